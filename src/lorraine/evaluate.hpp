// What a position is worth, for the computer.
#pragma once

#include "lorraine/features.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// What the evaluation sums up, as a side sees it: of the other side the same with the other sign.
Features features(const Tables& tables, const State& state, Side side);

/// Worth of a position to a side, in victory points as Burgundy counts them.
double evaluate(const Tables& tables, const State& state, Side side);

/// The logarithm of the odds that a side wins from a state still open: Burgundy has to bring the closing
/// battle about and to win it, by chances of their own. Even before the first turn, as long as armies are
/// raised.
double log_odds(const Tables& tables, const State& state, Side side);

} // namespace disfida::lorraine
