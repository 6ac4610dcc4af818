#include "tui/barletta/layout.hpp"

#include <algorithm>

namespace disfida::tui::barletta_screen {

int wanted_height(const HexBoard& board, Size screen) {
    constexpr int others = 1 + 1 + 3; // status line, bottom line, messages
    const Size large = board_size(board, large_scale);
    const bool roomy =
        screen.width >= large.width + wide_panel_width && screen.height >= large.height + others;
    return 1 + (roomy ? large : board_size(board, small_scale)).height;
}

Layout lay_out(const HexBoard& board, const Rect& area, bool panel_wanted) {
    Layout out;
    const Size small = board_size(board, small_scale);
    const Size large = board_size(board, large_scale);
    const bool roomy = area.width >= large.width + wide_panel_width && area.height >= large.height;
    out.scale = roomy ? large_scale : small_scale;
    const int field_width = std::min(roomy ? large.width : small.width, area.width);
    const int left = area.width - field_width;
    if (left < panel_width) {
        // Too narrow for both: the field, or the panel instead of it.
        (panel_wanted ? out.panel : out.field) = area;
        return out;
    }
    out.field = {area.x, area.y, field_width, area.height};
    const int side = roomy ? wide_panel_width : panel_width;
    out.panel = {area.x + field_width, area.y, std::min(left, side + 8), area.height};
    if (left > 2 * side) { // a blank column between them
        out.panel.width = (left - 1) / 2;
        const int second = out.panel.x + out.panel.width + 1;
        out.second = {second, area.y, area.x + area.width - second, area.height};
    }
    return out;
}

} // namespace disfida::tui::barletta_screen
