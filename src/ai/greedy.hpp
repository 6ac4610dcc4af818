// Computer level 1, for any game: the action whose outcome, averaged over all dice, is worth most to the side
// to move.
#pragma once

#include <memory>

#include "disfida/event.hpp"
#include "disfida/odometer.hpp"

namespace disfida::ai {

/// Exact expectation of a game's evaluation after an action, over all dice it can take.
template <class G>
double expectation(const G& game, const typename G::State& state, const typename G::Action& action,
                   typename G::Seat seat) {
    double sum = 0.0;
    Odometer dice;
    NoEvents silent;
    do {
        typename G::State copy = state;
        game.apply(copy, action, dice, silent);
        sum += dice.probability() * game.evaluate(copy, seat);
    } while (dice.advance());
    return sum;
}

/// The best action by expectation; the first in notation order among equals. Precondition: somebody is to
/// move or dice decide, so that the game's candidates are not empty.
template <class G> typename G::Action greedy(const G& game, const typename G::State& state) {
    const auto list = std::make_unique<typename G::Actions>();
    game.candidates(state, *list);
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
