// The player's own options, which hold whenever none other are given.
#pragma once

#include <string>
#include <vector>

#include "disfida/result.hpp"

namespace disfida::cli {

/// The file: disfida/options below XDG_CONFIG_HOME, or below ~/.config. Empty without a home.
std::string config_file();

/// The options in it as words of a command line, "--keys=azerty"; none where there is no file. In the file
/// each stands on a line of its own, "keys azerty" or "ascii"; blank lines and those that begin with # mean
/// nothing. Refused: it cannot be read, or a line is none of the options of how a game is shown.
Result<std::vector<std::string>> configured_words();

} // namespace disfida::cli
