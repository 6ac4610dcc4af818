// The line above the arena.
#pragma once

#include "tui/canvas.hpp"
#include "tui/iliad/board.hpp"

namespace disfida::tui::iliad_screen {

/// Draws the kind of fight, the turn, who decides what, and as many of those who act after him as have room.
void draw_status_line(Canvas& canvas, const Rect& line, const Board& board);

} // namespace disfida::tui::iliad_screen
