// Chances as numbers with a small bar each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/position.hpp"

namespace disfida::tui {

/// A line for each chance, at most `width` cells: what it is, per cent, and a bar whose whole length is
/// certainty. An average has its number and no bar.
std::vector<std::string> chance_bars(std::span<const Chance> chances, int width);

} // namespace disfida::tui
