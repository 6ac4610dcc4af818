// What the painter sends is carried out by a small terminal here, whose screen must then be the canvas.
#include "tui/painter.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/utf8.hpp"

using namespace disfida::tui;

namespace {

/// The capabilities of an xterm.
Abilities xterm() {
    Abilities able;
    able.to = [](Point p) { return "\033[" + std::to_string(p.y + 1) + ";" + std::to_string(p.x + 1) + "H"; };
    able.to_column = [](int x) { return "\033[" + std::to_string(x + 1) + "G"; };
    able.colour = [](int colour) { return "\033[38;5;" + std::to_string(colour) + "m"; };
    able.clear = "\033[H\033[2J";
    able.clear_line = "\033[K";
    able.left = "\b";
    able.down = "\n";
    able.plain = "\033[m";
    able.bold = "\033[1m";
    able.dim = "\033[2m";
    able.underline = "\033[4m";
    able.reverse = "\033[7m";
    return able;
}

/// One that can do the least: go anywhere and clear the screen, and that scrolls from its last cell.
Abilities poor() {
    Abilities able;
    able.to = xterm().to;
    able.to_column = [](int) { return std::string(); };
    able.colour = able.to_column;
    able.clear = xterm().clear;
    able.moves_styled = false;
    able.fills_corner = false;
    return able;
}

class SmallTerminal {
  public:
    struct Sign {
        char32_t c = U' ';
        Look look;
    };

    explicit SmallTerminal(Size size)
        : size_(size), signs_(static_cast<std::size_t>(size.width * size.height)) {
        std::fill(signs_.begin(), signs_.end(), Sign{U'?', {}}); // whatever was there before
    }

    void take(std::string_view bytes) {
        while (!bytes.empty()) {
            if (bytes.starts_with("\033[")) {
                const std::size_t end = bytes.find_first_of("HJGKm");
                REQUIRE(end != std::string_view::npos);
                control(bytes[end], numbers(bytes.substr(2, end - 2)));
                bytes.remove_prefix(end + 1);
                continue;
            }
            const char32_t c = disfida::take_code_point(bytes);
            if (c == U'\b') {
                --at_.x;
            } else if (c == U'\n') {
                at_ = {0, at_.y + 1};
            } else {
                REQUIRE(c >= U' ');
                REQUIRE(at_.x < size_.width); // nothing is written beyond an edge
                signs_[index(at_.x, at_.y)] = {c, pen_};
                ++at_.x;
            }
        }
    }

    [[nodiscard]] const Sign& at(int x, int y) const { return signs_[index(x, y)]; }
    [[nodiscard]] Point cursor() const { return at_; }
    [[nodiscard]] Look pen() const { return pen_; }

  private:
    [[nodiscard]] std::size_t index(int x, int y) const {
        return static_cast<std::size_t>(y * size_.width + x);
    }

    static std::vector<int> numbers(std::string_view text) {
        std::vector<int> out{0};
        for (const char c : text) {
            if (c == ';') {
                out.push_back(0);
            } else {
                out.back() = out.back() * 10 + c - '0';
            }
        }
        return out;
    }

    void control(char kind, const std::vector<int>& numbers) {
        if (kind == 'H') {
            at_ = numbers.size() < 2 ? Point{} : Point{numbers[1] - 1, numbers[0] - 1};
        } else if (kind == 'G') {
            at_.x = numbers[0] - 1;
        } else if (kind == 'J') {
            std::fill(signs_.begin(), signs_.end(), Sign{});
        } else if (kind == 'K') {
            CHECK_FALSE(pen_.reverse);
            std::fill_n(signs_.begin() + static_cast<std::ptrdiff_t>(index(at_.x, at_.y)),
                        size_.width - at_.x, Sign{});
        } else {
            style(numbers);
        }
    }

    void style(const std::vector<int>& numbers) {
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            if (numbers[i] == 38) {
                pen_.colour = numbers.at(i + 2);
                i += 2;
            } else if (numbers[i] == 0) {
                pen_ = {};
            }
            pen_.bold = pen_.bold || numbers[i] == 1;
            pen_.dim = pen_.dim || (numbers[i] == 2);
            pen_.underline = pen_.underline || numbers[i] == 4;
            pen_.reverse = pen_.reverse || numbers[i] == 7;
        }
    }

    Size size_;
    std::vector<Sign> signs_;
    Point at_;
    Look pen_;
};

/// How many cells of the terminal do not show the canvas; a blank shows no colour.
int differences(const SmallTerminal& terminal, const Canvas& canvas, Charset charset, Palette palette) {
    int out = 0;
    for (int y = 0; y < canvas.height(); ++y) {
        for (int x = 0; x < canvas.width(); ++x) {
            const Cell cell = canvas.at(x, y);
            const Look wanted = look(cell.style, palette);
            const auto& there = terminal.at(x, y);
            const bool blank = shown(cell, charset) == U' ' && !wanted.reverse && !wanted.underline;
            const bool alike = blank ? !there.look.reverse && !there.look.underline : there.look == wanted;
            out += there.c == shown(cell, charset) && alike ? 0 : 1;
        }
    }
    return out;
}

/// Changes a few places: words, glyphs, blanks, whole lines.
void scribble(Canvas& canvas, disfida::SeededDice& dice) {
    const auto below = [&](int n) { return static_cast<int>(dice.below(static_cast<std::uint32_t>(n))); };
    for (int i = below(8); i >= 0; --i) {
        const Style style{static_cast<Ink>(below(static_cast<int>(Ink::last) + 1)), below(4) == 0,
                          below(4) == 0, below(6) == 0};
        const int x = below(canvas.width());
        const int y = below(canvas.height());
        switch (below(5)) {
        case 0:
            canvas.text(x, y, "a word or two", style);
            break;
        case 1:
            canvas.fill({x, y, canvas.width(), 1}, U' ');
            break;
        case 2:
            canvas.fill({x, y, 6, 2}, U' ', style);
            break;
        case 3:
            canvas.put(x, y, U'é', style);
            break;
        default:
            canvas.glyph(x, y, Glyph::hex, style);
        }
    }
    if (below(3) == 0) {
        canvas.clear_caret();
    } else {
        canvas.set_caret({below(canvas.width()), below(canvas.height())});
    }
}

} // namespace

TEST_CASE(
    "painter: whatever changes, the terminal shows the canvas, stays plain and has the cursor on the caret") {
    for (const Size size : {Size{80, 24}, Size{13, 5}, Size{2, 2}, Size{1, 1}}) {
        SmallTerminal terminal(size);
        Painter painter(xterm(), Charset::utf8, Palette::many, size);
        disfida::SeededDice dice(7);
        Canvas canvas(size);
        for (int i = 0; i < 300; ++i) {
            CAPTURE(i);
            scribble(canvas, dice);
            if (i % 50 == 49) { // something else writes on the screen
                terminal.take("\033[H\033[7m?");
                painter.forget(size);
            }
            terminal.take(painter.paint(canvas));
            REQUIRE(differences(terminal, canvas, Charset::utf8, Palette::many) == 0);
            REQUIRE(terminal.pen() == Look{});
            if (const auto caret = canvas.caret()) {
                REQUIRE(terminal.cursor() == *caret);
            }
        }
    }
}

TEST_CASE("painter: a poor terminal shows it too, but for attributes and its last cell") {
    const Size size{20, 6};
    SmallTerminal terminal(size);
    Painter painter(poor(), Charset::ascii, Palette::mono, size);
    disfida::SeededDice dice(8);
    Canvas canvas(size);
    for (int i = 0; i < 100; ++i) {
        scribble(canvas, dice);
        terminal.take(painter.paint(canvas));
        for (int y = 0; y < size.height; ++y) {
            for (int x = 0; x < size.width; ++x) {
                const bool last = x == size.width - 1 && y == size.height - 1;
                REQUIRE(terminal.at(x, y).c == (last ? U' ' : shown(canvas.at(x, y), Charset::ascii)));
            }
        }
    }
}

TEST_CASE("painter: what has not changed is not sent") {
    Painter painter(xterm(), Charset::utf8, Palette::many, {40, 10});
    Canvas canvas(40, 10);
    canvas.text(3, 2, "one two", {Ink::good});
    CHECK(painter.paint(canvas) == "\033[m\033[H\033[2J\033[3;4H\033[1;38;5;30mone two\033[m");
    CHECK(painter.paint(canvas).empty());
    canvas.put(3, 2, U'O', {Ink::good});
    canvas.put(7, 2, U'T', {Ink::good});
    // The way over what lies between is shorter than a movement, and blanks have no colour.
    CHECK(painter.paint(canvas) == "\033[3;4H\033[1;38;5;30mOne T\033[m");
    canvas.fill({0, 2, 40, 1}, U' ');
    CHECK(painter.paint(canvas) == "\033[3;4H\033[K");
    canvas.set_caret({0, 0});
    CHECK(painter.paint(canvas) == "\033[1;1H");
    CHECK(painter.paint(canvas).empty()); // nor the place of the cursor again
    canvas.text(3, 2, "x");
    CHECK(painter.paint(canvas) == "\033[3;4Hx\033[1;1H");
    CHECK(painter.repaint() == "\033[m\033[H\033[2J\033[3;4Hx\033[1;1H");
}

TEST_CASE("painter: colour gives way to reverse, and other attributes to colour, where they clash") {
    Abilities able = xterm();
    able.not_coloured = {.bold = true, .reverse = true};
    Painter painter(able, Charset::utf8, Palette::many, {10, 2});
    Canvas canvas(10, 2);
    CHECK(painter.paint(canvas) == "\033[m\033[H\033[2J");
    canvas.put(0, 0, U'a', {Ink::first_side, true});
    CHECK(painter.paint(canvas) == "\033[1;1H\033[38;5;166ma\033[m");
    canvas.put(0, 0, U'a', {Ink::first_side, false, true});
    CHECK(painter.paint(canvas) == "\033[1;1H\033[7ma\033[m");
}
