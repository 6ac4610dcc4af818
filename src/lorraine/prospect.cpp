// With what the dice of an action would be read, before it is played.
#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/describe.hpp"
#include "lorraine/names.hpp"
#include "lorraine/siege.hpp"
#include "lorraine/turn_end.hpp"

namespace disfida::lorraine {

namespace {

using Lines = std::vector<std::string>;

std::string number(int n) { return std::to_string(n); }
std::string signed_number(int n) { return (n < 0 ? "" : "+") + number(n); }

std::string needs(int needed) {
    return fill(needed > 6 ? tr("cannot succeed, {n} would be needed") : tr("needs {n} or more"),
                {{"n", number(needed)}});
}

std::string dice_words(int count) { return how_many("{n} die", "{n} dice", count); }

/// A sentence and the rule it is from.
std::string ruled(const std::string& sentence, std::string_view rule) {
    return sentence + " [" + std::string(rule) + "]";
}

std::string skill_words(const Tables& tables, const General& general) {
    return signed_number(tables.bonus_of(general.skill)) + " " + std::string(skill_word(general.skill));
}

/// Bonus of those inside: "+2 poor inside (Linange)".
std::string inside_words(const Tables& tables, const State& state, ZoneId zone, Side side) {
    const GeneralId best =
        highest(state, side, [&](const General& general) { return general.inside && general.zone == zone; });
    return best == nobody
               ? tr("+0 nobody inside")
               : fill(tr("{skill} inside ({general})"), {{"skill", skill_words(tables, state.generals[best])},
                                                         {"general", short_name(tables, state, best)}});
}

/// The participants of a siege or assault before the dice: who leads and what they bring.
struct Attack {
    Group group;
    int points = 0;
    bool tired = false;
};
Attack attack_of(const State& state, const Action& action) {
    Attack attack;
    attack.group = by_rank(state, state.generals[action.who].side, [&](const General& general) {
        const GeneralId id = id_in(state, general);
        return id == action.who || action.friends.test(id);
    });
    for (const GeneralId who : attack.group) {
        attack.points += state.generals[who].points;
        attack.tired = attack.tired || state.generals[who].exhausted;
    }
    return attack;
}

void siege_prospect(const Tables& tables, const State& state, const Action& action, Lines& out) {
    const General& active = state.generals[action.who];
    const Attack attack = attack_of(state, action);
    const Castle& castle = *castle_in(tables, state, active.zone);
    out.push_back(ruled(
        fill(tr("Siege of {castle}: 2d6, {skill} ({general}), {marker} marker against 2d6, {inside}, {walls} "
                "walls: it falls when higher"),
             {{"castle", zone_name(tables, active.zone)},
              {"skill", skill_words(tables, state.generals[attack.group[0]])},
              {"general", short_name(tables, state, attack.group[0])},
              {"marker", signed_number(std::max<int>(castle.siege, 0))},
              {"inside", inside_words(tables, state, active.zone, other(active.side))},
              {"walls", signed_number(tables.siege_defence)}}),
        "L-Siege 4"));
    out.push_back("  " + ruled(tr("no losses; if it holds it stays besieged"), "L-Siege 4"));
}

void assault_prospect(const Tables& tables, const State& state, const Action& action, Lines& out) {
    const General& active = state.generals[action.who];
    const ZoneId zone = active.zone;
    const Attack attack = attack_of(state, action);
    const Castle& castle = *castle_in(tables, state, zone);
    const int garrison = garrison_of(tables, state, zone);
    for (const GeneralId who : attack.group) {
        if (who != attack.group[0]) {
            out.push_back(
                ruled(fill(tr("{general} takes part on {n} or more"),
                           {{"general", short_name(tables, state, who)}, {"n", number(tables.morale)}}),
                      "L-Assault 1"));
        }
    }
    if (attack.group.count > 1) {
        out.push_back("  " + ruled(fill(tr("it goes in if those who do have at least {n} points"),
                                        {{"n", number(2 * garrison)}}),
                                   "L-Assault 2"));
    }
    const char* sentence =
        attack.tired ? tr("Assault on {castle}: 2d6, {skill} ({general}), {works} siege works, {ratio} for "
                          "{own} to {garrison}, -4 exhausted against 2d6, {inside}, {walls} walls: it falls "
                          "when higher")
                     : tr("Assault on {castle}: 2d6, {skill} ({general}), {works} siege works, {ratio} for "
                          "{own} to {garrison} against 2d6, {inside}, {walls} walls: it falls when higher");
    out.push_back(ruled(fill(sentence, {{"castle", zone_name(tables, zone)},
                                        {"skill", skill_words(tables, state.generals[attack.group[0]])},
                                        {"general", short_name(tables, state, attack.group[0])},
                                        {"works", signed_number(castle.siege >= 4 ? 3 : 1)},
                                        {"ratio", signed_number(ratio_bonus(state, attack.points, garrison))},
                                        {"own", number(attack.points)},
                                        {"garrison", number(garrison)},
                                        {"inside", inside_words(tables, state, zone, other(active.side))},
                                        {"walls", signed_number(tables.assault_defence)}}),
                        "L-Assault 4"));
    out.push_back("  " + ruled(tr("else twice the difference is lost in points"), "L-Assault 5"));
}

/// Who would be met in a zone: "Barbazan 50, Bayer 30~".
std::string enemies_in(const Tables& tables, const State& state, Side side, ZoneId zone) {
    Lines enemies;
    for (const GeneralId who :
         by_rank(state, side, [&](const General& enemy) { return outside(enemy) && enemy.zone == zone; })) {
        enemies.push_back(short_name(tables, state, who) + " " + number(state.generals[who].points) +
                          (state.generals[who].exhausted ? "~" : ""));
    }
    return join(enemies, ", ");
}

void battle_ahead(const Tables& tables, const State& state, const Action& action, int points, ZoneId zone,
                  Lines& out) {
    const General& general = state.generals[action.who];
    if (has(held(state, other(general.side)), zone)) {
        out.push_back(ruled(fill(tr("A battle at once: {general} {points} against {enemies}, who may flee"),
                                 {{"general", short_name(tables, state, action.who)},
                                  {"points", number(points)},
                                  {"enemies", enemies_in(tables, state, other(general.side), zone)}}),
                            "L-Battle 1, 3"));
    }
}

void march_prospect(const Tables& tables, const State& state, const Action& action, Lines& out) {
    const General& general = state.generals[action.who];
    if (action.verb == Verb::press_on && general.beloved) {
        out.push_back(ruled(tr("Press on: beloved, no test"), "L-Event 3"));
    } else if (action.verb == Verb::press_on) {
        const int more = state.active.extra;
        out.push_back(ruled(
            fill(more > 0 ? tr("Press on: {needs}, +{more} for the extra zones before; else the army is "
                               "exhausted and stops there")
                          : tr("Press on: {needs}; else the army is exhausted and stops there"),
                 {{"needs", needs(press_needs(tables, state))}, {"more", number(more)}}),
            "L-Move 2, 3"));
    }
    battle_ahead(tables, state, action, general.points, action.zone, out);
}

void flight_prospect(const Tables& tables, const State& state, Lines& out) {
    const int price = flight_price(tables, state);
    for (std::size_t i = 0; i < state.battle.defender_count; ++i) {
        const GeneralId who = state.battle.defenders[i];
        const int own = state.generals[who].points - 1;
        out.push_back(ruled(fill(tr("{general} flees: {n} or more costs {few}, less {many} points"),
                                 {{"general", short_name(tables, state, who)},
                                  {"n", number(tables.morale)},
                                  {"few", number(std::min(cheap_flight, own))},
                                  {"many", number(std::min(price, own))}}),
                            "L-Battle 3"));
    }
    out.push_back("  " + ruled(fill(tr("{n} is 5 for each started 20 points of the attacker and his castle "
                                       "there; the last point is never lost"),
                                    {{"n", number(price)}}),
                               "L-Battle 3"));
}

/// What follows when nobody flees.
void fight_prospect(const State& state, Lines& out) {
    if (state.rules.battles == Battles::result) {
        out.push_back(ruled(tr("The battle is fought on a table, its result is entered"), "L-Array 5"));
    } else {
        out.push_back(
            ruled(tr("The battle is fought with units, cards and dice, round by round"), "L-Quick"));
    }
    if (!state.battle.closing) {
        out.push_back("  " + ruled(tr("who fights is exhausted; the loser loses half of what fell, the "
                                      "winner a quarter"),
                                   "L-After 1"));
    }
}

void event_prospect(const Tables& tables, const State& state, Lines& out) {
    const Strike strike = state.striking[0];
    const General& general = state.generals[strike.who];
    const bool doubled = !in_supply(tables, state, general);
    const auto add = [&](const char* sentence, int dice) {
        out.push_back(ruled(
            fill(sentence, {{"general", short_name(tables, state, strike.who)},
                            {"dice", dice_words(dice)},
                            {"room", general.inside ? number(room_in(tables, state, general.zone)) : ""}}),
            "L-Event 3"));
    };
    switch (strike.what) {
    case Happening::epidemic:
    case Happening::desertion:
        add(doubled ? tr("{general} loses {dice} of points, twice, being out of supply")
                    : tr("{general} loses {dice} of points"),
            strike.what == Happening::epidemic ? general.points / 10 : 1);
        break;
    case Happening::debt:
        add(tr("{general} loses {dice} of points for the mutiny he spared"), 2);
        break;
    default:
        add(general.inside ? tr("{general} gains {dice} of points, {room} have room")
                           : tr("{general} gains {dice} of points"),
            2);
        break;
    }
}

void initiative_prospect(const Tables& tables, const State& state, Lines& out) {
    const auto one = [&](Side side) {
        const GeneralId who = state.picked[index(side)];
        return short_name(tables, state, who) + " 2d6, " + skill_words(tables, state.generals[who]);
    };
    out.push_back(ruled(fill(tr("{burgundy} against {french}; equal goes to Burgundy"),
                             {{"burgundy", one(Side::burgundy)}, {"french", one(Side::french)}}),
                        "L-Init 2"));
    if (state.event.who == nobody) {
        out.push_back("  " + ruled(tr("the first double of the turn brings an event"), "L-Event 1"));
    }
}

void clash_prospect(const Tables& tables, const State& state, Lines& out) {
    const Battle& battle = state.battle;
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        const Host& own = battle.hosts[index(side)];
        const Host& theirs = battle.hosts[index(other(side))];
        const int dice = dice_of(tables.battle, own, theirs);
        std::array<int, 3> troops{};
        for (int i = 0; i < dice; ++i) {
            ++troops[static_cast<std::size_t>(troop_of(tables.battle, own, i))];
        }
        const bool loose = works(own, theirs, Card::loose);
        const bool charge = works(own, theirs, Card::charge);
        std::string sentence = headed(capital(std::string(side_title(side))), dice_words(dice));
        const auto add = [&](int count, const char* on) {
            if (count > 0) {
                sentence += ", " + fill(how_many("{n} hit on {faces}", "{n} hits on {faces}", count),
                                        {{"faces", on}});
            }
        };
        add(troops[0], charge ? tr("4 to 6 (knights)") : tr("5 or 6 (knights)"));
        add(troops[1], loose ? tr("5 or 6 (men)") : tr("6 (men)"));
        add(troops[2], tr("6 (militia)"));
        out.push_back(ruled(fill(works(theirs, own, Card::hold)
                                     ? tr("{dice}; {captains} of the 2s hit too; the enemy holds")
                                     : tr("{dice}; {captains} of the 2s hit too; the enemy does not hold"),
                                 {{"dice", sentence}, {"captains", number(own.captains)}}),
                            "L-Quick 5d, 5e"));
    }
}

void stack_prospect(const Tables& tables, const State& state, Lines& out) {
    const Pending& pending = state.pending;
    const int dice = (pending.points + 9) / 10;
    const Zones reached = supplied_zones(tables, state, pending.side);
    const bool army = has(held(state, pending.side), pending.zone);
    const bool doubled = army && !supplied_at(tables, state, pending.side, pending.zone, reached);
    out.push_back(ruled(
        fill(doubled ? tr("The sum of {dice} is lost, one for each started 10 points above {stack}, twice, "
                          "being out of supply")
                     : tr("The sum of {dice} is lost, one for each started 10 points above {stack}"),
             {{"dice", dice_words(dice)}, {"stack", number(tables.stack)}}),
        "L-Stack"));
}

/// What a phase's own roll is about.
void roll_prospect(const Tables& tables, const State& state, Lines& out) {
    switch (state.phase) {
    case Phase::initiative:
        initiative_prospect(tables, state, out);
        break;
    case Phase::event:
        event_prospect(tables, state, out);
        break;
    case Phase::clash:
        clash_prospect(tables, state, out);
        break;
    case Phase::flank:
        out.push_back(
            ruled(fill(tr("The flank corps arrives on {n} or more"), {{"n", number(tables.battle.arrival)}}),
                  "L-Quick 5a"));
        break;
    case Phase::fates:
        out.push_back(ruled(fill(tr("For each general who lost a unit a die, 1 is a wound: then up to {n} "
                                    "kills, more captures a beaten one"),
                                 {{"n", number(tables.battle.killed)}}),
                            "L-Quick 7"));
        break;
    case Phase::successor:
    case Phase::replace:
        out.push_back(ruled(tr("His skill: 1 or 2 incompetent, 3 to 5 poor, 6 competent"), "L-After 2"));
        break;
    case Phase::promotion:
        out.push_back(ruled(tr("Each victor goes up one step on 6, each loser down one on 1"), "L-After 5"));
        break;
    case Phase::stack:
        stack_prospect(tables, state, out);
        break;
    case Phase::end_roll: {
        const auto left = static_cast<std::size_t>(tables.turns - state.turn);
        out.push_back(ruled(fill(tr("The campaign ends on {n} or more"),
                                 {{"n", number(tables.end_rolls[tables.end_rolls.size() - left])}}),
                            "L-Victory 1"));
        break;
    }
    default:
        break;
    }
}

} // namespace

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    Lines out;
    const auto on_morale = [&](const char* sentence, std::string_view rule) {
        out.push_back(ruled(fill(sentence, {{"n", number(tables.morale)}}), rule));
    };
    switch (action.verb) {
    case Verb::roll:
        roll_prospect(tables, state, out);
        break;
    case Verb::siege:
        siege_prospect(tables, state, action, out);
        break;
    case Verb::assault:
        assault_prospect(tables, state, action, out);
        break;
    case Verb::move:
    case Verb::press_on:
        march_prospect(tables, state, action, out);
        break;
    case Verb::recover:
        on_morale(tr("Recovery: {n} or more makes the army fresh; no ravaging after it"), "L-Tired 2, 3");
        break;
    case Verb::try_again: {
        const int tries = further_tries(tables, state, state.generals[action.who]);
        out.push_back(
            ruled(fill(how_many("Up to {n} further test, {morale} or more; that is the whole activation",
                                "Up to {n} further tests, each {morale} or more; that is the whole "
                                "activation",
                                tries),
                       {{"morale", number(tables.morale)}}),
                  "L-Tired 2"));
        break;
    }
    case Verb::punish:
        out.push_back(ruled(tr("One die of points is lost, and his turn"), "L-Event 3"));
        break;
    case Verb::take:
        on_morale(tr("The garrison obeys on {n} or more; it ends the activation"), "L-Castle 3");
        break;
    case Verb::transfer: {
        const int needed = transfer_needs(tables, state.generals[action.who], state.generals[action.with]);
        out.push_back(
            ruled(fill(needed > tables.morale ? tr("Transfer: {needs}, +1 towards a lower rank; else "
                                                   "both are estranged this turn")
                                              : tr("Transfer: {needs}; else both are estranged this "
                                                   "turn"),
                       {{"needs", needs(needed)}}),
                  "L-Transfer 2, 3"));
        break;
    }
    case Verb::flee:
        flight_prospect(tables, state, out);
        break;
    case Verb::join:
        if (besieged(*castle_in(tables, state, state.battle.zone))) {
            on_morale(tr("The castle is besieged: he comes out on {n} or more"), "L-Array 2");
        }
        break;
    case Verb::sally: {
        const General& general = state.generals[action.who];
        battle_ahead(tables, state, action, general.points + action.n, general.zone, out);
        break;
    }
    case Verb::stand:
    case Verb::battle_auto:
        fight_prospect(state, out);
        break;
    default:
        break;
    }
    return out;
}

} // namespace disfida::lorraine
