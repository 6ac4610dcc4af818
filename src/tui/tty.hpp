// What the operating system knows about the terminal on standard input and output.
#pragma once

#include "tui/geometry.hpp"

namespace disfida::tui {

/// The size of the window, 80x24 where it is unknown or 0, never more than 1000x500.
Size tty_size();

/// Says whether the process may write to the terminal and change its modes, that is, is not in the
/// background.
bool tty_is_ours();

/// Says whether there is input to read now.
bool tty_has_input();

/// Says whether the terminal is gone, given what poll() said of standard input (`revents`).
bool tty_is_gone(short revents);

} // namespace disfida::tui
