// Small helpers for the text notation: words of a line, strict numbers, lists in a sentence.
#pragma once

#include <charconv>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"

namespace disfida {

/// The parts of a text between single separators. Two separators in a row give an empty part, so that a
/// strict reader can refuse it.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The texts with a separator between them.
std::string join(const std::vector<std::string>& texts, std::string_view separator);
std::string join(std::span<const std::string_view> texts, std::string_view separator);

/// Words as a sentence lists those one may choose from: "move, pass or reorganise".
std::string one_of(const std::vector<std::string>& words);

/// A text of unknown origin as an error may show it: control characters as "?", and no more than about `most`
/// bytes of it, with "..." where it was cut.
std::string printable(std::string_view text, std::size_t most);
/// The same in quotation marks, at most 60 bytes: "'jump' is no action".
std::string in_quotes(std::string_view text);

/// A text in small letters, in ASCII only, so that every locale finds the same.
std::string small_letters(std::string_view text);

/// A text with a capital as its first letter.
std::string capital(std::string text);

/// Puts a text into a line at a cell, which the line reaches afterwards.
void put_at(std::string& line, std::size_t at, std::string_view text);

/// Whether a text is an id of pieces: small letters and hyphens, a letter at both ends.
bool is_id(std::string_view text);

/// A whole number in plain digits, without sign, spaces or leading zeros, if it fits the type.
template <class T> std::optional<T> parse_number(std::string_view text) {
    T value{};
    if (text.empty() || (text.size() > 1 && text.front() == '0') || text.front() == '-') {
        return std::nullopt;
    }
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) {
        return std::nullopt;
    }
    return value;
}

/// Whether a line of a legal list stands for several actions: a range of numbers ("3-17") or "..." among its
/// words.
bool has_blank(std::string_view line);

/// A number from low to high; `what` says what it is in the error.
Result<int> read_number(std::string_view word, int low, int high, std::string_view what);

} // namespace disfida
