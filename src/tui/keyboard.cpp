#include "tui/keyboard.hpp"

#include <array>
#include <chrono>
#include <cwchar>
#include <utility>

#include <curses.h>

#include "tui/escape.hpp"
#include "tui/tty.hpp"

namespace disfida::tui {

namespace {

using Clock = std::chrono::steady_clock;
using Name = Key::Name;

constexpr int keypad_base = 5000;       // above every key code ncurses hands out by itself
constexpr wint_t no_character = 0xFFFD; // what stands for bytes that are none

Key from_mouse() {
    MEVENT mouse = {};
    if (getmouse(&mouse) != OK) {
        return {};
    }
    const Point at = {mouse.x, mouse.y};
    const auto any = [&](mmask_t buttons) { return (mouse.bstate & buttons) != 0; };
    if (any(BUTTON1_PRESSED)) {
        return {Name::click, 0, at};
    }
    if (any(BUTTON3_PRESSED)) {
        return {Name::right_click, 0, at};
    }
    if (any(BUTTON4_PRESSED)) {
        return {Name::wheel_up, 0, at};
    }
    if (any(BUTTON5_PRESSED)) {
        return {Name::wheel_down, 0, at};
    }
    return {};
}

Key from_code(wint_t code) {
    const int number = static_cast<int>(code);
    if (number > keypad_base && number <= keypad_base + 9) {
        return key(static_cast<Name>(static_cast<int>(Name::kp1) + number - keypad_base - 1));
    }
    if (number >= KEY_F(1) && number <= KEY_F(12)) {
        return key(static_cast<Name>(static_cast<int>(Name::f1) + number - KEY_F(1)));
    }
    constexpr auto known = std::to_array<std::pair<int, Name>>({
        {KEY_LEFT, Name::left},       {KEY_RIGHT, Name::right},
        {KEY_UP, Name::up},           {KEY_DOWN, Name::down},
        {KEY_HOME, Name::home},       {KEY_END, Name::end},
        {KEY_LL, Name::end},          {KEY_PPAGE, Name::page_up},
        {KEY_NPAGE, Name::page_down}, {KEY_IC, Name::insert},
        {KEY_DC, Name::del},          {KEY_ENTER, Name::enter},
        {KEY_BTAB, Name::back_tab},   {KEY_A1, Name::kp7},
        {KEY_A3, Name::kp9},          {KEY_BACKSPACE, Name::backspace},
        {KEY_B2, Name::kp5},          {KEY_C1, Name::kp1},
        {KEY_C3, Name::kp3},          {KEY_SLEFT, Name::left},
        {KEY_SRIGHT, Name::right},    {KEY_SF, Name::down},
        {KEY_SR, Name::up},           {KEY_SHOME, Name::home},
        {KEY_SEND, Name::end},        {KEY_FIND, Name::home},
        {KEY_SELECT, Name::end},
    });
    for (const auto& [number_known, name] : known) {
        if (number_known == number) {
            return key(name);
        }
    }
    if (number == KEY_SUSPEND) {
        return ctrl('z'); // some descriptions give this byte a name
    }
    return number == KEY_MOUSE ? from_mouse() : Key{};
}

} // namespace

struct Keyboard::Pad {
    WINDOW* window;      // of its own: reading from the standard window would paint it
    bool clicks = false; // are asked for
    int held_back = ERR; // a byte or key that came while a character was incomplete
    std::optional<Clock::time_point> lone_escape = {}; // when a lone Esc was reported last

    Pad() : window(newpad(1, 1)) {}
    Pad(const Pad&) = delete;
    Pad& operator=(const Pad&) = delete;
    ~Pad() {
        if (window != nullptr) {
            delwin(window);
        }
    }

    int get_character(wint_t& c);
    std::optional<Key> read();
    Key read_sequence(EscapeSequence sequence);
};

Keyboard::Keyboard() : pad_(std::make_unique<Pad>()) {
    keypad(pad_->window, TRUE);
    // The keypad's digits by their bytes: several descriptions name them by places they are not in.
    for (int digit = 1; digit <= 9; ++digit) {
        const std::array<char, 4> bytes = {'\033', 'O', static_cast<char>('p' + digit), '\0'};
        define_key(bytes.data(), keypad_base + digit);
    }
    define_key("\033[Z", KEY_BTAB); // an unnamed key of the Linux console
}

Keyboard::~Keyboard() = default;

void Keyboard::take_clicks(bool on) {
    if (on || pad_->clicks) {
        mousemask(on ? BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0, nullptr);
        mouseinterval(0);
    }
    pad_->clicks = on;
}

std::optional<Key> Keyboard::read() { return pad_->read(); }

/// The next character or key, as wget_wch gives it; but of bytes that are no character only these are lost:
/// wget_wch would go on collecting, an Enter and all.
int Keyboard::Pad::get_character(wint_t& c) {
    constexpr int largest_byte = 0xFF;
    std::mbstate_t state{};
    bool begun = false;
    while (true) {
        const int got = held_back != ERR ? std::exchange(held_back, ERR) : wgetch(window);
        if (got == ERR || got > largest_byte) {
            if (begun) {
                held_back = got;
                c = no_character;
                return OK;
            }
            c = static_cast<wint_t>(got);
            return got == ERR ? ERR : KEY_CODE_YES;
        }
        const char byte = static_cast<char>(got);
        wchar_t wide = 0;
        const std::size_t used = std::mbrtowc(&wide, &byte, 1, &state);
        if (used == static_cast<std::size_t>(-2)) {
            begun = true;
            continue;
        }
        if (used != static_cast<std::size_t>(-1)) {
            c = static_cast<wint_t>(wide);
            return OK;
        }
        if (begun) {
            held_back = got; // what it broke off with may be a character of its own
        }
        const bool introduces = !begun && (got == 0x9B || got == 0x8F);
        c = introduces ? static_cast<wint_t>(got) : no_character;
        return OK;
    }
}

Key Keyboard::Pad::read_sequence(EscapeSequence sequence) {
    // What has begun as a sequence is one, however slow the line; a lone Esc has waited long enough already.
    constexpr int patience_ms = 250;
    wint_t c = 0;
    while (true) {
        wtimeout(window, sequence.lone() ? 0 : patience_ms);
        const int kind = get_character(c);
        if (kind == KEY_CODE_YES) {
            return from_code(c); // a key of its own, with Alt
        }
        if (kind == ERR || sequence.feed(static_cast<char32_t>(c))) {
            break;
        }
    }
    return sequence.key();
}

std::optional<Key> Keyboard::Pad::read() {
    constexpr wint_t escape = 0x1B;
    // The bytes of one character may come apart, those of a key held back by ncurses are all there.
    constexpr int between_bytes_ms = 50;
    wtimeout(window, tty_has_input() ? between_bytes_ms : 0);
    wint_t c = 0;
    const int kind = get_character(c);
    if (kind == ERR) {
        return std::nullopt;
    }
    const auto escaped = std::exchange(lone_escape, std::nullopt);
    if (kind == KEY_CODE_YES) {
        return from_code(c);
    }
    EscapeSequence sequence;
    if (c == escape) {
        const Key key = read_sequence(sequence);
        if (key.name == Name::escape) {
            lone_escape = Clock::now();
        }
        return key;
    }
    // The rest of an arrow whose Esc came so early that it was taken for a lone one: nobody types as fast.
    const bool late = escaped && Clock::now() - *escaped < std::chrono::seconds(1);
    if (late && (c == '[' || c == 'O')) {
        wint_t next = 0;
        wtimeout(window, 0);
        if (get_character(next) == OK) {
            sequence.feed(static_cast<char32_t>(c));
            return sequence.feed(static_cast<char32_t>(next)) ? sequence.key() : read_sequence(sequence);
        }
    }
    if (c == 0x9B || c == 0x8F) { // one byte for ESC [ and for ESC O
        sequence.feed(c == 0x9B ? U'[' : U'O');
        return read_sequence(sequence);
    }
    if (c < 0x20 || c == 0x7F) {
        return control_key(static_cast<char32_t>(c));
    }
    return (c < 0xA0 && c > 0x7F) || c == no_character ? Key{} : typed(static_cast<char32_t>(c));
}

} // namespace disfida::tui
