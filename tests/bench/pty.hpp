// A program on a terminal of its own, whose answers are counted and timed.
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sys/types.h>

namespace disfida::bench {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

/// What came until the program was silent for a while.
struct Answer {
    std::string bytes;
    Clock::time_point last; ///< when the last of them came; the time of the call if none did
};

/// A program on a pseudo-terminal of 80x24 with TERM=xterm-256color. Killed with its object.
class TerminalProgram {
  public:
    /// Starts a program, its home, state and sockets in `home`. Where it cannot be started, it answers
    /// nothing.
    TerminalProgram(const std::string& program, const std::vector<std::string>& arguments,
                    const std::string& home);
    TerminalProgram(const TerminalProgram&) = delete;
    TerminalProgram& operator=(const TerminalProgram&) = delete;
    ~TerminalProgram();

    /// Types bytes as a keyboard sends them.
    void type(std::string_view keys) const;
    /// Reads until a text has come and then nothing for `quiet`; gives up after `first` without anything new
    /// before the text has come, and after 20 seconds. Any byte will do for an empty text.
    [[nodiscard]] Answer listen(Milliseconds first, Milliseconds quiet, std::string_view text = {}) const;
    /// Most memory it had resident so far, in MB. Nothing where /proc does not tell.
    [[nodiscard]] std::optional<double> peak_memory() const;
    /// When it was started.
    [[nodiscard]] Clock::time_point started() const { return started_; }

  private:
    Clock::time_point started_;
    int terminal_ = -1;
    pid_t child_ = -1;
};

} // namespace disfida::bench
