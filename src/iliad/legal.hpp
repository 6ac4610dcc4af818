// Which actions are legal now: the one truth that prompt, screen, computer and tests ask.
#pragma once

#include "iliad/state.hpp"

namespace disfida::iliad {

/// Fills `out` with all legal actions, sorted by the bytes of their text. Empty only when the game is over.
void legal(const Tables& tables, const State& state, ActionList& out);

/// The free hexes a leaver may step to: next to him, next to none of those he is in contact with
/// (I-Disengage).
Area ways_out(const State& state, WarriorId who);

/// Whether a warrior may throw a spear at an enemy (I-Spear).
bool can_throw(const Tables& tables, const State& state, WarriorId who, WarriorId enemy);

} // namespace disfida::iliad
