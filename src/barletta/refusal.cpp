#include "barletta/refusal.hpp"

#include <optional>
#include <string>

#include "barletta/legal.hpp"
#include "barletta/reach.hpp"

namespace disfida::barletta {

namespace {

/// What the phase asks for, where an action of another phase is tried.
Error wrong_phase(const State& state) {
    switch (state.phase) {
    case Phase::deploy_roll:
        return {"dice decide first who places: roll", "I1"};
    case Phase::deploy:
        return {"the knights are being placed: place KNIGHT HEX", "I1"};
    case Phase::charge:
        return {"this is the initial charge: charge KNIGHT", "I2"};
    case Phase::initiative:
        return {"dice decide the initiative now: roll", "C1"};
    case Phase::choose:
        return {std::string(name(state.mover())) + " has the initiative: first or second", "C1"};
    case Phase::activate:
        return {"orders are being given: move, reorganise or pass", "E1"};
    case Phase::regroup:
        return {"the round ends with reorganisation: recover or remount", "E1.2"};
    case Phase::over:
        break;
    }
    if (state.ending == Ending::agreed || state.ending == Ending::resigned) {
        return {"the game is over", ""};
    }
    return {"the game is over", state.ending == Ending::empty_field ? "J2" : "J1"};
}

Phase phase_of(const State& state, Verb verb) {
    switch (verb) {
    case Verb::roll:
        return state.phase == Phase::deploy_roll ? Phase::deploy_roll : Phase::initiative;
    case Verb::place:
        return Phase::deploy;
    case Verb::charge:
        return Phase::charge;
    case Verb::first:
    case Verb::second:
        return Phase::choose;
    case Verb::move:
    case Verb::reorganise:
    case Verb::pass:
        return Phase::activate;
    case Verb::recover:
    case Verb::remount:
        return Phase::regroup;
    }
    return Phase::over;
}

std::string where(const Tables& tables, const Knight& knight) {
    switch (knight.place) {
    case Place::field:
        return "stands in " + tables.spot_name(knight.spot);
    case Place::camp:
        return "is in camp";
    case Place::unplaced:
        return "is not placed yet";
    case Place::captured:
        return "is captured";
    case Place::killed:
        return "is dead";
    case Place::absent:
        break;
    }
    return "takes no part";
}

Error why_not_place(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    const std::string& id = tables.knight(action.knight).id;
    if (knight.place != Place::unplaced) {
        return {id + " " + where(tables, knight) + " already", "I1"};
    }
    const Side side = state.mover();
    if (placed_count(state) == 0) {
        return {"the first knight stands in the middle of the line, " +
                    tables.spot_name(tables.centre[index(side)]),
                "I1"};
    }
    const KnightId there = knight_at(state, action.spot);
    if (there != nobody) {
        return {tables.knight(there).id + " stands in " + tables.spot_name(action.spot) + " already", "G"};
    }
    const auto name_in_line = [&](int column) { return hex_name({column, tables.line_row[index(side)]}); };
    return {tables.spot_name(action.spot) + " is not in the line of " + std::string(name(side)) + ": " +
                name_in_line(tables.line_first_column) + " to " + name_in_line(tables.line_last_column),
            "I1"};
}

Error why_not_charge(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    const std::string& id = tables.knight(action.knight).id;
    if (!on_field(knight)) {
        return {id + " " + where(tables, knight) + " and cannot charge", "I2"};
    }
    if (knight.order == Order::charged) {
        return {id + " has fought in the charge already", "I2"};
    }
    return {id + " has nobody opposite who has not fought", "I2"};
}

/// Why a knight can get no order at all, if so.
std::optional<Error> why_no_order(const Tables& tables, const State& state, KnightId who) {
    const Knight& knight = state.knights[who];
    const std::string& id = tables.knight(who).id;
    if (!on_field(knight) && knight.place != Place::camp) {
        return Error{id + " " + where(tables, knight), "E1"};
    }
    if (knight.order != Order::none) {
        return Error{id + " has had his order this round (" + std::string(name(knight.order)) + ")", "E1"};
    }
    return std::nullopt;
}

Error why_not_attack(const Tables& tables, const State& state, const Action& action, const Reach& reach) {
    const Knight& knight = state.knights[action.knight];
    const Knight& enemy = state.knights[action.target];
    const std::string& id = tables.knight(action.knight).id;
    const std::string& target = tables.knight(action.target).id;
    if (side_of(action.target) == side_of(action.knight)) {
        return {target + " is on " + id + "'s own side", "E1.1"};
    }
    if (!on_field(enemy)) {
        return {target + " " + where(tables, enemy) + " and cannot be attacked", "E1.1"};
    }
    if (state.party(state.mover()).attacks == 0) {
        return {"no attack is left: a side makes five a round", "E1.1"};
    }
    if (!may_attack(state, action.knight, action.target)) {
        std::string attackers;
        for (int i = 0; i < knight.attacker_count; ++i) {
            attackers +=
                (i > 0 ? ", " : "") + tables.knight(knight.attackers[static_cast<std::size_t>(i)]).id;
        }
        return {id + " was attacked this round and may only strike back at " + attackers, "H"};
    }
    if (!direction_between(tables.hex(action.spot), tables.hex(enemy.spot))) {
        return {target + " in " + tables.spot_name(enemy.spot) + " is not next to " +
                    tables.spot_name(action.spot),
                "E1.1"};
    }
    if (!reach.attack.has(action.spot)) {
        return {id + " reaches " + tables.spot_name(action.spot) +
                    " only with his last movement point; an attack needs one",
                "F"};
    }
    return {id + " cannot attack " + target + " now", "E1.1"};
}

Error why_not_move(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    const std::string& id = tables.knight(action.knight).id;
    const KnightId there = knight_at(state, action.spot);
    if (there != nobody && there != action.knight) {
        return {id + " cannot end in " + tables.spot_name(action.spot) + ": " + tables.knight(there).id +
                    " stands there",
                "G"};
    }
    const Reach reached = reach(tables, state, free_spots(tables, state), action.knight);
    if (!reached.move.has(action.spot)) {
        if (knight.place == Place::camp && !can_leave_camp(tables, state, side_of(action.knight))) {
            return {id + " cannot leave camp: every entry hex is taken", "F"};
        }
        const int points = knight.mounted ? mounted_move : foot_move;
        if (knight.place == Place::field &&
            distance(tables.hex(knight.spot), tables.hex(action.spot)) <= points) {
            return {id + " cannot reach " + tables.spot_name(action.spot) + ": knights stand in the way",
                    "G"};
        }
        return {id + " cannot reach " + tables.spot_name(action.spot) + " with " + std::to_string(points) +
                    " movement points" + (knight.place == Place::camp ? " from camp" : ""),
                "F"};
    }
    return why_not_attack(tables, state, action, reached);
}

Error why_not_reorganise(const Tables& tables, const State& state, KnightId who) {
    const Knight& knight = state.knights[who];
    const std::string& id = tables.knight(who).id;
    if (knight.place == Place::camp) {
        return {id + " is in camp and reorganises there without an order", "E1.3"};
    }
    if (knight.attacker_count > 0) {
        return {id + " was attacked this round and cannot reorganise", "E1.2"};
    }
    return {id + " is mounted and has no Hits: nothing to reorganise", "E1.2"};
}

Error why_not_regroup(const Tables& tables, const State& state, const Action& action) {
    const KnightId now = regroup_knight(state, state.regrouped);
    if (now != action.knight) {
        return {tables.knight(now).id + " is to be resolved now", "E1.2"};
    }
    return {tables.knight(now).id + " has no Hits to recover: remount", "E1.2"};
}

} // namespace

Error why_not(const Tables& tables, const State& state, const Action& action) {
    if (phase_of(state, action.verb) != state.phase) {
        return wrong_phase(state);
    }
    if (action.knight != nobody && side_of(action.knight) != state.mover() && action.verb != Verb::recover &&
        action.verb != Verb::remount) {
        return {tables.knight(action.knight).id + " is " + std::string(name(side_of(action.knight))) + "; " +
                    std::string(name(state.mover())) + " is to move",
                state.phase == Phase::deploy   ? "I1"
                : state.phase == Phase::charge ? "I2"
                                               : "C1"};
    }
    switch (action.verb) {
    case Verb::place:
        return why_not_place(tables, state, action);
    case Verb::charge:
        return why_not_charge(tables, state, action);
    case Verb::move:
    case Verb::reorganise:
        if (auto error = why_no_order(tables, state, action.knight)) {
            return *error;
        }
        return action.verb == Verb::move ? why_not_move(tables, state, action)
                                         : why_not_reorganise(tables, state, action.knight);
    case Verb::pass:
        return {std::string(name(state.mover())) + " has no pass left", "D2"};
    case Verb::recover:
    case Verb::remount:
        return why_not_regroup(tables, state, action);
    default:
        return wrong_phase(state);
    }
}

} // namespace disfida::barletta
