#include "iliad/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "iliad/light.hpp"
#include "iliad/odds.hpp"
#include "kernel/weights.hpp"

namespace disfida::iliad {

namespace {

// In BOTTLE points, set by hand and tried in self-play.
constexpr double life = 12.0; // of a hero
constexpr double agility_worth = 0.7;
constexpr double clang_worth = 0.5;
constexpr double spear_worth = 0.5;
constexpr double scratch_worth = 0.4;
constexpr double wound_worth = 3.2; // what a wound takes on the average
constexpr double bearer_share = 0.35;
constexpr double at_his_side = 0.15;
constexpr double pull = 0.04;    // per hex from the nearest enemy
constexpr double patience = 0.2; // what a turn without a fight costs whoever looks at it
constexpr double won = 1000.0;

constexpr int most_useful_spears = 3;
constexpr double strength_exponent = 5.0; // one strong hero is worth many weak ones
constexpr double drawing_near = 40.0;     // turns before the last from which on a draw is looked for

/// What he can give and take, apart from his life.
double strength(const Tables& tables, const Warrior& warrior) {
    return warrior.bottle + agility_worth * warrior.agility + clang_worth * tables.of(warrior.armour).clang -
           scratch_worth * int{warrior.scratch} +
           (is_hero(tables, warrior) ? spear_worth * std::min<int>(warrior.spears, most_useful_spears) : 0.0);
}

double worth(const Tables& tables, const Warrior& warrior) {
    return (is_hero(tables, warrior) ? 1.0 : bearer_share) * (life + strength(tables, warrior));
}

double contact_worth(const Tables& tables, const State& state, const Contact& contact, Side side) {
    const bool left = contact.initiative == Side::left;
    const Warrior& striker = state.roster[left ? contact.left : contact.right];
    const Warrior& target = state.roster[left ? contact.right : contact.left];
    const double gain = wound_worth * edge(tables, striker, target);
    return striker.side == side ? gain : -gain;
}

double contacts_worth(const Tables& tables, const State& state, Side side) {
    double sum = 0.0;
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        sum += contact_worth(tables, state, state.contacts[i], side);
    }
    return sum;
}

/// Those at large are drawn to the nearest enemy, bearers to their hero. Only a side's own are: what draws
/// the enemy is no reason to run from him.
double places_worth(const Tables& tables, const State& state, WarriorId who) {
    const Warrior& warrior = state.roster[who];
    if (!is_hero(tables, warrior)) {
        for (WarriorId hero = 0; hero < state.count; ++hero) {
            if (fights(state.roster[hero]) && tables.info(state.roster[hero].info).bearer == warrior.info &&
                state.roster[hero].side == warrior.side) {
                const int steps = distance(hex_of(warrior.spot), hex_of(state.roster[hero].spot));
                return steps == 1 ? at_his_side : -pull * steps;
            }
        }
    }
    if (in_contact(state, who)) {
        return 0.0;
    }
    double best = -pull * (columns + rows);
    for (const Warrior& enemy : state.roster) {
        if (enemy.side == warrior.side || !fights(enemy)) {
            continue;
        }
        best = std::max(best, -pull * distance(hex_of(warrior.spot), hex_of(enemy.spot)));
    }
    return best;
}

/// What the contacts of heroes with heroes are worth. Those of bearers do not decide the day: counted, the
/// death of one's own bearer in a bad contact would look like a gain.
double heroes_edge(const Tables& tables, const State& state, Side side) {
    double sum = 0.0;
    for (std::size_t i = 0; i < state.contact_count; ++i) {
        const Contact& contact = state.contacts[i];
        if (is_hero(tables, state.roster[contact.left]) && is_hero(tables, state.roster[contact.right])) {
            sum += contact_worth(tables, state, contact, side);
        }
    }
    return sum;
}

} // namespace

std::optional<double> decided(const State& state, Side side) {
    if (state.phase == Phase::over) {
        if (state.winner == Winner::draw) {
            return 0.5;
        }
        return (state.winner == Winner::left) == (side == Side::left) ? 1.0 : 0.0;
    }
    if (state.mode == Mode::tourney && state.bout > 0 && state.turn == 1 &&
        state.phase == Phase::turn_start) {
        const Bout& last = state.bouts[state.bout - 1U];
        return (last.winner == last.left) == (side == Side::left) ? 1.0 : 0.0;
    }
    return std::nullopt;
}

double evaluate(const Tables& tables, const State& state, Side side) {
    if (const auto result = decided(state, side)) {
        return (2.0 * *result - 1.0) * won;
    }
    double sum = contacts_worth(tables, state, side) - patience * state.idle;
    for (WarriorId who = 0; who < state.count; ++who) {
        const Warrior& warrior = state.roster[who];
        if (fights(warrior)) {
            const double own = worth(tables, warrior);
            sum += warrior.side == side ? own + places_worth(tables, state, who) : -own;
        }
    }
    return sum;
}

Features features(const Tables& tables, const State& state, Side side) {
    Features out{};
    std::array<double, 2> power{};
    int heroes = 0;
    for (WarriorId who = 0; who < state.count; ++who) {
        const Warrior& warrior = state.roster[who];
        if (!fights(warrior)) {
            continue;
        }
        const double sign = warrior.side == side ? 1.0 : -1.0;
        if (!is_hero(tables, warrior)) {
            out[f_bearers] += sign;
            continue;
        }
        // With the last of them a side has lost.
        power[index(warrior.side)] += std::pow(std::max(1.0, strength(tables, warrior)), strength_exponent);
        ++heroes;
        out[f_heroes] += sign;
        out[f_bottle] += sign * warrior.bottle;
        out[f_spears] +=
            in_contact(state, who) ? 0.0 : sign * std::min<int>(warrior.spears, most_useful_spears);
        out[f_scratches] += sign * int{warrior.scratch};
    }
    if (heroes > 0) {
        out[f_edge] = 2.0 * heroes_edge(tables, state, side) / heroes;
    }
    out[f_power] = std::log((1.0 + power[index(side)]) / (1.0 + power[index(other(side))]));
    // Towards the last turn a draw comes near, but in a tourney, where somebody wins anyway.
    const double left =
        state.mode == Mode::tourney
            ? 1.0
            : std::clamp(static_cast<double>(last_turn - state.turn) / drawing_near, 0.0, 1.0);
    for (double& feature : out) {
        feature *= left;
    }
    return out;
}

double log_odds(const Tables& tables, const State& state, Side side) {
    return weighed(features(tables, state, side), tables.odds);
}

void candidates(const Tables& /*tables*/, const State& /*state*/, const ActionList& all, ActionList& out) {
    out.clear();
    for (const Action& action : all) {
        if (action.verb != Verb::quit) {
            out.add(action);
        }
    }
}

} // namespace disfida::iliad
