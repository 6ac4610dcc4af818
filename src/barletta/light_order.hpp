// Light play of an activation: which knight to order what (D, E).
#pragma once

#include "barletta/state.hpp"
#include "disfida/dice.hpp"

namespace disfida::barletta {

/// The order a hasty player gives, or a pass. Precondition: the phase is `activate`.
Action light_order(const Tables& tables, const State& state, SeededDice& random);

} // namespace disfida::barletta
