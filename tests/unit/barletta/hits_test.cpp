// H1.3, H1.4: Hits become wounds.
#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;

TEST_CASE("H1.4 worked example: Fontaines, VC 4, 1 wound 2 Hits, takes 3 Hits: 2 wounds 1 Hit") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight fontaines 2406 foot hits 2 wounds 1"});
    // Column 1 + 1 + 1 = +3, 10 + 2 = 12: -/3. Defence in -3, 9 - 2 = 7: nothing. A one never surrenders.
    scene.play("move salomone 2407 attack fontaines : 5 5 4 5 1");
    CHECK(scene.knight("fontaines").wounds == 2);
    CHECK(scene.knight("fontaines").hits == 1);
}

TEST_CASE("H1.4 exactly VC Hits are a wound and nothing is left") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 3"});
    // 7 + 3 = 10 would be a D; 9 + 3 = 12: -/2, 3 + 2 = 5 = VC.
    scene.play("move salomone 2407 attack pises : 4 5 5 5 1"); // defence 10 - 3 = 7
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.knight("pises").hits == 0);
}

TEST_CASE("H1.4 one Hit fewer is no wound") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 2"});
    scene.play("move salomone 2407 attack pises : 5 5 5 4"); // 10 + 2 = 12: -/2; 9 - 2 = 7; no test is due
    CHECK(scene.knight("pises").wounds == 0);
    CHECK(scene.knight("pises").hits == 4);
}

TEST_CASE("H1.3 the Hits of both rolls add up") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot"});
    scene.play("move salomone 2407 attack pises : 6 6 1 1"); // -/2, and his own 1/-
    CHECK(scene.knight("pises").hits == 3);
    CHECK(scene.events("hits").front().number("taken") == 3);
}

TEST_CASE("H1.3 a wound and the Hit of a fall: Hits go on from what is left") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 4"});
    // 7 + 4 = 11: -/1: wound, 0 Hits. 5 + 0 + 1 > 5: thrown, 1 Hit. Surrender: 1.
    scene.play("move salomone 2407 attack pises : 3 4 5 6 5 1"); // defence 11 - 4 = 7
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.knight("pises").hits == 1);
    CHECK_FALSE(scene.knight("pises").mounted);
}
