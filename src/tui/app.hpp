// The full-screen program: title, new game, the game itself; one loop for all.
#pragma once

#include <optional>
#include <string>

#include "play/session.hpp"
#include "play/settings.hpp"
#include "tui/terminal.hpp"

namespace disfida::tui {

/// Plays a session on the terminal, or starts at the title when there is none, until the player leaves or the
/// terminal is gone. Gives the line to print when the screen is given back (`farewell`), empty when nothing
/// was played.
std::string run(Terminal& terminal, const DataSource& data, std::optional<Session> session,
                const Settings& settings);

} // namespace disfida::tui
