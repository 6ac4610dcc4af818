// I-Bearer: shield-bearers in the way of a blow (dicey quadrants), and as warriors.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

// Automedon (BOTTLE 8, AGILITY 8, leather: CLANG! 3) in 0804 is beside Achilles in 0805 and Hector in 0905.
constexpr std::string_view in_the_way = "warrior automedon 0804 side left";

/// Hector has attacked Achilles.
Fight attacked(std::string_view bearer, std::string_view more = "idle 0") {
    return Fight::engaged(
               {bearer, "contact achilles hector initiative hector", "active hector,achilles", more})
        .play("attack hector achilles");
}

} // namespace

TEST_CASE("I-Bearer a double that armour stops is tried as a blow on the bearer's CLANG! (ruling)") {
    Fight fight = attacked(in_the_way).play("armour : 2 2 3"); // 4: not above bronze 5, above leather 3
    CHECK(fight.bottle("automedon") == 7);
    CHECK(fight.bottle("achilles") == 11);
    CHECK(fight.story() == "trusts-armour blow bearer-struck wound");
}

TEST_CASE("I-Bearer when his bearer was wounded the target does not riposte (ruling)") {
    CHECK(attacked(in_the_way).dice_of("armour", {2, 2, 3}) == 3);
    CHECK(attacked(in_the_way).dice_of("armour", {2, 2, 6, 1}) == 4);
}

TEST_CASE("I-Bearer a double that wounds the hero leaves his bearer alone") {
    Fight fight = attacked(in_the_way).play("armour : 3 3 3");
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer double one is for the hero") {
    Fight fight = attacked(in_the_way).play("armour : 1 1 3");
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer no double, no danger") {
    Fight fight = attacked(in_the_way).play("armour : 1 3 1 2"); // 4, not above 5: riposte
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer a double above the striker's BOTTLE strikes nobody") {
    Fight fight = attacked(in_the_way).play("armour : 6 6 1 2"); // 12 > 11
    CHECK(fight.bottle("automedon") == 8);
    Fight scratch = attacked(in_the_way, "warrior hector 0905 bottle 4 scratch").play("armour : 2 2 1 2");
    CHECK(scratch.bottle("automedon") == 8); // 4 + 1 > 4
    Fight just = attacked(in_the_way, "warrior hector 0905 bottle 5 scratch").play("armour : 2 2 3");
    CHECK(just.bottle("automedon") == 7);
}

TEST_CASE("I-Bearer his own armour may save the bearer, and then there is a riposte") {
    Fight fight = attacked(in_the_way, "warrior automedon 0804 armour bronze").play("armour : 2 2 1 2");
    CHECK(fight.bottle("automedon") == 8); // 4 is not above 5
    CHECK(fight.story() == "trusts-armour blow blow");
}

TEST_CASE("I-Bearer the dicey quadrants are the two hexes beside both hero and striker (ruling)") {
    for (const char* hex : {"0804", "0906"}) {
        CAPTURE(hex);
        Fight fight = attacked("warrior automedon " + std::string(hex) + " side left");
        CHECK(fight.dice_of("armour", {2, 2, 3}) == 3);
    }
    for (const char* hex : {"0705", "0706", "0806", "0904", "1004", "1005"}) {
        CAPTURE(hex);
        Fight fight = attacked("warrior automedon " + std::string(hex) + " side left");
        CHECK(fight.dice_of("armour", {2, 2, 1, 2}) == 4);
    }
}

TEST_CASE("I-Bearer only the hero's own bearer, on his side") {
    CHECK(attacked("warrior alcimedon 0804 side left").dice_of("armour", {2, 2, 1, 2}) == 4);
    CHECK(attacked("warrior automedon 0804 side right").dice_of("armour", {2, 2, 1, 2}) == 4);
    CHECK(attacked("warrior cebriones 0804 side right").dice_of("armour", {2, 2, 1, 2}) == 4);
}

TEST_CASE("I-Bearer also when the hero parried") {
    // 6 <= 11 against 2 <= 8: nothing for Achilles; 6 is above leather.
    Fight fight = attacked(in_the_way).play("parry : 3 3 1 1 3");
    CHECK(fight.bottle("automedon") == 7);
    CHECK(fight.bottle("achilles") == 11);
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK(fight.story() == "parry bearer-struck wound");
}

TEST_CASE("I-Bearer a parry that fails is the hero's wound, double or not") {
    Fight fight = attacked(in_the_way).play("parry : 3 3 6 6 3");
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer a failed double against a parry passes the initiative and strikes nobody") {
    Fight fight = attacked(in_the_way, "warrior hector 0905 bottle 7").play("parry : 4 4 1 1"); // 8 > 7
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer a double 2 against a parry is above leather, so it may strike; 1 1 is the hero's") {
    CHECK(attacked(in_the_way).dice_of("parry", {2, 2, 1, 1, 3}) == 5);
    CHECK(attacked(in_the_way, "warrior automedon 0804 armour bronze").dice_of("parry", {2, 2, 1, 1}) == 4);
    Fight fight = attacked(in_the_way).play("parry : 1 1 1 1 3");
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer a riposte on a hero may strike his bearer too") {
    Fight fight = Fight::engaged({in_the_way});
    fight.play({"attack achilles hector", "armour : 1 2 2 2 3"}); // stopped; riposte 4, a double
    CHECK(fight.bottle("automedon") == 7);
    CHECK(fight.bottle("achilles") == 11);
}

TEST_CASE("I-Bearer a hack does not strike him") {
    Fight fight = Fight::engaged({in_the_way});
    CHECK(fight.dice_of("disengage achilles", {6, 6, 1, 2, 2, 2}) == 6);
}

TEST_CASE("I-Bearer a spear does not strike him") {
    // Automedon stands beside both, but a spear passes him.
    const Fight fight({"warrior achilles 0405 side left", "warrior automedon 0505 side left",
                       "warrior hector 0605 side right", "active hector,achilles"});
    CHECK(fight.dice_of("throw hector achilles", {1, 2, 2, 2}) == 4);
}

TEST_CASE("I-Bearer struck at himself he has no such help, nor a hero whose blow it is") {
    Fight fight({"warrior achilles 0804 side left", "warrior automedon 0805 side left",
                 "warrior hector 0905 side right", "contact automedon hector initiative hector",
                 "active hector"});
    fight.play("attack hector automedon");
    CHECK(fight.dice_of("armour", {6, 6, 1, 2}) == 4);
    CHECK(fight.dice_of("armour", {2, 2, 3}) == 3); // his own CLANG! is 3
}

TEST_CASE("I-Bearer the wound of a bearer kills, and the fight goes on") {
    Fight fight = attacked(in_the_way).play("armour : 2 2 6 3");
    CHECK(fight.status("automedon") == "dead");
    CHECK(fight.at("automedon").empty());
    CHECK(fight.result().empty());
    CHECK(fight.text("active") == "achilles");
}

TEST_CASE("I-Bearer struck in his hero's place he may plead to the striker") {
    Fight fight = attacked(in_the_way).play("armour : 2 2 6 2");
    CHECK(fight.pending() == "plea hector automedon");
    CHECK(fight.text("to_move") == "right");
    fight.play("spare");
    CHECK(fight.status("automedon") == "spared");
    CHECK(fight.text("active") == "achilles");
}

TEST_CASE("I-Bearer the dice of a wound come directly after the rolls of that blow") {
    CHECK(attacked(in_the_way).dice_of("parry", {3, 3, 1, 1, 6, 4}) == 6);
    Fight riposte = Fight::engaged({in_the_way}).play("attack achilles hector");
    CHECK(riposte.dice_of("armour", {1, 2, 2, 2, 6, 4}) == 6);
}

TEST_CASE("I-Bearer bearers move and close as warriors, with their own BOTTLE and CLANG!") {
    // BOTTLE 8 - CLANG! 3 = 5 hexes: from 0405 the side of 1005 is 0905.
    Fight fight({"warrior automedon 0405 side left", "warrior achilles 0101 side left",
                 "warrior hector 1005 side right", "active automedon"});
    CHECK(fight.allows("move automedon 0905"));
    CHECK_FALSE(fight.allows("move automedon 1004"));
    fight.play("close automedon hector : 4 4");
    CHECK(fight.at("automedon") == "0905");
    CHECK(fight.contacts() == "automedon-hector:hector");
}

TEST_CASE("I-Bearer a bearer in contact attacks, is attacked and leaves") {
    Fight fight({"warrior achilles 0101 side left", "warrior automedon 0805 side left",
                 "warrior hector 0905 side right", "contact automedon hector initiative automedon",
                 "active automedon,hector"});
    CHECK(disfida::test::words(fight.legal()) ==
          "attack automedon hector disengage automedon quit automedon wait automedon");
    fight.play({"attack automedon hector", "parry : 4 5 1 2"}); // 9 > 8: Hector takes the initiative
    fight.play({"attack hector automedon", "parry : 6 6 1 2"});
    CHECK(fight.contacts() == "automedon-hector:automedon");
}

TEST_CASE("I-Bearer bearers stand behind their heroes, and those without one have none") {
    const Fight duel = Fight::opening({{"bearers", "on"}});
    CHECK(duel.at("automedon") == "0305");
    CHECK(duel.at("cebriones") == "1305");
    const Fight melee = Fight::opening({{"mode", "melee"}, {"left", "pandarus"}, {"right", "paris"}});
    CHECK(melee.roster() == "pandarus paris harpalion");
    CHECK(Fight::opening({{"mode", "melee"}, {"bearers", "off"}}).roster() ==
          "ajax odysseus menelaus hector aeneas sarpedon");
}
