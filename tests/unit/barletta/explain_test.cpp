// The working of an action: each Hit and wound under the rule it comes from, each bound said where it holds.
#include <doctest/doctest.h>

#include "support/scene.hpp"

namespace {

using disfida::test::says;
using disfida::test::Scene;
using Lines = std::vector<std::string>;

Lines working(const Scene& scene) {
    const auto& match = scene.match();
    return match.position().explain(match.plies().back().events);
}

std::string brief(const Scene& scene) {
    const auto& match = scene.match();
    return match.position().brief(match.plies().back().events);
}

/// The lines that begin with these words, in order, as one text.
std::string lines(const Scene& scene, std::string_view beginning) {
    std::string out;
    for (const std::string& line : working(scene)) {
        out += line.starts_with(beginning) ? line + "\n" : "";
    }
    return out;
}

} // namespace

TEST_CASE("explain: a Hit of the table comes from H1.3, that of a fall from H3.1") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge miale : 3 4 4"); // 7 in column +2: -/1; 4 + 1 > 4
    CHECK(lines(scene, "Sachet takes") == "Sachet takes 1 Hit. [H1.3]\nSachet takes 1 Hit. [H3.1]\n");
}

TEST_CASE("explain: the Hit of a blocked retreat comes from H2.2") {
    Scene scene =
        Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot", "knight liaye 2405"});
    scene.play("move salomone 2407 attack pises : 5 6 3 4"); // 11 in column 0: -/1
    CHECK(lines(scene, "Pises takes") == "Pises takes 1 Hit. [H1.3]\nPises takes 1 Hit. [H2.2]\n");
}

TEST_CASE("explain: a wound by Hits comes from H1.4, d'Aste's for a surrender from K1") {
    Scene scene =
        Scene::round_one({"knight salomone 2407", "knight daste 2406 hits 5 wounds 1"}, {{"daste", "on"}});
    // VC 5 - 6, a wound: column 0; 7 + 5 is 12: -/2. The answer, 12 - 5 in column 0: nothing. 5 + 2 Hits are
    // a wound and 1 Hit; 1 + 1 + 2 keeps the saddle; 5 + 2 > 6 would be his surrender.
    scene.play("move salomone 2407 attack daste : 3 4 6 6 1 5");
    CHECK(lines(scene, "D'Aste is wounded") ==
          "D'Aste is wounded: 2 wounds, 1 Hit. [H1.4]\nD'Aste is wounded: 3 wounds, 1 Hit. [K1]\n");
}

TEST_CASE("explain: a dice modifier and a roll that are held say from what") {
    Scene scene = Scene::round_one({"knight fieramosca 2407 foot hits 6", "knight forges 2406 foot"});
    // 2 - 5 counts as 2, column +1: D/-, which a man on foot ignores. 12 + 5 counts as 12, column -1: -/1:
    // the seventh Hit, a wound; 3 + 1 against VC 7.
    scene.play("move fieramosca 2407 attack forges : 1 1 6 6 3");
    CHECK(says(working(scene), "enemy's Hits less own -6 held -5 +6 held +5 [H1.2]"));
    CHECK(says(working(scene), "roll -3 held 2 17 held 12 [H1.2]"));
    CHECK(scene.events("blow").front().number("hits") == -6);
    CHECK(scene.events("blow").front().number("modifier") == -5);
    CHECK(scene.events("blow").back().number("hits") == 6);
    CHECK(scene.events("blow").back().number("modifier") == 5);
    CHECK(brief(scene).find("column +1, 1+1-5=-3 held to 2 D/-") != std::string::npos);
    CHECK(brief(scene).find("column -1, 6+6+5=17 held to 12 -/1") != std::string::npos);
}

TEST_CASE("explain: what is not held is said plainly") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 1"});
    scene.play("move salomone 2407 attack pises : 3 4 3 4"); // 8 and 6 in column 0: nothing
    CHECK(says(working(scene), "enemy's Hits less own +1 -1 [H1.2]"));
    CHECK(says(working(scene), "roll 8 6 [H1.2]"));
    CHECK(brief(scene).find("column +0, 3+4+1=8 -/-") != std::string::npos);
}

TEST_CASE("prospect: a column and a dice modifier that are held say from what") {
    const Scene scene = Scene::round_one(
        {"knight fieramosca 2407 hits 6", "knight sachet 2406 foot wounds 3 attacked-by riccio"});
    const Lines before = scene.match().position().prospect("move fieramosca 2407 attack sachet");
    REQUIRE(before.size() == 2);
    CHECK(before[0] == "Fieramosca strikes: column +8, held to +5 (VC +3, others before him +1, horse +1, "
                       "wounds +3) [H1.1], dice -6, held to -5 [H1.2].");
    CHECK(before[1] == "Sachet answers: column -7, held to -5 (VC -3, horse -1, wounds -3) [H1.1], dice +6, "
                       "held to +5 [H1.2].");
}

TEST_CASE("a remount roll that fails does not say that the horse was caught") {
    Scene scene({"phase regroup", "round 2", "first french", "knight miale 2407",
                 "knight sachet 2403 foot order reorganising"});
    scene.play("remount sachet : 1");
    CHECK(working(scene).front() ==
          "Sachet tries to catch his horse: die 1 = 1, needs 2: still on foot. [E1.2]");
}
