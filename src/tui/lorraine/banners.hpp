// The armies and the garrison of a zone in a row of few cells.
#pragma once

#include <string>
#include <vector>

#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

struct Banner {
    std::string text;
    Style style = {};
};

/// What stands in a zone, as it fits in `width` cells: the castle's garrison "#25 S2 [Li50]", then the armies
/// outside "To100~ Va90"; the French in round brackets. Too many are counted: "3:280". `marked` stands out
/// and is left out last.
std::vector<Banner> banners(const Board& board, ZoneId zone, int width, GeneralId marked);

/// Cells that banners fill.
int width_of(const std::vector<Banner>& row);

} // namespace disfida::tui::lorraine_screen
