// The Iliad's screen: arena, cards, dice ruler.
#pragma once

#include <memory>

#include "tui/game_view.hpp"

namespace disfida::tui::iliad_screen {

std::unique_ptr<GameView> make();

} // namespace disfida::tui::iliad_screen
