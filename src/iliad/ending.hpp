// How fights and bouts end, and the bracket of a tourney goes on (section 3, I-Tourney).
#pragma once

#include <algorithm>

#include "iliad/fight.hpp"

namespace disfida::iliad {

/// What follows when somebody has left the fight, or nobody will win it.
template <DicePolicy D, class Sink> class EndOfFight {
  public:
    EndOfFight(const Tables& tables, State& state, Fight<D, Sink>& fight)
        : tables_(tables), state_(state), fight_(fight) {}

    /// Whether the last action put a side's last hero out, and what follows.
    bool lost() {
        const WarriorId gone = fight_.last_out();
        if (gone == nobody) {
            return false;
        }
        const Side side = warrior(gone).side;
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (warrior(who).side == side && fight_.hero(who) && fight_.still_fights(who)) {
                return false;
            }
        }
        const Status status = warrior(gone).status;
        if (state_.mode == Mode::tourney) {
            const Bout& bout = state_.bouts[state_.bout];
            end_bout(gone == bout.left ? bout.right : bout.left, status);
        } else {
            over(side == Side::left ? Winner::right : Winner::left, ending_by(status));
        }
        return true;
    }

    /// Nobody won: a draw, or in a tourney the higher BOTTLE, then AGILITY, then the left one (ruling).
    void undecided(Ending ending) {
        if (state_.mode != Mode::tourney) {
            over(Winner::draw, ending);
            return;
        }
        const Bout& bout = state_.bouts[state_.bout];
        const Warrior& left = warrior(bout.left);
        const Warrior& right = warrior(bout.right);
        const bool right_wins =
            right.bottle > left.bottle || (right.bottle == left.bottle && right.agility > left.agility);
        const WarriorId loser = right_wins ? bout.left : bout.right;
        tell([&] {
            return Event("undecided", "I-Tourney").with("by", name(ending)).with("loser", id(loser));
        });
        fight_.put_out(loser, Status::quit);
        end_bout(right_wins ? bout.right : bout.left, Status::quit);
    }

  private:
    void over(Winner winner, Ending ending) {
        state_.phase = Phase::over;
        state_.active = nobody;
        state_.order_count = 0;
        state_.next = 0;
        state_.winner = winner;
        state_.ending = ending;
        tell([&] {
            Event event("over", state_.mode == Mode::tourney ? "I-Tourney" : "I-Turn");
            event.with("winner", winner == Winner::draw
                                     ? "draw"
                                     : name(winner == Winner::left ? Side::left : Side::right));
            event.with("by", name(ending));
            if (state_.mode == Mode::tourney) {
                event.with("champion", id(state_.bouts[state_.bout].winner));
            }
            return event;
        });
    }

    /// The winner takes half of what the loser had lost and is whole again; the next bout is set up.
    void end_bout(WarriorId winner, Status by) {
        Bout& bout = state_.bouts[state_.bout];
        const WarriorId loser = bout.left == winner ? bout.right : bout.left;
        bout.winner = winner;
        bout.by = by;
        Warrior& victor = warrior(winner);
        const int gain = std::max(0, warrior(loser).start_bottle - warrior(loser).bottle) / 2;
        victor.start_bottle = static_cast<std::int8_t>(std::min(most_worth, victor.start_bottle + gain));
        victor.bottle = victor.start_bottle;
        victor.agility = victor.start_agility;
        victor.spears = static_cast<std::uint8_t>(tables_.info(victor.info).spears);
        fight_.put_out(winner, Status::waiting);
        tell([&] {
            return Event("bout-won", "I-Tourney")
                .with("warrior", id(winner))
                .with("loser", id(loser))
                .with("by", name(by))
                .with("gain", gain)
                .with("bottle", int{victor.bottle});
        });
        if (state_.bout + 1 == state_.field - 1) {
            over(victor.side == Side::left ? Winner::left : Winner::right, ending_by(by));
            return;
        }
        ++state_.bout;
        if (state_.bout == state_.bout_count) {
            next_round();
        }
        set_up_bout(state_);
        tell([&] {
            const Bout& next = state_.bouts[state_.bout];
            return Event("bout", "I-Tourney").with("left", id(next.left)).with("right", id(next.right));
        });
    }

    /// The winners of the round just over meet in the same order.
    void next_round() {
        const std::size_t before = round_start(state_);
        const std::size_t size = (state_.bout_count - before) / 2;
        for (std::size_t i = 0; i < size; ++i) {
            state_.bouts[state_.bout_count++] = {state_.bouts[before + 2 * i].winner,
                                                 state_.bouts[before + 2 * i + 1].winner, nobody,
                                                 Status::dead};
        }
    }

    template <class Make> void tell(const Make& make) { fight_.tell(make); }
    [[nodiscard]] Warrior& warrior(WarriorId who) { return state_.roster[who]; }
    [[nodiscard]] std::string_view id(WarriorId who) const { return fight_.id(who); }

    const Tables& tables_;
    State& state_;
    Fight<D, Sink>& fight_;
};

} // namespace disfida::iliad
