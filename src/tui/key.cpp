#include "tui/key.hpp"

#include <array>
#include <cstddef>
#include <string_view>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"

namespace disfida::tui {

namespace {

constexpr auto names = std::to_array<std::string_view>({
    "?",
    "",
    "",
    "Left",
    "Right",
    "Up",
    "Down",
    "Home",
    "End",
    "PgUp",
    "PgDn",
    "Ins",
    "Del",
    "Enter",
    "Esc",
    "Tab",
    "Shift-Tab",
    "Bksp",
    mark("keypad 1"),
    mark("keypad 2"),
    mark("keypad 3"),
    mark("keypad 4"),
    mark("keypad 5"),
    mark("keypad 6"),
    mark("keypad 7"),
    mark("keypad 8"),
    mark("keypad 9"),
    "F1",
    "F2",
    "F3",
    "F4",
    "F5",
    "F6",
    "F7",
    "F8",
    "F9",
    "F10",
    "F11",
    "F12",
    mark("click"),
    mark("right click"),
    mark("wheel up"),
    mark("wheel down"),
});
static_assert(names.size() == static_cast<std::size_t>(Key::Name::wheel_down) + 1);

} // namespace

Key control_key(char32_t c) {
    switch (c) {
    case U'\r':
    case U'\n':
        return key(Key::Name::enter);
    case U'\t':
        return key(Key::Name::tab);
    case 0x1B:
        return key(Key::Name::escape);
    case 0x08:
    case 0x7F:
        return key(Key::Name::backspace);
    default:
        return ctrl(c >= 1 && c <= 26 ? U'a' + c - 1 : U'@' + c);
    }
}

std::string name(const Key& key) {
    if (key.name == Key::Name::character) {
        std::string out;
        append_utf8(out, key.ch);
        return out == " " ? "Space" : out;
    }
    if (key.name == Key::Name::ctrl) {
        std::string out = "Ctrl-";
        append_utf8(out, key.ch >= U'a' && key.ch <= U'z' ? key.ch - (U'a' - U'A') : key.ch);
        return out;
    }
    return std::string(tr(names.at(static_cast<std::size_t>(key.name))));
}

} // namespace disfida::tui
