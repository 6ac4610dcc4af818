// The only function that changes a state.
#pragma once

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Plays a legal action with these dice and tells the sink what happens. Precondition: the action is legal.
/// Made for (Dice, EventLog), (SeededDice, NoEvents), (Dice or SeededDice, Notes) and (Odometer, any sink).
template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink);

/// Facts a sink's `note` is told with the warrior they are about, for counting odds.
enum class Fact : std::uint8_t {
    hit,        ///< a throw hits its aim
    wounded,    ///< takes a wound, deadly or not
    out,        ///< leaves the fight or pleads for his life
    initiative, ///< the initiative passes to him
    closed,     ///< comes into contact
    shaken,     ///< loses BOTTLE by a failed closing
    escaped,    ///< breaks away
    caught,     ///< has a spear more
    heartened   ///< and BOTTLE
};
inline constexpr std::size_t fact_count = 9;

/// Sink that counts the facts of one run of an enumeration.
struct FactCounter {
    static constexpr bool talks = false;
    std::array<std::array<bool, most_warriors>, fact_count> seen{};
    void add(const Event& /*event*/) {}
    void note(int fact, int who) {
        seen[static_cast<std::size_t>(fact)][static_cast<std::size_t>(who)] = true;
    }
    [[nodiscard]] bool has(Fact fact, WarriorId who) const {
        return seen[static_cast<std::size_t>(fact)][who];
    }
};

/// Adds what a warrior's roll against BOTTLE is raised by: a scratch and a distraction (I-Wound, I-Bearer).
constexpr int additions(const Warrior& warrior) { return int{warrior.scratch} + int{warrior.distracted}; }

/// Whether a blow wounds: double one always; else above the target's CLANG! as the dice lie, and with the
/// additions not above the striker's BOTTLE (I-Armour, I-Hand).
constexpr bool blow_wounds(Pair dice, int added, int bottle, int clang) {
    return dice.sum() == 2 || (dice.sum() > clang && dice.sum() + added <= bottle);
}

/// The hero's bearer, if he stands in a quadrant where a whack at the hero may catch him: next to both the
/// hero and the striker (I-Bearer, ruling); else nobody.
WarriorId bearer_in_the_way(const Tables& tables, const State& state, WarriorId hero, WarriorId striker);

/// The hex a warrior closes to: the free one next to the enemy that takes fewest steps, the lowest name among
/// equals; his own when he stands there (I-Close). Precondition: closing is legal.
Spot closing_spot(const Tables& tables, const State& state, WarriorId who, WarriorId enemy);

/// Where a leaver is placed: opposite the first of his opponents if that will do, else the lowest name
/// (I-Disengage). Precondition: there is a way out.
Spot leaving_spot(const State& state, WarriorId who);

/// Sets up the bout `state.bout` of a tourney: turn 1, the two at their lines (I-Tourney).
void set_up_bout(State& state);

} // namespace disfida::iliad
