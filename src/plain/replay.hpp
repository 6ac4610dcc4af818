// Going through a finished or unfinished game, in plain mode.
#pragma once

#include <cstddef>

#include "disfida/match.hpp"
#include "plain/console.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Lets a match be gone through by typed words, from that many actions on, until the reader leaves or input
/// ends; "play on" begins a new kept game there and plays it. False when that game cannot go on or could not
/// be kept.
bool replay(Console& console, const DataSource& data, Match match, std::size_t at, const Settings& settings);

} // namespace disfida::plain
