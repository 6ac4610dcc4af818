// The Iliad's screen: arena, cards, dice ruler.
#pragma once

#include <memory>

#include "tui/game_view.hpp"

namespace disfida::tui::iliad_screen {

/// A view on a position of the Iliad; it must be given no other game's.
std::unique_ptr<GameView> make();

} // namespace disfida::tui::iliad_screen
