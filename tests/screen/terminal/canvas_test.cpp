// Drawing is clipped silently at every edge, and no text can put more than one plain cell into a cell.
#include "tui/canvas.hpp"

#include <array>
#include <climits>
#include <string>

#include <doctest/doctest.h>

using disfida::tui::Canvas;
using disfida::tui::Charset;
using disfida::tui::Glyph;
using disfida::tui::Ink;
using disfida::tui::Point;
using disfida::tui::Size;
using disfida::tui::Style;

TEST_CASE("every way of drawing is harmless at every size and place") {
    for (const Size size :
         {Size{0, 0}, Size{1, 1}, Size{0, 5}, Size{5, 0}, Size{-3, 7}, Size{3, 2}, Size{200, 60}}) {
        for (const int at : {INT_MIN, -100, -1, 0, 1, 2, 59, 100, INT_MAX - 8}) {
            Canvas canvas(size);
            canvas.put(at, at, U'x');
            canvas.glyph(at, at, Glyph::hex);
            canvas.text(at, at, "qui, l\u00e0 e l\u00e0");
            canvas.fill({at, at, 7, 7}, U'#');
            canvas.fill({at, at, INT_MAX, INT_MAX}, U'#');
            canvas.restyle({at, at, 7, 7}, {Ink::good});
            canvas.box({at, at, 8, 8}, {}, "title");
            canvas.bar(at, at, 5, 1, 2);
            canvas.copy(Canvas(4, 4), {-1, -1, 6, 6}, {at, 0});
            canvas.set_caret({at, at});
            CHECK(canvas.width() == std::max(size.width, 0));
            CHECK(canvas.at(at, at) == canvas.at(at, at));
            CHECK(canvas.caret().has_value() == (at >= 0 && at < size.width && at < size.height));
        }
    }
}

TEST_CASE("a text is clipped at each side and still says its whole length") {
    Canvas canvas(5, 3);
    CHECK(canvas.text(-2, 0, "abcdef") == 6);
    CHECK(canvas.text(3, 1, "abcdef") == 6);
    CHECK(canvas.text(0, -1, "lost") == 4);
    CHECK(canvas.text(0, 3, "lost") == 4);
    CHECK(canvas.text(1, 2, "abcdef", {}, 2) == 2);
    CHECK(canvas.text(Charset::ascii) == "cdef\n   ab\n ab\n");
}

TEST_CASE("texts that end at a column, bars, boxes and copies") {
    Canvas canvas(9, 4);
    canvas.box(canvas.area(), {}, "Hi");
    CHECK(canvas.text_right(8, 1, "+12") == 5);
    canvas.bar(1, 2, 4, 1, 100);
    canvas.bar(5, 2, 3, 5, 4);
    CHECK(canvas.text(Charset::ascii) == "+- Hi --+\n|    +12|\n|#...###|\n+-------+\n");
    Canvas other(4, 2);
    other.copy(canvas, {4, 1, 9, 9}, {1, 1});
    CHECK(other.text(Charset::ascii) == "\n  +1\n");
    other.bar(0, 0, 4, 0, 7);
    CHECK(other.line(0, Charset::ascii) == "....");
}

TEST_CASE("glyphs and letters follow the charset, one cell each") {
    Canvas canvas(8, 1);
    canvas.glyph(0, 0, Glyph::hex);
    CHECK(canvas.text(2, 0, "e\u0300\u00e8\u2014\u2026\u4e2d") == 5); // a combining accent takes no cell
    CHECK(canvas.text(Charset::utf8) == "\u22c5 e\u00e8-.?\n");
    CHECK(canvas.text(Charset::ascii) == ". ee-.?\n");
}

TEST_CASE("control characters and broken bytes cannot reach the terminal") {
    Canvas canvas(12, 1);
    canvas.text(0, 0, std::string_view("a\x1b[2J\0b\xff\xc3\x7f\xc2\x9b", 12));
    for (const Charset charset : {Charset::ascii, Charset::utf8}) {
        CHECK(canvas.text(charset) == "a?[2J?b????\n");
    }
}

TEST_CASE("restyling keeps what is shown, and the caret goes with equality") {
    Canvas canvas(3, 1);
    canvas.text(0, 0, "abc", {Ink::first_side});
    canvas.restyle({1, 0, 1, 1}, {.ink = Ink::cursor, .bold = true});
    CHECK(canvas.at(1, 0).ch == U'b');
    CHECK(canvas.at(1, 0).style == Style{.ink = Ink::cursor, .bold = true});
    CHECK(canvas.at(2, 0).style == Style{Ink::first_side});
    Canvas same = canvas;
    CHECK(same == canvas);
    same.set_caret({2, 0});
    CHECK_FALSE(same == canvas);
    CHECK(same.caret() == Point{2, 0});
    same.clear_caret();
    CHECK(same == canvas);
}
