// The light player of the Iliad, who plays on in the computer's thoughts: a sensible action by rule of thumb.
#pragma once

#include "disfida/dice.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// What striking first at somebody brings, in wounds given less wounds taken, when he answers as it suits him
/// (I-Riposte, I-Parry).
double edge(const Tables& tables, const Warrior& striker, const Warrior& target);

/// What a contact just made is worth to one of the two: `edge` of who takes the initiative (I-Hand). Each of
/// two equals is thought to take it as often as the other.
double new_contact(const Tables& tables, const Warrior& own, const Warrior& enemy);

/// An action found without looking ahead, always legal; near equals are drawn from `random`. Precondition:
/// the game is not over.
Action light(const Tables& tables, const State& state, SeededDice& random);

} // namespace disfida::iliad
