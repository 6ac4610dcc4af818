// The key table laid out for other keyboards.
#pragma once

#include <deque>
#include <span>
#include <string>
#include <vector>

#include "play/settings.hpp"
#include "tui/keytable.hpp"

namespace disfida::tui {

/// A key table in which letters have changed places. Footers follow: "[x]plain" is "[y] explain".
class KeyLayout {
  public:
    KeyLayout(std::span<const Binding> table, Keyboard keyboard);
    KeyLayout(const KeyLayout&) = delete;
    KeyLayout& operator=(const KeyLayout&) = delete;
    ~KeyLayout() = default;
    [[nodiscard]] std::span<const Binding> bindings() const { return bindings_; }

  private:
    std::vector<Binding> bindings_;
    std::deque<std::string> footers_; ///< what the bindings' footers look at
};

/// The letter that means on this keyboard what `letter` means on a qwerty keyboard.
char32_t laid_out(Keyboard keyboard, char32_t letter);

} // namespace disfida::tui
