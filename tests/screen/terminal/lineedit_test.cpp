// The line at the prompt: editing, history, completion and its window.
#include "tui/lineedit.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/utf8.hpp"

using disfida::tui::Canvas;
using disfida::tui::Charset;
using disfida::tui::ctrl;
using disfida::tui::Key;
using disfida::tui::key;
using disfida::tui::LineEdit;
using disfida::tui::Point;
using disfida::tui::typed;
using Name = Key::Name;
using Outcome = LineEdit::Outcome;
using Words = std::vector<std::string>;

namespace {

void type(LineEdit& line, std::string_view text) {
    while (!text.empty()) {
        CHECK(line.handle(typed(disfida::take_code_point(text))) == Outcome::changed);
    }
}

const Words orders = {"miale charges sachet", "miale moves 2405", "miale moves 2406", "mino passes", "end"};

} // namespace

TEST_CASE("inserting, moving and deleting, by characters and not by bytes") {
    LineEdit line;
    type(line, "perch\u00e9 s\u00ec");
    line.handle(key(Name::left));
    line.handle(key(Name::backspace));
    CHECK(line.text() == "perch\u00e9 \u00ec");
    line.handle(key(Name::home));
    type(line, "\u2014");
    line.handle(key(Name::del));
    CHECK(line.text() == "\u2014erch\u00e9 \u00ec");
    line.handle(key(Name::end));
    type(line, "!");
    CHECK(line.text() == "\u2014erch\u00e9 \u00ec!");
    line.handle(key(Name::right)); // at the end nothing happens
    line.handle(key(Name::del));
    CHECK(line.text() == "\u2014erch\u00e9 \u00ec!");
    line.handle(key(Name::home));
    line.handle(key(Name::left));
    line.handle(key(Name::backspace));
    CHECK(line.text() == "\u2014erch\u00e9 \u00ec!");
    CHECK(line.handle(key(Name::f1)) == Outcome::ignored);
    line.handle(typed(U'\u0300')); // a combining mark has no cell to be edited in
    CHECK(line.text() == "\u2014erch\u00e9 \u00ec!");
}

TEST_CASE("control keys go to the ends and delete to them, and words") {
    LineEdit line;
    line.set_text("miale moves  2405");
    line.handle(ctrl(U'w'));
    CHECK(line.text() == "miale moves  ");
    line.handle(ctrl(U'w'));
    CHECK(line.text() == "miale ");
    line.handle(ctrl(U'a'));
    type(line, "x");
    CHECK(line.text() == "xmiale ");
    line.handle(ctrl(U'e'));
    type(line, "y");
    CHECK(line.text() == "xmiale y");
    line.handle(ctrl(U'b'));
    line.handle(ctrl(U'k'));
    CHECK(line.text() == "xmiale ");
    line.handle(ctrl(U'b'));
    line.handle(ctrl(U'u'));
    CHECK(line.text() == " ");
}

TEST_CASE("Enter gives the line, Esc and Backspace on nothing give it up") {
    LineEdit line;
    type(line, "end");
    CHECK(line.handle(key(Name::enter)) == Outcome::submitted);
    CHECK(line.take() == "end");
    CHECK(line.text().empty());
    type(line, "x");
    CHECK(line.handle(key(Name::escape)) == Outcome::cancelled);
    CHECK(line.text().empty());
    CHECK(line.handle(key(Name::backspace)) == Outcome::cancelled);
}

TEST_CASE("history goes back and forth and keeps the line being written") {
    LineEdit line;
    for (const std::string_view old : {"one", "two", "two", ""}) {
        line.set_text(old);
        line.take();
    }
    type(line, "dr");
    line.handle(key(Name::up));
    CHECK(line.text() == "two");
    line.handle(key(Name::up));
    CHECK(line.text() == "one");
    line.handle(key(Name::up)); // no older one
    CHECK(line.text() == "one");
    line.handle(key(Name::down));
    CHECK(line.text() == "two");
    line.handle(key(Name::down));
    CHECK(line.text() == "dr");
    line.handle(key(Name::down));
    CHECK(line.text() == "dr");
    type(line, "aft");
    CHECK(line.take() == "draft");
    line.handle(key(Name::up));
    CHECK(line.text() == "draft");
}

TEST_CASE("Tab completes as far as the candidates agree, then lists and goes through the next words") {
    LineEdit line;
    type(line, "m");
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "mi");
    CHECK(line.choices() == Words{"iale ", "ino "});
    CHECK_FALSE(line.choice());
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "miale ");
    CHECK(line.choice() == 0);
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "mino ");
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "miale ");
    line.handle(key(Name::back_tab), orders);
    CHECK(line.text() == "mino ");
    line.handle(key(Name::back_tab), orders);
    CHECK(line.text() == "miale ");
    type(line, " "); // accepts; the word brought its blank
    CHECK(line.text() == "miale ");
    CHECK(line.choices().empty());
    type(line, "m");
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "miale moves ");
    CHECK(line.choices().empty());
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "miale moves 240");
    CHECK(line.choices() == Words{"2405", "2406"});
    line.handle(key(Name::back_tab), orders);
    CHECK(line.text() == "miale moves 2406");
}

TEST_CASE("Tab on what nothing begins with, and in the middle of a line") {
    LineEdit line;
    type(line, "zz");
    CHECK(line.handle(key(Name::tab), orders) == Outcome::changed);
    CHECK(line.text() == "zz");
    line.set_text("eX");
    line.handle(key(Name::left));
    line.handle(key(Name::tab), orders);
    CHECK(line.text() == "endX");
    const Words accents = {"\u00e8a", "\u00e9b"}; // they share a byte, but no character
    line.set_text("");
    line.handle(key(Name::tab), accents);
    CHECK(line.text().empty());
    CHECK(line.choices() == accents);
}

TEST_CASE("the window follows the cursor and shows that there is more") {
    LineEdit line;
    Canvas canvas(12, 1);
    line.set_text("abcdefghijkl");
    line.draw(canvas, {1, 0}, 10, ":");
    CHECK(canvas.text(Charset::ascii) == " :<fghijkl\n");
    CHECK(canvas.caret() == Point{10, 0});
    line.handle(key(Name::home));
    line.draw(canvas, {1, 0}, 10, ":");
    CHECK(canvas.text(Charset::ascii) == " :abcdefgh>\n");
    CHECK(canvas.caret() == Point{2, 0});
    line.set_text("ab");
    line.draw(canvas, {1, 0}, 10, ":");
    CHECK(canvas.text(Charset::ascii) == " :ab\n");
    CHECK(canvas.caret() == Point{4, 0});
}

TEST_CASE("any width is drawn without harm, the caret inside it where there is room") {
    for (int width = -2; width < 8; ++width) {
        LineEdit line;
        line.set_text("abcdef");
        for (int steps = 0; steps < 8; ++steps) {
            Canvas canvas(8, 1);
            canvas.fill(U'~');
            line.draw(canvas, {0, 0}, width, "::");
            for (int x = std::max(width, 0); x < 8; ++x) {
                CHECK(canvas.at(x, 0).ch == U'~');
            }
            if (width > 0) {
                REQUIRE(canvas.caret());
                CHECK(canvas.caret()->x < width);
            }
            line.handle(key(Name::left));
        }
    }
}
