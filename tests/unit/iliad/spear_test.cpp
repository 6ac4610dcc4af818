// I-Spear: who may throw at whom, and what a throw brings.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// Achilles (AGILITY 8) in 0405 acts, then Hector in 0805; then these.
Fight apart(std::string_view more = "idle 0", std::string_view again = "idle 0") {
    return Fight({"warrior achilles 0405 side left", "warrior hector 0805 side right",
                  "active achilles,hector", more, again});
}

} // namespace

TEST_CASE("I-Spear AGILITY or less hits, then a blow with the strength of BOTTLE") {
    Fight fight = apart().play("throw achilles hector : 4 4 1 5 3"); // 8 <= 8; 6 > 5, <= 11: arm
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.spears("achilles") == 1);
    CHECK(fight.text("active") == "hector");
    CHECK(fight.phase() == "activate");
}

TEST_CASE("I-Spear a hit that armour stops, or too strong for BOTTLE, is nothing, and is not caught") {
    CHECK(apart().dice_of("throw achilles hector", {4, 4, 2, 3}) == 4);
    Fight fight = apart("warrior achilles 0405 bottle 7").play("throw achilles hector : 1 2 4 4");
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.phase() == "activate");
}

TEST_CASE("I-Spear double one always hits, whatever AGILITY") {
    Fight fight = apart("warrior achilles 0405 agility 0");
    CHECK(fight.dice_of("throw achilles hector", {1, 2}) == 2); // 3 > 0
    fight.play("throw achilles hector : 1 1 1 1 3");            // double one wounds too
    CHECK(fight.bottle("hector") == 10);
}

TEST_CASE("I-Spear a miss at a hero: his owner says catch or let") {
    Fight fight = apart().play("throw achilles hector : 4 5"); // 9 > 8
    CHECK(fight.phase() == "catch");
    CHECK(fight.text("to_move") == "right");
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.pending() == "catch achilles hector");
    CHECK(disfida::test::words(fight.legal()) == "catch let");
    CHECK(fight.spears("achilles") == 1);
}

TEST_CASE("I-Spear a miss at a bearer is nothing") {
    Fight fight = apart("warrior cebriones 0806 side right").play("throw achilles cebriones : 4 5");
    CHECK(fight.phase() == "activate");
    CHECK(fight.text("active") == "hector");
    CHECK(fight.spears("achilles") == 1);
}

TEST_CASE("I-Spear at least 2 hexes away, and no greatest range (ruling)") {
    const Fight beside(
        {"warrior achilles 0405 side left", "warrior hector 0505 side right", "active achilles"});
    CHECK(beside.refusal("throw achilles hector") ==
          "Hector is too near for a throw, 2 hexes are needed [I-Spear]");
    const Fight two({"warrior achilles 0405 side left", "warrior hector 0605 side right", "active achilles"});
    CHECK(two.allows("throw achilles hector"));
    const Fight far({"warrior achilles 0101 side left", "warrior hector 1509 side right", "active achilles"});
    CHECK(far.allows("throw achilles hector"));
}

TEST_CASE("I-Spear nothing blocks (ruling)") {
    // Straight down a column through a friend and an enemy.
    const Fight fight({"warrior achilles 0401 side left", "warrior ajax 0402 side left",
                       "warrior paris 0403 side right", "warrior hector 0404 side right", "active achilles"});
    CHECK(fight.legal("throw") == "throw achilles hector throw achilles paris");
}

TEST_CASE("I-Spear never at one who is in contact") {
    const Fight fight({"warrior achilles 0405 side left", "warrior ajax 0805 side left",
                       "warrior hector 0905 side right", "contact ajax hector initiative ajax",
                       "active achilles"});
    CHECK(fight.refusal("throw achilles hector") ==
          "Hector is in contact: nobody throws into a fight [I-Spear]");
}

TEST_CASE("I-Spear the thrower is in contact with nobody") {
    const Fight fight = Fight::engaged({"warrior paris 1205 side right"});
    CHECK(fight.refusal("throw achilles paris") ==
          "Achilles is in contact: attack, disengage, wait or quit [I-Spear]");
    // Standing beside an enemy without contact is no hindrance.
    const Fight beside({"warrior achilles 0405 side left", "warrior hector 0505 side right",
                        "warrior paris 1205 side right", "active achilles"});
    CHECK(beside.legal("throw") == "throw achilles paris");
}

TEST_CASE("I-Spear the spear is gone, hit or miss, and without one nobody throws") {
    Fight fight = apart("warrior achilles 0405 spears 1").play("throw achilles hector : 1 2 1 2");
    CHECK(fight.spears("achilles") == 0);
    const Fight none = apart("warrior achilles 0405 spears 0");
    CHECK(none.legal("throw").empty());
    CHECK(none.refusal("throw achilles hector") == "Achilles has no spear [I-Spear]");
}

TEST_CASE("I-Spear a bearer has none to throw") {
    const Fight fight = apart("warrior automedon 0305 side left", "active automedon");
    CHECK(fight.legal("throw").empty());
    CHECK(fight.refusal("throw automedon hector") == "Automedon has no spear [I-Spear]");
}

TEST_CASE("I-Spear the strength is a roll against BOTTLE, the aim is not") {
    // The aim at AGILITY: 8 <= 8 in spite of the scratch; strength 8 + 1 <= 9, then 9 + 1 > 9.
    Fight hits = apart("warrior achilles 0405 bottle 9 scratch").play("throw achilles hector : 4 4 4 4 3");
    CHECK(hits.bottle("hector") == 10);
    CHECK_FALSE(hits.scratched("achilles"));
    Fight weak = apart("warrior achilles 0405 bottle 9 scratch").play("throw achilles hector : 4 4 4 5");
    CHECK(weak.bottle("hector") == 11);
    CHECK_FALSE(weak.scratched("achilles"));
    Fight miss = apart("warrior achilles 0405 scratch").play("throw achilles hector : 4 5");
    CHECK(miss.scratched("achilles")); // no roll against BOTTLE was made
}

TEST_CASE("I-Spear throwing is fighting, and a wound may end the game") {
    Fight fight = apart("idle 15").play("throw achilles hector : 4 5");
    CHECK(fight.number("idle") == 0);
    Fight dead = apart().play("throw achilles hector : 1 2 1 5 6 5");
    CHECK(dead.result() == "left dead");
}

TEST_CASE("I-Spear a hit one pleads: the thrower's side decides") {
    Fight fight = apart().play("throw achilles hector : 1 2 1 5 6 2");
    CHECK(fight.pending() == "plea achilles hector");
    CHECK(fight.text("to_move") == "left");
}
