#include "barletta/promise.hpp"

#include <algorithm>
#include <cmath>

#include "barletta/state.hpp"

namespace disfida::barletta {

namespace {

// Parts of a knight's price (2 x VC), as the evaluation has them.
constexpr double wound_risk = 0.17;
constexpr double hit_risk = 0.20; ///< of a knight one Hit short of a wound
constexpr double foot_risk = 0.09;
constexpr double most_risk = 0.85;
constexpr double captor_away = 0.5;     ///< points: who captures goes to his camp (H4.2)
constexpr double last_round_risk = 0.4; ///< how much of what is not lost at once counts in the last round

constexpr int die_faces = 6;

struct Standing {
    int vc;
    int wounds;
    int hits;
    bool mounted;
};

double risk(const Standing& who) {
    return std::min(most_risk,
                    wound_risk * who.wounds + hit_risk * who.hits / who.vc + (who.mounted ? 0.0 : foot_risk));
}

/// Chance of a die above a bound.
double above(int bound) { return std::clamp(die_faces - bound, 0, die_faces) / double{die_faces}; }

void take(Standing& who, int hits) {
    who.hits += hits;
    who.wounds += who.hits / who.vc;
    who.hits %= who.vc;
}

/// Points lost after all Hits of a combat (H4, H5).
double after_hits(const Standing& before, const Standing& now, bool hit, int modifier, double weight) {
    const double price = 2.0 * now.vc;
    if (now.wounds >= now.vc) {
        return now.vc - weight * price * risk(before);
    }
    const bool due = now.wounds > before.wounds || (before.wounds > 0 && hit);
    // A natural 1 never yields.
    const double yields = due ? above(std::max(1, now.vc - now.wounds - modifier)) : 0.0;
    return yields * (price - captor_away) + (1.0 - yields) * weight * price * risk(now) -
           weight * price * risk(before);
}

/// Points an outcome costs: 0 a D, else so many Hits.
double cost_of(const Standing& before, int outcome, int modifier, double weight) {
    Standing now = before;
    take(now, outcome);
    const double falls = before.mounted && now.wounds < now.vc ? above(now.vc - now.hits - now.wounds) : 0.0;
    double sum = (1.0 - falls) * after_hits(before, now, outcome > 0, modifier, weight);
    if (falls > 0.0) {
        now.mounted = false;
        take(now, 1);
        sum += falls * after_hits(before, now, true, modifier, weight);
    }
    return sum;
}

/// What all outcomes cost: as attacker with the other sign, and in the other part.
Costs costs_of(const Standing& who, int modifier, double weight, bool attacking) {
    Costs out{};
    for (std::size_t o = 0; o < outcome_count; ++o) {
        const auto cost = std::lround(point_parts * cost_of(who, static_cast<int>(o), modifier, weight));
        out.cost[attacking ? o + outcome_count : o] = static_cast<std::int16_t>(attacking ? -cost : cost);
    }
    return out;
}

/// The place of a blow among the outcomes; none: outcome_count.
std::size_t outcome_of(const Blow& blow) {
    if (blow.hits == 0) {
        return blow.test ? 0 : outcome_count;
    }
    return std::min<std::size_t>(static_cast<std::size_t>(blow.hits), outcome_count - 1);
}

void count_rolls(const Tables& tables, Promise& out) {
    for (int column = -most_shift; column <= most_shift; ++column) {
        for (int modifier = -most_shift; modifier <= most_shift; ++modifier) {
            const auto place = static_cast<std::size_t>(Promise::cell(column, modifier));
            for (int sum = 2; sum <= 12; ++sum) {
                const auto ways = static_cast<std::int16_t>(sum <= 7 ? sum - 1 : 13 - sum);
                const MeleeCell& cell = tables.cell(std::clamp(sum + modifier, 2, 12), column);
                const auto add = [&](std::size_t outcome, bool on_roller) {
                    if (outcome < outcome_count) {
                        auto& attack = out.attack[place].often[outcome + (on_roller ? outcome_count : 0)];
                        auto& defence = out.defence[place].often[outcome + (on_roller ? 0 : outcome_count)];
                        attack = static_cast<std::int16_t>(attack + ways);
                        defence = static_cast<std::int16_t>(defence + ways);
                    }
                };
                add(outcome_of(cell.opponent), false);
                add(outcome_of(cell.roller), true);
            }
        }
    }
}

void reckon_costs(const Tables& tables, Promise& out) {
    std::array<bool, 10> present{};
    for (KnightId k = 0; k < knight_count; ++k) {
        present[static_cast<std::size_t>(tables.vc(k))] = true;
    }
    for (int vc = 1; vc <= 9; ++vc) {
        if (present[static_cast<std::size_t>(vc)]) {
            out.first_cost[static_cast<std::size_t>(vc)] = out.cost_count;
            out.cost_count += 2 * vc * vc;
        }
    }
    out.all_costs.reserve(2 * 2 * tables.surrender_modifier.size() *
                          static_cast<std::size_t>(out.cost_count));
    for (const bool attacking : {false, true}) {
        for (const double weight : {1.0, last_round_risk}) {
            for (const int modifier : tables.surrender_modifier) {
                for (int vc = 1; vc <= 9; ++vc) {
                    for (int i = 0; present[static_cast<std::size_t>(vc)] && i < 2 * vc * vc; ++i) {
                        const Standing who{vc, i / 2 / vc, i / 2 % vc, i % 2 != 0};
                        out.all_costs.push_back(costs_of(who, modifier, weight, attacking));
                    }
                }
            }
        }
    }
}

} // namespace

const Costs* Promise::costs(bool attacking, bool last_round, int boxes) const {
    const int table =
        (int{attacking} * 2 + int{last_round}) * knights_a_side + std::min(boxes, knights_a_side - 1);
    return &all_costs[static_cast<std::size_t>(table * cost_count)];
}

Promise promise(const Tables& tables) {
    Promise out;
    count_rolls(tables, out);
    reckon_costs(tables, out);
    return out;
}

} // namespace disfida::barletta
