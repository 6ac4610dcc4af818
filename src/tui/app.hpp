// The full-screen program: title, new game, the game itself; one loop for all.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "play/follower.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "tui/replay_screen.hpp"
#include "tui/terminal.hpp"

namespace disfida::tui {

/// How it ended.
struct End {
    std::string last_line = {}; ///< to print when the screen is given back (`farewell`); empty: nothing was
                                ///< played
    bool unsaved = false;       ///< a game was left that could not be kept
    std::string problem = {};   ///< why nothing could be begun; empty: it was
};

/// The list of lessons.
struct LessonList {
    std::string game; ///< whose come first; may be empty
};

/// A page of the rulebook.
struct RulePage {
    std::string game;
    std::vector<std::string> ids; ///< empty: the index
};

/// The settings.
struct SettingsPage {};

/// The finished games.
struct PastPage {};

/// Where the program starts: at the title, with a game, a lesson by its id, the lessons, the rulebook, a game
/// to watch, the settings, the finished games, or a game to go through.
using Start = std::variant<std::monostate, Session, std::string, LessonList, RulePage, Follower::Begun,
                           SettingsPage, PastPage, Reel>;

/// Runs on the terminal until the player leaves or the terminal is gone.
End run(Terminal& terminal, const DataSource& data, Start start, const Settings& settings);

} // namespace disfida::tui
