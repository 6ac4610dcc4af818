#include "barletta/drawing.hpp"

#include <algorithm>

#include "barletta/sentences.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"

namespace disfida::barletta {

namespace {

constexpr int lowest = 2;
constexpr int highest = 12;

std::string blanks(const std::string& text, int width) {
    return std::string(static_cast<std::size_t>(std::max(0, width - columns(text))), ' ');
}
/// A text at the right end of so many cells.
std::string right(const std::string& text, int width) { return blanks(text, width) + text; }
/// A text at the left end of so many cells.
std::string left(const std::string& text, int width) { return text + blanks(text, width); }

/// The row a sum of the dice leads to (H1.2).
int row_of(const Reading& reading, int dice) { return std::clamp(dice + reading.modifier, lowest, highest); }

/// Whether a row of its column counts for a roll, or can still.
bool counts(const Reading& reading, int row) {
    return reading.dice != 0 ? row == row_of(reading, reading.dice)
                             : row >= row_of(reading, lowest) && row <= row_of(reading, highest);
}

/// The brackets around a cell, left and right.
std::string marked(const std::string& text, bool attack, bool defence, bool dotted) {
    const std::string_view marks = attack && defence ? "{}"
                                   : attack          ? "[]"
                                   : defence         ? "()"
                                   : dotted          ? ".."
                                                     : "  ";
    return std::string(1, marks[0]) + text + marks[1];
}

} // namespace

std::vector<std::string> melee_table(const Tables& tables, const Reading& attack, const Reading& defence) {
    std::vector<std::string> out;
    constexpr int row_cells = 6; ///< of the numbers at the left
    std::string head = right(tr_in("noun", "roll"), row_cells);
    const auto in_column = [](const Reading& reading, int column) {
        return reading.reads && reading.column == column;
    };
    for (int column = -most_shift; column <= most_shift; ++column) {
        head += " " + marked(right(column == 0 ? "0" : with_sign(column), 3), in_column(attack, column),
                             in_column(defence, column), false);
    }
    out.push_back(head);
    for (int row = lowest; row <= highest; ++row) {
        std::string line = right(std::to_string(row), row_cells);
        for (int column = -most_shift; column <= most_shift; ++column) {
            const bool a = in_column(attack, column);
            const bool d = in_column(defence, column);
            const bool dotted = (a && attack.dice == row) || (d && defence.dice == row);
            line += " " + marked(tables.cell(row, column).text, a && counts(attack, row),
                                 d && counts(defence, row), dotted);
        }
        out.push_back(line);
    }
    for (std::string& line : out) {
        line.erase(line.find_last_not_of(' ') + 1);
    }
    return out;
}

std::vector<std::string> surrender_boxes(const Tables& tables, int box) {
    constexpr int label_cells = 9;
    std::string boxes = "  " + left(tr("box"), label_cells);
    std::string adds = "  " + left(tr_in("what a box adds", "adds"), label_cells);
    for (int n = 1; n <= knights_a_side; ++n) {
        const bool here = n == box;
        boxes += marked(right(n < box ? "x" : std::to_string(n), 2), here, false, false) + " ";
        adds += marked(right(std::to_string(tables.surrender_modifier[static_cast<std::size_t>(n - 1)]), 2),
                       here, false, false) +
                " ";
    }
    std::vector<std::string> out{boxes, adds};
    for (std::string& line : out) {
        line.erase(line.find_last_not_of(' ') + 1);
    }
    return out;
}

} // namespace disfida::barletta
