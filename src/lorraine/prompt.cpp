// Who decides now, and how it is typed.
#include <algorithm>

#include "kernel/words.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/names.hpp"
#include "lorraine/notation.hpp"
#include "lorraine/teller.hpp"

namespace disfida::lorraine {

namespace {

std::string number(int n) { return std::to_string(n); }

/// "a", "a or b", "a, b or c"
std::string either(const std::vector<std::string>& words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        out += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + words[i];
    }
    return out;
}

/// How an action of this kind is typed, what can be chosen in capitals: "move ladan ZONE".
std::string pattern(const Tables& tables, const State& state, const Action& action, bool alone) {
    const auto id = [&] { return id_of(tables, state, action.who); };
    switch (action.verb) {
    case Verb::move:
        return "move " + id() + " ZONE";
    case Verb::press_on:
        return "press-on " + id() + " ZONE";
    case Verb::garrison:
        return state.phase == Phase::muster_french ? "garrison CASTLE N" : "garrison " + id() + " N";
    case Verb::muster:
        return "muster " + id() + (state.phase == Phase::muster_french ? " ZONE N [inside]" : " N");
    case Verb::take:
        return "take " + id() + " N";
    case Verb::transfer:
        return "transfer FROM TO N";
    case Verb::siege:
        return "siege " + id() + (alone ? "" : "[,NAME]");
    case Verb::assault:
        return "assault " + id() + (alone ? "" : "[,NAME]");
    case Verb::sally:
        return "sally " + id() + (alone ? "" : " [N]");
    case Verb::join:
        return "join " + id() + " N";
    default:
        return text(tables, state, action);
    }
}

/// Everything that may be typed, kind by kind.
std::string commands(const Tables& tables, const State& state) {
    ActionList list;
    legal(tables, state, list);
    std::vector<std::string> words;
    for (const Action& action : list) {
        const bool alone = std::count_if(list.begin(), list.end(),
                                         [&](const Action& other) { return other.verb == action.verb; }) == 1;
        std::string word = pattern(tables, state, action, alone);
        if (std::find(words.begin(), words.end(), word) == words.end()) {
            words.push_back(std::move(word));
        }
    }
    std::stable_partition(words.begin(), words.end(), // to leave off comes last
                          [](const std::string& word) { return !word.starts_with("end "); });
    return either(words);
}

/// Who can be picked: "pick NAME, one of antoing, ladan".
std::string picks(const Tables& tables, const State& state) {
    ActionList list;
    legal(tables, state, list);
    std::vector<std::string> ids;
    for (const Action& action : list) {
        ids.push_back(id_of(tables, state, action.who));
    }
    return (ids.size() == 1 ? "pick " : "pick NAME, one of ") + join(ids, ", ");
}

std::string cards_in_hand(const Host& host) {
    std::vector<std::string> cards;
    for (std::size_t card = 0; card < card_count; ++card) {
        for (int i = 0; i < host.hand[card]; ++i) {
            cards.emplace_back(card_names[card]);
        }
    }
    return join(cards, ", ");
}

/// Who shows, what the other side has shown, and the hand.
std::string card_prompt(const State& state, Side side) {
    const Host& host = state.battle.hosts[index(side)];
    const Host& enemy = state.battle.hosts[index(other(side))];
    std::string out = "Round " + number(state.battle.round) + ", ";
    if (enemy.played) {
        out += std::string(side_title(other(side))) + (side == Side::french ? " has" : " have") + " shown " +
               (enemy.card == enemy.as ? "" : "banner as ") + std::string(name(enemy.as)) + ", ";
    }
    out += std::string(side_title(side)) + (side == Side::french ? " show" : " shows") +
           " a card: card NAME, in hand " + cards_in_hand(host);
    const bool banner = host.hand[static_cast<std::size_t>(Card::banner)] > 0;
    return out + (banner ? " (card banner NAME plays it as any other)" : "");
}

std::string muster_prompt(const Tables& tables, const State& state, Side side) {
    const GeneralId next = next_to_muster(state, side);
    const std::string left =
        number(side == Side::french ? left_for_castles(tables, state) : state.unmustered[index(side)]);
    const std::string who = side == Side::french ? "The French place " : "Burgundy gives an army to ";
    if (next == nobody) {
        return (side == Side::french ? "The French have " : "Burgundy has ") + left + " points left: ";
    }
    return who + short_name(tables, state, next) + ", " + left +
           (side == Side::french ? " points left for castles: " : " points left: ");
}

std::string initiative_prompt(const Tables& tables, const State& state) {
    const auto one = [&](Side side) {
        const GeneralId who = state.picked[index(side)];
        const Skill skill = state.generals[who].skill;
        return short_name(tables, state, who) + " (" + std::string(name(skill)) + " +" +
               number(tables.bonus_of(skill)) + ")";
    };
    return one(Side::burgundy) + " against " + one(Side::french) + " for the initiative: roll";
}

std::string event_prompt(const Tables& tables, const State& state) {
    const std::string who = short_name(tables, state, state.striking[0].who);
    if (state.striking[0].what == Happening::indiscipline) {
        return who + "'s men mutiny: punish or spare";
    }
    return capital(happening(name(state.striking[0].what))) + ", " + who + ": roll";
}

std::string battle_result_words(const Tables& tables, const State& state) {
    if (state.battle.closing) {
        return "battle result burgundy|french";
    }
    constexpr std::size_t most_named = 4;
    if (state.battle.fought_count > most_named) {
        return "battle result SIDE lost NAME:N,NAME:N,...";
    }
    std::vector<std::string> losses;
    for (std::size_t i = 0; i < state.battle.fought_count; ++i) {
        losses.push_back(id_of(tables, state, state.battle.fought[i]) + ":N");
    }
    return "battle result SIDE lost " + join(losses, ",");
}

std::string mode_prompt(const Tables& tables, const State& state) {
    const std::string quick = "battle auto plays it here with cards and dice";
    std::string table =
        battle_result_words(tables, state) + " enters it from a table; sheet shows the order of battle";
    switch (state.rules.battles) {
    case Battles::quick:
        return "battle auto";
    case Battles::result:
        return table;
    default:
        return quick + ", " + table;
    }
}

/// "12 points are lost in La Mothe, Salm shares first, then the garrison"
std::string losses_prompt(const Tables& tables, const State& state) {
    const Pending& pending = state.pending;
    std::vector<std::string> later;
    for (std::size_t i = 1; i < pending.count; ++i) {
        later.push_back(pending.who[i] == garrison_share ? "the garrison"
                                                         : short_name(tables, state, pending.who[i]));
    }
    return (pending.side == Side::french ? "The French share " : "Burgundy shares ") +
           number(pending.points) + (pending.points == 1 ? " point" : " points") + " lost in " +
           tables.zone(pending.zone).name + ", " + short_name(tables, state, pending.who[0]) + " first" +
           (later.empty() ? "" : ", then " + join(later, ", "));
}

std::string activation_prompt(const Tables& tables, const State& state) {
    const General& general = state.generals[state.active.who];
    return short_name(tables, state, state.active.who) + " is active " +
           (general.inside ? "inside " : "in ") + tables.zone(general.zone).name;
}

} // namespace

std::string prompt(const Tables& tables, const State& state) {
    const Decider who = decider(state);
    const bool french = who.side == Side::french;
    const std::string side = capital(std::string(side_title(who.side)));
    const auto pending = [&] { return short_name(tables, state, state.pending.who[0], state.pending.side); };
    const auto typed = [&](std::string_view head) {
        return std::string(head) + ": " + commands(tables, state);
    };
    switch (state.phase) {
    case Phase::ranks:
        return "The ranks of " + std::string(state.generals[0].rank == 0 ? "Burgundy" : "the French") +
               ": roll";
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return muster_prompt(tables, state, who.side) + commands(tables, state);
    case Phase::pick:
        return side + (french ? " pick" : " picks") + " a general: " + picks(tables, state);
    case Phase::initiative:
        return initiative_prompt(tables, state);
    case Phase::event:
        return event_prompt(tables, state);
    case Phase::activate:
        return typed(activation_prompt(tables, state));
    case Phase::stand:
        return short_name(tables, state, state.battle.attacker) + " attacks in " +
               tables.zone(state.battle.zone).name + ", " +
               short_name(tables, state, state.battle.defenders[0]) + " answers for " +
               std::string(side_title(who.side)) + ": stand or flee";
    case Phase::join:
        return typed(short_name(tables, state, helper(tables, state)) + " may come out of the castle");
    case Phase::mode:
        return side + (french ? " choose" : " chooses") +
               " how the battle is fought: " + mode_prompt(tables, state);
    case Phase::card:
        return card_prompt(state, who.side);
    case Phase::clash:
        return "Round " + number(state.battle.round) + ", the hosts clash: roll";
    case Phase::flank:
        return "Round " + number(state.battle.round) + ", does the flank corps arrive: roll";
    case Phase::fates:
        return "What became of the generals: roll";
    case Phase::successor:
        return pending() + " takes over, his skill: roll";
    case Phase::retreat:
        return typed(side + (french ? " retreat" : " retreats"));
    case Phase::losses:
        return typed(losses_prompt(tables, state));
    case Phase::going_back:
        return typed(pending() + " goes back into the castle or stays out");
    case Phase::promotion:
        return "Promotion and disgrace: roll";
    case Phase::stack:
        return tables.zone(state.pending.zone).name + " holds " + number(state.pending.points) +
               " points too many: roll";
    case Phase::place:
        return typed(pending() + " appears near a source of supply");
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
