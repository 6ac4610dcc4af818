// How a turn begins: missiles at the heroes (I-Bearer), then the order in which all act (I-Turn).
#pragma once

#include <algorithm>
#include <string>
#include <type_traits>

#include "disfida/odometer.hpp"
#include "iliad/fight.hpp"

namespace disfida::iliad {

/// Insertion sort: a turn sorts a handful, and std::stable_sort would allocate.
template <class Before> void sort_stably(WarriorId* first, WarriorId* last, const Before& before) {
    for (auto* at = first; at != last; ++at) {
        for (auto* back = at; back != first && before(*back, *(back - 1)); --back) {
            std::swap(*back, *(back - 1));
        }
    }
}

/// What `roll` does, step by step.
template <DicePolicy D, class Sink> class TurnStart {
  public:
    TurnStart(const Tables& tables, State& state, D& dice, Fight<D, Sink>& fight)
        : tables_(tables), state_(state), dice_(dice), fight_(fight) {}

    /// A missile may come at each hero, if anybody in the roster is a bearer (I-Bearer).
    void missiles() {
        const auto* end = state_.roster.cbegin() + state_.count;
        if (std::all_of(state_.roster.cbegin(), end, [&](const Warrior& w) { return is_hero(tables_, w); })) {
            return;
        }
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (fight_.hero(who) && fight_.still_fights(who)) {
                missile(who);
            }
        }
    }

    /// The order of activation: BOTTLE, then AGILITY, highest first, equals by a d6 each (ruling).
    void activation() {
        state_.order_count = 0;
        state_.next = 0;
        for (WarriorId who = 0; who < state_.count; ++who) {
            if (fight_.still_fights(who)) {
                state_.order[state_.order_count++] = who;
            }
        }
        auto* first = state_.order.begin();
        auto* last = first + state_.order_count;
        const auto worth = [&](WarriorId who) { return warrior(who).bottle * 16 + warrior(who).agility; };
        sort_stably(first, last, [&](WarriorId a, WarriorId b) { return worth(a) > worth(b); });
        while (first != last) {
            auto* next =
                std::find_if(first, last, [&](WarriorId who) { return worth(who) != worth(*first); });
            settle(first, next);
            first = next;
        }
        tell([&] {
            std::string ids;
            for (std::size_t i = 0; i < state_.order_count; ++i) {
                ids += (i == 0 ? "" : ",") + std::string(id(state_.order[i]));
            }
            return Event("order", "I-Turn").with("turn", int{state_.turn}).with("warriors", ids);
        });
    }

  private:
    void missile(WarriorId hero) {
        const int die = dice_.die({id(hero), "a missile", "I-Bearer"});
        tell([&] { return Event("missile-roll", "I-Bearer").with("warrior", id(hero)).with("die", die); });
        if (die != missile_die) {
            return;
        }
        const WarriorId bearer = bearer_of(tables_, state_, hero);
        const bool near = bearer != nobody && adjacent(warrior(bearer).spot, warrior(hero).spot);
        if (!near || !intercepts(hero, bearer)) {
            warrior(hero).distracted = true;
            tell([&] { return Event("distracted", "I-Bearer").with("warrior", id(hero)); });
        }
    }

    /// Whether the bearer gets into the missile's way; the second roll says whether it hurts him (I-Bearer).
    bool intercepts(WarriorId hero, WarriorId bearer) {
        const int die = dice_.die({id(hero), "the quadrant", "I-Bearer"});
        const int quadrants = die % 6 <= 3 ? die % 6 : 6 - die; // the shorter way round, 6 is his own
        const int agility = warrior(bearer).agility;
        const Pair dice = dice_.total({id(bearer), "stopping the missile", "I-Bearer"},
                                      [&](int sum) { return int{sum + quadrants < agility}; });
        const bool stopped = dice.sum() + quadrants < agility;
        tell([&] {
            return Event("intercepts", "I-Bearer")
                .with("warrior", id(bearer))
                .with("hero", id(hero))
                .with("die", die)
                .with("quadrants", quadrants)
                .with("from", die % 2 == 0 ? "left" : "right")
                .with("dice", {dice.a, dice.b})
                .with("agility", agility)
                .with("stopped", stopped);
        });
        if (stopped) {
            take_missile(bearer);
        }
        return stopped;
    }

    void take_missile(WarriorId bearer) {
        const int bottle = warrior(bearer).bottle;
        const int added = fight_.take_additions(bearer);
        const int clang = fight_.clang(bearer);
        const auto unhurt = [&](int sum) { return sum > clang && sum + added < bottle; };
        const Pair dice =
            dice_.total({id(bearer), "the shield", "I-Bearer"}, [&](int sum) { return int{unhurt(sum)}; });
        tell([&] {
            return Event("shield", "I-Bearer")
                .with("warrior", id(bearer))
                .with("dice", {dice.a, dice.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("clang", clang)
                .with("unhurt", unhurt(dice.sum()));
        });
        if (!unhurt(dice.sum())) {
            fight_.wound(bearer, nobody);
        }
    }

    /// Equals roll a d6 each in roster order, higher first; those still equal again, the higher group first.
    void settle(WarriorId* first, WarriorId* last) {
        if (last - first < 2) {
            return;
        }
        std::sort(first, last);
        std::array<int, most_warriors> die{};
        if constexpr (std::is_same_v<D, Odometer>) {
            if (last - first == 2) {
                const Pair dice = dice_.until_different({id(*first)}, {id(*(first + 1))});
                if (dice.b > dice.a) {
                    std::swap(*first, *(first + 1));
                }
                return;
            }
        }
        for (auto* at = first; at != last; ++at) {
            die[*at] = dice_.die({id(*at), "who acts first", "I-Turn"});
            tell(
                [&] { return Event("order-roll", "I-Turn").with("warrior", id(*at)).with("die", die[*at]); });
        }
        sort_stably(first, last, [&](WarriorId a, WarriorId b) { return die[a] > die[b]; });
        while (first != last) {
            auto* next = std::find_if(first, last, [&](WarriorId who) { return die[who] != die[*first]; });
            // An odometer would turn over ties without end; the order of the roster stands for them.
            if constexpr (!std::is_same_v<D, Odometer>) {
                settle(first, next);
            }
            first = next;
        }
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
