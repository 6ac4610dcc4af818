// The campaign diary: what happened turn by turn, in sentences.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Tells a campaign, whole or so far: `actions` are the events of each action in order, `state` what they led
/// to. First how it stands or ended, then a paragraph a turn with empty lines between, last what each side
/// did and lost.
std::vector<std::string> story(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::lorraine
