// A talk with the engine, without input or output.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/dice.hpp"
#include "engine/engine.hpp"

namespace disfida::test {

class Talk {
  public:
    /// `entropy` is what the system would give each time.
    explicit Talk(std::uint64_t entropy = 1) : engine_(DataSource(), [entropy] { return entropy; }) {}

    /// The whole answer to a line, with its frame.
    std::string raw(std::string_view line) { return engine_.answer(line); }
    /// The text of an answer without its frame. Fails the running test if the command is refused.
    std::string ok(std::string_view command) { return text(command, "= "); }
    /// The text of a refusal. Fails the running test if the command works.
    std::string refusal(std::string_view command) { return text(command, "? "); }
    /// Gives commands that all have to work.
    Talk& tell(const std::vector<std::string>& commands);
    [[nodiscard]] bool finished() const { return engine_.finished(); }

  private:
    std::string text(std::string_view command, std::string_view sign);
    engine::Engine engine_;
};

/// The first line of a text.
std::string first_line(const std::string& text);

/// The statement of a deployment roll with these dice: four, and four more after each tie.
std::string deployment_roll(SeededDice& dice);

/// A lane of the charge and nothing else: fieramosca (VC 7) in 2407, sachet (VC 4) in 2406, Italians to move.
/// The dice come from seed 5.
std::vector<std::string> one_lane();

} // namespace disfida::test
