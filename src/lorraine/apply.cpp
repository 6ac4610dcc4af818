#include "lorraine/apply.hpp"

#include "disfida/odometer.hpp"
#include "kernel/measure.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/muster.hpp"
#include "lorraine/siege.hpp"
#include "lorraine/turn_end.hpp"

namespace disfida::lorraine {

namespace {

template <class P> void roll(P& play) {
    switch (play.state.phase) {
    case Phase::ranks:
        return roll_ranks(play);
    case Phase::initiative:
        return roll_initiative(play);
    case Phase::event:
        return roll_event(play);
    case Phase::clash:
        return clash(play);
    case Phase::flank:
        return roll_flank(play);
    case Phase::fates:
        return roll_fates(play);
    case Phase::successor:
        return roll_successor(play);
    case Phase::promotion:
        return roll_promotion(play);
    case Phase::stack:
        return roll_stack(play);
    case Phase::replace:
        return roll_replacement(play);
    default:
        return roll_end(play);
    }
}

template <class P> void play_verb(P& play, const Action& action) {
    State& state = play.state;
    const Side musters = state.phase == Phase::muster_french ? Side::french : Side::burgundy;
    switch (action.verb) {
    case Verb::roll:
        return roll(play);
    case Verb::assault:
        return assault(play, action.who, action.friends);
    case Verb::battle_auto:
        return fight_quick(play);
    case Verb::battle_result:
        return enter_result(play, action.side, action.outcome);
    case Verb::card:
        return play_card(play, action.card, action.card);
    case Verb::card_banner:
        return play_card(play, Card::banner, action.card);
    case Verb::end:
        play.tell([&] { return Event("ends", "L-Move").with("general", play.id(action.who)); });
        return end_activation(play);
    case Verb::enter:
        return enter(play, action.who);
    case Verb::flee:
        return flee(play);
    case Verb::garrison:
        return state.phase == Phase::muster_french ? muster_garrison(play, action.zone, action.n)
                                                   : garrison(play, action.who, action.n);
    case Verb::join:
        return come_out(play, action.who, action.n);
    case Verb::leave:
        return leave(play, action.who);
    case Verb::lose:
        take_share(play, action.n);
        return go_on_sharing(play);
    case Verb::move:
        return move(play, action.who, action.zone);
    case Verb::muster:
        return muster(play, action.who, musters == Side::french ? action.zone : play.tables.entry, action.n,
                      action.inside);
    case Verb::muster_default:
        return muster_default(play, musters);
    case Verb::no_join:
        play.tell([&] { return Event("stays-in", "L-Array"); });
        return array(play);
    case Verb::pick:
        return pick(play, action.who);
    case Verb::place:
        return place(play, action.who, action.zone);
    case Verb::press_on:
        return press_on(play, action.who, action.zone);
    case Verb::punish:
        return answer_indiscipline(play, true);
    case Verb::ravage:
        return ravage(play, action.who);
    case Verb::ready:
        return ready(play, musters);
    case Verb::recover:
        return recover(play, action.who);
    case Verb::resign:
        play.tell([&] { return Event("resigns", "L-Victory").with("side", name(action.side)); });
        return finish_campaign(play, Ending::resigned, other(action.side));
    case Verb::retreat:
        return retreat(play, action.zone);
    case Verb::going_back:
        return answer_return(play, true);
    case Verb::sally:
        return sally(play, action.who, action.n);
    case Verb::siege:
        return siege(play, action.who, action.friends);
    case Verb::spare:
        return answer_indiscipline(play, false);
    case Verb::stand:
        return stand(play);
    case Verb::stay:
        return answer_return(play, false);
    case Verb::take:
        return take(play, action.who, action.n);
    case Verb::transfer:
        return transfer(play, action.who, action.with, action.n);
    case Verb::try_again:
        return try_again(play, action.who);
    case Verb::unmuster:
        return unmuster(play, musters);
    }
}

} // namespace

template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink) {
    Play<D, Sink> play{tables, state, dice, sink};
    play_verb(play, action);
}

template void apply(const Tables&, State&, const Action&, Dice&, EventLog&);
template void apply(const Tables&, State&, const Action&, Dice&, Notes&);
template void apply(const Tables&, State&, const Action&, SeededDice&, NoEvents&);
template void apply(const Tables&, State&, const Action&, SeededDice&, Notes&);
template void apply(const Tables&, State&, const Action&, SeededDice&, FactCounter&);
template void apply(const Tables&, State&, const Action&, Odometer&, NoEvents&);
template void apply(const Tables&, State&, const Action&, Odometer&, FactCounter&);

State opening(const Tables& tables, const Rules& rules) {
    State state;
    state.rules = rules;
    for (std::size_t i = 0; i < named; ++i) {
        General& general = state.generals[i];
        general.side = side_of_name(static_cast<GeneralId>(i));
        if (i < 2 * roster_size) {
            general.status = Status::field;
            general.skill = tables.generals[i].skill;
        }
    }
    return state;
}

void resume(const Tables& tables, State& state) {
    SeededDice dice(0); // none is thrown
    NoEvents silent;
    Play<SeededDice, NoEvents> play{tables, state, dice, silent};
    next_pick(play);
}

} // namespace disfida::lorraine
