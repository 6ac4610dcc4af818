// A list as a page, as the log or an index: one entry is selected and can be opened.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/key.hpp"
#include "tui/lineedit.hpp"

namespace disfida::tui {

class ListView {
  public:
    enum class Outcome : std::uint8_t { ignored, changed, opened, closed };

    /// Makes a page of the entries with the first one selected. `footer` is its bottom line; `searched` what
    /// a search looks through for each entry, where that is more than the entry itself.
    ListView(std::string title, std::string footer, std::vector<std::string> entries,
             std::vector<std::string> searched = {});

    /// Selects an entry, or the last one where there are not so many.
    Outcome select(std::size_t index);
    /// Whether a search is being typed, so that letters are text.
    [[nodiscard]] bool typing() const { return typing_; }

    [[nodiscard]] std::size_t selected() const { return selected_; }

    /// Handles one key: up and down, j and k, PgUp and PgDn, Home and End select; Enter and x open; /
    /// searches forward, n and N go on; q and Esc close.
    Outcome handle(const Key& key);

    /// Draws title, entries and a hint into `rect`, scrolled so that the selected entry can be seen whole.
    void draw(Canvas& canvas, const Rect& rect);

  private:
    Outcome step(int by);
    Outcome type(const Key& key);
    bool search(int step);

    std::string title_;
    std::string footer_;
    std::vector<std::string> entries_;
    std::vector<std::string> searched_;
    std::size_t selected_ = 0;
    std::size_t top_ = 0; ///< first entry shown
    std::size_t page_ = 10;
    bool typing_ = false;
    LineEdit query_;
    std::string pattern_;
    std::string message_;
};

} // namespace disfida::tui
