// How a person wants the game shown, whichever front end shows it. Nothing of this is in a record.
#pragma once

#include <optional>
#include <string_view>

#include "disfida/result.hpp"

namespace disfida {

struct Settings {
    bool ascii = false;    ///< no byte above 0x7f
    bool mono = false;     ///< no colour
    bool mouse = false;    ///< the mouse may point
    bool animation = true; ///< dice are seen to roll
    std::optional<int>
        pace_ms;          ///< how long the computer's orders are shown, milliseconds; empty: until a key
    bool confirm = false; ///< ask before an order that rolls dice
    bool coach = false;   ///< warn before an order that is clearly bad
};

/// Reads a pace: "key", which is an empty value, or milliseconds up to a minute.
Result<std::optional<int>> parse_pace(std::string_view text);

} // namespace disfida
