#include "barletta/picture.hpp"

#include "kernel/words.hpp"

#include <algorithm>

namespace disfida::barletta {

namespace {

constexpr std::size_t left = 3;  ///< cell of row 00 in an odd column
constexpr std::size_t step = 4;  ///< cells from one row to the next
constexpr std::size_t shift = 2; ///< an even column lies half a hex further on

char small(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

std::string column_line(const Tables& tables, const State& state, int column) {
    std::string line = two_digits(column);
    for (int row = 0; row < rows_a_column; ++row) {
        const Spot spot = tables.spot({column, row});
        if (spot == no_spot) {
            continue;
        }
        const std::size_t at = left + (column % 2 == 0 ? shift : 0) + step * static_cast<std::size_t>(row);
        const KnightId knight = knight_at(state, spot);
        if (knight == nobody) {
            put_at(line, at, ".");
        } else if (side_of(knight) == Side::italian) {
            put_at(line, at, glyph(tables, state, knight));
        } else {
            put_at(line, at - 1, "(" + glyph(tables, state, knight) + ")");
        }
    }
    return line;
}

} // namespace

std::string glyph(const Tables& tables, const State& state, KnightId knight) {
    std::string letters = tables.knight(knight).glyph;
    if (!state.knights[knight].mounted) {
        std::transform(letters.begin(), letters.end(), letters.begin(), small);
    }
    return letters;
}

std::vector<std::string> field_lines(const Tables& tables, const State& state) {
    std::vector<std::string> lines(1);
    const int last_row = *std::max_element(tables.last_row.begin(), tables.last_row.end());
    for (int row = 0; row <= last_row; ++row) {
        put_at(lines.front(), left + step * static_cast<std::size_t>(row), two_digits(row));
    }
    for (int i = 0; i < tables.column_count; ++i) {
        lines.push_back(column_line(tables, state, tables.first_column + i));
    }
    return lines;
}

} // namespace disfida::barletta
