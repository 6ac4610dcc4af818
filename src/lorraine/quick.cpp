#include "lorraine/quick.hpp"

namespace disfida::lorraine {

Skill chief_skill(const State& state, GeneralId who) {
    if (who == lieutenant) {
        return Skill::incompetent;
    }
    if (who == rene) {
        constexpr std::size_t barbazan = roster_size; // heads the French roster (L-Closing)
        return on_map(state.generals[barbazan]) ? Skill::competent : Skill::poor;
    }
    return state.generals[who].skill;
}

int battle_points(const State& state, Side side) {
    const Host& host = state.battle.hosts[index(side)];
    int sum = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        sum += host.corps[i].points;
    }
    return sum;
}

void draw_up(const Tables& tables, State& state, Side side, int larger) {
    const BattleTables& quick = tables.battle;
    Host& host = state.battle.hosts[index(side)];
    int tired = 0;
    int all = 0;
    for (std::size_t i = 0; i < host.count; ++i) {
        Corps& corps = host.corps[i];
        const int units = units_in(tables, corps.points, larger);
        const int owed = i == 0 ? (2 * units + quick.knights_of_chief) / (2 * quick.knights_of_chief)
                                : std::max(0, quick.elite_base - corps.rank);
        const int knights = std::min(units, owed);
        corps.units = static_cast<std::uint8_t>(units);
        corps.knights = static_cast<std::uint8_t>(knights);
        corps.men = static_cast<std::uint8_t>(units - knights);
        tired += corps.exhausted ? corps.points : 0;
        all += corps.points;
    }
    const bool weary = 2 * tired > all && !all_exhausted(state.battle);
    host.captains = static_cast<std::uint8_t>(std::max(0, quick.captains - (weary ? 1 : 0)));
    host.breaks_at = static_cast<std::uint8_t>((units_of(host) + 1) / 2);
}

} // namespace disfida::lorraine
