#include "tui/barletta/layout.hpp"

#include <algorithm>

namespace disfida::tui::barletta_screen {

namespace {

constexpr Scale small_scale{4, 1, false};
constexpr Scale large_scale{6, 2, true};
constexpr int columns = 19;
constexpr int rows = 15;

} // namespace

Size field_size(const Scale& scale, int column_count, int row_count) {
    const int head = 1;
    return {label_width + row_count * scale.pitch + scale.shift() + (scale.borders ? 1 : -3),
            head + column_count * scale.lines + (scale.borders ? 1 : 0)};
}

Point place_of(const Scale& scale, int column, int row, bool even) {
    const int margin = scale.borders ? 3 : 0;
    return {label_width + row * scale.pitch + (even ? scale.shift() : 0) + margin,
            1 + column * scale.lines + (scale.borders ? 1 : 0)};
}

int wanted_height(Size screen) {
    constexpr int others = 1 + 1 + 3; // status line, bottom line, messages
    const Size large = field_size(large_scale, columns, rows);
    const bool roomy =
        screen.width >= large.width + wide_panel_width && screen.height >= large.height + others;
    return 1 + (roomy ? large : field_size(small_scale, columns, rows)).height;
}

Layout lay_out(const Rect& area, bool panel_wanted) {
    Layout out;
    const Size small = field_size(small_scale, columns, rows);
    const Size large = field_size(large_scale, columns, rows);
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
