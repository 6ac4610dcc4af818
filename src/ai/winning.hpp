// Chances to win, for any game: what its evaluation is worth, as a probability.
#pragma once

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/odometer.hpp"

namespace disfida::ai {

/// Ways its dice can fall in which an action is turned over at most, to learn what it brings on the average;
/// one with more of them, as the clash of two armies, is tried with so many throws from a fixed seed instead.
inline constexpr int most_ways = 256;
inline constexpr int sample_throws = 200;

template <class G>
double winning_after(const G& game, const typename G::State& state, const typename G::Action& action,
                     typename G::Seat seat);

/// The chance of a seat to win from a state, 0 to 1: 1, 0 or a half once it is decided (`G::decided`), else
/// what the game makes of its evaluation (`G::log_odds`). Where somebody has to answer, he does what suits
/// him best. The chances of both seats add up to 1.
template <class G> double winning(const G& game, const typename G::State& state, typename G::Seat seat) {
    if (const std::optional<double> decided = game.decided(state, seat)) {
        return *decided;
    }
    if (game.answering(state)) {
        const auto answers = std::make_unique<typename G::Actions>();
        game.candidates(state, *answers);
        const auto decider = game.seat(state);
        double best = 0.0;
        for (const auto& answer : *answers) {
            best = std::max(best, winning_after(game, state, answer, decider));
        }
        return decider == seat ? best : 1.0 - best;
    }
    return 1.0 / (1.0 + std::exp(-game.log_odds(state, seat)));
}

/// Whether the dice of an action fall in no more ways than are turned over.
template <class G>
bool has_few_ways(const G& game, const typename G::State& state, const typename G::Action& action) {
    NoEvents silent;
    Odometer dice;
    for (int i = 0; i < most_ways; ++i) {
        typename G::State copy = state;
        game.apply(copy, action, dice, silent);
        if (!dice.advance()) {
            return true;
        }
    }
    return false;
}

/// `winning` after an action, averaged over all dice it can take; over a fixed sample where
/// there are more.
template <class G>
double winning_after(const G& game, const typename G::State& state, const typename G::Action& action,
                     typename G::Seat seat) {
    NoEvents silent;
    const auto after = [&](auto& dice) {
        typename G::State copy = state;
        game.apply(copy, action, dice, silent);
        return winning(game, copy, seat);
    };
    double sum = 0.0;
    if (has_few_ways(game, state, action)) { // playing is quick, weighing what comes of it is not
        Odometer dice;
        do {
            const double chance = after(dice);
            sum += static_cast<double>(dice.weight()) * chance;
        } while (dice.advance());
        return sum / static_cast<double>(Odometer::whole);
    }
    SeededDice thrown(sample_throws);
    for (int i = 0; i < sample_throws; ++i) {
        sum += after(thrown);
    }
    return sum / sample_throws;
}

/// What the computer looks at for the seat that decides, each action with its `winning_after`, the best first
/// and equals in notation order.
template <class G>
std::vector<std::pair<typename G::Action, double>> ranking(const G& game, const typename G::State& state) {
    const auto list = std::make_unique<typename G::Actions>();
    game.candidates(state, *list);
    const auto seat = game.seat(state);
    std::vector<std::pair<typename G::Action, double>> out;
    out.reserve(list->size());
    for (const auto& action : *list) {
        out.emplace_back(action, winning_after(game, state, action, seat));
    }
    std::stable_sort(out.begin(), out.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });
    return out;
}

} // namespace disfida::ai
