// The computer, or a program outside, thinking while somebody may type.
#pragma once

#include <optional>
#include <string>

#include "plain/talk.hpp"

namespace disfida::plain {

/// Who is to move, as people call the side: "French"; "The dice" where only they decide.
std::string to_move(const Talk& talk);

/// Lets whoever is to move think, and says so once if it takes more than a moment. Where somebody sits, Enter
/// has the computer decide at once, and what else is typed is carried out. Gives the order or why there is
/// none; nothing where what was typed has left or changed the game. Precondition: computers_turn().
std::optional<Result<std::string>> think(Talk& talk);

} // namespace disfida::plain
