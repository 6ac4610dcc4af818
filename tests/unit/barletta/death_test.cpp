// H5: as many wounds as VC.
#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

TEST_CASE("H5 the wound that reaches VC kills; the dead man fills a box and is worth his VC once") {
    Scene scene = Scene::round_one(
        {"knight salomone 2407", "knight pises 2406 hits 4 wounds 4", "surrendered french liaye:captured"});
    // Column +4, 3 + 4 = 7: -/1, the fifth Hit and fifth wound. Defence -4, 12 - 4 = 8: nothing.
    scene.play("move salomone 2407 attack pises : 1 2 6 6");
    CHECK(scene.at("pises") == "killed");
    CHECK(words(scene.surrendered("french")) == "liaye pises");
    CHECK(scene.side("french").out == 2);
    CHECK(scene.side("italian").vp == 15); // 10 + 5
}

TEST_CASE("H5 the attacker who killed enters the hex and stays on the field") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 4 wounds 4"});
    scene.play("move salomone 2407 attack pises : 1 2 6 6");
    CHECK(scene.at("salomone") == "2406");
    CHECK(scene.knight("salomone").order == "attacked");
    CHECK(scene.events("advances").front().rule() == "H5");
}

TEST_CASE("H5 he enters it even if he was thrown in the same combat") {
    Scene scene = Scene::round_one({"knight salomone 2407 hits 3", "knight pises 2406 hits 3 wounds 4"});
    // Column +4, roll 10: -/2 kills; defence -4, roll 12: -/D; 3 + 3 > 5.
    scene.play("move salomone 2407 attack pises : 5 5 6 6 3");
    CHECK(scene.at("pises") == "killed");
    CHECK_FALSE(scene.knight("salomone").mounted);
    CHECK(scene.knight("salomone").hits == 4);
    CHECK(scene.at("salomone") == "2406");
}

TEST_CASE("H5 a defender who killed stays where he is") {
    Scene scene = Scene::round_one({"knight salomone 2407 hits 4 wounds 4", "knight pises 2406"});
    // Column -4, 12 - 4 = 8: nothing. Defence +4, 3 + 4 = 7: -/1.
    scene.play("move salomone 2407 attack pises : 6 6 1 2");
    CHECK(scene.at("salomone") == "killed");
    CHECK(scene.at("pises") == "2406");
    CHECK(scene.side("french").vp == 5);
}

TEST_CASE("H5 Hits beyond the deadly one are dropped") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 4 wounds 4"});
    scene.play("move salomone 2407 attack pises : 6 6 6 6"); // 12: -/3 in column +4
    CHECK(scene.at("pises") == "killed");
    CHECK(scene.knight("pises").hits == 0);
    CHECK(scene.knight("pises").wounds == 5);
}

TEST_CASE("H5 the fall can kill") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 4 wounds 4"});
    // Column +4, 2 + 4 = 6: -/D; 1 + 4 + 4 > 5: thrown, the fifth Hit, the fifth wound.
    scene.play("move salomone 2407 attack pises : 1 1 6 6 1");
    CHECK(scene.at("pises") == "killed");
    CHECK(scene.at("salomone") == "2406");
}

TEST_CASE("H5 both can die: the hex stays empty") {
    Scene scene =
        Scene::round_one({"knight salomone 2407 hits 4 wounds 4", "knight pises 2406 hits 4 wounds 4"});
    scene.play("move salomone 2407 attack pises : 5 6 5 6");
    CHECK(scene.side("italian").vp == 5);
    CHECK(scene.side("french").vp == 5);
    CHECK(scene.events("advances").empty());
}
