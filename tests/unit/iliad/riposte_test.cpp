// I-Riposte: the blow back of one who trusted his armour.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("I-Riposte one whom the blow did not wound strikes back at once, a blow the other way round") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 1 4 1 5 3"}); // 5 stopped; 6 > 5, <= 11: arm
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.story() == "trusts-armour blow blow wound");
    CHECK(fight.text("active") == "hector"); // his own activation is still to come
}

TEST_CASE("I-Riposte also after a blow above the striker's BOTTLE") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 6"});
    fight.play({"attack achilles hector", "armour : 3 4 6 5 1"}); // 7 > 6; 11 <= 11: scratch
    CHECK(fight.scratched("achilles"));
}

TEST_CASE("I-Riposte none after a wound, not even a scratch") {
    Fight fight = Fight::engaged();
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {3, 3, 1}) == 3);
    fight.play("armour : 3 3 1");
    CHECK(fight.scratched("hector"));
    CHECK(fight.story() == "trusts-armour blow wound");
}

TEST_CASE("I-Riposte there is none to a riposte (ruling)") {
    Fight fight = Fight::engaged();
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {1, 2, 1, 2}) == 4);
}

TEST_CASE("I-Riposte is rolled even when hopeless (ruling), and double one wounds") {
    Fight fight = Fight::engaged({"warrior achilles 0805 armour bell", "warrior hector 0905 bottle 2"});
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {1, 2, 6, 2}) == 4); // CLANG! 7, BOTTLE 2
    fight.play("armour : 1 2 1 1 4 6");                // leg; the heel kills with a 6
    CHECK(fight.status("achilles") == "dead");
}

TEST_CASE("I-Riposte is a roll against BOTTLE: a scratch adds 1 and is used up") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 8 scratch"});
    fight.play({"attack achilles hector", "armour : 1 2 4 4"}); // 8 + 1 > 8
    CHECK_FALSE(fight.scratched("hector"));
    CHECK(fight.bottle("achilles") == 11);
    CHECK(fight.story() == "trusts-armour blow blow");
}

TEST_CASE(
    "I-Riposte the striker's own scratch is gone with his blow, the riposter's stays if there is none") {
    Fight fight = Fight::engaged({"warrior achilles 0805 scratch", "warrior hector 0905 scratch"});
    fight.play({"attack achilles hector", "armour : 3 3 3"}); // 6 + 1 <= 11: arm, no riposte
    CHECK_FALSE(fight.scratched("achilles"));
    CHECK(fight.scratched("hector"));
}

TEST_CASE("I-Riposte the initiative stays where it was") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 1 2 5 5 4 1"});
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.agility("achilles") == 7);
}

TEST_CASE("I-Riposte it may kill the attacker, and his side has lost") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 1 2 5 5 6 4"});
    CHECK(fight.status("achilles") == "dead");
    CHECK(fight.result() == "right dead");
}

TEST_CASE("I-Riposte a plea is heard by the side of the one who struck back") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 1 2 5 5 6 2"});
    CHECK(fight.phase() == "plea");
    CHECK(fight.pending() == "plea hector achilles");
    CHECK(fight.text("to_move") == "right");
    CHECK(fight.text("active") == "achilles");
}

TEST_CASE("I-Riposte one who is attacked by several strikes back at each") {
    Fight fight = Fight::engaged(
        {"warrior ajax 0804 side left", "contact ajax hector initiative ajax", "active achilles,ajax"});
    fight.play({"attack achilles hector", "armour : 1 2 3 3 1", "attack ajax hector", "armour : 1 2 3 3 1"});
    CHECK(fight.scratched("achilles"));
    CHECK(fight.scratched("ajax"));
}
