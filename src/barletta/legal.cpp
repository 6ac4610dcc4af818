#include "barletta/legal.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "barletta/reach.hpp"

namespace disfida::barletta {

bool can_reorganise(const Knight& knight) {
    return on_field(knight) && knight.order == Order::none && knight.attacker_count == 0 &&
           (!knight.mounted || knight.hits > 0);
}

bool may_attack(const State& state, KnightId knight, KnightId enemy) {
    const Knight& who = state.knights[knight];
    if (who.attacker_count == 0) {
        return true;
    }
    const auto* end = who.attackers.begin() + who.attacker_count;
    return std::find(who.attackers.begin(), end, enemy) != end;
}

bool can_order(const Tables& tables, const State& state, Side side) {
    if (state.party(side).po == 0) {
        return false;
    }
    bool in_camp = false;
    const KnightId first = first_of(side);
    for (KnightId k = first; k < first + knights_a_side; ++k) {
        if (unordered(state.knights[k])) {
            if (on_field(state.knights[k])) {
                return true; // he may at least stay where he is
            }
            in_camp = true;
        }
    }
    return in_camp && can_leave_camp(tables, state, side);
}

KnightId charge_target(const Tables& tables, const State& state, KnightId knight) {
    const Knight& who = state.knights[knight];
    const Side side = side_of(knight);
    if (!on_field(who) || who.order == Order::charged) {
        return nobody;
    }
    const Hex hex = tables.hex(who.spot);
    if (hex.row != tables.line_row[index(side)] || hex.column < tables.line_first_column ||
        hex.column > tables.line_last_column) {
        return nobody;
    }
    const Spot opposite = tables.spot({hex.column, tables.line_row[index(other(side))]});
    const KnightId enemy = knight_at(state, opposite);
    const bool waiting =
        enemy != nobody && side_of(enemy) != side && state.knights[enemy].order != Order::charged;
    return waiting ? enemy : nobody;
}

int placed_count(const State& state) {
    return static_cast<int>(std::count_if(state.knights.begin(), state.knights.end(), [](const Knight& knight) {
        return knight.place != Place::unplaced && knight.place != Place::absent;
    }));
}

Regroup regroup_kind(const Knight& knight) {
    const bool marked = on_field(knight) && knight.order == Order::reorganising;
    const bool resting = knight.place == Place::camp && knight.order == Order::none;
    if (!marked && !resting) {
        return Regroup::nothing;
    }
    if (knight.mounted) {
        return knight.hits > 0 ? Regroup::recovers : Regroup::nothing;
    }
    if (knight.hits > 0) {
        return Regroup::chooses;
    }
    return resting ? Regroup::remounts : Regroup::rolls_to_remount;
}

KnightId regroup_knight(const State& state, int place) {
    const Side first = state.first_side();
    const Side side = place < knights_a_side ? first : other(first);
    return static_cast<KnightId>(first_of(side) + place % knights_a_side);
}

namespace {

void legal_places(const Tables& tables, const State& state, ActionList& out) {
    const Side side = state.mover();
    const bool opening = placed_count(state) == 0;
    std::array<Spot, knights_a_side> free{};
    std::size_t count = 0;
    if (opening) {
        free[count++] = tables.centre[index(side)];
    } else {
        for (int column = tables.line_first_column; column <= tables.line_last_column; ++column) {
            const Spot spot = tables.spot({column, tables.line_row[index(side)]});
            if (knight_at(state, spot) == nobody) {
                free[count++] = spot;
            }
        }
    }
    for (const KnightId knight : tables.by_id[index(side)]) {
        if (state.knights[knight].place == Place::unplaced) {
            for (const Spot spot : std::span(free).first(count)) {
                out.add({Verb::place, knight, nobody, spot});
            }
        }
    }
}

void legal_charges(const Tables& tables, const State& state, ActionList& out) {
    for (const KnightId knight : tables.by_id[index(state.mover())]) {
        if (charge_target(tables, state, knight) != nobody) {
            out.add({Verb::charge, knight});
        }
    }
}

/// The set of a spot's neighbours.
SpotSet around(const Tables& tables, Spot spot) {
    SpotSet set;
    for (const Spot next : tables.neighbours[spot]) {
        if (next != no_spot) {
            set.insert(next);
        }
    }
    return set;
}

/// Enemies on the field in byte order, each with the hexes from which he can be attacked.
struct Targets {
    std::array<KnightId, knights_a_side> ids{};
    std::array<SpotSet, knights_a_side> around{};
    std::size_t count = 0;
};

/// All Move orders of one knight, in byte order: by hex, bare before attacks, attacks by the enemy's id.
void legal_moves(const State& state, KnightId knight, const Reach& reach, const Targets& targets, bool may_fight,
                 ActionList& out) {
    std::array<std::uint8_t, knights_a_side> allowed{};
    std::size_t allowed_count = 0;
    SpotSet contact; // hexes next to an enemy he may attack
    for (std::size_t i = 0; may_fight && i < targets.count; ++i) {
        if (may_attack(state, knight, targets.ids[i])) {
            allowed[allowed_count++] = static_cast<std::uint8_t>(i);
            for (std::size_t c = 0; c < contact.words.size(); ++c) {
                contact.words[c] = static_cast<std::uint16_t>(contact.words[c] | targets.around[i].words[c]);
            }
        }
    }
    for (std::size_t c = 1; c + 1 < contact.words.size(); ++c) {
        unsigned left = reach.move.words[c];
        const unsigned fights = contact.words[c] & reach.attack.words[c];
        while (left != 0) {
            const auto row = static_cast<unsigned>(std::countr_zero(left));
            const auto spot = static_cast<Spot>(c * rows_a_column + row);
            left &= left - 1;
            out.add({Verb::move, knight, nobody, spot});
            if (((fights >> row) & 1U) == 0) {
                continue;
            }
            for (const std::size_t i : std::span(allowed).first(allowed_count)) {
                if (targets.around[i].has(spot)) {
                    out.add({Verb::move, knight, targets.ids[i], spot});
                }
            }
        }
    }
}

void legal_orders(const Tables& tables, const State& state, ActionList& out) {
    const Side side = state.mover();
    const Party& party = state.party(side);
    const SpotSet free = free_spots(tables, state);
    const bool may_fight = party.attacks > 0;
    Targets targets;
    for (const KnightId enemy : tables.by_id[index(other(side))]) {
        if (may_fight && on_field(state.knights[enemy])) {
            targets.ids[targets.count] = enemy;
            targets.around[targets.count++] = around(tables, state.knights[enemy].spot);
        }
    }
    for (const KnightId knight : tables.by_id[index(side)]) {
        if (unordered(state.knights[knight])) {
            legal_moves(state, knight, reach(tables, state, free, knight), targets, may_fight, out);
        }
    }
    if (party.passes > 0) {
        out.add({Verb::pass});
    }
    for (const KnightId knight : tables.by_id[index(side)]) {
        if (can_reorganise(state.knights[knight])) {
            out.add({Verb::reorganise, knight});
        }
    }
}

} // namespace

void legal(const Tables& tables, const State& state, ActionList& out) {
    out.clear();
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::initiative:
        out.add({Verb::roll});
        break;
    case Phase::deploy:
        legal_places(tables, state, out);
        break;
    case Phase::charge:
        legal_charges(tables, state, out);
        break;
    case Phase::choose:
        out.add({Verb::first});
        out.add({Verb::second});
        break;
    case Phase::activate:
        legal_orders(tables, state, out);
        break;
    case Phase::regroup: {
        const KnightId knight = regroup_knight(state, state.regrouped);
        if (regroup_kind(state.knights[knight]) == Regroup::chooses) {
            out.add({Verb::recover, knight});
        }
        out.add({Verb::remount, knight});
        break;
    }
    case Phase::over:
        break;
    }
}

} // namespace disfida::barletta
