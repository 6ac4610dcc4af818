// How a person wants the game shown, whichever front end shows it. Nothing of this is in a record.
#pragma once

#include <optional>

namespace disfida {

struct Settings {
    bool ascii = false;    ///< no byte above 0x7f
    bool mono = false;     ///< no colour
    bool mouse = false;    ///< the mouse may point
    bool animation = true; ///< dice are seen to roll
    std::optional<int>
        pace_ms; ///< how long each of the computer's orders is shown, milliseconds; empty: until a key
    bool confirm = false; ///< ask before an order that rolls dice
};

} // namespace disfida
