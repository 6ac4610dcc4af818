// What each level of the computer is allowed to look at.
#pragma once

#include <cstdint>

#include "kernel/level.hpp"

namespace disfida::ai {

using disfida::Level;

/// What a level that searches may do.
struct Effort {
    std::uint64_t nodes = 0; ///< actions it plays in thought at most, if nobody says otherwise
    int breadth = 0;         ///< actions it follows further, the most promising by their own outcome
    int stages = 0;          ///< rounds or turns each thought goes on, the present one included
};

/// The effort of a level; none for those that only look at their own action.
constexpr Effort effort(Level level) {
    switch (level) {
    case Level::captain:
        return {20'000, 16, 1};
    case Level::champion:
        return {1'000'000, 16, 1};
    default:
        return {};
    }
}

} // namespace disfida::ai
