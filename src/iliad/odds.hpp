// Exact odds, by running the rules over all dice.
#pragma once

#include "iliad/apply.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Probability of each fact about each warrior.
struct Odds {
    std::array<std::array<double, most_warriors>, fact_count> p{};
    [[nodiscard]] double of(Fact fact, WarriorId who) const { return p[static_cast<std::size_t>(fact)][who]; }
};

/// The chances of one legal action that takes dice.
Odds odds_of(const Tables& tables, const State& state, const Action& action);

/// The position after an action that takes no dice. Precondition: it takes none.
State after(const Tables& tables, const State& state, const Action& action);

/// The position in which an aimed-at hero answers a throw that missed.
State after_miss(const State& state, const Action& thrown);

/// The chance that 2d6 with these additions do not exceed a value.
double at_most(int value, int added = 0);

/// The chance that a blow wounds (I-Armour).
double blow_chance(const Tables& tables, const Warrior& striker, const Warrior& target);

} // namespace disfida::iliad
