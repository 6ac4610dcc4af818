// What a kept game was like, as plain text.
#pragma once

#include <string>

#include "disfida/result.hpp"

namespace disfida {
class DataSource;
}

namespace disfida::cli {

/// The report of the game in a record, for printing, in lines of at most 78 cells: its story, turning points,
/// chances, luck, deeds and dice. Error: why the record does not replay, with its line.
Result<std::string> story(const DataSource& data, const std::string& file);

} // namespace disfida::cli
