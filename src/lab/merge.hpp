// Runs of one setting added up.
#pragma once

#include <string>
#include <vector>

#include "disfida/result.hpp"
#include "lab/report.hpp"

namespace disfida::lab {

/// A report and what errors call it, as the file it is from.
struct NamedReport {
    std::string name;
    Report report;
};

/// The sum of reports, the same as of one run with all their games. Refused: another setting than that of the
/// first, or a game that is in two of them. Precondition: there is one.
Result<Report> merged(const std::vector<NamedReport>& reports);

} // namespace disfida::lab
