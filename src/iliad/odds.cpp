#include "iliad/odds.hpp"

#include <algorithm>
#include <cstdint>

#include "disfida/odometer.hpp"

namespace disfida::iliad {

Odds odds_of(const Tables& tables, const State& state, const Action& action) {
    Odds out;
    std::array<std::array<std::uint64_t, most_warriors>, fact_count> weights{};
    Odometer dice;
    do {
        State copy = state;
        FactCounter facts;
        apply(tables, copy, action, dice, facts);
        const std::uint64_t weight = dice.weight();
        for (std::size_t fact = 0; fact < fact_count; ++fact) {
            for (std::size_t who = 0; who < state.count; ++who) {
                weights[fact][who] += facts.seen[fact][who] ? weight : 0;
            }
        }
    } while (dice.advance());
    for (std::size_t fact = 0; fact < fact_count; ++fact) {
        std::transform(weights[fact].begin(), weights[fact].end(), out.p[fact].begin(),
                       Odometer::probability_of);
    }
    return out;
}

State after(const Tables& tables, const State& state, const Action& action) {
    State copy = state;
    Odometer dice;
    NoEvents silent;
    apply(tables, copy, action, dice, silent);
    return copy;
}

State after_miss(const State& state, const Action& thrown) {
    State copy = state;
    const WarriorId thrower = in_roster(state, thrown.who);
    --copy.roster[thrower].spears;
    copy.pending = {in_roster(state, thrown.enemy), thrower};
    copy.phase = Phase::catching;
    return copy;
}

namespace {

constexpr int sums = 13; ///< 2d6 show 2 to 12

/// Ways of 36 in which a blow wounds, by CLANG! and by what the dice must not exceed.
constexpr auto blow_ways = [] {
    std::array<std::array<std::int8_t, sums>, sums> out{};
    for (int clang = 0; clang < sums; ++clang) {
        for (int limit = 0; limit < sums; ++limit) {
            int ways = 0;
            for (int sum = 2; sum < sums; ++sum) {
                ways += blow_wounds({1, sum - 1}, 0, limit, clang) ? 6 - (sum < 7 ? 7 - sum : sum - 7) : 0;
            }
            out[static_cast<std::size_t>(clang)][static_cast<std::size_t>(limit)] =
                static_cast<std::int8_t>(ways);
        }
    }
    return out;
}();

constexpr std::size_t at_sum(int value) { return static_cast<std::size_t>(std::clamp(value, 0, sums - 1)); }

} // namespace

double at_most(int value, int added) {
    const int limit = value - added;
    if (limit >= 12) {
        return 1.0;
    }
    // 1 + 2 + ... up to seven, and down again.
    const int ways = limit < 2    ? 0
                     : limit <= 7 ? (limit - 1) * limit / 2
                                  : 36 - (12 - limit) * (13 - limit) / 2;
    return ways / 36.0;
}

double blow_chance(const Tables& tables, const Warrior& striker, const Warrior& target) {
    return blow_ways[at_sum(tables.of(target.armour).clang)][at_sum(striker.bottle - additions(striker))] /
           36.0;
}

} // namespace disfida::iliad
