// Records whose last line is cut off, as a power failure may leave them.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// Whether the last line of a record lacks its line end.
bool is_torn(std::string_view text);

/// The lines that are whole.
std::string_view whole_lines(std::string_view text);

/// Keeps a torn file as it was, as "FILE.torn" or under a like name that nothing has yet.
Result<Done> keep_torn(const std::string& path, std::string_view text);

} // namespace disfida
