// Playing, playing on by itself, taking back.
#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "engine/match_commands.hpp"
#include "unit/engine/talk.hpp"

using disfida::SeededDice;
using disfida::test::deployment_roll;
using disfida::test::first_line;
using disfida::test::one_lane;
using disfida::test::Talk;

namespace {

/// Two Italians who catch their horses at the end of a round, and a Frenchman who watches.
std::vector<std::string> two_on_foot(const std::string& round) {
    return {"new barletta seed 5",
            "set empty",
            "set phase regroup",
            "set round " + round,
            "set to-move italian",
            "set knight fieramosca 2407 foot order reorganising",
            "set knight miale 2507 foot order reorganising",
            "set knight sachet 2404"};
}

} // namespace

TEST_CASE("the answer to play is the statement of the record, then a sentence for each event") {
    Talk talk;
    talk.ok("new barletta seed 5");
    CHECK(talk.ok("play roll : 3 3 4 2 6 6 1 1") ==
          "roll : 3 3 4 2 6 6 1 1\n"
          "Italians 3+3, French 4+2: a tie, roll again.\n"
          "Italians 6+6, French 1+1: the Italians have the initiative.");
    CHECK(talk.ok("play place fieramosca 2407") ==
          "place fieramosca 2407\nFieramosca takes his place in 2407.");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5\nroll : 3 3 4 2 6 6 1 1\nplace fieramosca 2407");
}

TEST_CASE("the engine throws the dice of the seed") {
    Talk talk;
    talk.ok("new barletta seed 2718281828");
    SeededDice dice(2718281828);
    CHECK(first_line(talk.ok("play roll")) == deployment_roll(dice));
}

TEST_CASE("an action without dice is played with none, by the bare action or an empty list") {
    Talk talk;
    talk.tell({"new barletta seed 5", "play roll : 6 6 1 1"});
    CHECK(first_line(talk.ok("play place miale 2407 :")) == "place miale 2407");
    CHECK(first_line(talk.ok("  play   place \t sachet  2406   :  # as the French do")) ==
          "place sachet 2406");
    CHECK(talk.ok("record") ==
          "disfida 1 barletta\nseed 5\nroll : 6 6 1 1\nplace miale 2407\nplace sachet 2406");
}

TEST_CASE("an action refused changes nothing") {
    Talk talk;
    talk.tell({"new barletta seed 5", "play roll : 6 6 1 1"});
    const std::string record = talk.ok("record");
    const std::string state = talk.ok("state");
    CHECK(talk.refusal("play") == "play is written: play ACTION [: d d d]");
    CHECK(talk.refusal("play : 3") == "play is written: play ACTION [: d d d]");
    CHECK(talk.refusal("play :") == "play is written: play ACTION [: d d d]");
    CHECK(talk.refusal("play roll") == "the knights are being placed: place KNIGHT HEX [I1]");
    CHECK(talk.refusal("play place miale 2307") ==
          "the first knight stands in the middle of the line, 2407 [I1]");
    CHECK(talk.refusal("play place miale") == "'place miale' is not how it is written: place KNIGHT HEX");
    CHECK(talk.refusal("play place miale 9907") == "9907 is off the field [G]");
    CHECK(talk.refusal("play place roland 2407") ==
          "no knight is called 'roland': knights are named by id, as fieramosca");
    CHECK(talk.refusal("play place miale 2407 : 3") ==
          "too many dice: 'place miale 2407' takes 0 here, not 1");
    CHECK(talk.ok("record") == record);
    CHECK(talk.ok("state") == state);
}

TEST_CASE("given dice are exactly those the action takes") {
    Talk talk;
    talk.ok("new barletta seed 5");
    CHECK(talk.refusal("play roll :") ==
          "too few dice: after 0, initiative of italian is still to be rolled [I1]");
    CHECK(talk.refusal("play roll : 3 3 4") ==
          "too few dice: after 3, initiative of french is still to be rolled [I1]");
    // a tie asks for four more
    CHECK(talk.refusal("play roll : 3 3 4 2") ==
          "too few dice: after 4, initiative of italian is still to be rolled [I1]");
    CHECK(talk.refusal("play roll : 3 3 4 3 1") == "too many dice: 'roll' takes 4 here, not 5");
    CHECK(talk.refusal("play roll : 3 3 4 0") == "'0' is no die: 1 to 6");
    CHECK(talk.refusal("play roll : 3 3 4 7") == "'7' is no die: 1 to 6");
    CHECK(talk.refusal("play roll : 3 3 4 11") == "'11' is no die: 1 to 6");
    CHECK(talk.refusal("play roll : 3 3 4 x") == "'x' is no die: 1 to 6");
    CHECK(talk.refusal("play roll :3 3 4 2") == "dice are written: ACTION : 3 4 1");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
    CHECK(talk.ok("legal") == "roll");
}

TEST_CASE("legal lists by byte and is empty when the game is over") {
    Talk talk;
    talk.tell(one_lane());
    talk.ok("set knight abenavoli 1907");
    talk.ok("set knight daste 1906");
    CHECK(talk.ok("legal") == "charge abenavoli\ncharge fieramosca");

    talk.tell(one_lane());
    // 12 in column +3: 3 Hits; 2+3 > 4: unhorsed, a 4th Hit, a wound; 4+1 > 4: he yields, and no French are
    // left
    CHECK(talk.ok("play charge fieramosca : 6 6 2 4")
              .ends_with("the Italians win. Italians 8 VP, French 0 VP."));
    CHECK(talk.raw("legal") == "= \n\n");
    CHECK(talk.ok("auto").empty());
    CHECK(talk.refusal("play roll") == "the game is over [J2]");
    CHECK(talk.refusal("suggest") == "the game is over");
}

TEST_CASE("auto plays what nobody decides, and stops at a choice") {
    Talk talk;
    talk.ok("new barletta seed 5");
    SeededDice dice(5);
    CHECK(first_line(talk.ok("auto")) == deployment_roll(dice));
    CHECK(talk.raw("auto") == "= \n\n"); // thirteen knights could be placed
}

TEST_CASE("auto N plays at most N") {
    Talk talk;
    talk.tell(two_on_foot("5"));
    CHECK(talk.ok("legal") == "remount fieramosca");
    CHECK(talk.raw("auto 0") == "= \n\n");
    CHECK(talk.ok("legal") == "remount fieramosca");

    const std::string one = talk.ok("auto 1");
    CHECK(one.starts_with("remount fieramosca : "));
    CHECK(one.find("remount miale") == std::string::npos);
    CHECK(talk.ok("legal") == "remount miale");

    // the last roll of round 5 ends the game, nobody out on either side
    const std::string rest = talk.ok("auto 7");
    CHECK(rest.starts_with("remount miale : "));
    CHECK(rest.ends_with("The day is done: a draw. Italians 0 VP, French 0 VP."));
    CHECK(talk.raw("legal") == "= \n\n");
}

TEST_CASE("auto answers like so many plays") {
    Talk by_itself;
    Talk by_hand;
    by_itself.tell(two_on_foot("4"));
    by_hand.tell(two_on_foot("4"));
    // two horses, then the initiative of round 5; who won it has the choice
    std::string together = by_hand.ok("play remount fieramosca");
    together += '\n' + by_hand.ok("play remount miale");
    together += '\n' + by_hand.ok("play roll");
    CHECK(by_itself.ok("auto") == together);
    CHECK(by_itself.ok("legal") == "first\nsecond");
    CHECK(by_itself.ok("record") == by_hand.ok("record"));
}

TEST_CASE("auto refuses what is no number") {
    Talk talk;
    talk.ok("new barletta seed 5");
    for (const char* command : {"auto all", "auto -1", "auto 1 2", "auto 1.5"}) {
        CHECK(talk.refusal(command) == "auto is written: auto [N]");
    }
}

TEST_CASE("undo takes the last action back, its dice and its check with it") {
    Talk talk;
    talk.tell(one_lane());
    const std::string record = talk.ok("record");
    const std::string state = talk.ok("state");
    CHECK(talk.refusal("undo") == "there is no action to take back");

    talk.ok("play charge fieramosca : 6 6 2 4");
    const std::string check = "check " + disfida::digest(talk.ok("state"));
    CHECK(talk.ok("record") == record + "\ncharge fieramosca : 6 6 2 4\n" + check);
    CHECK(talk.ok("undo").empty());
    CHECK(talk.ok("record") == record);
    CHECK(talk.ok("state") == state);
    CHECK(talk.refusal("undo") == "there is no action to take back");
}

TEST_CASE("undo does not wind the generator back") {
    Talk talk;
    talk.ok("new barletta seed 5");
    SeededDice dice(5);
    CHECK(first_line(talk.ok("play roll")) == deployment_roll(dice));
    talk.ok("undo");
    CHECK(first_line(talk.ok("play roll")) == deployment_roll(dice));
}
