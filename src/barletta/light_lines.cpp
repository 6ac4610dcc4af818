#include "barletta/light_lines.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

#include "barletta/blows.hpp"
#include "barletta/light_worth.hpp"

namespace disfida::barletta {

namespace {

using light_worth::most_whim;

/// The first of thirteen bits that is set, from `start` on and round about.
/// Precondition: one is.
std::uint32_t next_set(std::uint32_t bits, std::uint32_t start) {
    constexpr std::uint32_t all = (1U << knights_a_side) - 1;
    const std::uint32_t later = bits & all & ~0U << start;
    return static_cast<std::uint32_t>(std::countr_zero(later != 0 ? later : bits & all));
}

} // namespace

/// A place in the line: the centre first, then anywhere (I1).
Action light_place(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    const auto from = random.below(knights_a_side * knights_a_side);
    const Spot first = tables.spot({tables.line_first_column, tables.line_row[index(side)]});
    // Without branches: in the deployment they would be guessed wrong too often.
    std::uint32_t taken = 0; // columns of the line, a bit each; the last one for
                             // whoever stands elsewhere
    std::uint32_t waiting = 0;
    for (const Knight& knight : state.knights) {
        const auto at = static_cast<std::uint32_t>(int{knight.spot} - int{first});
        constexpr std::uint32_t elsewhere = 31;
        taken |= std::uint32_t{at % rows_a_column == 0} << std::min(at / rows_a_column, elsewhere);
    }
    for (std::uint32_t i = 0; i < knights_a_side; ++i) {
        waiting |= std::uint32_t{state.knights[first_of(side) + i].place == Place::unplaced} << i;
    }
    const std::uint32_t centre =
        static_cast<std::uint32_t>(tables.centre[index(side)] - first) / rows_a_column;
    const auto column = (taken >> centre & 1U) != 0 ? next_set(~taken, from % knights_a_side) : centre;
    return {Verb::place, static_cast<KnightId>(first_of(side) + next_set(waiting, from / knights_a_side)),
            nobody, static_cast<Spot>(first + column * rows_a_column)};
}

/// The lane that is worth most for both: who does not charge in it will be
/// charged (I2).
Action light_charge(const Tables& tables, const State& state, SeededDice& random) {
    const Side side = state.mover();
    // Who stands in each lane of either line; a place more takes those who do not
    // stand there, so that no branch has to be guessed.
    std::array<std::array<KnightId, knights_a_side + 1>, 2> line;
    std::array<std::uint32_t, 2> lanes_with{};
    const int first = (tables.line_first_column - tables.first_column + 1) * rows_a_column;
    for (const Side of : both_sides) {
        const auto row = static_cast<unsigned>(tables.line_row[index(of)]);
        for (KnightId k = first_of(of); k < first_of(of) + knights_a_side; ++k) {
            const Knight& knight = state.knights[k];
            const auto place = static_cast<unsigned>(int{knight.spot} - first);
            const unsigned there = unsigned{knight.order != Order::charged} &
                                   unsigned{place / rows_a_column < knights_a_side} &
                                   unsigned{place % rows_a_column == row};
            const unsigned lane = std::array<unsigned, 2>{knights_a_side, place / rows_a_column}[there];
            line[index(of)][lane] = k;
            lanes_with[index(of)] |= 1U << lane;
        }
    }
    constexpr std::uint32_t all = (1U << knights_a_side) - 1;
    const std::uint32_t noise = random.below(1U << 16U);
    const Promise& promise = tables.promise;
    const Costs* own_costs = promise.attacking(false, state.party(side).out);
    const Costs* enemy_costs = promise.defending(false, state.party(other(side)).out);
    Action best{Verb::charge};
    int most = std::numeric_limits<int>::min();
    for (std::uint32_t left = lanes_with[0] & lanes_with[1] & all; left != 0; left &= left - 1) {
        const auto i = static_cast<std::uint32_t>(std::countr_zero(left));
        const KnightId own = line[index(side)][i];
        const KnightId enemy = line[index(other(side))][i];
        const Knight& a = state.knights[own];
        const Knight& b = state.knights[enemy];
        const int shift =
            tables.vc(own) - tables.vc(enemy) + int{a.mounted} - int{b.mounted} + b.wounds - a.wounds;
        const int modifier = std::clamp(b.hits - a.hits, -most_shift, most_shift);
        const auto cell = [&](int sign) {
            return static_cast<std::size_t>(
                Promise::cell(sign * std::clamp(shift, -most_shift, most_shift), sign * modifier));
        };
        // What my roll brings less what his would.
        const auto& mine = promise.attack[cell(1)].often;
        const auto& his = promise.defence[cell(-1)].often;
        const auto& enemy_cost = enemy_costs[plight_index(tables, enemy, b)].cost;
        const auto& own_cost = own_costs[plight_index(tables, own, a)].cost;
        int sum =
            static_cast<int>((noise * (2 * i + 1) & 0xffffU) * static_cast<std::uint32_t>(most_whim) >> 16U) *
            rolls_in_all;
        for (std::size_t o = 0; o < mine.size(); ++o) {
            sum += narrow(mine[o] - his[o]) * narrow(enemy_cost[o] + own_cost[o]);
        }
        if (sum > most) {
            most = sum;
            best.knight = own;
        }
    }
    return best;
}

} // namespace disfida::barletta
