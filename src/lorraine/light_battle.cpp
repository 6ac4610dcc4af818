#include "lorraine/light_battle.hpp"

#include <algorithm>

#include "lorraine/light_odds.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

using namespace light_odds;

namespace {

/// Both armies before a battle.
struct Strengths {
    double attacker = 0.0;
    double defender = 0.0;
    [[nodiscard]] double chance() const { return chance_of(attacker - defender - defender_edge); }
};

Strengths strengths(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    Strengths out;
    if (battle.closing) {
        out.attacker = steepness * log_points(closing_army(state, Side::french));
        out.defender = steepness * log_points(closing_army(state, Side::burgundy));
        return out;
    }
    const General& attacker = state.generals[battle.attacker];
    int points = attacker.points;
    if (battle.joined != nobody && !battle.sallied) {
        points += state.generals[battle.joined].points;
    }
    out.attacker = might(tables, attacker) + steepness * (log_points(points) - log_points(attacker.points));
    const General& chief = state.generals[battle.defenders[0]];
    points = 0;
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        points += state.generals[battle.defenders[i]].points;
    }
    out.defender = might(tables, chief) + steepness * (log_points(points) - log_points(chief.points));
    return out;
}

} // namespace

double attackers_chance(const Tables& tables, const State& state) {
    return strengths(tables, state).chance();
}

Action made_up_result(const Tables& tables, const State& state, SeededDice& random) {
    constexpr std::uint32_t steps = 1000;
    const Battle& battle = state.battle;
    Action action = act(Verb::battle_result);
    const bool attacker_wins = random.below(steps) < steps * attackers_chance(tables, state);
    action.side = attacker_wins ? battle.offensive : other(battle.offensive);
    if (battle.closing) {
        return action;
    }
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        const General& general = state.generals[battle.fought[i]];
        const bool won = general.side == action.side;
        const int worst = (won ? 6 : 8) * general.points / 10;
        const int least = (won ? 1 : 3) * general.points / 10;
        action.outcome.lost[i] = static_cast<std::int16_t>(
            least + static_cast<int>(random.below(static_cast<std::uint32_t>(worst - least + 1))));
        constexpr std::uint32_t one_in = 16;
        const std::uint32_t fate = random.below(one_in);
        if (fate == 0) {
            action.outcome.killed |= std::uint64_t{1} << i;
        } else if (fate <= 2 && !won) {
            action.outcome.captured |= std::uint64_t{1} << i;
        }
    }
    return action;
}

} // namespace disfida::lorraine
