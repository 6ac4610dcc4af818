// What has to hold in every position of the Iliad: each invariant names itself when it is broken on purpose.
#include <functional>
#include <string>

#include <doctest/doctest.h>

#include "iliad/game.hpp"
#include "iliad/invariants.hpp"
#include "kernel/data.hpp"

namespace iliad = disfida::iliad;
using iliad::State;

namespace {

const iliad::Game& game() {
    static const auto opened = iliad::Game::open(disfida::DataSource(), {{"bearers", "on"}});
    REQUIRE(opened);
    return *opened;
}

/// Roster: 0 achilles, 1 automedon, 2 hector, 3 cebriones. What is said of the opening after a change.
std::string after(const std::function<void(State&)>& change) {
    State state = game().opening();
    change(state);
    return game().violated(state).value_or("");
}

} // namespace

TEST_CASE("invariants: the opening is sound") {
    CHECK(after([](State&) {}).empty());
}

TEST_CASE("I-Move invariants: one warrior a hex, a hex for those in the fight and no others") {
    CHECK(after([](State& s) { s.roster[2].spot = s.roster[0].spot; }) ==
          "hector: alone in his hex (I-Move)");
    CHECK(after([](State& s) { s.roster[1].spot = iliad::no_spot; }) ==
          "automedon: a hex if and only if in the fight");
    CHECK(after([](State& s) { s.roster[1].status = iliad::Status::dead; }) ==
          "automedon: a hex if and only if in the fight");
    CHECK(after([](State& s) { s.roster[1].spot = 200; }) == "automedon: stands off the arena");
}

TEST_CASE("I-Hero invariants: BOTTLE and AGILITY within their bounds, nobody twice") {
    CHECK(after([](State& s) { s.roster[0].bottle = 12; }) ==
          "achilles: BOTTLE from 0 to 11, not 0 in the fight (I-Wound)");
    CHECK(after([](State& s) { s.roster[0].bottle = 0; }) ==
          "achilles: BOTTLE from 0 to 11, not 0 in the fight (I-Wound)");
    CHECK(after([](State& s) { s.roster[0].agility = -1; }) == "achilles: AGILITY never below 0 (I-Wound)");
    CHECK(after([](State& s) { s.roster[3].info = s.roster[1].info; }) == "automedon: in the roster once");
}

TEST_CASE("I-Wound invariants: scratch and distraction end with the fight") {
    const auto out = [](State& s) {
        s.roster[1].status = iliad::Status::dead;
        s.roster[1].spot = iliad::no_spot;
    };
    CHECK(after(out).empty());
    CHECK(after([&](State& s) {
              out(s);
              s.roster[1].scratch = true;
          }) == "automedon: scratch and distraction end with the fight");
    CHECK(after([&](State& s) {
              out(s);
              s.roster[1].distracted = true;
          }) == "automedon: scratch and distraction end with the fight");
}

TEST_CASE("I-Close invariants: contacts between enemies side by side, in order") {
    CHECK(after([](State& s) {
              s.contacts[0] = {0, 1, iliad::Side::left};
              s.contact_count = 1;
          }) == "contact is between left and right (I-Close)");
    CHECK(after([](State& s) {
              s.contacts[0] = {0, 2, iliad::Side::left};
              s.contact_count = 1;
          }) == "those in contact stand side by side in the fight (I-Close)");
    CHECK(after([](State& s) {
              s.roster[2].spot = iliad::spot_of({4, 4});
              s.roster[3].spot = iliad::spot_of({4, 6});
              s.contacts[0] = {0, 3, iliad::Side::left};
              s.contacts[1] = {0, 2, iliad::Side::left};
              s.contact_count = 2;
          }) == "contacts in roster order");
}

TEST_CASE("I-Turn invariants: phases, who is active, whose answer is awaited, turn and idle") {
    CHECK(after([](State& s) {
              s.roster[2].status = iliad::Status::quit;
              s.roster[2].spot = iliad::no_spot;
          }) == "a side without a hero has lost");
    CHECK(after([](State& s) { s.active = 0; }) ==
          "somebody is active unless a turn begins or the fight is over");
    CHECK(after([](State& s) { s.phase = iliad::Phase::activate; }) ==
          "somebody is active unless a turn begins or the fight is over");
    CHECK(after([](State& s) {
              s.phase = iliad::Phase::activate;
              s.active = 0;
              s.pending = {2, 0};
          }) == "an answer is waited for in defend, catch and plea alone");
    CHECK(after([](State& s) {
              s.phase = iliad::Phase::defend;
              s.active = 0;
          }) == "an answer is waited for in defend, catch and plea alone");
    CHECK(after([](State& s) { s.idle = 21; }) == "turn and idle within their bounds");
    CHECK(after([](State& s) { s.turn = 0; }) == "turn and idle within their bounds");
    CHECK(after([](State& s) { s.turn = 202; }) == "turn and idle within their bounds");
}
