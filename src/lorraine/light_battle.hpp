// What the light policy thinks of a battle before it is fought.
#pragma once

#include "disfida/dice.hpp"
#include "lorraine/state.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine {

/// The attacker's chance in a battle that is on.
double attackers_chance(const Tables& tables, const State& state);

/// A likely result of a battle fought on a table.
Action made_up_result(const Tables& tables, const State& state, SeededDice& random);

} // namespace disfida::lorraine
