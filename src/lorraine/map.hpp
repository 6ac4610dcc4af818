// The map of the campaign, read from its data file and checked as a whole (L-Map).
#pragma once

#include <optional>

#include "lorraine/tables.hpp"

namespace disfida::lorraine {

/// Reads the map into the tables: 43 zones of the right kinds, every link both ways, every zone to be
/// reached. What is wrong first: "FILE:LINE: what is wrong".
std::optional<Error> read_map(const DataSource& data, Tables& tables);

} // namespace disfida::lorraine
