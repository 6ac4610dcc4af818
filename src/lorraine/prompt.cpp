// Who decides now, and how it is typed.
#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
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
        out += (i == 0 ? "" : i + 1 == words.size() ? tr(" or ") : ", ") + words[i];
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
    return fill(ids.size() == 1 ? "pick {list}" : tr("pick NAME, one of {list}"),
                {{"list", join(ids, ", ")}});
}

/// The cards as they are typed, and what they are called where that is not the same: "hold (tieni)".
std::string cards_in_hand(const Host& host) {
    std::vector<std::string> cards;
    for (std::size_t i = 0; i < card_count; ++i) {
        const auto card = static_cast<Card>(i);
        const std::string typed(name(card));
        const std::string called(card_word(card));
        for (int n = 0; n < host.hand[i]; ++n) {
            cards.push_back(typed == called || n > 0 ? typed : typed + " (" + called + ")");
        }
    }
    return join(cards, ", ");
}

/// Who shows, what the other side has shown, and the hand.
std::string card_prompt(const State& state, Side side) {
    const Host& host = state.battle.hosts[index(side)];
    const Host& enemy = state.battle.hosts[index(other(side))];
    const bool french = side == Side::french;
    const std::string shown(card_word(enemy.as));
    const std::string enemy_card =
        enemy.card == enemy.as ? shown : fill(tr("banner as {card}"), {{"card", shown}});
    const char* sentence =
        enemy.played
            ? french
                  ? tr("Round {round}, Burgundy has shown {shown}, the French show a card: card NAME, in "
                       "hand {hand}")
                  : tr("Round {round}, the French have shown {shown}, Burgundy shows a card: card NAME, in "
                       "hand {hand}")
        : french ? tr("Round {round}, the French show a card: card NAME, in hand {hand}")
                 : tr("Round {round}, Burgundy shows a card: card NAME, in hand {hand}");
    const std::string out =
        fill(sentence,
             {{"round", number(state.battle.round)}, {"shown", enemy_card}, {"hand", cards_in_hand(host)}});
    const bool banner = host.hand[static_cast<std::size_t>(Card::banner)] > 0;
    return banner ? out + " " + tr("(card banner NAME plays it as any other)") : out;
}

std::string muster_prompt(const Tables& tables, const State& state, Side side) {
    const GeneralId next = next_to_muster(state, side);
    const bool french = side == Side::french;
    const char* sentence = next == nobody ? by_side(side, mark("Burgundy has {left} points left: {commands}"),
                                                    mark("The French have {left} points left: {commands}"))
                           : french
                               ? tr("The French place {general}, {left} points left for castles: {commands}")
                               : tr("Burgundy gives an army to {general}, {left} points left: {commands}");
    return fill(sentence,
                {{"general", next == nobody ? "" : short_name(tables, state, next)},
                 {"left", number(french ? left_for_castles(tables, state) : state.unmustered[index(side)])},
                 {"commands", commands(tables, state)}});
}

std::string initiative_prompt(const Tables& tables, const State& state) {
    const auto one = [&](Side side) {
        const GeneralId who = state.picked[index(side)];
        const Skill skill = state.generals[who].skill;
        return short_name(tables, state, who) + " (" + std::string(skill_word(skill)) + " +" +
               number(tables.bonus_of(skill)) + ")";
    };
    return fill(tr("{burgundy} against {french} for the initiative: roll"),
                {{"burgundy", one(Side::burgundy)}, {"french", one(Side::french)}});
}

std::string event_prompt(const Tables& tables, const State& state) {
    const std::string who = short_name(tables, state, state.striking[0].who);
    if (state.striking[0].what == Happening::indiscipline) {
        return fill(tr("{general}'s men mutiny: punish or spare"), {{"general", who}});
    }
    return fill(tr("{event}, {general}: roll"),
                {{"event", capital(happening(name(state.striking[0].what)))}, {"general", who}});
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
    const std::string quick = tr("battle auto plays it here with cards and dice");
    const std::string table = fill(tr("{command} enters it from a table; sheet shows the order of battle"),
                                   {{"command", battle_result_words(tables, state)}});
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
        later.push_back(pending.who[i] == garrison_share ? tr("the garrison")
                                                         : short_name(tables, state, pending.who[i]));
    }
    const char* sentence =
        later.empty()
            ? by_side(pending.side, mark("Burgundy shares {points} lost in {zone}, {general} first"),
                      mark("The French share {points} lost in {zone}, {general} first"))
            : by_side(pending.side,
                      mark("Burgundy shares {points} lost in {zone}, {general} first, then {others}"),
                      mark("The French share {points} lost in {zone}, {general} first, then {others}"));
    return fill(sentence, {{"points", how_many("{n} point", "{n} points", pending.points)},
                           {"zone", zone_name(tables, pending.zone)},
                           {"general", short_name(tables, state, pending.who[0])},
                           {"others", join(later, ", ")}});
}

std::string activation_prompt(const Tables& tables, const State& state) {
    const General& general = state.generals[state.active.who];
    return fill(general.inside ? tr("{general} is active inside {zone}")
                               : tr("{general} is active in {zone}"),
                {{"general", short_name(tables, state, state.active.who)},
                 {"zone", zone_name(tables, general.zone)}});
}

} // namespace

std::string prompt(const Tables& tables, const State& state) {
    const Side side = decider(state).side;
    const auto pending = [&](const char* sentence) {
        return fill(sentence,
                    {{"general", short_name(tables, state, state.pending.who[0], state.pending.side)}});
    };
    const auto in_round = [&](const char* sentence) {
        return fill(sentence, {{"round", number(state.battle.round)}});
    };
    const auto typed = [&](const std::string& head) { return headed(head, commands(tables, state)); };
    switch (state.phase) {
    case Phase::ranks:
        return state.generals[0].rank == 0 ? tr("The ranks of Burgundy: roll")
                                           : tr("The ranks of the French: roll");
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return muster_prompt(tables, state, side);
    case Phase::pick:
        return fill(by_side(side, mark("Burgundy picks a general: {command}"),
                            mark("The French pick a general: {command}")),
                    {{"command", picks(tables, state)}});
    case Phase::initiative:
        return initiative_prompt(tables, state);
    case Phase::event:
        return event_prompt(tables, state);
    case Phase::activate:
        return typed(activation_prompt(tables, state));
    case Phase::stand:
        return fill(
            by_side(side,
                    mark("{attacker} attacks in {zone}, {defender} answers for Burgundy: stand or flee"),
                    mark("{attacker} attacks in {zone}, {defender} answers for the French: stand or flee")),
            {{"attacker", short_name(tables, state, state.battle.attacker)},
             {"zone", zone_name(tables, state.battle.zone)},
             {"defender", short_name(tables, state, state.battle.defenders[0])}});
    case Phase::join:
        return typed(fill(tr("{general} may come out of the castle"),
                          {{"general", short_name(tables, state, helper(tables, state))}}));
    case Phase::mode:
        return fill(by_side(side, mark("Burgundy chooses how the battle is fought: {commands}"),
                            mark("The French choose how the battle is fought: {commands}")),
                    {{"commands", mode_prompt(tables, state)}});
    case Phase::card:
        return card_prompt(state, side);
    case Phase::clash:
        return in_round(tr("Round {round}, the hosts clash: roll"));
    case Phase::flank:
        return in_round(tr("Round {round}, does the flank corps arrive: roll"));
    case Phase::fates:
        return tr("What became of the generals: roll");
    case Phase::successor:
        return pending(tr("{general} takes over, his skill: roll"));
    case Phase::retreat:
        return typed(by_side(side, mark("Burgundy retreats"), mark("The French retreat")));
    case Phase::losses:
        return typed(losses_prompt(tables, state));
    case Phase::going_back:
        return typed(pending(tr("{general} goes back into the castle or stays out")));
    case Phase::promotion:
        return tr("Promotion and disgrace: roll");
    case Phase::stack:
        return fill(
            tr("{zone} holds {points} points too many: roll"),
            {{"zone", zone_name(tables, state.pending.zone)}, {"points", number(state.pending.points)}});
    case Phase::place:
        return typed(pending(tr("{general} appears near a source of supply")));
    case Phase::replace:
        return pending(tr("{general} fills a gap, his skill: roll"));
    case Phase::end_roll:
        return tr("Does the campaign end: roll");
    case Phase::over:
        break;
    }
    return tr("The campaign is over");
}

} // namespace disfida::lorraine
