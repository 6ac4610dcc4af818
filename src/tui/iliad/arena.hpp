// Drawing the arena: warriors, contacts, what is lit.
#pragma once

#include "tui/hexboard.hpp"
#include "tui/iliad/aims.hpp"

namespace disfida::tui::iliad_screen {

/// The arena as a board of hexes.
HexBoard arena_board();

/// Draws the whole arena with everybody in it.
Canvas draw_arena(const Scale& scale, const iliad::Tables& tables, const iliad::State& state,
                  const Aims& aims);

} // namespace disfida::tui::iliad_screen
