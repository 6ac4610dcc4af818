// The parts of a page on an action's working that all games have: how a roll's numbers are built up, what can
// follow, lines no wider than the page.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace disfida {

/// One line, indented: "  own VC less the enemy's        +2        -2  [H1.1]". Values stand at the right of
/// their columns, 14 cells each; an empty one leaves its column blank.
std::string account_line(std::string_view label, const std::vector<std::string>& values,
                         std::string_view rule);

/// Widest line of a page, in cells.
inline constexpr int page_width = 76;

/// Every line broken at the page's width; what is broken off is indented.
std::vector<std::string> paged(const std::vector<std::string>& lines);

/// Whether a list of texts has this one.
template <class List> bool is_among(const List& list, std::string_view text) {
    return std::find(list.begin(), list.end(), text) != list.end();
}

/// Ends a page before the dice with what may come of them, if there is anything.
void add_consequences(std::vector<std::string>& page, const std::vector<std::string>& after);

} // namespace disfida
