// The panels beside the field: a side's knights with Hits, wounds and orders, and the surrender tables.
#pragma once

#include "tui/barletta/layout.hpp"
#include "tui/barletta/orders.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::barletta_screen {

/// Draws one side's panel, in columns beside each other where the place is wide. What does not fit is left
/// out, the tables first. `marked` is the knight under the cursor, `with_tables` adds both surrender tables.
void draw_panel(Canvas& canvas, const Rect& rect, const Tables& tables, const State& state,
                barletta::Side side, KnightId marked, bool with_tables);

} // namespace disfida::tui::barletta_screen
