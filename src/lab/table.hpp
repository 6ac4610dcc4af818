// What a run begins with, and one game of it played to its end.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <string>

#include "kernel/measure.hpp"
#include "lab/mind.hpp"
#include "lab/seeds.hpp"

namespace disfida::barletta {
class Game;
struct State;
struct Action;
} // namespace disfida::barletta

namespace disfida::lab {

/// A set table: the rules, the position, and how pieces take their places.
template <class G> struct Table {
    G game;
    typename G::State opening;
    std::string deploy = {}; ///< an automatic opening (GameInfo::openings); empty: the minds place them
};

using Minds = std::array<Mind, 2>; ///< in the order of the game's sides

/// The next action of an automatic opening; nothing when it is over. By way of its text, as openings are
/// short but for Barletta's, which has its own.
template <class G>
std::optional<typename G::Action> next_of_opening(const G& game, const typename G::State& state,
                                                  const std::string& how, std::uint64_t seed) {
    const auto action = game.parse(state, game.opening_action(state, how, seed));
    return action ? std::optional(*action) : std::nullopt;
}
std::optional<barletta::Action> next_of_opening(const barletta::Game& game, const barletta::State& state,
                                                const std::string& how, std::uint64_t seed);

/// Plays the game of a seed. `see(before, action, after, notes)` is called after each action and
/// `think(side, decide)` has to call what it is given, once, for each decision. The state at the end; nothing
/// when `stop` was set before.
template <class G, class See, class Think>
std::optional<typename G::State> play_game(const Table<G>& table, const Minds& minds, std::uint64_t seed,
                                           const std::atomic<bool>& stop, See&& see, Think&& think) {
    const G& game = table.game;
    typename G::State state = table.opening;
    SeededDice dice(seed);
    SeededDice fancy(seed_of_thought(seed, 0)); // of the page: no player's choice may move the dice
    Notes notes;
    std::uint64_t actions = 0;
    const auto play = [&](const typename G::Action& action) {
        const typename G::State before = state;
        notes.clear();
        game.apply(state, action, dice, notes);
        ++actions;
        see(before, action, state, notes.all());
    };
    while (!table.deploy.empty()) {
        const auto action = next_of_opening(game, state, table.deploy, seed);
        if (!action) {
            break;
        }
        play(*action);
    }
    while (!game.over(state)) {
        if (stop.load(std::memory_order_relaxed)) {
            return std::nullopt;
        }
        if (game.to_move(state) == "none") {
            play(game.light(state, fancy));
            continue;
        }
        const auto side = static_cast<std::size_t>(game.seat(state));
        const Mind& mind = minds[side];
        const auto action = think(side, state, [&] {
            return mind.level == ai::Level::page
                       ? game.light(state, fancy)
                       : decide(game, state, mind, seed_of_thought(seed, actions + 1));
        });
        play(action);
    }
    return state;
}

} // namespace disfida::lab
