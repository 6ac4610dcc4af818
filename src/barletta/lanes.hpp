// Sixteen numbers side by side, a lane for each knight of a side, so that compilers reckon with all of them
// at once; and where a side's knights stand, told so.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>

#include "barletta/state.hpp"

namespace disfida::barletta {

inline constexpr std::size_t lanes = 16;
using Lane = std::array<std::int16_t, lanes>;

constexpr std::int16_t narrow(int n) { return static_cast<std::int16_t>(n); }

/// Places by two of the three axes of the hex grid. Lanes without a knight are far away.
struct Stands {
    Lane x;
    Lane z;

    Stands() {
        constexpr std::int16_t far = 400;
        x.fill(far);
        z.fill(far);
    }
    /// Those of a side's knights who are on the field, in roster order.
    Stands(const Tables& tables, const State& state, Side side) : Stands() {
        for (std::size_t i = 0; i < knights_a_side; ++i) {
            const Spot spot = state.knights[first_of(side) + i].spot;
            if (spot != no_spot) {
                put(i, tables.axes[spot]);
            }
        }
    }
    void put(std::size_t lane, Tables::Axes at) {
        x[lane] = at.x;
        z[lane] = at.z;
    }
};

/// Steps from a place to each of them.
inline void measure(const Stands& stands, Tables::Axes from, Lane& __restrict steps) {
    for (std::size_t i = 0; i < lanes; ++i) {
        const auto dx = narrow(stands.x[i] - from.x);
        const auto dz = narrow(stands.z[i] - from.z);
        const auto dy = narrow(dx + dz);
        const auto size = [](std::int16_t n) { return narrow(n < 0 ? -n : n); };
        steps[i] = std::max(std::max(size(dx), size(dy)), size(dz));
    }
}

/// Steps from a place to the nearest of them; `least`, the least steps to each of them from any place so far,
/// is kept up.
inline int meet(const Stands& stands, Tables::Axes from, Lane& least) {
    Lane steps;
    measure(stands, from, steps);
    std::int16_t nearest = std::numeric_limits<std::int16_t>::max();
    for (std::size_t i = 0; i < lanes; ++i) {
        least[i] = std::min(least[i], steps[i]);
        nearest = std::min(nearest, steps[i]);
    }
    return nearest;
}

/// Steps from a place to the nearest of them.
inline int least_steps(const Stands& stands, Tables::Axes from) {
    Lane any{};
    return meet(stands, from, any);
}

/// The bits of those lanes with at most so many steps. The bits come from outside: compilers that know them
/// reckon them lane by lane.
inline std::uint32_t within(const Lane& steps, int most, const Lane& bits) {
    const std::int16_t limit = narrow(most);
    Lane there;
    for (std::size_t i = 0; i < lanes; ++i) {
        const auto beyond = narrow(narrow(limit - steps[i]) >> 15); // all bits where it is farther, else none
        there[i] = narrow(bits[i] & ~beyond);
    }
    std::int16_t out = 0;
    for (std::size_t i = 0; i < lanes; ++i) {
        out = narrow(out | there[i]);
    }
    return static_cast<std::uint16_t>(out);
}

/// The lane with the least steps, the first among equals.
inline std::size_t nearest(const Lane& steps) {
    std::int16_t least = std::numeric_limits<std::int16_t>::max();
    for (std::size_t i = 0; i < lanes; ++i) {
        least = std::min(least, narrow(steps[i] * static_cast<int>(lanes) + static_cast<int>(i)));
    }
    return static_cast<std::size_t>(least) % lanes;
}

} // namespace disfida::barletta
