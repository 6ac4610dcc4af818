// The table of pictures: a position as what its game says is to be drawn.
#pragma once

#include "disfida/position.hpp"
#include "kernel/scene.hpp"

namespace disfida::share {

/// The position as a scene; an empty one (width 0) for a game that has none.
scene::Scene scene_of(const Position& position);

} // namespace disfida::share
