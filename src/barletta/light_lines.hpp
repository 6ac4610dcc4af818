// Light play before the rounds: the lines and the charge (I).
#pragma once

#include "barletta/state.hpp"
#include "disfida/dice.hpp"

namespace disfida::barletta {

/// A place in the line: the centre first, then anywhere (I1). Precondition: the phase is `deploy`.
Action light_place(const Tables& tables, const State& state, SeededDice& random);

/// The lane that is worth most for both: who does not charge in it will be charged (I2). Precondition: the
/// phase is `charge`.
Action light_charge(const Tables& tables, const State& state, SeededDice& random);

} // namespace disfida::barletta
