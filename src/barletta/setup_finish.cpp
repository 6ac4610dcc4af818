#include <string>

#include "barletta/apply.hpp"
#include "barletta/legal.hpp"
#include "barletta/setup.hpp"
#include "barletta/setup_check.hpp"

namespace disfida::barletta {

namespace {

/// The winner of the deployment roll, worked back from whose turn it is (I1).
Mover deploy_winner(const State& state, Side to_move) {
    const int placed = placed_count(state);
    const bool winners_turn = placed == 0 || (placed - 1) / 2 % 2 == 1;
    return mover(winners_turn ? to_move : other(to_move));
}

Phase default_phase(const Setup& setup) {
    if (setup.phase) {
        return *setup.phase;
    }
    return setup.round.value_or(0) > 0 ? Phase::initiative : Phase::deploy_roll;
}

/// What is counted by rounds is not said before round 1.
Result<Done> check_counts(const Setup& setup, Phase phase) {
    const auto said = [](const auto& counts) { return counts[0] || counts[1]; };
    const auto early = [&](std::string_view what, std::string_view rule) {
        return Error{"phase " + std::string(name(phase)) + " comes before round 1, when there are no " +
                         std::string(what) + " yet: leave them out",
                     std::string(rule)};
    };
    if (phase >= Phase::initiative) {
        return Done{};
    }
    if (said(setup.po)) {
        return early("po", "D1");
    }
    if (said(setup.passes)) {
        return early("passes", "D2");
    }
    return said(setup.attacks) ? Result<Done>(early("attacks", "E1.1")) : Done{};
}

Result<Done> fill_turn(const Setup& setup, State& state) {
    const bool in_rounds = state.phase >= Phase::initiative;
    if (in_rounds && setup.round.value_or(0) == 0) {
        return Error{"phase " + std::string(name(state.phase)) + " needs a round: set round 1 to 5"};
    }
    if (!in_rounds && setup.round.value_or(0) > 0) {
        return Error{"phase " + std::string(name(state.phase)) +
                     " comes before round 1: set round 0 or leave it out"};
    }
    state.round = static_cast<std::uint8_t>(setup.round.value_or(0));
    if (auto checked = check_counts(setup, state.phase); !checked) {
        return checked;
    }
    const std::optional<Side> to_move = setup.to_move ? setup.to_move : setup.first;
    const bool dice_decide = state.phase == Phase::deploy_roll || state.phase == Phase::initiative;
    if (dice_decide) {
        if (to_move) {
            return Error{"in phase " + std::string(name(state.phase)) +
                         " dice decide who is first: leave out first and to-move"};
        }
        return Done{};
    }
    if (!to_move) {
        return Error{"phase " + std::string(name(state.phase)) +
                     " needs a side: set to-move italian or french"};
    }
    state.to_move = mover(*to_move);
    const bool first_chosen = state.phase == Phase::activate || state.phase == Phase::regroup;
    if (!first_chosen && setup.first.value_or(*to_move) != *to_move) {
        return Error{"in phase " + std::string(name(state.phase)) +
                         " nobody has been chosen to play first: leave out first, or say the same as to-move",
                     "C1"};
    }
    if (first_chosen) {
        const Side first = setup.first.value_or(*to_move);
        state.first = mover(first);
        state.regrouped = *to_move == first ? 0 : knights_a_side;
    }
    if (state.phase == Phase::deploy) {
        state.deploy_winner = deploy_winner(state, *to_move);
    }
    return Done{};
}

} // namespace

Result<State> finish(const Tables& tables, const Setup& setup) {
    State state = setup.state;
    state.phase = default_phase(setup);
    if (auto filled = fill_turn(setup, state); !filled) {
        return filled.error();
    }
    if (auto checked = check_knights(tables, state); !checked) {
        return checked.error();
    }
    if (state.round > 0) {
        for (const Side side : both_sides) {
            const std::size_t i = index(side);
            Party& party = state.party(side);
            party.po = static_cast<std::uint8_t>(setup.po[i].value_or(order_points(tables, state, side)));
            party.passes = static_cast<std::uint8_t>(setup.passes[i].value_or(passes(state, side)));
            party.attacks = static_cast<std::uint8_t>(setup.attacks[i].value_or(attacks_a_round));
        }
    }
    go_on(tables, state);
    return state;
}

} // namespace disfida::barletta
