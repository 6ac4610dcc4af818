// The computer's first level against random legal play. DISFIDA_GAMES=1000 measures it properly.
#include <memory>

#include <doctest/doctest.h>

#include "ai/greedy.hpp"
#include "barletta/game.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"
#include "support/fuzz.hpp"

using namespace disfida;

namespace {

/// Games of `count` that level 1 wins on a side; the other side plays at random.
template <Game G> int games_won(const G& game, std::string_view side, int count) {
    const auto computer = *game.seat_named(side);
    const std::string won_by = R"("winner":")" + std::string(side) + '"';
    const auto list = std::make_unique<typename G::Actions>();
    NoEvents silent;
    int won = 0;
    for (int i = 0; i < count; ++i) {
        SeededDice dice(static_cast<std::uint64_t>(i) + 1000);
        auto state = game.opening();
        while (!game.over(state)) {
            game.legal(state, *list);
            const bool thinks = game.to_move(state) != "none" && game.seat(state) == computer;
            const auto& line = (*list)[dice.below(static_cast<std::uint32_t>(list->size()))];
            const auto action =
                thinks ? *ai::greedy(game, state) : game.filled(state, line, dice.below(1000));
            game.apply(state, action, dice, silent);
        }
        won += game.json(state).find(won_by) != std::string::npos ? 1 : 0;
    }
    return won;
}

/// Level 1 has to win so many of a hundred, from either side.
template <Game G> void check_strength(const Options& options, const GameInfo& info, int count, int needed) {
    const auto game = G::open(DataSource(), options);
    REQUIRE(game);
    for (const std::string_view side : info.sides) {
        const int won = games_won(*game, side, count);
        MESSAGE(info.name, ", ", side, " won ", won, " of ", count);
        CHECK(won * 100 >= count * needed);
    }
}

} // namespace

TEST_CASE("Barletta: level 1 beats random legal play in at least 95 of 100 games from either side") {
    check_strength<barletta::Game>({}, *find_game("barletta"), test::games_to_play(20), 95);
}

TEST_CASE("Iliad: level 1 beats random legal play in at least 90 of 100 duels from either side") {
    check_strength<iliad::Game>({}, *find_game("iliad"), test::games_to_play(100), 90);
}

TEST_CASE("Iliad: level 1 beats random legal play in at least 90 of 100 melees from either side") {
    check_strength<iliad::Game>({{"mode", "melee"}}, *find_game("iliad"), test::games_to_play(10), 90);
}

// Battles are fought by the program: a result typed in at random would decide the campaign.
TEST_CASE("Lorraine: level 1 beats random legal play in at least 70 of 100 campaigns from either side") {
    check_strength<lorraine::Game>({{"battles", "auto"}}, *find_game("lorraine"), test::games_to_play(30),
                                   70);
}
