// The line of the laboratory's table for one game.
#pragma once

#include "lab/experiment.hpp"
#include "lab/games.hpp"
#include "play/game_position.hpp"
#include "play/session.hpp"

namespace disfida::lab {

/// The table that a match's position stands on. Precondition: it is a match of G.
template <class G> Table<G> table_of(const Match& start, const Plan& plan) {
    const auto* position = as_game<G>(start.position());
    const std::string deploy = plan.opening.value_or("hand");
    return {position->game(), position->game_state(), deploy == "hand" ? "" : deploy};
}

template <class G, class M> Bench bench(std::string_view game) {
    Bench out;
    out.game = game;
    out.simulate = [](const Match& start, const Order& order, const Control& control, Report& report) {
        experiment<G, M>(table_of<G>(start, order.plan), start.info(), order.part, control, report);
    };
    out.contest = [](const Match& start, const Order& order, const Control& control, Contest& contest) {
        lab::contest(table_of<G>(start, order.plan), order.part, control, contest);
    };
    return out;
}

} // namespace disfida::lab
