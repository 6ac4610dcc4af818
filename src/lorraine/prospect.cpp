// With what the dice of an action would be read, before it is played.
#include <algorithm>

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
    return needed > 6 ? "cannot succeed, " + number(needed) + " would be needed"
                      : "needs " + number(needed) + " or more";
}

std::string skill_words(const Tables& tables, const General& general) {
    return signed_number(tables.bonus_of(general.skill)) + " " + std::string(name(general.skill));
}

/// Bonus of those inside: "+2 poor inside (Linange)".
std::string inside_words(const Tables& tables, const State& state, ZoneId zone, Side side) {
    const GeneralId best =
        highest(state, side, [&](const General& general) { return general.inside && general.zone == zone; });
    return best == nobody ? std::string("+0 nobody inside")
                          : skill_words(tables, state.generals[best]) + " inside (" +
                                short_name(tables, state, best) + ")";
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
    out.push_back("Siege of " + tables.zone(active.zone).name + ": 2d6, " +
                  skill_words(tables, state.generals[attack.group[0]]) + " (" +
                  short_name(tables, state, attack.group[0]) + "), " +
                  signed_number(std::max<int>(castle.siege, 0)) + " marker against 2d6, " +
                  inside_words(tables, state, active.zone, other(active.side)) + ", " +
                  signed_number(tables.siege_defence) + " walls: it falls when higher [L-Siege 4]");
    out.emplace_back("  no losses; if it holds it stays besieged [L-Siege 4]");
}

void assault_prospect(const Tables& tables, const State& state, const Action& action, Lines& out) {
    const General& active = state.generals[action.who];
    const ZoneId zone = active.zone;
    const Attack attack = attack_of(state, action);
    const Castle& castle = *castle_in(tables, state, zone);
    const int garrison = garrison_of(tables, state, zone);
    for (const GeneralId who : attack.group) {
        if (who != attack.group[0]) {
            out.push_back(short_name(tables, state, who) + " takes part on " + number(tables.morale) +
                          " or more [L-Assault 1]");
        }
    }
    if (attack.group.count > 1) {
        out.push_back("  it goes in if those who do have at least " + number(2 * garrison) +
                      " points [L-Assault 2]");
    }
    out.push_back("Assault on " + tables.zone(zone).name + ": 2d6, " +
                  skill_words(tables, state.generals[attack.group[0]]) + " (" +
                  short_name(tables, state, attack.group[0]) + "), " +
                  signed_number(castle.siege >= 4 ? 3 : 1) + " siege works, " +
                  signed_number(ratio_bonus(state, attack.points, garrison)) + " for " +
                  number(attack.points) + " to " + number(garrison) + (attack.tired ? ", -4 exhausted" : "") +
                  " against 2d6, " + inside_words(tables, state, zone, other(active.side)) + ", " +
                  signed_number(tables.assault_defence) + " walls: it falls when higher [L-Assault 4]");
    out.emplace_back("  else twice the difference is lost in points [L-Assault 5]");
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
        out.push_back("A battle at once: " + short_name(tables, state, action.who) + " " + number(points) +
                      " against " + enemies_in(tables, state, other(general.side), zone) +
                      ", who may flee [L-Battle 1, 3]");
    }
}

void march_prospect(const Tables& tables, const State& state, const Action& action, Lines& out) {
    const General& general = state.generals[action.who];
    if (action.verb == Verb::press_on && general.beloved) {
        out.emplace_back("Press on: beloved, no test [L-Event 3]");
    } else if (action.verb == Verb::press_on) {
        const int more = state.active.extra;
        out.push_back("Press on: " + needs(press_needs(tables, state)) +
                      (more > 0 ? ", +" + number(more) + " for the extra zones before" : "") +
                      "; else the army is exhausted and stops there [L-Move 2, 3]");
    }
    battle_ahead(tables, state, action, general.points, action.zone, out);
}

void flight_prospect(const Tables& tables, const State& state, Lines& out) {
    const int price = flight_price(tables, state);
    for (std::size_t i = 0; i < state.battle.defender_count; ++i) {
        const GeneralId who = state.battle.defenders[i];
        const int own = state.generals[who].points - 1;
        out.push_back(short_name(tables, state, who) + " flees: " + number(tables.morale) +
                      " or more costs " + number(std::min(cheap_flight, own)) + ", less " +
                      number(std::min(price, own)) + " points [L-Battle 3]");
    }
    out.push_back("  " + number(price) + " is 5 for each started 20 points of the attacker and his castle " +
                  "there; the last point is never lost [L-Battle 3]");
}

/// What follows when nobody flees.
void fight_prospect(const State& state, Lines& out) {
    if (state.rules.battles == Battles::result) {
        out.emplace_back("The battle is fought on a table, its result is entered [L-Array 5]");
    } else {
        out.emplace_back("The battle is fought with units, cards and dice, round by round [L-Quick]");
    }
    if (!state.battle.closing) {
        out.emplace_back("  who fights is exhausted; the loser loses half of what fell, the winner a quarter "
                         "[L-After 1]");
    }
}

void event_prospect(const Tables& tables, const State& state, Lines& out) {
    const Strike strike = state.striking[0];
    const General& general = state.generals[strike.who];
    const std::string who = short_name(tables, state, strike.who);
    const std::string twice = in_supply(tables, state, general) ? "" : ", twice, being out of supply";
    const auto dice = [](int count) { return number(count) + (count == 1 ? " die" : " dice"); };
    switch (strike.what) {
    case Happening::epidemic:
        out.push_back(who + " loses " + dice(general.points / 10) + " of points" + twice + " [L-Event 3]");
        break;
    case Happening::desertion:
        out.push_back(who + " loses " + dice(1) + " of points" + twice + " [L-Event 3]");
        break;
    case Happening::debt:
        out.push_back(who + " loses " + dice(2) + " of points for the mutiny he spared [L-Event 3]");
        break;
    default:
        out.push_back(
            who + " gains " + dice(2) + " of points" +
            (general.inside ? ", " + number(room_in(tables, state, general.zone)) + " have room" : "") +
            " [L-Event 3]");
        break;
    }
}

void initiative_prospect(const Tables& tables, const State& state, Lines& out) {
    Lines sides;
    for (const Side side : both_sides) {
        const GeneralId who = state.picked[index(side)];
        sides.push_back(short_name(tables, state, who) + " 2d6, " + skill_words(tables, state.generals[who]));
    }
    out.push_back(join(sides, " against ") + "; equal goes to Burgundy [L-Init 2]");
    if (state.event.who == nobody) {
        out.emplace_back("  the first double of the turn brings an event [L-Event 1]");
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
        const auto thrown = [](int count, std::string_view on) {
            return number(count) + " hit" + (count == 1 ? "s" : "") + " on " + std::string(on);
        };
        Lines parts;
        if (troops[0] > 0) {
            parts.push_back(thrown(troops[0], charge ? "4 to 6 (knights)" : "5 or 6 (knights)"));
        }
        if (troops[1] > 0) {
            parts.push_back(thrown(troops[1], loose ? "5 or 6 (men)" : "6 (men)"));
        }
        if (troops[2] > 0) {
            parts.push_back(thrown(troops[2], "6 (militia)"));
        }
        out.push_back(capital(std::string(side_title(side))) + ": " + number(dice) +
                      (dice == 1 ? " die" : " dice") + (parts.empty() ? "" : ", " + join(parts, ", ")) +
                      "; " + number(own.captains) + " of the 2s hit too; the enemy " +
                      (works(theirs, own, Card::hold) ? "holds" : "does not hold") + " [L-Quick 5d, 5e]");
    }
}

void stack_prospect(const Tables& tables, const State& state, Lines& out) {
    const Pending& pending = state.pending;
    const int dice = (pending.points + 9) / 10;
    const Zones reached = supplied_zones(tables, state, pending.side);
    const bool army = has(held(state, pending.side), pending.zone);
    const bool doubled = army && !supplied_at(tables, state, pending.side, pending.zone, reached);
    out.push_back("The sum of " + number(dice) + (dice == 1 ? " die" : " dice") + " is lost, one for each " +
                  "started 10 points above " + number(tables.stack) +
                  (doubled ? ", twice, being out of supply" : "") + " [L-Stack]");
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
        out.push_back("The flank corps arrives on " + number(tables.battle.arrival) +
                      " or more [L-Quick 5a]");
        break;
    case Phase::fates:
        out.push_back("For each general who lost a unit a die, 1 is a wound: then up to " +
                      number(tables.battle.killed) + " kills, more captures a beaten one [L-Quick 7]");
        break;
    case Phase::successor:
    case Phase::replace:
        out.emplace_back("His skill: 1 or 2 incompetent, 3 to 5 poor, 6 competent [L-After 2]");
        break;
    case Phase::promotion:
        out.emplace_back("Each victor goes up one step on 6, each loser down one on 1 [L-After 5]");
        break;
    case Phase::stack:
        stack_prospect(tables, state, out);
        break;
    case Phase::end_roll: {
        const auto left = static_cast<std::size_t>(tables.turns - state.turn);
        out.push_back("The campaign ends on " + number(tables.end_rolls[tables.end_rolls.size() - left]) +
                      " or more [L-Victory 1]");
        break;
    }
    default:
        break;
    }
}

} // namespace

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    Lines out;
    const std::string morale = number(tables.morale) + " or more";
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
        out.push_back("Recovery: " + morale + " makes the army fresh; no ravaging after it [L-Tired 2, 3]");
        break;
    case Verb::try_again: {
        const int tries = further_tries(tables, state, state.generals[action.who]);
        out.push_back("Up to " + number(tries) + (tries == 1 ? " further test, " : " further tests, each ") +
                      morale + "; that is the whole activation [L-Tired 2]");
        break;
    }
    case Verb::punish:
        out.emplace_back("One die of points is lost, and his turn [L-Event 3]");
        break;
    case Verb::take:
        out.push_back("The garrison obeys on " + morale + "; it ends the activation [L-Castle 3]");
        break;
    case Verb::transfer: {
        const int needed = transfer_needs(tables, state.generals[action.who], state.generals[action.with]);
        out.push_back("Transfer: " + needs(needed) +
                      (needed > tables.morale ? ", +1 towards a lower rank" : "") +
                      "; else both are estranged this turn [L-Transfer 2, 3]");
        break;
    }
    case Verb::flee:
        flight_prospect(tables, state, out);
        break;
    case Verb::join:
        if (besieged(*castle_in(tables, state, state.battle.zone))) {
            out.push_back("The castle is besieged: he comes out on " + morale + " [L-Array 2]");
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
