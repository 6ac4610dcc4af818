// Key sequences that the terminal's description does not name: read whole, so that no part of one acts as a
// letter.
#pragma once

#include <cstdint>
#include <string>

#include "tui/key.hpp"

namespace disfida::tui {

/// Reads what follows an ESC, one character at a time.
class EscapeSequence {
  public:
    /// Takes the next character; true when the sequence is complete with it. Not to be called after that.
    bool feed(char32_t c);

    /// The key the sequence stands for, as far as it has come: Esc alone; the cursor, editing, function and
    /// keypad keys in the forms common to terminals, whatever modifiers they carry; else unknown.
    [[nodiscard]] Key key() const;

    /// True while nothing but ESC has been read.
    [[nodiscard]] bool lone() const { return state_ == State::start; }

  private:
    enum class State : std::uint8_t { start, control, single, function, text, text_end, skip_one, done };
    State state_ = State::start;
    std::string parameters_;
    char introducer_ = 0; // '[' or 'O', or 'F' for the console's function keys
    char final_ = 0;
};

} // namespace disfida::tui
