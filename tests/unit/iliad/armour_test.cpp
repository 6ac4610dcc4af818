// I-Armour: CLANG! and AGILITY of the four armours, and what a blow needs.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// Hector with this BOTTLE strikes at a man in this armour: whether these dice wound.
bool wounds(int bottle, const std::string& armour, int a, int b, const std::string& more = "") {
    Fight fight({"warrior hector 0905 side right bottle " + std::to_string(bottle) + more,
                 "warrior ajax 0805 side left armour " + armour, "contact ajax hector initiative hector",
                 "active hector"});
    fight.play("attack hector ajax");
    // One die more is the wound, two are the riposte.
    return fight.dice_of("armour", {a, b}) == 3;
}

} // namespace

TEST_CASE("I-Armour CLANG! and AGILITY of bell, bronze, leather and naked") {
    struct Row {
        const char* id;
        const char* armour;
        int clang;
        int agility; // 7 - 4, 9 - 3, 10 - 1, 6
    };
    for (const Row& row : {Row{"agamemnon", "bell", 7, 3}, Row{"menelaus", "bronze", 5, 6},
                           Row{"paris", "leather", 3, 9}, Row{"thersites", "naked", 0, 6}}) {
        CAPTURE(row.id);
        const Fight fight(
            {"warrior " + std::string(row.id) + " 0405 side left", "warrior hector 1205 side right"});
        const auto warrior = fight.warrior(row.id);
        CHECK(warrior.armour == row.armour);
        CHECK(warrior.clang == row.clang);
        CHECK(warrior.agility == row.agility);
    }
}

TEST_CASE("I-Armour a roll of CLANG! or less is stopped, one more wounds") {
    CHECK_FALSE(wounds(11, "bell", 3, 4));
    CHECK(wounds(11, "bell", 4, 4));
    CHECK_FALSE(wounds(11, "bronze", 2, 3));
    CHECK(wounds(11, "bronze", 3, 3));
    CHECK_FALSE(wounds(11, "leather", 1, 2));
    CHECK(wounds(11, "leather", 2, 2));
    CHECK(wounds(11, "naked", 1, 2));
}

TEST_CASE("I-Armour the blow has to be the striker's BOTTLE or less") {
    CHECK(wounds(8, "bronze", 4, 4));
    CHECK_FALSE(wounds(8, "bronze", 4, 5));
    CHECK_FALSE(wounds(5, "bronze", 2, 4)); // above CLANG! 5, above BOTTLE 5: nothing wounds but double one
    CHECK_FALSE(wounds(5, "bronze", 2, 3));
}

TEST_CASE("I-Armour double one wounds always") {
    CHECK(wounds(11, "bell", 1, 1));
    CHECK(wounds(1, "bell", 1, 1));
    CHECK(wounds(1, "bell", 1, 1, " scratch distracted"));
}

TEST_CASE("I-Armour additions raise the dice against BOTTLE, never against CLANG! (ruling)") {
    CHECK(wounds(9, "bronze", 4, 4, " scratch"));             // 8 + 1 = 9
    CHECK_FALSE(wounds(8, "bronze", 4, 4, " scratch"));       // 9 > 8
    CHECK(wounds(10, "bronze", 4, 4, " scratch distracted")); // 8 + 2 = 10
    CHECK_FALSE(wounds(9, "bronze", 4, 4, " scratch distracted"));
    CHECK_FALSE(wounds(11, "bronze", 2, 3, " scratch distracted")); // 5 as they lie: stopped
}

TEST_CASE("I-Armour the rulebook's example: BOTTLE 8 against bronze wounds with 6, 7 or 8") {
    CHECK_FALSE(wounds(8, "bronze", 1, 4));
    CHECK(wounds(8, "bronze", 1, 5));
    CHECK(wounds(8, "bronze", 1, 6));
    CHECK(wounds(8, "bronze", 2, 6));
    CHECK_FALSE(wounds(8, "bronze", 3, 6));
}

TEST_CASE("I-Armour AGILITY is after armour everywhere: the throw of one in bell") {
    // Agamemnon: AGILITY 7 - 4 = 3.
    Fight fight({"warrior agamemnon 0405 side left", "warrior hector 1205 side right", "active agamemnon"});
    CHECK(fight.dice_of("throw agamemnon hector", {1, 3}) == 2);       // 4: a miss
    CHECK(fight.dice_of("throw agamemnon hector", {1, 2, 6, 5}) == 4); // 3: a hit, but 11 > BOTTLE 8
}
