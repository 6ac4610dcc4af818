// What is marked on the map: how far a general comes, where he is in danger, where supply reaches.
#pragma once

#include <array>
#include <cstdint>

#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

/// Signs for one general, and for choices of places.
struct Marks {
    GeneralId who = nobody; ///< whose reach it is
    /// By zone what the last test on the way needs: 0 out of reach, 1 no test, 4 and more a die.
    std::array<std::uint8_t, lorraine::zone_count> needs{};
    Zones danger = 0;  ///< a stronger enemy who can still act stands next to it
    Zones choices = 0; ///< places to choose among
    Zones targets = 0; ///< a march there is a battle
    bool supply = false;
    Side side = Side::burgundy; ///< whose supply is shown
    Zones supplied = 0;
    Zones sources = 0;
    Zones line = 0; ///< from him to the nearest source
};

/// How far a general comes: the one who is active from here on, any other as if his turn began.
void mark_reach(const Board& board, GeneralId who, Marks& marks);

/// Supply of a side, and the line of a general of it (nobody: none).
void mark_supply(const Board& board, Side side, GeneralId who, Marks& marks);

/// The zones of the shortest chain of supply from where a general stands to a source; none when he is cut
/// off.
Zones supply_line(const Board& board, const General& general);

} // namespace disfida::tui::lorraine_screen
