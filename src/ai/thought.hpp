// What the computer thinks of at one position, a slice at a time, for any game and every level.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/greedy.hpp"
#include "ai/level.hpp"
#include "ai/rollouts.hpp"
#include "ai/squire.hpp"

namespace disfida::ai {

/// A choice under way. It depends on the position, the level, the seed and the number of nodes alone: never
/// on dice to come or on time. A node is an action played in thought.
template <class G> class Thought {
  public:
    using State = typename G::State;
    using Action = typename G::Action;

    /// Begins to think for who decides in `state`. `nodes` 0: as many as the level takes by itself.
    Thought(const G& game, const State& state, Level level, std::uint64_t nodes, std::uint64_t seed) {
        const Effort own = effort(level);
        switch (level) {
        case Level::page:
            if (!game.over(state)) {
                SeededDice random(seed);
                choice_ = game.light(state, random);
            }
            break;
        case Level::squire:
            choice_ = squire(game, state, seed);
            break;
        case Level::knight:
            choice_ = greedy(game, state);
            break;
        case Level::captain:
        case Level::champion:
            rollouts_ = std::make_unique<Rollouts<G>>(game, state, own, nodes == 0 ? own.nodes : nodes, seed);
            break;
        }
    }

    /// Goes on for about so many nodes; true when there is nothing left to think about.
    bool think(std::uint64_t nodes) { return rollouts_ == nullptr || rollouts_->go_on(nodes); }
    /// The best so far, there from the start; nothing where there is nothing to choose, as when the game is
    /// over.
    [[nodiscard]] std::optional<Action> choice() const { return rollouts_ ? rollouts_->best() : choice_; }
    [[nodiscard]] std::uint64_t nodes() const { return rollouts_ ? rollouts_->nodes() : 0; }

  private:
    std::optional<Action> choice_;
    std::unique_ptr<Rollouts<G>> rollouts_;
};

/// The choice of a level thought to its end.
template <class G>
std::optional<typename G::Action> choose(const G& game, const typename G::State& state, Level level,
                                         std::uint64_t nodes, std::uint64_t seed) {
    Thought<G> thought(game, state, level, nodes, seed);
    while (!thought.think(100'000)) {
    }
    return thought.choice();
}

} // namespace disfida::ai
