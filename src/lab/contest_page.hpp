// A contest as a person reads it.
#pragma once

#include <string>
#include <vector>

#include "lab/contest.hpp"

namespace disfida::lab {

/// Lines of at most 78 cells: rates with intervals, by side too, and times. `unfinished` lines come last.
std::vector<std::string> page(const Contest& contest, const std::vector<std::string>& unfinished);

} // namespace disfida::lab
