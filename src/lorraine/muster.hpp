// Before the first turn: ranks by dice, then the armies (L-Set).
#pragma once

#include "lorraine/play.hpp"

namespace disfida::lorraine {

/// What a die says where so many ranks are free: the k-th lowest of them, 0: roll again (L-Set 2).
constexpr int rank_by_die(int free, int die) {
    switch (free) {
    case 3:
        return (die + 1) / 2;
    case 2:
        return die <= 3 ? 1 : 2;
    default:
        return die <= free ? die : 0;
    }
}

template <class P> void roll_ranks(P& play) {
    State& state = play.state;
    const Side side = state.generals[0].rank == 0 ? Side::burgundy : Side::french;
    const GeneralId first = first_of_roster(side);
    std::array<bool, roster_size + 1> taken{};
    std::vector<std::int64_t> dice;
    std::vector<std::int64_t> ranks;
    for (std::size_t i = 0; i < roster_size; ++i) {
        const auto who = static_cast<GeneralId>(first + i);
        const int free = static_cast<int>(roster_size - i);
        int kth = free == 1 ? 1 : 0;
        while (kth == 0) {
            const int die = play.dice.die(play.roll(who, mark("his rank"), "L-Set"));
            kth = rank_by_die(free, die);
            if constexpr (std::remove_reference_t<decltype(play.sink)>::talks) {
                dice.push_back(die);
            }
        }
        std::size_t rank = 0;
        while (kth > 0) {
            kth -= taken[++rank] ? 0 : 1;
        }
        taken[rank] = true;
        play.general(who).rank = static_cast<std::uint8_t>(rank);
        if constexpr (std::remove_reference_t<decltype(play.sink)>::talks) {
            ranks.push_back(static_cast<std::int64_t>(rank));
        }
    }
    play.tell([&] {
        return Event("ranks", "L-Set")
            .with("side", name(side))
            .with("dice", std::move(dice))
            .with("ranks", std::move(ranks));
    });
    if (side == Side::french) {
        state.phase = Phase::muster_french;
    }
}

/// The next general of a side without an army, or nobody.
constexpr GeneralId next_to_muster(const State& state, Side side) {
    for (std::size_t i = 0; i < roster_size; ++i) {
        const auto who = static_cast<GeneralId>(first_of_roster(side) + i);
        if (state.generals[who].zone == no_zone) {
            return who;
        }
    }
    return nobody;
}

/// Points of a side's armies in a zone.
constexpr int mustered_in(const State& state, ZoneId zone) {
    int sum = 0;
    for (std::size_t i = 0; i < 2 * roster_size; ++i) {
        sum += state.generals[i].zone == zone ? state.generals[i].points : 0;
    }
    return sum;
}

/// French points not bound to the towns that still have to be placed (L-Set 3).
inline int left_for_castles(const Tables& tables, const State& state) {
    int left = state.unmustered[index(Side::french)];
    for (const ZoneId town : tables.towns) {
        left -= town_points - mustered_in(state, town);
    }
    return left;
}

template <class P> void muster(P& play, GeneralId who, ZoneId zone, int points, bool inside) {
    General& general = play.general(who);
    put(play, who, zone, inside);
    general.points = static_cast<std::int16_t>(points);
    std::int16_t& left = play.state.unmustered[index(general.side)];
    left = static_cast<std::int16_t>(left - points);
    play.tell([&] {
        return Event("mustered", "L-Set")
            .with("general", play.id(who))
            .with("zone", play.zone_id(zone))
            .with("points", points)
            .with("inside", inside);
    });
}

template <class P> void muster_garrison(P& play, ZoneId zone, int points) {
    Castle& castle = *castle_in(play.tables, play.state, zone);
    castle.garrison = static_cast<std::int16_t>(points);
    std::int16_t& left = play.state.unmustered[index(Side::french)];
    left = static_cast<std::int16_t>(left - points);
    play.tell([&] {
        return Event("garrisoned", "L-Set").with("castle", play.zone_id(zone)).with("points", points);
    });
}

template <class P> void unmuster(P& play, Side side) {
    State& state = play.state;
    for (std::size_t i = 0; i < roster_size; ++i) {
        General& general = state.generals[first_of_roster(side) + i];
        general.points = 0;
        general.zone = no_zone;
        general.inside = false;
    }
    if (side == Side::french) {
        for (Castle& castle : state.castles) {
            castle.garrison = 0;
        }
    }
    state.unmustered[index(side)] = static_cast<std::int16_t>(start_points[index(side)]);
    play.tell([&] { return Event("unmustered", "L-Set").with("side", name(side)); });
}

template <class P> void ready(P& play, Side side) {
    play.tell([&] { return Event("ready", "L-Set").with("side", name(side)); });
    if (side == Side::french) {
        play.state.phase = Phase::muster_burgundy;
    } else {
        begin_turn(play);
    }
}

template <class P> void muster_default(P& play, Side side) {
    const Tables& tables = play.tables;
    unmuster(play, side);
    for (std::size_t i = 0; i < roster_size; ++i) {
        const auto who = static_cast<GeneralId>(first_of_roster(side) + i);
        const GeneralInfo& info = tables.generals[who];
        muster(play, who, info.muster, info.points, info.inside);
    }
    for (std::size_t i = 0; side == Side::french && i < castle_count; ++i) {
        if (tables.mustered[i] > 0) {
            muster_garrison(play, tables.castles[i], tables.mustered[i]);
        }
    }
    ready(play, side);
}

} // namespace disfida::lorraine
