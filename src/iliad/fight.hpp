// Rolls, blows and wounds, written once for attack, riposte, hack, spear, missile, computer and odds: the
// dice and the listener are known at compile time.
#pragma once

#include <algorithm>

#include "iliad/apply.hpp"

namespace disfida::iliad {

/// What an action does to the state, step by step, and what it tells of it.
template <DicePolicy D, class Sink> class Fight {
  public:
    Fight(const Tables& tables, State& state, D& dice, Sink& sink)
        : tables_(tables), state_(state), dice_(dice), sink_(sink) {}

    [[nodiscard]] Warrior& warrior(WarriorId who) { return state_.roster[who]; }
    [[nodiscard]] std::string_view id(WarriorId who) const {
        return tables_.info(state_.roster[who].info).id;
    }
    [[nodiscard]] int clang(WarriorId who) const { return tables_.of(state_.roster[who].armour).clang; }
    [[nodiscard]] bool hero(WarriorId who) const { return is_hero(tables_, state_.roster[who]); }
    [[nodiscard]] bool still_fights(WarriorId who) const { return fights(state_.roster[who]); }

    template <class Make> void tell(const Make& make) {
        if constexpr (Sink::talks) {
            sink_.add(make());
        }
    }
    /// A fact that is told each time in other words: `turn` says how often those of its kind came before.
    template <class Make> void tell_in_turn(Telling telling, const Make& make) {
        if constexpr (Sink::talks) {
            const int turn = state_.told[static_cast<std::size_t>(telling)]++;
            sink_.add(make().with("words", name(telling)).with("turn", turn));
        }
    }
    void note(Fact fact, WarriorId who) { sink_.note(static_cast<int>(fact), who); }

    /// Takes the additions of a roll against BOTTLE, which use up a scratch (I-Wound).
    int take_additions(WarriorId who) {
        const int added = additions(warrior(who));
        warrior(who).scratch = false;
        return added;
    }

    struct Struck {
        bool target = false; ///< wounded
        bool bearer = false; ///< his bearer was, in his place
    };

    /// A blow with 2d6 and what comes of it (I-Hand, I-Riposte, I-Disengage). `whack` says that a bearer in
    /// the way may catch it.
    Struck strike(WarriorId striker, WarriorId target, std::string_view kind, std::string_view rule,
                  bool whack) {
        const int bottle = warrior(striker).bottle;
        const int added = take_additions(striker);
        const WarriorId bearer =
            whack && hero(target) ? bearer_in_the_way(tables_, state_, target, striker) : nobody;
        const auto outcome = [&](Pair dice) {
            if (blow_wounds(dice, added, bottle, clang(target))) {
                return 1;
            }
            return hits_bearer(dice, added, bottle, bearer) ? 2 : 0;
        };
        const Pair dice = dice_.pair({id(striker), kind, rule}, outcome);
        const int came = outcome(dice);
        tell_in_turn(blow_telling(kind, came == 1), [&] {
            return Event("blow", rule)
                .with("warrior", id(striker))
                .with("enemy", id(target))
                .with("way", kind)
                .with("dice", {dice.a, dice.b})
                .with("added", added)
                .with("bottle", bottle)
                .with("clang", clang(target))
                .with("wounds", came == 1);
        });
        if (came == 1) {
            wound(target, striker);
        } else if (came == 2) {
            wound_bearer(bearer, striker);
        }
        return {came == 1, came == 2};
    }

    [[nodiscard]] bool hits_bearer(Pair dice, int added, int bottle, WarriorId bearer) const {
        return bearer != nobody && dice.is_double() && dice.sum() > 2 &&
               blow_wounds(dice, added, bottle, clang(bearer));
    }

    void wound_bearer(WarriorId bearer, WarriorId striker) {
        tell([&] {
            return Event("bearer-struck", "I-Bearer").with("warrior", id(bearer)).with("enemy", id(striker));
        });
        wound(bearer, striker);
    }

    /// The wound die and what follows (I-Wound, I-Death). `by` nobody: a missile, which hears no plea.
    void wound(WarriorId victim, WarriorId by) {
        note(Fact::wounded, victim);
        const int die = dice_.die({id(victim), "the wound", "I-Wound"});
        const WoundInfo& info = tables_.wounds[static_cast<std::size_t>(die - 1)];
        Warrior& hurt = warrior(victim);
        hurt.scratch = hurt.scratch || info.kind == Wound::scratch;
        hurt.bottle = static_cast<std::int8_t>(std::max(0, hurt.bottle + info.bottle));
        hurt.agility = static_cast<std::int8_t>(std::max(0, hurt.agility + info.agility));
        tell_in_turn(wound_telling(info.kind), [&] {
            Event event("wound", "I-Wound");
            event.with("warrior", id(victim));
            if (by != nobody) {
                event.with("by", id(by));
            }
            return event.with("die", die)
                .with("wound", name(info.kind))
                .with("bottle", int{hurt.bottle})
                .with("agility", int{hurt.agility});
        });
        if (hurt.bottle == 0) {
            collapse(victim);
        } else if (info.kind == Wound::leg && tables_.info(hurt.info).heel) {
            heel(victim);
        } else if (info.kind == Wound::death) {
            heroic_death(victim, by);
        }
    }

    /// One whose BOTTLE is gone is out of the fight (ruling).
    void collapse(WarriorId victim) {
        tell_in_turn(Telling::collapse,
                     [&] { return Event("collapses", "I-Wound").with("warrior", id(victim)); });
        put_out(victim, Status::dead);
    }

    void heel(WarriorId victim) {
        const int die = dice_.die({id(victim), "the heel", "I-Wound"});
        const bool kills = tables_.heel_kills[static_cast<std::size_t>(die - 1)];
        tell([&] {
            return Event("heel", "I-Wound").with("warrior", id(victim)).with("die", die).with("dies", kills);
        });
        if (kills) {
            put_out(victim, Status::dead);
        }
    }

    void heroic_death(WarriorId victim, WarriorId by) {
        const int die = dice_.die({id(victim), "the heroic death", "I-Death"});
        const Death death = tables_.deaths[static_cast<std::size_t>(die - 1)];
        tell_in_turn(death_telling(death), [&] {
            Event event("death", "I-Death");
            event.with("warrior", id(victim));
            if (by != nobody) {
                event.with("by", id(by));
            }
            return event.with("die", die).with("death", name(death));
        });
        if (death == Death::saved) {
            return;
        }
        if (death == Death::plea && by != nobody) {
            note(Fact::out, victim);
            state_.pending = {by, victim};
            state_.phase = Phase::plea;
            return;
        }
        put_out(victim, Status::dead);
    }

    /// Takes a warrior out of the fight; his contacts end with it (section 4).
    void put_out(WarriorId who, Status how) {
        if (how != Status::waiting) {
            note(Fact::out, who);
        }
        Warrior& gone = warrior(who);
        gone.status = how;
        gone.spot = no_spot;
        gone.scratch = false;
        gone.distracted = false;
        end_contacts(who);
        last_out_ = who;
    }

    void end_contacts(WarriorId who) {
        auto* end = std::remove_if(state_.contacts.begin(), state_.contacts.begin() + state_.contact_count,
                                   [&](const Contact& contact) { return opponent(contact, who) != nobody; });
        state_.contact_count = static_cast<std::uint8_t>(end - state_.contacts.begin());
    }

    [[nodiscard]] WarriorId last_out() const { return last_out_; }
    [[nodiscard]] bool pleading() const { return state_.phase == Phase::plea; }

  private:
    static Telling blow_telling(std::string_view kind, bool wounds) {
        const Telling telling = kind == "attack"    ? Telling::attack_wounds
                                : kind == "riposte" ? Telling::riposte_wounds
                                : kind == "hack"    ? Telling::hack_wounds
                                                    : Telling::spear_wounds;
        return wounds ? telling : static_cast<Telling>(static_cast<int>(telling) + 1);
    }
    static Telling wound_telling(Wound wound) {
        return static_cast<Telling>(static_cast<int>(Telling::scratch) + static_cast<int>(wound));
    }
    static Telling death_telling(Death death) {
        return static_cast<Telling>(static_cast<int>(Telling::saved) + static_cast<int>(death));
    }

    const Tables& tables_;
    State& state_;
    D& dice_;
    Sink& sink_;
    WarriorId last_out_ = nobody;
};

} // namespace disfida::iliad
