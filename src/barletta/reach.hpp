// Which hexes a knight can reach (F, G): sets of hexes, flooded a step at a time.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The field's hexes on which nobody stands.
SpotSet free_spots(const Tables& tables, const State& state);

/// Where a knight can end a Move, and from where he would still have a movement point for an attack.
struct Reach {
    SpotSet move;   ///< spent at most all his points
    SpotSet attack; ///< spent at most all but one (F)
};

/// Reach of a knight on the field or in camp under a Move order (F, G). In camp the first hex is an entry hex
/// of his side that is free; one who stands on the field may stay.
Reach reach(const Tables& tables, const State& state, const SpotSet& free, KnightId knight);

/// Whether a knight in camp finds an entry hex free (ruling: without one he can get no order).
bool can_leave_camp(const Tables& tables, const State& state, Side side);

} // namespace disfida::barletta
