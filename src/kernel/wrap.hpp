// Breaking sentences into lines.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace disfida {

/// Breaks `text` at blanks into lines of at most `width` cells (at least 1), all but the first of each
/// paragraph indented by `indent` blanks. A paragraph that fits is kept as it is. Line breaks in `text` are
/// kept, and blanks at the start of a paragraph. A word longer than a line is cut. An empty text is one empty
/// line.
std::vector<std::string> wrap(std::string_view text, int width, int indent = 0);

/// Cuts `text` to at most `width` cells; when something is lost the last cell is "~".
std::string shorten(std::string_view text, int width);

} // namespace disfida
