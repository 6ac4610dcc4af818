// A player outside: any program that answers a few commands of the engine protocol on its standard files.
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "disfida/match.hpp"
#include "play/child.hpp"

namespace disfida {

/// What a program outside is told of a match: `new GAME NAME=VALUE ...`, then a `set` for each set-up
/// statement and a `play ACTION : d d d` for each action with the dice it took. The seed is not told.
std::vector<std::string> told_outside(const Match& match);

/// What is said where a program played a side in a kept game, which does not say which: no file may say what
/// is run.
std::string unnamed_program(const GameInfo& info, std::size_t side);

class Outside {
  public:
    using Clock = std::chrono::steady_clock;

    /// A player who is a command of the shell; it is started when it is asked for the first time. Without a
    /// command it has no order to give, and says so.
    explicit Outside(std::string command) : command_(std::move(command)) {}
    Outside(const Outside&) = delete;
    Outside& operator=(const Outside&) = delete;
    /// Says `quit` to the program and ends it.
    ~Outside();

    [[nodiscard]] const std::string& command() const { return command_; }

    /// Begins to ask what it plays in the match's position: it is told what it does not know yet, then
    /// `suggest`, and has so long for all of it. Never waits; see `look`. A question not answered is given
    /// up.
    void ask(const Match& match, std::chrono::milliseconds limit);
    [[nodiscard]] bool asked() const { return asked_; }
    /// Takes in what it has said, without waiting: its order, in canonical spelling, or what is wrong with
    /// it in one line, with the rule where one forbids it; nothing yet while it may go on thinking. It may
    /// give up its own side, not the other, and a draw is not its to make. `position` is the one it was asked
    /// about.
    std::optional<Result<std::string>> look(const Position& position);
    /// When `look` has something to do even if nothing can be read. Precondition: asked().
    [[nodiscard]] Clock::time_point due() const { return due_; }
    /// Gives the question up; the program is ended, since its answer would come later.
    void give_up();

    /// The files to wait for until one can be read; -1 where there is none.
    [[nodiscard]] std::array<int, 2> files() const { return {child_.output(), child_.errors()}; }

    /// What it is called in messages: "program './mybot'".
    [[nodiscard]] std::string called() const;

  private:
    std::optional<Result<std::string>> refuse(const std::string& what);
    std::optional<Result<std::string>> refuse_end();
    bool send_next();
    [[nodiscard]] std::string quoted_question() const;
    [[nodiscard]] std::optional<std::string> take_answer();

    std::string command_;
    Child child_;
    std::string failed_start_;
    std::vector<std::string> known_; ///< what the program has been told and has agreed to
    std::vector<std::string> ahead_; ///< what it still has to be told, the next one last
    std::string question_;           ///< the line it has to answer now
    std::string said_;               ///< what it has said and was not taken yet
    bool asked_ = false;
    std::chrono::milliseconds limit_{};
    Clock::time_point due_;
};

/// Asks and waits for the answer; for the laboratory, where nobody has to be listened to meanwhile.
Result<std::string> ask_and_wait(Outside& outside, const Match& match, std::chrono::milliseconds limit);

} // namespace disfida
