// What to send so that a terminal shows a canvas, in few bytes.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/palette.hpp"

namespace disfida::tui {

/// What a terminal can do, as bytes to send. An empty text: it cannot, which only `to` and `clear` may not
/// be.
struct Abilities {
    std::function<std::string(Point)> to;      ///< puts the cursor anywhere
    std::function<std::string(int)> to_column; ///< the same within its line
    std::function<std::string(int)> colour;    ///< the colour of what is written from now on
    std::string clear;      ///< empties the screen; the cursor is in the upper left corner then
    std::string clear_line; ///< empties the line from the cursor on
    std::string left;       ///< one cell
    std::string down;       ///< one line, in any column
    std::string plain;      ///< own colour, no attributes
    std::string bold;
    std::string reverse;
    std::string underline;
    std::string dim;
    Look not_coloured = {};   ///< attributes that do not go together with a colour
    bool moves_styled = true; ///< the cursor may move while colour or attributes are on
    bool fills_corner = true; ///< a sign in the lower right corner does not scroll the screen
};

/// Knows what the terminal shows and finds the bytes that change it. The terminal is left plain after each of
/// them.
class Painter {
  public:
    /// The screen is taken for unknown.
    Painter(Abilities able, Charset charset, Palette palette, Size size);

    /// Bytes that show `canvas` from the upper left corner, with the cursor on its caret if it has one. What
    /// does not fit is cut; what is left over is blank.
    std::string paint(const Canvas& canvas);
    /// Bytes that show the last canvas again, from an empty screen.
    std::string repaint();
    /// Something else has written on the screen, or it has another size: the next canvas is painted from an
    /// empty one.
    void forget(Size size);

  private:
    struct Sign {
        char32_t c = U' ';
        Look look = {};
        friend bool operator==(const Sign&, const Sign&) = default;
        /// Nothing to see but the background: its colour does not matter.
        [[nodiscard]] bool blank() const { return c == U' ' && !look.reverse && !look.underline; }
    };
    using Signs = std::vector<Sign>;

    std::string turn_into(Signs next, std::optional<Point> caret);
    [[nodiscard]] std::vector<Look> looks_to_write() const;
    void write_line(int y, const Look& look);
    bool clear_rest(int x, int y);
    [[nodiscard]] std::string between(Point to) const;
    void go_to(Point point);
    void write(const Sign& sign);
    void set_pen(const Look& look);
    void add_style(const std::string& bytes);
    [[nodiscard]] bool fits_pen(const Sign& sign) const;
    [[nodiscard]] std::size_t index(int x, int y) const;
    [[nodiscard]] Look possible(Look look) const;
    [[nodiscard]] Signs signs_of(const Canvas& canvas) const;

    Abilities able_;
    Charset charset_;
    Palette palette_;
    Size size_;
    Signs shown_; // line by line
    bool known_ = false;
    std::optional<Point> caret_; // of the last canvas
    std::optional<Point> rests_; // where the cursor is; nothing: unknown

    // While painting:
    Signs next_;
    std::string out_;
    std::optional<Point> at_; // the cursor; nothing after the last cell of a line, where terminals differ
    Look pen_;
    std::size_t style_end_ = 0; // of `out_` when a style was added last
};

} // namespace disfida::tui
