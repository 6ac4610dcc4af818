// The arena as a picture for print.
#pragma once

#include "iliad/state.hpp"
#include "kernel/scene.hpp"

namespace disfida::iliad {

/// The arena with everybody's shield in it, laid as on the screen, contacts as lines between those who are in
/// one, and all warriors in a list beside it.
scene::Scene scene_of(const Tables& tables, const State& state);

} // namespace disfida::iliad
