// The levels of the computer, from the gentlest to the strongest, and what each is allowed to look at.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace disfida::ai {

/// Levels by number. The page, who plays the light policy of the search's playouts, is only met in the
/// laboratory.
enum class Level : std::uint8_t { page, squire, knight, captain, champion };
inline constexpr std::array<std::string_view, 5> level_names{"page", "squire", "knight", "captain",
                                                             "champion"};
constexpr std::string_view name(Level level) { return level_names[static_cast<std::size_t>(level)]; }

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
        return {10'000, 6, 1};
    case Level::champion:
        return {1'000'000, 16, 2};
    default:
        return {};
    }
}

} // namespace disfida::ai
