// Signs that a list or a page goes on beyond what is seen of it: the same on every one.
#pragma once

#include "tui/canvas.hpp"

namespace disfida::tui {

/// Writes before what ends at `right` on a line with a count of its own whether there is more above and
/// below, as two arrows of a cell each; gives the cells used, with the blank that parts them from the count.
int draw_more_signs(Canvas& canvas, Point right, bool above, bool below, Style style);

/// Writes "5 more" on a line of its own with an arrow upwards or downwards before it.
void draw_more_line(Canvas& canvas, Point at, bool above, int count);

} // namespace disfida::tui
