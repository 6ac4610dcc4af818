// What the chances of a fight are a sum of: each feature times its weight (data/iliad/weights.toml).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace disfida::iliad {

/// Each is what a side has less what its enemy has. They shrink towards the last turns, when a draw comes
/// near.
enum Feature : std::size_t {
    f_power, ///< logarithm of the ratio of the heroes' strengths, each to the fifth: one strong hero is worth
             ///< many weak ones
    f_edge,  ///< what contacts of heroes are worth to a hero on the average
    f_heroes, ///< in the fight
    f_bottle, ///< of heroes, together
    f_spears, ///< of heroes out of contact
    f_scratches,
    f_bearers ///< in the fight
};
inline constexpr std::size_t feature_count = f_bearers + 1;
inline constexpr std::array<std::string_view, feature_count> feature_names{
    "power", "edge", "heroes", "bottle", "spears", "scratches", "bearers"};

using Features = std::array<double, feature_count>;

} // namespace disfida::iliad
