// A kept game, read for a command that only looks at it.
#pragma once

#include <string>

#include "disfida/match.hpp"

namespace disfida::cli {

/// The game in a record, replayed with every die and check. Error: the first thing that does not hold, with
/// its line.
Result<Match> kept_match(const DataSource& data, const std::string& file);

/// The path that was named, or where it is empty that of the game played last, of the guest's copies too.
/// Refused: none is kept.
Result<std::string> named_or_last(const std::string& file);

/// The same of the game played last where no file is named.
Result<Match> kept_or_last(const DataSource& data, const std::string& file);

} // namespace disfida::cli
