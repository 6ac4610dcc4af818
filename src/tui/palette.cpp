#include "tui/palette.hpp"

#include <array>
#include <cstddef>

namespace disfida::tui {

namespace {

struct Row {
    Look mono;
    int eight;
    int many;
};

constexpr Look none = {};
constexpr Look bold = {.bold = true};
constexpr Look underline = {.underline = true};
constexpr Look bold_underline = {.bold = true, .underline = true};
constexpr Look reverse = {.reverse = true};
constexpr Look bold_reverse = {.bold = true, .reverse = true};

// The 256-colour numbers are of a middling brightness, at least 3.5 to 1 against black and against white
// alike.
constexpr std::array<Row, static_cast<std::size_t>(Ink::last) + 1> rows = {{
    {none, -1, -1},                                 // plain
    {{.dim = true}, -1, 244},                       // dim
    {bold, -1, -1},                                 // strong
    {bold, 3, 166},                                 // first_side
    {underline, 6, 33},                             // second_side
    {underline, 2, 30},                             // reach
    {{.reverse = true, .underline = true}, 5, 163}, // target
    {bold_reverse, -1, -1},                         // chosen
    {reverse, -1, -1},                              // cursor
    {bold, 2, 30},                                  // good
    {bold_underline, 5, 163},                       // bad
    {bold, -1, -1},                                 // title
    {bold_underline, -1, -1},                       // key
}};

} // namespace

Look look(const Style& style, Palette palette) {
    const Row& row = rows.at(static_cast<std::size_t>(style.ink));
    Look out = row.mono;
    if (palette != Palette::mono) {
        out.colour = palette == Palette::eight ? row.eight : row.many;
    }
    if (out.colour >= 0 && style.ink != Ink::bad && style.ink != Ink::good && style.ink != Ink::target) {
        out = {.colour = out.colour}; // the colour says it alone
    }
    out.bold = out.bold || style.bold;
    out.reverse = out.reverse || style.reverse;
    out.underline = out.underline || style.underline;
    return out;
}

} // namespace disfida::tui
