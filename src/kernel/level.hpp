// The levels of the computer, from the gentlest to the strongest.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kernel/tongue.hpp"

namespace disfida {

/// Levels by number. The page, who plays the light policy of the search's playouts, is only met in the
/// laboratory.
enum class Level : std::uint8_t { page, squire, knight, captain, champion };
inline constexpr std::array<std::string_view, 5> level_names{mark("page"), mark("squire"), mark("knight"),
                                                             mark("captain"), mark("champion")};
constexpr std::string_view name(Level level) { return level_names[static_cast<std::size_t>(level)]; }

} // namespace disfida
