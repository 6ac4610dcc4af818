// What a battle leaves behind, in this order: losses, fates, retreat, return, promotions (L-After).
#pragma once

#include "lorraine/play.hpp"
#include "lorraine/siege.hpp"

namespace disfida::lorraine {

template <class P> void begin_retreat(P& play, Side side);

/// Points of the defenders of the battle.
inline int defending_points(const State& state) {
    int sum = 0;
    for (std::size_t i = 0; i < state.battle.defender_count; ++i) {
        sum += state.generals[state.battle.defenders[i]].points;
    }
    return sum;
}

/// The highest-ranked survivor of a side among those who fought, or nobody.
inline GeneralId highest_survivor(const State& state, Side side) {
    GeneralId best = nobody;
    for (std::size_t i = 0; i < state.battle.fought_count; ++i) {
        const GeneralId who = state.battle.fought[i];
        const General& general = state.generals[who];
        if (general.side == side && on_map(general) &&
            (best == nobody || general.rank < state.generals[best].rank)) {
            best = who;
        }
    }
    return best;
}

/// A general left the battle for good: his points go to the highest-ranked survivor, or wait for a successor
/// (L-After 2).
template <class P> void after_battle(P& play, std::uint64_t killed, std::uint64_t captured) {
    State& state = play.state;
    Battle& battle = state.battle;
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        const GeneralId who = battle.fought[i];
        General& general = play.general(who);
        const int loss = battle.value[i] / (general.side == battle.winner ? 4 : 2);
        general.points = static_cast<std::int16_t>(general.points - loss);
        general.exhausted = true;
        if (who == battle.joined) {
            battle.lent = static_cast<std::int16_t>(std::max(0, battle.lent - loss));
        }
        play.tell([&] {
            return Event("battle-loss", "L-After")
                .with("general", play.id(who))
                .with("value", int{battle.value[i]})
                .with("lost", loss)
                .with("points", int{general.points});
        });
    }
    std::array<int, 2> left_behind{};
    std::array<bool, 2> any{};
    for (std::size_t i = 0; i < battle.fought_count; ++i) {
        const GeneralId who = battle.fought[i];
        const Side side = play.general(who).side;
        if (((killed | captured) >> i & 1U) == 0) {
            continue;
        }
        left_behind[index(side)] += play.general(who).points;
        any[index(side)] = true;
        if ((killed >> i & 1U) != 0) {
            play.tell([&] { return Event("killed", "L-After").with("general", play.id(who)); });
            remove(play, who, Status::killed);
        } else {
            capture(play, who, "L-After");
        }
    }
    for (const Side side : both_sides) {
        if (!any[index(side)]) {
            continue;
        }
        const GeneralId heir = highest_survivor(state, side);
        const int points = left_behind[index(side)];
        if (heir == nobody) {
            battle.orphaned[index(side)] = static_cast<std::int16_t>(points);
            continue;
        }
        General& general = play.general(heir);
        general.points = static_cast<std::int16_t>(general.points + points);
        play.tell([&] {
            return Event("inherits", "L-After")
                .with("general", play.id(heir))
                .with("points", points)
                .with("has", int{general.points});
        });
    }
    ask_successor(play);
}

/// Successors, the attacker's before the defender's; then the losers retreat.
template <class P> void ask_successor(P& play) {
    State& state = play.state;
    const Battle& battle = state.battle;
    for (const Side side : {battle.offensive, other(battle.offensive)}) {
        const GeneralId who = next_name(state, side);
        if (battle.orphaned[index(side)] < 0 || who == nobody) {
            continue;
        }
        state.pending = {};
        state.pending.side = side;
        state.pending.who[state.pending.count++] = who;
        state.pending.points = battle.orphaned[index(side)];
        state.pending.zone = battle.zone;
        state.phase = Phase::successor;
        return;
    }
    lift_sieges(play);
    begin_retreat(play, other(battle.winner));
}

/// Makes a reserve general, or a new captain, one of a side's living.
template <class P> void appoint(P& play, GeneralId who, Side side, int rank, Skill skill) {
    if (who == play.state.count) {
        ++play.state.count;
    }
    General& general = play.general(who);
    general = {};
    general.side = side;
    general.status = Status::field;
    general.rank = static_cast<std::uint8_t>(rank);
    general.skill = skill;
}

template <class P> void roll_successor(P& play) {
    State& state = play.state;
    const Pending pending = state.pending;
    const GeneralId who = pending.who[0];
    const Side side = pending.side;
    int rank = static_cast<int>(roster_size) + 1;
    while (highest(state, side, [&](const General& general) {
               return living(general) && general.rank == rank;
           }) != nobody) {
        ++rank;
    }
    const int die = play.dice.die(play.roll(who, mark("his skill"), "L-After"));
    appoint(play, who, side, rank, skill_by_die(die));
    General& general = play.general(who);
    general.points = pending.points;
    general.activated = general.exhausted = true;
    put(play, who, pending.zone, false);
    state.battle.orphaned[index(side)] = -1;
    state.battle.appointed.set(who);
    play.tell([&] {
        return Event("successor", "L-After")
            .with("general", play.id(who))
            .with("side", name(side))
            .with("die", die)
            .with("skill", name(general.skill))
            .with("rank", rank)
            .with("points", int{general.points});
    });
    state.pending = {};
    ask_successor(play);
}

/// Whether the one who came out of the castle may go back (L-After 4).
inline bool may_return(const Tables& tables, const State& state) {
    const Battle& battle = state.battle;
    if (battle.joined == nobody) {
        return false;
    }
    const General& general = state.generals[battle.joined];
    const bool stays = battle.fled || (battle.decided && battle.winner == battle.offensive);
    return stays && outside(general) && general.zone == battle.zone &&
           own_castle(tables, state, battle.zone, general.side) != nullptr &&
           general.points <= room_in(tables, state, battle.zone);
}

template <class P> void after_retreat(P& play) {
    State& state = play.state;
    state.pending = {};
    if (may_return(play.tables, state)) {
        const GeneralId who = state.battle.joined;
        state.pending.side = play.general(who).side;
        state.pending.who[state.pending.count++] = who;
        state.pending.points = play.general(who).points;
        state.pending.zone = state.battle.zone;
        state.phase = Phase::going_back;
        return;
    }
    ask_promotion(play);
}

template <class P> void answer_return(P& play, bool returns) {
    State& state = play.state;
    const GeneralId who = state.battle.joined;
    General& general = play.general(who);
    if (returns) {
        const int lent = state.battle.lent;
        Castle& castle = *castle_in(play.tables, state, general.zone);
        castle.garrison = static_cast<std::int16_t>(castle.garrison + lent);
        general.points = static_cast<std::int16_t>(general.points - lent);
        general.inside = true;
        general.exhausted = false;
        state.battle.lent = 0;
        lift_sieges(play);
    }
    play.tell([&] {
        return Event(returns ? "returns" : "stays-out", "L-After")
            .with("general", play.id(who))
            .with("castle", play.zone_id(general.zone))
            .with("points", int{general.points});
    });
    state.pending = {};
    ask_promotion(play);
}

/// Those of a side who fought, are on the map and roll for promotion, rank 1 first (L-After 5).
inline Group candidates_for_promotion(const State& state, Side side) {
    const Battle& battle = state.battle;
    return by_rank(state, side, [&](const General& general) {
        const GeneralId id = id_in(state, general);
        const auto* end = battle.fought.data() + battle.fought_count;
        return on_map(general) && !battle.appointed.test(id) &&
               std::find(battle.fought.data(), end, static_cast<GeneralId>(id)) != end;
    });
}

template <class P> void end_battle(P& play) {
    play.state.battle = {};
    next_pick(play);
}

template <class P> void ask_promotion(P& play) {
    State& state = play.state;
    if (!state.battle.fled && (!candidates_for_promotion(state, Side::burgundy).empty() ||
                               !candidates_for_promotion(state, Side::french).empty())) {
        state.phase = Phase::promotion;
    } else {
        end_battle(play);
    }
}

template <class P> void roll_promotion(P& play) {
    State& state = play.state;
    for (const Side side : {state.battle.winner, other(state.battle.winner)}) {
        const bool won = side == state.battle.winner;
        for (const GeneralId who : candidates_for_promotion(state, side)) {
            General& general = play.general(who);
            const Skill before = general.skill;
            const int die =
                play.dice.die(play.roll(who, won ? mark("his promotion") : mark("his disgrace"), "L-After"));
            if (won && die == 6 && general.skill != Skill::expert) {
                general.skill = static_cast<Skill>(static_cast<int>(general.skill) + 1);
            } else if (!won && die == 1 && general.skill != Skill::incompetent) {
                general.skill = static_cast<Skill>(static_cast<int>(general.skill) - 1);
            }
            play.tell([&] {
                return Event("promotion", "L-After")
                    .with("general", play.id(who))
                    .with("die", die)
                    .with("won", won)
                    .with("before", name(before))
                    .with("skill", name(general.skill));
            });
        }
    }
    end_battle(play);
}

} // namespace disfida::lorraine
