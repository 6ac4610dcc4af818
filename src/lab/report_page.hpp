// A run as a person reads it: tables, bars, the shaded matrix.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lab/report.hpp"

namespace disfida::lab {

/// Lines of at most 78 cells: win rates with intervals, then each measure's mean and spread, shares with
/// bars, pieces in a table of their means. `unfinished` lines come last.
std::vector<std::string> page(const Report& report, const std::vector<std::string>& unfinished);

/// How often each value of a measure came, a bar each; empty where there is none of that name.
std::vector<std::string> value_bars(const Report& report, std::string_view measure);

} // namespace disfida::lab
