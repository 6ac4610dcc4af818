#include <algorithm>

#include "kernel/words.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }
std::string signed_number(int n) { return (n < 0 ? "" : "+") + number(n); }

std::string of(const Tables& tables, const State& state, GeneralId who) {
    return short_name(id_of(tables, state, who));
}

} // namespace

namespace {

std::string needs(int needed) {
    return needed > 6 ? "cannot succeed, " + number(needed) + " would be needed"
                      : "needs " + number(needed) + " or more";
}

void storm_prospect(const Tables& tables, const State& state, const Action& action,
                    std::vector<std::string>& out) {
    const General& active = state.generals[action.who];
    const ZoneId zone = active.zone;
    const Castle& castle = *castle_in(tables, state, zone);
    const Group group = by_rank(state, active.side, [&](const General& general) {
        const auto id = static_cast<std::size_t>(&general - state.generals.data());
        return id == action.who || action.friends.test(id);
    });
    int points = 0;
    bool tired = false;
    for (const GeneralId who : group) {
        points += state.generals[who].points;
        tired = tired || state.generals[who].exhausted;
    }
    const int garrison = garrison_of(tables, state, zone);
    const int leads = tables.bonus_of(state.generals[group[0]].skill);
    const int holds = inside_bonus(tables, state, zone, other(active.side));
    const std::string leader = of(tables, state, group[0]) + " " + signed_number(leads);
    if (action.verb == Verb::siege) {
        out.push_back("Siege of " + tables.zone(zone).name + ": 2d6, " + leader + ", siege marker " +
                      signed_number(std::max<int>(castle.siege, 0)) + " against 2d6, inside " +
                      signed_number(holds) + ", walls " + signed_number(tables.siege_defence) +
                      "; falls when higher [L-Siege]");
        return;
    }
    for (const GeneralId who : group) {
        if (who != group[0]) {
            out.push_back(of(tables, state, who) + " takes part on " + number(tables.morale) +
                          " or more [L-Assault]");
        }
    }
    out.push_back("Assault on " + tables.zone(zone).name + ": 2d6, " + leader + ", works " +
                  signed_number(castle.siege >= 4 ? 3 : 1) + ", " + number(points) + " against " +
                  number(garrison) + " points " + signed_number(ratio_bonus(state, points, garrison)) +
                  (tired ? ", exhausted -4" : "") + " against 2d6, inside " + signed_number(holds) +
                  ", walls " + signed_number(tables.assault_defence) +
                  "; failure costs 2 points for each by which it fails [L-Assault]");
}

void march_prospect(const Tables& tables, const State& state, const Action& action,
                    std::vector<std::string>& out) {
    const General& general = state.generals[action.who];
    if (action.verb == Verb::press_on) {
        out.push_back(general.beloved
                          ? "Press on: beloved, no test [L-Event]"
                          : "Press on: " + needs(press_needs(tables, state)) +
                                (state.active.extra > 0 ? ", one more for each extra zone so far" : "") +
                                "; else the army is exhausted and stops there [L-Move]");
    }
    if (has(held(state, other(general.side)), action.zone)) {
        std::vector<std::string> enemies;
        for (const GeneralId who : by_rank(state, other(general.side), [&](const General& enemy) {
                 return outside(enemy) && enemy.zone == action.zone;
             })) {
            enemies.push_back(of(tables, state, who) + " " + number(state.generals[who].points) +
                              (state.generals[who].exhausted ? "~" : ""));
        }
        out.push_back("A battle at once: " + of(tables, state, action.who) + " " + number(general.points) +
                      " against " + join(enemies, ", ") + " [L-Battle]");
    }
}

void flight_prospect(const Tables& tables, const State& state, std::vector<std::string>& out) {
    const int price = flight_price(tables, state);
    for (std::size_t i = 0; i < state.battle.defender_count; ++i) {
        const GeneralId who = state.battle.defenders[i];
        const int own = state.generals[who].points - 1;
        out.push_back(of(tables, state, who) + " flees: " + number(tables.morale) + " or more costs " +
                      number(std::min(cheap_flight, own)) + ", less " + number(std::min(price, own)) +
                      " points; he keeps 1 [L-Battle]");
    }
}

} // namespace

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    std::vector<std::string> out;
    const std::string morale = number(tables.morale) + " or more";
    switch (action.verb) {
    case Verb::siege:
    case Verb::assault:
        storm_prospect(tables, state, action, out);
        break;
    case Verb::move:
    case Verb::press_on:
        march_prospect(tables, state, action, out);
        break;
    case Verb::recover:
        out.push_back("Recovery: " + morale + " makes the army fresh; after it no ravaging [L-Tired]");
        break;
    case Verb::try_again:
        out.push_back("Up to " + number(further_tries(tables, state, state.generals[action.who])) +
                      " further tests, each " + morale + "; the whole activation [L-Tired]");
        break;
    case Verb::take:
        out.push_back("The garrison obeys on " + morale + "; ends the activation [L-Castle]");
        break;
    case Verb::transfer: {
        const int needed = transfer_needs(tables, state.generals[action.who], state.generals[action.with]);
        out.push_back("Transfer: " + needs(needed) +
                      (needed > tables.morale ? ", 1 more towards a lower rank" : "") +
                      "; a failure estranges both this turn [L-Transfer]");
        break;
    }
    case Verb::flee:
        flight_prospect(tables, state, out);
        break;
    case Verb::join:
        if (besieged(*castle_in(tables, state, state.battle.zone))) {
            out.push_back("The castle is besieged: he comes out on " + morale + " [L-Array]");
        }
        break;
    case Verb::stand:
    case Verb::battle_auto:
    case Verb::sally:
        out.push_back("The battle is fought with units, cards and dice, round by round [L-Quick]");
        break;
    default:
        break;
    }
    return out;
}

} // namespace disfida::lorraine
