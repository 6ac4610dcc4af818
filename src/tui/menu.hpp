// A list to choose from: title screen, options, dialogs.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"

namespace disfida::tui {

/// One line of a menu.
struct MenuEntry {
    std::string label;
    char32_t hotkey = 0;                  ///< chooses at once; 0: none, its first letter goes to it
    std::vector<std::string> values = {}; ///< what left and right turn through; empty: nothing to set
    std::size_t value = 0;                ///< the value that holds
    std::string note = {};                ///< a sentence shown while it is selected
    bool enabled = true;                  ///< false: shown dim, passed over
};

class Menu {
  public:
    enum class Outcome : std::uint8_t {
        ignored,   // the key means nothing here
        moved,     // another entry is selected: draw anew
        changed,   // the selected entry has another value: draw anew
        chosen,    // the selected entry was chosen
        cancelled, // Esc or q
    };

    /// Makes a menu with the first enabled entry selected.
    Menu(std::string title, std::vector<MenuEntry> entries);

    /// The index of the selected entry; 0 in an empty menu.
    [[nodiscard]] std::size_t selected() const { return selected_; }
    /// Selects an entry if it exists and is enabled.
    void select(std::size_t index);
    [[nodiscard]] const std::vector<MenuEntry>& entries() const { return entries_; }
    /// Puts other entries in; the selection stays where it can.
    void set_entries(std::vector<MenuEntry> entries);
    /// Sets the value of an entry, without an outcome. Precondition: both exist.
    void set_value(std::size_t index, std::size_t value);

    /// Handles one key: up, down, j, k, Tab, Shift-Tab, Home, End select; a hotkey chooses; another letter
    /// selects the next entry that begins with it; left, right and Space turn a value; Enter chooses; a click
    /// chooses what it is on; Esc and q cancel. Hotkeys come before everything but Enter and Esc.
    Outcome handle(const Key& key);

    /// The cells the menu wants: title, an empty line, the entries, and two lines for the note if there are
    /// any.
    [[nodiscard]] Size wanted_size() const;

    /// Draws the menu into `rect`, scrolled so that the selected entry can be seen; the caret stands on it.
    void draw(Canvas& canvas, const Rect& rect);

  private:
    Outcome step(int by);
    Outcome turn(int by);
    Outcome go_to_letter(char32_t letter);
    Outcome click(Point at);
    void draw_entry(Canvas& canvas, Point at, int width, std::size_t index) const;

    std::string title_;
    std::vector<MenuEntry> entries_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0; // first entry shown
    Rect list_;           // where the entries were drawn last
};

} // namespace disfida::tui
