// The top line: turn, VP, who decides what, this turn's event.
#pragma once

#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

void draw_status_line(Canvas& canvas, const Rect& line, const Board& board);

} // namespace disfida::tui::lorraine_screen
