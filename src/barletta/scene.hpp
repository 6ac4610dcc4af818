// The field as a picture for print.
#pragma once

#include "barletta/state.hpp"
#include "kernel/scene.hpp"

namespace disfida::barletta {

/// The field with every knight's shield on it, laid as on the screen, and both parties in a list beside it.
scene::Scene scene_of(const Tables& tables, const State& state);

} // namespace disfida::barletta
