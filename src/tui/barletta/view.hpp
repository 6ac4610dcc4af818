// Barletta's screen: cursor and half-made orders over field and panels.
#pragma once

#include <memory>

#include "tui/game_view.hpp"

namespace disfida::tui::barletta_screen {

/// A view on a Barletta position; it must be given no other game's.
std::unique_ptr<GameView> make();

} // namespace disfida::tui::barletta_screen
