// The map as text.
#pragma once

#include <string>
#include <vector>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Draws the map: each zone's name where the data puts it, under it what it is and who stands there. ASCII
/// alone, at most 78 cells wide.
std::vector<std::string> map_lines(const Tables& tables, const State& state);

} // namespace disfida::lorraine
