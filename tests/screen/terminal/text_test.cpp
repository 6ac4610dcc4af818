// Text by code points: reading UTF-8, transliteration, and breaking into lines.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/ascii.hpp"
#include "kernel/utf8.hpp"
#include "tui/wrap.hpp"

using disfida::append_utf8;
using disfida::columns;
using disfida::take_code_point;
using disfida::to_ascii;
using disfida::to_ascii_cell;
using disfida::tui::shorten;
using disfida::tui::wrap;
using Lines = std::vector<std::string>;

TEST_CASE("UTF-8 is read and written whole, and broken bytes one at a time") {
    for (const char32_t c : {U'a', U'\u00e9', U'\u20ac', U'\U0001f40e', U'\U0010ffff'}) {
        std::string text;
        append_utf8(text, c);
        std::string_view rest = text;
        CHECK(take_code_point(rest) == c);
        CHECK(rest.empty());
    }
    // Cut short, overlong, a surrogate, too large, a stray continuation.
    for (const char* broken : {"\xc3", "\xc0\x80", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\x80", "\xe2\x82"}) {
        std::string_view rest = broken;
        const auto size = rest.size();
        CHECK(take_code_point(rest) == disfida::bad_code_point);
        CHECK(rest.size() == size - 1);
    }
    CHECK(columns("e\u0300\u00e8 \xff") == 4);
}

TEST_CASE("transliteration keeps letters readable and leaves no byte above 0x7f") {
    CHECK(to_ascii("perch\u00e9, l\u00ec \u2014 \u2019\u00c8\u2019\u2026") == "perche, li - 'E'...");
    CHECK(to_ascii("\u0152uvre, \u00c6ther, stra\u00dfe, \u0141\u00f3d\u017a") ==
          "OEuvre, AEther, strasse, Lodz");
    CHECK(to_ascii("\u201cla Motte\u201d \u00abs\u00ec\u00bb") == "\"la Motte\" <<si>>");
    CHECK(to_ascii("caff"
                   "e\u0300\n\u4e2d\xff") == "caffe\n??");
    CHECK(to_ascii_cell(U'\u00e6') == 'a');
    CHECK(to_ascii_cell(U'\u2026') == '.');
    CHECK(to_ascii_cell(U'\u2192') == '>');
    CHECK(to_ascii_cell(U'\u4e2d') == '?');
    for (char32_t c = 0; c < 0x3000; ++c) {
        const char plain = to_ascii_cell(c);
        REQUIRE((static_cast<unsigned char>(plain) < 0x80));
    }
}

TEST_CASE("wrapping breaks at blanks, keeps line breaks and cuts what is too long") {
    CHECK(wrap("the knight charges", 10) == Lines{"the knight", "charges"});
    CHECK(wrap("the knight charges", 9) == Lines{"the", "knight", "charges"});
    CHECK(wrap("one  two", 80) == Lines{"one  two"});
    CHECK(wrap("one  two", 7) == Lines{"one two"});
    CHECK(wrap("a\n\nb\n", 5) == Lines{"a", "", "b", ""});
    CHECK(wrap("", 5) == Lines{""});
    CHECK(wrap("abcdefgh", 3) == Lines{"abc", "def", "gh"});
    CHECK(wrap("  in and out again", 9, 4) == Lines{"  in and", "    out", "    again"});
    CHECK(wrap("\u00e8\u00e8\u00e8 \u00e8\u00e8\u00e8", 3) ==
          Lines{"\u00e8\u00e8\u00e8", "\u00e8\u00e8\u00e8"});
    CHECK(wrap("ab", 0) == Lines{"a", "b"});
    CHECK(wrap("ab cd", -5, 9) == Lines{"a", "b", "c", "d"});
}

TEST_CASE("no wrapped line is wider than asked for, and no word is lost") {
    const std::string text =
        "  miale charges sachet: column +2, 7 -> -/1.  sachet has one Hit and is unhorsed";
    for (int width = 1; width < 90; ++width) {
        for (const int indent : {0, 2, 100}) {
            std::string letters;
            for (const std::string& line : wrap(text, width, indent)) {
                CHECK(columns(line) <= width);
                for (const char c : line) {
                    letters += c == ' ' ? "" : std::string(1, c);
                }
            }
            CHECK(letters == "mialechargessachet:column+2,7->-/1.sachethasoneHitandisunhorsed");
        }
    }
}

TEST_CASE("shortening marks what is lost") {
    CHECK(shorten("Fieramosca", 10) == "Fieramosca");
    CHECK(shorten("Fieramosca", 9) == "Fieramos~");
    CHECK(shorten("\u00e8\u00e8\u00e8", 2) == "\u00e8~");
    CHECK(shorten("ab", 1) == "~");
    CHECK(shorten("ab", 0).empty());
    CHECK(shorten("ab", -1).empty());
}
