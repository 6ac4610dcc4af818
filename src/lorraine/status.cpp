// Where the campaign stands, in sentences.
#include "kernel/words.hpp"
#include "lorraine/aftermath.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"
#include "lorraine/quick.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }
std::string count(int n, std::string_view what) {
    return number(n) + " " + std::string(what) + (n == 1 ? "" : "s");
}

std::string vp_words(const Tables& tables, const State& state) {
    return number(state.vp) + " of " + number(tables.vp_needed) + " VP";
}

/// Armies first, then what lies in castles and who is a captive.
std::string side_line(const Tables& tables, const State& state, Side side) {
    std::vector<std::string> list;
    int points = 0;
    for (const GeneralId who : by_rank(state, side, on_map)) {
        const General& general = state.generals[who];
        points += general.points;
        list.push_back(short_name(tables, state, who) + " " + number(general.points) +
                       (general.exhausted ? "~" : "") + (general.inside ? " inside " : " ") +
                       tables.zone(general.zone).name);
    }
    int garrisons = 0;
    for (const Castle& castle : state.castles) {
        garrisons += castle.owner == side ? castle.garrison : 0;
    }
    std::vector<std::string> captive;
    for (const GeneralId who :
         by_rank(state, side, [](const General& general) { return general.status == Status::captive; })) {
        captive.push_back(short_name(tables, state, who));
    }
    return capital(std::string(side_title(side))) + ", " + count(points, "point") + " under " +
           count(static_cast<int>(list.size()), "general") +
           (garrisons > 0 ? " and " + number(garrisons) + " in castles" : "") + ": " +
           (list.empty() ? "nobody" : join(list, ", ")) + "." +
           (captive.empty() ? "" : " Captive: " + join(captive, ", ") + ".");
}

std::string castles_line(const Tables& tables, const State& state) {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneInfo& zone = tables.zone(tables.castles[i]);
        const Castle& castle = state.castles[i];
        list.push_back(zone.name + (castle.owner == Side::french ? " French " : " Burgundian ") +
                       number(garrison_of(tables, state, tables.castles[i])) + " of " +
                       number(zone.capacity) + (besieged(castle) ? ", siege " + number(castle.siege) : ""));
    }
    return "Castles: " + join(list, "; ") + ".";
}

/// What is ravaged and what still can be.
std::vector<std::string> ravaged_lines(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    std::vector<std::string> list;
    for (std::size_t i = 0; i < state.ravaged_count; ++i) {
        list.push_back(tables.zone(state.ravaged[i]).name);
    }
    if (!list.empty()) {
        out.push_back("Ravaged: " + join(list, ", ") + ".");
    }
    int villages = 0;
    int towns = 0;
    int vp = 0;
    for (std::size_t i = 0; i < zone_count; ++i) {
        const auto zone = static_cast<ZoneId>(i);
        if (tables.worth(zone) > 0 && !has(state.burnt, zone)) {
            ++(tables.zone(zone).kind == ZoneKind::town ? towns : villages);
            vp += tables.worth(zone);
        }
    }
    out.push_back("Unravaged: " + count(villages, "village") + " and " + count(towns, "town") + ", " +
                  number(vp) + " VP.");
    return out;
}

std::string result(const Tables& tables, const State& state) {
    const std::string who = state.winner == Side::burgundy ? "Burgundy has won" : "The French have won";
    const std::string vp = vp_words(tables, state);
    switch (state.ending) {
    case Ending::agreed:
        return "A draw, as both sides agreed, with " + vp + ".";
    case Ending::siege:
        return who + ": Vaudemont falls, Burgundy has " + vp + ".";
    case Ending::closing:
        return who + " the closing battle and the campaign, with " + vp + ".";
    default:
        return who + ": the other side gave up, with " + vp + ".";
    }
}

std::string battle_line(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    std::string out =
        battle.closing ? "The closing battle: " : "Battle in " + tables.zone(battle.zone).name + ": ";
    out += short_name(tables, state, battle.attacker) + " attacks " +
           short_name(tables, state, battle.defenders[0]);
    out += battle.defender_count > 1 ? " and " + number(battle.defender_count - 1) + " more" : "";
    if (battle.decided) {
        return out + "; " + std::string(side_title(battle.winner)) +
               (battle.winner == Side::french ? " have" : " has") + " won.";
    }
    if (battle.fled) {
        return out + ", who flees.";
    }
    if (!battle.arrayed) {
        return out + (battle.closing ? "."
                                     : ", " + number(state.generals[battle.attacker].points) +
                                           " points against " + number(defending_points(state)) + ".");
    }
    out += ", round " + number(battle.round);
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        const Host& host = battle.hosts[index(side)];
        out += "; " + std::string(side_title(side)) + " lost " + number(lost_of(host)) + " of " +
               number(units_of(host)) + " units (" + number(host.breaks_at) + " to break), " +
               count(host.cards(), "card") + (host.pushed > 0 ? ", pushed " + number(host.pushed) : "");
    }
    return out + ".";
}

std::string opening_line(const State& state) {
    switch (state.phase) {
    case Phase::ranks:
        return "The armies are drawn up: ranks are rolled for.";
    case Phase::muster_french:
        return "The armies are drawn up: the French place " + number(start_points[index(Side::french)]) +
               " points, " + number(state.unmustered[index(Side::french)]) + " are left.";
    default:
        return "The armies are drawn up: Burgundy shares out " + number(start_points[index(Side::burgundy)]) +
               " points, " + number(state.unmustered[index(Side::burgundy)]) + " are left.";
    }
}

std::string turn_line(const Tables& tables, const State& state) {
    return "Turn " + number(state.turn) + " of " + number(tables.turns) + ", " + vp_words(tables, state) +
           (state.event.who == nobody ? ""
                                      : ", event: " + happening(name(state.event.what)) + ", " +
                                            short_name(tables, state, state.event.who)) +
           ".";
}

} // namespace

std::vector<std::string> status(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    out.push_back(state.phase == Phase::over ? result(tables, state)
                  : state.turn == 0          ? opening_line(state)
                                             : turn_line(tables, state));
    if (state.battle.on && state.phase != Phase::over) {
        out.push_back(battle_line(tables, state));
    }
    for (const Side side : both_sides) {
        out.push_back(side_line(tables, state, side));
    }
    out.push_back(castles_line(tables, state));
    for (std::string& line : ravaged_lines(tables, state)) {
        out.push_back(std::move(line));
    }
    return out;
}

} // namespace disfida::lorraine
