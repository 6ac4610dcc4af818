#include "lorraine/invariants.hpp"

#include "lorraine/legal.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

namespace {

using Broken = std::optional<std::string>;

Broken general_violates(const Tables& tables, const State& state, GeneralId who) {
    const General& general = state.generals[who];
    const std::string id = id_of(tables, state, who);
    const bool waits = general.status == Status::field && general.zone == no_zone;
    // Who resigns while somebody waits to be placed leaves him waiting.
    if (waits && state.phase != Phase::place && state.phase != Phase::over && state.turn > 0) {
        return id + ": who is at liberty stands somewhere";
    }
    if (general.status != Status::field &&
        (general.zone != no_zone || general.points != 0 || general.activated || general.debt ||
         general.exhausted || general.estranged || general.beloved || general.inside)) {
        return id + ": who left the map has no points, zone or marks (section 1)";
    }
    // Who resigns in the midst of a retreat leaves it as it stands.
    const bool stopped = state.ending == Ending::resigned || state.ending == Ending::agreed;
    const bool ruined =
        general.points == 0 && (stopped || state.phase == Phase::losses || state.phase == Phase::retreat);
    if (on_map(general) && general.points < 1 && !ruined) {
        return id + ": a general always has an army (section 1)";
    }
    if (general.points < 0) {
        return id + ": points never below 0";
    }
    if (general.inside &&
        (!on_map(general) || own_castle(tables, state, general.zone, general.side) == nullptr)) {
        return id + ": inside only in an own castle";
    }
    if (general.inside && general.exhausted) {
        return id + ": a garrison is never exhausted (L-Tired 4)";
    }
    for (GeneralId before = 0; before < who; ++before) {
        const General& other = state.generals[before];
        if (other.side != general.side) {
            const bool fights = state.battle.on && state.battle.zone == general.zone;
            const bool crosses = state.pending.zone == general.zone &&
                                 (state.phase == Phase::losses || state.phase == Phase::retreat);
            if (outside(other) && outside(general) && other.zone == general.zone && !fights && !crosses &&
                !stopped) {
                return id + ": enemies outside in one zone only in battle (L-Battle 1)";
            }
        } else if (living(other) && living(general) && other.rank == general.rank && other.rank != 0) {
            return id + ": ranks of the living are unique (L-Set 2)";
        }
    }
    return std::nullopt;
}

Broken castle_violates(const Tables& tables, const State& state, std::size_t at) {
    const Castle& castle = state.castles[at];
    const ZoneId zone = tables.castles[at];
    const std::string& id = tables.zone(zone).id;
    if (castle.garrison < 0 || garrison_of(tables, state, zone) > tables.zone(zone).capacity) {
        return id + ": never more than its capacity (L-Castle 2)";
    }
    if (castle.placed > castle.garrison || castle.placed < 0) {
        return id + ": placed points are among the leaderless (L-Castle 2)";
    }
    const bool settling = state.battle.on;
    if (besieged(castle) && !settling && !has(held(state, other(castle.owner)), zone)) {
        return id + ": no siege without a besieger (section 1)";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> violated(const Tables& tables, const State& state) {
    for (GeneralId who = 0; who < state.count; ++who) {
        if (auto broken = general_violates(tables, state, who)) {
            return broken;
        }
    }
    for (std::size_t i = 0; i < castle_count; ++i) {
        if (auto broken = castle_violates(tables, state, i)) {
            return broken;
        }
    }
    int vp = 0;
    Zones burnt = 0;
    for (std::size_t i = 0; i < state.ravaged_count; ++i) {
        vp += tables.worth(state.ravaged[i]);
        burnt |= bit(state.ravaged[i]);
    }
    if (vp != state.vp || burnt != state.burnt) {
        return "the VP are those of what is ravaged (L-Ravage 1)";
    }
    if ((state.active.who != nobody) != (state.phase == Phase::activate) && state.phase != Phase::over) {
        return "somebody is active in phase activate alone";
    }
    if (state.turn > tables.turns) {
        return "no turn after the last (L-Victory 1)";
    }
    ActionList list;
    legal(tables, state, list);
    if (list.empty() != (state.phase == Phase::over)) {
        return "nobody is ever without an action";
    }
    return std::nullopt;
}

} // namespace disfida::lorraine
