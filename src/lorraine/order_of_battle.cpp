#include <algorithm>

#include "kernel/words.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string of(const Tables& tables, const State& state, GeneralId who) {
    return short_name(id_of(tables, state, who));
}

} // namespace

namespace {

/// One corps of the order of battle.
std::string corps_line(const Tables& tables, const State& state, GeneralId who, bool chief, bool flank) {
    const General& general = state.generals[who];
    std::string out = "  " + of(tables, state, who) + ": " + number(general.points) +
                      (general.points == 1 ? " point" : " points") + ", rank " + number(general.rank);
    if (chief) {
        out += ", " + std::string(name(general.skill)) + ", commander in chief, " +
               number(tables.cards_of(general.skill)) + " command cards";
    } else {
        const int owed = std::clamp(tables.battle.elite_base - general.rank, 0, int{general.points});
        out += ", unreliable (a flag or helmet makes a unit militia), elite units at least " + number(owed);
    }
    out += flank ? ", comes on the flank" : "";
    return out + (general.exhausted ? ", exhausted" : "");
}

void side_of_battle(const Tables& tables, const State& state, Side side, std::vector<std::string>& out) {
    const Battle& battle = state.battle;
    std::vector<std::pair<GeneralId, bool>> corps;
    if (side == battle.offensive) {
        corps.emplace_back(battle.attacker, false);
        if (battle.joined != nobody && !battle.sallied) {
            corps.emplace_back(battle.joined, true);
        }
    } else {
        for (std::size_t i = 0; i < battle.defender_count; ++i) {
            corps.emplace_back(battle.defenders[i], false);
        }
    }
    bool all_tired = true;
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        all_tired = all_tired && state.generals[battle.fought[i]].exhausted;
    }
    int points = 0;
    int tired = 0;
    std::vector<std::string> lines;
    for (std::size_t i = 0; i < corps.size(); ++i) {
        const General& general = state.generals[corps[i].first];
        points += general.points;
        tired += general.exhausted ? general.points : 0;
        lines.push_back(corps_line(tables, state, corps[i].first, i == 0, corps[i].second));
    }
    out.push_back(capital(std::string(side_title(side))) +
                  (side == battle.offensive ? ", attacking, " : ", defending, ") + number(points) +
                  " points:");
    out.insert(out.end(), lines.begin(), lines.end());
    const bool fewer = 2 * tired > points && !all_tired;
    out.push_back("  Generals on the table: " + number(fewer ? 1 : 2) +
                  (fewer ? " (more than half the points are exhausted)" : ""));
    if (battle.lent > 0 && side == battle.offensive) {
        out.push_back("  Of " + of(tables, state, battle.joined) + "'s points " + number(battle.lent) +
                      " are lent by the castle and bear losses first.");
    }
}

} // namespace

std::vector<std::string> order_of_battle(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    const Battle& battle = state.battle;
    if (state.phase != Phase::mode) {
        return out;
    }
    if (battle.closing) {
        out.push_back("Order of battle, the closing battle [L-Closing]");
        out.push_back("Burgundy, defending, under " + short_name(id_of(tables, state, battle.defenders[0])) +
                      ": " + number(closing_points) + " points in one corps, " +
                      number(tables.cards_of(chief_skill(tables, state, battle.defenders[0]))) +
                      " command cards.");
        out.push_back("The French, attacking, under Rene d'Anjou: " +
                      number(std::max(1, closing_points - state.vp / 2)) + " points in one corps, " +
                      number(tables.cards_of(chief_skill(tables, state, rene))) + " command cards.");
        out.emplace_back("Nobody is exhausted, nobody flees. The winner wins the campaign.");
        return out;
    }
    out.push_back("Order of battle, " + tables.zone(battle.zone).name + ", turn " + number(state.turn) +
                  " [L-Array 4]");
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        side_of_battle(tables, state, side, out);
    }
    out.emplace_back("Exhausted corps count each flag twice, unless every corps of both sides is exhausted.");
    std::string losses;
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        losses += (i == 0 ? "" : ",") + id_of(tables, state, battle.fought[i]) + ":N";
    }
    out.push_back("The result is entered as: battle result SIDE lost " + losses +
                  " [killed A] [captured B], N being "
                  "the value of the units each has lost.");
    return out;
}

} // namespace disfida::lorraine
