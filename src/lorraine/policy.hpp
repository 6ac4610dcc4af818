// What the computer looks at, and how it plays its cards.
#pragma once

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The actions worth weighing: numbers filled in, what never pays left out; where a plan decides, one alone.
/// Empty when only a person can know, as the result of a battle fought on a table.
void candidates(const Tables& tables, const State& state, ActionList& out);

/// The actions worth a longer thought: every general who waits, whatever a card can do, and of an activation
/// besides the candidates also garrisons, transfers, whatever force marches on, walls to go behind.
void choices(const Tables& tables, const State& state, ActionList& out);

/// A plain plan of cards for who shows now (L-Quick 5b). Precondition: phase card.
Action plain_card(const State& state);

} // namespace disfida::lorraine
