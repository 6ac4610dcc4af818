// I-Wound: the six faces of the wound die.
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// Achilles wounds Hector with these dice after the blow.
Fight wounded(const std::string& dice, std::string_view more = "idle 0") {
    Fight fight = Fight::engaged({more});
    fight.play("attack achilles hector");
    fight.play("armour : 5 5 " + dice);
    return fight;
}

} // namespace

TEST_CASE("I-Wound 1 and 2 are a scratch: +1 on the next roll against BOTTLE") {
    for (const char* die : {"1", "2"}) {
        CAPTURE(die);
        const Fight fight = wounded(die);
        CHECK(fight.scratched("hector"));
        CHECK(fight.bottle("hector") == 11);
        CHECK(fight.agility("hector") == 7);
    }
}

TEST_CASE(
    "I-Wound a scratch is used up by the next roll against BOTTLE, whether or not it mattered (ruling)") {
    Fight fight = wounded("1");
    fight.play(
        {"wait hector", "roll", "attack achilles hector", "armour : 1 2 1 2"}); // his riposte, hopeless
    CHECK_FALSE(fight.scratched("hector"));
}

TEST_CASE("I-Wound rolls against AGILITY do not use a scratch up") {
    Fight fight = wounded("1");
    fight.play({"wait hector", "roll", "attack achilles hector", "parry : 6 6 6 6"});
    CHECK(fight.scratched("hector"));
}

TEST_CASE("I-Wound two scratches do not add up (ruling)") {
    Fight fight = wounded("1", "warrior hector 0905 scratch bottle 8");
    CHECK(fight.scratched("hector"));
    // A single +1: his riposte with 7 wounds (7 + 1 <= 8), and then nothing is left of it.
    fight.play({"wait hector", "roll", "attack achilles hector", "armour : 1 2 3 4 3"});
    CHECK(fight.bottle("achilles") == 10);
    CHECK_FALSE(fight.scratched("hector"));
}

TEST_CASE("I-Wound 3 is an arm wound: BOTTLE -1") {
    const Fight fight = wounded("3");
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.agility("hector") == 7);
    CHECK(fight.warrior("hector").start_bottle == 11);
    CHECK_FALSE(fight.scratched("hector"));
}

TEST_CASE("I-Wound 4 is a leg wound: AGILITY -1") {
    const Fight fight = wounded("4");
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.agility("hector") == 6);
    CHECK(fight.warrior("hector").start_agility == 7);
}

TEST_CASE("I-Wound 5 is a mortal wound: BOTTLE and AGILITY -2, and he fights on") {
    const Fight fight = wounded("5");
    CHECK(fight.bottle("hector") == 9);
    CHECK(fight.agility("hector") == 5);
    CHECK(fight.status("hector") == "in");
    CHECK(fight.text("active") == "hector");
}

TEST_CASE("I-Wound 6 asks for the die of the heroic death, and takes nothing off by itself") {
    const Fight fight = wounded("6 1");
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.agility("hector") == 7);
    CHECK(fight.status("hector") == "in");
}

TEST_CASE("I-Wound the heel of Achilles: a leg wound asks for a d6 more, 5 and 6 kill") {
    for (const auto& [face, status] :
         {std::pair{"1", "in"}, std::pair{"2", "in"}, std::pair{"3", "in"}, std::pair{"4", "in"},
          std::pair{"5", "dead"}, std::pair{"6", "dead"}}) {
        const std::string die = face;
        CAPTURE(die);
        Fight fight = Fight::engaged();
        fight.play("attack achilles hector");
        fight.play("armour : 1 2 5 5 4 " + die);
        CHECK(fight.status("achilles") == status);
        CHECK(fight.agility("achilles") == 7);
    }
}

TEST_CASE("I-Wound the heel is for leg wounds and for Achilles alone") {
    Fight fight = Fight::engaged();
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {1, 2, 5, 5, 4, 1}) == 6);
    CHECK(fight.dice_of("armour", {1, 2, 5, 5, 3}) == 5);
    CHECK(fight.dice_of("armour", {1, 2, 5, 5, 5}) == 5);
    CHECK(fight.dice_of("armour", {5, 5, 4}) == 3); // Hector
}

TEST_CASE("I-Wound a new wound leaves an old scratch where it is") {
    const Fight fight = wounded("3", "warrior hector 0905 scratch");
    CHECK(fight.scratched("hector"));
    CHECK(fight.bottle("hector") == 10);
}

TEST_CASE("I-Wound one who leaves the fight keeps BOTTLE and AGILITY, his scratch is gone") {
    const Fight fight = wounded("6 4", "warrior hector 0905 bottle 7 agility 3 scratch distracted");
    const auto hector = fight.warrior("hector");
    CHECK(hector.status == "dead");
    CHECK(hector.bottle == 7);
    CHECK(hector.agility == 3);
    CHECK_FALSE(hector.scratch);
    CHECK_FALSE(hector.distracted);
    CHECK(hector.at.empty());
    CHECK(hector.spears == 2);
}

TEST_CASE("I-Wound a mortal wound that collapses him asks for no further die") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 2"});
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {5, 5, 5}) == 3);
}
