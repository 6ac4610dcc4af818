#include "barletta/odds.hpp"

#include <algorithm>

#include "barletta/apply.hpp"
#include "disfida/odometer.hpp"

namespace disfida::barletta {

std::optional<std::pair<KnightId, KnightId>> fighters(const Tables& tables, const State& state,
                                                      const Action& action) {
    if (action.verb == Verb::charge) {
        return std::pair{action.knight, charge_target(tables, state, action.knight)};
    }
    if (action.verb == Verb::move && action.target != nobody) {
        return std::pair{action.knight, action.target};
    }
    return std::nullopt;
}

CombatOdds combat_odds(const Tables& tables, const State& state, const Action& action) {
    CombatOdds odds;
    const auto pair = fighters(tables, state, action);
    odds.attacker = pair->first;
    odds.defender = pair->second;
    std::array<std::uint64_t, 5> attacking{};
    std::array<std::uint64_t, 5> defending{};
    Odometer dice;
    do {
        State copy = state;
        FactCounter facts;
        facts.attacking = odds.attacker;
        apply(tables, copy, action, dice, facts);
        const std::uint64_t weight = dice.weight();
        for (std::size_t i = 0; i < attacking.size(); ++i) {
            attacking[i] += facts.attacker[i] ? weight : 0;
            defending[i] += facts.defender[i] ? weight : 0;
        }
    } while (dice.advance());
    std::transform(attacking.begin(), attacking.end(), odds.attacking.begin(), Odometer::probability_of);
    std::transform(defending.begin(), defending.end(), odds.defending.begin(), Odometer::probability_of);
    return odds;
}

double remount_odds(const Knight& knight) {
    if (knight.place == Place::camp) {
        return 1.0;
    }
    const int failing = std::clamp(remount_needed + knight.wounds + knight.hits - 1, 0, 6);
    return (6 - failing) / 6.0;
}

} // namespace disfida::barletta
