// Where games are kept.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// The folder for what is kept between runs: disfida below XDG_STATE_HOME, or below ~/.local/state. Empty
/// without a home.
std::string state_folder();

/// Makes a folder and those above it, readable by its owner alone; false, with errno, if it cannot be made.
bool make_folders(const std::string& path);

/// Makes that folder, readable by its owner alone, if it can be made.
void make_state_folder();

/// A file for a new game in the games folder, which is made (0700) if it is not there; the file is empty as
/// yet. Refused: there is no home, or folder or file cannot be made.
Result<std::string> new_game_path(std::string_view game);

} // namespace disfida
