// The field as text, turned a quarter: each hex column is a line, so that a hex's neighbours are left, right
// and the four diagonals.
#pragma once

#include <string>
#include <vector>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// Draws the field: a line of row numbers, then a line a column. Two letters a knight, a capital first when
/// he is mounted, both small on foot, the French in round brackets; a point is a free hex. ASCII alone, 63
/// cells wide.
std::vector<std::string> field_lines(const Tables& tables, const State& state);

/// The two letters of a knight as he is now: "Fi" mounted, "fi" on foot.
std::string glyph(const Tables& tables, const State& state, KnightId knight);

} // namespace disfida::barletta
