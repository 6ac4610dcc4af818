// What a table of miniatures has to know of a battle (L-Array 4), to be printed.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"

namespace disfida::lorraine {

namespace {

using Lines = std::vector<std::string>;

std::string number(int n) { return std::to_string(n); }
std::string points_words(int n) { return how_many("{n} point", "{n} points", n); }

std::string named_general(const Tables& tables, const State& state, GeneralId who) {
    return full_name(tables, id_of(tables, state, who)) + " (" + id_of(tables, state, who) + ")";
}

/// Exhaustion counts only where somebody on the field is fresh (L-Array 4).
bool all_tired(const State& state) {
    for (std::size_t i = 0; i < state.battle.fought_count; ++i) {
        if (!state.generals[state.battle.fought[i]].exhausted) {
            return false;
        }
    }
    return true;
}

/// The corps of a side, the commander in chief first, a flank corps last.
Group corps_of(const State& state, Side side) {
    Group group;
    for (std::size_t i = 0; i < state.battle.fought_count; ++i) {
        const GeneralId who = state.battle.fought[i];
        if (state.generals[who].side == side) {
            group.add(who);
        }
    }
    return group;
}

bool on_the_flank(const Battle& battle, GeneralId who) { return who == battle.joined && !battle.sallied; }

std::string corps_line(const Tables& tables, const State& state, GeneralId who, bool chief) {
    const General& general = state.generals[who];
    std::string out = "  " + fill(tr("{general}: {points}, rank {rank}, {skill}"),
                                  {{"general", named_general(tables, state, who)},
                                   {"points", points_words(general.points)},
                                   {"rank", number(general.rank)},
                                   {"skill", std::string(skill_word(general.skill))}});
    const auto add = [&](const std::string& words) { out += ", " + words; };
    if (chief) {
        add(fill(tr("commander in chief, {cards} command cards"),
                 {{"cards", number(tables.cards_of(general.skill))}}));
    } else {
        const int owed = std::clamp(tables.battle.elite_base - general.rank, 0, int{general.points});
        add(fill(tr("unreliable, elite units at least {n}"), {{"n", number(owed)}}));
    }
    if (on_the_flank(state.battle, who)) {
        add(tr("arrives as a flank march"));
    }
    if (general.exhausted) {
        add(tr("exhausted"));
    }
    return out;
}

void add_side(const Tables& tables, const State& state, Side side, Lines& out) {
    const Battle& battle = state.battle;
    const Group corps = corps_of(state, side);
    int points = 0;
    int tired = 0;
    for (const GeneralId who : corps) {
        points += state.generals[who].points;
        tired += state.generals[who].exhausted ? state.generals[who].points : 0;
    }
    const bool attacks = side == battle.offensive;
    out.push_back(fill(attacks ? by_side(side, mark("Burgundy, attacking with {points}:"),
                                         mark("The French, attacking with {points}:"))
                               : by_side(side, mark("Burgundy, defending with {points}:"),
                                         mark("The French, defending with {points}:")),
                       {{"points", points_words(points)}}));
    for (const GeneralId who : corps) {
        out.push_back(corps_line(tables, state, who, who == corps[0]));
    }
    if (attacks && battle.lent > 0) {
        out.push_back(
            "  " + fill(tr("Of {general}'s points {n} are lent by the castle and bear losses first."),
                        {{"general", short_name(tables, state, battle.joined)}, {"n", number(battle.lent)}}));
    }
    const bool fewer = 2 * tired > points && !all_tired(state);
    out.push_back("  " +
                  fill(fewer ? tr("Generals on the table: {n}, one fewer for {tired} exhausted points.")
                             : tr("Generals on the table: {n}."),
                       {{"n", number(tables.battle.captains - (fewer ? 1 : 0))}, {"tired", number(tired)}}));
}

void add_closing(const Tables& tables, const State& state, Lines& out) {
    const Battle& battle = state.battle;
    const auto side = [&](const char* sentence, GeneralId chief, int points) {
        const Skill skill = chief_skill(state, chief);
        out.push_back(fill(
            sentence, {{"points", points_words(points)},
                       {"general", chief == rene ? tr("Rene d'Anjou") : named_general(tables, state, chief)},
                       {"skill", std::string(skill_word(skill))},
                       {"cards", number(tables.cards_of(skill))}}));
    };
    out.push_back(std::string(tr("Order of battle, the closing battle before Vaudemont")) + " [L-Closing]");
    side(tr("The French, attacking with {points} in one corps under {general}, {skill}, {cards} command "
            "cards."),
         battle.attacker, closing_army(state, Side::french));
    side(tr("Burgundy, defending with {points} in one corps under {general}, {skill}, {cards} command "
            "cards."),
         battle.defenders[0], closing_army(state, Side::burgundy));
    out.push_back(fill(tr("Each side has {n} generals on the table. Nobody is exhausted, nobody flees; the "
                          "winner wins the campaign."),
                       {{"n", number(tables.battle.captains)}}));
    out.emplace_back(tr("To enter the result: battle result burgundy, or battle result french."));
}

} // namespace

std::vector<std::string> order_of_battle(const Tables& tables, const State& state) {
    Lines out;
    const Battle& battle = state.battle;
    if (state.phase != Phase::mode) {
        return out;
    }
    if (battle.closing) {
        add_closing(tables, state, out);
        return out;
    }
    out.push_back(fill(tr("Order of battle, {zone}, turn {turn}"),
                       {{"zone", zone_name(tables, battle.zone)}, {"turn", number(state.turn)}}) +
                  " [L-Array 4]");
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        add_side(tables, state, side, out);
    }
    out.emplace_back(
        tr("Elite units are knights, mounted or on foot. Each unit of an unreliable corps rolls: "
           "a flag or a helmet makes it militia."));
    if (all_tired(state)) {
        out.emplace_back(tr("All are exhausted: that changes nothing."));
    } else {
        out.emplace_back(tr("An exhausted corps counts each flag as two."));
    }
    Lines losses;
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        losses.push_back(id_of(tables, state, battle.fought[i]) + ":N");
    }
    out.push_back(fill(tr("To enter the result: {command}"),
                       {{"command", "battle result SIDE lost " + join(losses, ",") +
                                        " [killed NAME,...] [captured NAME,...]"}}));
    out.emplace_back(tr("SIDE has won; N is the value in points of the units each general lost, scaled back "
                        "if the armies were enlarged."));
    return out;
}

} // namespace disfida::lorraine
