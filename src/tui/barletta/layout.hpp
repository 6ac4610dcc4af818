// Where Barletta's field and panels stand on a screen of any size.
#pragma once

#include "disfida/hex.hpp"
#include "tui/geometry.hpp"

namespace disfida::tui::barletta_screen {

/// How big a hex is drawn. The field lies on its side: a column of hexes is a line of the screen, rows run
/// across.
struct Scale {
    int pitch = 4; ///< cells from one row to the next
    int lines = 1; ///< screen lines to a column
    bool borders = false;
    [[nodiscard]] int shift() const { return pitch / 2; } ///< of an even column
};

inline constexpr int label_width = 3;
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
int wanted_height(Size screen);

/// Divides `area`, the screen below the status line and above the messages. On a narrow screen the panel
/// takes the field's place when asked for.
Layout lay_out(const Rect& area, bool panel_wanted);

/// Cells the whole field takes with its row and column numbers.
Size field_size(const Scale& scale, int columns, int rows);

/// Where the two letters of a hex stand in the whole field. `column` counts from the first of the field.
Point place_of(const Scale& scale, int column, int row, bool even);

} // namespace disfida::tui::barletta_screen
