// I-Catch: a spear that missed, caught or let go by.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// A spear of Achilles has missed Hector, who has BOTTLE 9, AGILITY 7 and 2 spears.
Fight missed(std::string_view more = "idle 0") {
    return Fight({"warrior achilles 0405 side left", "warrior hector 0805 side right bottle 9",
                  "active achilles,hector", more})
        .play("throw achilles hector : 4 5");
}

} // namespace

TEST_CASE("I-Catch success: a spear and 1 BOTTLE more") {
    Fight fight = missed().play("catch : 3 4"); // 7 <= 7
    CHECK(fight.spears("hector") == 3);
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.warrior("hector").start_bottle == 9);
    CHECK(fight.text("active") == "hector");
}

TEST_CASE("I-Catch failure: nothing") {
    Fight fight = missed().play("catch : 3 5"); // 8 > 7
    CHECK(fight.spears("hector") == 2);
    CHECK(fight.bottle("hector") == 9);
    CHECK(fight.spears("achilles") == 1);
}

TEST_CASE("I-Catch a double other than six: a spear, no BOTTLE, whatever the total") {
    for (const char* dice : {"1 1", "2 2", "3 3", "4 4", "5 5"}) { // 2 to 6 succeed, 8 and 10 fail
        CAPTURE(dice);
        Fight fight = missed().play("catch : " + std::string(dice));
        CHECK(fight.spears("hector") == 3);
        CHECK(fight.bottle("hector") == 9);
    }
}

TEST_CASE("I-Catch double six: he walked into it, a wound by the thrower and no spear") {
    Fight fight = missed().play("catch : 6 6 3");
    CHECK(fight.spears("hector") == 2);
    CHECK(fight.bottle("hector") == 8);
    Fight plea = missed().play("catch : 6 6 6 2");
    CHECK(plea.phase() == "plea");
    CHECK(plea.pending() == "plea achilles hector");
    CHECK(plea.text("to_move") == "left");
    Fight dead = missed().play("catch : 6 6 6 3");
    CHECK(dead.result() == "left dead");
}

TEST_CASE("I-Catch double six is a wound even for AGILITY 12") {
    Fight fight = missed("warrior hector 0805 agility 12").play("catch : 6 6 1");
    CHECK(fight.scratched("hector"));
    CHECK(fight.spears("hector") == 2);
}

TEST_CASE("I-Catch is against AGILITY: scratch and distraction do not add and stay") {
    Fight fight = missed("warrior hector 0805 scratch distracted").play("catch : 3 4");
    CHECK(fight.spears("hector") == 3);
    CHECK(fight.scratched("hector"));
    CHECK(fight.warrior("hector").distracted);
}

TEST_CASE("I-Catch let takes no dice and changes nothing") {
    const Fight before = missed();
    CHECK(before.dice_of("let") == 0);
    Fight fight = missed().play("let");
    CHECK(fight.spears("hector") == 2);
    CHECK(fight.bottle("hector") == 9);
    CHECK(fight.text("active") == "hector");
    CHECK(fight.pending().empty());
}

TEST_CASE("I-Catch dice: two, and the wound on double six") {
    const Fight fight = missed();
    CHECK(fight.dice_of("catch", {3, 4}) == 2);
    CHECK(fight.dice_of("catch", {6, 5}) == 2);
    CHECK(fight.dice_of("catch", {6, 6, 1}) == 3);
    CHECK(fight.dice_of("catch", {6, 6, 6, 4}) == 4);
}

TEST_CASE("I-Catch what is caught can be thrown back") {
    Fight fight = missed("warrior hector 0805 spears 0").play("catch : 1 2");
    CHECK(fight.spears("hector") == 1);
    CHECK(fight.allows("throw hector achilles"));
}

TEST_CASE("I-Catch suitors, who own none, may catch too") {
    Fight fight(
        {"warrior odysseus 0405 side left", "warrior antinous 0805 side right", "active odysseus,antinous"});
    fight.play({"throw odysseus antinous : 4 4", "catch : 1 2"}); // 8 > 7; 3 <= 8
    CHECK(fight.spears("antinous") == 1);
    CHECK(fight.bottle("antinous") == 10);
}
