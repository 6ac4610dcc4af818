// One combat (H), written once for attack, charge, computer and odds: the dice and the listener are known at
// compile time. The numbers of the steps are those of the rules page "Combat, in this order".
#pragma once

#include <algorithm>

#include "barletta/legal.hpp"
#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/odometer.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

/// Facts a sink's `note` is told, for counting odds.
enum class Fact : std::uint8_t { unhorsed, wounded, retreats, surrenders, dies };

/// The column of a blow and what it is made of (H1.1).
struct Shifts {
    int vc = 0;      ///< own VC less the enemy's
    int numbers = 0; ///< others who attacked the same defender earlier this round; attacker only (ruling)
    int horse = 0;   ///< +1 mounted against foot, -1 foot against mounted
    int wounds = 0;  ///< the enemy's wounds less one's own
    [[nodiscard]] constexpr int sum() const { return vc + numbers + horse + wounds; }
    /// Held to -5..+5.
    [[nodiscard]] constexpr int column() const { return std::clamp(sum(), -most_shift, most_shift); }
};

/// Shifts of a blow of `own` at `enemy`, as they stand on the board now. `numbers` is given by the caller.
inline Shifts shifts(const Tables& tables, const State& state, KnightId own, KnightId enemy, int numbers) {
    const Knight& a = state.knights[own];
    const Knight& b = state.knights[enemy];
    return {tables.vc(own) - tables.vc(enemy), numbers, int{a.mounted} - int{b.mounted}, b.wounds - a.wounds};
}

/// How many others attacked the defender earlier this round: the attacker's numerical advantage (H1.1,
/// ruling).
inline int earlier_attackers(const State& state, KnightId attacker, KnightId defender) {
    const Knight& target = state.knights[defender];
    const auto* end = target.attackers.begin() + target.attacker_count;
    return static_cast<int>(
        std::count_if(target.attackers.begin(), end, [&](KnightId k) { return k != attacker; }));
}

/// The enemy's Hits less one's own, from which the dice modifier of a blow comes (H1.2).
inline int hits_difference(const State& state, KnightId own, KnightId enemy) {
    return state.knights[enemy].hits - state.knights[own].hits;
}

/// Dice modifier of a blow (H1.2): that difference held to -5..+5.
inline int dice_modifier(const State& state, KnightId own, KnightId enemy) {
    return std::clamp(hits_difference(state, own, enemy), -most_shift, most_shift);
}

/// The knight K2 turns to his foot side before these two fight, or nobody.
inline KnightId gallant(const State& state, KnightId a, KnightId b) {
    if (!state.choices.gallantry) {
        return nobody;
    }
    const KnightId italian = side_of(a) == Side::italian ? a : b;
    const KnightId enemy = italian == a ? b : a;
    return state.knights[italian].mounted && !state.knights[enemy].mounted ? italian : nobody;
}

/// A combat between two neighbours; changes the state and tells what happens.
template <DicePolicy D, class Sink> class Combat {
  public:
    Combat(const Tables& tables, State& state, D& dice, Sink& sink, KnightId attacker, KnightId defender,
           bool charge)
        : tables_(tables), state_(state), dice_(dice), sink_(sink), charge_(charge) {
        attacker_.id = attacker;
        defender_.id = defender;
    }

    /// Precondition: both stand on the field on neighbouring hexes; the attacker's order is already marked.
    void fight() {
        dismount();                // 1
        exchange();                // 2 to 5
        test_unhorsing(attacker_); // 6
        test_unhorsing(defender_);
        const bool through = charge_ && one_unhorsed();
        if (!through) {
            retreat(); // 7
        }
        test_surrender(); // 8
        after(through);   // 9, 10
    }

  private:
    struct Fighter {
        KnightId id = nobody;
        int table_hits = 0; ///< Hits from the table of both rolls; decides the retreat (H2, ruling)
        int hits_taken = 0; ///< all Hits of this combat; decides who tests when both would (H4)
        bool test = false;  ///< took a Hit or a D from the table
        bool was_wounded = false;
        bool wound_taken = false;
        bool unhorsed = false;
        Spot from = no_spot; ///< where he stood when the combat began
        bool retreated = false;
    };

    Knight& knight(const Fighter& who) { return state_.knights[who.id]; }
    bool alive(const Fighter& who) { return knight(who).place != Place::killed; }
    bool fights_on(const Fighter& who) { return on_field(knight(who)); }
    std::string_view id(const Fighter& who) const { return tables_.knight(who.id).id; }
    Fighter& foe(const Fighter& who) { return &who == &attacker_ ? defender_ : attacker_; }

    template <class Make> void tell(const Make& make) {
        if constexpr (Sink::talks) {
            sink_.add(make());
        }
    }
    void note(Fact fact, const Fighter& who) { sink_.note(static_cast<int>(fact), who.id); }

    void dismount() {
        const KnightId who = gallant(state_, attacker_.id, defender_.id);
        if (who != nobody) {
            state_.knights[who].mounted = false;
            tell([&] { return Event("dismounts", "K2").with("knight", tables_.knight(who).id); });
        }
        for (Fighter* fighter : {&attacker_, &defender_}) {
            fighter->was_wounded = knight(*fighter).wounds > 0;
            fighter->from = knight(*fighter).spot;
        }
    }

    /// Both roll with what stood before the combat; the results take effect together (H1).
    void exchange() {
        const int others = earlier_attackers(state_, attacker_.id, defender_.id);
        const Shifts own = shifts(tables_, state_, attacker_.id, defender_.id, others);
        const Shifts his = shifts(tables_, state_, defender_.id, attacker_.id, 0);
        const int hits = hits_difference(state_, attacker_.id, defender_.id);
        strike(attacker_, own, hits);
        if (!charge_) {
            strike(defender_, his, -hits);
        }
        take_hits(attacker_, attacker_.table_hits, "H1.3");
        take_hits(defender_, defender_.table_hits, "H1.3");
    }

    /// One roll on the table; `hits`: the enemy's less one's own, as both stood before (H1.2).
    void strike(Fighter& who, const Shifts& shift, int hits) {
        const int column = shift.column();
        const int modifier = std::clamp(hits, -most_shift, most_shift);
        const auto held = [&](int sum) { return std::clamp(sum + modifier, 2, 12); };
        // Sums that lead to cells which say the same bring the same.
        const auto key = [&](int sum) { return tables_.cell(held(sum), column).key; };
        const Pair dice =
            dice_.total({id(who), &who == &attacker_ ? mark("the attack") : mark("the defence"), "H1"}, key);
        const int roll = held(dice.sum());
        const MeleeCell& cell = tables_.cell(roll, column);
        Fighter& enemy = foe(who);
        suffer(who, cell.roller);
        suffer(enemy, cell.opponent);
        tell([&] {
            return Event("blow", "H1")
                .with("knight", id(who))
                .with("enemy", id(enemy))
                .with("attacker", &who == &attacker_)
                .with("vc", shift.vc)
                .with("numbers", shift.numbers)
                .with("horse", shift.horse)
                .with("wounds", shift.wounds)
                .with("column", column)
                .with("dice", {dice.a, dice.b})
                .with("hits", hits)
                .with("modifier", modifier)
                .with("roll", roll)
                .with("cell", cell.text);
        });
    }

    static void suffer(Fighter& who, const Blow& blow) {
        who.table_hits += blow.hits;
        who.test = who.test || blow.test || blow.hits > 0;
    }

    /// Adds Hits that come from this rule; every VC of them become a wound, VC wounds are death (H1.4, H5).
    void take_hits(Fighter& who, int count, std::string_view rule) {
        if (count == 0 || !alive(who)) {
            return;
        }
        Knight& target = knight(who);
        const int vc = tables_.vc(who.id);
        who.hits_taken += count;
        const int total = target.hits + count;
        const int wounds = total / vc;
        target.hits = static_cast<std::uint8_t>(total % vc);
        tell([&] {
            return Event("hits", rule)
                .with("knight", id(who))
                .with("taken", count)
                .with("total", total)
                .with("vc", vc);
        });
        for (int i = 0; i < wounds && alive(who); ++i) {
            wound(who, "H1.4");
        }
        if (!alive(who)) {
            target.hits = 0; // Hits beyond the deadly one are dropped
        }
    }

    void wound(Fighter& who, std::string_view rule) {
        Knight& target = knight(who);
        ++target.wounds;
        who.wound_taken = true;
        note(Fact::wounded, who);
        tell([&] {
            return Event("wound", rule)
                .with("knight", id(who))
                .with("wounds", target.wounds)
                .with("hits", target.hits)
                .with("vc", tables_.vc(who.id));
        });
        if (target.wounds >= tables_.vc(who.id)) {
            leave(who, Place::killed);
            note(Fact::dies, who);
            tell([&] { return Event("killed", "H5").with("knight", id(who)).with("by", id(foe(who))); });
        }
    }

    /// Takes a knight off the field into the lowest empty box of his side's surrender table (H4.2, H5).
    void leave(const Fighter& who, Place place) {
        knight(who).place = place;
        knight(who).spot = no_spot;
        Party& party = state_.party(side_of(who.id));
        party.surrendered[party.out++] = who.id;
    }

    void test_unhorsing(Fighter& who) {
        Knight& target = knight(who);
        if (!who.test || !alive(who) || !target.mounted) {
            return;
        }
        const int vc = tables_.vc(who.id);
        const int die = dice_.die_above({id(who), mark("unhorsing"), "H3"}, vc - target.hits - target.wounds);
        const int sum = die + target.hits + target.wounds;
        tell([&] {
            return Event("unhorsing-test", "H3.1")
                .with("knight", id(who))
                .with("die", die)
                .with("hits", target.hits)
                .with("wounds", target.wounds)
                .with("vc", vc)
                .with("unhorsed", sum > vc);
        });
        if (sum > vc) {
            target.mounted = false;
            who.unhorsed = true;
            note(Fact::unhorsed, who);
            take_hits(who, 1, "H3.1");
        }
    }

    /// I2.1: exactly one was unhorsed here and lives, the other lives and is mounted.
    bool one_unhorsed() {
        const Fighter& down = attacker_.unhorsed ? attacker_ : defender_;
        return attacker_.unhorsed != defender_.unhorsed && alive(down) && alive(foe(down)) &&
               knight(foe(down)).mounted;
    }

    /// The hex straight on from one fighter through the other.
    Spot beyond(const Fighter& from, const Fighter& through) {
        const auto& around = tables_.neighbours[from.from];
        const auto way = std::find(around.begin(), around.end(), through.from) - around.begin();
        return tables_.neighbours[through.from][static_cast<std::size_t>(way)];
    }

    void retreat() {
        if (defender_.table_hits <= attacker_.table_hits || !alive(defender_)) {
            return;
        }
        Knight& target = knight(defender_);
        const Spot to = beyond(attacker_, defender_);
        if (to == no_spot) {
            tell([&] { return Event("off-field", "H2.3").with("knight", id(defender_)); });
            surrender(defender_);
            return;
        }
        const KnightId in_the_way = knight_at(state_, to);
        if (in_the_way != nobody) {
            tell([&] {
                return Event("retreat-blocked", "H2.2")
                    .with("knight", id(defender_))
                    .with("at", tables_.spot_name(to))
                    .with("by", tables_.knight(in_the_way).id);
            });
            take_hits(defender_, 1, "H2.2");
            return;
        }
        target.spot = to;
        defender_.retreated = true;
        note(Fact::retreats, defender_);
        tell([&] {
            return Event("retreats", "H2.1")
                .with("knight", id(defender_))
                .with("from", tables_.spot_name(defender_.from))
                .with("to", tables_.spot_name(to));
        });
    }

    void surrender(const Fighter& who) {
        leave(who, Place::captured);
        note(Fact::surrenders, who);
        tell([&] {
            return Event("captured", "H4.2")
                .with("knight", id(who))
                .with("by", id(foe(who)))
                .with("box", state_.party(side_of(who.id)).out);
        });
    }

    void test_surrender() {
        if (!fights_on(attacker_) || !fights_on(defender_)) {
            return;
        }
        const auto due = [](const Fighter& who) {
            return who.wound_taken || (who.was_wounded && who.hits_taken > 0);
        };
        if (due(attacker_) && due(defender_)) {
            if (attacker_.hits_taken != defender_.hits_taken) {
                roll_surrender(attacker_.hits_taken > defender_.hits_taken ? attacker_ : defender_);
            } else {
                tell([&] {
                    return Event("no-surrender-test", "H4")
                        .with("knight", id(attacker_))
                        .with("enemy", id(defender_));
                });
            }
        } else if (due(attacker_)) {
            roll_surrender(attacker_);
        } else if (due(defender_)) {
            roll_surrender(defender_);
        }
    }

    void roll_surrender(Fighter& who) {
        const Party& party = state_.party(side_of(who.id));
        const int modifier = tables_.surrender_modifier[std::min<std::size_t>(party.out, knights_a_side - 1)];
        const int vc = tables_.vc(who.id);
        // A natural 1 never yields, so no bound is below 1.
        const int bound = std::max(1, vc - knight(who).wounds - modifier);
        const int die = dice_.die_above({id(who), mark("surrender"), "H4.1"}, bound);
        const bool yields = die != 1 && die + knight(who).wounds + modifier > vc;
        tell([&] {
            return Event("surrender-test", "H4.1")
                .with("knight", id(who))
                .with("die", die)
                .with("wounds", knight(who).wounds)
                .with("modifier", modifier)
                .with("box", party.out + 1)
                .with("vc", vc)
                .with("surrenders", yields);
        });
        if (!yields) {
            return;
        }
        if (state_.choices.daste && tables_.knight(who.id).id == daste_id) {
            tell([&] { return Event("fights-on", "K1").with("knight", id(who)); });
            wound(who, "K1");
            return;
        }
        surrender(who);
    }

    void after(bool through) {
        for (const Fighter* who : {&attacker_, &defender_}) {
            Fighter& victor = foe(*who);
            if (knight(*who).place == Place::captured && fights_on(victor)) {
                knight(victor).place = Place::camp;
                knight(victor).spot = no_spot;
                tell([&] { return Event("to-camp", "H4.2").with("knight", id(victor)); });
                return;
            }
        }
        if (through && fights_on(attacker_) && fights_on(defender_)) {
            ride_through();
        } else if (fights_on(attacker_)) {
            if (defender_.retreated) {
                if (!attacker_.unhorsed) {
                    advance("H2.4"); // also when K1 killed him where he had retreated to
                }
            } else if (!alive(defender_)) {
                advance("H5");
            }
        }
    }

    void advance(std::string_view rule) {
        knight(attacker_).spot = defender_.from;
        tell([&] {
            return Event("advances", rule)
                .with("knight", id(attacker_))
                .with("to", tables_.spot_name(defender_.from));
        });
    }

    /// I2.1: the one still mounted is placed behind the one he unhorsed; who stays if that hex is taken or
    /// off the field.
    void ride_through() {
        const Fighter& down = attacker_.unhorsed ? attacker_ : defender_;
        const Fighter& rider = foe(down);
        const Spot to = beyond(rider, down);
        const bool free = to != no_spot && knight_at(state_, to) == nobody;
        if (free) {
            knight(rider).spot = to;
        }
        tell([&] {
            return free ? Event("rides-through", "I2.1")
                              .with("knight", id(rider))
                              .with("to", tables_.spot_name(to))
                        : Event("stays", "I2.1").with("knight", id(rider));
        });
    }

    static constexpr std::string_view daste_id = "daste";

    const Tables& tables_;
    State& state_;
    D& dice_;
    Sink& sink_;
    bool charge_;
    Fighter attacker_;
    Fighter defender_;
};

} // namespace disfida::barletta
