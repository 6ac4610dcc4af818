// The light policy: a sensible action found in a few microseconds, for playing on in thought.
#pragma once

#include "disfida/dice.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// What the light policy weighs, in victory points as Burgundy counts them. Tuned by playing it against
/// itself, each side its own.
struct Taste {
    double step;      ///< what is left of a prospect a link further away
    double crowded;   ///< what is left of a prospect a friend is nearer to
    double feared;    ///< what an enemy who would win takes of a prospect in his reach
    double danger;    ///< being in reach of an enemy who would win, per 100 points
    double far_reach; ///< of a threat two links away, against one
    double hunt;      ///< being beside an enemy one would beat
    double modest;    ///< chance from which on a hunt pays
    double watch;     ///< covering a place the enemy wants, in parts of its worth
    double victory;   ///< winning a battle, per 100 points of the enemy
    double defeat;    ///< losing one, per 100 own points
    double deny;      ///< taking a raider's turn, in parts of what he would burn
    double bother;    ///< of a battle at all
    double fresh;     ///< not being exhausted
    double castle;    ///< taking one
    double brave;     ///< chance of the attacker up to which one stands
    double thrill;    ///< breadth of the noise that decides among near equals
    double urgent;    ///< picking first whom an enemy may strike before he acts
};

/// The tastes the computer plays with, by side.
extern const std::array<Taste, 2> plain_taste;

/// A legal action that leaves nothing open, for whoever decides; the roll where dice do. Among near equals
/// chance decides. Where only a table knows how a battle ended (option battles), it makes a likely result up.
/// Precondition: the campaign is not over.
Action light(const Tables& tables, const State& state, SeededDice& random,
             const std::array<Taste, 2>& taste = plain_taste);

} // namespace disfida::lorraine
