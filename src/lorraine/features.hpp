// What the evaluation of a position is a sum of: each feature times its weight (data/lorraine/weights.toml).
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace disfida::lorraine {

/// Features in the order of their names. Those from `open` on say how the campaign is likely to end; those
/// before are about what an action changes. Tens of victory points that are still missing, or beyond those
/// needed, count in `lag` and `beyond`, turns in `time` by their square root.
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
    spoils,  ///< `raids` by the turns left
    beyond,
    thinned, ///< units Rene lacks in the closing battle of those he has without a point too many
    brittle, ///< losses fewer at which he breaks
    marshal, ///< skill of who would lead Burgundy in it
    barbazan
};
inline constexpr std::size_t feature_count = 36;
inline constexpr std::array<std::string_view, feature_count> feature_names{
    "score",         "surplus",       "reached",   "points",  "generals",    "skills",
    "tired",         "tired-cut-off", "cut-off",   "debts",   "crowded",     "castles",
    "garrisons",     "sieges",        "raids",     "hunts",   "watches",     "dangers",
    "battle-points", "battle-won",    "open",      "time",    "pace",        "lag",
    "force",         "captains",      "strongest", "outlook", "turns-taken", "enemy-turns-taken",
    "spoils",        "beyond",        "thinned",   "brittle", "marshal",     "barbazan"};

using Features = std::array<double, feature_count>;

/// Weights of the features in four sums: what a position is worth in victory points as Burgundy counts them,
/// and the logarithms of odds, that she brings the closing battle about and that she then wins it, as seen
/// long before and when it is fought.
struct Weights {
    Features worth{};
    Features reach{};
    Features prospect{};
    Features closing{};
};

} // namespace disfida::lorraine
