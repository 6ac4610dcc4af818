// What a position is worth, for the computer, and which actions are worth its while.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// What a position is told by, for a side; for its enemy all with the other sign.
Features features(const Tables& tables, const State& state, Side side);

/// The worth of all plights a living knight can be in, by the weights and `plight_place`: for the tables.
std::vector<PlightWorth> plight_worths(const Tables& tables);
std::size_t plight_place(const Tables& tables, KnightId id, const Knight& knight);

/// Worth of a position for a side, in victory points: points made, and what the enemy's Hits, wounds and lost
/// horses promise; less the same of the enemy's. A finished game is worth its result.
double evaluate(const Tables& tables, const State& state, Side side);

/// The logarithm of the odds that a side wins from a state still open.
double log_odds(const Tables& tables, const State& state, Side side);

} // namespace disfida::barletta
