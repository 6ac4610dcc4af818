// Which actions are legal now: the one truth that prompt, screen, computer and tests ask.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// Fills `out` with all legal actions, sorted by the bytes of their text. Empty only when the game is over.
void legal(const Tables& tables, const State& state, ActionList& out);

/// Whether a side can give an order now: it has PO and a knight without an order who can get one (D1.1, D2).
bool can_order(const Tables& tables, const State& state, Side side);

/// Whether a knight may be given a Reorganisation order: on the field, on foot or with Hits, not attacked
/// (E1.2).
constexpr bool can_reorganise(const Knight& knight) {
    return on_field(knight) && knight.order == Order::none && knight.attacker_count == 0 &&
           (!knight.mounted || knight.hits > 0);
}

/// Whether a knight may attack an enemy next to him, by his marks: one who was attacked before his activation
/// may only strike back at those who did it (H).
bool may_attack(const State& state, KnightId knight, KnightId enemy);

/// The enemy opposite a knight in the lines whom he can still charge, or nobody (I2).
KnightId charge_target(const Tables& tables, const State& state, KnightId knight);

/// How many knights stand on the field or in the lines by deployment (I1): all that are not unplaced or
/// absent.
int placed_count(const State& state);

/// What decides what happens to a knight at the end of the round (E1.2, E1.3).
enum class Regroup : std::uint8_t {
    nothing,          ///< no reorganisation
    recovers,         ///< mounted with Hits: done without asking
    remounts,         ///< on foot without Hits in camp: done without asking or rolling
    rolls_to_remount, ///< on foot without Hits on the field: his one action is a roll
    chooses,          ///< on foot with Hits: recover or remount
};
Regroup regroup_kind(const Knight& knight);

/// The knight who stands at a place of the regroup order: first side's roster, then the other's (E1.2).
KnightId regroup_knight(const State& state, int place);

} // namespace disfida::barletta
