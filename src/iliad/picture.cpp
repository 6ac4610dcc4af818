#include "iliad/picture.hpp"

#include <algorithm>

#include "iliad/describe.hpp"
#include "iliad/names.hpp"
#include "kernel/words.hpp"

namespace disfida::iliad {

namespace {

constexpr std::size_t left = 4;  ///< cell of row 01 in an odd column
constexpr std::size_t step = 4;  ///< cells from one row to the next
constexpr std::size_t shift = 2; ///< an even column lies half a hex further on

std::string column_line(const Tables& tables, const State& state, int column) {
    std::string line = two_digits(column);
    for (int row = 1; row <= rows; ++row) {
        const std::size_t at =
            left + (column % 2 == 0 ? shift : 0) + step * static_cast<std::size_t>(row - 1);
        const WarriorId who = warrior_at(state, spot_of({column, row}));
        if (who == nobody) {
            put_at(line, at, ".");
        } else if (state.roster[who].side == Side::left) {
            put_at(line, at, glyph(tables, state, who));
        } else {
            put_at(line, at - 1, "(" + glyph(tables, state, who) + ")");
        }
    }
    return line;
}

} // namespace

std::vector<std::string> arena_lines(const Tables& tables, const State& state) {
    std::vector<std::string> lines(1);
    for (int row = 1; row <= rows; ++row) {
        put_at(lines.front(), left + step * static_cast<std::size_t>(row - 1), two_digits(row));
    }
    for (int column = 1; column <= columns; ++column) {
        lines.push_back(column_line(tables, state, column));
    }
    const auto bracket = bracket_lines(tables, state);
    if (!bracket.empty()) {
        lines.emplace_back();
        lines.insert(lines.end(), bracket.begin(), bracket.end());
    }
    return lines;
}

} // namespace disfida::iliad
