// How a person wants the game shown, whichever front end shows it. Nothing of this is in a record.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

/// How long those who are no persons may think about an order.
struct Limits {
    std::optional<std::chrono::milliseconds> think; ///< the computer; empty: as its level does
    std::chrono::milliseconds bot{10'000};          ///< a program outside
};

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
};

/// Reads a pace: "key", which is an empty value, or milliseconds up to a minute.
Result<std::optional<int>> parse_pace(std::string_view text);

/// Reads how long the computer may think: milliseconds, 1 to 60000.
Result<std::chrono::milliseconds> parse_think(std::string_view text);
/// Reads how long a program outside has: seconds, 1 to 3600.
Result<std::chrono::milliseconds> parse_bot_time(std::string_view text);

} // namespace disfida
