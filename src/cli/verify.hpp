// Replaying a record to see whether it holds.
#pragma once

#include <string>

#include "disfida/result.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::cli {

/// Replays the record in a file, or without a name the game played last, every die and every check, and says
/// in lines what it holds. Error: the first thing that does not hold, with its line.
Result<std::string> verify(const DataSource& data, const std::string& named);

} // namespace disfida::cli
