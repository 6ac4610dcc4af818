// Commands that need no game, and those that refuse to work without one.
#include <doctest/doctest.h>

#include "unit/engine/talk.hpp"

using disfida::test::Talk;

TEST_CASE("who is speaking") {
    Talk talk;
    CHECK(talk.ok("protocol_version") == "2");
    CHECK(talk.ok("name") == "disfida");
    CHECK(talk.ok("version") == DISFIDA_VERSION);
    CHECK(talk.ok("games") == "barletta\niliad\nlorraine");
}

TEST_CASE("all commands are listed and known") {
    Talk talk;
    CHECK(talk.ok("list_commands") ==
          "protocol_version\nname\nversion\nlist_commands\nknown_"
          "command\nquit\ngames\nnew\nlegal\nplay\nauto\nstate\n"
          "record\nundo\nsave\nload\nodds\nsuggest\nadvice\nreport\nset\nexplain\nevents\nrule");
    CHECK(talk.ok("known_command suggest") == "true");
    CHECK(talk.ok("known_command boardsize") == "false");
    CHECK(talk.ok("known_command play roll") == "false");
    CHECK(talk.refusal("known_command") == "known_command is written: known_command COMMAND");
}

TEST_CASE("quit answers and ends") {
    Talk talk;
    CHECK_FALSE(talk.finished());
    CHECK(talk.refusal("quit now") == "quit is written: quit");
    CHECK_FALSE(talk.finished());
    CHECK(talk.ok("quit").empty());
    CHECK(talk.finished());
}

TEST_CASE("a command on a game is refused while there is none") {
    Talk talk;
    for (const char* command :
         {"legal", "play", "play roll", "auto", "state", "record", "undo", "save x", "odds roll", "suggest",
          "advice", "report", "set empty", "explain", "events", "rule A"}) {
        CHECK(talk.refusal(command) == "no game");
    }
}

TEST_CASE("commands that take no arguments refuse them") {
    Talk talk;
    talk.ok("new barletta");
    for (const std::string command : {"protocol_version", "name", "version", "list_commands", "games",
                                      "legal", "state", "record", "undo", "report", "events"}) {
        CHECK(talk.refusal(command + " please") == command + " is written: " + command);
    }
}
