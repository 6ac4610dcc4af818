// Where Barletta's field and panels stand on a screen of any size.
#pragma once

#include "tui/geometry.hpp"
#include "tui/hexboard.hpp"

namespace disfida::tui::barletta_screen {

inline constexpr int panel_width = 18;
inline constexpr int wide_panel_width = 23;

/// The parts of the screen. A part without width is not shown.
struct Layout {
    Scale scale;
    Rect field;  ///< with the line of row numbers on top and the column numbers at the left
    Rect panel;  ///< of one side
    Rect second; ///< of the other side, where there is room for both
};

/// Lines that status line, field and panel can use on a screen of this size.
int wanted_height(const HexBoard& board, Size screen);

/// Divides `area`, the screen below the status line and above the messages. On a narrow screen the panel
/// takes the field's place when asked for.
Layout lay_out(const HexBoard& board, const Rect& area, bool panel_wanted);

} // namespace disfida::tui::barletta_screen
