// Where the campaign stands, in sentences.
#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/aftermath.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"
#include "lorraine/quick.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string vp_words(const Tables& tables, const State& state) {
    return fill(tr("{vp} of {needed} VP"), {{"vp", number(state.vp)}, {"needed", number(tables.vp_needed)}});
}

/// Armies first, then what lies in castles and who is a captive.
std::string side_line(const Tables& tables, const State& state, Side side) {
    std::vector<std::string> list;
    int points = 0;
    for (const GeneralId who : by_rank(state, side, on_map)) {
        const General& general = state.generals[who];
        points += general.points;
        list.push_back(fill(general.inside ? tr("{army} inside {zone}") : tr("{army} {zone}"),
                            {{"army", short_name(tables, state, who) + " " + number(general.points) +
                                          (general.exhausted ? "~" : "")},
                             {"zone", zone_name(tables, general.zone)}}));
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
    const char* sentence =
        garrisons > 0
            ? by_side(side, mark("Burgundy, {points} under {generals} and {garrisons} in castles: {list}."),
                      mark("The French, {points} under {generals} and {garrisons} in castles: {list}."))
            : by_side(side, mark("Burgundy, {points} under {generals}: {list}."),
                      mark("The French, {points} under {generals}: {list}."));
    return fill(sentence,
                {{"points", how_many("{n} point", "{n} points", points)},
                 {"generals", how_many("{n} general", "{n} generals", static_cast<int>(list.size()))},
                 {"garrisons", number(garrisons)},
                 {"list", list.empty() ? tr("nobody") : join(list, ", ")}}) +
           (captive.empty() ? "" : " " + fill(tr("Captive: {list}."), {{"list", join(captive, ", ")}}));
}

std::string castles_line(const Tables& tables, const State& state) {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneId zone = tables.castles[i];
        const Castle& castle = state.castles[i];
        std::string words = fill(by_side(castle.owner, mark("{castle} Burgundian {held} of {room}"),
                                         mark("{castle} French {held} of {room}")),
                                 {{"castle", zone_name(tables, zone)},
                                  {"held", number(garrison_of(tables, state, zone))},
                                  {"room", number(tables.zone(zone).capacity)}});
        if (besieged(castle)) {
            words += ", " + fill(tr("siege {marker}"), {{"marker", number(castle.siege)}});
        }
        list.push_back(std::move(words));
    }
    return fill(tr("Castles: {list}."), {{"list", clauses(list)}});
}

/// What is ravaged and what still can be.
std::vector<std::string> ravaged_lines(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    std::vector<std::string> list;
    for (std::size_t i = 0; i < state.ravaged_count; ++i) {
        list.push_back(zone_name(tables, state.ravaged[i]));
    }
    if (!list.empty()) {
        out.push_back(fill(tr("Ravaged: {list}."), {{"list", join(list, ", ")}}));
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
    out.push_back(fill(tr("Unravaged: {villages} and {towns}, {vp} VP."),
                       {{"villages", how_many("{n} village", "{n} villages", villages)},
                        {"towns", how_many("{n} town", "{n} towns", towns)},
                        {"vp", number(vp)}}));
    return out;
}

std::string result(const Tables& tables, const State& state) {
    const auto with_vp = [&](const char* sentence) {
        return fill(sentence, {{"vp", vp_words(tables, state)}});
    };
    switch (state.ending) {
    case Ending::agreed:
        return with_vp(tr("A draw, as both sides agreed, with {vp}."));
    case Ending::siege:
        return with_vp(by_side(state.winner, mark("Burgundy has won: Vaudemont falls, Burgundy has {vp}."),
                               mark("The French have won: Vaudemont falls, Burgundy has {vp}.")));
    case Ending::closing:
        return with_vp(by_side(state.winner,
                               mark("Burgundy has won the closing battle and the campaign, with {vp}."),
                               mark("The French have won the closing battle and the campaign, with {vp}.")));
    default:
        return with_vp(by_side(state.winner, mark("Burgundy has won: the other side gave up, with {vp}."),
                               mark("The French have won: the other side gave up, with {vp}.")));
    }
}

/// "Burgundy lost 3 of 20 units (10 to break), 4 cards, pushed 1"
std::string host_words(const State& state, Side side) {
    const Host& host = state.battle.hosts[index(side)];
    const std::string out =
        fill(by_side(side, mark("Burgundy lost {lost} of {units} units ({breaks} to break), {cards}"),
                     mark("the French lost {lost} of {units} units ({breaks} to break), {cards}")),
             {{"lost", number(lost_of(host))},
              {"units", number(units_of(host))},
              {"breaks", number(host.breaks_at)},
              {"cards", how_many("{n} card", "{n} cards", host.cards())}});
    return host.pushed > 0 ? out + ", " + fill(tr("pushed {n}"), {{"n", number(host.pushed)}}) : out;
}

std::string battle_line(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    const std::string attacker = short_name(tables, state, battle.attacker);
    const std::string defender = short_name(tables, state, battle.defenders[0]);
    const std::string more = number(battle.defender_count - 1);
    const std::string zone = battle.closing ? "" : zone_name(tables, battle.zone);
    const std::string out = fill(
        battle.closing              ? battle.defender_count > 1
                                          ? tr("The closing battle: {attacker} attacks {defender} and {others} more")
                                          : tr("The closing battle: {attacker} attacks {defender}")
                     : battle.defender_count > 1 ? tr("Battle in {zone}: {attacker} attacks {defender} and {others} more")
                                    : tr("Battle in {zone}: {attacker} attacks {defender}"),
        {{"zone", zone}, {"attacker", attacker}, {"defender", defender}, {"others", more}});
    if (battle.decided) {
        return fill(by_side(battle.winner, mark("{battle}; Burgundy has won."),
                            mark("{battle}; the French have won.")),
                    {{"battle", out}});
    }
    if (battle.fled) {
        return fill(tr("{battle}, who flees."), {{"battle", out}});
    }
    if (!battle.arrayed && battle.closing) {
        return out + ".";
    }
    if (!battle.arrayed) {
        return fill(tr("{battle}, {own} points against {against}."),
                    {{"battle", out},
                     {"own", number(state.generals[battle.attacker].points)},
                     {"against", number(defending_points(state))}});
    }
    return fill(tr("{battle}, round {round}; {first}; {second}."),
                {{"battle", out},
                 {"round", number(battle.round)},
                 {"first", host_words(state, battle.offensive)},
                 {"second", host_words(state, other(battle.offensive))}});
}

std::string opening_line(const State& state) {
    const auto left = [&](const char* sentence, Side side) {
        return fill(sentence, {{"points", number(start_points[index(side)])},
                               {"left", number(state.unmustered[index(side)])}});
    };
    switch (state.phase) {
    case Phase::ranks:
        return tr("The armies are drawn up: ranks are rolled for.");
    case Phase::muster_french:
        return left(tr("The armies are drawn up: the French place {points} points, {left} are left."),
                    Side::french);
    default:
        return left(tr("The armies are drawn up: Burgundy shares out {points} points, {left} are left."),
                    Side::burgundy);
    }
}

std::string turn_line(const Tables& tables, const State& state) {
    const bool event = state.event.who != nobody;
    return fill(event ? tr("Turn {turn} of {turns}, {vp}, event: {event}, {general}.")
                      : tr("Turn {turn} of {turns}, {vp}."),
                {{"turn", number(state.turn)},
                 {"turns", number(tables.turns)},
                 {"vp", vp_words(tables, state)},
                 {"event", event ? happening(name(state.event.what)) : ""},
                 {"general", event ? short_name(tables, state, state.event.who) : ""}});
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
