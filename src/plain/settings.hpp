// The settings in plain mode.
#pragma once

#include <string_view>

#include "plain/console.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Lists all settings (no words), says one ("bell"), or changes one ("bell 2") and keeps it in the player's
/// file; where that fails it holds all the same, and why it is not kept is said.
void change_settings(Console& console, Settings& settings, std::string_view words);

} // namespace disfida::plain
