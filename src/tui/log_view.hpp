// The log as a page: one entry an action, one of them selected, each can be opened into its full working.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/lineedit.hpp"

namespace disfida::tui {

class LogView {
  public:
    enum class Outcome : std::uint8_t { ignored, changed, opened, closed };

    /// Makes a page of the entries with the last one selected.
    explicit LogView(std::vector<std::string> entries);

    [[nodiscard]] std::size_t selected() const { return selected_; }

    /// Handles one key: up and down, j and k, PgUp and PgDn, Home and End select; Enter and x open; /
    /// searches forward, n and N go on; q and Esc close.
    Outcome handle(const Key& key);

    /// Draws title, entries and a hint into `rect`, scrolled so that the selected entry can be seen whole.
    void draw(Canvas& canvas, const Rect& rect);

  private:
    Outcome select(std::size_t index);
    Outcome step(int by);
    Outcome type(const Key& key);
    bool search(int step);

    std::vector<std::string> entries_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0; ///< first entry shown
    std::size_t page_ = 10;
    bool typing_ = false;
    LineEdit query_;
    std::string pattern_;
    std::string message_;
};

} // namespace disfida::tui
