// The keys of the page it lies over, as a page of its own.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "tui/menu.hpp"
#include "tui/pager.hpp"

namespace disfida::tui {

class KeyPage {
  public:
    /// Keys by name and what they do, in two columns; a pair of empty texts is an empty line.
    using Keys = std::vector<std::pair<std::string, std::string>>;

    /// Makes the page of these keys, and below them what `more` says.
    explicit KeyPage(Keys keys, std::vector<std::string> more = {});

    /// Handles one key as a page does; what asked for it closes it as well.
    Pager::Outcome handle(const Key& key);
    void draw(Canvas& canvas, const Rect& rect);

  private:
    Keys keys_;
    std::vector<std::string> more_;
    Pager page_;
    int width_ = 0; ///< that it is laid out for
};

/// The keys of a menu whose lines are set to something, what leaves it last.
KeyPage::Keys menu_keys(std::string leaving, std::string left);

/// What the lines of such a menu are about, a line each.
std::vector<std::string> entries_told(const std::vector<MenuEntry>& entries);

/// Whether a key asks for the keys of a page.
bool asks_for_keys(const Key& key);

} // namespace disfida::tui
