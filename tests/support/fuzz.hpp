// Random play of any game with everything checked on the way that must hold for all games.
#pragma once

#include <cstdint>
#include <cstdlib>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "disfida/dice.hpp"
#include "disfida/games.hpp"
#include "kernel/game.hpp"

namespace disfida::test {

/// How many random games to play: DISFIDA_GAMES, or this many.
int games_to_play(int otherwise);

/// How many random positions to try of each game: DISFIDA_POSITIONS, or this many.
int positions_to_try(int otherwise);

/// No game lasts longer than this.
inline constexpr int most_plies = 20000;

/// Plays one random game of `table`'s `info` through Match, under the option sets by turns: invariants after
/// each action, legal lists, samples of actions tried, undo and redo, records read again, copies. What is
/// wrong first, or nothing. On failure the record is written beside the tested program, and the answer names
/// it.
std::optional<std::string> fuzz_match(std::span<const GameInfo> table, const GameInfo& info,
                                      std::uint64_t seed);

/// Plays one random game on the bare rules, as a search does: invariants after each action, an action at
/// least until the game is over, now and then all actions tried on copies. What is wrong first, or nothing;
/// fuzz_match with the same seed plays the same game.
template <Game G> std::optional<std::string> fuzz_rules(const G& game, std::uint64_t seed) {
    SeededDice dice(seed);
    SeededDice choices(seed + 1);
    NoEvents silent;
    const auto list = std::make_unique<typename G::Actions>();
    auto state = game.opening();
    for (int ply = 0; !game.over(state); ++ply) {
        if (ply == most_plies) {
            return "the game does not end";
        }
        game.legal(state, *list);
        if (list->size() == 0) {
            return "nothing is legal, but the game goes on";
        }
        const auto& line = (*list)[choices.below(static_cast<std::uint32_t>(list->size()))];
        const auto action = game.filled(state, line, static_cast<std::uint64_t>(ply) + seed);
        if (ply % 64 == static_cast<int>(seed % 64)) {
            SeededDice other(seed + static_cast<std::uint64_t>(ply));
            for (std::size_t i = 0; i < list->size(); ++i) {
                auto copy = state;
                game.apply(copy, game.filled(state, (*list)[i], i), other, silent);
                if (const auto broken = game.violated(copy)) {
                    return *broken + " after " + game.text(state, (*list)[i]) + " at ply " +
                           std::to_string(ply);
                }
            }
        }
        const auto before = state;
        game.apply(state, action, dice, silent);
        if (const auto broken = game.violated(state)) {
            return *broken + " after " + game.text(before, action) + " at ply " + std::to_string(ply);
        }
    }
    game.legal(state, *list);
    return list->size() == 0 ? std::nullopt
                             : std::optional<std::string>("something is legal in a game that is over");
}

} // namespace disfida::test
