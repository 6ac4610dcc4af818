// What blows promise between knights as they stand, for whoever has to judge many of them in no time: by the
// table of `Promise`, a lane of enemies at once.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "barletta/lanes.hpp"
#include "barletta/promise.hpp"
#include "barletta/state.hpp"

namespace disfida::barletta {

/// What makes a knight strong in a blow, but for the others' help (H1.1).
inline int strength(const Tables& tables, KnightId k, const Knight& knight) {
    return tables.vc(k) - knight.wounds + int{knight.mounted};
}

/// The place of a living knight, as he stands, in tables of plights.
inline std::size_t plight_index(const Tables& tables, KnightId k, const Knight& knight) {
    return tables.promise.place(tables.vc(k), knight.wounds, knight.hits, knight.mounted);
}

/// One side's knights on the field as targets, in lanes by roster order. Costs and spots are not initialised
/// on purpose: it is made for every action.
struct Enemies {
    std::size_t count = 0;
    KnightId first;     ///< in lane 0
    const Costs* costs; ///< of all plights
    Stands stands;
    Lane bit; ///< of each lane in which somebody stands
    Lane strength;
    Lane hits;
    Lane attackers;
    Lane extra; ///< parts of a point in 36 attacks that an attack on him is worth besides
    std::array<Spot, lanes> spot;
    std::array<Costs, lanes> cost;

    Enemies(const Tables& tables, const State& state, Side side, bool last_round)
        : first(first_of(side)), costs(tables.promise.defending(last_round, state.party(side).out)) {
        for (Lane* lane : {&bit, &strength, &hits, &attackers, &extra}) {
            lane->fill(0);
        }
    }
    [[nodiscard]] KnightId id(std::size_t lane) const { return static_cast<KnightId>(first + lane); }
    [[nodiscard]] std::size_t lane(KnightId k) const { return static_cast<std::size_t>(k - first); }

    /// Takes up who is on the field, in his lane.
    void add(const Tables& tables, std::size_t i, const Knight& knight) {
        const KnightId k = id(i);
        ++count;
        bit[i] = narrow(1 << i);
        spot[i] = knight.spot;
        stands.put(i, tables.axes[knight.spot]);
        this->strength[i] = narrow(barletta::strength(tables, k, knight));
        hits[i] = knight.hits;
        attackers[i] = knight.attacker_count;
        cost[i] = costs[plight_index(tables, k, knight)];
    }
};

/// What outcomes cost one whom any Hit drives off the field (H2.3).
inline Costs pushed_off(Costs costs, int vc) {
    const auto price = narrow(2 * point_parts * vc - point_parts / 2);
    for (std::size_t o = 1; o < outcome_count; ++o) {
        costs.cost[o] = std::max(costs.cost[o], price);
    }
    return costs;
}

/// What they cost one who would be driven against another: a Hit more (H2.2).
inline Costs pushed_against(Costs costs) {
    for (std::size_t o = 1; o + 1 < outcome_count; ++o) {
        costs.cost[o] = costs.cost[o + 1];
    }
    return costs;
}

/// An own knight as a striker.
struct Striker {
    std::int16_t strength;
    std::int16_t hits;
    const Costs* cost;
};

/// Where the odds of both rolls of his attacks on each enemy stand in their tables.
inline void find_odds(const Enemies& enemies, const Striker& own, Lane& __restrict attack,
                      Lane& __restrict defence) {
    const std::int16_t most = most_shift;
    const auto held = [most](std::int16_t n) { return std::max(std::min(n, most), narrow(-most)); };
    for (std::size_t i = 0; i < lanes; ++i) {
        const auto shift = narrow(own.strength - enemies.strength[i]);
        const auto hits = held(narrow(enemies.hits[i] - own.hits));
        attack[i] = narrow(Promise::cell(held(narrow(shift + enemies.attackers[i])), hits));
        defence[i] = narrow(Promise::cell(-held(shift), -hits));
    }
}

/// What an attack promises, in parts of a point in 36 attacks.
inline int blow(const Promise& promise, std::int16_t attack, std::int16_t defence, const Costs& enemy,
                const Costs& own) {
    const auto& a = promise.attack[static_cast<std::size_t>(attack)].often;
    const auto& d = promise.defence[static_cast<std::size_t>(defence)].often;
    int sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        sum += narrow(a[i] + d[i]) * narrow(enemy.cost[i] + own.cost[i]);
    }
    return sum;
}

} // namespace disfida::barletta
