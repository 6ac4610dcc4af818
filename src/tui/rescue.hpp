// Giving the terminal back when the program dies without unwinding.
#pragma once

#include <string_view>

#include <termios.h>

namespace disfida::tui {

/// Sets the line printed when the program is stopped by an error: where the game is saved. Kept to 500 bytes.
void set_last_words(std::string_view line);

/// From now on std::exit, std::terminate and the signals SEGV, BUS, FPE, ILL, ABRT and QUIT write `bytes` to
/// `fd` and restore `modes` there. All but std::exit then print the last words on standard error, and go on
/// to what they would have done without this.
void arm_rescue(int fd, std::string_view bytes, const termios& modes);

/// Ends that: the terminal has been given back properly.
void disarm_rescue();

} // namespace disfida::tui
