// The ends of a turn: stacking, sieges, hostages, replacements, the end of the campaign (section 20,
// L-Victory).
#pragma once

#include "lorraine/battle.hpp"

namespace disfida::lorraine {

template <class P> void begin_turn(P& play) {
    State& state = play.state;
    ++state.turn;
    for (std::size_t i = 0; i < state.count; ++i) {
        General& general = state.generals[i];
        general.activated = general.estranged = general.beloved = false;
    }
    for (Castle& castle : state.castles) {
        castle.used = false;
        castle.placed = 0;
    }
    state.event = {};
    state.bereaved = {};
    play.tell(
        [&] { return Event("turn", "L-Turn").with("turn", int{state.turn}).with("vp", int{state.vp}); });
    next_pick(play);
}

template <class P> void end_turn(P& play) {
    play.state.stack_at = 0;
    go_on_stacking(play);
}

/// Points of a side in each zone, outside, inside and leaderless (L-Stack).
inline std::array<std::array<int, zone_count>, 2> stacks(const Tables& tables, const State& state) {
    std::array<std::array<int, zone_count>, 2> sums{};
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (on_map(general)) {
            sums[index(general.side)][general.zone] += general.points;
        }
    }
    for (std::size_t i = 0; i < castle_count; ++i) {
        sums[index(state.castles[i].owner)][tables.castles[i]] += state.castles[i].garrison;
    }
    return sums;
}

/// The next zone in which too many stand, or what follows (L-Stack).
template <class P> void go_on_stacking(P& play) {
    State& state = play.state;
    const auto sums = stacks(play.tables, state);
    for (; state.stack_at < 2 * zone_count; ++state.stack_at) {
        const std::size_t side = state.stack_at / zone_count;
        const std::size_t zone = state.stack_at % zone_count;
        const int above = sums[side][zone] - play.tables.stack;
        if (above > 0) {
            state.pending = {};
            state.pending.side = static_cast<Side>(side);
            state.pending.zone = static_cast<ZoneId>(zone);
            state.pending.points = static_cast<std::int16_t>(above);
            state.phase = Phase::stack;
            return;
        }
    }
    grow_sieges(play);
    exchange(play);
}

template <class P> void roll_stack(P& play) {
    State& state = play.state;
    const Pending pending = state.pending;
    const Side side = pending.side;
    const ZoneId zone = pending.zone;
    ++state.stack_at;
    std::vector<std::int64_t> shown;
    bool doubled = false;
    const Zones reached = supplied_zones(play.tables, state, side);
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        doubled = doubled || (general.side == side && outside(general) && general.zone == zone &&
                              !supplied_at(play.tables, state, side, zone, reached));
    }
    const int sum = play.sum(nobody, (pending.points + 9) / 10, mark("the crowding"), "L-Stack", shown);
    const int loss = sum * (doubled ? 2 : 1);
    play.tell([&] {
        return Event("crowded", "L-Stack")
            .with("side", name(side))
            .with("zone", play.zone_id(zone))
            .with("above", int{pending.points})
            .with("dice", std::move(shown))
            .with("doubled", doubled)
            .with("loss", loss);
    });
    Group group =
        by_rank(state, side, [&](const General& general) { return on_map(general) && general.zone == zone; });
    const Castle* castle = own_castle(play.tables, state, zone, side);
    if (castle != nullptr && castle->garrison > 0) {
        group.add(garrison_share);
    }
    share_loss(play, LossFor::stack, side, group, loss, zone);
}

/// Castles with an army at least twice the garrison before them: the marker grows (L-Sieges).
template <class P> void grow_sieges(P& play) {
    State& state = play.state;
    for (std::size_t i = 0; i < castle_count; ++i) {
        Castle& castle = state.castles[i];
        const ZoneId zone = play.tables.castles[i];
        int points = 0;
        bool anybody = false;
        for (std::size_t g = 0; g < state.count; ++g) {
            const General& general = state.generals[g];
            if (general.side != castle.owner && outside(general) && general.zone == zone) {
                points += general.points;
                anybody = true;
            }
        }
        if (!anybody) {
            continue;
        }
        const std::int16_t before = castle.siege;
        const bool enough_men = enough(points, garrison_of(play.tables, state, zone));
        castle.siege = enough_men ? static_cast<std::int16_t>(castle.siege + 1) : no_siege;
        if (before == castle.siege) {
            continue;
        }
        play.tell([&] {
            Event event(enough_men ? "siege-goes-on" : "siege-given-up", "L-Sieges");
            event.with("castle", play.zone_id(zone));
            return enough_men ? event.with("marker", int{castle.siege}) : event;
        });
    }
}

template <class P> void ask_place(P& play, GeneralId who) {
    State& state = play.state;
    state.pending = {};
    state.pending.side = play.general(who).side;
    state.pending.who[state.pending.count++] = who;
    state.pending.points = 1;
    state.pending.choices = sources(play.tables, state, state.pending.side);
    state.phase = Phase::place;
}

/// While both sides hold captives, the highest-ranked of each are exchanged (L-Hostage).
template <class P> void exchange(P& play) {
    State& state = play.state;
    std::array<GeneralId, 2> who{};
    for (const Side side : both_sides) {
        who[index(side)] =
            highest(state, side, [](const General& general) { return general.status == Status::captive; });
    }
    if (who[0] == nobody || who[1] == nobody) {
        renumber(play);
        replace(play);
        return;
    }
    for (const GeneralId one : who) {
        play.general(one).status = Status::field;
    }
    state.placed_after = who[1];
    play.tell([&] {
        return Event("exchange", "L-Hostage")
            .with("burgundy", play.id(who[0]))
            .with("french", play.id(who[1]));
    });
    ask_place(play, who[0]);
}

/// Where a new or freed general goes who is placed at a source: with the own general nearest to it, or at the
/// source, or in the nearest zone without an enemy outside (L-Hostage).
struct Spot {
    ZoneId zone = no_zone;
    bool inside = false;
    GeneralId with = nobody;
};
Spot place_of(const Tables& tables, const State& state, Side side, ZoneId source);

template <class P> void place(P& play, GeneralId who, ZoneId source) {
    State& state = play.state;
    General& general = play.general(who);
    const Spot spot = place_of(play.tables, state, general.side, source);
    general.points = 1;
    general.exhausted = false;
    put(play, who, spot.zone, spot.inside);
    play.tell([&] {
        Event event("placed", "L-Hostage");
        event.with("general", play.id(who)).with("source", play.zone_id(source));
        event.with("zone", play.zone_id(spot.zone)).with("inside", spot.inside);
        return spot.with == nobody ? event : event.with("with", play.id(spot.with));
    });
    state.pending = {};
    const GeneralId next = state.placed_after;
    state.placed_after = nobody;
    if (next != nobody) {
        ask_place(play, next);
    } else {
        exchange(play);
    }
}

/// A side that lost a general for good this turn counts its ranks anew (L-Replace).
template <class P> void renumber(P& play) {
    State& state = play.state;
    for (const Side side : both_sides) {
        if (!state.bereaved[index(side)]) {
            continue;
        }
        state.bereaved[index(side)] = false;
        int rank = 0;
        for (const GeneralId who : by_rank(state, side, living)) {
            General& general = play.general(who);
            ++rank;
            if (general.rank != rank) {
                play.tell([&] {
                    return Event("rank", "L-Replace")
                        .with("general", play.id(who))
                        .with("before", int{general.rank})
                        .with("rank", rank);
                });
            }
            general.rank = static_cast<std::uint8_t>(rank);
        }
    }
}

template <class P> void replace(P& play) {
    State& state = play.state;
    for (const Side side : both_sides) {
        const GeneralId who = next_name(state, side);
        if (by_rank(state, side, living).count >= roster_size || who == nobody) {
            continue;
        }
        state.pending = {};
        state.pending.side = side;
        state.pending.who[state.pending.count++] = who;
        state.phase = Phase::replace;
        return;
    }
    state.pending = {};
    count_turn(play);
}

template <class P> void roll_replacement(P& play) {
    State& state = play.state;
    const GeneralId who = state.pending.who[0];
    const Side side = state.pending.side;
    int rank = static_cast<int>(roster_size);
    while (highest(state, side, [&](const General& general) {
               return living(general) && general.rank == rank;
           }) != nobody) {
        --rank;
    }
    const int die = play.dice.die(play.roll(who, mark("his skill"), "L-Replace"));
    appoint(play, who, side, rank, skill_by_die(die));
    play.tell([&] {
        return Event("replacement", "L-Replace")
            .with("general", play.id(who))
            .with("side", name(side))
            .with("die", die)
            .with("skill", name(play.general(who).skill))
            .with("rank", rank);
    });
    ask_place(play, who);
}

/// What ends after this turn: nothing, perhaps the campaign, or certainly (L-Victory 1).
template <class P> void count_turn(P& play) {
    State& state = play.state;
    const int left = play.tables.turns - state.turn;
    if (left <= 0) {
        close(play);
    } else if (left <= static_cast<int>(play.tables.end_rolls.size())) {
        state.phase = Phase::end_roll;
    } else {
        begin_turn(play);
    }
}

template <class P> void roll_end(P& play) {
    State& state = play.state;
    const auto left = static_cast<std::size_t>(play.tables.turns - state.turn);
    const int needed = play.tables.end_rolls[play.tables.end_rolls.size() - left];
    const int die = play.dice.die_above({"french", mark("the end of the campaign"), "L-Victory"}, needed - 1);
    const bool ends = die >= needed;
    play.tell([&] {
        return Event("end-roll", "L-Victory").with("die", die).with("needed", needed).with("ends", ends);
    });
    if (ends) {
        close(play);
    } else {
        begin_turn(play);
    }
}

/// Vaudemont falls, or Rene has to march against the host (L-Victory 2).
template <class P> void close(P& play) {
    State& state = play.state;
    if (state.vp < play.tables.vp_needed) {
        finish_campaign(play, Ending::siege, Side::french);
        return;
    }
    Battle& battle = state.battle;
    battle = {};
    battle.on = battle.closing = true;
    battle.offensive = Side::french;
    battle.attacker = rene;
    const GeneralId marshal = highest(state, Side::burgundy, on_map);
    battle.defenders[0] = marshal == nobody ? lieutenant : marshal;
    battle.defender_count = 1;
    state.phase = Phase::mode;
    play.tell([&] {
        return Event("closing-battle", "L-Closing")
            .with("burgundy", play.id(battle.defenders[0]))
            .with("burgundy_points", closing_army(state, Side::burgundy))
            .with("french_points", closing_army(state, Side::french))
            .with("vp", int{state.vp});
    });
}

} // namespace disfida::lorraine
