#include "barletta/apply.hpp"

#include <algorithm>

#include "kernel/measure.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

State opening(Choices choices) {
    State state;
    state.choices = choices;
    return state;
}

int order_points(const Tables& tables, const State& state, Side side) {
    int best = 0;
    for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
        const Knight& knight = state.knights[k];
        if (on_field(knight) || knight.place == Place::camp) {
            best = std::max(best, tables.vc(k));
        }
    }
    return std::max(0, best - state.party(side).out / 2);
}

int passes(const State& state, Side side) { return state.party(side).out / 2; }

int victory_points(const Tables& tables, const State& state, Side side) {
    const Party& enemy = state.party(other(side));
    int points = 0;
    for (int i = 0; i < enemy.out; ++i) {
        const KnightId lost = enemy.surrendered[static_cast<std::size_t>(i)];
        points += tables.vc(lost) * (state.knights[lost].place == Place::captured ? 2 : 1);
    }
    return points;
}

namespace {

/// One action under way: the state, its dice and its listener.
template <DicePolicy D, class Sink> class Turn {
  public:
    Turn(const Tables& tables, State& state, D& dice, Sink& sink)
        : tables_(tables), state_(state), dice_(dice), sink_(sink) {}

    void play(const Action& action) {
        const std::array<std::uint8_t, 2> out_before{state_.parties[0].out, state_.parties[1].out};
        const Phase phase = state_.phase;
        switch (action.verb) {
        case Verb::roll:
            roll();
            if (phase == Phase::initiative) {
                field_empty(out_before);
            }
            return;
        case Verb::place:
            place(action);
            return;
        case Verb::charge:
            charge(action.knight);
            break;
        case Verb::first:
        case Verb::second:
            choose(action.verb == Verb::first);
            break;
        case Verb::move:
            move(action);
            break;
        case Verb::reorganise:
            order(action.knight, Order::reorganising);
            tell([&] { return Event("reorganises", "E1.2").with("knight", id(action.knight)); });
            break;
        case Verb::pass:
            pass();
            break;
        case Verb::recover:
            recover(action.knight);
            ++state_.regrouped;
            break;
        case Verb::remount:
            remount(action.knight);
            ++state_.regrouped;
            break;
        }
        if (phase >= Phase::charge && field_empty(out_before)) {
            return;
        }
        if (action.verb == Verb::charge) {
            next_charge(other(state_.mover()));
        } else if (phase == Phase::regroup) {
            regroup();
        } else {
            next_order(action.verb == Verb::first || action.verb == Verb::second ? state_.first_side()
                                                                                 : other(state_.mover()));
        }
    }

    /// Goes on from a set-up.
    void resume() {
        switch (state_.phase) {
        case Phase::deploy:
            next_place();
            break;
        case Phase::charge:
            next_charge(state_.mover());
            break;
        case Phase::activate:
            next_order(state_.mover());
            break;
        case Phase::regroup:
            regroup();
            break;
        default:
            break;
        }
    }

  private:
    template <class Make> void tell(const Make& make) {
        if constexpr (Sink::talks) {
            sink_.add(make());
        }
    }
    [[nodiscard]] std::string_view id(KnightId knight) const { return tables_.knight(knight).id; }

    /// The two sides roll two dice each until they differ (I1, C1).
    void roll() {
        const bool deploying = state_.phase == Phase::deploy_roll;
        const std::string_view rule = deploying ? "I1" : "C1";
        Mover winner = Mover::none;
        while (winner == Mover::none) {
            const Pair italian = dice_.total({name(Side::italian), mark("initiative"), rule});
            const Pair french = dice_.total({name(Side::french), mark("initiative"), rule});
            if (italian.sum() != french.sum()) {
                winner = italian.sum() > french.sum() ? Mover::italian : Mover::french;
            }
            tell([&] {
                return Event(deploying ? "deployment-roll" : "initiative-roll", rule)
                    .with("italian", {italian.a, italian.b})
                    .with("french", {french.a, french.b})
                    .with("winner", winner == Mover::none
                                        ? "none"
                                        : name(winner == Mover::italian ? Side::italian : Side::french));
            });
            if constexpr (std::is_same_v<D, Odometer>) {
                // An odometer would turn over ties without end; a tie changes nothing, so the Italians stand
                // for it.
                winner = winner == Mover::none ? Mover::italian : winner;
            }
        }
        state_.to_move = winner;
        if (deploying) {
            state_.deploy_winner = winner;
            state_.phase = Phase::deploy;
            next_place(); // after a set-up the winner may have nobody to place
        } else {
            state_.phase = Phase::choose;
        }
    }

    void place(const Action& action) {
        Knight& knight = state_.knights[action.knight];
        knight.place = Place::field;
        knight.spot = action.spot;
        tell([&] {
            return Event("placed", "I1")
                .with("knight", id(action.knight))
                .with("at", tables_.spot_name(action.spot));
        });
        next_place();
    }

    [[nodiscard]] bool has_unplaced(Side side) const {
        const auto* first = state_.knights.begin() + first_of(side);
        return std::any_of(first, first + knights_a_side,
                           [](const Knight& knight) { return knight.place == Place::unplaced; });
    }

    /// I1: the winner places one, then two by turns; so the side follows from how many stand.
    void next_place() {
        const Side winner = state_.deploy_winner == Mover::italian ? Side::italian : Side::french;
        const int placed = placed_count(state_);
        const bool winners_turn = placed == 0 || (placed - 1) / 2 % 2 == 1;
        Side side = winners_turn ? winner : other(winner);
        if (!has_unplaced(side)) {
            side = other(side);
        }
        if (has_unplaced(side)) {
            state_.to_move = mover(side);
            return;
        }
        state_.phase = Phase::charge;
        next_charge(winner);
    }

    void charge(KnightId attacker) {
        const KnightId defender = charge_target(tables_, state_, attacker);
        state_.knights[attacker].order = Order::charged;
        state_.knights[defender].order = Order::charged;
        tell([&] { return Event("charges", "I2").with("knight", id(attacker)).with("enemy", id(defender)); });
        Combat<D, Sink>(tables_, state_, dice_, sink_, attacker, defender, true).fight();
    }

    /// I2: lanes are shared, so while one is left both sides can pick; without any, round 1 begins.
    void next_charge(Side side) {
        for (KnightId k = first_of(side); k < first_of(side) + knights_a_side; ++k) {
            if (charge_target(tables_, state_, k) != nobody) {
                state_.to_move = mover(side);
                return;
            }
        }
        start_round(1);
    }

    void start_round(int round) {
        for (Knight& knight : state_.knights) {
            knight.order = Order::none;
            knight.attacker_count = 0;
        }
        state_.phase = Phase::initiative;
        state_.round = static_cast<std::uint8_t>(round);
        state_.to_move = Mover::none;
        state_.first = Mover::none;
        for (const Side side : both_sides) {
            Party& party = state_.party(side);
            party.po = static_cast<std::uint8_t>(order_points(tables_, state_, side));
            party.passes = static_cast<std::uint8_t>(barletta::passes(state_, side));
            party.attacks = attacks_a_round;
        }
        tell([&] {
            return Event("round", "C")
                .with("round", round)
                .with("italian-po", state_.parties[0].po)
                .with("italian-passes", state_.parties[0].passes)
                .with("french-po", state_.parties[1].po)
                .with("french-passes", state_.parties[1].passes);
        });
    }

    void choose(bool first) {
        const Side chooser = state_.mover();
        state_.first = mover(first ? chooser : other(chooser));
        state_.phase = Phase::activate;
        tell([&] {
            return Event("chooses", "C1")
                .with("side", name(chooser))
                .with("first", name(state_.first_side()));
        });
    }

    void order(KnightId knight, Order order) {
        state_.knights[knight].order = order;
        --state_.party(state_.mover()).po;
    }

    void move(const Action& action) {
        Knight& knight = state_.knights[action.knight];
        const bool attacks = action.target != nobody;
        order(action.knight, attacks ? Order::attacked : Order::moved);
        const Spot from = knight.spot;
        knight.place = Place::field;
        knight.spot = action.spot;
        tell([&] {
            return from == action.spot
                       ? Event("stands", "F")
                             .with("knight", id(action.knight))
                             .with("at", tables_.spot_name(from))
                       : Event("moves", "F")
                             .with("knight", id(action.knight))
                             .with("from", from == no_spot ? std::string("camp") : tables_.spot_name(from))
                             .with("to", tables_.spot_name(action.spot));
        });
        if (attacks) {
            attack(action.knight, action.target);
        }
    }

    void attack(KnightId attacker, KnightId defender) {
        --state_.party(state_.mover()).attacks;
        Knight& target = state_.knights[defender];
        tell([&] {
            return Event("attacks", "E1.1").with("knight", id(attacker)).with("enemy", id(defender));
        });
        auto* end = target.attackers.begin() + target.attacker_count;
        if (std::find(target.attackers.begin(), end, attacker) == end) {
            *end = attacker;
            ++target.attacker_count;
        }
        if (target.order == Order::reorganising) {
            target.order = Order::reorganise_lost;
            tell([&] { return Event("reorganisation-lost", "E1.2").with("knight", id(defender)); });
        }
        Combat<D, Sink>(tables_, state_, dice_, sink_, attacker, defender, false).fight();
    }

    void pass() {
        Party& party = state_.party(state_.mover());
        --party.passes;
        tell([&] {
            return Event("passes", "D2").with("side", name(state_.mover())).with("left", party.passes);
        });
    }

    /// The next activation: this side's if it can, else the other's, else the round ends (section 5 of the
    /// rulings).
    void next_order(Side side) {
        for (const Side who : {side, other(side)}) {
            if (can_order(tables_, state_, who)) {
                state_.to_move = mover(who);
                return;
            }
        }
        state_.phase = Phase::regroup;
        state_.regrouped = 0;
        regroup();
    }

    /// Resolves the knights in the regroup order up to one whose owner decides or rolls (E1.2, E1.3).
    void regroup() {
        for (; state_.regrouped < knight_count; ++state_.regrouped) {
            const KnightId knight = regroup_knight(state_, state_.regrouped);
            switch (regroup_kind(state_.knights[knight])) {
            case Regroup::nothing:
                break;
            case Regroup::recovers:
                recover(knight);
                break;
            case Regroup::remounts:
                remount(knight);
                break;
            case Regroup::rolls_to_remount:
            case Regroup::chooses:
                state_.to_move = barletta::mover(side_of(knight));
                return;
            }
        }
        state_.regrouped = 0;
        if (state_.round < rounds) {
            start_round(state_.round + 1);
        } else {
            end(Ending::points, by_points());
        }
    }

    void recover(KnightId who) {
        Knight& knight = state_.knights[who];
        const int healed = std::min<int>(knight.hits, most_recovered_hits);
        knight.hits = static_cast<std::uint8_t>(knight.hits - healed);
        tell([&] {
            return Event("recovers", knight.place == Place::camp ? "E1.3" : "E1.2")
                .with("knight", id(who))
                .with("recovered", healed)
                .with("hits", knight.hits);
        });
    }

    void remount(KnightId who) {
        Knight& knight = state_.knights[who];
        if (knight.place == Place::camp) {
            knight.mounted = true;
            tell([&] { return Event("remounts", "E1.3").with("knight", id(who)); });
            return;
        }
        const int die = dice_.die_above({id(who), mark("remounting"), "E1.2"},
                                        remount_needed - 1 + knight.wounds + knight.hits);
        const int result = die - knight.wounds - knight.hits;
        knight.mounted = result >= remount_needed;
        tell([&] {
            return Event("remount-test", "E1.2")
                .with("knight", id(who))
                .with("die", die)
                .with("wounds", knight.wounds)
                .with("hits", knight.hits)
                .with("needed", remount_needed)
                .with("remounted", knight.mounted);
        });
    }

    [[nodiscard]] Mover by_points() const {
        const int italian = victory_points(tables_, state_, Side::italian);
        const int french = victory_points(tables_, state_, Side::french);
        if (italian == french) {
            return Mover::none;
        }
        return italian > french ? Mover::italian : Mover::french;
    }

    /// J2: ends the game when a side has nobody on the field after this action.
    bool field_empty(const std::array<std::uint8_t, 2>& out_before) {
        std::array<bool, 2> empty{};
        for (const Side side : both_sides) {
            const auto* first = state_.knights.begin() + first_of(side);
            empty[index(side)] = std::none_of(first, first + knights_a_side, on_field);
        }
        if (!empty[0] && !empty[1]) {
            return false;
        }
        Mover winner = empty[0] ? Mover::french : Mover::italian;
        if (empty[0] && empty[1]) {
            const bool italian_lost = state_.parties[0].out > out_before[0];
            const bool french_lost = state_.parties[1].out > out_before[1];
            if (italian_lost == french_lost) {
                winner = by_points();
            } else {
                winner = italian_lost ? Mover::french : Mover::italian;
            }
        }
        end(Ending::empty_field, winner);
        return true;
    }

    void end(Ending ending, Mover winner) {
        state_.phase = Phase::over;
        state_.to_move = Mover::none;
        state_.ending = ending;
        state_.winner = winner;
        tell([&] {
            return Event("over", ending == Ending::points ? "J1" : "J2")
                .with("winner", winner == Mover::none
                                    ? "draw"
                                    : name(winner == Mover::italian ? Side::italian : Side::french))
                .with("italian", victory_points(tables_, state_, Side::italian))
                .with("french", victory_points(tables_, state_, Side::french));
        });
    }

    const Tables& tables_;
    State& state_;
    D& dice_;
    Sink& sink_;
};

/// No dice: for going on from a set-up, where nothing is rolled.
struct NoDice {
    static int die(const Roll& /*roll*/) { return 1; }
    static Pair pair(const Roll& /*roll*/) { return {}; }
    template <class Key> static Pair pair(const Roll& /*roll*/, const Key& /*key*/) { return {}; }
    static Pair until_different(const Roll& /*first*/, const Roll& /*second*/) { return {2, 1}; }
    static Pair total(const Roll& /*roll*/) { return {}; }
    template <class Key> static Pair total(const Roll& /*roll*/, const Key& /*key*/) { return {}; }
    static int die_above(const Roll& /*roll*/, int /*bound*/) { return 1; }
    template <class Key> static int face(const Roll& /*roll*/, const Key& /*key*/) { return 1; }
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

void go_on(const Tables& tables, State& state) {
    NoDice dice;
    NoEvents events;
    Turn<NoDice, NoEvents>(tables, state, dice, events).resume();
}

} // namespace disfida::barletta
