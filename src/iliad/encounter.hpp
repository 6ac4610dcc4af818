// What warriors do to each other: closing, attack and its answers, spears, breaking away (section 4).
#pragma once

#include <algorithm>
#include <utility>

#include "iliad/fight.hpp"

namespace disfida::iliad {

/// The actions that aim at somebody, and the answers to them.
template <DicePolicy D, class Sink> class Encounter {
  public:
    Encounter(const Tables& tables, State& state, D& dice, Fight<D, Sink>& fight)
        : tables_(tables), state_(state), dice_(dice), fight_(fight) {}

    /// Takes the pending answer off.
    Pending answered() {
        const Pending pending = state_.pending;
        state_.pending = {};
        state_.phase = Phase::activate;
        return pending;
    }

    void close(WarriorId who, WarriorId enemy) {
        state_.idle = 0;
        const int bottle = warrior(who).bottle;
        const int added = fight_.take_additions(who);
        const auto outcome = [&](Pair dice) {
            return dice.sum() + added <= bottle ? 0 : (dice.is_double() ? 2 : 1);
        };
        const Pair dice = dice_.pair({id(who), "closing", "I-Close"}, outcome);
        const int came = outcome(dice);
        constexpr std::array tellings{Telling::closes, Telling::stands_off, Telling::shaken};
        fight_.tell_in_turn(tellings[static_cast<std::size_t>(came)], [&] {
            return Event("closes", "I-Close")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("closed", came == 0)
                .with("shaken", came == 2);
        });
        if (came == 0) {
            make_contact(who, enemy);
        } else if (came == 2) {
            fight_.note(Fact::shaken, who);
            if (--warrior(who).bottle == 0) {
                fight_.collapse(who);
            }
        }
    }

    /// The target trusts his armour: a blow, and if it wounded nobody his riposte (I-Hand, I-Riposte).
    void rely_on_armour() {
        const auto both = answered(); // no binding: clang++ 14 cannot capture one
        const WarriorId target = both.decider;
        const WarriorId attacker = both.other;
        tell([&] { return Event("trusts-armour", "I-Hand").with("warrior", id(target)); });
        const auto struck = fight_.strike(attacker, target, "attack", "I-Hand", true);
        if (!struck.target && !struck.bearer) {
            fight_.strike(target, attacker, "riposte", "I-Riposte", true);
        }
    }

    /// The target parries: BOTTLE against AGILITY, both always rolled (I-Parry).
    void parry() {
        const auto both = answered(); // no binding: clang++ 14 cannot capture one
        const WarriorId target = both.decider;
        const WarriorId attacker = both.other;
        const int bottle = warrior(attacker).bottle;
        const int agility = warrior(target).agility;
        const int added = fight_.take_additions(attacker);
        const WarriorId bearer =
            fight_.hero(target) ? bearer_in_the_way(tables_, state_, target, attacker) : nobody;
        const auto outcome =
            [&](Pair dice) { // 3: always wounds; 1: success; 4: a double that hits the bearer
                const int success = dice.sum() == 2 ? 3 : int{dice.sum() + added <= bottle};
                return success + (fight_.hits_bearer(dice, added, bottle, bearer) ? 4 : 0);
            };
        const Pair dice = dice_.pair({id(attacker), "the attack", "I-Parry"}, outcome);
        const Pair against =
            dice_.total({id(target), "the parry", "I-Parry"}, [&](int sum) { return int{sum <= agility}; });
        const bool parried = against.sum() <= agility;
        const int struck = outcome(dice) & 3;
        const bool wounds = struck == 3 || (struck == 1 && !parried);
        const bool passes = struck == 0 && parried;
        fight_.tell_in_turn(wounds   ? Telling::parry_broken
                            : passes ? Telling::parry_turns
                                     : Telling::parry_holds,
                            [&] {
                                return Event("parry", "I-Parry")
                                    .with("warrior", id(attacker))
                                    .with("enemy", id(target))
                                    .with("dice", {dice.a, dice.b})
                                    .with("added", added)
                                    .with("bottle", bottle)
                                    .with("against", {against.a, against.b})
                                    .with("agility", agility)
                                    .with("wounds", wounds)
                                    .with("passes", passes);
                            });
        if (passes) {
            pass_initiative(target, attacker);
        }
        if (wounds) {
            fight_.wound(target, attacker);
        } else if ((outcome(dice) & 4) != 0) {
            fight_.wound_bearer(bearer, attacker);
        }
    }

    void throw_spear(WarriorId who, WarriorId enemy) {
        state_.idle = 0;
        --warrior(who).spears;
        const int agility = warrior(who).agility;
        const auto hits = [&](int sum) { return sum == 2 || sum <= agility; };
        const Pair dice =
            dice_.total({id(who), "the throw", "I-Spear"}, [&](int sum) { return int{hits(sum)}; });
        const bool hit = hits(dice.sum());
        fight_.tell_in_turn(hit ? Telling::throw_hits : Telling::throw_misses, [&] {
            return Event("throws", "I-Spear")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("hit", hit)
                .with("spears", int{warrior(who).spears});
        });
        if (hit) {
            fight_.note(Fact::hit, enemy);
            fight_.strike(who, enemy, "spear", "I-Spear", false);
        } else if (fight_.hero(enemy)) {
            state_.pending = {enemy, who};
            state_.phase = Phase::catching;
        }
    }

    void try_to_catch() {
        const auto both = answered(); // no binding: clang++ 14 cannot capture one
        const WarriorId catcher = both.decider;
        const WarriorId thrower = both.other;
        Warrior& hero = warrior(catcher);
        const int agility = hero.agility;
        const auto outcome = [&](Pair dice) {
            if (dice.is_double()) {
                return dice.sum() == 12 ? Telling::walked_into : Telling::gods_catch;
            }
            return dice.sum() <= agility ? Telling::caught : Telling::not_caught;
        };
        const Pair dice = dice_.pair({id(catcher), "the catch", "I-Catch"},
                                     [&](Pair pair) { return static_cast<int>(outcome(pair)); });
        const Telling came = outcome(dice);
        if (came == Telling::caught) {
            hero.bottle = static_cast<std::int8_t>(std::min(most_worth, hero.bottle + 1));
            fight_.note(Fact::heartened, catcher);
        }
        if (came == Telling::caught || came == Telling::gods_catch) {
            ++hero.spears;
            fight_.note(Fact::caught, catcher);
        }
        fight_.tell_in_turn(came, [&] {
            return Event("catches", "I-Catch")
                .with("warrior", id(catcher))
                .with("enemy", id(thrower))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("bottle", int{hero.bottle})
                .with("spears", int{hero.spears});
        });
        if (came == Telling::walked_into) {
            fight_.wound(catcher, thrower);
        }
    }

    /// AGILITY against the BOTTLE of each he is in contact with; all have to let him go (I-Disengage).
    void disengage(WarriorId who) {
        state_.idle = 0;
        bool free = true;
        for (WarriorId enemy = 0; enemy < state_.count; ++enemy) {
            if (contact_of(state_, who, enemy) == nullptr) {
                continue;
            }
            free = breaks_from(who, enemy) && free;
            if (!fight_.still_fights(who) || fight_.pleading()) {
                return;
            }
        }
        if (!free) {
            return;
        }
        const Spot to = leaving_spot(state_, who);
        fight_.end_contacts(who);
        warrior(who).spot = to;
        fight_.note(Fact::escaped, who);
        tell([&] {
            return Event("breaks-away", "I-Disengage").with("warrior", id(who)).with("to", spot_name(to));
        });
    }

    void judge(bool spare) {
        const auto both = answered(); // no binding: clang++ 14 cannot capture one
        const WarriorId victor = both.decider;
        const WarriorId victim = both.other;
        tell([&] {
            return Event(spare ? "spared" : "killed", "I-Death")
                .with("warrior", id(victim))
                .with("by", id(victor));
        });
        fight_.put_out(victim, spare ? Status::spared : Status::dead);
    }

  private:
    /// Puts the closer beside the enemy; the initiative goes by BOTTLE, AGILITY, dice (I-Hand).
    void make_contact(WarriorId who, WarriorId enemy) {
        fight_.note(Fact::closed, who);
        const Spot to = closing_spot(tables_, state_, who, enemy);
        const Spot from = std::exchange(warrior(who).spot, to);
        const int bottle = warrior(who).bottle - warrior(enemy).bottle;
        const int agility = warrior(who).agility - warrior(enemy).agility;
        Pair dice{0, 0};
        int ahead = bottle != 0 ? bottle : agility;
        if (ahead == 0) {
            dice = dice_.until_different({id(who), "the initiative", "I-Hand"},
                                         {id(enemy), "the initiative", "I-Hand"});
            ahead = dice.a - dice.b;
        }
        const WarriorId leads = ahead > 0 ? who : enemy;
        add_contact(who, enemy, warrior(leads).side);
        fight_.note(Fact::initiative, leads);
        tell([&] {
            Event event("contact", "I-Hand");
            event.with("warrior", id(who)).with("enemy", id(enemy)).with("from", spot_name(from));
            event.with("to", spot_name(to)).with("initiative", id(leads));
            event.with("by", bottle != 0 ? "bottle" : agility != 0 ? "agility" : "dice");
            if (dice.a != 0) {
                event.with("dice", {dice.a, dice.b});
            }
            event.with("bottles", {warrior(who).bottle, warrior(enemy).bottle});
            event.with("agilities", {warrior(who).agility, warrior(enemy).agility});
            return event;
        });
    }

    void add_contact(WarriorId who, WarriorId enemy, Side initiative) {
        const bool left = warrior(who).side == Side::left;
        insert_contact(state_, {left ? who : enemy, left ? enemy : who, initiative});
    }

    void pass_initiative(WarriorId to, WarriorId from) {
        fight_.note(Fact::initiative, to);
        for (Contact& contact : state_.contacts) {
            if (opponent(contact, to) == from) {
                contact.initiative = warrior(to).side;
                return;
            }
        }
    }

    bool breaks_from(WarriorId who, WarriorId enemy) {
        const int agility = warrior(who).agility;
        const int bottle = warrior(enemy).bottle;
        const Pair dice = dice_.total({id(who), "breaking away", "I-Disengage"},
                                      [&](int sum) { return int{sum <= agility}; });
        const int added = fight_.take_additions(enemy);
        const Pair against = dice_.total({id(enemy), "holding him", "I-Disengage"},
                                         [&](int sum) { return int{sum + added <= bottle}; });
        const bool away = dice.sum() <= agility;
        const bool holds = against.sum() + added <= bottle;
        const bool goes = away && !holds;
        fight_.tell_in_turn(goes ? Telling::escapes : Telling::held, [&] {
            return Event("disengages", "I-Disengage")
                .with("warrior", id(who))
                .with("enemy", id(enemy))
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("against", {against.a, against.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("goes", goes)
                .with("hack", !away && holds);
        });
        if (!away && holds) {
            fight_.strike(enemy, who, "hack", "I-Disengage", false);
        }
        return goes;
    }

    template <class Make> void tell(const Make& make) { fight_.tell(make); }
    [[nodiscard]] Warrior& warrior(WarriorId who) { return state_.roster[who]; }
    [[nodiscard]] std::string_view id(WarriorId who) const { return fight_.id(who); }

    const Tables& tables_;
    State& state_;
    D& dice_;
    Fight<D, Sink>& fight_;
};

} // namespace disfida::iliad
