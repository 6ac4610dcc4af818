// The key table laid out for other keyboards.
#pragma once

#include <array>
#include <deque>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "play/settings.hpp"
#include "tui/keytable.hpp"

namespace disfida::tui {

/// A key table in which letters have changed places. Footers follow, in the language spoken: "[x]plain" is
/// "[y] explain".
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

/// A key table on each keyboard, made when it is first asked for in a language.
class KeyLayouts {
  public:
    /// Precondition: the table outlives it.
    explicit KeyLayouts(std::span<const Binding> table) : table_(table) {}
    std::span<const Binding> on(Keyboard keyboard);

  private:
    std::span<const Binding> table_;
    std::string language_; ///< of the layouts made so far
    std::array<std::optional<KeyLayout>, keyboard_names.size()> layouts_;
};

/// The letter that means on this keyboard what `letter` means on a qwerty keyboard.
char32_t laid_out(Keyboard keyboard, char32_t letter);

} // namespace disfida::tui
