// What a position is worth to a side, for the computer.
#pragma once

#include "iliad/legal.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Worth of a position to a side, in BOTTLE points: own heroes less the enemy's, with what they can still do.
double evaluate(const Tables& tables, const State& state, Side side);

/// The actions worth looking at: all but quitting and moves that lead nowhere.
void candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out);

} // namespace disfida::iliad
