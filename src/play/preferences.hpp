// The player's settings on disk: one TOML file, which stays the player's own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "play/settings.hpp"

namespace disfida {

/// What a settings file holds.
struct Preferences {
    Settings settings;
    std::vector<std::string> doubts = {}; ///< "FILE:LINE: what is wrong", a line each; never a reason to stop
};

/// The file: disfida/settings.toml below XDG_CONFIG_HOME, or below ~/.config. Empty without a home.
std::string settings_file();

/// Reads the text of one; `name` is what doubts call it. What is doubtful is left at its standard.
Preferences read_preferences(std::string_view text, std::string_view name);

/// The settings of the file; those of the standard where there is none. The file of earlier versions,
/// "options" beside it, is taken over into a new one, once, and doubts say so.
Preferences load_preferences();

/// The text of a new file that holds these settings: each is shown as a comment with its meaning, and those
/// that are not at their standard hold.
std::string new_settings_text(const Settings& settings);

/// Writes one setting, as `settings` has it, into the file; everything else in the file stays as it is.
/// Refused: there is no home, the file is no TOML, or it cannot be written.
Result<Done> keep_setting(const Setting& setting, const Settings& settings);

/// A setting in a line: "bell = 0. Ring once or twice (1 or 2) when it is your turn again. Values: ...".
std::string setting_line(const Setting& setting, const Settings& settings);

} // namespace disfida
