#include "lorraine/policy.hpp"

#include <algorithm>
#include <limits>
#include <memory>

#include "disfida/odometer.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/evaluate.hpp"
#include "lorraine/legal.hpp"
#include "lorraine/look.hpp"
#include "lorraine/quick.hpp"

namespace disfida::lorraine {

namespace {

Action fixed(Action action, int n) {
    action.n = action.most = static_cast<std::int16_t>(std::clamp<int>(n, action.n, action.most));
    return action;
}

/// Numbers worth trying of a range: both ends and the middle.
void add_some(const Action& action, ActionList& out) {
    if (action.most <= action.n) {
        out.add(action);
        return;
    }
    out.add(fixed(action, action.n));
    if (action.most - action.n > 2) {
        out.add(fixed(action, (action.n + action.most) / 2));
    }
    out.add(fixed(action, action.most));
}

/// The mean worth of a position after an action, over its dice, without looking at answers.
double mean_after(const Tables& tables, const State& state, const Action& action, Side side) {
    double sum = 0.0;
    Odometer dice;
    NoEvents silent;
    do {
        State copy = state;
        apply(tables, copy, action, dice, silent);
        sum += dice.probability() * evaluate(tables, copy, side);
    } while (dice.advance());
    return sum;
}

void list_acts(const Tables& tables, const State& state, const ActionList& all, ActionList& out);

/// How much a general's best action brings over doing nothing.
double urgency(const Tables& tables, const State& state, GeneralId who) {
    State copy = state;
    const Side side = state.generals[who].side;
    copy.picked = {nobody, nobody};
    copy.tested = false;
    copy.generals[who].activated = true;
    copy.active = {who};
    copy.phase = Phase::activate;
    ActionList all;
    ActionList some;
    legal(tables, copy, all);
    list_acts(tables, copy, all, some);
    const double idle = evaluate(tables, copy, side);
    double best = 0.0;
    for (const Action& action : some) {
        best = std::max(best, mean_after(tables, copy, action, side) - idle);
    }
    return best;
}

/// The general to pick: whose action brings most; of equals the better skill, then the first.
Action best_pick(const Tables& tables, const State& state, const ActionList& all) {
    Action best = all[0];
    double most = -1.0;
    for (const Action& action : all) {
        const double skill = 0.01 * static_cast<double>(state.generals[action.who].skill);
        const double gain = urgency(tables, state, action.who) + skill;
        if (gain > most) {
            most = gain;
            best = action;
        }
    }
    return best;
}

/// What an active general weighs: no sieges with hopeless odds, no transfers for their own sake.
void list_acts(const Tables& tables, const State& state, const ActionList& all, ActionList& out) {
    const General& general = state.generals[state.active.who];
    for (const Action& action : all) {
        switch (action.verb) {
        case Verb::assault:
        case Verb::siege: {
            // Alone or with everybody: sets in between rarely differ.
            const bool alone = action.friends.none();
            const bool strong = general.points >= 3 * std::max(1, garrison_of(tables, state, general.zone));
            if (alone && (strong || action.verb == Verb::siege)) {
                out.add(action);
            }
            break;
        }
        case Verb::garrison:
        case Verb::transfer:
        case Verb::enter:
            break;
        case Verb::take:
            out.add(fixed(action, action.most));
            break;
        case Verb::press_on:
            // With less than an even chance an army is not driven on.
            if (state.active.extra < 1 || general.beloved) {
                out.add(action);
            }
            break;
        default:
            add_some(action, out);
            break;
        }
    }
}

int card_need(const State& state, Side side) { return lost_of(state.battle.hosts[index(side)]); }

} // namespace

Action plain_card(const State& state) {
    const Side side = decider(state).side;
    const Host& host = state.battle.hosts[index(side)];
    const Host& enemy = state.battle.hosts[index(other(side))];
    const auto in_hand = [&](Card card) { return host.hand[static_cast<std::size_t>(card)] > 0; };
    Action action;
    action.verb = Verb::card;
    const auto show = [&](Card card) {
        action.verb = in_hand(card) ? Verb::card : Verb::card_banner;
        action.card = card;
        return action;
    };
    const bool banner = in_hand(Card::banner);
    // An answer that beats what the enemy has shown.
    if (enemy.played) {
        for (const Card card : {Card::hold, Card::charge, Card::loose}) {
            if (beats(card, enemy.as) && (in_hand(card) || banner)) {
                return show(card);
            }
        }
    }
    if (in_hand(Card::rally) && (host.pushed >= 2 || card_need(state, side) >= 2)) {
        return show(Card::rally);
    }
    std::array<Card, 5> order{Card::outflank, Card::charge, Card::loose, Card::hold, Card::rally};
    for (const Card card : order) {
        const bool beaten = enemy.played && beats(enemy.as, card);
        if (in_hand(card) && !beaten) {
            return show(card);
        }
    }
    if (banner) {
        return show(Card::outflank);
    }
    for (const Card card : order) {
        if (in_hand(card)) {
            return show(card);
        }
    }
    return action;
}

void candidates(const Tables& tables, const State& state, ActionList& out) {
    out.clear();
    ActionList all;
    legal(tables, state, all);
    const auto only = [&](Verb verb) {
        for (const Action& action : all) {
            if (action.verb == verb) {
                out.add(action);
                return true;
            }
        }
        return false;
    };
    switch (state.phase) {
    case Phase::muster_french:
    case Phase::muster_burgundy:
        only(Verb::muster_default);
        return;
    case Phase::pick:
        out.add(best_pick(tables, state, all));
        return;
    case Phase::activate:
        list_acts(tables, state, all, out);
        return;
    case Phase::mode:
        only(Verb::battle_auto); // else only a person knows what happened on the table
        return;
    case Phase::card:
        out.add(plain_card(state));
        return;
    case Phase::join:
        for (const Action& action : all) {
            out.add(action.verb == Verb::join ? fixed(action, action.most) : action);
        }
        return;
    default:
        for (const Action& action : all) {
            add_some(action, out);
        }
        return;
    }
}

namespace {

/// The planned card first, then whatever else a card can do once: a banner only for what is not in hand.
void list_kinds_of_card(const Tables& tables, const State& state, ActionList& out) {
    ActionList all;
    legal(tables, state, all);
    out.clear();
    out.add(plain_card(state));
    for (const Verb verb : {Verb::card, Verb::card_banner}) {
        for (const Action& action : all) {
            if (action.verb == verb && std::none_of(out.begin(), out.end(), [&](const Action& known) {
                    return known.card == action.card;
                })) {
                out.add(action);
            }
        }
    }
}

} // namespace

void choices(const Tables& tables, const State& state, ActionList& out) {
    if (state.phase == Phase::pick) {
        legal(tables, state, out);
        return;
    }
    if (state.phase == Phase::card) {
        list_kinds_of_card(tables, state, out);
        return;
    }
    candidates(tables, state, out);
    if (state.phase != Phase::activate) {
        return;
    }
    ActionList all;
    legal(tables, state, all);
    constexpr int handful = 10; // points that keep a castle
    std::size_t friends = 0;
    for (const Action& action : all) {
        friends = std::max(friends, action.friends.count());
    }
    for (const Action& action : all) {
        switch (action.verb) {
        case Verb::garrison:
            out.add(fixed(action, handful));
            break;
        case Verb::transfer:
            out.add(fixed(action, action.most));
            break;
        case Verb::enter:
            out.add(action);
            break;
        case Verb::assault:
        case Verb::siege:
            // Alone or with everybody: sets in between rarely differ.
            if ((action.friends.none() || action.friends.count() == friends) &&
                std::find(out.begin(), out.end(), action) == out.end()) {
                out.add(action);
            }
            break;
        default:
            break;
        }
    }
}

} // namespace disfida::lorraine
