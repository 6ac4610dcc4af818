// Results as tables of comma-separated values, for other programs.
#pragma once

#include <string>

#include "lab/contest.hpp"
#include "lab/report.hpp"

namespace disfida::lab {

/// A line for each rate and measure; of a matrix a line for each two pieces.
std::string to_csv(const Report& report);
/// A line for each game.
std::string to_csv(const Contest& contest);

} // namespace disfida::lab
