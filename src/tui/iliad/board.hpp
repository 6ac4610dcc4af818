// The position as the Iliad's.
#pragma once

#include <string>

#include "iliad/game.hpp"
#include "iliad/names.hpp"
#include "play/game_position.hpp"

namespace disfida::tui::iliad_screen {

/// Precondition of the view: the position is the Iliad's.
struct Board {
    const iliad::Tables& tables;
    const iliad::State& state;
    explicit Board(const Position& position)
        : tables(as_game<iliad::Game>(position)->game().tables()),
          state(as_game<iliad::Game>(position)->game_state()) {}
    [[nodiscard]] std::string name(iliad::WarriorId who) const {
        return iliad::short_name(tables, std::size_t{state.roster[who].info});
    }
};

} // namespace disfida::tui::iliad_screen
