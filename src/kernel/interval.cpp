#include "kernel/interval.hpp"

#include <algorithm>
#include <cmath>

namespace disfida {

Interval wilson(double won, std::uint64_t games) {
    if (games == 0) {
        return {};
    }
    constexpr double z = 1.959963984540054; // of the normal distribution, for 95 %
    const auto n = static_cast<double>(games);
    const double p = won / n;
    const double middle = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double half = z * std::sqrt(p * (1 - p) / n + z * z / (4 * n * n)) / (1 + z * z / n);
    // What was never seen, or always, bounds it exactly; rounding would not.
    return {won <= 0 ? 0.0 : std::max(0.0, middle - half), won >= n ? 1.0 : std::min(1.0, middle + half)};
}

} // namespace disfida
