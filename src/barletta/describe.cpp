#include "barletta/describe.hpp"

#include <algorithm>

#include "barletta/apply.hpp"
#include "barletta/combat.hpp"
#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

/// The name, and the id where one could not guess it: "La Motte (la-motte)".
std::string name_and_id(const KnightInfo& knight) {
    std::string small = knight.short_name;
    for (char& c : small) {
        c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return knight.short_name + (small == knight.id ? "" : " (" + knight.id + ")");
}

std::string_view order_words(Order order) {
    switch (order) {
    case Order::none:
        return "";
    case Order::moved:
        return "has moved";
    case Order::attacked:
        return "has attacked";
    case Order::reorganising:
        return "reorganises";
    case Order::reorganise_lost:
        return "has lost his reorganisation";
    case Order::charged:
        return "has charged";
    }
    return "";
}

std::string place_words(const Tables& tables, const Knight& knight) {
    switch (knight.place) {
    case Place::field:
        return tables.spot_name(knight.spot);
    case Place::camp:
        return "in camp";
    case Place::unplaced:
        return "not placed yet";
    case Place::captured:
        return "captured";
    case Place::killed:
        return "killed";
    case Place::absent:
        break;
    }
    return "takes no part";
}

int count_in(const State& state, Side side, Place place) {
    const auto* first = state.knights.begin() + first_of(side);
    return static_cast<int>(std::count_if(first, first + knights_a_side,
                                          [&](const Knight& knight) { return knight.place == place; }));
}

std::string side_sentence(const Tables& tables, const State& state, Side side) {
    const Party& party = state.party(side);
    std::string out = std::string(people(side)) + ": ";
    if (state.round > 0 && state.phase != Phase::over) {
        out += "PO " + std::to_string(party.po) + ", " + std::to_string(party.passes) +
               (party.passes == 1 ? " pass, " : " passes, ") + count_of(party.attacks, "attack") + " left, ";
    }
    out += std::to_string(victory_points(tables, state, side)) + " VP, ";
    out += std::to_string(count_in(state, side, Place::field)) + " on the field, " +
           std::to_string(count_in(state, side, Place::camp)) + " in camp, " + std::to_string(party.out) +
           " out of action";
    if (party.out > 0 && party.out < knights_a_side && state.phase != Phase::over) {
        out += "; their next surrender test adds " + std::to_string(tables.surrender_modifier[party.out]);
    }
    return out + ".";
}

std::string result_sentence(const Tables& tables, const State& state) {
    const int italian = victory_points(tables, state, Side::italian);
    const int french = victory_points(tables, state, Side::french);
    const std::string score =
        std::to_string(italian) + " VP Italian, " + std::to_string(french) + " VP French.";
    if (state.ending == Ending::agreed) {
        return "A draw, as both sides agreed: " + score;
    }
    if (state.ending == Ending::resigned) {
        const Side victor = state.winner == Mover::italian ? Side::italian : Side::french;
        return "The " + std::string(people(victor)) + " win: the " + std::string(people(other(victor))) +
               " gave up, " + score;
    }
    const bool points = state.ending == Ending::points;
    const std::string how = points ? "on points after round " + std::to_string(rounds) + " [J1]"
                                   : "a side has nobody left on the field [J2]";
    if (state.winner == Mover::none) {
        return "A draw, " + std::to_string(italian) + " VP each: " + how + ".";
    }
    const Side winner = state.winner == Mover::italian ? Side::italian : Side::french;
    const int own = winner == Side::italian ? italian : french;
    return "The " + std::string(people(winner)) + " win, " + std::to_string(own) + " VP to " +
           std::to_string(italian + french - own) + ": " +
           (points ? how
                   : "the " + std::string(people(other(winner))) + " have nobody left on the field [J2]") +
           ".";
}

std::string headline(const Tables& tables, const State& state) {
    int to_come = 0;
    int fought = 0;
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::deploy:
        return "Deployment, " + std::to_string(placed_count(state)) + " of " + std::to_string(knight_count) +
               " knights stand.";
    case Phase::charge:
        for (KnightId k = first_of(Side::italian); k < knights_a_side; ++k) {
            to_come += charge_target(tables, state, k) != nobody ? 1 : 0;
            fought += state.knights[k].order == Order::charged ? 1 : 0;
        }
        return "The initial charge, " + std::to_string(fought) + " of " + count_of(fought + to_come, "lane") +
               " fought.";
    case Phase::over:
        return result_sentence(tables, state);
    default:
        return "Round " + std::to_string(state.round) + " of " + std::to_string(rounds) + ".";
    }
}

std::string regroup_prompt(const Tables& tables, const State& state, std::string_view who) {
    const std::string& id = tables.knight(regroup_knight(state, state.regrouped)).id;
    const bool chooses =
        regroup_kind(state.knights[regroup_knight(state, state.regrouped)]) == Regroup::chooses;
    return std::string(who) + ", " + id + " reorganises: " + (chooses ? "recover " + id + " or " : "") +
           "remount " + id;
}

std::string shift_words(const Shifts& shift, bool attacker) {
    return "column " + with_bound(shift.sum(), shift.column()) + " (VC " + with_sign(shift.vc) +
           (attacker ? ", others before him " + with_sign(shift.numbers) : "") + ", horse " +
           with_sign(shift.horse) + ", wounds " + with_sign(shift.wounds) + ") [H1.1]";
}

} // namespace

std::string describe(const Tables& tables, const State& state, KnightId id) {
    const Knight& knight = state.knights[id];
    std::string out = name_and_id(tables.knight(id)) + ", VC " + std::to_string(tables.vc(id)) + ", ";
    if (on_field(knight) || knight.place == Place::camp) {
        out += knight.mounted ? "mounted, " : "on foot, ";
    }
    out += place_words(tables, knight);
    if (!on_field(knight) && knight.place != Place::camp) {
        return out;
    }
    if (knight.hits > 0) {
        out += ", " + count_of(knight.hits, "Hit");
    }
    if (knight.wounds > 0) {
        out += ", " + count_of(knight.wounds, "wound");
    }
    if (knight.order != Order::none) {
        out += ", " + std::string(order_words(knight.order));
    }
    for (std::size_t i = 0; i < knight.attacker_count; ++i) {
        out += (i == 0 ? ", attacked by " : " and ") + tables.knight(knight.attackers[i]).id;
    }
    return out;
}

std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of) {
    std::vector<std::string> out;
    if (const int one = tables.find(of); one >= 0) {
        out.push_back(describe(tables, state, static_cast<KnightId>(one)) + ".");
        return out;
    }
    for (const Side side : both_sides) {
        if (!of.empty() && of != name(side)) {
            continue;
        }
        out.push_back(std::string(people(side)) + ":");
        for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
            out.push_back(describe(tables, state, k) + ".");
        }
    }
    return out;
}

std::vector<std::string> status(const Tables& tables, const State& state) {
    std::vector<std::string> out{headline(tables, state)};
    if (state.phase != Phase::deploy_roll && state.phase != Phase::deploy) {
        for (const Side side : both_sides) {
            out.push_back(side_sentence(tables, state, side));
        }
    }
    if (state.phase == Phase::activate || state.phase == Phase::regroup) {
        out.push_back("The " + std::string(people(state.first_side())) + " play first this round.");
    }
    return out;
}

std::string prompt(const Tables& tables, const State& state) {
    const std::string_view who = people(state.mover());
    const std::string start = std::string(who) + ", ";
    switch (state.phase) {
    case Phase::deploy_roll:
        return "Dice decide who places first: roll";
    case Phase::deploy:
        return start + "place a knight: place KNIGHT HEX";
    case Phase::charge:
        return start + "choose who charges: charge KNIGHT";
    case Phase::initiative:
        return "Dice decide the initiative: roll";
    case Phase::choose:
        return start + "you have the initiative: first or second";
    case Phase::activate:
        return start + (state.party(state.mover()).passes > 0 ? "give an order: move, reorganise or pass"
                                                              : "give an order: move or reorganise");
    case Phase::regroup:
        return regroup_prompt(tables, state, who);
    case Phase::over:
        break;
    }
    return "The game is over";
}

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    std::vector<std::string> out;
    if (action.verb == Verb::remount && on_field(state.knights[action.knight])) {
        const Knight& knight = state.knights[action.knight];
        out.push_back("The die, less " + count_of(knight.wounds, "wound") + " and " +
                      count_of(knight.hits, "Hit") + ", has to reach " + std::to_string(remount_needed) +
                      " [E1.2].");
        return out;
    }
    const auto pair = fighters(tables, state, action);
    if (!pair) {
        return out;
    }
    const auto [attacker, defender] = *pair;
    State then = state;
    if (const KnightId dismounting = gallant(state, attacker, defender); dismounting != nobody) {
        then.knights[dismounting].mounted = false;
        out.push_back(tables.knight(dismounting).short_name + " dismounts first [K2].");
    }
    const int hits = hits_difference(then, attacker, defender);
    const auto line = [&, attacker = attacker](KnightId who, std::string_view what, const Shifts& shift,
                                               int difference) {
        const int dice = std::clamp(difference, -most_shift, most_shift);
        out.push_back(tables.knight(who).short_name + std::string(what) +
                      shift_words(shift, who == attacker) + ", dice " + with_bound(difference, dice) +
                      " [H1.2].");
    };
    const int others = earlier_attackers(then, attacker, defender);
    line(attacker, " strikes: ", shifts(tables, then, attacker, defender, others), hits);
    if (action.verb != Verb::charge) {
        line(defender, " answers: ", shifts(tables, then, defender, attacker, 0), -hits);
    }
    return out;
}

} // namespace disfida::barletta
