// Paths in command lines that are shown to be typed.
#pragma once

#include <string>

namespace disfida {

/// A path as a shell takes it.
std::string shell_word(const std::string& path);

} // namespace disfida
