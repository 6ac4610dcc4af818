// Drawing the field: hexes, knights, what is lit, the cursor.
#pragma once

#include "tui/barletta/layout.hpp"
#include "tui/barletta/orders.hpp"
#include "tui/canvas.hpp"

namespace disfida::tui::barletta_screen {

/// The field as a board of hexes. Precondition: the tables outlive it.
HexBoard field_board(const Tables& tables);

/// Draws the field into `rect`, scrolled so that the cursor can be seen, and sets the caret on the cursor's
/// hex.
void draw_field(Canvas& canvas, const Rect& rect, const Scale& scale, const Tables& tables,
                const State& state, const Orders& orders, Spot cursor);

} // namespace disfida::tui::barletta_screen
