// Which version of the game this is.
#pragma once

#include <string_view>

namespace disfida {

/// The version as "X.Y.Z", without the game's name.
std::string_view version();

} // namespace disfida
