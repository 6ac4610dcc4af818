// Sentences in and out: lines broken at the width of a page, plain letters where there are no others.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "plain/channel.hpp"

namespace disfida::plain {

inline constexpr int page_width = 78;

/// What is looked after while a line is waited for.
struct Meanwhile {
    std::function<std::vector<int>()> files = {}; ///< to wait for
    std::function<int()> timeout = {}; ///< milliseconds until `tend` has something to do; -1: no time
    std::function<bool()> tend = {};   ///< true: the question is not what is asked any more
};

class Console {
  public:
    /// With `ascii` no byte above 0x7f is written.
    Console(Channel channel, bool ascii) : channel_(std::move(channel)), ascii_(ascii) {}

    /// Writes a text as a paragraph; lines after its first are indented by so many blanks more than the
    /// first.
    void say(std::string_view text, int indent = 0);
    /// Writes lines, each a paragraph of its own.
    void show(const std::vector<std::string>& lines);
    /// Writes lines as they are, for pictures.
    void print(const std::vector<std::string>& lines);

    /// Puts a question and waits for a line, which comes back with single blanks and without those at its
    /// ends. Nothing at the end of input. What is looked after meanwhile may end the question: then the line
    /// is empty.
    std::optional<std::string> ask(std::string_view question);
    /// Looks after something while a line is waited for; nothing, with an empty one.
    void attend(Meanwhile meanwhile) { meanwhile_ = std::move(meanwhile); }
    /// Waits so many milliseconds, or until a line is typed, which comes back as from `ask`.
    [[nodiscard]] Heard wait(int milliseconds) const;
    /// Waits for a line or one of the files, so many milliseconds at most (negative: without end).
    [[nodiscard]] Heard wait(int milliseconds, std::span<const int> files) const;
    /// Puts a question without waiting for its answer.
    void put(std::string_view question);
    /// Writes a line that was heard, where nobody has typed it to be seen.
    void echo(std::string_view line);

    [[nodiscard]] bool interactive() const { return channel_.interactive; }
    /// Whether something could not be written. From then on nothing more is, and input has ended.
    [[nodiscard]] bool failed() const { return problem_ != 0; }
    /// The errno of that, or 0.
    [[nodiscard]] int problem() const { return problem_; }

  private:
    void write(std::string_view text);
    Channel channel_;
    Meanwhile meanwhile_;
    bool ascii_;
    int problem_ = 0;
};

} // namespace disfida::plain
