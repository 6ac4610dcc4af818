#include "tui/percent.hpp"

#include <algorithm>
#include <cmath>

namespace disfida::tui {

std::string percent(double p) {
    if (p <= 0.0) {
        return "0";
    }
    if (p >= 1.0) {
        return "100";
    }
    return std::to_string(std::clamp(static_cast<int>(std::lround(p * 100.0)), 1, 99));
}

} // namespace disfida::tui
