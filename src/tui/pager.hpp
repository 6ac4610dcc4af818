// A page of text to scroll and search: help, log, explanations.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/lineedit.hpp"

namespace disfida::tui {

class Pager {
  public:
    enum class Outcome : std::uint8_t {
        ignored, // the key means nothing here
        changed, // draw anew
        closed,  // q or Esc, or Enter at the end: the reader is done
    };

    /// Makes a page of `lines`; those too long for the screen are wrapped when drawn.
    Pager(std::string title, std::vector<std::string> lines);

    /// What the bottom line says instead of the pager's own keys, keys in brackets.
    void set_footer(std::string footer) { footer_ = std::move(footer); }
    /// Lays it out as a card of prose: lines that are continued are not indented, and where it all fits
    /// nothing says which part one sees.
    void as_card() { card_ = true; }
    /// The rows that all its lines take at a width.
    [[nodiscard]] int rows(int width) const;
    /// Says something on the bottom line until the next key.
    void say(std::string message) { message_ = std::move(message); }

    /// Puts other lines in; the place is kept as far as it exists.
    void set_lines(std::vector<std::string> lines);

    /// Goes to the last line, for a log; or makes the line with this index visible, at the top where
    /// possible.
    void show_end();
    void show(std::size_t line);

    /// Handles one key: up, down, j, k by a line; PgUp, PgDn, Space, b by a page; Home, End, g, G; Enter a
    /// page on; the wheel; / searches forward, n and N go on and back; q and Esc close.
    Outcome handle(const Key& key);

    /// Says whether a search is being typed, so that letters are text.
    [[nodiscard]] bool typing() const { return typing_; }

    /// Draws the page into `rect`: a title line with the place on the right, the text, and at the bottom the
    /// search or a hint. The caret stands on the first line of the text, or where one types.
    void draw(Canvas& canvas, const Rect& rect);

  private:
    struct Row {
        std::size_t line; ///< which of the lines it is from
        std::string text;
    };

    void lay_out(int width, int height);
    void scroll(int rows);
    [[nodiscard]] int last_top() const;
    void search(int step, bool from_top);
    Outcome type(const Key& key);
    void draw_row(Canvas& canvas, Point at, const std::string& text) const;
    void draw_bottom(Canvas& page, int y);

    std::string title_;
    std::string footer_;
    bool card_ = false;
    std::vector<std::string> lines_;
    std::vector<Row> rows_;
    int width_ = 0; // rows_ are for this width; 0: not laid out
    int height_ = 1;
    int top_ = 0;
    int found_ = -1;              // the row found last
    std::size_t wanted_line_ = 0; // to be shown at the top once laid out
    bool wanted_end_ = false;
    bool typing_ = false;
    LineEdit query_;
    std::string pattern_; // in small letters
    std::string message_;
};

} // namespace disfida::tui
