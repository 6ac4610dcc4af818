// How a person wants the game shown, whichever front end shows it. Nothing of this is in a record.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// How long those who are no persons may think about an order.
struct Limits {
    std::optional<std::chrono::milliseconds> think; ///< the computer; empty: as its level does
    std::chrono::milliseconds bot{10'000};          ///< a program outside
};

/// Which keyboard the keys of the full screen are laid out for.
enum class Keyboard : std::uint8_t { qwerty, azerty, qwertz, dvorak };
inline constexpr std::array<std::string_view, 4> keyboard_names{"qwerty", "azerty", "qwertz", "dvorak"};

inline constexpr int most_bells = 2;

struct Settings {
    bool ascii = false;    ///< no byte above 0x7f
    bool mono = false;     ///< no colour
    bool mouse = false;    ///< the mouse may point
    bool animation = true; ///< dice are seen to roll
    std::optional<int>
        pace_ms;          ///< how long the computer's orders are shown, milliseconds; empty: until a key
    bool confirm = false; ///< ask before an order that rolls dice
    bool coach = false;   ///< warn before an order that is clearly bad
    Limits limits = {};
    int bell = 0; ///< how often the bell rings when it is one's turn again, 0 to most_bells
    Keyboard keys = Keyboard::qwerty;
};

/// Reads a pace: "key", which is an empty value, or milliseconds up to a minute.
Result<std::optional<int>> parse_pace(std::string_view text);

/// Reads the name of a keyboard.
Result<Keyboard> parse_keyboard(std::string_view text);

/// Reads how long the computer may think: milliseconds, 1 to 60000.
Result<std::chrono::milliseconds> parse_think(std::string_view text);
/// Reads how long a program outside has: seconds, 1 to 3600.
Result<std::chrono::milliseconds> parse_bot_time(std::string_view text);

} // namespace disfida
