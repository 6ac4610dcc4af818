// What is counted of a played game.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "iliad/state.hpp"
#include "kernel/measure.hpp"

namespace disfida::iliad {

class Game;

/// Counts wounds, spears, deaths, how it ends and every warrior's deeds of one game after another.
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
        std::size_t wounds = 0, killed = 0, spared = 0, quit = 0, thrown = 0, caught = 0;
    };
    /// Places of what is counted of a warrior.
    struct OfWarrior {
        std::size_t blows = 0, gives = 0, wounds = 0, thrown = 0, caught = 0;
        std::size_t fells = 0, killed = 0, spared = 0, wins = 0;
    };
    void add_warriors(const Tables& tables, const State& opening);

    Scores scores_;
    std::size_t turns_ = 0;
    std::size_t closings_ = 0;
    std::size_t parries_ = 0;
    std::array<std::size_t, ending_names.size()> endings_{};
    std::array<OfSide, 2> sides_{};
    std::vector<OfWarrior> warriors_; ///< in roster order
};

} // namespace disfida::iliad
