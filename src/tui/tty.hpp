// What the operating system knows about the terminal on standard input and output.
#pragma once

#include <chrono>
#include <optional>
#include <span>
#include <string_view>

#include "tui/geometry.hpp"

namespace disfida::tui {

/// The size of the window, 80x24 where it is unknown or 0, never more than 1000x500.
Size tty_size();

/// Says whether the process may write to the terminal and change its modes, that is, is not in the
/// background.
bool tty_is_ours();

/// Says whether there is input to read now.
bool tty_has_input();

/// Writes all of it on standard output. What cannot be written because the terminal is gone is lost.
void tty_write(std::string_view bytes);

/// When to stop waiting; none for never.
using Deadline = std::optional<std::chrono::steady_clock::time_point>;

/// The deadline `ms` milliseconds from now; none when negative.
Deadline deadline_in(int ms);

/// Why a sleep ended. Nothing set: there is input, or a signal to ask for.
struct Woken {
    bool late = false; // the deadline has passed
    bool gone = false; // the terminal is gone, or its input has ended
    int fd = -1;       // this one of the others has something, and the keyboard and signals have nothing
};

/// Sleeps until there is input, `wake_fd` or one of `fds` can be read, or `deadline`.
Woken tty_sleep(int wake_fd, std::span<const int> fds, const Deadline& deadline);

} // namespace disfida::tui
