// What each warrior did in a fight, a line each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// A line for each warrior who did or suffered something: blows, wounds, spears, whom he felled, and how
/// `state`, to which the actions led, has him. Who felled most comes first, then who gave most wounds, then
/// who struck most.
std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::iliad
