// I-Quit: leaving the field.
#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("I-Quit out of the fight with status quit, without dice") {
    Fight fight({"warrior achilles 0405 side left scratch", "warrior hector 1205 side right",
                 "warrior paris 1207 side right", "active hector,achilles"});
    CHECK(fight.dice_of("quit hector") == 0);
    fight.play("quit hector");
    CHECK(fight.status("hector") == "quit");
    CHECK(fight.at("hector").empty());
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.side("right") == "paris");
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.result().empty());
}

TEST_CASE("I-Quit the last hero of a side loses the fight, and the result says quit") {
    Fight fight = Fight::opening();
    fight.play({"roll", "quit achilles"});
    CHECK(fight.result() == "right quit");
    CHECK(fight.number("turn") == 1);
    CHECK(fight.legal().empty());
    Fight right = Fight::opening();
    right.play({"roll", "wait achilles", "quit hector"});
    CHECK(right.result() == "left quit");
}

TEST_CASE("I-Quit in contact too, and the contact ends") {
    Fight fight = Fight::engaged({"warrior ajax 0101 side left"});
    fight.play("quit achilles");
    CHECK(fight.status("achilles") == "quit");
    CHECK(fight.contacts().empty());
    CHECK(fight.result().empty());
}

TEST_CASE("I-Quit a bearer may, and his side fights on") {
    Fight fight = Fight::engaged({"warrior cebriones 1305 side right", "active cebriones,achilles"});
    fight.play("quit cebriones");
    CHECK(fight.status("cebriones") == "quit");
    CHECK(fight.result().empty());
}

TEST_CASE("I-Quit is no fighting, and only at one's own activation") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                 "warrior ajax 0101 side left", "idle 8", "active achilles,hector"});
    CHECK(fight.refusal("quit hector") == "it is the turn of Achilles, not of Hector [I-Turn]");
    CHECK(fight.play("quit achilles").number("idle") == 8);
}

TEST_CASE("I-Quit the result tells how the last hero left, not those before him") {
    Fight fight = Fight::engaged({"warrior paris 1207 side right", "active paris,achilles"});
    fight.play({"quit paris", "attack achilles hector", "armour : 5 5 6 6"});
    CHECK(fight.result() == "left dead");
}
