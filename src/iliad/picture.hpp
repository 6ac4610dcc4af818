// The arena as text, turned a quarter: each hex column is a line, so that a hex's neighbours are left, right
// and the four diagonals.
#pragma once

#include <string>
#include <vector>

#include "iliad/state.hpp"

namespace disfida::iliad {

/// Draws the arena: a line of row numbers, then a line a column. Two letters a warrior, those of the right
/// side in round brackets; a point is a free hex. In a tourney its bracket follows. ASCII alone, below 78
/// cells wide.
std::vector<std::string> arena_lines(const Tables& tables, const State& state);

} // namespace disfida::iliad
