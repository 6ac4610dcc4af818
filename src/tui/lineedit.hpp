// A line to type in, with history and completion.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"

namespace disfida::tui {

class LineEdit {
  public:
    enum class Outcome : std::uint8_t {
        ignored,   // the key means nothing here
        changed,   // text, cursor or choices: draw anew
        submitted, // Enter; `take` gives the line
        cancelled, // Esc, or Backspace on an empty line; the text is gone
    };

    /// Handles one key. Tab completes the text before the cursor, a word at a time, to one of the
    /// `candidates` (whole lines): as far as they agree, and where they part, lists the next words in
    /// `choices` and, pressed again, puts in one after the other (Shift-Tab: backwards).
    Outcome handle(const Key& key, std::span<const std::string> candidates = {});

    [[nodiscard]] std::string text() const;
    /// Puts `text` in place of what is there, with the cursor behind it.
    void set_text(std::string_view text);
    /// Gives the text, keeps it in the history (at most 200 lines, no line twice in a row), and starts anew.
    std::string take();

    /// The words that can follow, while Tab is going through them, and the one put in.
    [[nodiscard]] const std::vector<std::string>& choices() const { return choices_; }
    [[nodiscard]] std::optional<std::size_t> choice() const { return choice_; }

    /// Draws prompt and line in `width` cells from `at`, scrolled so that the cursor can be seen, and sets
    /// the canvas' caret there.
    void draw(Canvas& canvas, Point at, int width, std::string_view prompt, Style style = {});

  private:
    void complete(int step, std::span<const std::string> candidates);
    void recall(int step);
    void insert(char32_t c);
    void erase_word();
    void forget_choices();
    [[nodiscard]] std::string before_cursor() const;
    void replace_before_cursor(std::string_view text);
    bool edit(const Key& key);

    std::u32string text_;
    std::size_t cursor_ = 0;
    std::size_t first_ = 0; // first character shown
    std::vector<std::string> history_;
    std::size_t recalled_ = 0; // steps back from the line being written
    std::u32string draft_;     // that line, while older ones are shown
    std::vector<std::string> choices_;
    std::optional<std::size_t> choice_;
    std::string stem_; // what the choices are put behind
};

} // namespace disfida::tui
