// What each general did in a campaign, a line each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// A line for each general who did or lost something: battles won and lost, enemies put to flight, castles
/// taken, places ravaged, points lost, and where `state`, to which the actions led, has him. Who won most
/// battles and castles comes first, then who ravaged for most VP, then who put most enemies to flight. The
/// closing battle is nobody's.
std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::lorraine
