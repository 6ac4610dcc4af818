// Whoever plays a side and is no person, thinking about one order: the computer in slices between which a
// front end can listen to its player, or a program outside. The one place where thinking meets the clock.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "play/outside.hpp"
#include "play/players.hpp"
#include "play/settings.hpp"

namespace disfida {

class Thinking {
  public:
    using Clock = std::chrono::steady_clock;

    /// Begins to think about the order of a side, or of "none" where only dice decide. What was under way is
    /// given up. Precondition: the player is no person.
    void begin(const Match& match, const Player& player, const Limits& limits);
    /// Whether something was begun and not taken or given up.
    [[nodiscard]] bool begun() const { return by_ != nullptr || asked_ != nullptr; }
    /// Whether `go_on` has something to do now; a program outside thinks by itself.
    [[nodiscard]] bool busy() const { return by_ != nullptr && !decided_; }
    /// Whether a program outside is asked.
    [[nodiscard]] bool outside() const { return asked_ != nullptr; }
    [[nodiscard]] bool decided() const { return decided_.has_value(); }

    /// Thinks on for about so long; of a program outside it only looks whether it has answered. True when
    /// decided. Precondition: begun().
    bool go_on(const Match& match, std::chrono::milliseconds slice);
    /// Waits for a program outside to say something, at most so long.
    void wait(std::chrono::milliseconds most) const;
    /// Has the computer decide now, by the best it has found. False, and nothing happens, where a program
    /// outside is asked: it is not ours to hurry.
    bool hurry();
    /// The order, as the rules spell it, or why there is none. Ends this thought. Precondition: decided().
    Result<std::string> take();
    /// Gives up what is under way.
    void stop();

    /// When it was begun. Precondition: begun().
    [[nodiscard]] Clock::time_point since() const { return since_; }
    /// When a program outside has to have answered. Precondition: outside().
    [[nodiscard]] Clock::time_point due() const { return asked_->due(); }

    /// Files to wait for until one can be read; then `look_after` has to be called.
    [[nodiscard]] std::vector<int> files() const;
    /// Takes in what programs have said that nobody has asked, so that none waits to be heard.
    void look_after(const Match& match);
    /// Ends the program that plays a side, if one does.
    void dismiss(std::string_view side);

  private:
    std::map<std::string, std::unique_ptr<Outside>, std::less<>> programs_; ///< by side
    std::unique_ptr<Thought> by_;                                           ///< of the computer
    Outside* asked_ = nullptr;
    std::optional<Result<std::string>> decided_;
    Clock::time_point since_;
    std::optional<Clock::time_point> until_; ///< for the computer
};

/// What the computer decides at a level within a time. Empty when it has no action.
std::string decide_within(const Position& position, int level, std::chrono::milliseconds limit);

} // namespace disfida
