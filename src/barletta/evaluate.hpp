// What a position is worth, for the computer, and which actions are worth its while.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// Worth of a position for a side, in victory points: points made, and what the enemy's Hits, wounds and lost
/// horses promise; less the same of the enemy's. A finished game is worth its result.
double evaluate(const Tables& tables, const State& state, Side side);

/// The logarithm of the odds that a side wins from a state still open.
double log_odds(const Tables& tables, const State& state, Side side);

/// The actions among `all` the computer looks at: of attacks that differ only by the hex they come from, one
/// for each way the defender can be pushed; all others.
void candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out);

} // namespace disfida::barletta
