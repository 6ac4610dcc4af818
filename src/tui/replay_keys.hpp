// What keys do while a game is gone through again, in one table: lookup, bottom line, help page and manual
// come from it.
#pragma once

#include <cstdint>
#include <span>

#include "play/settings.hpp"
#include "tui/keytable.hpp"

namespace disfida::tui {

enum class ReplayCommand : std::uint8_t {
    on,
    back,
    after,
    before,
    first,
    last,
    jump,
    automatic,
    faster,
    slower,
    turning_point,
    play_on,
    note,
    log,
    explain,
    story,
    panel,
    next,
    previous,
    left,
    right,
    up,
    down,
    up_left,
    up_right,
    down_left,
    down_right,
    help,
    redraw,
    quit
};

/// The key table of the replay screen, for a keyboard.
std::span<const Binding> replay_keys(Keyboard keyboard = Keyboard::qwerty);

} // namespace disfida::tui
