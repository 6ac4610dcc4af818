#include "barletta/setup_check.hpp"

#include <string>

namespace disfida::barletta {

namespace {

std::string in_phase(Phase phase) { return "in phase " + std::string(name(phase)); }

/// Whether a knight stands in the line of his side (I1).
bool in_line(const Tables& tables, const Knight& knight, Side side) {
    if (!on_field(knight)) {
        return false;
    }
    const Hex hex = tables.hex(knight.spot);
    return hex.row == tables.line_row[index(side)] && hex.column >= tables.line_first_column &&
           hex.column <= tables.line_last_column;
}

/// Deployment begins only with everybody unplaced or absent and fills the lines, so that a free hex is left
/// for each who is to come; from the charge on nobody is unplaced.
Result<Done> check_place(const Tables& tables, Phase phase, KnightId id, const Knight& knight) {
    const std::string& who = tables.knight(id).id;
    const bool stands = on_field(knight) || knight.place == Place::camp;
    if (phase <= Phase::deploy && out_of_action(knight)) {
        return Error{who + " cannot be " + std::string(name(knight.place)) + " " + in_phase(phase) +
                         ": nobody has fought yet",
                     "I1"};
    }
    if (phase == Phase::deploy_roll && stands) {
        return Error{who + " stands already, but the phase is deploy-roll: set phase", "I1"};
    }
    if (phase == Phase::deploy && stands && !in_line(tables, knight, side_of(id))) {
        const int row = tables.line_row[index(side_of(id))];
        return Error{who + " is not in his line: in phase deploy it is " +
                         hex_name({tables.line_first_column, row}) + " to " +
                         hex_name({tables.line_last_column, row}),
                     "I1"};
    }
    if (phase >= Phase::charge && knight.place == Place::unplaced) {
        return Error{who + " is not placed " + in_phase(phase) + ": set knight " + who +
                         " HEX, or begin with set empty",
                     "I1"};
    }
    return Done{};
}

/// Orders are marked while a round's orders are given and until its end; `charged` is a mark of the charge
/// alone.
Result<Done> check_order(const Tables& tables, Phase phase, KnightId id, const Knight& knight) {
    const std::string& who = tables.knight(id).id;
    if (phase == Phase::activate || phase == Phase::regroup) {
        if (knight.order == Order::charged) {
            return Error{who + " cannot be charged " + in_phase(phase) +
                             ": that mark comes off when round 1 begins",
                         "I2"};
        }
        // At the end of the round he may have been resolved already.
        if (phase == Phase::activate && knight.order == Order::reorganising && knight.mounted &&
            knight.hits == 0) {
            return Error{who + " is mounted and has no Hits: nothing to reorganise", "E1.2"};
        }
        return Done{};
    }
    const bool charge = phase == Phase::charge;
    const std::string rule = charge ? "I2" : phase < Phase::charge ? "I1" : "C";
    if (knight.attacker_count > 0) {
        return Error{who + " cannot be marked as attacked " + in_phase(phase) + ": leave out attacked-by",
                     rule};
    }
    if (knight.order != Order::none && !(charge && knight.order == Order::charged)) {
        return Error{who + " cannot have the order " + std::string(name(knight.order)) + " " +
                         in_phase(phase) + ": " + (charge ? "none or charged" : "leave it out"),
                     rule};
    }
    return Done{};
}

} // namespace

Result<Done> check_marks(const Tables& tables, KnightId id, const Knight& knight) {
    const std::string& who = tables.knight(id).id;
    const bool marked = !knight.mounted || knight.hits > 0 || knight.wounds > 0 ||
                        knight.order != Order::none || knight.attacker_count > 0;
    if (marked && !on_field(knight) && knight.place != Place::camp) {
        return Error{who + " is " + std::string(name(knight.place)) +
                         ": foot, hits, wounds, order and attacked-by are for those in a hex or in camp",
                     "B1"};
    }
    if (knight.order == Order::reorganising && knight.place == Place::camp) {
        return Error{who + " is in camp and reorganises there without an order: order none", "E1.3"};
    }
    if (knight.order == Order::reorganising && knight.attacker_count > 0) {
        return Error{who + " was attacked and has lost his reorganisation: order reorganise-lost", "E1.2"};
    }
    return Done{};
}

Result<Done> check_knights(const Tables& tables, const State& state) {
    for (KnightId k = 0; k < knight_count; ++k) {
        for (const auto check : {check_place, check_order}) {
            if (auto checked = check(tables, state.phase, k, state.knights[k]); !checked) {
                return checked;
            }
        }
    }
    return Done{};
}

} // namespace disfida::barletta
