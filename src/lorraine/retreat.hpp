// The beaten and the fleeing fall back (L-Retreat).
#pragma once

#include "lorraine/sharing.hpp"

namespace disfida::lorraine {

/// The zones a side cannot retreat to freely: an enemy general outside, or an unbesieged enemy castle with a
/// garrison (L-Retreat 1).
inline Zones barred_to_retreat(const Tables& tables, const State& state, Side side) {
    Zones zones = held(state, other(side));
    for (std::size_t i = 0; i < castle_count; ++i) {
        const Castle& castle = state.castles[i];
        if (castle.owner != side && !besieged(castle) && garrison_of(tables, state, tables.castles[i]) > 0) {
            zones |= bit(tables.castles[i]);
        }
    }
    return zones;
}

/// Of some zones those with the least distance from home.
inline Zones nearest_home(const Tables& tables, const State& state, Side side, Zones zones) {
    Zones best = 0;
    int least = static_cast<int>(zone_count) + 1;
    for (Zones left = zones; left != 0; left &= left - 1) {
        const auto zone = static_cast<ZoneId>(std::countr_zero(left));
        const int links = home_distance(tables, state, side, zone);
        if (links < least) {
            least = links;
            best = 0;
        }
        best |= links == least ? bit(zone) : 0;
    }
    return best;
}

/// Where a group in a zone may go: free neighbours of the best class, nearer home before equally far before
/// farther; without one, neighbours nearest home, to be crossed (L-Retreat 2, 3).
inline Zones retreats(const Tables& tables, const State& state, Side side, ZoneId from) {
    Zones next = tables.zone(from).neighbours & ~bit(state.battle.zone);
    if (next == 0) {
        next = tables.zone(from).neighbours; // a dead end: the way back is the only one
    }
    const Zones free = next & ~barred_to_retreat(tables, state, side);
    if (free == 0) {
        return nearest_home(tables, state, side, next);
    }
    const int here = home_distance(tables, state, side, from);
    std::array<Zones, 3> classes{};
    for (Zones left = free; left != 0; left &= left - 1) {
        const auto zone = static_cast<ZoneId>(std::countr_zero(left));
        const int links = home_distance(tables, state, side, zone);
        classes[links < here ? 0 : links == here ? 1 : 2] |= bit(zone);
    }
    return classes[0] != 0 ? classes[0] : classes[1] != 0 ? classes[1] : classes[2];
}

template <class P> void ask_retreat(P& play) {
    State& state = play.state;
    state.pending.choices = retreats(play.tables, state, state.pending.side, state.pending.zone);
    state.phase = Phase::retreat;
}

/// A side leaves the field of the battle together.
template <class P> void begin_retreat(P& play, Side side) {
    State& state = play.state;
    const ZoneId zone = state.battle.zone;
    const Group group = by_rank(
        state, side, [&](const General& general) { return outside(general) && general.zone == zone; });
    state.pending = {};
    if (group.empty()) {
        after_retreat(play);
        return;
    }
    state.pending.side = side;
    state.pending.zone = zone;
    for (const GeneralId who : group) {
        if (state.pending.count < most_pending) {
            state.pending.who[state.pending.count++] = who;
        }
    }
    ask_retreat(play);
}

/// Whether a general was in the battle; friends who stand in a zone that is crossed were not, and stay.
inline bool took_part(const State& state, GeneralId who) {
    const Battle& battle = state.battle;
    const auto* end = battle.defenders.data() + battle.defender_count;
    return who == battle.attacker || who == battle.joined || battle.appointed.test(who) ||
           std::find(battle.defenders.data(), end, who) != end;
}

/// Those who stand in a zone of the enemy have paid for it: the ruined are captured, the others go on.
template <class P> void after_crossing(P& play) {
    State& state = play.state;
    const Side side = state.pending.side;
    const ZoneId zone = state.pending.zone;
    state.pending = {};
    state.pending.side = side;
    state.pending.zone = zone;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side == side && outside(general) && general.zone == zone && general.points == 0 &&
            took_part(state, static_cast<GeneralId>(i))) {
            capture(play, static_cast<GeneralId>(i), "L-Retreat");
        }
    }
    const Group group = by_rank(state, side, [&](const General& general) {
        const GeneralId id = id_in(state, general);
        return outside(general) && general.zone == zone && general.points > 0 && took_part(state, id);
    });
    for (const GeneralId who : group) {
        if (state.pending.count < most_pending) {
            state.pending.who[state.pending.count++] = who;
        }
    }
    if (state.pending.count == 0) {
        state.pending = {};
        lift_sieges(play);
        after_retreat(play);
    } else {
        ask_retreat(play);
    }
}

template <class P> void retreat(P& play, ZoneId zone) {
    State& state = play.state;
    const Side side = state.pending.side;
    const bool free = !has(barred_to_retreat(play.tables, state, side), zone);
    const ZoneId from = state.pending.zone;
    Group group;
    for (std::size_t i = 0; i < state.pending.count; ++i) {
        put(play, state.pending.who[i], zone, false);
        group.add(state.pending.who[i]);
    }
    int price = 0;
    if (!free) {
        for (std::size_t i = 0; i < state.count; ++i) {
            const General& general = state.generals[i];
            price += general.side != side && outside(general) && general.zone == zone ? general.points : 0;
        }
        const Castle* castle = own_castle(play.tables, state, zone, other(side));
        price += castle != nullptr && !besieged(*castle) ? garrison_of(play.tables, state, zone) : 0;
    }
    lift_sieges(play);
    play.tell([&] {
        return Event("retreats", "L-Retreat")
            .with("side", name(side))
            .with("general", play.id(group[0]))
            .with("generals", int{group.count})
            .with("from", play.zone_id(from))
            .with("zone", play.zone_id(zone))
            .with("crossing", !free)
            .with("price", price);
    });
    if (free) {
        state.pending = {};
        after_retreat(play);
    } else {
        share_loss(play, LossFor::retreat, side, group, price, zone);
    }
}

} // namespace disfida::lorraine
