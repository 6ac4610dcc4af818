// The terminal: keys and signals in, canvases out. Only terminal.cpp, keyboard.cpp and terminfo.cpp know
// ncurses.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string_view>

#include "disfida/result.hpp"
#include "play/settings.hpp"
#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/palette.hpp"

namespace disfida::tui {

/// What the player asked of the terminal.
struct TerminalOptions {
    Glyphs glyphs = Glyphs::automatic;    ///< by themselves, as the locale has them
    Colours colours = Colours::automatic; ///< by themselves, as the terminal and NO_COLOR have them
    bool mouse = false;                   ///< clicks and the wheel come as keys
    int escape_delay_ms = 75; ///< how long the bytes of one key may lie apart, and a lone Esc waits
};

/// What `Terminal::wait` woke up for.
struct Event {
    enum class Kind : std::uint8_t {
        key,       // `key`
        resized,   // `size`; draw everything anew for it
        timeout,   // nothing came in the time given
        readable,  // `fd`, one of those given, can be read or has failed
        resumed,   // back from Ctrl-Z, or continued after a stop; `size`; draw once
        interrupt, // Ctrl-C or SIGINT
        terminate, // SIGTERM: save and go
        hangup,    // SIGHUP, or the terminal is gone, and then every later wait says so too: save and go
    };
    Kind kind = Kind::timeout;
    Key key = {};
    Size size = {};
    int fd = -1;
};

/// The one terminal of the process, on standard input and output. While it lives it owns the screen, the
/// terminal's modes and the signals HUP, TERM, INT, TSTP, CONT, WINCH; it gives all of them back when
/// destroyed, and the screen and modes also on std::exit, on std::terminate and on a fatal signal (see
/// rescue.hpp).
class Terminal {
  public:
    /// Takes the terminal over. Errors, with advice, and nothing changed: standard input or output is no
    /// terminal; TERM is missing or unknown; the terminal cannot move its cursor.
    /// Side effect: sets the locale's character classes (LC_CTYPE) from the environment.
    static Result<std::unique_ptr<Terminal>> open(const TerminalOptions& options);

    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;
    ~Terminal();

    /// The size of the screen in cells, at least 1x1; a window of unknown size counts as 80x24.
    [[nodiscard]] Size size() const;
    /// What `draw` shows glyphs and letters with.
    [[nodiscard]] Charset charset() const;
    /// What `draw` shows inks with; by itself mono when NO_COLOR is set.
    [[nodiscard]] Palette palette() const;

    /// Takes other colours, glyphs and mouse; the next canvas is painted anew.
    void adopt(const TerminalOptions& options);

    /// Shows `canvas` from the upper left corner, sending only what differs from the screen, and puts the
    /// cursor on its caret or hides it. What does not fit is cut; what is left over is blank.
    void draw(const Canvas& canvas);

    /// Paints the last canvas again from an empty screen, when something else has written over it.
    void redraw_all();

    /// Waits for the next event, at most `timeout_ms` (negative: without end), also for `fds` to become
    /// readable. Signals come first, then keys, then `fds`. Sleeps in the kernel when nothing happens.
    /// Ctrl-Z is carried out here and comes back as `resumed`.
    Event wait(int timeout_ms, std::span<const int> fds = {});

    /// Gives the shell a clean screen and stops, until continued; then paints the last canvas in the new
    /// size.
    void suspend();

    /// Rings the bell so many times.
    void ring(int times);

    /// Names the terminal's window, where the terminal has a title that can be given back at the end.
    void set_title(std::string_view title);

  private:
    struct Screen; // ncurses' side
    explicit Terminal(std::unique_ptr<Screen> screen);
    std::unique_ptr<Screen> screen_;
};

} // namespace disfida::tui
