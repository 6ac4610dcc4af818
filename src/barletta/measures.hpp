// What is counted of a played game.
#pragma once

#include <array>
#include <span>

#include "barletta/state.hpp"
#include "kernel/measure.hpp"

namespace disfida::barletta {

class Game;

/// Counts captures, deaths, falls, wounds and every knight's deeds of one game after another.
class Measures {
  public:
    Measures(const Game& game, const State& opening);

    /// A new game begins.
    void begin() { scores_.clear(); }
    /// An action led from `before` to `after`, with these facts.
    void take(const State& before, const Action& action, const State& after, std::span<const Note> notes);
    /// The game has ended like this.
    void finish(const State& end);
    [[nodiscard]] const Scores& scores() const { return scores_; }

  private:
    /// Places of what is counted of a side.
    struct OfSide {
        std::size_t taken = 0, killed = 0, unhorsed = 0, wounds = 0, remounts = 0, retreats = 0, points = 0;
    };
    /// Places of what is counted of a knight.
    struct OfKnight {
        std::size_t attacks = 0, unhorses = 0, takes = 0, kills = 0;
        std::size_t falls = 0, wounds = 0, taken = 0, killed = 0;
    };

    const Tables& tables_;
    Scores scores_;
    std::size_t rounds_ = 0;
    std::size_t margin_ = 0;
    std::size_t by_points_ = 0;
    std::size_t by_empty_field_ = 0;
    std::array<OfSide, 2> sides_{};
    std::array<OfKnight, knight_count> knights_{};
};

} // namespace disfida::barletta
