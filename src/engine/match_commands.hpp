// Commands that start, change, store or replace the game at hand.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "engine/session.hpp"

namespace disfida::engine {

/// new GAME [seed N] [NAME=VALUE ...]: when refused, the game at hand stays.
Result<std::string> start_game(Session& session, std::string_view arguments);
/// play ACTION [: d d d]: the statement of the record, then the events in words.
Result<std::string> play(Session& session, std::string_view arguments);
/// auto [N]: plays while there is one legal action with nothing to fill in.
Result<std::string> play_forced(Session& session, std::string_view arguments);
Result<std::string> undo(Session& session, std::string_view arguments);
Result<std::string> save_game(Session& session, std::string_view arguments);
/// load FILE: when refused, the game at hand stays.
Result<std::string> load_game(Session& session, std::string_view arguments);
/// set STATEMENT
Result<std::string> set_up(Session& session, std::string_view arguments);

} // namespace disfida::engine
