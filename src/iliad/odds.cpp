#include "iliad/odds.hpp"

#include <algorithm>
#include <cstdlib>

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

double at_most(int value, int added) {
    int ways = 0;
    for (int sum = 2; sum <= 12 && sum + added <= value; ++sum) {
        ways += 6 - std::abs(7 - sum);
    }
    return ways / 36.0;
}

double blow_chance(const Tables& tables, const Warrior& striker, const Warrior& target) {
    const int added = additions(striker);
    int ways = 0;
    for (int sum = 2; sum <= 12; ++sum) {
        const bool wounds = blow_wounds({1, sum - 1}, added, striker.bottle, tables.of(target.armour).clang);
        ways += wounds ? 6 - std::abs(7 - sum) : 0;
    }
    return ways / 36.0;
}

} // namespace disfida::iliad
