// H4, H4.1, H4.2, H4.3: who tests for surrender, the roll, prisoner and captor, the surrender table.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

namespace {

/// Both wounded once, so that a Hit makes either of them test. Column 0 for both.
Scene both_wounded(std::string_view horse = "") {
    const std::string suffix = " wounds 1" + std::string(horse);
    return Scene::round_one({"knight salomone 2407" + suffix, "knight pises 2406" + suffix});
}

/// Fieramosca against baraut (VC 6, 1 wound): column +2, roll 7: -/1; a one keeps the saddle; then this die.
constexpr std::string_view against_baraut = "move fieramosca 2407 attack baraut : 3 4 3 4 1 ";

} // namespace

TEST_CASE("H4 a wound taken makes the test due, with no wound and no Hit before") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 4"});
    // 5 + 4 = 9 would be a D; 7 + 4 = 11: -/1, the fifth Hit. 4 + 1 against 5.
    scene.play("move salomone 2407 attack pises : 3 4 5 6 4");
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.events("surrender-test").size() == 1);
    CHECK(scene.at("pises") == "2405");
}

TEST_CASE("H4 a Hit on a wounded man makes the test due, a Hit on a sound one does not") {
    Scene wounded = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot wounds 1"});
    CHECK(wounded.dice_of("move salomone 2407 attack pises", {4, 5, 3, 4}) == 5); // column +1, roll 9: -/1
    Scene sound = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot"});
    CHECK(sound.dice_of("move salomone 2407 attack pises", {5, 6, 3, 4}) == 4);
    CHECK(wounded.dice_of("move salomone 2407 attack pises", {3, 4, 3, 4}) == 4); // wounded, but no Hit
}

TEST_CASE("H4 both due: the one who took more Hits tests, attacker or defender") {
    Scene attacker = both_wounded(" foot");
    attacker.play("move salomone 2407 attack pises : 5 6 6 6 5"); // 2 against 1; 5 + 1 > 5
    CHECK(attacker.at("salomone") == "captured");
    CHECK(attacker.at("pises") == "camp");
    Scene defender = both_wounded(" foot");
    defender.play("move salomone 2407 attack pises : 6 6 5 6 5"); // 1 against 2
    CHECK(defender.at("pises") == "captured");
    CHECK(defender.at("salomone") == "camp");
}

TEST_CASE("H4 both due and equal Hits: nobody tests") {
    Scene scene = both_wounded(" foot");
    scene.play("move salomone 2407 attack pises : 5 6 5 6");
    CHECK(scene.events("surrender-test").empty());
    CHECK(scene.at("salomone") == "2407");
    CHECK(scene.at("pises") == "2406");
}

TEST_CASE("H4 the Hit of a fall counts in the comparison") {
    Scene scene = both_wounded();
    scene.play("move salomone 2407 attack pises : 5 6 5 6 1 4 5"); // 1 + 1 + 1 stays; 4 + 1 + 1 > 5 falls: 1
                                                                   // against 2
    CHECK(scene.at("pises") == "captured");
    CHECK(scene.at("salomone") == "camp");
}

TEST_CASE("H4 the Hit of a blocked retreat counts in the comparison") {
    Scene scene = Scene::round_one(
        {"knight salomone 2407 wounds 1", "knight pises 2406 wounds 1", "knight liaye 2405"});
    // 1 Hit against 2; 4 + 1 + 1 > 5 throws the attacker: 2 against 2; the blocked retreat: 2 against 3.
    scene.play("move salomone 2407 attack pises : 6 6 5 6 4 1 5");
    CHECK(scene.knight("salomone").hits == 2);
    CHECK(scene.knight("pises").hits == 3);
    CHECK(scene.at("pises") == "captured");
}

TEST_CASE("H4 only one due: he tests, even if the other took more Hits") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 wounds 1"});
    // Column +1, roll 9: -/1; defence -1, roll 12: -/1. 5 + 1 > 5 throws the attacker: 2 against 1.
    scene.play("move salomone 2407 attack pises : 4 5 6 6 5 1 5");
    CHECK(scene.knight("salomone").hits == 2);
    CHECK(scene.events("surrender-test").front().text("knight") == "pises");
    CHECK(scene.at("pises") == "captured");
    CHECK(scene.at("salomone") == "camp");
}

TEST_CASE("H4 nobody tests if either is dead") {
    // Column 7 - 5 + 4 - 2 = +4, roll 7: -/1 kills. Defence -4, roll 12: -/D; 2 + 4 + 2 > 7 throws the
    // attacker, who is wounded and took a Hit; but no sixth die is taken.
    const Scene defender =
        Scene::round_one({"knight fieramosca 2407 hits 4 wounds 2", "knight pises 2406 hits 4 wounds 4"});
    CHECK(defender.dice_of("move fieramosca 2407 attack pises", {3, 4, 6, 6, 2}) == 5);
    const Scene attacker =
        Scene::round_one({"knight salomone 2407 hits 4 wounds 4",
                          "knight la-motte 2406 hits 4 wounds 4 attacked-by miale,riccio,capoccio"});
    // La-motte took a wound, but the attacker is dead: five dice, the last for the saddle.
    CHECK(attacker.dice_of("move salomone 2407 attack la-motte", {5, 6, 4, 5}) == 5);
}

TEST_CASE("H4.1 die plus wounds plus modifier above VC is surrender, equal is not") {
    Scene fights = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1"});
    fights.play(std::string(against_baraut) + "5"); // 5 + 1 + 0 = 6
    CHECK(fights.at("baraut") == "2405");
    CHECK(fights.at("fieramosca") == "2406");
    Scene yields = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1"});
    yields.play(std::string(against_baraut) + "6");
    CHECK(yields.at("baraut") == "captured");
}

TEST_CASE("H4.1 the wound just taken counts") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 4"});
    scene.play("move salomone 2407 attack pises : 3 4 5 6 5"); // 5 + 1 > 5
    CHECK(scene.at("pises") == "captured");
}

TEST_CASE("H4.1 a natural 1 never surrenders") {
    const auto after = [](std::string_view die) {
        Scene scene = Scene::round_one(
            {"knight salomone 2407 foot", "knight pises 2406 foot wounds 4",
             "surrendered french la-motte:captured,daste:captured,forges:captured,"
             "lambris:captured,baraut:captured,guignes:captured,liaye:captured,landes:captured,"
             "fraise:captured,fontaines:captured,sachet:captured"});
        // Column +4, roll 7: -/1. 1 + 4 + 4 is far above 5.
        scene.play("move salomone 2407 attack pises : 3 4 3 6 " + std::string(die));
        return scene.at("pises");
    };
    CHECK(after("1") == "2405");
    CHECK(after("2") == "captured");
}

TEST_CASE("H4.2 the prisoner goes to the lowest empty box of his own side") {
    Scene scene = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1",
                                    "surrendered french pises:captured,liaye:killed",
                                    "surrendered italian riccio:captured"});
    scene.play(std::string(against_baraut) + "6");
    CHECK(words(scene.surrendered("french")) == "pises liaye baraut");
    CHECK(words(scene.surrendered("italian")) == "riccio");
    CHECK(scene.side("french").out == 3);
    CHECK(scene.events("captured").front().number("box") == 3);
}

TEST_CASE("H4.2 the captor goes to his camp with his markers and does not advance") {
    Scene scene =
        Scene::round_one({"knight fieramosca 2407 hits 1 wounds 1", "knight baraut 2406 hits 1 wounds 2"});
    scene.play(std::string(against_baraut) + "6");
    CHECK(scene.at("fieramosca") == "camp");
    CHECK(scene.knight("fieramosca").order == "attacked");
    CHECK(scene.knight("fieramosca").hits == 1);
    CHECK(scene.knight("fieramosca").wounds == 1);
    CHECK(scene.knight("fieramosca").mounted);
}

TEST_CASE("H4.2 a knight out of action keeps his Hits, wounds and horse") {
    Scene scene = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1"});
    scene.play(std::string(against_baraut) + "6");
    CHECK(scene.knight("baraut").hits == 1);
    CHECK(scene.knight("baraut").wounds == 1);
    CHECK(scene.knight("baraut").mounted);
    CHECK(scene.knight("baraut").order == "none");
    CHECK(words(scene.knight("baraut").attacked_by) == "fieramosca");
}

TEST_CASE("H4.2 who made a prisoner while defending, and has had no order, may still get one") {
    Scene scene = both_wounded(" foot");
    scene.play("move salomone 2407 attack pises : 5 6 6 6 5");
    CHECK(scene.at("pises") == "camp");
    CHECK(scene.knight("pises").order == "none");
    CHECK(scene.text("to_move") == "french");
    CHECK(scene.allows("move pises 3301"));
    Scene ordered = Scene::round_one(
        {"knight salomone 2407 foot wounds 1", "knight pises 2406 foot wounds 1 order moved"});
    ordered.play("move salomone 2407 attack pises : 5 6 6 6 5");
    CHECK(ordered.at("pises") == "camp");
    CHECK(ordered.knight("pises").order == "moved");
    CHECK(ordered.legal("move pises").empty());
}

TEST_CASE("H4.3 the modifier is that of the first empty box, for each of the thirteen") {
    constexpr std::array<const char*, 12> others{"la-motte", "daste",   "forges",    "lambris",
                                                 "pises",    "guignes", "liaye",     "landes",
                                                 "frignes",  "fraise",  "fontaines", "sachet"};
    constexpr std::array<int, 13> modifiers{0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4};
    for (std::size_t out = 0; out <= others.size(); ++out) {
        std::string list = out > 0 ? "surrendered french " : "surrendered italian riccio:captured";
        for (std::size_t i = 0; i < out; ++i) {
            list += (i > 0 ? "," : "") + std::string(others.at(i)) + (i % 2 == 0 ? ":captured" : ":killed");
        }
        for (int die = 1; die <= 6; ++die) {
            Scene scene({"round 1", "phase activate", "to-move italian", "knight abenavoli 1501",
                         "knight fieramosca 2407", "knight baraut 2406 wounds 1", list});
            scene.play(std::string(against_baraut) + std::to_string(die));
            const auto test = scene.events("surrender-test").front();
            CHECK(test.number("modifier") == modifiers.at(out));
            CHECK(test.number("box") == static_cast<int>(out) + 1);
            const bool yields = die != 1 && die + 1 + modifiers.at(out) > 6;
            CHECK((scene.at("baraut") == "captured") == yields);
        }
    }
}

TEST_CASE("H4.3 worked example: five French out, a French test adds 2; the Italian boxes do not matter") {
    const std::string five =
        "surrendered french pises:captured,liaye:captured,landes:captured,fraise:captured,sachet:captured";
    Scene scene = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1", five,
                                    "surrendered italian riccio:captured,salomone:captured"});
    scene.play(std::string(against_baraut) + "4"); // 4 + 1 + 2 > 6
    CHECK(scene.events("surrender-test").front().number("modifier") == 2);
    CHECK(scene.at("baraut") == "captured");
    Scene no = Scene::round_one({"knight fieramosca 2407", "knight baraut 2406 wounds 1", five});
    no.play(std::string(against_baraut) + "3"); // 3 + 1 + 2 = 6
    CHECK(no.at("baraut") == "2405");
}
