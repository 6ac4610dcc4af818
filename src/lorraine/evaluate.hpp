// What a position is worth, for the computer.
#pragma once

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Worth of a position to a side, in victory points as Burgundy counts them.
double evaluate(const Tables& tables, const State& state, Side side);

/// A rough chance that an attack succeeds, from points, cards and exhaustion; fitted to simulated battles.
double rough_chance(const Tables& tables, const State& state, GeneralId attacker, const GeneralId* defenders,
                    std::size_t count, int more_points = 0);

} // namespace disfida::lorraine
