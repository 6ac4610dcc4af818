// The title on an in-memory screen: keys in, screen out.
#pragma once

#include <string>
#include <string_view>

#include "screen/game/table.hpp"
#include "tui/title.hpp"

namespace disfida::test {

/// The screen as text in a size, ASCII.
inline std::string drawn(tui::TitleScreen& title, int width = 80, int height = 24) {
    tui::Canvas canvas(width, height);
    title.draw(canvas);
    return canvas.text(tui::Charset::ascii);
}

/// Types keys, named as `Table::type` has them.
inline void type(tui::TitleScreen& title, std::string_view keys) {
    for (const tui::Key& key : keys_of(keys)) {
        title.handle(key);
    }
}

} // namespace disfida::test
