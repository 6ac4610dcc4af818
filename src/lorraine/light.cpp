#include "lorraine/light.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "lorraine/battle.hpp"
#include "lorraine/light_battle.hpp"
#include "lorraine/light_field.hpp"
#include "lorraine/light_mover.hpp"
#include "lorraine/look.hpp"
#include "lorraine/policy.hpp"

namespace disfida::lorraine {

const std::array<Taste, 2> plain_taste{
    Taste{0.75, 0.45, 0.5, 2.5, 0.4, 1.0, 0.5, 0.0, 3.0, 4.0, 0.0, 1.0, 0.7, 2.5, 0.65, 0.3, 1.0},
    Taste{0.75, 0.5, 0.5, 1.5, 0.4, 4.0, 0.35, 0.15, 4.0, 4.0, 0.8, 0.3, 0.7, 2.0, 0.65, 0.3, 1.0}};

namespace {

Action with_number(Action action, int n) {
    action.n = action.most = static_cast<std::int16_t>(n);
    return action;
}

Action pick_one(const Tables& tables, const State& state, SeededDice& random,
                const std::array<Taste, 2>& taste) {
    const Side side = decider(state).side;
    LightMover mover(tables, state, side, random, taste[index(side)]);
    GeneralId best = nobody;
    double most = 0.0;
    for (std::size_t i = 0; i < state.count; ++i) {
        const General& general = state.generals[i];
        if (general.side != side || !waiting(general)) {
            continue;
        }
        constexpr double skilled = 0.05;
        const auto who = static_cast<GeneralId>(i);
        const double urgency =
            mover.urgency(who) + skilled * static_cast<double>(general.skill) + mover.noise();
        if (best == nobody || urgency > most) {
            best = who;
            most = urgency;
        }
    }
    return act(Verb::pick, best);
}

/// The best of the zones a beaten group may go to: where it is safest, nearest to its work.
Action fall_back(const Tables& tables, const State& state, SeededDice& random,
                 const std::array<Taste, 2>& taste) {
    const Pending& pending = state.pending;
    ZoneId best = static_cast<ZoneId>(std::countr_zero(pending.choices));
    if ((pending.choices & (pending.choices - 1)) == 0) {
        return to(Verb::retreat, nobody, best);
    }
    LightMover mover(tables, state, pending.side, random, taste[index(pending.side)]);
    LightField field(tables, state, pending.side, taste[index(pending.side)]);
    field.see(pending.who[0]);
    double most = 0.0;
    bool first = true;
    for (Zones left = pending.choices; left != 0; left &= left - 1) {
        const auto zone = static_cast<ZoneId>(std::countr_zero(left));
        const double worth = field.standing_at(zone) + mover.noise();
        if (first || worth > most) {
            first = false;
            most = worth;
            best = zone;
        }
    }
    return to(Verb::retreat, nobody, best);
}

/// A loss in even shares, so far as the rules allow it.
Action even_share(const Tables& tables, const State& state) {
    const Pending& pending = state.pending;
    const Share share = share_of_first(tables, state);
    int all = 0;
    for (std::size_t i = 0; i < pending.count; ++i) {
        all += bears(tables, state, pending.who[i]);
    }
    const int own = bears(tables, state, pending.who[0]);
    const int fair = all == 0 ? 0 : (pending.points * own + all - 1) / all;
    return with_number(act(Verb::lose, pending.who[0]), std::clamp(fair, share.least, share.most));
}

ZoneId any_of(Zones zones, SeededDice& random) {
    std::uint32_t skip = random.below(static_cast<std::uint32_t>(std::popcount(zones)));
    for (; skip > 0; --skip) {
        zones &= zones - 1;
    }
    return static_cast<ZoneId>(std::countr_zero(zones));
}

} // namespace

Action light(const Tables& tables, const State& state, SeededDice& random,
             const std::array<Taste, 2>& taste) {
    switch (state.phase) {
    case Phase::muster_french:
    case Phase::muster_burgundy:
        return act(Verb::muster_default);
    case Phase::pick:
        return pick_one(tables, state, random, taste);
    case Phase::event:
        return act(state.striking[0].what == Happening::indiscipline ? Verb::spare : Verb::roll);
    case Phase::activate: {
        const Side side = state.generals[state.active.who].side;
        return LightMover(tables, state, side, random, taste[index(side)]).best(state.active).first;
    }
    case Phase::stand: {
        const double brave = taste[index(defensive(state.battle))].brave;
        return act(attackers_chance(tables, state) > brave ? Verb::flee : Verb::stand);
    }
    case Phase::join: {
        const GeneralId who = helper(tables, state);
        return with_number(act(Verb::join, who), state.generals[who].points +
                                                     castle_in(tables, state, state.battle.zone)->garrison);
    }
    case Phase::mode:
        return state.rules.battles == Battles::result ? made_up_result(tables, state, random)
                                                      : act(Verb::battle_auto);
    case Phase::card:
        return plain_card(state);
    case Phase::retreat:
        return fall_back(tables, state, random, taste);
    case Phase::losses:
        return even_share(tables, state);
    case Phase::going_back:
        return act(Verb::going_back, state.battle.joined);
    case Phase::place:
        return to(Verb::place, state.pending.who[0], any_of(state.pending.choices, random));
    default:
        return act(Verb::roll);
    }
}

} // namespace disfida::lorraine