// Starting games and setting positions up.
#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "unit/engine/talk.hpp"

using disfida::test::one_lane;
using disfida::test::Talk;

TEST_CASE("a new game has the seed that was named, or one of the system's") {
    Talk talk(42);
    talk.ok("new barletta seed 18446744073709551615");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 18446744073709551615");
    talk.ok("new barletta");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 42");
    talk.ok("new barletta seed 0");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 0");
}

TEST_CASE("the same seed throws the same dice, drawn or named") {
    Talk drawn(42);
    Talk named(7);
    drawn.tell({"new barletta", "play roll"});
    named.tell({"new barletta seed 42", "play roll"});
    CHECK(drawn.ok("record") == named.ok("record"));
}

TEST_CASE("options in any order, written where they differ from the default, in the game's order") {
    Talk talk;
    talk.ok("new barletta gallantry=on  seed 5 daste=on");
    CHECK(talk.ok("record") == "disfida 1 barletta\noption daste on\noption gallantry on\nseed 5");
    talk.ok("new barletta seed 5 daste=off");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
}

TEST_CASE("a refused new leaves the game at hand") {
    Talk talk;
    talk.ok("new barletta seed 5");
    CHECK(talk.refusal("new") == "new is written: new GAME [seed N] [NAME=VALUE ...]");
    CHECK(talk.refusal("new chess") == "no game is called 'chess': " + disfida::game_names());
    CHECK(talk.refusal("new barletta seed") == "a seed is a whole number from 0 to 18446744073709551615");
    CHECK(talk.refusal("new barletta seed 18446744073709551616").starts_with("a seed is"));
    CHECK(talk.refusal("new barletta seed -1").starts_with("a seed is"));
    CHECK(talk.refusal("new barletta seed 07").starts_with("a seed is"));
    CHECK(talk.refusal("new barletta seed 7 seed 8") == "a second seed");
    CHECK(talk.refusal("new barletta 7") == "'7' is neither seed N nor NAME=VALUE");
    CHECK(talk.refusal("new barletta =on") == "'=on' is neither seed N nor NAME=VALUE");
    CHECK(talk.refusal("new barletta daste=maybe") == "option daste is on or off, not 'maybe'");
    CHECK(talk.refusal("new barletta daste=") == "option daste is on or off, not ''");
    CHECK(talk.refusal("new barletta horses=on") == "barletta has no option 'horses': daste, gallantry");
    CHECK(talk.refusal("new barletta horses=1") == "barletta has no option 'horses': daste, gallantry");
    CHECK(talk.refusal("new barletta daste=on daste=off") == "option 'daste' is said twice");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
}

TEST_CASE("set-ups are recorded, single spaced, until the first action") {
    Talk talk;
    talk.tell(one_lane());
    CHECK(talk.ok("set  knight   miale 2507 hits 1").empty());
    const std::string start = "disfida 1 barletta\nseed 5\nset empty\nset phase charge\nset to-move italian\n"
                              "set knight fieramosca 2407\nset knight sachet 2406\n"
                              "set knight miale 2507 hits 1";
    CHECK(talk.ok("record") == start);
    CHECK(talk.ok("legal") == "charge fieramosca");

    talk.ok("play charge fieramosca : 1 1");
    CHECK(talk.refusal("set round 1") == "set-ups come before the first action");
    talk.ok("undo");
    CHECK(talk.ok("record") == start);
    talk.ok("set knight miale 2507");
}

TEST_CASE("a set-up statement that is wrong by itself is refused at once and changes nothing") {
    Talk talk;
    talk.tell(one_lane());
    const std::string before = talk.ok("record");
    const std::string state = talk.ok("state");
    CHECK(talk.refusal("set") == "set is written: set STATEMENT");
    CHECK(talk.refusal("set knight miale 2407") == "fieramosca stands in 2407 already [G]");
    CHECK(talk.refusal("set knight sachet 2405 hits 4") ==
          "hits '4': a number from 0 to 3 is needed (VC 4) [H1.4]");
    CHECK(talk.refusal("set round 6") == "round '6': a number from 0 to 5 is needed");
    CHECK(talk.ok("record") == before);
    CHECK(talk.ok("state") == state);
}

TEST_CASE("what only the whole set-up shows is refused at the next other command, until it is put right") {
    Talk talk;
    talk.tell({"new barletta seed 5", "set empty", "set phase activate", "set to-move italian",
               "set knight fieramosca 2407", "set knight sachet 2406"});
    for (const char* command : {"state", "legal", "record", "play pass", "auto", "undo", "save x",
                                "odds pass", "suggest", "explain", "events"}) {
        CHECK(talk.refusal(command) == "phase activate needs a round: set round 1 to 5");
    }
    CHECK(talk.ok("name") == "disfida"); // no command on the game
    CHECK(talk.ok("rule D1").starts_with("D1 "));
    talk.ok("set round 1");
    CHECK(talk.ok("suggest").starts_with("move fieramosca "));
}

TEST_CASE("a new game needs nothing of a set-up that does not hold") {
    Talk talk;
    talk.tell({"new barletta seed 5", "set phase activate", "new barletta seed 6"});
    CHECK(talk.ok("legal") == "roll");
}
