// The top line: round, whose decision, what is left of the round, victory points.
#pragma once

#include "barletta/state.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::barletta_screen {

/// Draws it, in shorter words where there is less room.
void draw_status_line(Canvas& canvas, const Rect& line, const barletta::Tables& tables,
                      const barletta::State& state);

} // namespace disfida::tui::barletta_screen
