// One action under way: state, dice and where to tell what happens; small changes that many rules make.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "kernel/tongue.hpp"
#include "lorraine/look.hpp"

namespace disfida::lorraine {

template <DicePolicy D, class Sink> struct Play {
    const Tables& tables;
    State& state;
    D& dice;
    Sink& sink;

    /// Tells the sink, and makes the event only when it listens.
    template <class Make> void tell(const Make& make) {
        if constexpr (Sink::talks) {
            sink.add(make());
        }
    }
    General& general(GeneralId who) { return state.generals[who]; }
    [[nodiscard]] std::string id(GeneralId who) const { return id_of(tables, state, who); }
    [[nodiscard]] const std::string& zone_id(ZoneId zone) const { return tables.zone(zone).id; }
    /// What a throw is for, in a text from mark() or a name, with the general it is about. No words are made
    /// where nobody asks.
    [[nodiscard]] Roll roll(GeneralId who, std::string_view what, std::string_view rule) const {
        return {who < named ? std::string_view(tables.generals[who].id) : std::string_view(), what, rule};
    }

    /// A morale test: the die, for which `needed` or more passes (section 1).
    int test(GeneralId who, int needed, std::string_view what, std::string_view rule) {
        return dice.die_above(roll(who, what, rule), needed - 1);
    }
    /// So many dice, of which only the sum counts.
    int sum(GeneralId who, int count, std::string_view what, std::string_view rule,
            std::vector<std::int64_t>& shown) {
        int total = 0;
        while (count > 0) {
            if (count > 1) {
                const Pair pair = dice.total(roll(who, what, rule));
                total += pair.sum();
                if constexpr (Sink::talks) {
                    shown.push_back(pair.a);
                    shown.push_back(pair.b);
                }
                count -= 2;
                continue;
            }
            const int die = dice.die(roll(who, what, rule));
            total += die;
            if constexpr (Sink::talks) {
                shown.push_back(die);
            }
            --count;
        }
        return total;
    }
};

/// The marker of a castle goes at once when no enemy of its owner is outside in its zone (section 1).
template <class P> void lift_sieges(P& play) {
    for (std::size_t i = 0; i < castle_count; ++i) {
        Castle& castle = play.state.castles[i];
        if (besieged(castle) && !has(held(play.state, other(castle.owner)), play.tables.castles[i])) {
            castle.siege = no_siege;
            play.tell([&] {
                return Event("siege-lifted", "L-Siege").with("castle", play.zone_id(play.tables.castles[i]));
            });
        }
    }
}

/// Takes points without a leader out of a castle: those come this turn go last (L-Castle 2).
inline void take_out(Castle& castle, int points) {
    castle.garrison = static_cast<std::int16_t>(castle.garrison - points);
    castle.placed = std::min(castle.placed, castle.garrison);
}

/// A general leaves the map with this status: no points, no zone, no marks, no debt (section 1).
template <class P> void remove(P& play, GeneralId who, Status status) {
    General& general = play.general(who);
    general.status = status;
    general.points = 0;
    general.zone = no_zone;
    general.inside = general.exhausted = general.activated = general.estranged = general.beloved =
        general.debt = false;
    if (status == Status::killed) {
        play.state.bereaved[index(general.side)] = true;
    }
}

/// A general falls into the enemy's hands; an emergency nominee, rank 7 and up, is out for good instead.
template <class P> void capture(P& play, GeneralId who, std::string_view rule) {
    const bool kept = play.general(who).rank <= roster_size;
    play.tell(
        [&] { return Event("captured", rule).with("general", play.id(who)).with("eliminated", !kept); });
    remove(play, who, kept ? Status::captive : Status::killed);
}

/// Puts a general into a zone, inside or outside its castle.
template <class P> void put(P& play, GeneralId who, ZoneId zone, bool inside) {
    General& general = play.general(who);
    general.zone = zone;
    general.inside = inside;
}

// The course of the campaign; each file below goes on where another ends.
template <class P> void next_pick(P& play);
template <class P> void begin_battle(P& play, GeneralId attacker, bool sallied, GeneralId sallier, int lent);
template <class P> void end_activation(P& play);
template <class P> void begin_turn(P& play);
template <class P> void end_turn(P& play);
template <class P>
void share_loss(P& play, LossFor why, Side side, const Group& group, int points, ZoneId zone);
template <class P> void go_on_sharing(P& play);
template <class P> void after_retreat(P& play);

} // namespace disfida::lorraine
