#include "barletta/evaluate.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "barletta/apply.hpp"
#include "barletta/blows.hpp"
#include "barletta/lanes.hpp"
#include "barletta/legal.hpp"
#include "kernel/weights.hpp"

namespace disfida::barletta {

namespace {

constexpr int hoped_fifths = 3;    ///< how much of a marked reorganisation counts before it happens
constexpr double last_blows = 0.5; ///< rounds' worth of scatter in what the features do not see
constexpr double orders_a_round = 13.0;

/// Rounds to come, the present one by the orders left in it.
double rounds_to_come(const State& state) {
    const int orders = state.parties[0].po + state.parties[1].po;
    return rounds - state.round + (state.round == 0 ? 1.0 : std::min(1.0, orders / orders_a_round));
}

/// What is told of a knight by himself, in fifths: whole numbers, so that sums do not hang on their order.
struct Plight {
    int wounds;
    int hits;
    int foot;
};
constexpr int fifths = 5;
Plight plight(int vc, const Knight& knight) {
    int hits = fifths * knight.hits;
    int foot = knight.mounted ? 0 : fifths;
    if (knight.order == Order::reorganising) {
        if (knight.hits == 0) {
            foot -= foot * hoped_fifths / fifths;
        } else {
            hits -= hoped_fifths * std::min<int>(knight.hits, most_recovered_hits);
        }
    }
    return {fifths * 2 * vc * knight.wounds, 2 * hits, 2 * vc * foot};
}

/// Steps from each knight on the field to his nearest enemy, added up for either side; none while one side
/// has nobody there.
struct Far {
    int own = 0;
    int enemy = 0;
};
Far far(const Tables& tables, const State& state, Side side) {
    const Stands enemies(tables, state, other(side));
    Lane least;
    least.fill(std::numeric_limits<std::int16_t>::max());
    Far out;
    bool alone = true;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Spot spot = state.knights[k].spot;
        if (spot != no_spot) {
            out.own += meet(enemies, tables.axes[spot], least);
            alone = false;
        }
    }
    bool met = false;
    for (std::size_t i = 0; i < knights_a_side; ++i) {
        if (state.knights[first_of(other(side)) + i].spot != no_spot) {
            out.enemy += least[i];
            met = true;
        }
    }
    return met && !alone ? out : Far{};
}

/// What one side has, times `sign`, added to the features; all but how far it is from the enemy.
void add_side(const Tables& tables, const State& state, Side side, double sign, Features& out) {
    const Party& enemy = state.party(other(side));
    out[f_points] += sign * victory_points(tables, state, side);
    out[f_passes] += sign * state.party(side).passes;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        if (knight.place != Place::field && knight.place != Place::camp) {
            continue;
        }
        const Plight his = plight(tables.vc(k), knight);
        out[f_wounds] += sign * his.wounds;
        out[f_hits] += sign * his.hits;
        out[f_foot] += sign * his.foot;
        out[f_ready] += unordered(knight) ? sign : 0.0;
        if (on_field(knight)) {
            out[f_edge] += tables.edge.has(knight.spot) ? sign * 2.0 * tables.vc(k) : 0.0;
            out[f_ganged] += sign * std::min(knight.attacker_count, enemy.attacks);
        } else {
            out[f_camp] += sign;
        }
    }
}

/// The worth of what one side has, but for how far it is from the enemy: the sum of `add_side`, from the
/// worth of each knight as it is known beforehand.
double standing(const Tables& tables, const State& state, Side side, double part_to_come) {
    const Party& enemy = state.party(other(side));
    const Features& worth = tables.weights.worth;
    int edge = 0;
    int ganged = 0;
    int ready = 0;
    int camp = 0;
    double now = 0.0;
    double early = 0.0;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        if (knight.place != Place::field && knight.place != Place::camp) {
            continue;
        }
        const auto& his = tables.plight_worth[plight_place(tables, k, knight)];
        now += his.now;
        early += his.early;
        ready += static_cast<int>(knight.order == Order::none);
        if (on_field(knight)) {
            edge += tables.edge.has(knight.spot) ? tables.vc(k) : 0;
            ganged += std::min(knight.attacker_count, enemy.attacks);
        } else {
            ++camp;
        }
    }
    return now + worth[f_points] * victory_points(tables, state, side) +
           worth[f_passes] * state.party(side).passes + worth[f_edge] * 2.0 * edge +
           worth[f_ganged] * ganged + (worth[f_ready] + worth[f_early_ready] * part_to_come) * ready +
           (worth[f_camp] + worth[f_early_camp] * part_to_come) * camp + early * part_to_come;
}

} // namespace

std::size_t plight_place(const Tables& tables, KnightId id, const Knight& knight) {
    return 2U * plight_index(tables, id, knight) +
           static_cast<std::size_t>(knight.order == Order::reorganising);
}

std::vector<PlightWorth> plight_worths(const Tables& tables) {
    std::vector<PlightWorth> out(2U * static_cast<std::size_t>(tables.promise.cost_count));
    const Features& worth = tables.weights.worth;
    for (KnightId id = 0; id < knight_count; ++id) {
        const int vc = tables.vc(id);
        for (int i = 0; i < 4 * vc * vc; ++i) {
            Knight knight;
            knight.order = i % 2 != 0 ? Order::reorganising : Order::none;
            knight.mounted = i / 2 % 2 != 0;
            knight.hits = static_cast<std::uint8_t>(i / 4 % vc);
            knight.wounds = static_cast<std::uint8_t>(i / 4 / vc);
            const Plight his = plight(vc, knight);
            out[plight_place(tables, id, knight)] = {
                (worth[f_wounds] * his.wounds + worth[f_hits] * his.hits + worth[f_foot] * his.foot) / fifths,
                (worth[f_early_wounds] * his.wounds + worth[f_early_hits] * his.hits +
                 worth[f_early_foot] * his.foot) /
                    fifths};
        }
    }
    return out;
}

Features features(const Tables& tables, const State& state, Side side) {
    Features out{};
    const double to_come = rounds_to_come(state);
    // Who has not placed yet has no place.
    if (state.phase != Phase::deploy_roll && state.phase != Phase::deploy) {
        add_side(tables, state, side, 1.0, out);
        add_side(tables, state, other(side), -1.0, out);
        // The same difference from either side, as its parts are whole numbers.
        const Far steps = far(tables, state, side);
        out[f_far] = steps.own - steps.enemy;
    }
    const double part = to_come / rounds;
    out[f_early_wounds] = part * out[f_wounds];
    out[f_early_hits] = part * out[f_hits];
    out[f_early_foot] = part * out[f_foot];
    out[f_early_ready] = part * out[f_ready];
    out[f_early_camp] = part * out[f_camp];
    out[f_italian] = side == Side::italian ? to_come : -to_come;
    for (const Feature told : {f_wounds, f_hits, f_foot, f_early_wounds, f_early_hits, f_early_foot}) {
        out[told] /= fifths;
    }
    const double root = std::sqrt(to_come + last_blows);
    for (double& feature : out) {
        feature /= root;
    }
    return out;
}

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
    const double part = rounds_to_come(state) / rounds;
    const Far steps = far(tables, state, side);
    return standing(tables, state, side, part) - standing(tables, state, other(side), part) +
           tables.weights.worth[f_far] * (steps.own - steps.enemy);
}

double log_odds(const Tables& tables, const State& state, Side side) {
    return weighed(features(tables, state, side), tables.weights.odds);
}

} // namespace disfida::barletta
