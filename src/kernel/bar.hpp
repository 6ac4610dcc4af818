// A number as a bar of characters.
#pragma once

#include <string>

namespace disfida {

/// A bar of `length` cells between brackets, filled by a part of it, 0 to 1; what is neither nothing nor
/// everything is never drawn as that. Precondition: length > 0.
std::string bar(double part, int length);

} // namespace disfida
