// Who plays a side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

struct Player {
    enum class Kind : std::uint8_t { person, computer };
    Kind kind = Kind::person;
    int level = 1; ///< of a computer
    friend bool operator==(const Player&, const Player&) = default;
};

/// Reads "person", "computer", "computer:LEVEL" or the name of a level.
Result<Player> parse_player(std::string_view text);
/// Writes it back: "person", "computer:1".
std::string name(const Player& player);

} // namespace disfida
