// The full-screen program: title, new game, the game itself; one loop for all.
#pragma once

#include <optional>
#include <string>

#include "play/session.hpp"
#include "play/settings.hpp"
#include "tui/terminal.hpp"

namespace disfida::tui {

/// How it ended.
struct End {
    std::string last_line = {}; ///< to print when the screen is given back (`farewell`); empty: nothing was
                                ///< played
    bool unsaved = false;       ///< a game was left that could not be kept
};

/// Plays a session on the terminal, or starts at the title when there is none, until the player leaves or the
/// terminal is gone.
End run(Terminal& terminal, const DataSource& data, std::optional<Session> session, const Settings& settings);

} // namespace disfida::tui
