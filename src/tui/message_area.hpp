// What is said below a game's board: how many lines it takes, and how it is written there.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "tui/canvas.hpp"
#include "tui/game_view.hpp"

namespace disfida::tui {

/// The least screen a game is drawn on.
inline constexpr Size least_screen{40, 12};

struct Message {
    std::string text;
    Style style = {};
};

/// Wraps a message; no single word is left for its last line.
std::vector<std::string> wrapped(const std::string& text, int width);

/// Lines for messages: what the board leaves, and for a long first one also what the board can do without.
/// `first` is asked for that message only where it matters.
int message_lines(const GameView& view, Size screen, const std::function<std::string()>& first);

/// Writes messages one below the other; where there is no room left `more` stands at the end of the line.
/// Gives the message that had no room.
std::optional<std::size_t> draw_messages(Canvas& canvas, const Rect& rect, std::span<const Message> messages,
                                         std::string_view more);

/// Says on a screen that is too small for a game what it needs.
void draw_too_small(Canvas& canvas);

} // namespace disfida::tui
