// A page of text: scrolling, searching, and keeping its place.
#include "tui/pager.hpp"

#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

using disfida::tui::Canvas;
using disfida::tui::Charset;
using disfida::tui::Key;
using disfida::tui::key;
using disfida::tui::Pager;
using disfida::tui::Point;
using disfida::tui::typed;
using Name = Key::Name;
using Outcome = Pager::Outcome;

namespace {

std::vector<std::string> numbered(int count) {
    std::vector<std::string> out;
    for (int i = 1; i <= count; ++i) {
        out.push_back("line " + std::to_string(i));
    }
    return out;
}

/// Draws the page 30 cells wide with `rows` rows of text and gives line `y` of it.
std::string drawn(Pager& pager, int y, int rows = 4) {
    Canvas canvas(30, rows + 2);
    pager.draw(canvas, canvas.area());
    return canvas.line(y, Charset::ascii);
}

void type(Pager& pager, std::string_view text) {
    for (const char c : text) {
        pager.handle(typed(static_cast<unsigned char>(c)));
    }
}

} // namespace

TEST_CASE("a page shows its title, its place and its lines") {
    Pager pager("Rulings", numbered(10));
    Canvas canvas(30, 6);
    pager.draw(canvas, canvas.area());
    CHECK(canvas.text(Charset::ascii) == " Rulings          v 1-4 of 10\n"
                                         "line 1\nline 2\nline 3\nline 4\n"
                                         "[Space] on [b]ack [q] close\n");
    CHECK(canvas.caret() == Point{0, 1});
}

TEST_CASE("every scrolling key, clamped at both ends") {
    Pager pager("t", numbered(10));
    drawn(pager, 1);
    const auto after = [&](const Key& pressed) {
        CHECK(pager.handle(pressed) == Outcome::changed);
        return drawn(pager, 1);
    };
    CHECK(after(key(Name::up)) == "line 1");
    CHECK(after(key(Name::down)) == "line 2");
    CHECK(after(typed(U'j')) == "line 3");
    CHECK(after(typed(U'k')) == "line 2");
    CHECK(after(key(Name::page_down)) == "line 6");
    CHECK(after(typed(U' ')) == "line 7");
    CHECK(after(key(Name::down)) == "line 7");
    CHECK(after(key(Name::page_up)) == "line 3");
    CHECK(after(typed(U'b')) == "line 1");
    CHECK(after(key(Name::end)) == "line 7");
    CHECK(after(key(Name::home)) == "line 1");
    CHECK(after(typed(U'G')) == "line 7");
    CHECK(after(typed(U'g')) == "line 1");
    CHECK(after(key(Name::wheel_down)) == "line 4");
    CHECK(after(key(Name::wheel_up)) == "line 1");
    CHECK(pager.handle(key(Name::f2)) == Outcome::ignored);
}

TEST_CASE("Enter reads on and closes at the end; q and Esc close at once") {
    Pager pager("t", numbered(6));
    drawn(pager, 1);
    CHECK(pager.handle(key(Name::enter)) == Outcome::changed);
    CHECK(drawn(pager, 4) == "line 6");
    CHECK(pager.handle(key(Name::enter)) == Outcome::closed);
    CHECK(pager.handle(typed(U'q')) == Outcome::closed);
    CHECK(pager.handle(key(Name::escape)) == Outcome::closed);
}

TEST_CASE("searching goes forward, on, back, and round the end") {
    std::vector<std::string> lines = numbered(12);
    lines[4] = "a Knight falls";
    lines[9] = "the knight rises";
    Pager pager("t", lines);
    drawn(pager, 1);
    pager.handle(typed(U'/'));
    CHECK(pager.typing());
    type(pager, "KNIGHT");
    CHECK(drawn(pager, 5) == "/KNIGHT");
    pager.handle(key(Name::enter));
    CHECK_FALSE(pager.typing());
    CHECK(drawn(pager, 1) == "a Knight falls");
    pager.handle(typed(U'n')); // the last page: the find is its second row
    CHECK(drawn(pager, 2) == "the knight rises");
    Canvas canvas(30, 6);
    pager.draw(canvas, canvas.area());
    CHECK(canvas.caret() == Point{0, 2});
    CHECK(canvas.at(4, 2).style.reverse);
    CHECK_FALSE(canvas.at(3, 2).style.reverse);
    CHECK(canvas.at(9, 2).style.reverse);
    CHECK_FALSE(canvas.at(10, 2).style.reverse);
    pager.handle(typed(U'n'));
    CHECK(drawn(pager, 1) == "a Knight falls");
    CHECK(drawn(pager, 5) == "went on from the top");
    pager.handle(typed(U'N'));
    CHECK(drawn(pager, 2) == "the knight rises");
    CHECK(drawn(pager, 5) == "went on from the end");
}

TEST_CASE("a search in vain says so and stays; Esc leaves the search, not the page") {
    Pager pager("t", numbered(9));
    drawn(pager, 1);
    pager.handle(key(Name::down));
    pager.handle(typed(U'/'));
    type(pager, "zebra");
    pager.handle(key(Name::enter));
    CHECK(drawn(pager, 5) == "not found: zebra");
    CHECK(drawn(pager, 1) == "line 2");
    pager.handle(typed(U'/'));
    type(pager, "q");
    CHECK(pager.handle(key(Name::escape)) == Outcome::changed);
    CHECK_FALSE(pager.typing());
}

TEST_CASE("long lines are wrapped, and the place is kept when the width changes") {
    std::vector<std::string> lines = numbered(9);
    lines[2] = "  a line that is longer than twenty cells";
    Pager pager("t", lines);
    Canvas narrow(20, 6);
    pager.draw(narrow, narrow.area());
    CHECK(narrow.line(3, Charset::ascii) == "  a line that is");
    CHECK(narrow.line(4, Charset::ascii) == "    longer than");
    for (int i = 0; i < 5; ++i) {
        pager.handle(key(Name::down));
    }
    pager.draw(narrow, narrow.area());
    CHECK(narrow.line(1, Charset::ascii) == "line 4");
    Canvas wide(60, 6);
    pager.draw(wide, wide.area());
    CHECK(wide.line(1, Charset::ascii) == "line 4");
}

TEST_CASE("a log opens at its end, and any line can be asked for") {
    Pager pager("Log", numbered(9));
    pager.show_end();
    CHECK(drawn(pager, 4) == "line 9");
    pager.show(2);
    CHECK(drawn(pager, 1) == "line 3");
    pager.set_lines(numbered(20));
    CHECK(drawn(pager, 1) == "line 3");
    pager.set_lines(numbered(2));
    CHECK(drawn(pager, 2) == "line 2");
    pager.set_lines({});
    CHECK(drawn(pager, 0).find("empty") != std::string::npos);
}

TEST_CASE("a page is harmless at any size") {
    for (int width = 0; width < 50; width += 7) {
        for (int height = 0; height < 6; ++height) {
            Pager pager("A title", numbered(5));
            Canvas canvas(60, 10);
            canvas.fill(U'~');
            pager.draw(canvas, {2, 1, width, height});
            pager.handle(typed(U'/'));
            pager.draw(canvas, {2, 1, width, height});
            for (int x = 0; x < 60; ++x) {
                CHECK(canvas.at(x, 1 + height).ch == U'~');
            }
        }
    }
}
