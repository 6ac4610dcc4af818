// How a kept game stands, as plain text.
#pragma once

#include <string>

#include "disfida/result.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::cli {

/// The game in a record as it stands, for printing: state, board, pieces, and what is needed for the table.
/// Error: why the record does not replay, with its line.
Result<std::string> show(const DataSource& data, const std::string& file);

} // namespace disfida::cli
