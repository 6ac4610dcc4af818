// The engine: a game played by lines of text, for bots, tests, scripts and screen readers.
#pragma once

#include <string>
#include <string_view>

#include "engine/session.hpp"

namespace disfida::engine {

/// Answers commands, without any input or output but the files of `save` and `load`.
class Engine {
  public:
    /// `entropy` gives the seed of a game for which none is named, and the dice that go on from a loaded one.
    Engine(DataSource data, Entropy entropy);

    /// The whole answer to the text of a line of input (without its LF), empty for a line that says nothing.
    /// Of a line beyond longest_line the part up to that length and one byte more are enough.
    std::string answer(std::string_view text);

    /// Whether `quit` was answered: nothing more is to be read.
    [[nodiscard]] bool finished() const { return session_.finished; }

  private:
    Session session_;
};

/// Plays on standard input and output until the end of input or `quit`. Gives the exit status: 0, or 1 when
/// input or output failed, which is said in one line on standard error.
int run(const DataSource& data);

/// The same on two open file descriptors. SIGPIPE is ignored from then on.
int run(const DataSource& data, int input, int output);

} // namespace disfida::engine
