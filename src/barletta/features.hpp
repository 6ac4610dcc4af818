// What the evaluation of a position is a sum of: each feature times its weight (data/barletta/weights.toml).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace disfida::barletta {

/// Each is what a side has less what its enemy has, over the root of the rounds to come: the less is to come,
/// the more a lead counts, as what is to come scatters by the root of its length.
enum Feature : std::size_t {
    f_points,       ///< victory points made (J1)
    f_passes,       ///< left this round
    f_wounds,       ///< each by twice the VC of who has it
    f_hits,         ///< each doubled; those that a marked reorganisation takes off count less
    f_foot,         ///< twice the VC of knights on foot; less where a marked reorganisation may remount them
    f_edge,         ///< twice the VC of knights at the edge of the field
    f_ganged,       ///< attackers of each knight this round, as many as attacks the enemy has left
    f_ready,        ///< knights who can still be ordered
    f_camp,         ///< knights in the camp
    f_far,          ///< hexes from each knight on the field to the nearest enemy
    f_early_wounds, ///< the same times the part of the game that is to come
    f_early_hits,
    f_early_foot,
    f_early_ready,
    f_early_camp,
    f_italian, ///< the rounds to come for the Italians, who are the better knights
};
inline constexpr std::size_t feature_count = f_italian + 1;
inline constexpr std::array<std::string_view, feature_count> feature_names{
    "points", "passes", "wounds",       "hits",       "foot",       "edge",        "ganged",     "ready",
    "camp",   "far",    "early-wounds", "early-hits", "early-foot", "early-ready", "early-camp", "italian"};

using Features = std::array<double, feature_count>;

/// Weights of the features in two sums: the worth of a position in victory points (then the features are
/// taken without the root), and the logarithm of the odds to win.
struct Weights {
    Features worth{};
    Features odds{};
};

} // namespace disfida::barletta
