// Sentences in and out: lines broken at the width of a page, plain letters where there are no others.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plain/channel.hpp"

namespace disfida::plain {

inline constexpr int page_width = 78;

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
    /// ends. Nothing at the end of input.
    std::optional<std::string> ask(std::string_view question);
    /// Waits so many milliseconds, or until a line is typed, which comes back as from `ask`.
    [[nodiscard]] Heard wait(int milliseconds) const;

    [[nodiscard]] bool interactive() const { return channel_.interactive; }
    /// Whether something could not be written. From then on nothing more is, and input has ended.
    [[nodiscard]] bool failed() const { return problem_ != 0; }
    /// The errno of that, or 0.
    [[nodiscard]] int problem() const { return problem_; }

  private:
    void write(std::string_view text);
    Channel channel_;
    bool ascii_;
    int problem_ = 0;
};

} // namespace disfida::plain
