#include "kernel/bar.hpp"

#include <algorithm>
#include <cmath>

namespace disfida {

std::string bar(double part, int length) {
    int full = static_cast<int>(std::lround(std::clamp(part, 0.0, 1.0) * length));
    full = part > 0.0 ? std::max(full, 1) : full;          // what can happen is seen,
    full = part < 1.0 ? std::min(full, length - 1) : full; // and so is what need not
    return "[" + std::string(static_cast<std::size_t>(full), '#') +
           std::string(static_cast<std::size_t>(length - full), '.') + "]";
}

} // namespace disfida
