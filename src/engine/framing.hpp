// The Go Text Protocol's framing: what a line of input says, and how an answer is written.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace disfida::engine {

/// Bytes of a line that are read at most, comment and LF not counted.
inline constexpr std::size_t longest_line = 64 * 1024;

/// A command as it was sent.
struct Line {
    std::string id;        ///< its digits as sent, empty without one
    std::string command;   ///< the first word
    std::string arguments; ///< the rest, without spaces at the ends
    bool too_long = false; ///< beyond longest_line: not to be carried out
};

/// Reads a line without its line end: comments, control characters and spaces at the ends are dropped, a tab
/// is a space. Nothing for an empty command: a line in which nothing is left, or its id alone.
std::optional<Line> parse_line(std::string_view line);

/// The words of a text with one space between, whatever stood there.
std::string single_spaced(std::string_view text);

/// A whole answer with its empty line: "=ID text". Lines of the text that are empty are left out.
std::string success(std::string_view id, std::string_view text);
/// A refusal, always one line: "?ID text".
std::string failure(std::string_view id, std::string_view text);

} // namespace disfida::engine
