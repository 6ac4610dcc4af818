// Lorraine's screen.
#pragma once

#include <memory>

#include "tui/game_view.hpp"

namespace disfida::tui::lorraine_screen {

std::unique_ptr<GameView> make();

} // namespace disfida::tui::lorraine_screen
