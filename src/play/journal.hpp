// Where games are kept, and how an action gets onto the disk.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// Adds text to the end of a file and flushes it to the disk. After an error the file may end in a part of
/// the text.
Result<Done> append_file(const std::string& path, std::string_view text);

/// A file for a new game in the games folder, which is made (0700) if it is not there; the file is empty as
/// yet. Refused: there is no home, or folder or file cannot be made.
Result<std::string> new_game_path(std::string_view game);

} // namespace disfida
