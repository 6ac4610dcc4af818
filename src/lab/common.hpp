// What is counted of any game besides its own measures: actions, and luck.
#pragma once

#include <array>
#include <cmath>
#include <string>

#include "ai/winning.hpp"
#include "disfida/games.hpp"
#include "kernel/measure.hpp"
#include "kernel/tongue.hpp"

namespace disfida::lab {

/// Counts actions and, where that is wanted, what the dice of each side's own actions brought it beyond
/// expectation, in chances to win (as the report of a played game does).
template <class G> class Common {
  public:
    Common(const G& game, const GameInfo& info, bool luck) : game_(game), luck_(luck) {
        actions_ = scores_.add({"actions", "", mark("Actions")});
        if (!luck) {
            return;
        }
        for (std::size_t side = 0; side < 2; ++side) {
            own_[side] = scores_.add({"luck." + std::string(info.sides[side]), "",
                                      std::string(side_title(info, side)) + ": luck of their dice", "",
                                      Measure::Kind::points});
        }
        against_ = scores_.add({"luck.against", mark("How it ends"), mark("Won by the side with less luck"),
                                "", Measure::Kind::share});
    }

    void begin(const typename G::State& opening) {
        scores_.clear();
        gains_ = {};
        now_ = luck_ ? ai::winning(game_, opening, first) : 0.5;
    }
    void take(const typename G::State& before, const typename G::Action& action,
              const typename G::State& after) {
        ++scores_[actions_];
        if (!luck_) {
            return;
        }
        const double expected = ai::winning_after(game_, before, action, first);
        now_ = ai::winning(game_, after, first);
        if (game_.to_move(before) != "none") {
            const auto side = static_cast<std::size_t>(game_.seat(before));
            gains_[side] += side == 0 ? now_ - expected : expected - now_;
        }
    }
    void finish(const typename G::State& end) {
        if (!luck_) {
            return;
        }
        constexpr double tenths = 1000.0; // of a percentage point in a whole chance
        for (std::size_t side = 0; side < 2; ++side) {
            scores_[own_[side]] = static_cast<int>(std::lround(gains_[side] * tenths));
        }
        const double won = game_.decided(end, first).value_or(0.5);
        scores_[against_] = int{(won > 0.5 && gains_[0] < gains_[1]) || (won < 0.5 && gains_[1] < gains_[0])};
    }
    [[nodiscard]] const Scores& scores() const { return scores_; }

  private:
    static constexpr auto first = static_cast<typename G::Seat>(0);

    const G& game_;
    bool luck_;
    Scores scores_;
    std::size_t actions_ = 0;
    std::array<std::size_t, 2> own_{};
    std::size_t against_ = 0;
    std::array<double, 2> gains_{};
    double now_ = 0.5;
};

} // namespace disfida::lab
