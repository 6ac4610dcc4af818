// I-Tourney: the bracket, what a winner gains, and bouts without a decision.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

Fight tourney(const std::string& heroes) { return Fight::opening({{"mode", "tourney"}, {"heroes", heroes}}); }

} // namespace

TEST_CASE("I-Tourney the default: the first eight of the data who own spears, neighbours meet") {
    const Fight fight = Fight::opening({{"mode", "tourney"}});
    CHECK(fight.bracket() ==
          "achilles-memnon:?/? ajax-hector:?/? diomedes-aeneas:?/? patroclus-sarpedon:?/?");
    CHECK(fight.roster() == "achilles memnon ajax hector diomedes aeneas patroclus sarpedon");
    CHECK(fight.side("left") == "achilles");
    CHECK(fight.side("right") == "memnon");
}

TEST_CASE("I-Tourney first of a pair is left; those who wait have no hex and the side of their place") {
    const Fight fight = tourney("paris,hector,nestor,ajax");
    CHECK(fight.at("paris") == "0405");
    CHECK(fight.at("hector") == "1205");
    CHECK(fight.status("paris") == "in");
    for (const char* id : {"nestor", "ajax"}) {
        CHECK(fight.status(id) == "waiting");
        CHECK(fight.at(id).empty());
    }
    CHECK(fight.warrior("nestor").side == "left");
    CHECK(fight.warrior("ajax").side == "right");
}

TEST_CASE("I-Tourney a field of 16, and all its bouts to the champion") {
    Fight fight = Fight::opening({{"mode", "tourney"}, {"field", "16"}});
    CHECK(fight.roster() ==
          "achilles memnon ajax hector diomedes aeneas patroclus sarpedon odysseus deiphobus "
          "menelaus paris agamemnon agenor idomeneus glaucus");
    int bouts = 0;
    while (fight.result().empty()) {
        REQUIRE(bouts < 15);
        ++bouts;
        const auto missing = fight.match().needs("roll", {});
        REQUIRE(missing);
        fight.play(*missing ? "roll : 1 2" : "roll"); // equals roll
        fight.play("quit " + fight.text("active"));
    }
    CHECK(bouts == 15);
}

TEST_CASE("I-Tourney winners meet in the same order; a round is listed when the one before is over") {
    Fight fight = tourney("paris,hector,nestor,thersites");
    fight.play({"roll", "quit hector"}); // 11 acts before 7
    CHECK(fight.bracket() == "paris-hector:paris/quit nestor-thersites:?/?");
    CHECK(fight.status("paris") == "waiting");
    CHECK(fight.status("hector") == "quit");
    CHECK(fight.at("nestor") == "0405");
    CHECK(fight.at("thersites") == "1205");
    fight.play({"roll", "wait nestor", "quit thersites"}); // 6 before 5
    CHECK(fight.bracket() == "paris-hector:paris/quit nestor-thersites:nestor/quit | paris-nestor:?/?");
    CHECK(fight.warrior("nestor").side == "right");
    CHECK(fight.warrior("thersites").side == "right");
    CHECK(fight.at("paris") == "0405");
    CHECK(fight.at("nestor") == "1205");
    fight.play({"roll", "quit paris"});
    CHECK(fight.result() == "right quit nestor");
    CHECK(fight.bracket() ==
          "paris-hector:paris/quit nestor-thersites:nestor/quit | paris-nestor:nestor/quit");
    CHECK(fight.status("nestor") == "waiting"); // the champion too
    CHECK(fight.side("left").empty());
    CHECK(fight.side("right").empty());
    CHECK(fight.phase() == "over");
}

TEST_CASE(
    "I-Tourney each bout starts at turn 1, idle 0, set up without dice by the action that ended the last") {
    Fight fight = tourney("paris,hector,nestor,thersites");
    fight.play({"roll", "wait hector", "wait paris", "roll"});
    CHECK(fight.number("turn") == 2);
    CHECK(fight.number("idle") == 2);
    fight.play("quit hector");
    CHECK(fight.number("turn") == 1);
    CHECK(fight.number("idle") == 0);
    CHECK(fight.phase() == "turn-start");
    CHECK(fight.text("to_move") == "none");
}

TEST_CASE("I-Tourney there are no missiles, for nobody has a bearer") {
    CHECK(tourney("paris,hector,nestor,thersites").dice_of("roll") == 0);
}

TEST_CASE("I-Tourney the winner adds half of what the loser had lost, rounded down, to his start") {
    // Paris, BOTTLE 7, AGILITY 9, two spears: Hector 11 - 2 - 1 = 8 when he leaves. Half of 3 is 1.
    Fight fight = tourney("paris,hector,nestor,thersites");
    fight.play({"roll", "wait hector", "throw paris hector : 4 5 3 3 5", "roll", "wait hector",
                "throw paris hector : 4 5 3 3 3"});
    CHECK(fight.bottle("hector") == 8);
    CHECK(fight.spears("paris") == 0);
    fight.play({"roll", "quit hector"});
    const auto paris = fight.warrior("paris");
    CHECK(paris.start_bottle == 8);
    CHECK(paris.bottle == 8);
    CHECK(paris.spears == 2); // back to the start
    CHECK(fight.events("bout-won")[0].number("gain") == 1);
}

TEST_CASE("I-Tourney 11 is the ceiling of what is gained") {
    Fight fight = tourney("memnon,hector,nestor,thersites");
    fight.play({"roll", "throw hector memnon : 1 2 3 3 5", "wait memnon"}); // 11/7 before 11/6: Memnon 9
    fight.play({"roll", "wait hector", "quit memnon"});
    CHECK(fight.warrior("hector").start_bottle == 11);
    CHECK(fight.bottle("hector") == 11);
}

TEST_CASE("I-Tourney at least nothing is gained, when the loser had caught a spear (ruling)") {
    Fight fight = tourney("paris,menelaus,nestor,thersites");
    fight.play({"roll", "wait menelaus", "throw paris menelaus : 6 5", "catch : 1 2"}); // Menelaus 10 of 9
    CHECK(fight.bottle("menelaus") == 10);
    fight.play({"roll", "quit menelaus"});
    CHECK(fight.warrior("paris").start_bottle == 7);
    CHECK(fight.warrior("menelaus").bottle == 10); // the loser keeps what he had
    CHECK(fight.warrior("menelaus").start_bottle == 9);
}

TEST_CASE("I-Tourney the winner's wounds, scratches and caught BOTTLE are gone (ruling)") {
    Fight fight = tourney("paris,hector,nestor,thersites");
    // Hector throws and misses, Paris catches: 8 BOTTLE and 3 spears; then wounded in the leg, scratched.
    fight.play({"roll", "throw hector paris : 4 5", "catch : 1 2", "wait paris"});
    CHECK(fight.bottle("paris") == 8);
    CHECK(fight.spears("paris") == 3);
    fight.play({"roll", "throw hector paris : 1 2 4 4 4", "wait paris"});
    CHECK(fight.agility("paris") == 8);
    fight.play({"roll", "quit hector"});
    const auto paris = fight.warrior("paris");
    CHECK(paris.bottle == 7);
    CHECK(paris.start_bottle == 7);
    CHECK(paris.agility == 9);
    CHECK(paris.spears == 2);
    CHECK_FALSE(paris.scratch);
    Fight scratched = tourney("paris,hector,nestor,thersites");
    scratched.play({"roll", "throw hector paris : 1 2 4 4 1", "wait paris"});
    CHECK(scratched.scratched("paris"));
    scratched.play({"roll", "quit hector"});
    CHECK_FALSE(scratched.scratched("paris"));
}

TEST_CASE("I-Tourney what was gained is a start for the next bout's gain") {
    // Paris gained 1 above: 8. He then loses with 8 against Nestor: nothing for Nestor.
    Fight fight = tourney("paris,hector,nestor,thersites");
    fight.play(
        {"roll", "wait hector", "throw paris hector : 4 5 3 3 5", "roll", "quit hector"}); // (11 - 9) / 2
    CHECK(fight.warrior("paris").start_bottle == 8);
    fight.play({"roll", "wait nestor", "quit thersites", "roll"});
    CHECK(fight.text("active") == "paris"); // 8 against 6
    fight.play("quit paris");
    CHECK(fight.warrior("nestor").start_bottle == 6);
}

TEST_CASE("I-Tourney one killed or spared: the bracket says how, and both count as killed") {
    Fight fight = tourney("hector,paris,nestor,thersites");
    fight.play({"roll", "throw hector paris : 1 2 4 4 6 2", "spare"});
    CHECK(fight.bracket() == "hector-paris:hector/spared nestor-thersites:?/?");
    CHECK(fight.status("paris") == "spared");
    fight.play({"roll", "throw nestor thersites : 1 1 1 2 6 3"}); // Nestor: AGILITY 1; 3 <= 6 and naked
    CHECK(fight.bracket() == "hector-paris:hector/spared nestor-thersites:nestor/dead | hector-nestor:?/?");
    Fight gains = tourney("hector,paris,nestor,thersites");
    gains.play({"roll", "wait hector", "wait paris", "roll", "throw hector paris : 1 2 4 4 5", "wait paris",
                "roll", "throw hector paris : 1 2 4 4 6 2", "spare"});
    CHECK(gains.events("bout-won")[0].number("gain") == 1); // 7 - 5
}

TEST_CASE("I-Tourney a drawn bout goes to the higher BOTTLE; the other has quit (ruling)") {
    Fight fight = tourney("paris,hector,nestor,thersites");
    for (int turn = 0; turn < 20; ++turn) {
        CHECK(fight.at("paris") == "0405");
        fight.play({"roll", "wait hector", "wait paris"});
    }
    CHECK(fight.bracket() == "paris-hector:hector/quit nestor-thersites:?/?");
    CHECK(fight.status("paris") == "quit");
    CHECK(fight.at("nestor") == "0405");
    CHECK(fight.number("turn") == 1);
    CHECK(fight.number("idle") == 0);
}

TEST_CASE(
    "I-Tourney at equal BOTTLE a drawn bout goes to the higher AGILITY, then to the left one (ruling)") {
    Fight agility = tourney("hector,achilles,nestor,thersites");
    for (int turn = 0; turn < 20; ++turn) {
        agility.play({"roll", "wait achilles", "wait hector"});
    }
    CHECK(agility.bracket() == "hector-achilles:achilles/quit nestor-thersites:?/?");
    Fight left = tourney("hector,diomedes,nestor,thersites");
    for (int turn = 0; turn < 20; ++turn) {
        left.play({"roll : 1 2", "wait diomedes", "wait hector"});
    }
    CHECK(left.bracket() == "hector-diomedes:hector/quit nestor-thersites:?/?");
}

TEST_CASE("I-Tourney the winner of a drawn bout gains as always (ruling)") {
    Fight fight = tourney("paris,deiphobus,nestor,thersites");
    // Deiphobus 9, AGILITY 6. Paris wounds him twice mortally: 5; the draw then goes to Paris, 7 + 4 / 2.
    fight.play({"roll", "wait deiphobus", "throw paris deiphobus : 1 2 3 3 5", "roll",
                "throw paris deiphobus : 1 2 3 3 5", "wait deiphobus"}); // 7/9 before 7/4
    CHECK(fight.bottle("deiphobus") == 5);
    for (int turn = 0; turn < 20; ++turn) {
        fight.play({"roll", "wait paris", "wait deiphobus"}); // 7 before 5 now
    }
    CHECK(fight.bracket() == "paris-deiphobus:paris/quit nestor-thersites:?/?");
    CHECK(fight.warrior("paris").start_bottle == 9);
}

TEST_CASE("I-Tourney a drawn final makes a champion, and the result is how the loser left: quit (ruling)") {
    Fight fight = tourney("paris,hector,nestor,thersites");
    fight.play({"roll", "quit hector", "roll", "quit nestor"});
    for (int turn = 0; turn < 20; ++turn) {
        fight.play({"roll", "wait paris", "wait thersites"});
    }
    CHECK(fight.result() == "left quit paris");
}

TEST_CASE("I-Tourney a side is free to hear a plea of its enemy: the owner of the victor decides") {
    Fight fight = tourney("hector,paris,nestor,thersites");
    fight.play({"roll", "throw hector paris : 1 2 4 4 6 2"});
    CHECK(fight.pending() == "plea hector paris");
    CHECK(fight.text("to_move") == "left");
    fight.play("kill");
    CHECK(fight.bracket() == "hector-paris:hector/dead nestor-thersites:?/?");
}
