// Ways over the field for play in a hurry: found without working out all that a knight can reach.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>

#include "barletta/reach.hpp"
#include "barletta/state.hpp"

namespace disfida::barletta {

/// Steps between hexes whose axes differ by so much.
inline int hex_steps(int x, int z) { return std::max(std::max(std::abs(x), std::abs(z)), std::abs(x + z)); }

/// Steps from one hex of the field to another with nothing in the way.
inline int steps_between(const Tables& tables, Spot a, Spot b) {
    return hex_steps(tables.axes[a].x - tables.axes[b].x, tables.axes[a].z - tables.axes[b].z);
}

constexpr std::size_t opposite(std::size_t direction) {
    return direction < 3 ? direction + 3 : direction - 3;
}

/// Movement points of a knight (F).
constexpr int movement(const Knight& knight) { return knight.mounted ? mounted_move : foot_move; }

/// Where a knight comes who goes straight from one hex for another, at most so many steps: beside it if they
/// suffice and nobody is in the way.
Spot walk(const Tables& tables, const SpotSet& free, Spot from, Spot to, int steps);

/// The best hex from which a knight on the field can strike at an enemy who stands there, or no_spot: one
/// that drives him off the field (H2.3), else against somebody (H2.2), else any; the nearest of them.
Spot stand_against(const Tables& tables, const SpotSet& free, const Knight& knight, Spot enemy);

} // namespace disfida::barletta
