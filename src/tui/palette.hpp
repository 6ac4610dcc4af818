// What each ink looks like: in 256 colours, in 8, and without any.
#pragma once

#include <cstdint>

#include "tui/canvas.hpp"

namespace disfida::tui {

/// How many colours there are to draw with.
enum class Palette : std::uint8_t { mono, eight, many };

/// How to draw an ink: a foreground colour (-1: the terminal's own) on the terminal's own background, and
/// attributes.
struct Look {
    int colour = -1;
    bool bold = false;
    bool reverse = false;
    bool underline = false;
    bool dim = false;
    friend bool operator==(const Look&, const Look&) = default;
};

/// The look of `style`. The sides are orange and blue (yellow and cyan of 8), which no kind of
/// colour-blindness confuses; no look is dark blue or bold black; and whatever colour tells apart, bold,
/// reverse and underline tell apart in monochrome: first from second side, reach from target, chosen from
/// cursor, good from bad.
Look look(const Style& style, Palette palette);

} // namespace disfida::tui
