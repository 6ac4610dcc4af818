// How sure a rate is.
#pragma once

#include <cstdint>

namespace disfida {

struct Interval {
    double low = 0;
    double high = 1;
};

/// The Wilson interval in which the true rate lies with 95 % confidence, when `won` of `games` were seen; a
/// draw may stand in it as half a game won. Without games it is 0 to 1.
Interval wilson(double won, std::uint64_t games);

} // namespace disfida
