// The keyboard and the mouse, as ncurses and the bytes it does not know give them.
#pragma once

#include <memory>
#include <optional>

#include "tui/key.hpp"

namespace disfida::tui {

/// Reads the keys of the terminal. Precondition, as long as it lives: ncurses has taken the terminal over.
class Keyboard {
  public:
    Keyboard();
    Keyboard(const Keyboard&) = delete;
    Keyboard& operator=(const Keyboard&) = delete;
    ~Keyboard();

    /// Whether the mouse's buttons and wheel are to come as keys too.
    void take_clicks(bool on);

    /// The next key, if one is there; it waits only for the rest of one that has begun to come, at most a
    /// quarter of a second. A sequence nobody knows is one unknown key.
    std::optional<Key> read();

  private:
    struct Pad; // ncurses' side
    std::unique_ptr<Pad> pad_;
};

} // namespace disfida::tui
