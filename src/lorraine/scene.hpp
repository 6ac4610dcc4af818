// The map of the campaign as a picture for print.
#pragma once

#include "kernel/scene.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The map with places, links, roads, castles and every army's banner, and the generals in a list beside it.
scene::Scene scene_of(const Tables& tables, const State& state);

} // namespace disfida::lorraine
