// The lists beside the map, or in its place: generals of both sides, VP, turns, castles.
#pragma once

#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

/// Cells the panel needs beside the map, with one between them.
inline constexpr int panel_width = 27;

/// Draws what fits: VP and turns, Burgundy's generals, the French, the castles. `marked` stands out.
void draw_panel(Canvas& canvas, const Rect& rect, const Board& board, GeneralId marked);

} // namespace disfida::tui::lorraine_screen
