// Questions about a state that many rules ask: who stands where, what a castle holds, who is in supply.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <string>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// At liberty with an army: not captive, not killed, not in reserve, and placed.
constexpr bool on_map(const General& general) {
    return general.status == Status::field && general.zone != no_zone;
}
constexpr bool outside(const General& general) { return on_map(general) && !general.inside; }
/// On the map or captive (section 1).
constexpr bool living(const General& general) {
    return general.status == Status::field || general.status == Status::captive;
}
constexpr bool besieged(const Castle& castle) { return castle.siege != no_siege; }

/// The last name of the roster of a side's replacements and captains counts from here.
constexpr GeneralId first_of_roster(Side side) {
    return static_cast<GeneralId>(side == Side::burgundy ? 0 : roster_size);
}
constexpr GeneralId first_replacement(Side side) {
    return static_cast<GeneralId>((side == Side::burgundy ? 2 : 3) * roster_size);
}
/// Whose side a named general is on.
constexpr Side side_of_name(GeneralId who) {
    return (who / roster_size) % 2 == 0 ? Side::burgundy : Side::french;
}

/// The zones with generals of a side outside.
constexpr Zones held(const State& state, Side side) {
    Zones zones = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side == side && outside(general)) {
            zones |= bit(general.zone);
        }
    }
    return zones;
}

/// The castle in a zone, or null.
inline const Castle* castle_in(const Tables& tables, const State& state, ZoneId zone) {
    const std::uint8_t at = tables.castle_at[zone];
    return at == Tables::no_castle ? nullptr : &state.castles[at];
}
inline Castle* castle_in(const Tables& tables, State& state, ZoneId zone) {
    const std::uint8_t at = tables.castle_at[zone];
    return at == Tables::no_castle ? nullptr : &state.castles[at];
}
/// The castle in a zone if it is that side's, or null.
inline const Castle* own_castle(const Tables& tables, const State& state, ZoneId zone, Side side) {
    const Castle* castle = castle_in(tables, state, zone);
    return castle != nullptr && castle->owner == side ? castle : nullptr;
}

/// Points of the generals inside the castle of a zone.
constexpr int inside_points(const State& state, ZoneId zone) {
    int sum = 0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        sum += general.inside && general.zone == zone ? general.points : 0;
    }
    return sum;
}
/// The garrison as the rules count it: leaderless points and generals inside (section 1).
inline int garrison_of(const Tables& tables, const State& state, ZoneId zone) {
    return castle_in(tables, state, zone)->garrison + inside_points(state, zone);
}
/// Points that still go in.
inline int room_in(const Tables& tables, const State& state, ZoneId zone) {
    return tables.zone(zone).capacity - garrison_of(tables, state, zone);
}

/// The highest-ranked of a side's generals that a test picks, or nobody.
template <class Test> GeneralId highest(const State& state, Side side, const Test& test) {
    GeneralId best = nobody;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side == side && test(general) &&
            (best == nobody || general.rank < state.generals[best].rank)) {
            best = static_cast<GeneralId>(i);
        }
    }
    return best;
}

/// A few generals in an order.
struct Group {
    std::array<GeneralId, most_generals> who{};
    std::uint8_t count = 0;
    void add(GeneralId id) { who[count++] = id; }
    [[nodiscard]] const GeneralId* begin() const { return who.data(); }
    [[nodiscard]] const GeneralId* end() const { return who.data() + count; }
    [[nodiscard]] GeneralId operator[](std::size_t i) const { return who[i]; }
    [[nodiscard]] bool empty() const { return count == 0; }
};

/// A side's generals that a test picks, rank 1 first.
template <class Test> Group by_rank(const State& state, Side side, const Test& test) {
    Group group;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side != side || !test(general)) {
            continue;
        }
        std::size_t at = group.count++;
        while (at > 0 && state.generals[group.who[at - 1]].rank > general.rank) {
            group.who[at] = group.who[at - 1];
            --at;
        }
        group.who[at] = static_cast<GeneralId>(i);
    }
    return group;
}

/// How many captains of his side came before a general who is none of the 24 names.
constexpr int captain_number(const State& state, Side side, GeneralId who) {
    int number = static_cast<int>(roster_size) + 1;
    for (std::size_t i = named; i < who && i < state.count; ++i) {
        number += state.generals[i].side == side ? 1 : 0;
    }
    return number;
}

/// A key that sorts generals by the bytes of their ids.
inline int name_key(const Tables& tables, const State& state, GeneralId who) {
    if (who < named) {
        return tables.name_order[who];
    }
    const Side side = state.generals[who].side;
    const int number = captain_number(state, side, who);
    return tables.captains_order + (side == Side::french ? 200 : 0) + (number < 10 ? 100 + number : number);
}

/// A side's generals that a test picks, by the bytes of their ids.
template <class Test> Group by_name(const Tables& tables, const State& state, Side side, const Test& test) {
    Group group;
    std::array<int, most_generals> keys{};
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side != side || !test(general)) {
            continue;
        }
        const auto id = static_cast<GeneralId>(i);
        const int key = name_key(tables, state, id);
        std::size_t at = group.count++;
        while (at > 0 && keys[at - 1] > key) {
            group.who[at] = group.who[at - 1];
            keys[at] = keys[at - 1];
            --at;
        }
        group.who[at] = id;
        keys[at] = key;
    }
    return group;
}

/// Where a side draws supply from: its entry, or its towns that stand and the western road (L-Supply 1).
inline Zones sources(const Tables& tables, const State& state, Side side) {
    if (side == Side::burgundy) {
        return bit(tables.entry);
    }
    Zones towns = 0;
    for (const ZoneId town : tables.towns) {
        towns |= bit(town);
    }
    return bit(tables.west_road) | (towns & ~state.burnt);
}

/// The zones through which no chain of supply of a side leads (L-Supply 2).
inline Zones cut_off(const Tables& tables, const State& state, Side side) {
    Zones zones = held(state, other(side));
    for (std::size_t i = 0; i < castle_count; ++i) {
        const Castle& castle = state.castles[i];
        if (castle.owner != side && !besieged(castle)) {
            zones |= bit(tables.castles[i]);
        }
    }
    return zones;
}

/// All zones next to a set of zones.
inline Zones around(const Tables& tables, Zones zones) {
    Zones out = 0;
    while (zones != 0) {
        out |= tables.zones[static_cast<std::size_t>(std::countr_zero(zones))].neighbours;
        zones &= zones - 1;
    }
    return out;
}

/// The zones a side's supply reaches (L-Supply 2).
inline Zones supplied_zones(const Tables& tables, const State& state, Side side) {
    const Zones barred = cut_off(tables, state, side);
    Zones reached = sources(tables, state, side) & ~barred;
    for (Zones edge = reached; edge != 0;) {
        edge = around(tables, edge) & ~barred & ~reached;
        reached |= edge;
    }
    return reached;
}

/// Whether an army of a side that stands in a zone would be in supply, which its own zone never hinders.
inline bool supplied_at(const Tables& tables, const State& state, Side side, ZoneId zone, Zones reached) {
    return (bit(zone) & sources(tables, state, side)) != 0 || (tables.zone(zone).neighbours & reached) != 0;
}

/// Whether a general is in supply (L-Supply). Precondition: he is on the map.
inline bool in_supply(const Tables& tables, const State& state, const General& general) {
    return general.inside || supplied_at(tables, state, general.side, general.zone,
                                         supplied_zones(tables, state, general.side));
}

/// Fewest links from a zone to the nearest source of a side, whatever stands in between (L-Retreat 1).
inline int home_distance(const Tables& tables, const State& state, Side side, ZoneId zone) {
    int best = static_cast<int>(zone_count);
    for (Zones left = sources(tables, state, side); left != 0; left &= left - 1) {
        best = std::min<int>(best, tables.distance[zone][static_cast<std::size_t>(std::countr_zero(left))]);
    }
    return best;
}

/// Whether a side has somebody left to activate (L-Turn 2).
constexpr bool waiting(const General& general) { return on_map(general) && !general.activated; }
constexpr bool has_waiting(const State& state, Side side) {
    for (std::size_t i = 0; i < state.count; ++i) {
        if (state.generals[i].side == side && waiting(state.generals[i])) {
            return true;
        }
    }
    return false;
}

/// The next name of a side that is given to a new general (L-After 2, L-Replace); nobody when there is none
/// left, which takes more losses than a campaign has room for.
constexpr GeneralId next_name(const State& state, Side side) {
    const GeneralId first = first_replacement(side);
    for (GeneralId id = first; id < first + roster_size; ++id) {
        if (state.generals[id].status == Status::reserve) {
            return id;
        }
    }
    return state.count < most_generals ? state.count : nobody;
}

/// Skill of a new general by his die (L-After 2).
constexpr Skill skill_by_die(int die) {
    return die <= 2 ? Skill::incompetent : die <= 5 ? Skill::poor : Skill::competent;
}

/// The place of one of the state's generals in its list. Precondition: he is one of them.
constexpr GeneralId id_in(const State& state, const General& general) {
    return static_cast<GeneralId>(&general - state.generals.data());
}

/// Points of a side in the closing battle (L-Closing 2).
inline constexpr int closing_points = 150;
constexpr int closing_army(const State& state, Side side) {
    return side == Side::french ? std::max(1, closing_points - state.vp / 2) : closing_points;
}

/// The side whose attack it is.
inline Side defensive(const Battle& battle) { return other(battle.offensive); }

/// The side that decides now; nothing where dice do or the campaign is over.
struct Decider {
    bool anybody = false;
    Side side = Side::burgundy;
};
Decider decider(const State& state);

/// Id of a general, captains and the commanders of the closing battle included.
std::string id_of(const Tables& tables, const State& state, GeneralId who, Side side = Side::burgundy);

/// General of an id among those who can be named, or nobody.
GeneralId find_general(const Tables& tables, const State& state, std::string_view id);

} // namespace disfida::lorraine
