// Drawing the field: hexes, knights, what is lit, the cursor.
#pragma once

#include "tui/barletta/layout.hpp"
#include "tui/barletta/orders.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::barletta_screen {

/// Draws the field into `rect`, scrolled so that the cursor can be seen, and sets the caret on the cursor's
/// hex.
void draw_field(Canvas& canvas, const Rect& rect, const Scale& scale, const Tables& tables,
                const State& state, const Orders& orders, Spot cursor);

/// The hex drawn at a point of the screen, no_spot where there is none. Same arguments as draw_field had.
Spot spot_at(const Rect& rect, const Scale& scale, const Tables& tables, Spot cursor, Point at);

} // namespace disfida::tui::barletta_screen
