// Commands that look at the game at hand and change nothing.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "engine/session.hpp"

namespace disfida::engine {

Result<std::string> list_legal(Session& session, std::string_view arguments);
Result<std::string> show_state(Session& session, std::string_view arguments);
Result<std::string> show_record(Session& session, std::string_view arguments);
/// odds ACTION
Result<std::string> show_odds(Session& session, std::string_view arguments);
/// suggest [LEVEL] [ms]: the computer's choice, not played.
Result<std::string> suggest(Session& session, std::string_view arguments);
/// advice [LEVEL]: the computer's choice and why, in a sentence.
Result<std::string> show_advice(Session& session, std::string_view arguments);
/// What the match was like so far.
Result<std::string> show_report(Session& session, std::string_view arguments);
/// explain [ACTION]: the full working of the last action, or of one that has not been played, with what is
/// open; empty where no dice follow it.
Result<std::string> explain(Session& session, std::string_view arguments);
/// The events of the last action, one JSON object a line.
Result<std::string> list_events(Session& session, std::string_view arguments);
/// rule ID
Result<std::string> show_rule(Session& session, std::string_view arguments);

} // namespace disfida::engine
