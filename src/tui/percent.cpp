#include "tui/percent.hpp"

#include <algorithm>
#include <cmath>

namespace disfida::tui {

std::string percent(double p) {
    constexpr double rounding = 1e-12; // sums of probabilities may miss 0 and 1 by that much
    if (p <= rounding) {
        return "0";
    }
    if (p >= 1.0 - rounding) {
        return "100";
    }
    return std::to_string(std::clamp(static_cast<int>(std::lround(p * 100.0)), 1, 99));
}

} // namespace disfida::tui
