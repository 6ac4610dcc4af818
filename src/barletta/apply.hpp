// The only function that changes a state, and how a state goes on by itself.
#pragma once

#include "barletta/combat.hpp"
#include "barletta/state.hpp"

namespace disfida::barletta {

/// The opening position under the optional rules chosen.
State opening(Choices choices);

/// Plays a legal action with these dice and tells the sink what happens. Precondition: the action is legal.
/// Made for (Dice, EventLog), (SeededDice, NoEvents), (Dice or SeededDice, Notes) and (Odometer, any sink).
template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink);

/// Brings a position that was set up to where somebody has something to do (a side with nothing to do is
/// skipped).
void go_on(const Tables& tables, State& state);

/// PO of a side at the start of a round: its best VC not out of action, less one per two out of action, never
/// below 0 (D1). Absent knights lend nothing.
int order_points(const Tables& tables, const State& state, Side side);
/// Passes of a side at the start of a round: one per two out of action (D2).
int passes(const State& state, Side side);
/// Victory points a side has made so far: 2 x VC per captured, 1 x VC per killed enemy (J1).
int victory_points(const Tables& tables, const State& state, Side side);

/// Sink that counts the facts of one run of an enumeration, per fighter.
struct FactCounter {
    static constexpr bool talks = false;
    std::array<bool, 5> attacker{};
    std::array<bool, 5> defender{};
    KnightId attacking = nobody;
    void add(const Event& /*event*/) {}
    void note(int fact, int who) {
        (who == attacking ? attacker : defender)[static_cast<std::size_t>(fact)] = true;
    }
};

} // namespace disfida::barletta
