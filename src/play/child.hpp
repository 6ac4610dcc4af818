// A program outside that is talked to through pipes, and that never outlives this one.
#pragma once

#include <string>
#include <string_view>

#include <sys/types.h>

#include "disfida/result.hpp"

namespace disfida {

/// A command of the shell, run with its standard files on pipes and without a terminal. It ends with this
/// object, and also where this process is killed: a small process of ours between the two waits for that,
/// and then ends the command with all it has started.
class Child {
  public:
    /// No program.
    Child() = default;
    Child(Child&& other) noexcept;
    Child& operator=(Child&& other) noexcept;
    ~Child() { end(); }

    /// Starts `/bin/sh -c COMMAND`. Refused: the system has no room for a process.
    static Result<Child> start(const std::string& command);

    [[nodiscard]] bool running() const { return keeper_ > 0; }
    /// To be waited for until it can be read; -1 where it is at its end.
    [[nodiscard]] int output() const { return output_; }
    [[nodiscard]] int errors() const { return errors_; }

    /// Writes all of a text without waiting. False where it reads no more, or has not read what was written
    /// before.
    [[nodiscard]] bool write(std::string_view text) const;
    /// Adds what it has written since last asked to `text`, without waiting; at most about so many bytes.
    /// False at the end of its output.
    bool read(std::string& text, std::size_t most);
    /// Takes in what it has written on standard error, of which only the last line is kept.
    void read_errors();
    /// The last line on standard error that is not empty.
    [[nodiscard]] std::string last_error() const;

    /// Takes its pipes away and waits for it: a program that has not ended a moment later is killed. How it
    /// ended, as "ended with status 1", "ended by itself", "was killed by signal 9".
    std::string end();

  private:
    void let_go();

    pid_t keeper_ = -1;
    int input_ = -1;
    int output_ = -1;
    int errors_ = -1;
    int lifeline_ = -1; ///< what the process between waits for the end of
    std::string said_;  ///< the end of what came on standard error
};

} // namespace disfida
