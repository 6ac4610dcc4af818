#include "barletta/legal.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "barletta/reach.hpp"

namespace disfida::barletta {

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
    int count = 0;
    for (const Knight& knight : state.knights) {
        // Without a branch: in the deployment it would be guessed wrong too often.
        count += static_cast<int>(knight.place != Place::unplaced) &
                 static_cast<int>(knight.place != Place::absent);
    }
    return count;
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
        const SpotSet empty = free_spots(tables, state);
        Spot spot = tables.spot({tables.line_first_column, tables.line_row[index(side)]});
        for (int i = 0; i < knights_a_side; ++i) {
            free[count] = spot;
            count += empty.has(spot) ? 1 : 0;
            spot = static_cast<Spot>(spot + rows_a_column);
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

/// A Move order as the word it is in memory. Each field has its own bits there, so that hex and enemy are
/// added to an order that has neither; a list is written with one store an action.
constexpr std::uint64_t word(Action action) { return std::bit_cast<std::uint64_t>(action); }
constexpr std::uint64_t spot_unit = word({Verb{}, 0, 0, 1});
constexpr std::uint64_t target_unit = word({Verb{}, 0, 1, 0});

/// Whom one can strike at from each hex.
struct Contacts {
    SpotSet some;    ///< hexes next to an enemy
    SpotSet several; ///< next to more than one
    /// The first enemy of each hex in byte order of ids, with the hex, as a part of an order.
    std::array<std::uint64_t, spot_count> first{};
    std::array<std::uint8_t, spot_count> counts{};
    /// All enemies next to a hex, in reverse order; as many as counted.
    std::array<std::array<KnightId, all_directions.size()>, spot_count> enemies;

    /// Precondition: the enemies come in reverse byte order of ids.
    void add(Spot spot, KnightId enemy) {
        const std::size_t w = spot / SpotSet::spots_a_word;
        const std::uint64_t bit = std::uint64_t{1} << (spot % SpotSet::spots_a_word);
        several.words[w] |= some.words[w] & bit;
        some.words[w] |= bit;
        first[spot] = spot * spot_unit + enemy * target_unit;
        enemies[spot][counts[spot]++] = enemy;
    }
};

/// Contacts with the enemies on the field that `may_attack` lets through.
template <class MayAttack>
void find_contacts(const Tables& tables, const State& state, Side enemies, const MayAttack& may_attack,
                   Contacts& out) {
    const auto& ids = tables.by_id[index(enemies)];
    for (std::size_t i = ids.size(); i-- > 0;) { // backwards: the first one is written last
        const KnightId enemy = ids[i];
        if (!on_field(state.knights[enemy]) || !may_attack(enemy)) {
            continue;
        }
        for (const Spot spot : tables.neighbours[state.knights[enemy].spot]) {
            if (spot != no_spot) {
                out.add(spot, enemy);
            }
        }
    }
}

/// All Move orders of one knight, in byte order: by hex, bare before attacks, attacks by the enemy's id.
/// Without a branch on whether there is one enemy or none: it would be guessed wrong too often.
void legal_moves(const Reach& reach, KnightId knight, const Contacts& contacts, ActionList& out) {
    const std::uint64_t bare = word({Verb::move, knight, nobody, 0});
    const std::uint64_t fight = word({Verb::move, knight, 0, 0});
    Action* slot = out.end_slot();
    for (std::size_t w = 0; w < reach.move.words.size(); ++w) {
        const std::uint64_t some = reach.attack.words[w] & contacts.some.words[w];
        const std::uint64_t several = reach.attack.words[w] & contacts.several.words[w];
        const std::size_t start = w * SpotSet::spots_a_word;
        const std::uint64_t bare_here = bare + start * spot_unit;
        const std::uint64_t* first = contacts.first.data() + start;
        for (std::uint64_t left = reach.move.words[w]; left != 0; left &= left - 1) {
            const std::size_t bit = static_cast<unsigned>(std::countr_zero(left));
            slot[0] = std::bit_cast<Action>(bare_here + bit * spot_unit);
            slot[1] = std::bit_cast<Action>(fight + first[bit]);
            slot += 1 + ((some >> bit) & 1U);
            if (((several >> bit) & 1U) != 0) {
                const std::size_t spot = start + bit;
                for (std::size_t i = contacts.counts[spot] - 1U; i-- > 0;) {
                    *slot++ = std::bit_cast<Action>(fight + spot * spot_unit +
                                                    contacts.enemies[spot][i] * target_unit);
                }
            }
        }
    }
    out.close(slot);
}

void legal_orders(const Tables& tables, const State& state, ActionList& out) {
    const Side side = state.mover();
    const Party& party = state.party(side);
    const SpotSet free = free_spots(tables, state);
    const bool may_fight = party.attacks > 0;
    Contacts all;
    find_contacts(
        tables, state, other(side), [&](KnightId) { return may_fight; }, all);
    for (const KnightId knight : tables.by_id[index(side)]) {
        if (!unordered(state.knights[knight])) {
            continue;
        }
        const Reach reached = reach(tables, state, free, knight);
        if (may_fight && state.knights[knight].attacker_count > 0) {
            Contacts marked; // only those who attacked him (H)
            find_contacts(
                tables, state, other(side), [&](KnightId enemy) { return may_attack(state, knight, enemy); },
                marked);
            legal_moves(reached, knight, marked, out);
        } else {
            legal_moves(reached, knight, all, out);
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
