// The one table of keys: what a key does, the help page and the bottom line come from it and cannot disagree.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"

namespace disfida::tui {

/// One thing that keys can do. A screen numbers its commands as it likes (an enum cast to int).
struct Binding {
    std::array<Key, 5> keys = {}; ///< every key that does it; what is left over stays unknown
    int command = 0;
    std::string_view context = {};  ///< the screen or state it holds in; empty: everywhere
    std::string_view footer = {};   ///< for the bottom line, the key in brackets: "[m]ove"; empty: not there
    std::string_view sentence = {}; ///< for the help page
    std::string_view shown = {};    ///< how help prints the keys, where their names would be too long
};

/// Finds what `key` does in `context`: the context's own bindings before those that hold everywhere.
std::optional<int> find_command(std::span<const Binding> table, const Key& key, std::string_view context);

/// Names the first key for `command` in `context`, to point it out in a sentence; empty when there is none.
std::string key_for(std::span<const Binding> table, int command, std::string_view context);

/// Makes the help page of `context` in lines of at most `width` cells: keys and sentences in the table's
/// order, then, after an empty line, those that hold everywhere.
std::vector<std::string> help_lines(std::span<const Binding> table, std::string_view context, int width);

/// Makes the bottom line of `context`, at most `width` cells: as many of the footers, in the table's order
/// and then those that hold everywhere, as fit whole; two blanks between them where there is room, else one.
std::string footer_line(std::span<const Binding> table, std::string_view context, int width);

/// Makes a bottom line out of parts two blanks apart, at most `width` cells: with one blank between them
/// where two have no room, and then without the parts that do not fit. The last, which is the way out, is
/// kept longest, then the others in their order.
std::string fit_footer(std::string_view line, int width);

/// Lays out keys and what they do as two columns in lines of at most `width` cells; a pair of empty texts is
/// an empty line.
std::vector<std::string> key_lines(std::span<const std::pair<std::string, std::string>> keys, int width);

/// Writes such a line at `at`, what is in brackets in the ink of keys.
void draw_footer(Canvas& canvas, Point at, std::string_view line, Style style = {});

/// Names every key that is bound twice in one context, or in a context and everywhere; empty when all is
/// well.
std::vector<std::string> duplicate_bindings(std::span<const Binding> table);

} // namespace disfida::tui
