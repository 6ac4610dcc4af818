// Watching, in plain mode, a game that another process plays.
#pragma once

#include "plain/console.hpp"
#include "play/follower.hpp"
#include "play/settings.hpp"

namespace disfida::plain {

/// Tells every action as it is played, until the watcher leaves, input ends or nothing can be written. What
/// looks and changes nothing can be typed meanwhile.
void watch(Console& console, const DataSource& data, Follower::Begun watched, const Settings& settings);

} // namespace disfida::plain
