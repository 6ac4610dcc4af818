// A game as a film for terminals.
#pragma once

#include <string>

#include "disfida/match.hpp"

namespace disfida::tui {

/// A match as an asciicast, version 2: the screen at 80 by 24 in UTF-8 and 256 colours, before the first
/// action and after each. `speed` in hundredths says how long each is shown (play/replay.hpp). The same match
/// always gives the same bytes.
std::string cast_of(Match match, const std::string& name, int speed);

} // namespace disfida::tui
