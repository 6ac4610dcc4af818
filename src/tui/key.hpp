// A key as the front end knows it, whatever bytes the terminal sent for it.
#pragma once

#include <cstdint>
#include <string>

#include "tui/geometry.hpp"

namespace disfida::tui {

/// One press of a key, or one click of the mouse.
struct Key {
    /// What was pressed. `character` and `ctrl` are told apart further by `ch`; the keypad's digits have
    /// names of their own where the terminal tells them from the upper row.
    enum class Name : std::uint8_t {
        unknown, // also every escape sequence nobody knows: it is swallowed whole
        character,
        ctrl,
        left,
        right,
        up,
        down,
        home,
        end,
        page_up,
        page_down,
        insert,
        del,
        enter,
        escape,
        tab,
        back_tab,
        backspace,
        kp1,
        kp2,
        kp3,
        kp4,
        kp5,
        kp6,
        kp7,
        kp8,
        kp9,
        f1,
        f2,
        f3,
        f4,
        f5,
        f6,
        f7,
        f8,
        f9,
        f10,
        f11,
        f12,
        click,       // first mouse button, at `at`
        right_click, // third mouse button, at `at`
        wheel_up,
        wheel_down,
    };
    Name name = Name::unknown;
    char32_t ch = 0; ///< the character, or the small letter of a ctrl key; else 0
    Point at = {};   ///< the mouse's cell; else 0, 0

    friend bool operator==(const Key&, const Key&) = default;
};

/// Makes the key that types `c`.
constexpr Key typed(char32_t c) { return {Key::Name::character, c}; }
/// Makes the key Ctrl and the small letter `c`.
constexpr Key ctrl(char32_t c) { return {Key::Name::ctrl, c}; }
/// Makes a key without a character.
constexpr Key key(Key::Name name) { return {name}; }

/// Says whether two keys are the same key, wherever the mouse was.
constexpr bool same_key(const Key& a, const Key& b) { return a.name == b.name && a.ch == b.ch; }

/// Makes the key for a control character (below 0x20, or 0x7f): Enter, Tab and Backspace by name, the rest
/// ctrl.
Key control_key(char32_t c);

/// Names a key as help pages print it: "h", "Left", "PgUp", "Ctrl-L", "keypad 7", "Space".
std::string name(const Key& key);

} // namespace disfida::tui
