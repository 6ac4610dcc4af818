// Where the levels of the computer err.
#include <doctest/doctest.h>

#include "ai/thought.hpp"
#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"

using namespace disfida;
using lorraine::Game;
using lorraine::Phase;

namespace {

/// Of a hundred choices with other seeds, how many are not the knight's.
int other_choices(const Game& game, const Game::State& state, Level level) {
    const auto best = ai::choose(game, state, Level::knight, 0, 1);
    REQUIRE(best);
    int others = 0;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        others += *ai::choose(game, state, level, 0, seed) == *best ? 0 : 1;
    }
    return others;
}

Game::State first_in(const Game& game, Phase phase) {
    SeededDice dice(4);
    SeededDice choices(5);
    NoEvents silent;
    auto state = game.opening();
    while (state.phase != phase) {
        REQUIRE(!game.over(state));
        game.apply(state, game.light(state, choices), dice, silent);
    }
    return state;
}

} // namespace

TEST_CASE("slips in Lorraine: a squire also errs in whom he picks and which card he shows, a knight never") {
    const auto game = Game::open(DataSource(), {{"battles", "auto"}});
    REQUIRE(game);
    for (const Phase phase : {Phase::pick, Phase::card}) {
        const auto state = first_in(*game, phase);
        // Two of five, give or take three times the square root of 100 x 0.4 x 0.6.
        CHECK(other_choices(*game, state, Level::squire) >= 25);
        CHECK(other_choices(*game, state, Level::squire) <= 55);
        CHECK(other_choices(*game, state, Level::knight) == 0);
    }
}
