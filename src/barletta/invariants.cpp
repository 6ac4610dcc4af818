#include "barletta/invariants.hpp"

#include <algorithm>
#include <memory>

#include "barletta/legal.hpp"

namespace disfida::barletta {

namespace {

std::optional<std::string> knight_violates(const Tables& tables, const State& state, KnightId id) {
    const Knight& knight = state.knights[id];
    const std::string& who = tables.knight(id).id;
    if (on_field(knight) != (knight.spot != no_spot)) {
        return who + ": a hex if and only if on the field";
    }
    if (on_field(knight) && !tables.on_field(tables.hex(knight.spot))) {
        return who + ": stands off the field";
    }
    if (knight.hits >= tables.vc(id)) {
        return who + ": Hits below VC (H1.4)";
    }
    if (knight.wounds > tables.vc(id) || (knight.wounds == tables.vc(id) && knight.place != Place::killed)) {
        return who + ": alive with wounds below VC (H5)";
    }
    for (KnightId k = 0; k < id; ++k) {
        if (on_field(knight) && state.knights[k].spot == knight.spot) {
            return who + ": alone in his hex (G)";
        }
    }
    const auto& party = state.party(side_of(id));
    const auto* end = party.surrendered.begin() + party.out;
    const auto boxes = std::count(party.surrendered.begin(), end, id);
    if (boxes != (out_of_action(knight) ? 1 : 0)) {
        return who + ": in a box of the surrender table if and only if out of action (H4.2)";
    }
    return std::nullopt;
}

} // namespace

std::optional<std::string> violated(const Tables& tables, const State& state) {
    for (KnightId id = 0; id < knight_count; ++id) {
        if (auto broken = knight_violates(tables, state, id)) {
            return broken;
        }
    }
    for (const Side side : both_sides) {
        const Party& party = state.party(side);
        if (party.attacks > attacks_a_round || party.po > 99 || party.passes > 99) {
            return std::string(name(side)) + ": PO, passes and attacks never below zero";
        }
        if (party.out > knights_a_side) {
            return std::string(name(side)) + ": at most 13 out of action";
        }
    }
    const bool dice_decide = state.phase == Phase::deploy_roll || state.phase == Phase::initiative;
    if ((state.to_move == Mover::none) != (dice_decide || state.phase == Phase::over)) {
        return "somebody is to move unless dice decide or the game is over";
    }
    if (state.phase == Phase::activate && !can_order(tables, state, state.mover())) {
        return "the side to move can give an order (D1.1)";
    }
    const auto list = std::make_unique<ActionList>();
    legal(tables, state, *list);
    if (list->empty() != (state.phase == Phase::over)) {
        return "something is legal until the game is over";
    }
    return std::nullopt;
}

} // namespace disfida::barletta
