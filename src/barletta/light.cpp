#include "barletta/light.hpp"

#include <algorithm>

#include "barletta/legal.hpp"
#include "barletta/light_lines.hpp"
#include "barletta/light_order.hpp"
#include "barletta/light_worth.hpp"

namespace disfida::barletta {

namespace {

using light_worth::foot_share;
using light_worth::hit_recovered;

/// Hits or a horse, whichever is worth more (E1.2).
Action regroup(const Tables& tables, const State& state) {
    const KnightId who = regroup_knight(state, state.regrouped);
    const Knight& knight = state.knights[who];
    if (regroup_kind(knight) != Regroup::chooses) {
        return {Verb::remount, who};
    }
    constexpr int die_faces = 6;
    const int faces = knight.place == Place::camp
                          ? die_faces
                          : std::max(0, die_faces + 1 - remount_needed - knight.wounds - knight.hits);
    const int horse = foot_share * tables.vc(who) * faces / die_faces;
    const int hits = 2 * hit_recovered * std::min<int>(knight.hits, most_recovered_hits);
    return {horse > hits ? Verb::remount : Verb::recover, who};
}

} // namespace

Action light(const Tables& tables, const State& state, SeededDice& random) {
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::initiative:
    case Phase::over:
        break;
    case Phase::deploy:
        return light_place(tables, state, random);
    case Phase::charge:
        return light_charge(tables, state, random);
    case Phase::choose:
        return {Verb::first};
    case Phase::activate:
        return light_order(tables, state, random);
    case Phase::regroup:
        return regroup(tables, state);
    }
    return {Verb::roll};
}

} // namespace disfida::barletta
