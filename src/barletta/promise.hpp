// What blows promise, worked out once from the tables: how likely each outcome of a roll is, and what it
// costs the knight it falls upon. For play that has no time to turn over dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace disfida::barletta {

struct Tables;
struct Knight;

/// What one roll can do to a knight: a D, or 1, 2, 3 and more Hits (H1.3).
inline constexpr std::size_t outcome_count = 4;
using Outcomes = std::array<std::int16_t, outcome_count>;

/// How often in 36 rolls each outcome falls on either fighter. One array, so that compilers multiply it as a
/// vector.
struct RollOdds {
    std::array<std::int16_t, 2 * outcome_count> often{}; ///< on the opponent, then on the roller
};

inline constexpr int rolls_in_all = 36;
/// Costs are whole parts of a victory point.
inline constexpr int point_parts = 100;

struct Promise {
    static constexpr int shifts = 11; ///< columns and dice modifiers from -5 to +5
    /// [column + 5][modifier + 5]; of the defender's roll with the attacker's part first.
    std::array<std::array<RollOdds, shifts>, shifts> attack{};
    std::array<std::array<RollOdds, shifts>, shifts> defence{};

    /// What the outcomes cost a knight of this VC as he stands, whose side has filled so many boxes of its
    /// surrender table. In the last round only what he loses at once counts in full.
    [[nodiscard]] const Outcomes& cost(bool last_round, std::size_t boxes, int vc,
                                       const Knight& knight) const;

    std::array<int, 10> first_cost{}; ///< of each VC
    std::size_t cost_count = 0;       ///< of one number of boxes
    std::vector<Outcomes> costs;
};

/// Works it out from the melee table, the surrender table and the values of the knights.
Promise promise(const Tables& tables);

} // namespace disfida::barletta
