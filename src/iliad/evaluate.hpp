// What a position is worth to a side, for the computer.
#pragma once

#include <optional>

#include "iliad/legal.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Worth of a position to a side, in BOTTLE points: own heroes less the enemy's, with what they can still do.
double evaluate(const Tables& tables, const State& state, Side side);

/// What the result is worth to a side: 1, 0, or a half for a draw; nothing while it is open. A bout that has
/// just begun has the result of the one before: the sides of a tourney are those of the bout.
std::optional<double> decided(const State& state, Side side);

/// What the chances to win are a sum of; of the other side the same with the other sign.
Features features(const Tables& tables, const State& state, Side side);

/// The logarithm of the odds that a side wins from a state still open.
double log_odds(const Tables& tables, const State& state, Side side);

} // namespace disfida::iliad
