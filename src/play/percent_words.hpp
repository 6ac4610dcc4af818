// Chances as a sentence writes them.
#pragma once

#include <cmath>
#include <string>

namespace disfida {

/// "48%", from a chance of 0 to 1; what is neither certain nor impossible is never written as if it were.
inline std::string whole_percent(double chance) {
    const long rounded = std::lround(chance * 100.0);
    const long told = chance > 0.0 && rounded == 0 ? 1 : chance < 1.0 && rounded == 100 ? 99 : rounded;
    return std::to_string(told) + "%";
}

/// A difference of chances in points, without its sign: "9 points", "1 point", "less than a point".
inline std::string chance_points(double difference) {
    const long rounded = std::lround(std::abs(difference) * 100.0);
    return rounded == 0 ? "less than a point"
                        : std::to_string(rounded) + (rounded == 1 ? " point" : " points");
}

} // namespace disfida
