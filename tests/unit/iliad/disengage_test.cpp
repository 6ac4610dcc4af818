// I-Disengage: breaking away from all he is in contact with.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

// Achilles in 0805 touches 0705 0706 0804 0806 0905 0906; Hector in 0905 touches 0804 and 0906 of these.

TEST_CASE("I-Disengage success against failure: he steps to the hex opposite, and the contact ends") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 9"});
    fight.play("disengage achilles : 4 4 4 6"); // 8 <= 8, 10 > 9
    CHECK(fight.at("achilles") == "0706");
    CHECK(fight.contacts().empty());
    CHECK(fight.text("active") == "hector");
    CHECK(fight.bottle("achilles") == 11);
}

TEST_CASE("I-Disengage the hex opposite being taken, the lowest name that will do") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 9", "warrior ajax 0706 side left"});
    CHECK(fight.play("disengage achilles : 4 4 4 6").at("achilles") == "0705");
    Fight two = Fight::engaged(
        {"warrior hector 0905 bottle 9", "warrior ajax 0706 side left", "warrior paris 0705 side right"});
    CHECK(two.play("disengage achilles : 4 4 4 6").at("achilles") == "0806");
}

TEST_CASE("I-Disengage without a free hex away from his opponents it is not legal (ruling)") {
    const Fight fight = Fight::engaged(
        {"warrior ajax 0706 side left", "warrior paris 0705 side right", "warrior diomedes 0806 side left"});
    CHECK(fight.legal("disengage").empty());
    CHECK(fight.refusal("disengage achilles") ==
          "Achilles has no free hex beside him that is away from his opponents [I-Disengage]");
    // Being next to an enemy who is not in contact with him does not matter: 0806 is beside Paris in 0807.
    const Fight other = Fight::engaged(
        {"warrior ajax 0706 side left", "warrior diomedes 0705 side left", "warrior paris 0807 side right"});
    CHECK(other.allows("disengage achilles"));
}

TEST_CASE("I-Disengage in a corner there may be no way out") {
    // 0101 touches 0102 and 0201 only; each of them is beside the other.
    const Fight fight({"warrior achilles 0101 side left", "warrior hector 0201 side right",
                       "contact achilles hector initiative achilles", "active achilles"});
    CHECK_FALSE(fight.allows("disengage achilles"));
}

TEST_CASE("I-Disengage whatever the allowance: an exhausted man may, and one without the initiative") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 3", "warrior hector 0905 bottle 4",
                                  "contact achilles hector initiative hector"});
    fight.play("disengage achilles : 1 2 1 4"); // 3 <= 8, 5 > 4
    CHECK(fight.at("achilles") == "0706");
}

TEST_CASE("I-Disengage failure against success: a free hack, a blow without riposte") {
    Fight fight = Fight::engaged();
    fight.play("disengage achilles : 4 5 1 2 3 3 3"); // 9 > 8, 3 <= 11; 6 > 5: arm
    CHECK(fight.at("achilles") == "0805");
    CHECK(fight.bottle("achilles") == 10);
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.story() == "disengages blow wound");
    Fight stopped = Fight::engaged();
    CHECK(stopped.dice_of("disengage achilles", {4, 5, 1, 2, 2, 3}) == 6); // 5: stopped, and no riposte
}

TEST_CASE("I-Disengage success against success and failure against failure are a stalemate") {
    for (const char* dice : {"4 4 1 2", "4 5 6 6"}) {
        CAPTURE(dice);
        Fight fight = Fight::engaged();
        fight.play("disengage achilles : " + std::string(dice)); // Hector holds on 11 or less
        CHECK(fight.at("achilles") == "0805");
        CHECK(fight.contacts() == "achilles-hector:achilles");
        CHECK(fight.events("blow").empty());
        CHECK(fight.text("active") == "hector");
    }
}

TEST_CASE("I-Disengage holding is a roll against BOTTLE: a scratch adds 1, and is gone before the hack") {
    Fight lets = Fight::engaged({"warrior hector 0905 bottle 9 scratch"});
    lets.play("disengage achilles : 4 4 4 5"); // 9 + 1 > 9
    CHECK(lets.at("achilles") == "0706");
    CHECK_FALSE(lets.scratched("hector"));
    Fight hacks = Fight::engaged({"warrior hector 0905 bottle 9 scratch"});
    hacks.play("disengage achilles : 4 5 4 4 4 5 3"); // 8 + 1 holds; the hack's 9 <= 9 wounds
    CHECK(hacks.bottle("achilles") == 10);
}

TEST_CASE("I-Disengage a distraction adds 1 to holding and to the hack") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 9 distracted"});
    fight.play("disengage achilles : 4 5 4 4 4 5"); // 8 + 1 holds; 9 + 1 > 9
    CHECK(fight.bottle("achilles") == 11);
    CHECK(fight.warrior("hector").distracted);
}

TEST_CASE("I-Disengage the leaver's roll is against AGILITY: his scratch neither adds nor is used up") {
    Fight fight = Fight::engaged({"warrior achilles 0805 scratch", "warrior hector 0905 bottle 9"});
    fight.play("disengage achilles : 4 4 4 6");
    CHECK(fight.at("achilles") == "0706");
    CHECK(fight.scratched("achilles"));
}

TEST_CASE("I-Disengage trying is fighting") {
    Fight fight = Fight::engaged({"idle 19"});
    CHECK(fight.play("disengage achilles : 4 4 1 2").number("idle") == 0);
}

namespace {

/// Paris in 0806 (south of Achilles, 0705 is the way out of both) with BOTTLE 9 holds him too.
Fight held_by_two(std::string_view first, std::string_view second) {
    return Fight({"warrior achilles 0805 side left", first, second,
                  "contact achilles hector initiative hector", "contact achilles paris initiative achilles",
                  "active achilles,hector,paris"});
}
constexpr std::string_view hector = "warrior hector 0905 side right bottle 9";
constexpr std::string_view paris = "warrior paris 0806 side right bottle 9";

} // namespace

TEST_CASE("I-Disengage from two: both have to let him go, and he goes where neither stands beside") {
    Fight fight = held_by_two(hector, paris);
    fight.play("disengage achilles : 4 4 4 6 1 2 5 5");
    CHECK(fight.at("achilles") == "0705");
    CHECK(fight.contacts().empty());
}

TEST_CASE("I-Disengage from two: if one holds, all contacts and initiatives stay (ruling)") {
    Fight fight = held_by_two(hector, paris);
    fight.play("disengage achilles : 4 4 4 6 1 2 1 2");
    CHECK(fight.at("achilles") == "0805");
    CHECK(fight.contacts() == "achilles-hector:hector achilles-paris:achilles");
    Fight other = held_by_two(hector, paris);
    other.play("disengage achilles : 4 4 1 2 1 2 5 5");
    CHECK(other.contacts() == "achilles-hector:hector achilles-paris:achilles");
}

TEST_CASE("I-Disengage from two: in roster order, all of the first before the second") {
    // Hector first: holds and hacks in the leg (no heel: 1), and Achilles needs 7 or less against Paris.
    Fight fight = held_by_two(hector, paris);
    fight.play("disengage achilles : 6 6 1 2 4 4 4 1 4 4 1 2 3 3 1"); // 8 > 7: Paris hacks too
    CHECK(fight.agility("achilles") == 7);
    CHECK(fight.scratched("achilles"));
    CHECK(fight.story() == "disengages blow wound heel disengages blow wound");
    CHECK(fight.events("disengages")[0].text("enemy") == "hector");
    // Paris first in the roster.
    Fight turned = held_by_two(paris, hector);
    turned.play("disengage achilles : 4 4 5 5 1 2 4 6");
    CHECK(turned.events("disengages")[0].text("enemy") == "paris");
    CHECK(turned.at("achilles") == "0705");
}

TEST_CASE("I-Disengage a hack that puts him out ends it (ruling)") {
    const Fight fight = held_by_two(hector, paris);
    CHECK(fight.dice_of("disengage achilles", {6, 6, 1, 2, 4, 4, 6, 3}) == 8);
    CHECK(fight.dice_of("disengage achilles", {6, 6, 1, 2, 4, 4, 4, 6}) == 8); // the heel
    CHECK(fight.dice_of("disengage achilles", {6, 6, 1, 2, 4, 4, 3}) == 11);   // an arm: Paris is next
    Fight dead = held_by_two(hector, paris);
    dead.play("disengage achilles : 6 6 1 2 4 4 6 3");
    CHECK(dead.result() == "right dead");
}

TEST_CASE("I-Disengage a plea ends it too, and the one who hacked hears it (ruling)") {
    Fight fight = held_by_two(hector, paris);
    fight.play("disengage achilles : 6 6 1 2 4 4 6 2");
    CHECK(fight.phase() == "plea");
    CHECK(fight.pending() == "plea hector achilles");
    CHECK(fight.text("to_move") == "right");
    CHECK(fight.at("achilles") == "0805");
    fight.play("spare");
    CHECK(fight.result() == "right spared");
}

TEST_CASE("I-Disengage the hex opposite the first of them in roster order, if it will do") {
    // Hector north-east in 0905, Paris north in 0804: 0706 and 0806 are beside neither.
    constexpr std::string_view north = "warrior paris 0804 side right bottle 9";
    Fight fight = held_by_two(hector, north);
    CHECK(fight.play("disengage achilles : 4 4 4 6 4 4 4 6").at("achilles") == "0706"); // opposite Hector
    Fight turned = held_by_two(north, hector);
    CHECK(turned.play("disengage achilles : 4 4 4 6 4 4 4 6").at("achilles") == "0806"); // opposite Paris
}

TEST_CASE("I-Disengage out of contact there is nothing to leave") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    CHECK(fight.refusal("disengage achilles") == "Achilles is in contact with nobody [I-Disengage]");
}
