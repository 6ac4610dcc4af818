// The search of levels 3 and 4, for any game: the most promising actions are each played on many times, with
// the light policy of the game for both sides, to the end of the round, and what stands then is weighed. What
// does well is tried more often.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "ai/choices.hpp"
#include "ai/greedy.hpp"
#include "ai/level.hpp"
#include "ai/winning.hpp"
#include "disfida/dice.hpp"

namespace disfida::ai {

template <class G> class Rollouts {
  public:
    using State = typename G::State;
    using Action = typename G::Action;

    Rollouts(const G& game, const State& state, const Effort& effort, std::uint64_t budget,
             std::uint64_t seed)
        : game_(&game), state_(state), stages_(effort.stages), budget_(budget), seed_(seed) {
        const auto list = std::make_unique<typename G::Actions>();
        choices(game, state, *list);
        if (list->size() == 0) {
            return;
        }
        const auto seat = game.seat(state);
        for (const Action& action : *list) {
            arms_.push_back({action, list->size() > 1 ? expectation(game, state, action, seat) : 0.0});
        }
        std::stable_sort(arms_.begin(), arms_.end(),
                         [](const Arm& a, const Arm& b) { return a.promise > b.promise; });
        arms_.resize(std::min(arms_.size(), static_cast<std::size_t>(effort.breadth)), arms_[0]);
        // What the playouts themselves would do is worth a try too, however little it brings at once.
        SeededDice random(seed);
        const Action usual = game.light(state, random);
        if (std::none_of(arms_.begin(), arms_.end(), [&](const Arm& arm) { return arm.action == usual; })) {
            arms_.push_back({usual});
        }
    }

    /// Goes on for about so many nodes; true when the budget is used up or nothing is left to find out.
    bool go_on(std::uint64_t nodes) {
        const std::uint64_t stop = std::min(budget_, nodes_ + nodes);
        while (!settled() && nodes_ < stop) {
            try_again(most_hopeful());
        }
        return settled() || nodes_ >= budget_;
    }
    /// The action tried most often, the more promising one among equals.
    [[nodiscard]] std::optional<Action> best() const {
        return arms_.empty() ? std::nullopt : std::optional(best_arm().action);
    }
    [[nodiscard]] std::uint64_t nodes() const { return nodes_; }

  private:
    struct Arm {
        Action action;
        double promise = 0.0; ///< what its own outcome is worth on the average
        int tries = 0;
        double sum = 0.0; ///< of chances to win
        double squares = 0.0;
        [[nodiscard]] double mean() const { return sum / tries; }
        [[nodiscard]] double variance() const { return std::max(0.0, squares / tries - mean() * mean()); }
        [[nodiscard]] double error() const { return std::sqrt((variance() + 1e-4) / tries); }
    };
    static constexpr int first_tries = 4;
    static constexpr int tries_a_turn = 4;
    static constexpr int most_actions = 400; ///< of one playout
    static constexpr double dislike_of_draws = 0.25;
    static constexpr double curiosity = 1.2;
    static constexpr int enough_tries = 64;
    static constexpr double certainty = 4.0; ///< standard errors

    [[nodiscard]] const Arm& best_arm() const {
        return *std::max_element(arms_.begin(), arms_.end(),
                                 [](const Arm& a, const Arm& b) { return a.tries < b.tries; });
    }

    [[nodiscard]] bool settled() const {
        if (arms_.size() <= 1) {
            return true;
        }
        const Arm& best = best_arm();
        if (best.tries < enough_tries) {
            return false;
        }
        return std::all_of(arms_.begin(), arms_.end(), [&](const Arm& arm) {
            return &arm == &best || (arm.tries > 0 && best.mean() - arm.mean() >
                                                          certainty * std::sqrt(best.error() * best.error() +
                                                                                arm.error() * arm.error()));
        });
    }

    /// By upper bounds of confidence; first each has to be tried a little.
    [[nodiscard]] Arm& most_hopeful() {
        double all = 0.0;
        for (Arm& arm : arms_) {
            if (arm.tries < first_tries) {
                return arm;
            }
            all += arm.tries;
        }
        const double reach = curiosity * std::sqrt(std::log(all));
        return *std::max_element(arms_.begin(), arms_.end(), [&](const Arm& a, const Arm& b) {
            return a.mean() + reach * a.error() < b.mean() + reach * b.error();
        });
    }

    void try_again(Arm& arm) {
        for (int i = 0; i < tries_a_turn; ++i) {
            const double chance = playout(arm.action, static_cast<std::uint64_t>(arm.tries));
            ++arm.tries;
            arm.sum += chance;
            arm.squares += chance * chance;
        }
    }

    /// The same number gives each action the same dice, so that luck does not decide between them.
    double playout(const Action& action, std::uint64_t number) {
        constexpr std::uint64_t mix = 0x9e3779b97f4a7c15;
        SeededDice dice((seed_ + number) * mix);
        SeededDice choices((seed_ ^ number) * mix + 1);
        NoEvents silent;
        State state = state_;
        const auto seat = game_->seat(state_);
        const int end = game_->stage(state_) + stages_;
        game_->apply(state, action, dice, silent);
        ++nodes_;
        for (int i = 0; i < most_actions && !game_->over(state); ++i) {
            if (game_->stage(state) >= end && !game_->answering(state)) {
                break;
            }
            game_->apply(state, game_->light(state, choices), dice, silent);
            ++nodes_;
        }
        return hoped_for(state, seat);
    }

    /// The chance to win, with a dislike of draws: who waits for better never beats a weaker player.
    double hoped_for(const State& state, typename G::Seat seat) const {
        const double chance = winning(*game_, state, seat);
        if constexpr (requires { game_->draw_near(state); }) {
            const double near = game_->draw_near(state);
            return chance - dislike_of_draws * near;
        }
        return chance;
    }

    const G* game_;
    State state_;
    int stages_;
    std::uint64_t budget_;
    std::uint64_t seed_;
    std::uint64_t nodes_ = 0;
    std::vector<Arm> arms_;
};

} // namespace disfida::ai
