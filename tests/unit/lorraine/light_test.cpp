// The light policy: whatever the position, a legal action with nothing left open, and a sensible one.
#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/event.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"
#include "lorraine/legal.hpp"

namespace {

using namespace disfida;
using lorraine::Game;

Game rules(const Options& options = {}) {
    auto game = Game::open(DataSource(), options);
    REQUIRE(game);
    return *game;
}

/// What is wrong with the light action of a state, or "".
std::string fault(const Game& game, const Game::State& state, SeededDice& random) {
    const auto action = game.light(state, random);
    const std::string text = game.text(state, action);
    if (!lorraine::is_legal(game.tables(), state, action)) {
        return text + " is not legal in phase " + std::string(lorraine::name(state.phase));
    }
    const auto read = game.parse(state, text);
    if (!read) {
        return text + " is refused: " + read.error().text;
    }
    return *read == action ? "" : text + " is read as something else";
}

/// Plays a campaign in which so many of a hundred actions are light and the others any legal ones; the
/// armies are raised by hand where `by_hand`.
std::string play_through(const Game& game, std::uint64_t seed, std::uint32_t light, bool by_hand) {
    SeededDice dice(seed);
    SeededDice choices(seed + 1000);
    NoEvents silent;
    lorraine::ActionList list;
    auto state = game.opening();
    for (int ply = 0; ply < 5000 && !game.over(state); ++ply) {
        if (const std::string wrong = fault(game, state, choices); !wrong.empty()) {
            return wrong;
        }
        const bool raising = state.turn == 0;
        if (raising ? !by_hand : choices.below(100) < light) {
            game.apply(state, game.light(state, choices), dice, silent);
            continue;
        }
        game.legal(state, list);
        const auto& line = list[choices.below(static_cast<std::uint32_t>(list.size()))];
        game.apply(state, game.filled(state, line, choices.below(1000)), dice, silent);
    }
    return "";
}

/// What the light policy does most often in a position made of set-up statements.
std::string usual(const std::vector<std::string>& statements, const std::vector<std::string>& then = {}) {
    const Game game = rules();
    auto setup = game.setup();
    REQUIRE(game.set(setup, "empty"));
    for (const std::string& statement : statements) {
        const auto done = game.set(setup, statement);
        REQUIRE_MESSAGE(done, statement, ": ", done ? "" : done.error().text);
    }
    auto finished = game.finish(setup);
    REQUIRE(finished);
    auto state = *finished;
    SeededDice dice(1);
    NoEvents silent;
    for (const std::string& line : then) {
        const auto action = game.parse(state, line);
        REQUIRE_MESSAGE(action, line);
        game.apply(state, *action, dice, silent);
    }
    std::vector<std::pair<std::string, int>> counts;
    SeededDice random(7);
    constexpr int times = 41;
    for (int i = 0; i < times; ++i) {
        const std::string text = game.text(state, game.light(state, random));
        auto at = std::find_if(counts.begin(), counts.end(), [&](const auto& c) { return c.first == text; });
        if (at == counts.end()) {
            at = counts.insert(counts.end(), {text, 0});
        }
        if (++at->second > times / 2) {
            return text;
        }
    }
    return "undecided";
}

} // namespace

TEST_CASE(
    "The light action of Lorraine is legal and leaves nothing open, in all phases and with all options") {
    const std::vector<Options> sets{{},
                                    {{"battles", "auto"}},
                                    {{"battles", "result"}},
                                    {{"castle-cap", "0"}, {"tries", "bonus"}},
                                    {{"battles", "auto"}, {"castle-cap", "3"}}};
    std::uint64_t seed = 0;
    for (const Options& options : sets) {
        const Game game = rules(options);
        for (const std::uint32_t light : {0U, 50U, 90U, 100U}) {
            for (const bool by_hand : {false, true}) {
                CHECK(play_through(game, ++seed, light, by_hand) == "");
            }
        }
    }
}

TEST_CASE("The light action depends on the position and the seed alone") {
    const Game game = rules();
    SeededDice dice(3);
    SeededDice first(5);
    NoEvents silent;
    auto state = game.opening();
    while (state.turn < 2) {
        SeededDice second = first;
        const auto action = game.light(state, first);
        CHECK(action == game.light(state, second));
        game.apply(state, action, dice, silent);
    }
}

TEST_CASE("L-Ravage 1 a raider who may burn does") {
    CHECK(usual({"general vaudemont domremy points 60 rank 2 skill competent",
                 "general barbazan commercy points 80 rank 1 skill competent", "active vaudemont"}) ==
          "ravage vaudemont");
    // 9 points do not do for a village: he looks for another place or stays, but does not burn.
    CHECK(usual({"general vaudemont domremy points 9 rank 2 skill competent",
                 "general barbazan st-dizier points 80 rank 1 skill competent", "active vaudemont"}) !=
          "ravage vaudemont");
}

TEST_CASE("L-Move a raider goes to the village beside him") {
    // From morimond only bourmont, bulgneville and la-mothe can be reached; the first is burnt.
    CHECK(usual({"general vaudemont morimond points 60 rank 2 skill competent",
                 "general barbazan st-dizier points 80 rank 1 skill competent", "ravaged bourmont",
                 "active vaudemont"}) == "move vaudemont bulgneville");
}

TEST_CASE("L-Init whom an enemy may strike before he burns is picked first") {
    CHECK(usual({"general vaudemont domremy points 60 rank 2 skill competent",
                 "general ladan morimond points 60 rank 3 skill competent",
                 "general barbazan neufchateau points 100 rank 1 skill competent"}) == "pick vaudemont");
}

TEST_CASE("L-Battle the French strike a weaker raider before he burns, and leave a stronger one alone") {
    CHECK(usual({"general vaudemont domremy points 40 rank 2 skill poor",
                 "general barbazan neufchateau points 100 rank 1 skill competent", "active barbazan"}) ==
          "move barbazan domremy");
    CHECK(usual({"general vaudemont domremy points 125 rank 2 skill expert",
                 "general barbazan neufchateau points 40 rank 1 skill poor", "active barbazan"}) !=
          "move barbazan domremy");
}

TEST_CASE("L-Battle 3 the weak flee and the strong stand") {
    const std::vector<std::string> strong{"general vaudemont domremy points 120 rank 2 skill poor",
                                          "general ladan montigny points 50 rank 3 skill poor",
                                          "general barbazan neufchateau points 60 rank 1 skill poor",
                                          "active barbazan"};
    CHECK(usual(strong, {"move barbazan domremy"}) == "stand");
    const std::vector<std::string> weak{"general vaudemont domremy points 30 rank 2 skill poor",
                                        "general ladan montigny points 50 rank 3 skill poor",
                                        "general barbazan neufchateau points 100 rank 1 skill poor",
                                        "active barbazan"};
    CHECK(usual(weak, {"move barbazan domremy"}) == "flee");
}

TEST_CASE("L-Tired 2 an exhausted army in supply tries to recover first") {
    CHECK(usual({"general vaudemont lafauche points 60 rank 2 skill competent exhausted",
                 "general barbazan st-dizier points 80 rank 1 skill competent", "active vaudemont"}) ==
          "recover vaudemont");
}

TEST_CASE("L-Event 3 a mutiny is forgiven, for the turn is worth more") {
    const Game game = rules();
    SeededDice random(1);
    auto state = game.opening();
    state.phase = lorraine::Phase::event;
    state.strikes = 1;
    state.striking[0] = {lorraine::Happening::indiscipline, 0};
    CHECK(game.text(state, game.light(state, random)) == "spare");
}
