#include "lorraine/odds.hpp"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "disfida/odometer.hpp"
#include "kernel/tongue.hpp"
#include "lorraine/activation.hpp"
#include "lorraine/apply.hpp"
#include "lorraine/battle.hpp"
#include "lorraine/look.hpp"
#include "lorraine/policy.hpp"
#include "lorraine/quick.hpp"

namespace disfida::lorraine {

namespace {

using Json = nlohmann::ordered_json;

/// Combinations a person waits for without noticing; more are sampled.
constexpr int most_counted = 20000;

Action simple(Verb verb) {
    Action action;
    action.verb = verb;
    return action;
}

/// Plays a battle to its decision by a plain plan of cards on both sides.
template <class D> void fight_on(const Tables& tables, State& state, D& dice, FactCounter& facts) {
    while (!state.battle.decided) {
        switch (state.phase) {
        case Phase::mode:
            apply(tables, state, simple(Verb::battle_auto), dice, facts);
            break;
        case Phase::card:
            apply(tables, state, plain_card(state), dice, facts);
            break;
        default: // flank, clash
            apply(tables, state, simple(Verb::roll), dice, facts);
            break;
        }
    }
}

/// Sums over battles fought; weights are whole numbers.
struct Tally {
    double wins = 0.0;
    double attacker = 0.0;
    double defender = 0.0;
    double weight = 0.0;

    void add(const State& before, const State& after, double share) {
        const Side attacker_side = before.battle.offensive;
        const Battle& battle = after.battle;
        weight += share;
        wins += battle.winner == attacker_side ? share : 0.0;
        if (battle.closing) {
            return;
        }
        for (const Side side : both_sides) {
            const Host& host = battle.hosts[index(side)];
            int lost = 0;
            for (std::size_t i = 0; i < host.count; ++i) {
                lost += value_lost(host.corps[i]) / (side == battle.winner ? 4 : 2);
            }
            (side == attacker_side ? attacker : defender) += share * lost;
        }
    }
    [[nodiscard]] BattleOdds odds(int samples) const {
        return {wins / weight, attacker / weight, defender / weight, samples};
    }
};

/// Counts all ways a battle can go on, or gives up when they are too many.
bool count_battle(const Tables& tables, const State& state, Tally& tally) {
    const int units = standing(state.battle.hosts[0]) + standing(state.battle.hosts[1]);
    constexpr int few_units = 6; // with more the first round alone has too many combinations
    if (!state.battle.arrayed || units > few_units || state.battle.round < tables.battle.rounds) {
        return false;
    }
    Odometer dice;
    int counted = 0;
    do {
        if (++counted > most_counted) {
            return false;
        }
        State copy = state;
        FactCounter facts;
        fight_on(tables, copy, dice, facts);
        tally.add(state, copy, static_cast<double>(dice.weight()) / static_cast<double>(Odometer::whole));
    } while (dice.advance());
    return true;
}

Json test_json(std::string_view key, double chance) {
    Json json;
    json[std::string(key)] = chance;
    return json;
}

Json storm_json(const Tables& tables, const State& state, const Action& action) {
    const StormOdds odds = storm_odds(tables, state, action);
    Json json = test_json("falls", odds.falls);
    if (action.verb == Verb::assault) {
        json["goes_in"] = odds.goes_in;
        json["loss"] = odds.loss;
    }
    return json;
}

Json battle_json(const BattleOdds& odds) {
    Json json = test_json("wins", odds.wins);
    json["attacker_loss"] = odds.attacker_loss;
    json["defender_loss"] = odds.defender_loss;
    json["sampled"] = odds.samples;
    return json;
}

/// The position as it would be fought: the defender stands, nobody joins.
State before_battle(const Tables& tables, State state) {
    SeededDice none(0);
    NoEvents silent;
    if (state.phase == Phase::stand) {
        apply(tables, state, simple(Verb::stand), none, silent);
    }
    if (state.phase == Phase::join) {
        apply(tables, state, simple(Verb::no_join), none, silent);
    }
    return state;
}

Json flight_json(const Tables& tables, const State& state) {
    Json json;
    const Battle& battle = state.battle;
    const double passes = at_least(tables.morale);
    const int price = flight_price(tables, state);
    for (std::size_t i = 0; i < battle.defender_count; ++i) {
        const int own = state.generals[battle.defenders[i]].points - 1;
        json[id_of(tables, state, battle.defenders[i])] = {
            {"passes", passes}, {"costs", std::min(own, cheap_flight)}, {"else", std::min(own, price)}};
    }
    return json;
}

/// The state as an action without dice leaves it.
State after(const Tables& tables, const State& state, const Action& action) {
    State copy = state;
    SeededDice none(0);
    NoEvents silent;
    apply(tables, copy, action, none, silent);
    return copy;
}

} // namespace

StormOdds storm_odds(const Tables& tables, const State& state, const Action& action) {
    StormOdds odds;
    std::uint64_t falls = 0;
    std::uint64_t goes_in = 0;
    double loss = 0.0;
    Odometer dice;
    do {
        State copy = state;
        FactCounter facts;
        apply(tables, copy, action, dice, facts);
        const std::uint64_t weight = dice.weight();
        falls += facts.of(Fact::falls) == 1 ? weight : 0;
        goes_in += facts.of(Fact::falls) >= 0 ? weight : 0;
        loss += Odometer::probability_of(weight) * std::max(0, facts.of(Fact::loss));
    } while (dice.advance());
    odds.falls = Odometer::probability_of(falls);
    odds.goes_in = Odometer::probability_of(goes_in);
    odds.loss = loss;
    return odds;
}

BattleOdds battle_odds(const Tables& tables, const State& state, int samples) {
    const State start = before_battle(tables, state);
    Tally counted;
    if (count_battle(tables, start, counted)) {
        return counted.odds(0);
    }
    Tally sampled;
    SeededDice dice(1431); // the same position always has the same odds
    for (int i = 0; i < samples; ++i) {
        State copy = start;
        FactCounter facts;
        fight_on(tables, copy, dice, facts);
        sampled.add(start, copy, 1.0);
    }
    return sampled.odds(samples);
}

std::optional<BattleOdds> meeting_odds(const Tables& tables, const State& state, const Action& action) {
    BattleOdds met;
    double meets = 0.0;
    Odometer dice;
    do {
        State there = state;
        NoEvents silent;
        apply(tables, there, action, dice, silent);
        if (there.phase == Phase::stand) {
            const BattleOdds odds = battle_odds(tables, there);
            const double share = dice.probability();
            meets += share;
            met.wins += share * odds.wins;
            met.attacker_loss += share * odds.attacker_loss;
            met.defender_loss += share * odds.defender_loss;
            met.samples += odds.samples;
        }
    } while (dice.advance());
    return meets > 0.0 ? std::optional(met) : std::nullopt;
}

Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action) {
    switch (action.verb) {
    case Verb::siege:
    case Verb::assault:
        return storm_json(tables, state, action).dump();
    case Verb::recover:
    case Verb::take:
        return test_json("passes", at_least(tables.morale)).dump();
    case Verb::try_again: {
        const int tries = further_tries(tables, state, state.generals[action.who]);
        double fails = 1.0;
        for (int i = 0; i < tries; ++i) {
            fails *= 1.0 - at_least(tables.morale);
        }
        return test_json("passes", 1.0 - fails).dump();
    }
    case Verb::press_on: {
        Json json = test_json(
            "passes", state.generals[action.who].beloved ? 1.0 : at_least(press_needs(tables, state)));
        if (const auto met = meeting_odds(tables, state, action)) {
            json["battle"] = battle_json(*met);
        }
        return json.dump();
    }
    case Verb::transfer:
        return test_json("passes", at_least(transfer_needs(tables, state.generals[action.who],
                                                           state.generals[action.with])))
            .dump();
    case Verb::flee:
        return flight_json(tables, state).dump();
    case Verb::join:
        return test_json("joins", besieged(*castle_in(tables, state, state.battle.zone))
                                      ? at_least(tables.morale)
                                      : 1.0)
            .dump();
    case Verb::move:
    case Verb::sally: {
        const State there = after(tables, state, action);
        if (there.phase == Phase::stand) { // no test before it
            return battle_json(battle_odds(tables, there)).dump();
        }
        break;
    }
    case Verb::stand:
    case Verb::battle_auto:
        return battle_json(battle_odds(tables, state)).dump();
    case Verb::card:
    case Verb::card_banner:
        return battle_json(battle_odds(tables, after(tables, state, action))).dump();
    case Verb::roll:
        if (state.phase == Phase::clash || state.phase == Phase::flank) {
            return battle_json(battle_odds(tables, state)).dump();
        }
        if (state.phase == Phase::end_roll) {
            const auto left = static_cast<std::size_t>(tables.turns - state.turn);
            return test_json("ends", at_least(tables.end_rolls[tables.end_rolls.size() - left])).dump();
        }
        break;
    default:
        break;
    }
    return Error{tr("no dice with odds follow that action: ask for siege, assault, press-on, recover, "
                    "try-again, take, transfer, a march or sally into a battle, flee, stand, join, battle "
                    "auto, card, or the roll of a battle or of the campaign's end")};
}

} // namespace disfida::lorraine
