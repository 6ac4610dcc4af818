// What stands at the head of a game that is shown to others.
#pragma once

#include <string>
#include <vector>

#include "disfida/match.hpp"

namespace disfida::share {

/// Who plays, which options are in play, where the game stands or how it ended: what is known of it, a
/// sentence each.
std::vector<std::string> heading_lines(const Match& match);

/// The same for a position of it: after how many actions, and where it stood then.
std::vector<std::string> position_lines(const Match& match, std::size_t actions);

} // namespace disfida::share
