// Castles besieged and stormed (L-Siege, L-Assault).
#pragma once

#include <cstdlib>

#include "lorraine/initiative.hpp"

namespace disfida::lorraine {

/// A castle falls: those inside are captured, the garrison is gone, the victor has it empty (L-Castle 8).
template <class P> void fall(P& play, ZoneId zone, Side victor) {
    Castle& castle = *castle_in(play.tables, play.state, zone);
    castle.owner = victor;
    castle.garrison = castle.placed = 0;
    castle.siege = no_siege;
    play.tell([&] {
        return Event("castle-falls", "L-Castle")
            .with("castle", play.zone_id(zone))
            .with("owner", name(victor));
    });
    for (std::size_t i = 0; i < play.state.count; ++i) {
        const General& general = play.state.generals[i];
        if (general.inside && general.zone == zone && general.side != victor) {
            capture(play, static_cast<GeneralId>(i), "L-Castle");
        }
    }
}

/// Whether so many points may besiege or storm so large a garrison (L-Siege 3).
constexpr bool enough(int points, int garrison) { return points >= 2 * garrison; }

/// The participants of a siege or assault by rank, all of whom are activated by it (L-Siege 2).
template <class P> Group participants(P& play, GeneralId who, const std::bitset<most_generals>& friends) {
    const Group group = by_rank(play.state, play.general(who).side, [&](const General& general) {
        const GeneralId id = id_in(play.state, general);
        return id == who || friends.test(id);
    });
    for (const GeneralId id : group) {
        play.general(id).activated = true;
    }
    return group;
}

/// Bonus of the highest-ranked general inside (L-Siege 4); 0 without one.
inline int inside_bonus(const Tables& tables, const State& state, ZoneId zone, Side side) {
    const GeneralId best =
        highest(state, side, [&](const General& general) { return general.inside && general.zone == zone; });
    return best == nobody ? 0 : tables.bonus_of(state.generals[best].skill);
}

/// Both totals as they are rolled; only their difference counts.
struct Storm {
    Pair attack;
    Pair defence;
    int attacker = 0;
    int defender = 0;
};

template <class P>
Storm roll_storm(P& play, GeneralId leader, int attack_bonus, int defence_bonus, std::string_view what,
                 std::string_view rule) {
    Storm storm;
    storm.attack = play.dice.total(play.roll(leader, what, rule));
    storm.defence = play.dice.total({{}, mark("the defence"), rule});
    storm.attacker = storm.attack.sum() + attack_bonus;
    storm.defender = storm.defence.sum() + defence_bonus;
    return storm;
}

template <class P> void siege(P& play, GeneralId who, const std::bitset<most_generals>& friends) {
    const ZoneId zone = play.general(who).zone;
    const Side side = play.general(who).side;
    Castle& castle = *castle_in(play.tables, play.state, zone);
    const Group group = participants(play, who, friends);
    castle.used = true;
    castle.siege = std::max<std::int16_t>(castle.siege, 0);
    const int leads = play.tables.bonus_of(play.general(group[0]).skill);
    const int holds = inside_bonus(play.tables, play.state, zone, other(side));
    const Storm storm = roll_storm(play, group[0], leads + castle.siege, holds + play.tables.siege_defence,
                                   mark("the siege"), "L-Siege");
    const bool falls = storm.attacker > storm.defender;
    play.sink.note(0, falls ? 1 : 0);
    play.tell([&] {
        return Event("siege", "L-Siege")
            .with("castle", play.zone_id(zone))
            .with("general", play.id(group[0]))
            .with("dice", {storm.attack.a, storm.attack.b})
            .with("bonus", leads)
            .with("marker", int{castle.siege})
            .with("attacker", storm.attacker)
            .with("against", {storm.defence.a, storm.defence.b})
            .with("against_bonus", holds)
            .with("walls", play.tables.siege_defence)
            .with("defender", storm.defender)
            .with("falls", falls);
    });
    play.state.active = {};
    if (falls) {
        fall(play, zone, side);
    }
    next_pick(play);
}

/// What the ratio of points adds to an assault (L-Assault 4).
inline int ratio_bonus(const State& state, int points, int garrison) {
    const int ratio = points / std::max(1, garrison);
    return state.rules.castle_cap == 0 ? ratio : std::min<int>(ratio, state.rules.castle_cap);
}

template <class P> void assault(P& play, GeneralId who, const std::bitset<most_generals>& friends) {
    State& state = play.state;
    const ZoneId zone = play.general(who).zone;
    const Side side = play.general(who).side;
    Castle& castle = *castle_in(play.tables, state, zone);
    const Group named_group = participants(play, who, friends);
    castle.used = true;
    const int needed = play.tables.morale;
    Group group;
    int points = 0;
    bool tired = false;
    for (const GeneralId id : named_group) {
        const General& general = play.general(id);
        if (id != named_group[0]) {
            const int die = play.test(id, needed, mark("his part in the assault"), "L-Assault");
            play.tell([&] {
                return Event("joins-assault", "L-Assault")
                    .with("general", play.id(id))
                    .with("die", die)
                    .with("needed", needed)
                    .with("passed", die >= needed);
            });
            if (die < needed) {
                continue;
            }
        }
        group.add(id);
        points += general.points;
        tired = tired || general.exhausted;
    }
    const int garrison = garrison_of(play.tables, state, zone);
    castle.siege = std::max<std::int16_t>(castle.siege, 0);
    state.active = {};
    if (!enough(points, garrison)) {
        play.tell([&] {
            return Event("assault-off", "L-Assault")
                .with("castle", play.zone_id(zone))
                .with("points", points)
                .with("garrison", garrison);
        });
        next_pick(play);
        return;
    }
    const int leads = play.tables.bonus_of(play.general(group[0]).skill);
    const int holds = inside_bonus(play.tables, state, zone, other(side));
    const int works = castle.siege >= 4 ? 3 : 1;
    const int ratio = ratio_bonus(state, points, garrison);
    const int weary = tired ? -4 : 0;
    const Storm storm = roll_storm(play, group[0], leads + works + ratio + weary,
                                   holds + play.tables.assault_defence, mark("the assault"), "L-Assault");
    const bool falls = storm.attacker > storm.defender;
    const int loss = falls ? 0 : 2 * (storm.defender - storm.attacker);
    play.sink.note(0, falls ? 1 : 0);
    play.tell([&] {
        return Event("assault", "L-Assault")
            .with("castle", play.zone_id(zone))
            .with("general", play.id(group[0]))
            .with("points", points)
            .with("garrison", garrison)
            .with("dice", {storm.attack.a, storm.attack.b})
            .with("bonus", leads)
            .with("works", works)
            .with("ratio", ratio)
            .with("exhausted", weary)
            .with("attacker", storm.attacker)
            .with("against", {storm.defence.a, storm.defence.b})
            .with("against_bonus", holds)
            .with("walls", play.tables.assault_defence)
            .with("defender", storm.defender)
            .with("falls", falls)
            .with("loss", loss);
    });
    if (falls) {
        fall(play, zone, side);
        next_pick(play);
    } else {
        share_loss(play, LossFor::assault, side, group, loss, zone);
    }
}

} // namespace disfida::lorraine
