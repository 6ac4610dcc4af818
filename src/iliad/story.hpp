// The story of a fight: how it ended, and the wounds and deaths by which it came to that.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Tells a fight, whole or so far: `actions` are the events of each action in order, `state` what they led
/// to. Lines of prose, an empty line between its parts.
std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::iliad
