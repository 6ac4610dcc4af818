#include "lorraine/describe.hpp"

#include <algorithm>

#include "kernel/words.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/names.hpp"
#include "lorraine/notation.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

std::string of(const Tables& tables, const State& state, GeneralId who) {
    return short_name(id_of(tables, state, who));
}

/// The legal lines that begin with one word, or all; the first few.
std::string commands(const Tables& tables, const State& state) {
    ActionList list;
    legal(tables, state, list);
    std::vector<std::string> lines;
    for (const Action& action : list) {
        constexpr std::size_t most_shown = 8;
        if (lines.size() == most_shown) {
            lines.emplace_back("...");
            break;
        }
        lines.push_back(text(tables, state, action));
    }
    return join(lines, ", ");
}

/// What an active general can do, each verb once: "move, ravage or end".
std::string verbs(const Tables& tables, const State& state) {
    ActionList list;
    legal(tables, state, list);
    std::vector<std::string> words;
    for (const Action& action : list) {
        const std::string line = text(tables, state, action);
        const std::string verb = line.substr(0, line.find(' '));
        if (std::find(words.begin(), words.end(), verb) == words.end()) {
            words.push_back(verb);
        }
    }
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    return out;
}

std::string cards_in_hand(const Host& host) {
    std::vector<std::string> cards;
    for (std::size_t card = 0; card < card_count; ++card) {
        for (int i = 0; i < host.hand[card]; ++i) {
            cards.emplace_back(card_names[card]);
        }
    }
    return cards.empty() ? "no card" : join(cards, ", ");
}

std::string side_line(const Tables& tables, const State& state, Side side) {
    std::vector<std::string> list;
    int points = 0;
    for (const GeneralId who : by_rank(state, side, on_map)) {
        const General& general = state.generals[who];
        points += general.points;
        list.push_back(of(tables, state, who) + " " + number(general.points) +
                       (general.exhausted ? "~" : "") + " " + (general.inside ? "inside " : "") +
                       tables.zone(general.zone).name);
    }
    std::vector<std::string> captive;
    for (const GeneralId who :
         by_rank(state, side, [](const General& general) { return general.status == Status::captive; })) {
        captive.push_back(of(tables, state, who));
    }
    return capital(std::string(side_title(side))) + ", " + number(points) +
           " points: " + (list.empty() ? "nobody" : join(list, ", ")) + "." +
           (captive.empty() ? "" : " Captive: " + join(captive, ", ") + ".");
}

std::string castles_line(const Tables& tables, const State& state) {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < castle_count; ++i) {
        const ZoneInfo& zone = tables.zone(tables.castles[i]);
        const Castle& castle = state.castles[i];
        list.push_back(zone.name + " " + number(garrison_of(tables, state, tables.castles[i])) + " of " +
                       number(zone.capacity) + (castle.owner == Side::french ? " French" : " Burgundian") +
                       (besieged(castle) ? ", siege " + number(castle.siege) : ""));
    }
    return "Castles: " + join(list, "; ") + ".";
}

std::string ravaged_line(const Tables& tables, const State& state) {
    std::vector<std::string> list;
    for (std::size_t i = 0; i < state.ravaged_count; ++i) {
        list.push_back(tables.zone(state.ravaged[i]).name);
    }
    return "Ravaged: " + join(list, ", ") + ".";
}

std::string happening_words(Happening what) {
    switch (what) {
    case Happening::epidemic:
        return "an epidemic";
    case Happening::desertion:
        return "desertion";
    case Happening::indiscipline:
        return "indiscipline";
    case Happening::bad_roads:
        return "bad roads";
    case Happening::beloved:
        return "a beloved leader";
    case Happening::reinforcements:
        return "reinforcements";
    case Happening::debt:
        return "a debt paid";
    }
    return "";
}

std::string result(const Tables& tables, const State& state) {
    const std::string vp = number(state.vp) + " of " + number(tables.vp_needed) + " VP";
    switch (state.ending) {
    case Ending::siege:
        return "The French have won: Vaudemont falls, Burgundy has " + vp + ".";
    case Ending::closing:
        return (state.winner == Side::burgundy ? "Burgundy has won" : "The French have won") +
               std::string(" the closing battle and the campaign, with ") + vp + ".";
    default:
        return (state.winner == Side::burgundy ? "Burgundy has won" : "The French have won") +
               std::string(": the other side gave up, with ") + vp + ".";
    }
}

std::string battle_line(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    std::string out =
        battle.closing ? "The closing battle: " : "Battle in " + tables.zone(battle.zone).name + ": ";
    out += capital(short_name(id_of(tables, state, battle.attacker))) + " attacks " +
           short_name(id_of(tables, state, battle.defenders[0])) +
           (battle.defender_count > 1 ? " and " + number(battle.defender_count - 1) + " more" : "");
    if (battle.arrayed) {
        for (const Side side : {battle.offensive, other(battle.offensive)}) {
            const Host& host = battle.hosts[index(side)];
            out += "; " + std::string(side_title(side)) + " lost " + number(lost_of(host)) + " of " +
                   number(units_of(host)) + " units, breaks at " + number(host.breaks_at);
        }
        out += "; round " + number(battle.round);
    }
    return out + ".";
}

std::string marks(const State& state, const General& general) {
    std::string out;
    out += general.exhausted ? ", exhausted" : "";
    out += general.activated && state.phase != Phase::over ? ", has acted" : "";
    out += general.estranged ? ", estranged" : "";
    out += general.beloved ? ", beloved" : "";
    out += general.debt ? ", in debt for a mutiny" : "";
    return out;
}

} // namespace

std::string describe(const Tables& tables, const State& state, GeneralId who) {
    const General& general = state.generals[who];
    const std::string id = id_of(tables, state, who);
    std::string out = full_name(tables, id) + " (" + id + "), " + std::string(side_title(general.side));
    if (general.status == Status::reserve) {
        return out + ", in reserve";
    }
    if (general.rank > 0) {
        out += ", rank " + number(general.rank);
    }
    out +=
        general.status == Status::killed && general.rank == 0 ? "" : ", " + std::string(name(general.skill));
    if (general.status == Status::killed) {
        return out + ", dead";
    }
    if (general.status == Status::captive) {
        return out + ", captive";
    }
    if (general.zone == no_zone) {
        return out + ", not placed yet";
    }
    out += ", " + number(general.points) + (general.points == 1 ? " point, " : " points, ") +
           (general.inside ? "inside " : "in ") + tables.zone(general.zone).name + marks(state, general);
    out += in_supply(tables, state, general) ? ", in supply" : ", out of supply";
    const Castle* castle = castle_in(tables, state, general.zone);
    if (castle != nullptr && castle->owner != general.side && besieged(*castle)) {
        out += ", before the castle, siege " + number(castle->siege);
    }
    return out;
}

std::string describe_zone(const Tables& tables, const State& state, ZoneId zone) {
    const ZoneInfo& info = tables.zone(zone);
    std::string out = info.name + " (" + info.id + "), " + std::string(name(info.kind));
    if (has(state.burnt, zone)) {
        out += ", ravaged";
    } else if (tables.worth(zone) > 0) {
        out += ", " + number(tables.worth(zone)) + " VP";
    }
    if (const Castle* castle = castle_in(tables, state, zone)) {
        out += castle->owner == Side::french ? " of the French" : " of Burgundy";
        out += ", holds " + number(garrison_of(tables, state, zone)) + " of " + number(info.capacity) + " (" +
               number(castle->garrison) + " without a leader)";
        out += besieged(*castle) ? ", siege " + number(castle->siege) : "";
        out += castle->used ? ", tried this turn" : "";
    }
    if (zone == tables.entry) {
        out += ", where Burgundy's supply comes from";
    }
    if ((bit(zone) & sources(tables, state, Side::french)) != 0) {
        out += ", a source of French supply";
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (on_map(general) && general.zone == zone) {
            out += "; " + of(tables, state, static_cast<GeneralId>(i)) + " " + number(general.points) +
                   (general.inside ? " inside" : "") + marks(state, general);
        }
    }
    std::vector<std::string> links;
    for (Zones left = info.neighbours; left != 0; left &= left - 1) {
        links.push_back(tables.zone(static_cast<ZoneId>(std::countr_zero(left))).name);
    }
    return out + ". To " + join(links, ", ");
}

std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of) {
    std::vector<std::string> out;
    if (of == "castles") {
        for (const ZoneId zone : tables.castles) {
            out.push_back(describe_zone(tables, state, zone));
        }
        return out;
    }
    if (const ZoneId zone = tables.find_zone(of); zone != no_zone) {
        return {describe_zone(tables, state, zone)};
    }
    for (std::size_t i = 0; i < state.count; ++i) {
        const auto who = static_cast<GeneralId>(i);
        const General& general = state.generals[i];
        const bool by_side = of.empty() || of == name(general.side);
        if ((by_side && living(general)) || of == id_of(tables, state, who)) {
            out.push_back(describe(tables, state, who));
        }
    }
    return out;
}

std::vector<std::string> status(const Tables& tables, const State& state) {
    std::vector<std::string> out;
    if (state.phase == Phase::over) {
        out.push_back(result(tables, state));
    } else if (state.turn == 0) {
        out.push_back("The armies are drawn up: " +
                      std::string(state.phase == Phase::ranks           ? "ranks are rolled for"
                                  : state.phase == Phase::muster_french ? "the French place 440 points"
                                                                        : "Burgundy shares out 500 points") +
                      ".");
    } else {
        out.push_back("Turn " + number(state.turn) + " of " + number(tables.turns) + ", " + number(state.vp) +
                      " of " + number(tables.vp_needed) + " VP" +
                      (state.event.who == nobody ? ""
                                                 : ", " + happening_words(state.event.what) + " at " +
                                                       of(tables, state, state.event.who) + "'s") +
                      ".");
    }
    if (state.battle.on && state.phase != Phase::over) {
        out.push_back(battle_line(tables, state));
    }
    for (const Side side : both_sides) {
        out.push_back(side_line(tables, state, side));
    }
    out.push_back(castles_line(tables, state));
    if (state.ravaged_count > 0) {
        out.push_back(ravaged_line(tables, state));
    }
    return out;
}

std::string prompt(const Tables& tables, const State& state) {
    const auto active = [&] { return of(tables, state, state.active.who); };
    const auto pending = [&] {
        return short_name(id_of(tables, state, state.pending.who[0], state.pending.side));
    };
    const Decider who = decider(state);
    const std::string side = who.anybody ? capital(std::string(side_title(who.side))) : std::string();
    switch (state.phase) {
    case Phase::ranks:
        return "The ranks of " + std::string(state.generals[0].rank == 0 ? "Burgundy" : "the French") +
               ": roll";
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return side + (who.side == Side::french ? " place their armies: " : " shares out its armies: ") +
               commands(tables, state);
    case Phase::pick:
        return side + (who.side == Side::french ? " pick a general: " : " picks a general: ") +
               commands(tables, state);
    case Phase::initiative:
        return of(tables, state, state.picked[0]) + " against " + of(tables, state, state.picked[1]) +
               " for the initiative: roll";
    case Phase::event:
        if (state.striking[0].what == Happening::indiscipline) {
            return of(tables, state, state.striking[0].who) + "'s men mutiny: punish or spare";
        }
        return capital(happening_words(state.striking[0].what)) + " at " +
               of(tables, state, state.striking[0].who) + "'s: roll";
    case Phase::activate:
        return active() + " is active in " + tables.zone(state.generals[state.active.who].zone).name + ": " +
               verbs(tables, state);
    case Phase::stand:
        return of(tables, state, state.battle.attacker) + " attacks in " +
               tables.zone(state.battle.zone).name + ", " + of(tables, state, state.battle.defenders[0]) +
               " answers: stand or flee";
    case Phase::join:
        return of(tables, state, helper(tables, state)) +
               " may come out of the castle: " + commands(tables, state);
    case Phase::mode: {
        const std::string how =
            side + (who.side == Side::french ? " choose" : " chooses") + " how the battle is fought: ";
        const std::string result_words =
            state.battle.closing ? "battle result burgundy|french" : "battle result SIDE lost A:N,B:N";
        return state.rules.battles == Battles::quick    ? how + "battle auto"
               : state.rules.battles == Battles::result ? how + result_words
                                                        : how + "battle auto, or " + result_words;
    }
    case Phase::card:
        return side + (who.side == Side::french ? " show" : " shows") + " a card of " +
               cards_in_hand(state.battle.hosts[index(who.side)]) + ": card NAME";
    case Phase::clash:
        return "Round " + number(state.battle.round) + ", the armies clash: roll";
    case Phase::flank:
        return "Does the flank corps arrive: roll";
    case Phase::fates:
        return "What became of the generals: roll";
    case Phase::successor:
        return pending() + " takes over, his skill: roll";
    case Phase::retreat:
        return side + (who.side == Side::french ? " retreat: " : " retreats: ") + commands(tables, state);
    case Phase::losses:
        return number(state.pending.points) + " points are lost, " + pending() +
               "'s share: " + commands(tables, state);
    case Phase::going_back:
        return of(tables, state, state.battle.joined) +
               " goes back into the castle or stays out: " + commands(tables, state);
    case Phase::promotion:
        return "Promotions and disgrace: roll";
    case Phase::stack:
        return tables.zone(state.pending.zone).name + " is crowded by " + number(state.pending.points) +
               " points: roll";
    case Phase::place:
        return pending() + " appears at a source of supply: " + commands(tables, state);
    case Phase::replace:
        return pending() + " fills a gap, his skill: roll";
    case Phase::end_roll:
        return "Does the campaign end: roll";
    case Phase::over:
        break;
    }
    return "The campaign is over";
}

} // namespace disfida::lorraine
