#include "iliad/evaluate.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "iliad/light.hpp"
#include "iliad/odds.hpp"
#include "kernel/weights.hpp"

namespace disfida::iliad {

namespace {

constexpr double won = 1000.0;

constexpr int most_useful_spears = 3;

// The strength whose power is a feature: found by trying what foretells results best.
constexpr double power_exponent = 7.0;
constexpr double power_of_agility = 0.4;
constexpr double power_of_clang = 0.8;
constexpr double power_of_spear = 0.5;
constexpr double power_of_scratch = 0.4;

constexpr double hopeless = 0.05;     // a chance to wound whoever it is, so that logarithms have an end
constexpr double drawing_near = 40.0; // turns before the last from which on a draw is looked for

int useful_spears(const Tables& tables, const Warrior& warrior) {
    return is_hero(tables, warrior) ? std::min<int>(warrior.spears, most_useful_spears) : 0;
}

/// What he can give and take, with his life.
double worth(const Tables& tables, const Warrior& warrior) {
    const auto& weigh = tables.weights.worth;
    const double all = weigh[w_life] + warrior.bottle + weigh[w_agility] * warrior.agility +
                       weigh[w_clang] * tables.of(warrior.armour).clang +
                       weigh[w_scratch] * int{warrior.scratch} +
                       weigh[w_spear] * useful_spears(tables, warrior);
    return is_hero(tables, warrior) ? all : weigh[w_bearer] * all;
}

double power(const Tables& tables, const Warrior& hero) {
    const double strength =
        hero.bottle + power_of_agility * hero.agility + power_of_clang * tables.of(hero.armour).clang -
        power_of_scratch * int{hero.scratch} + power_of_spear * useful_spears(tables, hero);
    return std::pow(std::max(1.0, strength), power_exponent);
}

double contact_worth(const Tables& tables, const State& state, const Contact& contact, Side side) {
    const bool left = contact.initiative == Side::left;
    const Warrior& striker = state.roster[left ? contact.left : contact.right];
    const Warrior& target = state.roster[left ? contact.right : contact.left];
    const double gain = edge(tables, striker, target);
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
    const auto& weigh = tables.weights.worth;
    if (!is_hero(tables, warrior)) {
        for (WarriorId hero = 0; hero < state.count; ++hero) {
            if (fights(state.roster[hero]) && tables.info(state.roster[hero].info).bearer == warrior.info &&
                state.roster[hero].side == warrior.side) {
                const int steps = distance(hex_of(warrior.spot), hex_of(state.roster[hero].spot));
                return steps == 1 ? weigh[w_at_his_side] : weigh[w_step] * steps;
            }
        }
    }
    if (in_contact(state, who)) {
        return 0.0;
    }
    int steps = columns + rows;
    for (const Warrior& enemy : state.roster) {
        if (enemy.side != warrior.side && fights(enemy)) {
            steps = std::min(steps, distance(hex_of(warrior.spot), hex_of(enemy.spot)));
        }
    }
    return weigh[w_step] * steps;
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
    const auto& weigh = tables.weights.worth;
    double sum = weigh[w_wound] * contacts_worth(tables, state, side) + weigh[w_idle] * state.idle;
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
    std::array<std::array<const Warrior*, most_warriors>, 2> heroes{};
    std::array<std::size_t, 2> count{};
    std::array<double, 2> powers{};
    for (WarriorId who = 0; who < state.count; ++who) {
        const Warrior& warrior = state.roster[who];
        // With the last hero a side has lost.
        if (fights(warrior) && is_hero(tables, warrior)) {
            const std::size_t at = index(warrior.side);
            heroes[at][count[at]++] = &warrior;
            powers[at] += power(tables, warrior);
        }
    }
    const std::size_t own = index(side);
    const std::size_t enemy = index(other(side));
    if (count[own] == 0 || count[enemy] == 0) {
        return out;
    }
    out[f_power] = std::log(powers[own] / powers[enemy]);
    out[f_edge] = 2.0 * heroes_edge(tables, state, side) / static_cast<double>(count[own] + count[enemy]);
    double given = hopeless;
    double taken = hopeless;
    for (std::size_t i = 0; i < count[own]; ++i) {
        for (std::size_t j = 0; j < count[enemy]; ++j) {
            out[f_pairs] += new_contact(tables, *heroes[own][i], *heroes[enemy][j]);
            given += blow_chance(tables, *heroes[own][i], *heroes[enemy][j]);
            taken += blow_chance(tables, *heroes[enemy][j], *heroes[own][i]);
        }
    }
    out[f_blows] = std::log(given / taken);
    out[f_heroes] = std::log(static_cast<double>(count[own]) / static_cast<double>(count[enemy]));
    out[f_pairs] /= static_cast<double>(count[own] * count[enemy]);
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
    return weighed(features(tables, state, side),
                   single_combat(state.mode) ? tables.weights.single : tables.weights.many);
}

} // namespace disfida::iliad
