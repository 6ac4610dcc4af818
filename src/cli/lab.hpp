// The commands of the laboratory, carried out: match and simulate.
#pragma once

#include <string>

#include "cli/lab_request.hpp"
#include "lab/matrix_page.hpp"

namespace disfida::cli {

/// What came of a command of the laboratory.
struct LabEnd {
    std::string page;     ///< to be printed
    std::string problem;  ///< one line, empty when all went well
    bool misused = false; ///< the problem is the command line's
};

/// Plays and counts, or adds up, writes --out, and gives the page. On a terminal a long run shows on standard
/// error how far it is; an interrupt ends it early, and what is done is reported.
LabEnd match(const DataSource& data, const LabRequest& request);
LabEnd simulate(const DataSource& data, const LabRequest& request, const lab::Paint& paint);

} // namespace disfida::cli
