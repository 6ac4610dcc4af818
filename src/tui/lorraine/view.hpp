// Lorraine's screen.
#pragma once

#include <memory>

#include "tui/game_view.hpp"

namespace disfida::tui::lorraine_screen {

/// A view on a position of Lorraine; it must be given no other game's.
std::unique_ptr<GameView> make();

} // namespace disfida::tui::lorraine_screen
