// The finished games in plain mode.
#pragma once

#include "kernel/data.hpp"
#include "plain/console.hpp"

namespace disfida::plain {

/// Lists the finished games with what they say of the player, and does what is asked for, until he goes back
/// or input ends: tells one, says where its record is, deletes it after a yes.
void show_past(const DataSource& data, Console& console);

} // namespace disfida::plain
