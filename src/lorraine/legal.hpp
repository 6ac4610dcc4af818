// What may be done in a position.
#pragma once

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Fills the list with all legal actions, sorted by the bytes of their texts; numbers to choose from are one
/// line (section 23). Empty only when the campaign is over. `resign` is legal besides and never listed.
void legal(const Tables& tables, const State& state, ActionList& out);

/// Whether an action may be played: it is one of those listed with a number of its range, a result of the
/// battle whose values hold, or gives up.
bool is_legal(const Tables& tables, const State& state, const Action& action);

/// Whether a result is possible: no loss above the army, nobody killed and captured, no victor captured
/// (L-Array 5). Precondition: the battle waits to be fought and is not the closing one.
bool possible(const State& state, Side winner, const Outcome& outcome);

} // namespace disfida::lorraine
