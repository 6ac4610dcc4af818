// What the evaluation of a position is a sum of: each feature times its weight (data/lorraine/weights.toml).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace disfida::lorraine {

/// Features in the order of their names. Those from `open` on say how the campaign is likely to end; those
/// before are about what an action changes.
enum class Feature : std::size_t {
    score,
    surplus,
    reached,
    points,
    generals,
    skills,
    tired,
    tired_cut_off,
    cut_off,
    debts,
    crowded,
    castles,
    garrisons,
    sieges,
    raids,
    hunts,
    watches,
    dangers,
    battle_points,
    battle_won,
    open,
    time,
    pace,
    lag,
    force,
    captains,
    strongest,
    outlook,
    turns_taken,
    enemy_turns_taken,
    beyond,
    marshal,
    barbazan
};
inline constexpr std::size_t feature_count = 33;
inline constexpr std::array<std::string_view, feature_count> feature_names{
    "score",         "surplus",       "reached",   "points",  "generals",    "skills",
    "tired",         "tired-cut-off", "cut-off",   "debts",   "crowded",     "castles",
    "garrisons",     "sieges",        "raids",     "hunts",   "watches",     "dangers",
    "battle-points", "battle-won",    "open",      "time",    "pace",        "lag",
    "force",         "captains",      "strongest", "outlook", "turns-taken", "enemy-turns-taken",
    "beyond",        "marshal",       "barbazan"};

using Features = std::array<double, feature_count>;

/// Weights of the features in two sums: what a position is worth in victory points as Burgundy counts them,
/// and the logarithm of the odds that Burgundy wins.
struct Weights {
    Features worth{};
    Features odds{};
};

} // namespace disfida::lorraine
