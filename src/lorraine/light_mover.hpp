// What an active general of the light policy does.
#pragma once

#include <utility>

#include "disfida/dice.hpp"
#include "lorraine/light_field.hpp"

namespace disfida::lorraine {

/// What an active general does, and how much it is worth in victory points.
class LightMover {
  public:
    LightMover(const Tables& tables, const State& state, Side side, SeededDice& random, const Taste& taste);
    /// The best of what an active general may do, and how much it gains.
    std::pair<Action, double> best(const Activation& active);
    /// How pressing it is to pick a general.
    double urgency(GeneralId who);
    double noise();

  private:
    /// The best neighbour to march to, and how much better than staying it is.
    std::pair<ZoneId, double> best_march(const General& general, double fails);
    std::pair<Action, double> from_inside(const Activation& active);
    std::pair<Action, double> from_outside(const Activation& active);
    void storm(const General& general, const Castle& castle, std::pair<Action, double>& out) const;

    const Tables& tables_;
    const State& state_;
    Side side_;
    SeededDice& random_;
    const Taste& taste_;
    LightField field_;
    GeneralId who_ = nobody;
};

} // namespace disfida::lorraine
