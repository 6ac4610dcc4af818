// What the active warrior can try, as the player steps through it: the legal actions that are aimed at
// something.
#pragma once

#include <optional>
#include <vector>

#include "iliad/legal.hpp"
#include "iliad/state.hpp"

namespace disfida::tui::iliad_screen {

class Aims {
  public:
    /// Takes a new position: nothing is aimed at, but a blow where one can be struck.
    void reset(const iliad::Tables& tables, const iliad::State& state);

    [[nodiscard]] const iliad::ActionList& legal() const { return legal_; }
    /// The action aimed at, if any: a legal one.
    [[nodiscard]] const std::optional<iliad::Action>& aim() const { return aim_; }
    void drop() { aim_.reset(); }
    /// All that can be aimed at: attacks, closing, throws, disengaging, each at the nearest enemy first.
    [[nodiscard]] const std::vector<iliad::Action>& all() const { return aimed_; }
    /// Aims at the next (1) or previous (-1) of all; false if there is none.
    bool step(int by);
    /// Aims at the next action with this verb; false if there is none.
    bool next(iliad::Verb verb);
    /// Aims at what can be done to an enemy; one more time: at the next such thing. False if there is none.
    bool at(std::uint8_t enemy);
    /// Whether the active warrior can move there.
    [[nodiscard]] bool reaches(iliad::Spot spot) const;
    /// Whether he can do something to that enemy.
    [[nodiscard]] bool concerns(std::uint8_t enemy) const;

  private:
    template <class Fits> bool next_fitting(const Fits& fits, int by);

    iliad::ActionList legal_{};
    std::vector<iliad::Action> aimed_;
    std::optional<iliad::Action> aim_;
};

} // namespace disfida::tui::iliad_screen
