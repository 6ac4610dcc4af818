// The story of the day: how it ended, who is in which box of the surrender tables, who unhorsed, took or
// killed whom.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "barletta/state.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// Tells a game, whole or so far: `actions` are the events of each action in order, `state` what they led to.
/// Lines of prose, an empty line between its parts.
std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::barletta
