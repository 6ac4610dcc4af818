// A board of hexes on the screen, lying on its side: each hex column is a line, rows run across, so that a
// hex's neighbours are left, right and the four diagonals.
#pragma once

#include <functional>
#include <optional>

#include "disfida/hex.hpp"
#include "tui/canvas.hpp"
#include "tui/commands.hpp"

namespace disfida::tui {

/// How big a hex is drawn.
struct Scale {
    int pitch = 4; ///< cells from one row to the next
    int lines = 1; ///< screen lines to a column
    bool borders = false;
    [[nodiscard]] int shift() const { return pitch / 2; } ///< of an even column
};

inline constexpr Scale small_scale{4, 1, false};
inline constexpr Scale large_scale{6, 2, true};

/// Which hexes a board has; `has` is called with hexes in those bounds alone.
struct HexBoard {
    int first_column = 0;
    int column_count = 0;
    int first_row = 0;
    int row_count = 0;
    std::function<bool(Hex)> has; ///< whether a hex in those bounds is on the board
};

/// Cells of the column numbers at the left edge; the row numbers take a line.
inline constexpr int label_width = 3;

/// Cells a whole board takes with its row and column numbers.
Size board_size(const HexBoard& board, const Scale& scale);

/// Where the two letters of a hex stand on the whole board.
Point place_of(const HexBoard& board, const Scale& scale, Hex hex);

/// A canvas for a whole board with its numbers and borders; the hexes themselves are left to the game.
Canvas draw_grid(const HexBoard& board, const Scale& scale);

/// Shows the part of a drawing of the whole board that has the cursor's hex in it, numbers at the edges, and
/// sets the caret on that hex; also draws the cursor's brackets.
void show_board(Canvas& canvas, const Rect& rect, Canvas whole, const HexBoard& board, const Scale& scale,
                Hex cursor);

/// The hex drawn at a point of the screen, if any. Same arguments as show_board had.
std::optional<Hex> hex_at(const Rect& rect, const HexBoard& board, const Scale& scale, Hex cursor, Point at);

/// The hex the cursor goes to by a command; nothing for another command or at the edge.
std::optional<Hex> walk(const HexBoard& board, Hex cursor, Command command);

} // namespace disfida::tui
