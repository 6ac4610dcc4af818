#include "tui/glyph.hpp"

#include <array>
#include <cstddef>

namespace disfida::tui {

namespace {

struct Look {
    char ascii;
    char32_t utf8;
};

// Box-drawing lines, arrows and block elements are two cells wide where East Asian fonts rule, so frames stay
// ASCII.
constexpr std::array<Look, static_cast<std::size_t>(Glyph::last) + 1> looks = {{
    {' ', U' '},      // none
    {'.', U'\u22C5'}, // hex: dot operator
    {':', U'\u25E6'}, // entry_hex: white bullet
    {'+', U'+'},      // reach_mark
    {'!', U'!'},      // target_mark
    {'-', U'-'},      // done_mark
    {'!', U'!'},      // attacked_mark
    {'*', U'*'},      // struck_mark
    {'~', U'~'},      // busy_mark
    {'"', U'"'},      // wound_mark
    {'#', U'\u25AE'}, // bar_full: black vertical rectangle
    {'.', U'\u25AF'}, // bar_empty: white vertical rectangle
    {'-', U'-'},      // line_h
    {'|', U'|'},      // line_v
    {'+', U'+'},      // corner_top_left
    {'+', U'+'},      // corner_top_right
    {'+', U'+'},      // corner_bottom_left
    {'+', U'+'},      // corner_bottom_right
    {'+', U'+'},      // cross
    {'/', U'/'},      // slope_up
    {'\\', U'\\'},    // slope_down
    {'<', U'\u25C2'}, // arrow_left: small triangles
    {'>', U'\u25B8'}, // arrow_right
    {'^', U'\u25B4'}, // arrow_up
    {'v', U'\u25BE'}, // arrow_down
    {'[', U'['},      // cursor_left
    {']', U']'},      // cursor_right
    {'x', U'\u2713'}, // check_on: check mark
    {' ', U' '},      // check_off
}};

} // namespace

char32_t character(Glyph glyph, Charset charset) {
    const Look& look = looks.at(static_cast<std::size_t>(glyph));
    return charset == Charset::ascii ? static_cast<char32_t>(look.ascii) : look.utf8;
}

} // namespace disfida::tui
