// I-Bearer: the missile that comes at a hero, and the shield that may stop it.
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

// Achilles with Automedon (BOTTLE 8, AGILITY 8, leather) beside him, Hector with Cebriones (7, 8) far away.
// All four differ in BOTTLE or AGILITY, so the order takes no dice.
Fight with_bearers(std::string_view more = "idle 0", std::string_view again = "idle 0") {
    return Fight({"warrior achilles 0405 side left", "warrior automedon 0305 side left",
                  "warrior hector 1205 side right", "warrior cebriones 1305 side right", more, again});
}

} // namespace

TEST_CASE("I-Bearer each hero in the fight rolls a d6 in roster order; 1 to 5 bring nothing") {
    Fight fight = with_bearers();
    CHECK(fight.dice_of("roll", {1, 1}) == 2);
    fight.play("roll : 5 5");
    CHECK_FALSE(fight.warrior("achilles").distracted);
    CHECK_FALSE(fight.warrior("hector").distracted);
    CHECK(fight.events("missile-roll")[0].text("warrior") == "achilles");
    CHECK(fight.events("missile-roll")[1].text("warrior") == "hector");
}

TEST_CASE("I-Bearer missiles come only if the roster has a bearer, dead or alive") {
    CHECK(Fight({"warrior achilles 0405 side left", "warrior hector 1205 side right"}).dice_of("roll") == 0);
    CHECK(with_bearers("warrior automedon dead", "warrior cebriones quit").dice_of("roll", {1, 1}) == 2);
    CHECK(Fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                 "warrior pandion dead side right"})
              .dice_of("roll", {1, 1}) == 2);
}

TEST_CASE("I-Bearer heroes out of the fight roll no more") {
    CHECK(with_bearers("warrior paris dead side right").dice_of("roll", {1, 1}) == 2);
    CHECK(with_bearers("warrior paris 0909 side right").dice_of("roll", {1, 1, 1}) == 3);
}

TEST_CASE("I-Bearer without his bearer in the fight and adjacent it goes through (ruling)") {
    for (const char* place : {"dead", "0304", "0205", "0909"}) { // 0405 touches 0305 and 0306 in column 03
        CAPTURE(place);
        Fight fight = with_bearers("warrior automedon " + std::string(place));
        CHECK(fight.dice_of("roll", {6, 1}) == 2);
        fight.play("roll : 6 1");
        CHECK(fight.warrior("achilles").distracted);
    }
    // Another hero's bearer beside him does not help.
    Fight other = with_bearers("warrior automedon 0909", "warrior alcimedon 0305 side left");
    CHECK(other.dice_of("roll", {6, 1}) == 2);
}

TEST_CASE("I-Bearer the quadrant die: n is 1 2 3 2 1 0, and 2d6 + n has to be below AGILITY") {
    // AGILITY 8: stopped by 8 - n - 1 or less.
    constexpr int quadrants[] = {1, 2, 3, 2, 1, 0};
    for (int die = 1; die <= 6; ++die) {
        CAPTURE(die);
        const int most = 7 - quadrants[die - 1];
        const Fight fight = with_bearers();
        // Stopped with 2 + x = most: two more dice of the shield (here 5 of 8, unhurt), then Hector's.
        CHECK(fight.dice_of("roll", {6, die, 2, most - 2, 2, 3, 1}) == 7);
        CHECK(fight.dice_of("roll", {6, die, 2, most - 1, 1}) == 5);
    }
}

TEST_CASE("I-Bearer the side the missile comes from is told: even left, odd right") {
    for (const auto& [die, side] : {std::pair{"1", "right"}, std::pair{"2", "left"}, std::pair{"3", "right"},
                                    std::pair{"4", "left"}, std::pair{"5", "right"}}) {
        Fight fight = with_bearers().play("roll : 6 " + std::string(die) + " 6 6 1");
        REQUIRE(fight.events("intercepts").size() == 1);
        CHECK(fight.events("intercepts")[0].text("from") == side);
    }
}

TEST_CASE("I-Bearer what is not stopped goes through, and the bearer rolls no more") {
    Fight fight = with_bearers().play("roll : 6 6 4 4 1"); // 8 + 0, not below 8
    CHECK(fight.warrior("achilles").distracted);
    CHECK(fight.bottle("automedon") == 8);
}

TEST_CASE("I-Bearer stopped: unhurt above CLANG! and strictly below BOTTLE, else he takes a wound") {
    // CLANG! 3, BOTTLE 8: 4 to 7 leave him unhurt.
    const Fight fight = with_bearers();
    CHECK(fight.dice_of("roll", {6, 6, 1, 1, 2, 2, 1}) == 7);
    CHECK(fight.dice_of("roll", {6, 6, 1, 1, 3, 4, 1}) == 7);
    CHECK(fight.dice_of("roll", {6, 6, 1, 1, 1, 2, 4, 1}) == 8); // 3: not above CLANG!
    CHECK(fight.dice_of("roll", {6, 6, 1, 1, 4, 4, 4, 1}) == 8); // 8: not below BOTTLE
    CHECK(fight.dice_of("roll", {6, 6, 1, 1, 1, 1, 4, 1}) == 8); // no double one here: literally
    Fight hurt = with_bearers().play("roll : 6 6 1 1 4 4 4 1");  // a leg
    CHECK(hurt.agility("automedon") == 7);
    CHECK_FALSE(hurt.warrior("achilles").distracted);
}

TEST_CASE(
    "I-Bearer the second roll is one against BOTTLE: a scratch adds 1 and is used up; the first is not") {
    Fight fight = with_bearers("warrior automedon 0305 scratch").play("roll : 6 6 3 4 3 4 4 1");
    // 7 < 8 stops it in spite of the scratch; 7 + 1 is not below 8: a leg.
    CHECK(fight.agility("automedon") == 7);
    CHECK_FALSE(fight.scratched("automedon"));
    Fight through = with_bearers("warrior automedon 0305 scratch").play("roll : 6 6 4 4 1");
    CHECK(through.scratched("automedon"));
    // The addition counts against BOTTLE only, CLANG! is compared with the dice as they lie: 3 + 1 is a
    // wound.
    CHECK(with_bearers("warrior automedon 0305 scratch").dice_of("roll", {6, 6, 1, 1, 1, 2, 4, 1}) == 8);
}

TEST_CASE("I-Bearer a bearer in contact stops missiles too, and stays in his hex") {
    Fight fight = with_bearers("warrior paris 0205 side right", "contact automedon paris initiative paris");
    fight.play("roll : 6 3 1 1 2 3 1 1"); // three heroes: Achilles, Hector, Paris
    CHECK(fight.at("automedon") == "0305");
    CHECK_FALSE(fight.warrior("achilles").distracted);
    CHECK(fight.contacts() == "automedon-paris:paris");
}

TEST_CASE("I-Bearer a missile kills, hears no plea, and a bearer killed is not in the order") {
    for (const char* death : {"2", "3", "4", "5", "6"}) {
        CAPTURE(death);
        Fight fight = with_bearers().play("roll : 6 6 1 1 6 6 6 " + std::string(death) + " 1");
        CHECK(fight.status("automedon") == "dead");
        CHECK(fight.phase() == "activate");
        CHECK(fight.text("active") == "achilles");
        CHECK(fight.order() == "hector cebriones");
    }
    Fight saved = with_bearers().play("roll : 6 6 1 1 6 6 6 1 1");
    CHECK(saved.status("automedon") == "in");
    CHECK(saved.order() == "hector automedon cebriones");
}

TEST_CASE("I-Bearer a missile may exhaust a bearer to death") {
    Fight fight = with_bearers("warrior automedon 0305 bottle 1").play("roll : 6 6 1 1 1 2 3 1");
    CHECK(fight.status("automedon") == "dead");
    CHECK(fight.bottle("automedon") == 0);
}

TEST_CASE("I-Bearer distracted: +1 to each of his rolls against BOTTLE until this turn ends") {
    Fight fight({"warrior achilles 0805 side left", "warrior hector 0905 side right",
                 "warrior automedon dead side left", "contact achilles hector initiative achilles",
                 "warrior achilles 0805 bottle 8", "warrior hector 0905 bottle 7"});
    fight.play({"roll : 6 1", "attack achilles hector", "armour : 4 4 1 2"}); // 8 + 1 > 8
    CHECK(fight.bottle("hector") == 7);
    CHECK(fight.warrior("achilles").distracted); // not used up
    fight.play("wait hector");
    CHECK_FALSE(fight.warrior("achilles").distracted);
    fight.play({"roll : 1 1", "attack achilles hector", "armour : 4 4 3"}); // 8 <= 8
    CHECK(fight.bottle("hector") == 6);
}

TEST_CASE("I-Bearer a wound by a missile counts for the order of the same turn") {
    // Automedon 8 -> 6 by a mortal wound, below Cebriones' 7.
    Fight fight = with_bearers().play("roll : 6 6 1 1 6 6 5 1");
    CHECK(fight.order() == "hector cebriones automedon");
}

TEST_CASE("I-Bearer missiles come before the dice for the order") {
    Fight fight({"warrior diomedes 0405 side left", "warrior hector 1205 side right",
                 "warrior cebriones 1305 side right"});
    fight.play("roll : 1 6 6 4 4 2 5"); // Diomedes 1; Hector 6, quadrant 6, 8 not below 8; order 2 against 5
    CHECK(fight.warrior("hector").distracted);
    CHECK(fight.text("active") == "hector");
    CHECK(fight.order() == "diomedes cebriones");
}
