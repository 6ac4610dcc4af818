// Armies meet: flight or stand, the garrison's help, the array, and how it is fought (L-Battle, L-Array).
#pragma once

#include "lorraine/aftermath.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/quick.hpp"
#include "lorraine/retreat.hpp"

namespace disfida::lorraine {

template <class P> void begin_battle(P& play, GeneralId attacker, bool sallied, GeneralId sallier, int lent) {
    State& state = play.state;
    const Side side = play.general(attacker).side;
    state.active = {};
    Battle& battle = state.battle;
    battle = {};
    battle.on = true;
    battle.sallied = sallied;
    battle.offensive = side;
    battle.zone = play.general(attacker).zone;
    battle.attacker = attacker;
    battle.joined = sallier;
    battle.joined_points = sallied ? play.general(attacker).points : std::int16_t{0};
    battle.lent = static_cast<std::int16_t>(lent);
    const Group defenders = by_rank(state, other(side), [&](const General& general) {
        return outside(general) && general.zone == battle.zone;
    });
    for (const GeneralId who : defenders) {
        if (battle.defender_count + 1U < most_corps) {
            battle.defenders[battle.defender_count++] = who;
        }
        play.general(who).activated = true; // counts as an activation (L-Battle 2)
    }
    state.phase = Phase::stand;
    play.tell([&] {
        return Event("battle", "L-Battle")
            .with("zone", play.zone_id(battle.zone))
            .with("attacker", play.id(attacker))
            .with("defender", play.id(battle.defenders[0]))
            .with("defenders", int{battle.defender_count})
            .with("points", int{play.general(attacker).points})
            .with("against", defending_points(state));
    });
}

/// What failed flight costs: 5 for each started 20 of the attacker and of his castle in the zone (L-Battle
/// 3).
inline int flight_price(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    int points = state.generals[battle.attacker].points;
    if (own_castle(tables, state, battle.zone, battle.offensive) != nullptr) {
        points += garrison_of(tables, state, battle.zone);
    }
    return 5 * ((points + 19) / 20);
}

inline constexpr int cheap_flight = 5; ///< what a passed test costs (L-Battle 3)

template <class P> void flee(P& play) {
    State& state = play.state;
    Battle& battle = state.battle;
    battle.fled = true;
    const int price = flight_price(play.tables, state);
    const int needed = play.tables.morale;
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        const GeneralId who = battle.defenders[i];
        General& general = play.general(who);
        const int die = play.test(who, needed, mark("the flight"), "L-Battle");
        const int loss = std::min(general.points - 1, die >= needed ? cheap_flight : price);
        general.points = static_cast<std::int16_t>(general.points - loss);
        play.tell([&] {
            return Event("flees", "L-Battle")
                .with("general", play.id(who))
                .with("die", die)
                .with("needed", needed)
                .with("passed", die >= needed)
                .with("lost", loss)
                .with("points", int{general.points});
        });
    }
    begin_retreat(play, defensive(battle));
}

/// The highest-ranked general in the attacker's castle of the zone who may be asked to join, or nobody
/// (L-Array 2).
inline GeneralId helper(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    const Castle* castle = own_castle(tables, state, battle.zone, battle.offensive);
    if (battle.sallied || castle == nullptr) {
        return nobody;
    }
    const GeneralId who = highest(state, battle.offensive, [&](const General& general) {
        return general.inside && general.zone == battle.zone;
    });
    return who != nobody && besieged(*castle) && state.generals[who].estranged ? nobody : who;
}

/// The order in which losses are entered: the attacker's corps, then the defender's (L-Array 5).
template <class P> void array(P& play) {
    Battle& battle = play.state.battle;
    battle.fought_count = 0;
    const auto add = [&](GeneralId who) { battle.fought[battle.fought_count++] = who; };
    add(battle.attacker);
    if (battle.joined != nobody && !battle.sallied) {
        add(battle.joined);
    }
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        add(battle.defenders[i]);
    }
    play.state.phase = Phase::mode;
}

template <class P> void stand(P& play) {
    play.tell(
        [&] { return Event("stands", "L-Battle").with("general", play.id(play.state.battle.defenders[0])); });
    if (helper(play.tables, play.state) != nobody) {
        play.state.phase = Phase::join;
    } else {
        array(play);
    }
}

template <class P> void come_out(P& play, GeneralId who, int points) {
    State& state = play.state;
    Battle& battle = state.battle;
    General& general = play.general(who);
    Castle& castle = *castle_in(play.tables, state, battle.zone);
    int die = 0;
    const int needed = play.tables.morale;
    if (besieged(castle)) {
        die = play.test(who, needed, mark("the way out"), "L-Array");
    }
    const bool comes = die == 0 || die >= needed;
    if (comes) {
        const int own = general.points;
        if (points < own) {
            castle.garrison = static_cast<std::int16_t>(castle.garrison + own - points);
        } else {
            take_out(castle, points - own);
            battle.lent = static_cast<std::int16_t>(points - own);
        }
        general.points = static_cast<std::int16_t>(points);
        general.inside = false;
        battle.joined = who;
        battle.joined_points = general.points;
    }
    play.tell([&] {
        Event event("joins", "L-Array");
        event.with("general", play.id(who)).with("points", points).with("lent", int{battle.lent});
        if (die != 0) {
            event.with("die", die).with("needed", needed);
        }
        return event.with("joined", comes);
    });
    array(play);
}

/// The hosts of a quick battle, from who is on the field (L-Quick 1).
inline void muster_hosts(State& state) {
    Battle& battle = state.battle;
    const auto add = [&](Side side, GeneralId who, bool flank) {
        Host& host = battle.hosts[index(side)];
        const General& general = state.generals[who];
        Corps& corps = host.corps[host.count++];
        corps = {};
        corps.who = who;
        corps.points = general.points;
        corps.rank = general.rank;
        corps.flank = flank;
        corps.arrived = !flank;
        corps.exhausted = general.exhausted;
    };
    add(battle.offensive, battle.attacker, false);
    if (battle.joined != nobody && !battle.sallied) {
        add(battle.offensive, battle.joined, true);
    }
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        add(defensive(battle), battle.defenders[i], false);
    }
}

/// The hosts of the closing battle (L-Closing 2).
inline void muster_closing(State& state) {
    Battle& battle = state.battle;
    for (const Side side : both_sides) {
        Host& host = battle.hosts[index(side)];
        host.count = 1;
        host.corps[0] = {};
        host.corps[0].who = side == Side::french ? battle.attacker : battle.defenders[0];
        host.corps[0].points = static_cast<std::int16_t>(closing_army(state, side));
    }
}

template <class P> void fight_quick(P& play) {
    State& state = play.state;
    Battle& battle = state.battle;
    battle.mode = BattleMode::quick;
    battle.arrayed = true;
    if (battle.closing) {
        muster_closing(state);
    } else {
        muster_hosts(state);
    }
    const int larger = std::max(battle_points(state, Side::burgundy), battle_points(state, Side::french));
    for (const Side side : both_sides) {
        draw_up(play.tables, state, side, larger);
    }
    for (const Side side : {battle.offensive, defensive(battle)}) {
        Host& host = battle.hosts[index(side)];
        play.tell([&] {
            return Event("array", "L-Quick")
                .with("side", name(side))
                .with("general", play.id(host.corps[0].who))
                .with("points", battle_points(state, side))
                .with("units", units_of(host))
                .with("breaks_at", int{host.breaks_at})
                .with("captains", int{host.captains});
        });
        unreliable_dice(play, host);
        deal_cards(play, side, host);
    }
    begin_round(play);
}

template <class P> void decide(P& play, Side winner) {
    Battle& battle = play.state.battle;
    battle.decided = true;
    battle.winner = winner;
    play.sink.note(static_cast<int>(Fact::won), static_cast<int>(winner));
    play.tell([&] {
        Event event("battle-won", battle.closing ? "L-Closing" : "L-Battle");
        event.with("side", name(winner));
        if (battle.zone != no_zone) {
            event.with("zone", play.zone_id(battle.zone));
        }
        return event;
    });
}

/// The campaign is over.
template <class P> void finish_campaign(P& play, Ending ending, Side winner) {
    State& state = play.state;
    state.ending = ending;
    state.winner = winner;
    state.phase = Phase::over;
    state.pending = {};
    play.tell([&] {
        return Event("campaign-over", "L-Victory")
            .with("winner", name(winner))
            .with("by", name(ending))
            .with("vp", int{state.vp});
    });
}

template <class P> void win_quick(P& play, Side loser) {
    State& state = play.state;
    Battle& battle = state.battle;
    decide(play, other(loser));
    if (battle.closing) {
        finish_campaign(play, Ending::closing, other(loser));
        return;
    }
    std::size_t at = 0;
    bool blood = false;
    for (const Side side : {battle.offensive, defensive(battle)}) {
        const Host& host = battle.hosts[index(side)];
        for (std::size_t i = 0; i < host.count; ++i) {
            battle.value[at++] = static_cast<std::int16_t>(value_lost(host.corps[i]));
            blood = blood || host.corps[i].lost > 0;
        }
    }
    if (blood) {
        state.phase = Phase::fates;
    } else {
        after_battle(play, 0, 0);
    }
}

/// Wounds of the generals whose corps lost a unit (L-Quick 7).
template <class P> void roll_fates(P& play) {
    Battle& battle = play.state.battle;
    std::uint64_t killed = 0;
    std::uint64_t captured = 0;
    std::size_t at = 0;
    for (const Side side : {battle.offensive, defensive(battle)}) {
        const Host& host = battle.hosts[index(side)];
        for (std::size_t i = 0; i < host.count; ++i, ++at) {
            const Corps& corps = host.corps[i];
            if (corps.lost == 0) {
                continue;
            }
            const int die = play.dice.die_above(play.roll(corps.who, mark("his fate"), "L-Quick"), 1);
            const bool beaten = side != battle.winner;
            int fate = 0;
            if (die == 1) {
                fate = play.dice.die_above(play.roll(corps.who, mark("his wound"), "L-Quick"),
                                           play.tables.battle.killed);
                if (fate <= play.tables.battle.killed) {
                    killed |= std::uint64_t{1} << at;
                } else if (beaten) {
                    captured |= std::uint64_t{1} << at;
                }
            }
            play.tell([&] {
                Event event("fate", "L-Quick");
                event.with("general", play.id(corps.who)).with("die", die);
                if (fate != 0) {
                    event.with("wound", fate);
                }
                return event.with("beaten", beaten);
            });
        }
    }
    after_battle(play, killed, captured);
}

/// A result from the table of miniatures (L-Array 5).
template <class P> void enter_result(P& play, Side winner, const Outcome& outcome) {
    Battle& battle = play.state.battle;
    battle.mode = BattleMode::result;
    decide(play, winner);
    if (battle.closing) {
        finish_campaign(play, Ending::closing, winner);
        return;
    }
    battle.value = outcome.lost;
    after_battle(play, outcome.killed, outcome.captured);
}

} // namespace disfida::lorraine
