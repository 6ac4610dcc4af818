#include "tui/terminal.hpp"

#include <clocale>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <curses.h>
#include <langinfo.h>
#include <termios.h>
#include <unistd.h>

#include "kernel/ascii.hpp"
#include "kernel/tongue.hpp"
#include "tui/keyboard.hpp"
#include "tui/painter.hpp"
#include "tui/rescue.hpp"
#include "tui/signals.hpp"
#include "tui/terminfo.hpp"
#include "tui/tty.hpp"

namespace disfida::tui {

namespace {

/// A refusal that ends with what to do about it.
Error unusable(const std::string& what) {
    return {fill(tr("{what}; name the terminal in TERM, for example TERM=xterm, or play with --plain"),
                 {{"what", what}})};
}

} // namespace

struct Terminal::Screen {
    SCREEN* screen = nullptr;
    std::optional<Keyboard> keyboard = {};
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

    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;
    ~Screen();

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
        keyboard.reset();
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
    screen->keyboard.emplace();
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
    palette = choose_palette(options.colours);
    keyboard->take_clicks(options.mouse);
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
    const auto key = keyboard->read();
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
