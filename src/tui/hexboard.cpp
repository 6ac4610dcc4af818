#include "tui/hexboard.hpp"

#include <algorithm>
#include <string>

namespace disfida::tui {

namespace {

bool on_board(const HexBoard& board, Hex hex) {
    return hex.column >= board.first_column && hex.column < board.first_column + board.column_count &&
           hex.row >= board.first_row && hex.row < board.first_row + board.row_count && board.has(hex);
}

template <class Visit> void for_each_hex(const HexBoard& board, const Visit& visit) {
    for (int column = board.first_column; column < board.first_column + board.column_count; ++column) {
        for (int row = board.first_row; row < board.first_row + board.row_count; ++row) {
            if (board.has({column, row})) {
                visit(Hex{column, row});
            }
        }
    }
}

/// The six edges of a hex: two upright ones, and four slopes above and below. Neighbours draw the same again.
void draw_borders(Canvas& canvas, Point at) {
    const int left = at.x - 3;
    const int right = at.x + 3;
    for (const int x : {left, right}) {
        canvas.glyph(x, at.y, Glyph::line_v, {Ink::dim});
    }
    for (const int y : {at.y - 1, at.y + 1}) {
        const bool above = y < at.y;
        canvas.glyph(left + 1, y, above ? Glyph::slope_up : Glyph::slope_down, {Ink::dim});
        canvas.glyph(left + 2, y, above ? Glyph::slope_up : Glyph::slope_down, {Ink::dim});
        canvas.glyph(right - 2, y, above ? Glyph::slope_down : Glyph::slope_up, {Ink::dim});
        canvas.glyph(right - 1, y, above ? Glyph::slope_down : Glyph::slope_up, {Ink::dim});
    }
}

/// How far a board is scrolled in a window that is smaller than it.
Point offset(const Rect& rect, const HexBoard& board, const Scale& scale, Hex cursor) {
    const Size whole = board_size(board, scale);
    const Point at = place_of(board, scale, cursor);
    return {slide(at.x, rect.width, whole.width), slide(at.y, rect.height, whole.height)};
}

} // namespace

Size board_size(const HexBoard& board, const Scale& scale) {
    int width = label_width;
    for_each_hex(board, [&](Hex hex) {
        width =
            std::max(width, place_of(board, scale, hex).x + (scale.borders ? 4 : 3)); // letters and an edge
    });
    return {width, 1 + board.column_count * scale.lines + (scale.borders ? 1 : 0)};
}

Point place_of(const HexBoard& board, const Scale& scale, Hex hex) {
    const int margin = scale.borders ? 3 : 0;
    const int even = hex.column % 2 == 0 ? scale.shift() : 0;
    return {label_width + (hex.row - board.first_row) * scale.pitch + even + margin,
            1 + (hex.column - board.first_column) * scale.lines + (scale.borders ? 1 : 0)};
}

Canvas draw_grid(const HexBoard& board, const Scale& scale) {
    Canvas canvas(board_size(board, scale));
    for (int row = board.first_row; row < board.first_row + board.row_count; ++row) {
        const Hex hex{board.first_column + (board.first_column % 2 == 0 ? 1 : 0), row};
        canvas.text(place_of(board, scale, hex).x, 0, two_digits(row), {Ink::dim});
    }
    for (int column = board.first_column; column < board.first_column + board.column_count; ++column) {
        canvas.text(0, place_of(board, scale, {column, board.first_row}).y, two_digits(column), {Ink::dim});
    }
    if (scale.borders) {
        for_each_hex(board, [&](Hex hex) { draw_borders(canvas, place_of(board, scale, hex)); });
    }
    return canvas;
}

void show_board(Canvas& canvas, const Rect& rect, Canvas whole, const HexBoard& board, const Scale& scale,
                Hex cursor) {
    const Point at = place_of(board, scale, cursor);
    whole.glyph(at.x - 1, at.y, Glyph::cursor_left, {Ink::cursor});
    whole.glyph(at.x + 2, at.y, Glyph::cursor_right, {Ink::cursor});
    const Point from = offset(rect, board, scale, cursor);
    const int x = from.x + label_width;
    const int y = from.y + 1;
    const Point body{rect.x + label_width, rect.y + 1};
    const Size room{rect.width - label_width, rect.height - 1};
    // Row and column numbers stay at the edges whatever part of the board is seen.
    canvas.copy(whole, {x, 0, room.width, 1}, {body.x, rect.y});
    // A number that is cut at an edge would be another number.
    const auto is_digit = [&](int column) {
        const char32_t c = whole.at(column, 0).ch;
        return c >= U'0' && c <= U'9';
    };
    if (is_digit(x - 1) && is_digit(x)) {
        canvas.put(body.x, rect.y, U' ');
    }
    if (is_digit(x + room.width - 1) && is_digit(x + room.width)) {
        canvas.put(body.x + room.width - 1, rect.y, U' ');
    }
    canvas.copy(whole, {0, y, label_width, room.height}, {rect.x, body.y});
    canvas.copy(whole, {x, y, room.width, room.height}, body);
    canvas.set_caret({body.x + at.x - x, body.y + at.y - y});
}

std::optional<Hex> hex_at(const Rect& rect, const HexBoard& board, const Scale& scale, Hex cursor, Point at) {
    const Point from = offset(rect, board, scale, cursor);
    const Point whole{at.x - rect.x + from.x, at.y - rect.y + from.y};
    std::optional<Hex> found;
    for_each_hex(board, [&](Hex hex) {
        const Point place = place_of(board, scale, hex);
        if (whole.y == place.y && whole.x >= place.x - 1 && whole.x <= place.x + 2) {
            found = hex;
        }
    });
    return found;
}

std::optional<Hex> walk(const HexBoard& board, Hex cursor, Command command) {
    // The board lies on its side: the screen's left is the hex grid's north. Up and down keep near the same
    // place, and where the edge is ragged they take the other of the two ways.
    const bool even = cursor.column % 2 == 0;
    std::optional<Direction> way;
    std::optional<Direction> other;
    switch (command) {
    case Command::go_left:
        way = Direction::north;
        break;
    case Command::go_right:
        way = Direction::south;
        break;
    case Command::go_up_left:
        way = Direction::north_west;
        break;
    case Command::go_up_right:
        way = Direction::south_west;
        break;
    case Command::go_down_left:
        way = Direction::north_east;
        break;
    case Command::go_down_right:
        way = Direction::south_east;
        break;
    case Command::go_up:
        way = even ? Direction::north_west : Direction::south_west;
        other = even ? Direction::south_west : Direction::north_west;
        break;
    case Command::go_down:
        way = even ? Direction::north_east : Direction::south_east;
        other = even ? Direction::south_east : Direction::north_east;
        break;
    default:
        return std::nullopt;
    }
    for (const auto& direction : {way, other}) {
        if (direction && on_board(board, neighbour(cursor, *direction))) {
            return neighbour(cursor, *direction);
        }
    }
    return std::nullopt;
}

} // namespace disfida::tui
