// What blows promise, worked out once from the tables: how likely each outcome of a roll is, and what it
// costs the knight it falls upon. For play that has no time to turn over dice.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace disfida::barletta {

struct Tables;

/// What one roll can do to a knight: a D, or 1, 2, 3 and more Hits (H1.3).
inline constexpr std::size_t outcome_count = 4;

/// How often in 36 rolls each outcome falls on either fighter. One array, so that compilers multiply it as a
/// vector.
struct alignas(16) RollOdds {
    std::array<std::int16_t, 2 * outcome_count> often{}; ///< on the defender, then on the attacker
};

/// What the outcomes cost one of them, in the same order; the other's part is 0. Not initialised on purpose:
/// rows of them are made for every action.
struct alignas(16) Costs {
    std::array<std::int16_t, 2 * outcome_count> cost;
};

inline constexpr int rolls_in_all = 36;
/// Costs are whole parts of a victory point.
inline constexpr int point_parts = 100;

struct Promise {
    /// The place of a roll in the tables below. Column and dice modifier are held to -5..+5.
    static constexpr int row = 16;
    static constexpr int middle = 5 * row + 5;
    static constexpr int cell(int column, int modifier) { return middle + column * row + modifier; }

    std::array<RollOdds, 11 * row> attack{};  ///< of the attacker's roll
    std::array<RollOdds, 11 * row> defence{}; ///< of the defender's, by his own column and modifier

    /// What the outcomes cost the knights of a side that has filled so many boxes of its surrender table: a
    /// table by plight. In the last round only what he loses at once counts in full.
    [[nodiscard]] const Costs* defending(bool last_round, int boxes) const {
        return costs(false, last_round, boxes);
    }
    /// The same as attackers: with the other sign, and the defender's part empty.
    [[nodiscard]] const Costs* attacking(bool last_round, int boxes) const {
        return costs(true, last_round, boxes);
    }

    /// The place of a living knight of this VC in tables of plights.
    [[nodiscard]] std::size_t place(int vc, int wounds, int hits, bool mounted) const {
        return static_cast<std::size_t>(first_cost[static_cast<std::size_t>(vc)] + 2 * (wounds * vc + hits) +
                                        int{mounted});
    }
    std::array<int, 10> first_cost{}; ///< of each VC
    int cost_count = 0;               ///< plights there can be
    std::vector<Costs> all_costs;     ///< one such table after the other: as defenders, then as attackers

  private:
    [[nodiscard]] const Costs* costs(bool attacking, bool last_round, int boxes) const;
};

/// Works it out from the melee table, the surrender table and the values of the knights.
Promise promise(const Tables& tables);

} // namespace disfida::barletta
