#include "tui/terminal.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <clocale>
#include <cstdint>
#include <cstdlib>
#include <cwchar>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <curses.h>
#include <langinfo.h>
#include <termios.h>
#include <unistd.h>

#include "kernel/ascii.hpp"
#include "kernel/tongue.hpp"
#include "tui/escape.hpp"
#include "tui/painter.hpp"
#include "tui/rescue.hpp"
#include "tui/signals.hpp"
#include "tui/tty.hpp"

namespace disfida::tui {

namespace {

using Clock = std::chrono::steady_clock;
using Name = Key::Name;

constexpr int keypad_base = 5000; // above every key code ncurses hands out by itself

/// Bytes of a capability without the waiting times written into it.
std::string without_waits(std::string bytes) {
    for (auto start = bytes.find("$<"); start != std::string::npos; start = bytes.find("$<", start)) {
        const auto end = bytes.find('>', start);
        bytes.erase(start, end == std::string::npos ? end : end - start + 1);
    }
    return bytes;
}

/// A capability of the terminal as bytes to send. Empty when there is none.
std::string capability(const char* name) {
    const char* const text = tigetstr(name);
    const bool none = text == nullptr || reinterpret_cast<std::intptr_t>(text) == -1;
    return none ? std::string() : without_waits(text);
}

/// Whether the window has a title and a stack to keep the one it had; terminal descriptions do not tell.
bool has_title(std::string_view term) {
    return term.starts_with("xterm") || term.starts_with("tmux") || term.starts_with("rxvt");
}

// XTWINOPS: the title is put on the terminal's own stack, and taken from it.
constexpr std::string_view keep_title = "\033[22;2t";
constexpr std::string_view old_title = "\033[23;2t";

/// What gives the screen back without ncurses: plain attributes, visible cursor, the screen there was before
/// or an empty one.
std::string goodbye_bytes(bool titled) {
    const std::string other_screen = capability("rmcup");
    return capability("sgr0") + capability("op") + capability("rmkx") + capability("cnorm") +
           (other_screen.empty() ? capability("clear") : other_screen) +
           (titled ? std::string(old_title) : "") + "\r";
}

/// A refusal that ends with what to do about it.
Error unusable(const std::string& what) {
    return {fill(tr("{what}; name the terminal in TERM, for example TERM=xterm, or play with --plain"),
                 {{"what", what}})};
}

/// A capability with numbers filled in. Empty when there is none.
std::string filled(const char* name, int first, int second = 0) {
    const char* const text = tigetstr(name);
    if (text == nullptr || reinterpret_cast<std::intptr_t>(text) == -1) {
        return {};
    }
    const char* const bytes = tiparm(text, first, second);
    return bytes == nullptr ? std::string() : without_waits(bytes);
}

Palette choose_palette(const TerminalOptions& options) {
    const char* const no_color = std::getenv("NO_COLOR");
    const int colours = tigetnum("colors");
    if (options.colours == Colours::eight || options.colours == Colours::many) {
        return options.colours == Colours::eight ? Palette::eight : Palette::many;
    }
    if (options.colours == Colours::none || (no_color != nullptr && *no_color != '\0') || colours < 8 ||
        filled("setaf", 1).empty()) {
        return Palette::mono;
    }
    return colours >= 256 ? Palette::many : Palette::eight;
}

/// A colour in the bytes nearly every terminal understands, for colours that were asked for where its
/// description has none.
std::string ansi_colour(int colour) {
    return colour < 8 ? "\033[3" + std::to_string(colour) + "m" : "\033[38;5;" + std::to_string(colour) + "m";
}

/// What the terminal's description says, and what follows from the palette. Nothing here ever leaves the
/// standard set of signs, so the way back to it, which is part of some terminals' "plain", is left out.
Abilities abilities(Palette palette) {
    Abilities able;
    able.to = [](Point point) { return filled("cup", point.y, point.x); };
    able.to_column = [](int x) { return filled("hpa", x); };
    const bool described = tigetnum("colors") >= (palette == Palette::many ? 256 : 8);
    able.colour = [described](int colour) {
        return described ? filled("setaf", colour) : ansi_colour(colour);
    };
    able.clear = capability("clear");
    able.clear_line = capability("el");
    able.left = capability("cub1");
    able.down = capability("cud1");
    if (tigetnum("xmc") <= 0) { // elsewhere an attribute takes a cell of its own
        able.bold = capability("bold");
        able.reverse = capability("rev");
        able.underline = capability("smul");
        able.dim = capability("dim");
        able.plain = capability("sgr0");
        for (const std::string_view standard_signs : {"\033(B", "\017"}) {
            if (const auto at = able.plain.find(standard_signs); at != std::string::npos) {
                able.plain.erase(at, standard_signs.size());
            }
        }
    }
    if (palette != Palette::mono && able.plain.empty()) {
        able.plain = "\033[m";
    }
    // Bits as terminfo(5) numbers them.
    const int ncv = std::max(tigetnum("ncv"), 0);
    able.not_coloured = {.bold = (ncv & 32) != 0,
                         .reverse = (ncv & 4) != 0,
                         .underline = (ncv & 2) != 0,
                         .dim = (ncv & 16) != 0};
    able.moves_styled = tigetflag("msgr") > 0;
    able.fills_corner = tigetflag("am") <= 0 || tigetflag("xenl") > 0;
    return able;
}

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

constexpr wint_t no_character = 0xFFFD; // what stands for bytes that are none

struct Terminal::Screen {
    SCREEN* screen = nullptr;
    WINDOW* input = nullptr; // a pad of its own: reading from the standard window would paint it
    int wake_fd = -1;
    termios modes_before = {};
    Charset charset = Charset::ascii;
    Palette palette = Palette::mono;
    Size size = {};
    std::optional<Painter> painter = {};
    int caret_shown = -1;
    bool armed = false;      // the rescue is
    bool titled = false;     // the window's title was kept
    bool title_kept = false; // it is on the terminal's stack
    std::string title = {};
    bool gone = false;
    bool mouse = false;                                // clicks are asked for
    std::optional<Clock::time_point> lone_escape = {}; // when a lone Esc was reported last

    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

    int held_back = ERR; // a byte or key that came while a character was incomplete

    int get_character(wint_t& c);
    std::optional<Key> read_key();
    Key read_sequence(EscapeSequence sequence);
    [[nodiscard]] bool can_draw() const { return !gone && !isendwin(); }
    void take_size();
    void adopt(const TerminalOptions& options, std::string_view term);
    void resume();
    void suspend();
    std::optional<Event> take_signal();
    std::optional<Event> take_key();
};

// Everything in the order opposite to its taking.
Terminal::Screen::~Screen() {
    if (screen != nullptr) {
        // A job in the background must leave the terminal to the shell, which has it in order already.
        if (!isendwin() && tty_is_ours()) {
            if (title_kept) {
                tty_write(old_title);
            }
            endwin();
        }
        if (armed) {
            disarm_rescue();
        }
        if (input != nullptr) {
            delwin(input);
        }
        delscreen(screen);
    }
    if (wake_fd >= 0) {
        release_signals();
    }
}

Result<std::unique_ptr<Terminal>> Terminal::open(const TerminalOptions& options) {
    if (isatty(STDIN_FILENO) == 0 || isatty(STDOUT_FILENO) == 0) {
        return Error{isatty(STDIN_FILENO) == 0
                         ? tr("standard input is not a terminal; play in one, or with --plain")
                         : tr("standard output is not a terminal; play in one, or with --plain")};
    }
    std::setlocale(LC_CTYPE, "");
    const char* const variable = std::getenv("TERM");
    const std::string term = variable == nullptr ? "" : variable;
    if (term.empty()) {
        return unusable(tr("TERM is not set"));
    }
    auto screen = std::make_unique<Screen>();
    tcgetattr(STDIN_FILENO, &screen->modes_before);
    // Before ncurses, which leaves alone what is caught already.
    screen->wake_fd = catch_signals();
    if (screen->wake_fd < 0) {
        return Error{tr("no file descriptor is left to open the terminal with; close some other program")};
    }
    screen->screen = newterm(term.c_str(), stdout, stdin);
    if (screen->screen == nullptr) {
        return unusable(
            fill(tr("the terminal \"{term}\" that TERM names is not known here"), {{"term", term}}));
    }
    if (capability("cup").empty()) {
        return unusable(
            fill(tr("a terminal of the kind \"{term}\" cannot move its cursor"), {{"term", term}}));
    }
    set_escdelay(options.escape_delay_ms);
    screen->titled = has_title(term);
    screen->title_kept = screen->titled;
    if (screen->titled) {
        tty_write(keep_title);
    }
    arm_rescue(STDOUT_FILENO, goodbye_bytes(screen->titled), screen->modes_before);
    screen->armed = true;
    raw();
    noecho();
    nonl();
    screen->input = newpad(1, 1);
    keypad(screen->input, TRUE);
    // The keypad's digits by their bytes: several descriptions name them by places they are not in.
    for (int digit = 1; digit <= 9; ++digit) {
        const std::array<char, 4> bytes = {'\033', 'O', static_cast<char>('p' + digit), '\0'};
        define_key(bytes.data(), keypad_base + digit);
    }
    define_key("\033[Z", KEY_BTAB); // an unnamed key of the Linux console
    screen->take_size();
    screen->adopt(options, term);
    return std::unique_ptr<Terminal>(new Terminal(std::move(screen)));
}

Terminal::Terminal(std::unique_ptr<Screen> screen) : screen_(std::move(screen)) {}
Terminal::~Terminal() = default;

Size Terminal::size() const { return screen_->size; }
Charset Terminal::charset() const { return screen_->charset; }
Palette Terminal::palette() const { return screen_->palette; }

void Terminal::Screen::adopt(const TerminalOptions& options, std::string_view term) {
    // The Linux console is UTF-8, but its font has none of the signs.
    const bool console = term.rfind("linux", 0) == 0;
    const bool utf8 = std::string_view(nl_langinfo(CODESET)) == "UTF-8" && !console;
    charset = options.glyphs == Glyphs::utf8 || (utf8 && options.glyphs == Glyphs::automatic)
                  ? Charset::utf8
                  : Charset::ascii;
    palette = choose_palette(options);
    if (options.mouse || mouse) {
        mousemask(options.mouse ? BUTTON1_PRESSED | BUTTON3_PRESSED | BUTTON4_PRESSED | BUTTON5_PRESSED : 0,
                  nullptr);
        mouseinterval(0);
    }
    mouse = options.mouse;
    painter.emplace(abilities(palette), charset, palette, size);
}

void Terminal::adopt(const TerminalOptions& options) {
    const char* const term = std::getenv("TERM");
    screen_->adopt(options, term == nullptr ? "" : term);
}

void Terminal::Screen::take_size() {
    size = tty_size();
    // ncurses asks anew whenever it resumes, and must not come to another answer.
    setenv("LINES", std::to_string(size.height).c_str(), 1);
    setenv("COLUMNS", std::to_string(size.width).c_str(), 1);
    resize_term(size.height, size.width);
    if (painter) {
        painter->forget(size);
    }
}

void Terminal::draw(const Canvas& canvas) {
    if (!screen_->can_draw()) {
        return;
    }
    const auto caret = canvas.caret();
    const bool visible = caret && caret->x < screen_->size.width && caret->y < screen_->size.height;
    if (screen_->caret_shown != static_cast<int>(visible)) {
        screen_->caret_shown = static_cast<int>(visible);
        curs_set(visible ? 1 : 0);
    }
    tty_write(screen_->painter->paint(canvas));
}

void Terminal::redraw_all() {
    if (screen_->can_draw()) {
        tty_write(screen_->painter->repaint());
    }
}

void Terminal::ring(int times) {
    if (screen_->can_draw() && times > 0) {
        std::string bells;
        for (int i = 0; i < times; ++i) {
            bells += capability("bel");
        }
        tty_write(bells);
    }
}

void Terminal::set_title(std::string_view title) {
    if (screen_->can_draw() && screen_->titled && screen_->title != title) {
        screen_->title = title;
        tty_write("\033]2;" + to_ascii(title) + "\033\\");
    }
}

/// The next character or key, as wget_wch gives it; but of bytes that are no character only these are lost:
/// wget_wch would go on collecting, an Enter and all.
int Terminal::Screen::get_character(wint_t& c) {
    constexpr int largest_byte = 0xFF;
    std::mbstate_t state{};
    bool begun = false;
    while (true) {
        const int got = held_back != ERR ? std::exchange(held_back, ERR) : wgetch(input);
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

Key Terminal::Screen::read_sequence(EscapeSequence sequence) {
    // What has begun as a sequence is one, however slow the line; a lone Esc has waited long enough already.
    constexpr int patience_ms = 250;
    wint_t c = 0;
    while (true) {
        wtimeout(input, sequence.lone() ? 0 : patience_ms);
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

std::optional<Key> Terminal::Screen::read_key() {
    constexpr wint_t escape = 0x1B;
    // The bytes of one character may come apart, those of a key held back by ncurses are all there.
    constexpr int between_bytes_ms = 50;
    wtimeout(input, tty_has_input() ? between_bytes_ms : 0);
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
        wtimeout(input, 0);
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

void Terminal::Screen::resume() {
    take_size();
    title.clear();
    if (titled && !std::exchange(title_kept, true)) {
        tty_write(keep_title);
    }
    wrefresh(stdscr); // also puts ncurses' modes back
}

/// Without the terminal when it returns only to end: whoever draws then would be stopped once more.
void Terminal::Screen::suspend() {
    if (std::exchange(title_kept, false)) {
        tty_write(old_title);
    }
    endwin();
    // A shell may continue the job without giving it the terminal; then it stops again, as editors do.
    constexpr int patience = 3;
    for (int tries = 0; tries < patience && !end_requested(); ++tries) {
        stop_job();
        if (tty_is_ours()) {
            break;
        }
    }
    if (!end_requested()) {
        resume();
    }
}

void Terminal::suspend() { screen_->suspend(); }

std::optional<Event> Terminal::Screen::take_signal() {
    if (gone) {
        return Event{.kind = Event::Kind::hangup};
    }
    const Signals signals = take_signals();
    if (signals.hangup) {
        return Event{.kind = Event::Kind::hangup};
    }
    if (signals.terminate) {
        return Event{.kind = Event::Kind::terminate};
    }
    if (signals.stop) {
        suspend();
        return end_requested() ? take_signal() : Event{.kind = Event::Kind::resumed, .size = size};
    }
    if (signals.resumed) {
        endwin(); // whoever had the terminal meanwhile may have changed its modes
        resume();
        return Event{.kind = Event::Kind::resumed, .size = size};
    }
    if (signals.interrupt) {
        return Event{.kind = Event::Kind::interrupt};
    }
    if (signals.resized) {
        take_size();
        return Event{.kind = Event::Kind::resized, .size = size};
    }
    return std::nullopt;
}

std::optional<Event> Terminal::Screen::take_key() {
    const auto key = read_key();
    if (!key) {
        return std::nullopt;
    }
    if (same_key(*key, ctrl('c'))) {
        return Event{.kind = Event::Kind::interrupt};
    }
    if (same_key(*key, ctrl('z'))) {
        suspend();
        return end_requested() ? take_signal() : Event{.kind = Event::Kind::resumed, .size = size};
    }
    return Event{.kind = Event::Kind::key, .key = *key};
}

Event Terminal::wait(int timeout_ms, std::span<const int> fds) {
    const Deadline deadline = deadline_in(timeout_ms);
    while (true) {
        if (const auto event = screen_->take_signal()) {
            return *event;
        }
        // Before sleeping: ncurses may hold bytes it has read already.
        if (const auto event = screen_->take_key()) {
            return *event;
        }
        const Woken woken = tty_sleep(screen_->wake_fd, fds, deadline);
        screen_->gone = woken.gone;
        if (woken.late) {
            return {.kind = Event::Kind::timeout};
        }
        if (woken.fd >= 0) {
            return {.kind = Event::Kind::readable, .fd = woken.fd};
        }
    }
}

} // namespace disfida::tui
