// Chances as a sentence writes them.
#pragma once

#include <algorithm>
#include <cmath>
#include <string>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"

namespace disfida {

/// "48", from a chance of 0 to 1; what is neither certain nor impossible is never written as if it were.
inline std::string percent_digits(double chance) {
    if (chance <= 0.0 || chance >= 1.0) {
        return chance <= 0.0 ? "0" : "100";
    }
    return std::to_string(std::clamp(std::lround(chance * 100.0), 1L, 99L));
}

/// The same with its sign: "48%".
inline std::string whole_percent(double chance) { return with_percent(percent_digits(chance)); }

/// A number with one place after the point: "3.2", or "3,2" where a language writes that. Precondition: it is
/// not negative.
inline std::string in_tenths(double number) {
    const long tenths = std::lround(number * 10.0);
    return with_decimal_mark(std::to_string(tenths / 10) + "." + std::to_string(tenths % 10));
}

/// A difference of chances in points, without its sign: "9 points", "1 point", "less than a point".
inline std::string chance_points(double difference) {
    const long rounded = std::lround(std::abs(difference) * 100.0);
    return rounded == 0 ? tr("less than a point") : how_many("{n} point", "{n} points", rounded);
}

} // namespace disfida
