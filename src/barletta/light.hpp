// A sensible action found in a fraction of a microsecond, for the thousands of games a search plays out.
#pragma once

#include "barletta/state.hpp"
#include "disfida/dice.hpp"

namespace disfida::barletta {

/// An action that a hasty but sensible player would choose; `random` decides among what looks much the same.
/// It is always legal. No list of actions is made and no outcome is turned over: blows are judged by what
/// `Promise` says of them. Precondition: the game is not over.
Action light(const Tables& tables, const State& state, SeededDice& random);

} // namespace disfida::barletta
