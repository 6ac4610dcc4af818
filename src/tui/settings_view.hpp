// All settings on one screen; each is kept in the player's file as it is changed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play/settings.hpp"
#include "tui/key_page.hpp"
#include "tui/lineedit.hpp"
#include "tui/menu.hpp"

namespace disfida::tui {

class SettingsView {
  public:
    enum class Outcome : std::uint8_t {
        ignored, ///< the key means nothing here
        drawn,   ///< draw anew
        changed, ///< `settings` are others
        closed
    };

    explicit SettingsView(const Settings& settings);

    /// Handles one key. A change is written to the file at once; where that fails it holds all the same, and
    /// the page says why it is not kept.
    Outcome handle(const Key& key);
    /// Esc: ends a line that is being typed, or closes what lies over the page; false where there is neither.
    bool stop_typing();
    [[nodiscard]] const Settings& settings() const { return settings_; }

    /// Draws the page over the whole canvas.
    void draw(Canvas& canvas);

  private:
    void make();
    Outcome take(const Setting& setting, const std::string& value);

    Settings settings_;
    Menu menu_;
    std::optional<LineEdit> line_; ///< a value is being typed for the setting that is selected
    std::optional<KeyPage> keys_;  ///< over all
    std::string notice_;
    bool bad_ = false; ///< it is an error
};

} // namespace disfida::tui
