// What the chances of a fight are a sum of: each feature times its weight (data/iliad/weights.toml).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace disfida::iliad {

/// Each is what a side has less what its enemy has. They shrink towards the last turns, when a draw comes
/// near.
enum Feature : std::size_t {
    f_power, ///< logarithm of the ratio of the heroes' strengths, each to a high power: one strong hero is
             ///< worth many weak ones
    f_edge,  ///< what contacts of heroes are worth to a hero on the average
    f_pairs, ///< what a new contact would be worth, on the average over all pairs of heroes
    f_blows, ///< logarithm of the ratio of the chances to wound, over all pairs of heroes
    f_heroes ///< logarithm of the ratio of their numbers
};
inline constexpr std::size_t feature_count = f_heroes + 1;
inline constexpr std::array<std::string_view, feature_count> feature_names{"power", "edge", "pairs", "blows",
                                                                           "heroes"};

using Features = std::array<double, feature_count>;

/// What the worth of a position is a sum of, in points of BOTTLE. Only what is said of places is a side's
/// own; the rest is also taken off for its enemy.
enum Worth : std::size_t {
    w_life,        ///< of a hero
    w_agility,     ///< each point
    w_clang,       ///< each point of CLANG!
    w_spear,       ///< each, of those that are useful
    w_scratch,     ///< each
    w_wound,       ///< expected to be given, less to be taken, in a contact
    w_bearer,      ///< part of a hero that a bearer is worth
    w_at_his_side, ///< a bearer beside his hero
    w_step,        ///< from the nearest enemy, of one at large
    w_idle,        ///< turns without a fight, whoever looks at them
};
inline constexpr std::size_t worth_count = w_idle + 1;
inline constexpr std::array<std::string_view, worth_count> worth_names{
    "life", "agility", "clang", "spear", "scratch", "wound", "bearer", "at-his-side", "step", "idle"};

/// What the computer weighs with: an evaluation for the next action, and the logarithm of the odds to win,
/// one hero against one or many against many.
struct Weights {
    std::array<double, worth_count> worth{};
    Features single{};
    Features many{};
};

} // namespace disfida::iliad
