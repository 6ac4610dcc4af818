#include "barletta/refusal.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "barletta/legal.hpp"
#include "barletta/reach.hpp"
#include "barletta/sentences.hpp"
#include "kernel/naming.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

/// What the phase asks for, where an action of another phase is tried.
Error wrong_phase(const State& state) {
    switch (state.phase) {
    case Phase::deploy_roll:
        return {tr("dice decide first who places: roll"), "I1"};
    case Phase::deploy:
        return {tr("the knights are being placed: place KNIGHT HEX"), "I1"};
    case Phase::charge:
        return {tr("this is the initial charge: charge KNIGHT"), "I2"};
    case Phase::initiative:
        return {tr("dice decide the initiative now: roll"), "C1"};
    case Phase::choose:
        return {for_side(state.mover(), mark("the Italians have the initiative: first or second"),
                         mark("the French have the initiative: first or second")),
                "C1"};
    case Phase::activate:
        return {tr("orders are being given: move, reorganise or pass"), "E1"};
    case Phase::regroup:
        return {tr("the round ends with reorganisation: recover or remount"), "E1.2"};
    case Phase::over:
        break;
    }
    if (state.ending == Ending::agreed || state.ending == Ending::resigned) {
        return {tr("the game is over"), ""};
    }
    return {tr("the game is over"), state.ending == Ending::empty_field ? "J2" : "J1"};
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

std::string named(const Tables& tables, KnightId who) {
    return name_with_id(name_of(tables, who), tables.knight(who).id);
}

/// Where a knight is, a clause: "Miale is in camp". Precondition: he is not on the field.
std::string where(const Tables& tables, const State& state, KnightId who) {
    const auto told = [&](const char* pattern) { return fill(pattern, {{"knight", named(tables, who)}}); };
    switch (state.knights[who].place) {
    case Place::camp:
        return told(tr("{knight} is in camp"));
    case Place::unplaced:
        return told(tr("{knight} is not placed yet"));
    case Place::captured:
        return told(tr("{knight} is captured"));
    case Place::killed:
        return told(tr("{knight} is dead"));
    case Place::field:
    case Place::absent:
        break;
    }
    return told(tr("{knight} takes no part"));
}

Error why_not_place(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    const auto already = [&](KnightId who) {
        const Knight& there = state.knights[who];
        if (on_field(there)) {
            return fill(tr("{knight} stands in {hex} already"),
                        {{"knight", named(tables, who)}, {"hex", tables.spot_name(there.spot)}});
        }
        // Translators: {where} is a clause, as "Miale takes no part".
        return fill(tr("{where} already"), {{"where", where(tables, state, who)}});
    };
    if (knight.place != Place::unplaced) {
        return {already(action.knight), "I1"};
    }
    const Side side = state.mover();
    if (placed_count(state) == 0) {
        return {fill(tr("the first knight stands in the middle of the line, {hex}"),
                     {{"hex", tables.spot_name(tables.centre[index(side)])}}),
                "I1"};
    }
    const KnightId there = knight_at(state, action.spot);
    if (there != nobody) {
        return {already(there), "G"};
    }
    const auto name_in_line = [&](int column) { return hex_name({column, tables.line_row[index(side)]}); };
    return {fill(for_side(side, mark("{hex} is not in the line of italian: {from} to {to}"),
                          mark("{hex} is not in the line of french: {from} to {to}")),
                 {{"hex", tables.spot_name(action.spot)},
                  {"from", name_in_line(tables.line_first_column)},
                  {"to", name_in_line(tables.line_last_column)}}),
            "I1"};
}

Error why_not_charge(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    if (!on_field(knight)) {
        return {fill(tr("{where} and cannot charge"), {{"where", where(tables, state, action.knight)}}),
                "I2"};
    }
    return {fill(knight.order == Order::charged ? tr("{knight} has fought in the charge already")
                                                : tr("{knight} has nobody opposite who has not fought"),
                 {{"knight", named(tables, action.knight)}}),
            "I2"};
}

/// Why a knight can get no order at all, if so.
std::optional<Error> why_no_order(const Tables& tables, const State& state, KnightId who) {
    const Knight& knight = state.knights[who];
    if (!on_field(knight) && knight.place != Place::camp) {
        return Error{where(tables, state, who), "E1"};
    }
    if (knight.order != Order::none) {
        constexpr std::array<const char*, order_names.size()> patterns{
            "", // none
            mark("{knight} has had his order this round (moved)"),
            mark("{knight} has had his order this round (attacked)"),
            mark("{knight} has had his order this round (reorganising)"),
            mark("{knight} has had his order this round (reorganise-lost)"),
            mark("{knight} has had his order this round (charged)")};
        return Error{
            fill(tr(patterns[static_cast<std::size_t>(knight.order)]), {{"knight", named(tables, who)}}),
            "E1"};
    }
    return std::nullopt;
}

/// A sentence with the knight who acts, the hex he would act from and whom he would attack.
std::string told(const Tables& tables, const Action& action, const char* pattern) {
    return fill(pattern, {{"knight", named(tables, action.knight)},
                          {"hex", action.spot == no_spot ? "" : tables.spot_name(action.spot)},
                          {"enemy", action.target == nobody ? "" : named(tables, action.target)}});
}

Error why_not_attack(const Tables& tables, const State& state, const Action& action, const Reach& reach) {
    const Knight& knight = state.knights[action.knight];
    const Knight& enemy = state.knights[action.target];
    if (side_of(action.target) == side_of(action.knight)) {
        return {told(tables, action, tr("{enemy} is on {knight}'s own side")), "E1.1"};
    }
    if (!on_field(enemy)) {
        return {fill(tr("{where} and cannot be attacked"), {{"where", where(tables, state, action.target)}}),
                "E1.1"};
    }
    if (state.party(state.mover()).attacks == 0) {
        return {tr("no attack is left: a side makes five a round"), "E1.1"};
    }
    if (!may_attack(state, action.knight, action.target)) {
        std::vector<std::string> attackers;
        for (std::size_t i = 0; i < knight.attacker_count; ++i) {
            attackers.push_back(named(tables, knight.attackers[i]));
        }
        return {fill(tr("{knight} was attacked this round and may only strike back at {attackers}"),
                     {{"knight", named(tables, action.knight)}, {"attackers", join(attackers, ", ")}}),
                "H"};
    }
    if (!direction_between(tables.hex(action.spot), tables.hex(enemy.spot))) {
        return {fill(tr("{enemy} in {there} is not next to {hex}"), {{"enemy", named(tables, action.target)},
                                                                     {"there", tables.spot_name(enemy.spot)},
                                                                     {"hex", tables.spot_name(action.spot)}}),
                "E1.1"};
    }
    if (!reach.attack.has(action.spot)) {
        return {told(tables, action,
                     tr("{knight} reaches {hex} only with his last movement point; an attack needs one")),
                "F"};
    }
    return {told(tables, action, tr("{knight} cannot attack {enemy} now")), "E1.1"};
}

Error why_not_move(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    const KnightId there = knight_at(state, action.spot);
    if (there != nobody && there != action.knight) {
        return {fill(tr("{knight} cannot end in {hex}: {other} stands there"),
                     {{"knight", named(tables, action.knight)},
                      {"hex", tables.spot_name(action.spot)},
                      {"other", named(tables, there)}}),
                "G"};
    }
    const Reach reached = reach(tables, state, free_spots(tables, state), action.knight);
    if (!reached.move.has(action.spot)) {
        const bool camp = knight.place == Place::camp;
        if (camp && !can_leave_camp(tables, state, side_of(action.knight))) {
            return {told(tables, action, tr("{knight} cannot leave camp: every entry hex is taken")), "F"};
        }
        const int points = knight.mounted ? mounted_move : foot_move;
        if (knight.place == Place::field &&
            distance(tables.hex(knight.spot), tables.hex(action.spot)) <= points) {
            return {told(tables, action, tr("{knight} cannot reach {hex}: knights stand in the way")), "G"};
        }
        return {fill(camp ? tr("{knight} cannot reach {hex} with {points} movement points from camp")
                          : tr("{knight} cannot reach {hex} with {points} movement points"),
                     {{"knight", named(tables, action.knight)},
                      {"hex", tables.spot_name(action.spot)},
                      {"points", std::to_string(points)}}),
                "F"};
    }
    return why_not_attack(tables, state, action, reached);
}

Error why_not_reorganise(const Tables& tables, const State& state, const Action& action) {
    const Knight& knight = state.knights[action.knight];
    if (knight.place == Place::camp) {
        return {told(tables, action, tr("{knight} is in camp and reorganises there without an order")),
                "E1.3"};
    }
    if (knight.attacker_count > 0) {
        return {told(tables, action, tr("{knight} was attacked this round and cannot reorganise")), "E1.2"};
    }
    return {told(tables, action, tr("{knight} is mounted and has no Hits: nothing to reorganise")), "E1.2"};
}

Error why_not_regroup(const Tables& tables, const State& state, const Action& action) {
    const KnightId now = regroup_knight(state, state.regrouped);
    return {fill(now != action.knight ? tr("{knight} is to be resolved now")
                                      : tr("{knight} has no Hits to recover: remount"),
                 {{"knight", named(tables, now)}}),
            "E1.2"};
}

} // namespace

Error why_not(const Tables& tables, const State& state, const Action& action) {
    if (phase_of(state, action.verb) != state.phase) {
        return wrong_phase(state);
    }
    if (action.knight != nobody && side_of(action.knight) != state.mover() && action.verb != Verb::recover &&
        action.verb != Verb::remount) {
        return {told(tables, action,
                     for_side(side_of(action.knight), mark("{knight} is Italian; the French are to move"),
                              mark("{knight} is French; the Italians are to move"))),
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
                                         : why_not_reorganise(tables, state, action);
    case Verb::pass:
        return {for_side(state.mover(), mark("the Italians have no pass left"),
                         mark("the French have no pass left")),
                "D2"};
    case Verb::recover:
    case Verb::remount:
        return why_not_regroup(tables, state, action);
    default:
        return wrong_phase(state);
    }
}

} // namespace disfida::barletta
