#include "barletta/describe.hpp"

#include <algorithm>

#include "barletta/apply.hpp"
#include "barletta/combat.hpp"
#include "barletta/odds.hpp"
#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"

namespace disfida::barletta {

namespace {

/// The name, and the id where one could not guess it: "La Motte (la-motte)".
std::string name_and_id(const Tables& tables, KnightId knight) {
    const std::string name = name_of(tables, knight);
    const std::string& id = tables.knight(knight).id;
    return name + (small_letters(name) == id ? "" : " (" + id + ")");
}

const char* order_words(Order order) {
    switch (order) {
    case Order::none:
        return "";
    case Order::moved:
        return tr("has moved");
    case Order::attacked:
        return tr("has attacked");
    case Order::reorganising:
        return tr("reorganises");
    case Order::reorganise_lost:
        return tr("has lost his reorganisation");
    case Order::charged:
        return tr("has charged");
    }
    return "";
}

std::string place_words(const Tables& tables, const Knight& knight) {
    switch (knight.place) {
    case Place::field:
        return tables.spot_name(knight.spot);
    case Place::camp:
        return tr("in camp");
    case Place::unplaced:
        return tr("not placed yet");
    case Place::captured:
        return tr("captured");
    case Place::killed:
        return tr_in("of a knight", "killed");
    case Place::absent:
        break;
    }
    return tr("takes no part");
}

int count_in(const State& state, Side side, Place place) {
    const auto* first = state.knights.begin() + first_of(side);
    return static_cast<int>(std::count_if(first, first + knights_a_side,
                                          [&](const Knight& knight) { return knight.place == place; }));
}

/// A number in a sentence.
std::string with_number(const char* pattern, int n) { return fill(pattern, {{"n", std::to_string(n)}}); }

std::string side_sentence(const Tables& tables, const State& state, Side side) {
    const Party& party = state.party(side);
    std::vector<std::string> counts;
    if (state.round > 0 && state.phase != Phase::over) {
        counts = {with_number(tr("PO {n}"), party.po), how_many("{n} pass", "{n} passes", party.passes),
                  how_many("{n} attack left", "{n} attacks left", party.attacks)};
    }
    counts.push_back(with_number(tr("{n} VP"), victory_points(tables, state, side)));
    counts.push_back(with_number(tr("{n} on the field"), count_in(state, side, Place::field)));
    counts.push_back(with_number(tr("{n} in camp"), count_in(state, side, Place::camp)));
    counts.push_back(with_number(tr("{n} out of action"), party.out));
    const bool tests = party.out > 0 && party.out < knights_a_side && state.phase != Phase::over;
    return fill(tests ? tr("{side}: {counts}; their next surrender test adds {modifier}.")
                      : tr("{side}: {counts}."),
                {{"side", tr(people(side))},
                 {"counts", join(counts, ", ")},
                 {"modifier", tests ? std::to_string(tables.surrender_modifier[party.out]) : ""}});
}

std::string result_sentence(const Tables& tables, const State& state) {
    const int italian = victory_points(tables, state, Side::italian);
    const int french = victory_points(tables, state, Side::french);
    const bool draw = state.winner == Mover::none;
    const Side winner = state.winner == Mover::italian ? Side::italian : Side::french;
    const char* pattern = nullptr;
    if (state.ending == Ending::agreed) {
        pattern = tr("A draw, as both sides agreed: {italian} VP Italian, {french} VP French.");
    } else if (state.ending == Ending::resigned) {
        pattern = for_side(
            winner, mark("The Italians win: the French gave up, {italian} VP Italian, {french} VP French."),
            mark("The French win: the Italians gave up, {italian} VP Italian, {french} VP French."));
    } else if (state.ending == Ending::points) {
        pattern = draw ? tr("A draw, {italian} VP each: on points after round {rounds} [J1].")
                       : for_side(winner,
                                  mark("The Italians win, {italian} VP to {french}: on points after round "
                                       "{rounds} [J1]."),
                                  mark("The French win, {french} VP to {italian}: on points after round "
                                       "{rounds} [J1]."));
    } else {
        pattern = draw ? tr("A draw, {italian} VP each: a side has nobody left on the field [J2].")
                       : for_side(winner,
                                  mark("The Italians win, {italian} VP to {french}: the French have nobody "
                                       "left on the field [J2]."),
                                  mark("The French win, {french} VP to {italian}: the Italians have nobody "
                                       "left on the field [J2]."));
    }
    return fill(pattern, {{"italian", std::to_string(italian)},
                          {"french", std::to_string(french)},
                          {"rounds", std::to_string(rounds)}});
}

std::string headline(const Tables& tables, const State& state) {
    int to_come = 0;
    int fought = 0;
    switch (state.phase) {
    case Phase::deploy_roll:
    case Phase::deploy:
        return fill(tr("Deployment, {placed} of {all} knights stand."),
                    {{"placed", std::to_string(placed_count(state))}, {"all", std::to_string(knight_count)}});
    case Phase::charge:
        for (KnightId k = first_of(Side::italian); k < knights_a_side; ++k) {
            to_come += charge_target(tables, state, k) != nobody ? 1 : 0;
            fought += state.knights[k].order == Order::charged ? 1 : 0;
        }
        return fill(how_many("The initial charge, {fought} of {n} lane fought.",
                             "The initial charge, {fought} of {n} lanes fought.", fought + to_come),
                    {{"fought", std::to_string(fought)}});
    case Phase::over:
        return result_sentence(tables, state);
    default:
        return fill(tr("Round {round} of {rounds}."),
                    {{"round", std::to_string(state.round)}, {"rounds", std::to_string(rounds)}});
    }
}

std::string regroup_prompt(const Tables& tables, const State& state, const std::string& who) {
    const KnightId knight = regroup_knight(state, state.regrouped);
    const bool chooses = regroup_kind(state.knights[knight]) == Regroup::chooses;
    return fill(chooses ? tr("{side}, {knight} reorganises: recover {knight} or remount {knight}")
                        : tr("{side}, {knight} reorganises: remount {knight}"),
                {{"side", who}, {"knight", tables.knight(knight).id}});
}

} // namespace

std::string describe(const Tables& tables, const State& state, KnightId id) {
    const Knight& knight = state.knights[id];
    // Translators: the name comes first, and a comma or "(" follows it: others take it from there.
    std::vector<std::string> parts{fill(tr("{knight}, VC {vc}"), {{"knight", name_and_id(tables, id)},
                                                                  {"vc", std::to_string(tables.vc(id))}})};
    if (on_field(knight) || knight.place == Place::camp) {
        parts.emplace_back(knight.mounted ? tr("mounted") : tr("on foot"));
    }
    parts.push_back(place_words(tables, knight));
    if (!on_field(knight) && knight.place != Place::camp) {
        return join(parts, ", ");
    }
    if (knight.hits > 0) {
        parts.push_back(hits_words(knight.hits));
    }
    if (knight.wounds > 0) {
        parts.push_back(wounds_words(knight.wounds));
    }
    if (knight.order != Order::none) {
        parts.emplace_back(order_words(knight.order));
    }
    if (knight.attacker_count > 0) {
        std::vector<std::string> attackers;
        for (std::size_t i = 0; i < knight.attacker_count; ++i) {
            attackers.push_back(tables.knight(knight.attackers[i]).id);
        }
        parts.push_back(fill(tr("attacked by {attackers}"), {{"attackers", join(attackers, tr(" and "))}}));
    }
    return join(parts, ", ");
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
        out.push_back(fill(tr("{side}:"), {{"side", tr(people(side))}}));
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
        out.emplace_back(for_side(state.first_side(), mark("The Italians play first this round."),
                                  mark("The French play first this round.")));
    }
    return out;
}

std::string prompt(const Tables& tables, const State& state) {
    const std::string who = tr(people(state.mover()));
    const auto asked = [&](const char* pattern) { return fill(pattern, {{"side", who}}); };
    switch (state.phase) {
    case Phase::deploy_roll:
        return tr("Dice decide who places first: roll");
    case Phase::deploy:
        return asked(tr("{side}, place a knight: place KNIGHT HEX"));
    case Phase::charge:
        return asked(tr("{side}, choose who charges: charge KNIGHT"));
    case Phase::initiative:
        return tr("Dice decide the initiative: roll");
    case Phase::choose:
        return asked(tr("{side}, you have the initiative: first or second"));
    case Phase::activate:
        return asked(state.party(state.mover()).passes > 0
                         ? tr("{side}, give an order: move, reorganise or pass")
                         : tr("{side}, give an order: move or reorganise"));
    case Phase::regroup:
        return regroup_prompt(tables, state, who);
    case Phase::over:
        break;
    }
    return tr("The game is over");
}

std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action) {
    std::vector<std::string> out;
    if (action.verb == Verb::remount && on_field(state.knights[action.knight])) {
        const Knight& knight = state.knights[action.knight];
        out.push_back(fill(tr("The die, less {wounds} and {hits}, has to reach {needed} [E1.2]."),
                           {{"wounds", wounds_words(knight.wounds)},
                            {"hits", hits_words(knight.hits)},
                            {"needed", std::to_string(remount_needed)}}));
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
        out.push_back(fill(tr("{knight} dismounts first [K2]."), {{"knight", name_of(tables, dismounting)}}));
    }
    const int hits = hits_difference(then, attacker, defender);
    const auto line = [&](KnightId who, const char* pattern, const Shifts& shift, int difference) {
        const int dice = std::clamp(difference, -most_shift, most_shift);
        out.push_back(fill(pattern, {{"knight", name_of(tables, who)},
                                     {"column", with_bound(shift.sum(), shift.column())},
                                     {"vc", with_sign(shift.vc)},
                                     {"others", with_sign(shift.numbers)},
                                     {"horse", with_sign(shift.horse)},
                                     {"wounds", with_sign(shift.wounds)},
                                     {"dice", with_bound(difference, dice)}}));
    };
    const int others = earlier_attackers(then, attacker, defender);
    line(attacker,
         tr("{knight} strikes: column {column} (VC {vc}, others before him {others}, horse {horse}, wounds "
            "{wounds}) [H1.1], dice {dice} [H1.2]."),
         shifts(tables, then, attacker, defender, others), hits);
    if (action.verb != Verb::charge) {
        line(defender,
             tr("{knight} answers: column {column} (VC {vc}, horse {horse}, wounds {wounds}) [H1.1], dice "
                "{dice} [H1.2]."),
             shifts(tables, then, defender, attacker, 0), -hits);
    }
    return out;
}

} // namespace disfida::barletta
