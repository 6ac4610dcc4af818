#include "iliad/apply.hpp"

#include "disfida/odometer.hpp"
#include "iliad/encounter.hpp"
#include "iliad/ending.hpp"
#include "iliad/turn_start.hpp"
#include "kernel/measure.hpp"

namespace disfida::iliad {

namespace {

constexpr int bout_row = 5;
constexpr int left_column = 4;
constexpr int right_column = 12;

} // namespace

void set_up_bout(State& state) {
    const Bout& bout = state.bouts[state.bout];
    for (const Side side : both_sides) {
        Warrior& warrior = state.roster[side == Side::left ? bout.left : bout.right];
        warrior.side = side;
        warrior.status = Status::in;
        warrior.spot = spot_of({side == Side::left ? left_column : right_column, bout_row});
    }
    state.turn = 1;
    state.idle = 0;
    state.phase = Phase::turn_start;
    state.active = nobody;
    state.order_count = 0;
    state.next = 0;
}

namespace {

/// One action under way.
template <DicePolicy D, class Sink> class Turn {
  public:
    Turn(const Tables& tables, State& state, D& dice, Sink& sink)
        : state_(state), fight_(tables, state, dice, sink), start_(tables, state, dice, fight_),
          encounter_(tables, state, dice, fight_), ending_(tables, state, fight_) {}

    void play(const Action& action) {
        const WarriorId who = in_roster(state_, action.who);
        const WarriorId enemy = in_roster(state_, action.enemy);
        switch (action.verb) {
        case Verb::roll:
            start_.missiles();
            start_.activation();
            ++state_.idle;
            next();
            return;
        case Verb::armour:
            encounter_.rely_on_armour();
            break;
        case Verb::parry:
            encounter_.parry();
            break;
        case Verb::attack:
            state_.idle = 0;
            tell(
                [&] { return Event("attacks", "I-Hand").with("warrior", id(who)).with("enemy", id(enemy)); });
            state_.pending = {enemy, who};
            state_.phase = Phase::defend;
            return;
        case Verb::catch_it:
            encounter_.try_to_catch();
            break;
        case Verb::let_go:
            tell([&] { return Event("lets", "I-Catch").with("warrior", id(state_.pending.decider)); });
            encounter_.answered();
            break;
        case Verb::close:
            encounter_.close(who, enemy);
            break;
        case Verb::disengage:
            encounter_.disengage(who);
            break;
        case Verb::kill:
        case Verb::spare:
            encounter_.judge(action.verb == Verb::spare);
            break;
        case Verb::move:
            tell([&] {
                return Event("moves", "I-Move")
                    .with("warrior", id(who))
                    .with("from", spot_name(warrior(who).spot))
                    .with("to", spot_name(action.spot));
            });
            warrior(who).spot = action.spot;
            break;
        case Verb::quit:
            tell([&] { return Event("quits", "I-Quit").with("warrior", id(who)); });
            fight_.put_out(who, Status::quit);
            break;
        case Verb::throw_at:
            encounter_.throw_spear(who, enemy);
            break;
        case Verb::wait:
            tell([&] { return Event("waits", "I-Move").with("warrior", id(who)); });
            break;
        }
        if (state_.phase != Phase::plea && state_.phase != Phase::catching && !ending_.lost()) {
            next();
        }
    }

  private:
    template <class Make> void tell(const Make& make) { fight_.tell(make); }
    [[nodiscard]] Warrior& warrior(WarriorId who) { return state_.roster[who]; }
    [[nodiscard]] std::string_view id(WarriorId who) const { return fight_.id(who); }

    /// Goes on to the next of the order who still fights, or to the next turn.
    void next() {
        while (state_.next < state_.order_count && !fight_.still_fights(state_.order[state_.next])) {
            ++state_.next;
        }
        if (state_.next < state_.order_count) {
            state_.active = state_.order[state_.next++];
            state_.phase = Phase::activate;
        } else {
            end_turn();
        }
    }

    void end_turn() {
        for (std::size_t i = 0; i < state_.count; ++i) {
            state_.roster[i].distracted = false;
        }
        state_.active = nobody;
        state_.order_count = 0;
        state_.next = 0;
        if (state_.idle >= most_idle) {
            state_.turn = static_cast<std::uint8_t>(state_.turn + 1);
            ending_.undecided(Ending::idle);
            return;
        }
        if (state_.turn == last_turn) {
            ending_.undecided(Ending::turns);
            return;
        }
        ++state_.turn;
        state_.phase = Phase::turn_start;
    }

    State& state_;
    Fight<D, Sink> fight_;
    TurnStart<D, Sink> start_;
    Encounter<D, Sink> encounter_;
    EndOfFight<D, Sink> ending_;
};

} // namespace

template <DicePolicy D, class Sink>
void apply(const Tables& tables, State& state, const Action& action, D& dice, Sink& sink) {
    Turn<D, Sink>(tables, state, dice, sink).play(action);
}

template void apply(const Tables&, State&, const Action&, Dice&, EventLog&);
template void apply(const Tables&, State&, const Action&, Dice&, Notes&);
template void apply(const Tables&, State&, const Action&, SeededDice&, NoEvents&);
template void apply(const Tables&, State&, const Action&, SeededDice&, Notes&);
template void apply(const Tables&, State&, const Action&, Odometer&, NoEvents&);
template void apply(const Tables&, State&, const Action&, Odometer&, FactCounter&);
template void apply(const Tables&, State&, const Action&, Odometer&, EventLog&);

} // namespace disfida::iliad
