// What is counted of a played campaign.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "kernel/measure.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

class Game;

/// Counts battles, generals lost, castles, and the VP turn by turn of one campaign after another.
class Measures {
  public:
    Measures(const Game& game, const State& opening);

    /// A new campaign begins.
    void begin();
    /// An action led from `before` to `after`, with these facts.
    void take(const State& before, const Action& action, const State& after, std::span<const Note> notes);
    /// The campaign has ended like this.
    void finish(const State& end);
    [[nodiscard]] const Scores& scores() const { return scores_; }

  private:
    /// Places of what is counted of a side.
    struct OfSide {
        std::size_t won = 0, fled = 0, taken = 0, killed = 0, castles = 0, points = 0;
    };
    /// Places of what is counted of a general.
    struct OfGeneral {
        std::size_t won = 0, lost = 0, ravages = 0, taken = 0, killed = 0;
    };
    void take_battle(const State& before, const State& after, std::span<const Note> notes);
    void take_losses(const State& before, const State& after);

    const Tables& tables_;
    Scores scores_;
    std::size_t turns_ = 0;
    std::size_t vp_ = 0;
    std::size_t met_ = 0;
    std::size_t fought_ = 0;
    std::size_t ravaged_ = 0;
    std::size_t sieges_ = 0;
    std::size_t assaults_ = 0;
    std::array<std::size_t, ending_names.size()> endings_{};
    std::size_t closing_won_ = 0;
    std::vector<std::size_t> curve_; ///< VP after each turn
    std::array<OfSide, 2> sides_{};
    std::array<OfGeneral, named> generals_{};
};

} // namespace disfida::lorraine
