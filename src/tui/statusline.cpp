#include "tui/statusline.hpp"

#include <numeric>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"

namespace disfida::tui {

namespace {

int width_of(const std::vector<Part>& line) {
    return std::accumulate(line.begin(), line.end(), 0,
                           [](int sum, const Part& part) { return sum + columns(part.text); });
}

} // namespace

void draw_status_line(Canvas& canvas, const Rect& line,
                      const std::function<std::vector<Part>(Length)>& wording) {
    std::string_view hint = tr("? help");
    const auto fits = [&](const std::vector<Part>& text) {
        return 1 + width_of(text) + 1 + columns(hint) < line.width;
    };
    std::vector<Part> text = wording(Length::whole);
    for (const Length length : {Length::shorter, Length::shortest}) {
        if (!fits(text)) {
            hint = length == Length::shortest ? "?" : hint;
            text = wording(length);
        }
    }
    int x = line.x + 1;
    for (const Part& part : text) {
        x += canvas.text(x, line.y, part.text, part.style);
    }
    if (x + 1 < line.x + line.width - columns(hint)) {
        canvas.text_right(line.x + line.width - 1, line.y, hint, {Ink::dim});
    }
}

} // namespace disfida::tui
