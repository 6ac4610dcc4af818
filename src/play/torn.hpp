// Damaged records: a last line that is cut off, as a power failure may leave it, or a line that does not
// hold.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "disfida/games.hpp"
#include "disfida/result.hpp"

namespace disfida {

/// The lines that are whole.
std::string_view whole_lines(std::string_view text);

/// What is left of a damaged record.
struct Remains {
    std::string_view text; ///< the lines before the damage: they replay
    std::size_t line = 0;  ///< where the damage is
    bool cut_off = false;  ///< it is the last line, of which a part is missing
};

/// What is left of the record in a file: all but a last line that is cut off, or what was played before the
/// first line that does not hold. Nothing for a record that is sound, for one that was played with other data
/// files, and where nothing that was played is left.
std::optional<Remains> remains_of(const DataSource& data, std::string_view text, const std::string& file,
                                  std::span<const GameInfo> games = all_games());

/// Keeps a damaged file as it was, as "FILE.torn" or under a like name that nothing has yet.
Result<Done> keep_torn(const std::string& path, std::string_view text);

} // namespace disfida
