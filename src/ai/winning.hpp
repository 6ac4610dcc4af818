// Chances to win, for any game: what its evaluation is worth, as a probability.
#pragma once

#include <cmath>

#include "ai/greedy.hpp"
#include "disfida/event.hpp"
#include "disfida/odometer.hpp"

namespace disfida::ai {

/// The chance of a seat to win from a state, 0 to 1: the logistic curve over the game's evaluation, whose
/// steepness the game has fitted to games played out (`G::winning_scale`, per point of evaluation).
template <class G> double winning(const G& game, const typename G::State& state, typename G::Seat seat) {
    const double worth = game.answering(state) ? answered(game, state, seat) : game.evaluate(state, seat);
    return 1.0 / (1.0 + std::exp(-G::winning_scale * worth));
}

/// `winning` after an action, averaged over all dice it can take.
template <class G>
double winning_after(const G& game, const typename G::State& state, const typename G::Action& action,
                     typename G::Seat seat) {
    double sum = 0.0;
    Odometer dice;
    NoEvents silent;
    do {
        typename G::State copy = state;
        game.apply(copy, action, dice, silent);
        sum += static_cast<double>(dice.weight()) * winning(game, copy, seat);
    } while (dice.advance());
    return sum / static_cast<double>(Odometer::whole);
}

} // namespace disfida::ai
