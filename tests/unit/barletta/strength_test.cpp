// The computer's first level against random legal play. DISFIDA_GAMES=1000 measures it properly.
#include <memory>

#include <doctest/doctest.h>

#include "ai/greedy.hpp"
#include "barletta/game.hpp"
#include "kernel/data.hpp"
#include "support/fuzz.hpp"

using namespace disfida;
using namespace disfida::barletta;

namespace {

/// Games of `count` that level 1 wins on a side; the other side plays at random.
int games_won(const barletta::Game& game, Side computer, int count) {
    const auto list = std::make_unique<ActionList>();
    NoEvents silent;
    int won = 0;
    for (int i = 0; i < count; ++i) {
        SeededDice dice(static_cast<std::uint64_t>(i) + 1000);
        State state = game.opening();
        while (!game.over(state)) {
            game.legal(state, *list);
            const bool thinks = state.to_move == mover(computer);
            const Action action = thinks ? ai::greedy(game, state)
                                         : (*list)[dice.below(static_cast<std::uint32_t>(list->size()))];
            game.apply(state, action, dice, silent);
        }
        won += state.winner == mover(computer) ? 1 : 0;
    }
    return won;
}

} // namespace

TEST_CASE("level 1 beats random legal play in at least 95 of 100 games from either side") {
    const auto game = barletta::Game::open(DataSource(), {});
    REQUIRE(game);
    const int count = test::games_to_play(20);
    for (const Side side : both_sides) {
        const int won = games_won(*game, side, count);
        MESSAGE(name(side), " won ", won, " of ", count);
        CHECK(won * 100 >= count * 95);
    }
}
