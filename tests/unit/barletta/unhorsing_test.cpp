// H3, H3.1: who tests for his saddle, and who is thrown.
#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;

namespace {
Scene salomone_and_pises() { return Scene::round_one({"knight salomone 2407", "knight pises 2406"}); }
} // namespace

TEST_CASE("H3 a Hit brings a test") {
    Scene scene = salomone_and_pises();
    scene.play("move salomone 2407 attack pises : 5 6 3 4 1"); // -/1
    CHECK(scene.events("unhorsing-test").size() == 1);
    CHECK(scene.events("unhorsing-test").front().text("knight") == "pises");
}

TEST_CASE("H3 a D brings a test without a Hit") {
    Scene keeps = salomone_and_pises();
    keeps.play("move salomone 2407 attack pises : 5 5 3 4 5"); // -/D; 5 + 0 against 5
    CHECK(keeps.knight("pises").mounted);
    CHECK(keeps.knight("pises").hits == 0);
    CHECK(keeps.at("pises") == "2406");
    Scene falls = salomone_and_pises();
    falls.play("move salomone 2407 attack pises : 5 5 3 4 6"); // 6 > 5
    CHECK_FALSE(falls.knight("pises").mounted);
    CHECK(falls.knight("pises").hits == 1);
    CHECK(falls.at("pises") == "2406"); // the Hit of the fall drives nobody back
}

TEST_CASE("H3 a man on foot ignores a D and never tests") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot"});
    CHECK(scene.dice_of("move salomone 2407 attack pises", {5, 5, 3, 4}) == 4);
    CHECK(scene.dice_of("move salomone 2407 attack pises", {6, 6, 3, 4}) == 4);
    scene.play("move salomone 2407 attack pises : 5 5 3 4");
    CHECK(scene.knight("pises").hits == 0);
}

TEST_CASE("H3 no Hit and no D bring no test") {
    CHECK(salomone_and_pises().dice_of("move salomone 2407 attack pises", {3, 4, 3, 4}) == 4);
}

TEST_CASE("H3 one test a combat, however many Hits there were") {
    Scene scene = salomone_and_pises();
    CHECK(scene.dice_of("move salomone 2407 attack pises", {6, 6, 1, 1}) ==
          5); // 2 Hits of one roll, 1 of the other
}

TEST_CASE("H3.1 the attacker tests before the defender") {
    Scene scene = salomone_and_pises();
    scene.play("move salomone 2407 attack pises : 5 6 5 6 5 1"); // 1 Hit each: 5 + 1 > 5, 1 + 1 against 5
    CHECK_FALSE(scene.knight("salomone").mounted);
    CHECK(scene.knight("salomone").hits == 2);
    CHECK(scene.knight("pises").mounted);
    CHECK(scene.knight("pises").hits == 1);
}

TEST_CASE("H3.1 the Hits just taken count, and equal to VC is not above it") {
    Scene keeps = salomone_and_pises();
    keeps.play("move salomone 2407 attack pises : 6 6 3 4 3"); // 3 + 2 = 5
    CHECK(keeps.knight("pises").mounted);
    CHECK(keeps.knight("pises").hits == 2);
    Scene falls = salomone_and_pises();
    falls.play("move salomone 2407 attack pises : 6 6 3 4 4"); // 4 + 2 > 5
    CHECK_FALSE(falls.knight("pises").mounted);
    CHECK(falls.knight("pises").hits == 3);
}

TEST_CASE("H3.1 wounds count") {
    const auto unhorsed_by = [](std::string_view die) {
        Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 wounds 2"});
        // Column +2, roll 4: nothing on pises; his own defence in -2, roll 3: D/-.
        scene.play("move salomone 2407 attack pises : 2 2 1 2 " + std::string(die));
        return !scene.knight("pises").mounted;
    };
    CHECK_FALSE(unhorsed_by("3")); // 3 + 0 + 2 = 5
    CHECK(unhorsed_by("4 1"));     // 4 + 0 + 2 > 5; the Hit makes a wounded man test for surrender
}

TEST_CASE("H3.1 the Hit of the fall can bring a wound and with it a surrender test") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 4"});
    // 5 + 4 = 9: -/D; 2 + 4 > 5: thrown, fifth Hit, one wound; surrender 4 + 1 against 5. Defence 11 - 4 = 7.
    scene.play("move salomone 2407 attack pises : 1 4 5 6 2 4");
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.knight("pises").hits == 0);
    CHECK(scene.at("pises") == "2406");
}

TEST_CASE("H3.1 a thrown attacker does not advance") {
    Scene scene = salomone_and_pises();
    scene.play("move salomone 2407 attack pises : 5 6 4 5 6 1"); // -/1 and -/D: 6 > 5, then 1 + 1 against 5
    CHECK_FALSE(scene.knight("salomone").mounted);
    CHECK(scene.knight("salomone").hits == 1);
    CHECK(scene.at("salomone") == "2407");
    CHECK(scene.at("pises") == "2405");
}

TEST_CASE("H3.1 a man who was on foot before advances") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406"});
    scene.play("move salomone 2407 attack pises : 6 6 3 4 1"); // column -1, roll 12: -/1; +1, roll 7: nothing
    CHECK(scene.at("pises") == "2405");
    CHECK(scene.at("salomone") == "2406");
}
