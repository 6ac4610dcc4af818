// The position as Barletta's, and the words of its rules that all parts of its screen use.
#pragma once

#include <string>

#include "barletta/game.hpp"
#include "barletta/sentences.hpp"
#include "play/game_position.hpp"
#include "tui/barletta/orders.hpp"

namespace disfida::tui::barletta_screen {

using barletta::knight_at;
using barletta::on_field;
using barletta::Phase;
using barletta::Side;
using barletta::side_of;

/// Precondition of the view: the position is Barletta's.
struct Board {
    const Tables& tables;
    const State& state;
    explicit Board(const Position& position)
        : tables(as_game<barletta::Game>(position)->game().tables()),
          state(as_game<barletta::Game>(position)->game_state()) {}
    [[nodiscard]] KnightId at(Spot spot) const { return spot == no_spot ? nobody : knight_at(state, spot); }
    [[nodiscard]] std::string name(KnightId knight) const { return barletta::name_of(tables, knight); }
};

} // namespace disfida::tui::barletta_screen
