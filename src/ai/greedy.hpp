// What the knight does, computer level 2, for any game: the action whose outcome, averaged over all dice, is
// worth most to the side to move.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>

#include "disfida/event.hpp"
#include "disfida/odometer.hpp"

namespace disfida::ai {

/// Exact expectation of a game's evaluation after an action, over all dice it can take. Where the action
/// waits for an answer, the one that suits its decider best is reckoned with.
template <class G>
double expectation(const G& game, const typename G::State& state, const typename G::Action& action,
                   typename G::Seat seat);

/// What a position in which somebody has to answer is worth to `seat`.
template <class G> double answered(const G& game, const typename G::State& state, typename G::Seat seat) {
    const auto answers = std::make_unique<typename G::Actions>();
    game.candidates(state, *answers);
    const auto decider = game.seat(state);
    double best = 0.0;
    for (std::size_t i = 0; i < answers->size(); ++i) {
        const double worth = expectation(game, state, (*answers)[i], decider);
        best = i == 0 ? worth : std::max(best, worth);
    }
    return decider == seat ? best : -best;
}

template <class G>
double expectation(const G& game, const typename G::State& state, const typename G::Action& action,
                   typename G::Seat seat) {
    double sum = 0.0;
    Odometer dice;
    NoEvents silent;
    do {
        typename G::State copy = state;
        game.apply(copy, action, dice, silent);
        const double worth = game.answering(copy) ? answered(game, copy, seat) : game.evaluate(copy, seat);
        sum += static_cast<double>(dice.weight()) * worth;
    } while (dice.advance());
    return sum / static_cast<double>(Odometer::whole);
}

/// The best action by expectation; the first in notation order among equals. Nothing when the game has no
/// candidates, as when it is over.
template <class G> std::optional<typename G::Action> greedy(const G& game, const typename G::State& state) {
    const auto list = std::make_unique<typename G::Actions>();
    game.candidates(state, *list);
    if (list->size() == 0) {
        return std::nullopt;
    }
    if (list->size() == 1) {
        return (*list)[0];
    }
    const auto seat = game.seat(state);
    auto best = (*list)[0];
    double best_worth = expectation(game, state, best, seat);
    for (std::size_t i = 1; i < list->size(); ++i) {
        const double worth = expectation(game, state, (*list)[i], seat);
        if (worth > best_worth) {
            best_worth = worth;
            best = (*list)[i];
        }
    }
    return best;
}

} // namespace disfida::ai
