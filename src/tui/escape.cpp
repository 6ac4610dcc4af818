#include "tui/escape.hpp"

#include <algorithm>
#include <cstddef>

namespace disfida::tui {

namespace {

constexpr char32_t esc = 0x1B;
constexpr char32_t bell = 0x07;
constexpr std::size_t longest_kept = 32; // of the parameters; only the first few digits matter

using Name = Key::Name;

/// The n-th name after `first`.
constexpr Name after(Name first, int n) { return static_cast<Name>(static_cast<int>(first) + n); }

/// Keys written with one letter, after ESC [ as after ESC O.
Name by_letter(char letter) {
    switch (letter) {
    case 'A':
        return Name::up;
    case 'B':
        return Name::down;
    case 'C':
        return Name::right;
    case 'D':
        return Name::left;
    case 'E':
        return Name::kp5;
    case 'F':
        return Name::end;
    case 'H':
        return Name::home;
    case 'P':
    case 'Q':
    case 'R':
    case 'S':
        return after(Name::f1, letter - 'P');
    default:
        return Name::unknown;
    }
}

/// Keys written as ESC [ number ~.
Name by_number(int number) {
    switch (number) {
    case 1:
    case 7:
        return Name::home;
    case 2:
        return Name::insert;
    case 3:
        return Name::del;
    case 4:
    case 8:
        return Name::end;
    case 5:
        return Name::page_up;
    case 6:
        return Name::page_down;
    default:
        break;
    }
    if (number >= 11 && number <= 15) {
        return after(Name::f1, number - 11);
    }
    if (number >= 17 && number <= 21) {
        return after(Name::f6, number - 17);
    }
    if (number >= 23 && number <= 24) {
        return after(Name::f11, number - 23);
    }
    return Name::unknown;
}

int first_number(const std::string& parameters) {
    int number = 0;
    for (const char c : parameters) {
        if (c < '0' || c > '9' || number > 999) {
            break;
        }
        number = number * 10 + (c - '0');
    }
    return number;
}

bool is_final(char32_t c) { return c >= 0x40 && c <= 0x7E; }

} // namespace

bool EscapeSequence::feed(char32_t c) {
    if (c == esc && state_ != State::text) {
        *this = {}; // the one begun was cut off; ESC ESC [ A is an arrow with Alt
        return false;
    }
    const bool control_character = c < 0x20;
    switch (state_) {
    case State::start:
        introducer_ = c < 0x7F ? static_cast<char>(c) : '\0';
        if (c == U'[') {
            state_ = State::control;
        } else if (c == U'O') {
            state_ = State::single;
        } else if (c == U']' || c == U'P' || c == U'X' || c == U'^' || c == U'_') {
            state_ = State::text;
        } else if (c >= 0x20 && c <= 0x2F) {
            state_ = State::skip_one;
        } else {
            state_ = State::done; // Alt and a letter, or a command of two characters
        }
        break;
    case State::control:
        if (c == U'[' && parameters_.empty()) {
            state_ = State::function;
        } else if (control_character || is_final(c) || c > 0x7E) {
            final_ = is_final(c) ? static_cast<char>(c) : '\0';
            state_ = State::done;
        } else if (parameters_.size() < longest_kept) {
            parameters_ += static_cast<char>(c);
        }
        break;
    case State::single:
        if (c < U'0' || c > U'9') { // digits are modifiers
            final_ = is_final(c) ? static_cast<char>(c) : '\0';
            state_ = State::done;
        }
        break;
    case State::function:
        introducer_ = 'F';
        final_ = is_final(c) ? static_cast<char>(c) : '\0';
        state_ = State::done;
        break;
    case State::text:
        state_ = c == bell ? State::done : c == esc ? State::text_end : State::text;
        break;
    case State::text_end:
    case State::skip_one:
    case State::done:
        state_ = State::done;
        break;
    }
    return state_ == State::done;
}

Key EscapeSequence::key() const {
    if (state_ == State::start) {
        return tui::key(Name::escape);
    }
    if (state_ != State::done) {
        return {};
    }
    switch (introducer_) {
    case '[':
        if (final_ == '~') {
            return tui::key(by_number(first_number(parameters_)));
        }
        return tui::key(final_ == 'Z' ? Name::back_tab : by_letter(final_));
    case 'O':
        if (final_ >= 'q' && final_ <= 'y') {
            return tui::key(after(Name::kp1, final_ - 'q'));
        }
        return tui::key(final_ == 'M' ? Name::enter : by_letter(final_));
    case 'F':
        return tui::key(final_ >= 'A' && final_ <= 'E' ? after(Name::f1, final_ - 'A') : Name::unknown);
    default:
        return {};
    }
}

} // namespace disfida::tui
