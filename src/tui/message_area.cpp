#include "tui/message_area.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

/// Lines for messages: at least two, and one more where they are short.
int least_messages(Size screen) { return screen.width < 80 ? 3 : 2; }

/// The first part of a line that ends with a word and leaves so many cells free.
std::string cut_at_word(const std::string& line, int width) {
    if (columns(line) <= width) {
        return line;
    }
    const std::string head = shorten(line, width + 1);
    const std::size_t blank = head.rfind(' ');
    return blank == std::string::npos ? shorten(line, width) : head.substr(0, blank);
}

} // namespace

std::vector<std::string> wrapped(const std::string& text, int width) {
    constexpr int indent = 1;
    std::vector<std::string> lines = wrap(text, width, indent);
    const auto words = [](const std::string& line) { return std::count(line.begin(), line.end(), ' ') + 1; };
    if (lines.size() > 1) {
        std::string& last = lines.back();
        std::string& before = lines[lines.size() - 2];
        const bool alone = words(last) <= 1 + indent;
        const std::size_t blank = before.rfind(' ');
        if (alone && words(before) > 3 &&
            columns(before) - static_cast<int>(blank) + columns(last) <= width) {
            last = std::string(indent, ' ') + before.substr(blank + 1) + last;
            before.resize(blank);
        }
    }
    return lines;
}

int message_lines(const GameView& view, Size screen, const std::function<std::string()>& first) {
    const int bottom = screen.height - 1;
    const int free = std::max(least_messages(screen), bottom - view.wanted_height(screen));
    const int most = std::max(free, bottom - view.least_height(screen));
    if (free == most) {
        return free;
    }
    const std::string text = first();
    const int needed =
        text.empty() ? 0 : static_cast<int>(wrapped(text, std::max(1, screen.width - 1)).size());
    return std::clamp(needed, free, most);
}

std::optional<std::size_t> draw_messages(Canvas& canvas, const Rect& rect, std::span<const Message> messages,
                                         std::string_view more) {
    const int bottom = rect.y + rect.height;
    int y = rect.y;
    std::optional<std::size_t> first_cut;
    for (const Message& message : messages) {
        const auto lines = wrapped(message.text, std::max(1, rect.width - 1));
        for (std::size_t i = 0; i < lines.size() && y < bottom; ++i, ++y) {
            const bool cut = y + 1 == bottom && i + 1 < lines.size();
            const int room = rect.width - static_cast<int>(more.size());
            canvas.text(rect.x, y, cut ? cut_at_word(lines[i], room) : lines[i], message.style);
            if (cut) {
                canvas.text_right(rect.x + rect.width, y, more, {Ink::key});
                first_cut = static_cast<std::size_t>(&message - messages.data());
            }
        }
    }
    return first_cut;
}

void draw_too_small(Canvas& canvas) {
    const auto lines =
        wrap(fill(tr("This window is {size}, the game needs 40x12. It waits; q leaves and keeps it."),
                  {{"size", std::to_string(canvas.width()) + "x" + std::to_string(canvas.height())}}),
             std::max(1, canvas.width()));
    for (std::size_t i = 0; i < lines.size(); ++i) {
        canvas.text(0, static_cast<int>(i), lines[i]);
    }
}

} // namespace disfida::tui
