#include "barletta/evaluate.hpp"

#include <algorithm>
#include <cmath>

#include "barletta/apply.hpp"
#include "barletta/legal.hpp"

namespace disfida::barletta {

namespace {

// Weights in parts of a knight's price (2 x VC), found by trying values in self-play; a fitted set is a data
// file's business once levels above the first exist.
constexpr double wound_risk = 0.17;
constexpr double hit_risk = 0.20; ///< of a knight one Hit short of a wound
constexpr double foot_risk = 0.09;
constexpr double most_risk = 0.85;
constexpr double edge_risk = 0.02;
constexpr double recovery_hope = 0.6; ///< how much of a marked reorganisation counts before it happens

// Weights in victory points.
constexpr double ganging = 0.25;   ///< an enemy already attacked, while attacks are left
constexpr double readiness = 0.12; ///< a knight who can still be ordered
constexpr double camp_idle = 0.5;  ///< a knight in camp
constexpr double approach = 0.05;  ///< per hex to the nearest enemy
constexpr double pass_worth = 0.15;

// Chances to win, fitted by maximum likelihood to 400 games of level 1 against itself, 5400 positions:
// log-loss 0.483 a position, where a logistic curve of 0.12 per point at any time had 0.558. A lead is worth
// the more the less is to come, as what is to come scatters by the root of its length.
constexpr double steepness = 0.36;
constexpr double italian_gain =
    0.78;                          ///< points the Italians, the better knights, gain a round on the average
constexpr double last_blows = 0.5; ///< rounds' worth of scatter in what the evaluation does not see
constexpr double orders_a_round = 13.0;

/// The part of a knight's price that is as good as lost.
double risk(const Tables& tables, const Knight& knight, KnightId id) {
    const double vc = tables.vc(id);
    double hits = knight.hits;
    double foot = knight.mounted ? 0.0 : foot_risk;
    if (knight.order == Order::reorganising) {
        if (knight.hits == 0) {
            foot *= 1.0 - recovery_hope;
        } else {
            hits -= recovery_hope * std::min<double>(hits, most_recovered_hits);
        }
    }
    return std::min(most_risk, wound_risk * knight.wounds + hit_risk * hits / vc + foot);
}

/// Where a side's knights stand, as two of the three axes of a hex grid; the rest of the row is far away. 16
/// places, so that compilers turn the search for the nearest into vector code.
struct Stands {
    std::array<std::int16_t, 16> x{};
    std::array<std::int16_t, 16> z{};

    Stands(const Tables& tables, const State& state, Side side) {
        constexpr std::int16_t far = 400;
        x.fill(far);
        z.fill(far);
        for (std::size_t i = 0; i < knights_a_side; ++i) {
            const Knight& knight = state.knights[first_of(side) + i];
            if (on_field(knight)) {
                x[i] = tables.axes[knight.spot].x;
                z[i] = tables.axes[knight.spot].z;
            }
        }
    }

    /// Steps from a place to the nearest of these knights.
    [[nodiscard]] int nearest(std::int16_t from_x, std::int16_t from_z) const {
        std::array<std::int16_t, 16> steps{};
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const auto dx = static_cast<std::int16_t>(x[i] - from_x);
            const auto dz = static_cast<std::int16_t>(z[i] - from_z);
            const auto dy = static_cast<std::int16_t>(dx + dz);
            const auto size = [](std::int16_t n) { return static_cast<std::int16_t>(n < 0 ? -n : n); };
            steps[i] = std::max(std::max(size(dx), size(dy)), size(dz));
        }
        return *std::min_element(steps.begin(), steps.end());
    }
};

/// What one side has: points made, and its knights as they stand, against what the enemy may do to them.
double standing(const Tables& tables, const State& state, Side side, const Stands& own,
                const Stands& enemies) {
    const Party& party = state.party(side);
    const Party& enemy = state.party(other(side));
    double worth = victory_points(tables, state, side) + pass_worth * party.passes;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        if (knight.place != Place::field && knight.place != Place::camp) {
            continue;
        }
        double lost = risk(tables, knight, k);
        if (on_field(knight)) {
            lost += tables.edge.has(knight.spot) ? edge_risk : 0.0;
            const std::size_t i = k - first_of(side);
            worth -= approach * enemies.nearest(own.x[i], own.z[i]);
            worth -= ganging * std::min<int>(knight.attacker_count, enemy.attacks);
        } else {
            worth -= camp_idle;
        }
        worth -= 2.0 * tables.vc(k) * lost;
        worth += unordered(knight) ? readiness : 0.0;
    }
    return worth;
}

} // namespace

double evaluate(const Tables& tables, const State& state, Side side) {
    if (state.phase == Phase::over) {
        const double win = 1000.0;
        const double points =
            victory_points(tables, state, side) - victory_points(tables, state, other(side));
        if (state.winner == Mover::none) {
            return points;
        }
        return points + (state.winner == mover(side) ? win : -win);
    }
    const Stands own(tables, state, side);
    const Stands enemies(tables, state, other(side));
    return standing(tables, state, side, own, enemies) - standing(tables, state, other(side), enemies, own);
}

double log_odds(const Tables& tables, const State& state, Side side) {
    const bool deploying = state.phase == Phase::deploy_roll || state.phase == Phase::deploy;
    const int orders = state.parties[0].po + state.parties[1].po;
    const double to_come =
        rounds - state.round + (state.round == 0 ? 1.0 : std::min(1.0, orders / orders_a_round));
    const double gain = side == Side::italian ? italian_gain : -italian_gain;
    const double lead =
        deploying ? 0.0 : evaluate(tables, state, side); // who has not placed yet has no place
    return steepness * (lead + gain * to_come) / std::sqrt(to_come + last_blows);
}

void candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out) {
    out.clear();
    // A defender is pushed into a free hex, against a knight, or off the field.
    enum Push : std::uint8_t { free_hex, blocked, off_field };
    std::array<std::array<bool, 3>, knight_count> seen{};
    KnightId knight = nobody;
    for (const Action& action : all) {
        if (action.target == nobody) {
            out.add(action);
            continue;
        }
        if (action.knight != knight) {
            knight = action.knight;
            seen = {};
        }
        const Spot target = state.knights[action.target].spot;
        const auto& around = tables.neighbours[action.spot];
        const auto way =
            static_cast<std::size_t>(std::find(around.begin(), around.end(), target) - around.begin());
        const Spot to = tables.neighbours[target][way];
        const KnightId there = to == no_spot ? nobody : knight_at(state, to);
        const Push push = to == no_spot                               ? off_field
                          : there != nobody && there != action.knight ? blocked
                                                                      : free_hex;
        if (!seen[action.target][push]) {
            seen[action.target][push] = true;
            out.add(action);
        }
    }
}

} // namespace disfida::barletta
