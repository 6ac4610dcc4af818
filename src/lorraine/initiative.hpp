// Who acts next: picks, the test of initiative, events and debts (L-Init, L-Event).
#pragma once

#include "lorraine/play.hpp"

namespace disfida::lorraine {

template <class P> void activate(P& play, GeneralId who) {
    play.general(who).activated = true;
    play.state.active = {who};
    play.state.phase = Phase::activate;
    play.tell([&] { return Event("activated", "L-Init").with("general", play.id(who)); });
}

/// The next pick, or the end of the turn when all are activated (L-Turn 2).
template <class P> void next_pick(P& play) {
    State& state = play.state;
    state.picked = {nobody, nobody};
    state.tested = false;
    if (has_waiting(state, Side::burgundy) || has_waiting(state, Side::french)) {
        state.phase = Phase::pick;
    } else {
        end_turn(play);
    }
}

template <class P> void end_activation(P& play) {
    play.state.active = {};
    next_pick(play);
}

template <class P> void pick(P& play, GeneralId who) {
    State& state = play.state;
    const Side side = play.general(who).side;
    if (!has_waiting(state, other(side))) {
        activate(play, who); // alone: no dice (L-Init 3)
        return;
    }
    state.picked[index(side)] = who;
    play.tell(
        [&] { return Event("picked", "L-Init").with("side", name(side)).with("general", play.id(who)); });
    if (side == Side::french) {
        state.phase = Phase::initiative;
    }
}

/// Loses points to an event, never below 1 (L-Event 4).
template <class P>
void lose_to_event(P& play, Strike strike, int loss, bool doubled, std::vector<std::int64_t> dice) {
    General& general = play.general(strike.who);
    const int before = general.points;
    general.points = static_cast<std::int16_t>(std::max(1, before - loss * (doubled ? 2 : 1)));
    play.tell([&] {
        return Event("event-loss", "L-Event")
            .with("event", name(strike.what))
            .with("general", play.id(strike.who))
            .with("dice", std::move(dice))
            .with("doubled", doubled)
            .with("lost", before - general.points)
            .with("points", int{general.points});
    });
}

/// What needs neither dice nor a choice is done at once; the rest waits in phase event.
template <class P> bool strikes_at_once(P& play, Strike strike) {
    General& general = play.general(strike.who);
    switch (strike.what) {
    case Happening::bad_roads:
        general.activated = true;
        break;
    case Happening::beloved:
        general.beloved = true;
        break;
    case Happening::epidemic:
        if (general.points >= 10) {
            return false;
        }
        break;
    default:
        return false;
    }
    return true;
}

template <class P> void go_on_striking(P& play) {
    State& state = play.state;
    while (state.strikes > 0) {
        if (!strikes_at_once(play, state.striking[0])) {
            state.phase = Phase::event;
            return;
        }
        state.striking[0] = state.striking[1];
        --state.strikes;
    }
    const GeneralId winner = state.picked[index(state.won)];
    state.picked = {nobody, nobody};
    state.tested = false;
    if (play.general(winner).activated) {
        next_pick(play);
    } else {
        activate(play, winner);
    }
}

template <class P> void struck(P& play) {
    State& state = play.state;
    state.striking[0] = state.striking[1];
    --state.strikes;
    go_on_striking(play);
}

/// What a side's pair brings its general: the turn's event, or what he owes (L-Event 1, 3).
template <class P> void read_pair(P& play, Side side, Pair pair) {
    State& state = play.state;
    const GeneralId who = state.picked[index(side)];
    if (!pair.is_double()) {
        return;
    }
    const auto by_face = static_cast<Happening>(pair.a - 1);
    const bool owes = by_face == Happening::indiscipline && play.general(who).debt;
    if (state.event.who != nobody && !owes) {
        return;
    }
    const Strike strike{owes ? Happening::debt : by_face, who};
    const bool first = state.event.who == nobody;
    if (first) {
        state.event = strike;
    }
    state.striking[state.strikes++] = strike;
    play.tell([&] {
        return Event("event", "L-Event")
            .with("event", name(strike.what))
            .with("general", play.id(who))
            .with("dice", {pair.a, pair.b})
            .with("first", first);
    });
}

template <class P> void roll_initiative(P& play) {
    State& state = play.state;
    std::array<Pair, 2> pairs;
    std::array<int, 2> totals{};
    std::array<int, 2> bonus{};
    for (const Side side : both_sides) {
        const GeneralId who = state.picked[index(side)];
        pairs[index(side)] = play.dice.pair(play.roll(who, mark("the initiative"), "L-Init"));
        bonus[index(side)] = play.tables.bonus_of(play.general(who).skill);
        totals[index(side)] = pairs[index(side)].sum() + bonus[index(side)];
    }
    state.tested = true;
    state.won = totals[1] > totals[0] ? Side::french : Side::burgundy;
    play.tell([&] {
        return Event("initiative", "L-Init")
            .with("burgundy", play.id(state.picked[0]))
            .with("french", play.id(state.picked[1]))
            .with("burgundy_dice", {pairs[0].a, pairs[0].b})
            .with("french_dice", {pairs[1].a, pairs[1].b})
            .with("burgundy_bonus", bonus[0])
            .with("french_bonus", bonus[1])
            .with("burgundy_total", totals[0])
            .with("french_total", totals[1])
            .with("won", name(state.won));
    });
    state.strikes = 0;
    for (const Side side : both_sides) {
        read_pair(play, side, pairs[index(side)]);
    }
    go_on_striking(play);
}

/// The dice of an event (L-Event 3).
template <class P> void roll_event(P& play) {
    const Strike strike = play.state.striking[0];
    General& general = play.general(strike.who);
    std::vector<std::int64_t> dice;
    const auto thrown = [&](int count) {
        return play.sum(strike.who, count, name(strike.what), "L-Event", dice);
    };
    const auto unsupplied = [&] { return !in_supply(play.tables, play.state, general); };
    switch (strike.what) {
    case Happening::epidemic: {
        const bool doubled = unsupplied();
        const int loss = thrown(general.points / 10);
        lose_to_event(play, strike, loss, doubled, std::move(dice));
        break;
    }
    case Happening::desertion: {
        const bool doubled = unsupplied();
        const int loss = thrown(1);
        lose_to_event(play, strike, loss, doubled, std::move(dice));
        break;
    }
    case Happening::debt: {
        general.debt = false;
        const int loss = thrown(2);
        lose_to_event(play, strike, loss, false, std::move(dice));
        break;
    }
    default: { // reinforcements
        const int come = thrown(2);
        const int room = general.inside ? room_in(play.tables, play.state, general.zone) : come;
        const int kept = std::min(come, room);
        general.points = static_cast<std::int16_t>(general.points + kept);
        play.tell([&] {
            return Event("reinforced", "L-Event")
                .with("general", play.id(strike.who))
                .with("dice", std::move(dice))
                .with("came", come)
                .with("kept", kept)
                .with("points", int{general.points});
        });
        break;
    }
    }
    struck(play);
}

/// What the general does about indiscipline (L-Event 3).
template <class P> void answer_indiscipline(P& play, bool punishes) {
    const Strike strike = play.state.striking[0];
    General& general = play.general(strike.who);
    if (punishes) {
        std::vector<std::int64_t> dice;
        const int loss = play.sum(strike.who, 1, mark("the punishment"), "L-Event", dice);
        general.activated = true;
        lose_to_event(play, strike, loss, false, std::move(dice));
    } else {
        general.debt = true;
        play.tell([&] { return Event("spared", "L-Event").with("general", play.id(strike.who)); });
    }
    struck(play);
}

} // namespace disfida::lorraine
