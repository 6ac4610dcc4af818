// What an active general does short of fighting: recovery, marches, castles, ravaging, transfers (L-Move,
// L-Tired, L-Castle, L-Ravage, L-Transfer).
#pragma once

#include "lorraine/initiative.hpp"

namespace disfida::lorraine {

/// Tests an exhausted army may take after the first (L-Tired 2).
inline int further_tries(const Tables& tables, const State& state, const General& general) {
    return state.rules.tries_bonus ? tables.bonus_of(general.skill) : static_cast<int>(general.skill);
}

/// What the test of the next press-on needs: one more for each extra zone after the first (L-Move 2).
inline int press_needs(const Tables& tables, const State& state) {
    return tables.morale + state.active.extra;
}

template <class P> void recover(P& play, GeneralId who) {
    General& general = play.general(who);
    const int needed = play.tables.morale;
    const int die = play.test(who, needed, mark("the recovery"), "L-Tired");
    const bool passed = die >= needed;
    play.state.active.recovered = passed ? Recovery::passed : Recovery::failed;
    general.exhausted = !passed;
    play.tell([&] {
        return Event("recovery", "L-Tired")
            .with("general", play.id(who))
            .with("die", die)
            .with("needed", needed)
            .with("passed", passed);
    });
}

template <class P> void try_again(P& play, GeneralId who) {
    General& general = play.general(who);
    const int needed = play.tables.morale;
    int left = further_tries(play.tables, play.state, general);
    while (left-- > 0 && general.exhausted) {
        const int die = play.test(who, needed, mark("another try to recover"), "L-Tired");
        general.exhausted = die < needed;
        play.tell([&] {
            return Event("recovery", "L-Tired")
                .with("general", play.id(who))
                .with("die", die)
                .with("needed", needed)
                .with("passed", !general.exhausted);
        });
    }
    end_activation(play);
}

/// Marches into a zone; into enemies outside, that is a battle (L-Move 5), after the test of a forced march.
template <class P> void enter_zone(P& play, GeneralId who, ZoneId zone) {
    put(play, who, zone, false);
    ++play.state.active.moved;
    play.state.active.stage = Stage::moving;
    lift_sieges(play);
}
template <class P> void meet(P& play, GeneralId who) {
    const General& general = play.general(who);
    if (has(held(play.state, other(general.side)), general.zone)) {
        begin_battle(play, who, false, nobody, 0);
    }
}

template <class P> void move(P& play, GeneralId who, ZoneId zone) {
    play.tell([&] {
        return Event("moves", "L-Move")
            .with("general", play.id(who))
            .with("from", play.zone_id(play.general(who).zone))
            .with("zone", play.zone_id(zone));
    });
    enter_zone(play, who, zone);
    meet(play, who);
}

template <class P> void press_on(P& play, GeneralId who, ZoneId zone) {
    General& general = play.general(who);
    const ZoneId from = general.zone;
    enter_zone(play, who, zone);
    if (general.beloved) {
        general.beloved = false;
        play.tell([&] {
            return Event("presses-on", "L-Event")
                .with("general", play.id(who))
                .with("from", play.zone_id(from))
                .with("zone", play.zone_id(zone))
                .with("beloved", true);
        });
    } else {
        const int needed = press_needs(play.tables, play.state);
        const int die = play.test(who, needed, mark("the forced march"), "L-Move");
        ++play.state.active.extra;
        general.exhausted = die < needed;
        play.tell([&] {
            return Event("presses-on", "L-Move")
                .with("general", play.id(who))
                .with("from", play.zone_id(from))
                .with("zone", play.zone_id(zone))
                .with("die", die)
                .with("needed", needed)
                .with("passed", die >= needed);
        });
    }
    meet(play, who);
}

template <class P> void leave(P& play, GeneralId who) {
    General& general = play.general(who);
    general.inside = false;
    play.state.active.stage = Stage::moving;
    play.tell([&] {
        return Event("leaves", "L-Move")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone));
    });
}

template <class P> void garrison(P& play, GeneralId who, int points) {
    General& general = play.general(who);
    Castle& castle = *castle_in(play.tables, play.state, general.zone);
    general.points = static_cast<std::int16_t>(general.points - points);
    castle.garrison = static_cast<std::int16_t>(castle.garrison + points);
    castle.placed = static_cast<std::int16_t>(castle.placed + points);
    play.state.active.stage = Stage::moving;
    play.tell([&] {
        return Event("garrisons", "L-Castle")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone))
            .with("points", points)
            .with("garrison", int{castle.garrison});
    });
}

template <class P> void take(P& play, GeneralId who, int points) {
    General& general = play.general(who);
    Castle& castle = *castle_in(play.tables, play.state, general.zone);
    const int needed = play.tables.morale;
    const int die = play.test(who, needed, mark("his say over the garrison"), "L-Castle");
    if (die >= needed) {
        general.points = static_cast<std::int16_t>(general.points + points);
        take_out(castle, points);
    }
    play.tell([&] {
        return Event("takes", "L-Castle")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone))
            .with("points", points)
            .with("die", die)
            .with("needed", needed)
            .with("passed", die >= needed);
    });
    end_activation(play);
}

template <class P> void enter(P& play, GeneralId who) {
    General& general = play.general(who);
    general.inside = true;
    general.exhausted = false; // a garrison is never exhausted (L-Tired 4)
    play.tell([&] {
        return Event("enters", "L-Castle")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone));
    });
    end_activation(play);
}

template <class P> void ravage(P& play, GeneralId who) {
    State& state = play.state;
    const ZoneId zone = play.general(who).zone;
    const int worth = play.tables.worth(zone);
    state.ravaged[state.ravaged_count++] = zone;
    state.burnt |= bit(zone);
    state.vp = static_cast<std::int16_t>(state.vp + worth);
    play.tell([&] {
        return Event("ravages", "L-Ravage")
            .with("general", play.id(who))
            .with("zone", play.zone_id(zone))
            .with("vp", worth)
            .with("total", int{state.vp});
    });
    end_activation(play);
}

/// What a transfer's test needs: one more towards a general of lower rank (L-Transfer 2).
inline int transfer_needs(const Tables& tables, const General& from, const General& to) {
    return tables.morale + (to.rank > from.rank ? 1 : 0);
}

template <class P> void transfer(P& play, GeneralId from_id, GeneralId to_id, int points) {
    General& from = play.general(from_id);
    General& to = play.general(to_id);
    const int needed = transfer_needs(play.tables, from, to);
    const int die = play.test(from_id, needed, mark("the transfer"), "L-Transfer");
    if (die >= needed) {
        from.points = static_cast<std::int16_t>(from.points - points);
        to.points = static_cast<std::int16_t>(to.points + points);
        to.exhausted = to.exhausted || from.exhausted;
    } else {
        from.estranged = to.estranged = true;
    }
    play.state.active.stage = Stage::acting;
    play.tell([&] {
        return Event("transfer", "L-Transfer")
            .with("from", play.id(from_id))
            .with("to", play.id(to_id))
            .with("points", points)
            .with("die", die)
            .with("needed", needed)
            .with("passed", die >= needed);
    });
}

template <class P> void sally(P& play, GeneralId who, int lent) {
    General& general = play.general(who);
    Castle& castle = *castle_in(play.tables, play.state, general.zone);
    take_out(castle, lent);
    general.points = static_cast<std::int16_t>(general.points + lent);
    general.inside = false;
    play.tell([&] {
        return Event("sallies", "L-Battle")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone))
            .with("lent", lent)
            .with("points", int{general.points});
    });
    begin_battle(play, who, true, who, lent);
}

} // namespace disfida::lorraine
