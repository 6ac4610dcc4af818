// The report of a match as a file of text.
#pragma once

#include <string>

#include "disfida/match.hpp"

namespace disfida {

/// The report as text, its sentences wrapped at 78 cells.
std::string report_text(const Match& match);

/// Writes it to a new file. Refused: something is there already, or the file cannot be written.
Result<Done> write_report(const Match& match, const std::string& path);

} // namespace disfida
