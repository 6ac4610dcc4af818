// What the description of the terminal that TERM names says of it. Precondition of all that asks it: ncurses
// has taken the terminal over.
#pragma once

#include <string>
#include <string_view>

#include "play/settings.hpp"
#include "tui/painter.hpp"
#include "tui/palette.hpp"

namespace disfida::tui {

/// A capability of the terminal as bytes to send. Empty when there is none.
std::string capability(const char* name);

/// Whether the window has a title and a stack to keep the one it had; terminal descriptions do not tell.
bool has_title(std::string_view term);

// XTWINOPS: the title is put on the terminal's own stack, and taken from it.
inline constexpr std::string_view keep_title = "\033[22;2t";
inline constexpr std::string_view old_title = "\033[23;2t";

/// What gives the screen back without ncurses: plain attributes, visible cursor, the screen there was before
/// or an empty one; `titled`: and the window's title.
std::string goodbye_bytes(bool titled);

/// The palette that was asked for; by itself what the terminal has, none where NO_COLOR is set.
Palette choose_palette(Colours asked);

/// What the terminal's description says, and what follows from the palette.
Abilities abilities(Palette palette);

} // namespace disfida::tui
