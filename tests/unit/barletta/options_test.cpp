// K, K1, K2: the optional rules.
#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::Match;
using disfida::Options;
using disfida::test::Scene;

namespace {
const Options daste{{"daste", "on"}};
const Options gallantry{{"gallantry", "on"}};
} // namespace

TEST_CASE("K options are off unless chosen, and wrong ones are refused") {
    const disfida::DataSource data;
    CHECK(Scene::opening().match().position().options().empty());
    CHECK(Scene::opening({{"gallantry", "on"}, {"daste", "on"}}).match().position().options() ==
          Options{{"daste", "on"}, {"gallantry", "on"}});
    CHECK(Scene::opening({{"gallantry", "off"}}).match().position().options().empty());
    const auto refused = [&](const Options& options) {
        const auto match = Match::create(data, "barletta", options, std::nullopt, 1);
        REQUIRE_FALSE(match);
        return match.error().text;
    };
    CHECK(refused({{"daste", "yes"}}) == "option daste is on or off, not 'yes'");
    CHECK(refused({{"speed", "on"}}) == "barletta has no option 'speed': daste, gallantry");
}

TEST_CASE("K1 d'Aste takes a wound instead of surrendering") {
    const std::string attack =
        "move fieramosca 2407 attack daste : 3 4 3 4 1 6"; // as against any VC 6: 6 + 1 > 6
    Scene on = Scene::round_one({"knight fieramosca 2407", "knight daste 2406 wounds 1"}, daste);
    on.play(attack);
    CHECK(on.at("daste") == "2405");
    CHECK(on.knight("daste").wounds == 2);
    CHECK(on.knight("daste").hits == 1);
    CHECK(on.at("fieramosca") == "2406"); // no prisoner, no camp
    CHECK(on.side("french").out == 0);
    Scene off = Scene::round_one({"knight fieramosca 2407", "knight daste 2406 wounds 1"});
    off.play(attack);
    CHECK(off.at("daste") == "captured");
    CHECK(off.at("fieramosca") == "camp");
}

TEST_CASE("K1 is for d'Aste alone") {
    Scene scene = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1"}, daste);
    scene.play("move fieramosca 2407 attack baraut : 3 4 3 4 1 6");
    CHECK(scene.at("baraut") == "captured");
}

TEST_CASE("K1 a test he passes costs no wound") {
    Scene scene = Scene::round_one({"knight fieramosca 2407", "knight daste 2406 wounds 1"}, daste);
    scene.play("move fieramosca 2407 attack daste : 3 4 3 4 1 5"); // 5 + 1 = 6
    CHECK(scene.knight("daste").wounds == 1);
}

TEST_CASE("K1 the wound can kill him; where he did not retreat the attacker enters his hex") {
    Scene scene = Scene::round_one({"knight fieramosca 2407 foot", "knight daste 2406 wounds 5"}, daste);
    // Column 1 - 1 + 5 = +5, roll 5: -/D; defence -5, roll 7: nothing. 1 + 0 + 5 = 6 keeps the saddle:
    // nothing is due.
    CHECK(scene.dice_of("move fieramosca 2407 attack daste", {1, 4, 3, 4}) == 5);
    // 2 + 5 > 6 throws him: 1 Hit, no retreat; the test is due: 2 + 5 > 6: the sixth wound.
    scene.play("move fieramosca 2407 attack daste : 1 4 3 4 2 2");
    CHECK(scene.at("daste") == "killed");
    CHECK(scene.knight("daste").wounds == 6);
    CHECK(scene.knight("daste").hits == 1);
    CHECK(scene.at("fieramosca") == "2406");
    CHECK(scene.side("italian").vp == 6);
    CHECK(scene.surrendered("french").size() == 1);
}

TEST_CASE("K1 an attacking d'Aste who dies of it leaves the defender where he is") {
    Scene scene = Scene::round_one(
        {"to-move french", "knight fieramosca 2407 foot", "knight daste 2406 foot wounds 5"}, daste);
    // Column -6, held to -5, roll 12: -/D, ignored on foot. Defence +5, roll 7: -/1. 2 + 5 > 6.
    scene.play("move daste 2406 attack fieramosca : 6 6 3 4 2");
    CHECK(scene.at("daste") == "killed");
    CHECK(scene.at("fieramosca") == "2407");
}

TEST_CASE("K2 a mounted Italian who attacks a man on foot dismounts before the fight") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 foot"}, gallantry);
    scene.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK_FALSE(scene.knight("salomone").mounted);
    CHECK(scene.knight("salomone").hits == 0);
    CHECK(scene.events("blow").front().number("horse") == 0);
    CHECK(scene.events("blow").back().number("horse") == 0);
    CHECK(scene.story() == "stands attacks dismounts blow blow");
}

TEST_CASE("K2 a mounted Italian who is attacked by a man on foot dismounts too") {
    Scene scene =
        Scene::round_one({"to-move french", "knight salomone 2407", "knight pises 2406 foot"}, gallantry);
    scene.play("move pises 2406 attack salomone : 3 4 3 4");
    CHECK_FALSE(scene.knight("salomone").mounted);
    CHECK(scene.events("blow").front().number("horse") == 0);
}

TEST_CASE("K2 touches nobody else: not against a rider, not an Italian on foot, never a Frenchman, not "
          "without the option") {
    Scene rider = Scene::round_one({"knight salomone 2407", "knight pises 2406"}, gallantry);
    rider.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK(rider.knight("salomone").mounted);
    Scene foot = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406"}, gallantry);
    foot.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK(foot.knight("pises").mounted);
    CHECK(foot.events("blow").front().number("horse") == -1);
    Scene off = Scene::round_one({"knight salomone 2407", "knight pises 2406 foot"});
    off.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK(off.knight("salomone").mounted);
}

TEST_CASE("K2 costs no movement, and he fights as a man on foot: a D is nothing to him") {
    Scene scene = Scene::round_one({"knight salomone 2411", "knight pises 2406 foot"}, gallantry);
    // Four hexes and the attack: all five points of a rider. Attack 7: nothing; defence 9: -/D, ignored.
    CHECK(scene.dice_of("move salomone 2407 attack pises", {3, 4, 4, 5}) == 4);
    scene.play("move salomone 2407 attack pises : 3 4 4 5");
    CHECK(scene.at("salomone") == "2407");
}

TEST_CASE("K2 is no fall: who got off his horse advances") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 foot"}, gallantry);
    scene.play("move salomone 2407 attack pises : 5 6 3 4");
    CHECK(scene.at("pises") == "2405");
    CHECK(scene.at("salomone") == "2406");
}
