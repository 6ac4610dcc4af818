// Results as JSON, and back.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "lab/contest.hpp"
#include "lab/report.hpp"

namespace disfida::lab {

/// A report with all that is needed to add it to another: one object, its keys in a fixed order, the same
/// bytes for the same results.
std::string to_json(const Report& report);
/// A contest with a row for each game.
std::string to_json(const Contest& contest);

/// Reads a report back; `name` is what errors call it: "NAME: what is wrong".
Result<Report> report_from_json(std::string_view text, std::string_view name);

} // namespace disfida::lab
