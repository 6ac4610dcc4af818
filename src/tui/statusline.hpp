// The line above a board: the longest of its wordings that has room, and where help is found.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "tui/canvas.hpp"

namespace disfida::tui {

/// How much of the line is written out.
enum class Length : std::uint8_t { whole, shorter, shortest };

/// A stretch of the line.
struct Part {
    std::string text;
    Style style = {};
};

/// Draws the longest wording that leaves room for the hint to the help page; the shortest has "?" for it, and
/// none where even that finds no room.
void draw_status_line(Canvas& canvas, const Rect& line,
                      const std::function<std::vector<Part>(Length)>& wording);

} // namespace disfida::tui
