// What glyphs and inks look like: one sure cell each, no colour that cannot be read, nothing lost without
// colour.
#include <algorithm>
#include <array>
#include <clocale>
#include <cstddef>
#include <cwchar>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "tui/glyph.hpp"
#include "tui/palette.hpp"

using namespace disfida::tui;

namespace {

/// East Asian width "ambiguous" from U+2000 to U+2C00, from the Unicode character database.
constexpr std::array<std::pair<char32_t, char32_t>, 105> ambiguous = {
    {{0x2010, 0x2010}, {0x2013, 0x2016}, {0x2018, 0x2019}, {0x201C, 0x201D}, {0x2020, 0x2022},
     {0x2024, 0x2027}, {0x2030, 0x2030}, {0x2032, 0x2033}, {0x2035, 0x2035}, {0x203B, 0x203B},
     {0x203E, 0x203E}, {0x2074, 0x2074}, {0x207F, 0x207F}, {0x2081, 0x2084}, {0x20AC, 0x20AC},
     {0x2103, 0x2103}, {0x2105, 0x2105}, {0x2109, 0x2109}, {0x2113, 0x2113}, {0x2116, 0x2116},
     {0x2121, 0x2122}, {0x2126, 0x2126}, {0x212B, 0x212B}, {0x2153, 0x2154}, {0x215B, 0x215E},
     {0x2160, 0x216B}, {0x2170, 0x2179}, {0x2189, 0x2189}, {0x2190, 0x2199}, {0x21B8, 0x21B9},
     {0x21D2, 0x21D2}, {0x21D4, 0x21D4}, {0x21E7, 0x21E7}, {0x2200, 0x2200}, {0x2202, 0x2203},
     {0x2207, 0x2208}, {0x220B, 0x220B}, {0x220F, 0x220F}, {0x2211, 0x2211}, {0x2215, 0x2215},
     {0x221A, 0x221A}, {0x221D, 0x2220}, {0x2223, 0x2223}, {0x2225, 0x2225}, {0x2227, 0x222C},
     {0x222E, 0x222E}, {0x2234, 0x2237}, {0x223C, 0x223D}, {0x2248, 0x2248}, {0x224C, 0x224C},
     {0x2252, 0x2252}, {0x2260, 0x2261}, {0x2264, 0x2267}, {0x226A, 0x226B}, {0x226E, 0x226F},
     {0x2282, 0x2283}, {0x2286, 0x2287}, {0x2295, 0x2295}, {0x2299, 0x2299}, {0x22A5, 0x22A5},
     {0x22BF, 0x22BF}, {0x2312, 0x2312}, {0x2460, 0x24E9}, {0x24EB, 0x254B}, {0x2550, 0x2573},
     {0x2580, 0x258F}, {0x2592, 0x2595}, {0x25A0, 0x25A1}, {0x25A3, 0x25A9}, {0x25B2, 0x25B3},
     {0x25B6, 0x25B7}, {0x25BC, 0x25BD}, {0x25C0, 0x25C1}, {0x25C6, 0x25C8}, {0x25CB, 0x25CB},
     {0x25CE, 0x25D1}, {0x25E2, 0x25E5}, {0x25EF, 0x25EF}, {0x2605, 0x2606}, {0x2609, 0x2609},
     {0x260E, 0x260F}, {0x261C, 0x261C}, {0x261E, 0x261E}, {0x2640, 0x2640}, {0x2642, 0x2642},
     {0x2660, 0x2661}, {0x2663, 0x2665}, {0x2667, 0x266A}, {0x266C, 0x266D}, {0x266F, 0x266F},
     {0x269E, 0x269F}, {0x26BF, 0x26BF}, {0x26C6, 0x26CD}, {0x26CF, 0x26D3}, {0x26D5, 0x26E1},
     {0x26E3, 0x26E3}, {0x26E8, 0x26E9}, {0x26EB, 0x26F1}, {0x26F4, 0x26F4}, {0x26F6, 0x26F9},
     {0x26FB, 0x26FC}, {0x26FE, 0x26FF}, {0x273D, 0x273D}, {0x2776, 0x277F}, {0x2B56, 0x2B59}}};

std::vector<Glyph> all_glyphs() {
    std::vector<Glyph> out;
    for (int i = 0; i <= static_cast<int>(Glyph::last); ++i) {
        out.push_back(static_cast<Glyph>(i));
    }
    return out;
}

Look mono(Ink ink) { return look({ink}, Palette::mono); }

} // namespace

TEST_CASE("expectation 7: every glyph is one printable ASCII character, and one unambiguous cell in UTF-8") {
    const bool can_measure = std::setlocale(LC_CTYPE, "C.UTF-8") != nullptr;
    for (const Glyph glyph : all_glyphs()) {
        const char32_t plain = character(glyph, Charset::ascii);
        CHECK(plain >= 0x20);
        CHECK(plain < 0x7f);
        const char32_t rich = character(glyph, Charset::utf8);
        CHECK(std::none_of(ambiguous.begin(), ambiguous.end(),
                           [=](const auto& range) { return rich >= range.first && rich <= range.second; }));
        CHECK((rich < 0x7f || rich >= 0x2000)); // the rest of Latin-1 has ambiguous signs too
        if (can_measure) {
            CHECK(wcwidth(static_cast<wchar_t>(rich)) == 1);
        }
    }
    std::setlocale(LC_CTYPE, "C");
}

TEST_CASE("glyphs that must be told apart differ in both charsets") {
    for (const Charset charset : {Charset::ascii, Charset::utf8}) {
        const auto sign = [=](Glyph glyph) { return character(glyph, charset); };
        CHECK(sign(Glyph::hex) != sign(Glyph::entry_hex));
        CHECK(sign(Glyph::reach_mark) != sign(Glyph::hex));
        CHECK(sign(Glyph::reach_mark) != sign(Glyph::entry_hex));
        CHECK(sign(Glyph::reach_mark) != sign(Glyph::target_mark));
        CHECK(sign(Glyph::bar_full) != sign(Glyph::bar_empty));
        CHECK(sign(Glyph::check_on) != sign(Glyph::check_off));
        std::vector<char32_t> marks = {sign(Glyph::done_mark), sign(Glyph::attacked_mark),
                                       sign(Glyph::struck_mark), sign(Glyph::busy_mark),
                                       sign(Glyph::wound_mark)};
        std::sort(marks.begin(), marks.end());
        CHECK(std::unique(marks.begin(), marks.end()) == marks.end());
    }
}

TEST_CASE("expectation 8: monochrome uses no colour and loses no distinction") {
    for (int i = 0; i <= static_cast<int>(Ink::last); ++i) {
        CHECK(mono(static_cast<Ink>(i)).colour == -1);
    }
    CHECK(mono(Ink::first_side) != mono(Ink::second_side));
    CHECK(mono(Ink::reach) != mono(Ink::target));
    CHECK(mono(Ink::reach) != mono(Ink::plain));
    CHECK(mono(Ink::chosen) != mono(Ink::cursor));
    CHECK(mono(Ink::target) != mono(Ink::cursor));
    CHECK(mono(Ink::good) != mono(Ink::bad));
    CHECK(mono(Ink::key) != mono(Ink::plain));
}

TEST_CASE("expectation 8: no colour is dark blue, black or white, and the sides are blue and orange") {
    for (const Palette palette : {Palette::eight, Palette::many}) {
        for (int i = 0; i <= static_cast<int>(Ink::last); ++i) {
            const int colour = look({static_cast<Ink>(i)}, palette).colour;
            for (const int unreadable : {0, 4, 7, 8, 15, 16, 17, 18, 19}) {
                CHECK(colour != unreadable);
            }
        }
        CHECK(look({Ink::first_side}, palette).colour != look({Ink::second_side}, palette).colour);
    }
    CHECK(look({Ink::first_side}, Palette::many).colour == 166);
    CHECK(look({Ink::second_side}, Palette::many).colour == 33);
}

TEST_CASE("attributes asked for are added to those of the ink") {
    const Style style = {.ink = Ink::second_side, .bold = true, .reverse = true};
    CHECK(look(style, Palette::mono) == Look{.bold = true, .reverse = true, .underline = true});
    CHECK(look(style, Palette::eight) == Look{.colour = 6, .bold = true, .reverse = true});
}
