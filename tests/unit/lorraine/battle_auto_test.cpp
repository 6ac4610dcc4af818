// The engine's `auto` in a battle: it plays what is one line with nothing to fill in, and stops at all else.
#include <string>

#include <doctest/doctest.h>

#include "unit/engine/talk.hpp"

using disfida::test::first_line;
using disfida::test::Talk;

namespace {

/// vaudemont meets barbazan in liffol under this option.
void meet(Talk& talk, const std::string& option) {
    talk.ok("new lorraine seed 1 " + option);
    for (const char* statement :
         {"empty", "general antoing montigny points 50 rank 21 skill incompetent",
          "general linange st-dizier points 50 rank 21 skill incompetent",
          "general vaudemont lafauche points 84 rank 2 skill poor",
          "general barbazan liffol points 50 rank 1 skill poor", "active vaudemont"}) {
        talk.ok("set " + std::string(statement));
    }
    talk.ok("play move vaudemont liffol");
    CHECK(talk.ok("auto").empty()); // flee or stand
}

} // namespace

TEST_CASE("L-Battle auto stops at a result that has to be entered") {
    Talk talk;
    meet(talk, "battles=result");
    talk.ok("play stand");
    CHECK(talk.ok("legal") == "battle result ...");
    CHECK(talk.ok("auto").empty());
    talk.ok("play battle result burgundy lost vaudemont:0,barbazan:10");
    CHECK(first_line(talk.ok("auto 1")) == "retreat gondrecourt");
    CHECK(talk.ok("legal") == "roll"); // promotion
}

TEST_CASE("L-Battle auto fights the quick battle to the first card where the option leaves no choice") {
    Talk talk;
    meet(talk, "battles=auto");
    talk.ok("play stand");
    CHECK(first_line(talk.ok("auto")).starts_with("battle auto : "));
    CHECK(talk.ok("legal").starts_with("card "));
}

TEST_CASE("L-Battle auto stops where the attacker chooses the mode") {
    Talk talk;
    meet(talk, "");
    talk.ok("play stand");
    CHECK(talk.ok("auto").empty());
}
