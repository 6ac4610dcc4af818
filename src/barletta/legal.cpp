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
    return static_cast<int>(
        std::count_if(state.knights.begin(), state.knights.end(), [](const Knight& knight) {
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

/// Enemies on the field by their place in the byte order of ids, as bits: whom one can strike at from each
/// hex.
using Contacts = std::array<std::uint16_t, spot_count>;

Contacts contacts(const Tables& tables, const State& state, Side enemies) {
    Contacts out{};
    unsigned bit = 1;
    for (const KnightId enemy : tables.by_id[index(enemies)]) {
        if (on_field(state.knights[enemy])) {
            for (const Spot spot : tables.neighbours[state.knights[enemy].spot]) {
                if (spot != no_spot) {
                    out[spot] = static_cast<std::uint16_t>(out[spot] | bit);
                }
            }
        }
        bit <<= 1U;
    }
    return out;
}

/// Bits of the enemies a knight may attack by his marks (H).
unsigned allowed_targets(const State& state, KnightId knight, std::span<const KnightId> enemies) {
    unsigned allowed = 0;
    for (std::size_t i = 0; i < enemies.size(); ++i) {
        allowed |= may_attack(state, knight, enemies[i]) ? 1U << i : 0U;
    }
    return allowed;
}

/// All Move orders of one knight, in byte order: by hex, bare before attacks, attacks by the enemy's id.
void legal_moves(const Reach& reach, KnightId knight, const Contacts& contacts, unsigned allowed,
                 std::span<const KnightId> enemies, ActionList& out) {
    Action* slot = out.end_slot();
    for (std::size_t c = 1; c + 1 < reach.move.words.size(); ++c) {
        const unsigned fights = reach.attack.words[c];
        for (unsigned left = reach.move.words[c]; left != 0; left &= left - 1) {
            const auto row = static_cast<unsigned>(std::countr_zero(left));
            const auto spot = static_cast<Spot>(c * rows_a_column + row);
            *slot++ = {Verb::move, knight, nobody, spot};
            unsigned targets = ((fights >> row) & 1U) != 0 ? contacts[spot] & allowed : 0;
            for (; targets != 0; targets &= targets - 1) {
                *slot++ = {Verb::move, knight, enemies[static_cast<std::size_t>(std::countr_zero(targets))],
                           spot};
            }
        }
    }
    out.close(slot);
}

void legal_orders(const Tables& tables, const State& state, ActionList& out) {
    const Side side = state.mover();
    const Party& party = state.party(side);
    const SpotSet free = free_spots(tables, state);
    const auto& enemies = tables.by_id[index(other(side))];
    const bool may_fight = party.attacks > 0;
    const Contacts near = may_fight ? contacts(tables, state, other(side)) : Contacts{};
    for (const KnightId knight : tables.by_id[index(side)]) {
        if (unordered(state.knights[knight])) {
            const unsigned allowed = may_fight ? allowed_targets(state, knight, enemies) : 0;
            legal_moves(reach(tables, state, free, knight), knight, near, allowed, enemies, out);
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
