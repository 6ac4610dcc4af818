// What the computer thinks of at one position, a slice at a time, for any game and every level.
#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>
#include <vector>

#include "ai/choices.hpp"
#include "ai/greedy.hpp"
#include "ai/level.hpp"
#include "ai/rollouts.hpp"
#include "disfida/dice.hpp"

namespace disfida::ai {

/// What a player does who overlooks his best action: the first other that catches his eye.
template <class G>
typename G::Action slip(const G& game, const typename G::State& state, const typename G::Action& best,
                        SeededDice& random) {
    const auto list = std::make_unique<typename G::Actions>();
    choices(game, state, *list);
    std::vector<typename G::Action> others;
    std::copy_if(list->begin(), list->end(), std::back_inserter(others),
                 [&](const auto& action) { return !(action == best); });
    return others.empty() ? best : others[random.below(static_cast<std::uint32_t>(others.size()))];
}

/// A choice under way. It depends on the position, the level, the seed and the number of nodes alone: never
/// on dice to come or on time. A node is an action played in thought.
template <class G> class Thought {
  public:
    using State = typename G::State;
    using Action = typename G::Action;

    /// Begins to think for who decides in `state`. `nodes` 0: as many as the level takes by itself. The game
    /// has to outlive the thought.
    Thought(const G& game, const State& state, Level level, std::uint64_t nodes, std::uint64_t seed)
        : game_(&game), state_(state) {
        if (game.over(state)) {
            return;
        }
        // Other positions, other whims.
        seed ^= std::bit_cast<std::uint64_t>(game.evaluate(state, game.seat(state)));
        SeededDice random(seed);
        constexpr std::uint32_t fine = 1000;
        slips_ = random.below(fine) < static_cast<std::uint32_t>(game.slips(level) * fine);
        whim_ = random.below(1U << 31U);
        const Effort own = effort(level);
        if (own.nodes > 0) {
            rollouts_ = std::make_unique<Rollouts<G>>(game, state, own, nodes == 0 ? own.nodes : nodes, seed);
        } else {
            choice_ = level == Level::page ? game.light(state, random) : greedy(game, state);
        }
    }

    /// Goes on for about so many nodes; true when there is nothing left to think about.
    bool think(std::uint64_t nodes) { return rollouts_ == nullptr || rollouts_->go_on(nodes); }
    /// The best so far, there from the start; nothing where there is nothing to choose, as when the game is
    /// over.
    [[nodiscard]] std::optional<Action> choice() const {
        const std::optional<Action> best = rollouts_ ? rollouts_->best() : choice_;
        if (!slips_ || !best) {
            return best;
        }
        SeededDice random(whim_);
        return slip(*game_, state_, *best, random);
    }
    [[nodiscard]] std::uint64_t nodes() const { return rollouts_ ? rollouts_->nodes() : 0; }

  private:
    const G* game_;
    State state_;
    bool slips_ = false; ///< this time
    std::uint64_t whim_ = 0;
    std::optional<Action> choice_;
    std::unique_ptr<Rollouts<G>> rollouts_;
};

/// The choice of a level thought to its end.
template <class G>
std::optional<typename G::Action> choose(const G& game, const typename G::State& state, Level level,
                                         std::uint64_t nodes, std::uint64_t seed) {
    constexpr std::uint64_t slice = 100'000;
    Thought<G> thought(game, state, level, nodes, seed);
    while (!thought.think(slice)) {
    }
    return thought.choice();
}

} // namespace disfida::ai
