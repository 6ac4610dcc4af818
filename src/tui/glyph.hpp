// Roles of signs, and the tables that give each its character.
#pragma once

#include <cstdint>

namespace disfida::tui {

/// What the terminal can show.
enum class Charset : std::uint8_t { ascii, utf8 };

/// What a sign means, not how it looks. Each fills one cell in either charset.
enum class Glyph : std::uint8_t {
    none, // the cell shows its character
    hex,
    entry_hex,
    reach_mark,
    target_mark,
    done_mark,     // has acted
    attacked_mark, // has attacked
    struck_mark,   // was attacked
    busy_mark,     // is doing something that lasts
    wound_mark,
    bar_full,
    bar_empty,
    line_h,
    line_v,
    corner_top_left,
    corner_top_right,
    corner_bottom_left,
    corner_bottom_right,
    cross,
    slope_up,   // an edge that rises from left to right
    slope_down, // an edge that falls from left to right
    arrow_left,
    arrow_right,
    arrow_up,
    arrow_down,
    cursor_left, // brackets round the cell under the cursor
    cursor_right,
    check_on,
    check_off,
    last = check_off
};

/// The character for `glyph`; a blank for `Glyph::none`. Always one cell, and in UTF-8 never one whose width
/// depends on the terminal's settings.
char32_t character(Glyph glyph, Charset charset);

} // namespace disfida::tui
