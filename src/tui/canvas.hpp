// A screen made of cells that name roles, drawn in memory: what it looks like is decided by charset and
// palette.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tui/geometry.hpp"
#include "tui/glyph.hpp"

namespace disfida::tui {

/// What a colour means. The palette (palette.hpp) gives each its colours and what stands for them in
/// monochrome.
enum class Ink : std::uint8_t {
    plain,
    dim,
    strong,
    first_side,
    second_side,
    reach,
    target,
    chosen,
    cursor,
    good,
    bad,
    title,
    key,
    last = key
};

/// How a cell is drawn: its ink, and attributes added to those the ink already has.
struct Style {
    Ink ink = Ink::plain;
    bool bold = false;
    bool reverse = false;
    bool underline = false;
    friend bool operator==(const Style&, const Style&) = default;
};

/// One cell: a glyph, or where that is none, a character.
struct Cell {
    char32_t ch = U' ';
    Glyph glyph = Glyph::none;
    Style style = {};
    friend bool operator==(const Cell&, const Cell&) = default;
};

/// The one-cell character to show for `cell`. Letters of the European alphabets pass in UTF-8; every other
/// sign above 0x7f that is no glyph is transliterated, and control characters become "?", so no text can
/// steer the terminal or upset the columns.
char32_t shown(const Cell& cell, Charset charset);

/// A rectangle of cells to draw on. Everything outside is clipped silently, on every side and at any size.
class Canvas {
  public:
    /// Makes a blank canvas; a negative measure counts as 0.
    Canvas(int width, int height);
    explicit Canvas(Size size) : Canvas(size.width, size.height) {}

    [[nodiscard]] int width() const { return size_.width; }
    [[nodiscard]] int height() const { return size_.height; }
    [[nodiscard]] Size size() const { return size_; }
    [[nodiscard]] Rect area() const { return {0, 0, size_.width, size_.height}; }

    /// The cell at x, y; a blank one outside.
    [[nodiscard]] Cell at(int x, int y) const;

    /// Fills everything, or a rectangle, with one character.
    void fill(char32_t ch, Style style = {});
    void fill(const Rect& rect, char32_t ch, Style style = {});

    /// Sets one cell to a character or to a glyph.
    void put(int x, int y, char32_t ch, Style style = {});
    void glyph(int x, int y, Glyph glyph, Style style = {});

    /// Changes the style of a rectangle and keeps what it shows.
    void restyle(const Rect& rect, Style style);

    /// Writes `utf8` from x, y to the right, at most `max_width` cells of it (negative: no limit), and gives
    /// the cells it takes, also those clipped at an edge, so that the next text can follow there. Combining
    /// marks take none; line breaks are not obeyed.
    int text(int x, int y, std::string_view utf8, Style style = {}, int max_width = -1);

    /// Writes `utf8` so that it ends before column `x_end`; gives the column it starts at.
    int text_right(int x_end, int y, std::string_view utf8, Style style = {});

    /// Draws a frame along the edge of `rect`, with `title` in its top line.
    void box(const Rect& rect, Style style = {}, std::string_view title = {});

    /// Draws a bar of `width` cells, `value` of `maximum` full: any value above 0 shows at least one full
    /// cell.
    void bar(int x, int y, int width, int value, int maximum, Style style = {});

    /// Copies the rectangle `part` of another canvas so that its corner lies at `to`; the caret stays.
    void copy(const Canvas& from, const Rect& part, Point to);

    /// Where the terminal's own cursor shall stand: on what is selected, for screen readers. None hides it.
    void set_caret(Point point) { caret_ = point; }
    void clear_caret() { caret_.reset(); }
    /// The caret, if there is one and it lies on the canvas.
    [[nodiscard]] std::optional<Point> caret() const;

    /// All lines, each ended by a line break, trailing blanks removed.
    [[nodiscard]] std::string text(Charset charset) const;
    /// One line of it, without the line break.
    [[nodiscard]] std::string line(int y, Charset charset) const;

    friend bool operator==(const Canvas&, const Canvas&) = default;

  private:
    void set(int x, int y, const Cell& cell);

    Size size_;
    std::vector<Cell> cells_;
    std::optional<Point> caret_;
};

} // namespace disfida::tui
