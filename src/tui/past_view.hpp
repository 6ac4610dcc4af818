// The finished games as a page: a list that fills while one looks, and what it says of the player.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "play/past.hpp"
#include "tui/key_page.hpp"
#include "tui/menu.hpp"
#include "tui/pager.hpp"

namespace disfida::tui {

class PastView {
  public:
    enum class Outcome : std::uint8_t {
        ignored, ///< the key means nothing here
        changed, ///< draw anew
        replay,  ///< the game at `chosen` is to be seen
        closed
    };

    /// Precondition: data outlives it.
    PastView(const DataSource& data, OwnSide own_side);

    /// Whether there are records yet to be read, each by a `step`.
    [[nodiscard]] bool reading() const { return reading_; }
    void step();

    Outcome handle(const Key& key);
    /// Esc: closes what lies over the list, or ends a question; false where there is neither.
    bool step_back();
    /// The path of the game that is selected; empty: there is none.
    [[nodiscard]] std::string chosen() const;

    /// Draws the page over the whole canvas.
    void draw(Canvas& canvas);

  private:
    void make();
    Outcome take_away();

    PastReader reader_;
    bool reading_ = true;
    std::string title_;
    Menu menu_;
    std::optional<Pager> page_;   ///< over the list: what it says of the player
    std::optional<KeyPage> keys_; ///< over all
    bool asking_ = false;         ///< whether the selected game is to be deleted
    std::string notice_;
};

} // namespace disfida::tui
