#include "tui/canvas.hpp"

#include <algorithm>
#include <cstddef>

#include "kernel/ascii.hpp"
#include "kernel/utf8.hpp"

namespace disfida::tui {

namespace {

/// Letters with a fixed width of one cell; symbols and the wide, joined and right-to-left scripts are not
/// among them.
constexpr bool is_european_letter(char32_t c) {
    return (c >= 0xC0 && c < 0x250 && c != 0xD7 && c != 0xF7) || (c >= 0x370 && c < 0x483) ||
           (c >= 0x48A && c < 0x530) || (c >= 0x1E00 && c < 0x2000);
}

/// The part of `rect` that lies on a canvas of `size`; written so that no sum can overflow.
Rect clip(const Rect& rect, Size size) {
    const auto span = [](int start, int length, int limit) {
        const long from = std::clamp<long>(start, 0, limit);
        const long to = std::clamp<long>(static_cast<long>(start) + length, from, limit);
        return Point{static_cast<int>(from), static_cast<int>(to)};
    };
    const Point across = span(rect.x, rect.width, size.width);
    const Point down = span(rect.y, rect.height, size.height);
    return {across.x, down.x, across.y - across.x, down.y - down.x};
}

/// Whether a character is one of those that are drawn for a sign, so that a text can name the sign.
bool is_drawn(char32_t c) {
    for (std::uint8_t i = 0; i <= static_cast<std::uint8_t>(Glyph::last); ++i) {
        if (character(static_cast<Glyph>(i), Charset::utf8) == c) {
            return true;
        }
    }
    return false;
}

} // namespace

char32_t shown(const Cell& cell, Charset charset) {
    if (cell.glyph != Glyph::none) {
        return character(cell.glyph, charset);
    }
    if (cell.ch < 0x20 || (cell.ch >= 0x7F && cell.ch < 0xA0)) {
        return U'?';
    }
    if (cell.ch < 0x7F || (charset == Charset::utf8 && (is_european_letter(cell.ch) || is_drawn(cell.ch)))) {
        return cell.ch;
    }
    return static_cast<char32_t>(to_ascii_cell(cell.ch));
}

Canvas::Canvas(int width, int height)
    : size_{std::max(width, 0), std::max(height, 0)},
      cells_(static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height)) {}

Cell Canvas::at(int x, int y) const {
    if (!contains(area(), {x, y})) {
        return {};
    }
    return cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) +
                  static_cast<std::size_t>(x)];
}

void Canvas::set(int x, int y, const Cell& cell) {
    if (contains(area(), {x, y})) {
        cells_[static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) +
               static_cast<std::size_t>(x)] = cell;
    }
}

void Canvas::fill(char32_t ch, Style style) {
    std::fill(cells_.begin(), cells_.end(), Cell{ch, Glyph::none, style});
}

void Canvas::fill(const Rect& rect, char32_t ch, Style style) {
    const Rect part = clip(rect, size_);
    for (int y = part.y; y < part.y + part.height; ++y) {
        for (int x = part.x; x < part.x + part.width; ++x) {
            set(x, y, {ch, Glyph::none, style});
        }
    }
}

void Canvas::put(int x, int y, char32_t ch, Style style) { set(x, y, {ch, Glyph::none, style}); }

void Canvas::glyph(int x, int y, Glyph glyph, Style style) { set(x, y, {U' ', glyph, style}); }

void Canvas::restyle(const Rect& rect, Style style) {
    const Rect part = clip(rect, size_);
    for (int y = part.y; y < part.y + part.height; ++y) {
        for (int x = part.x; x < part.x + part.width; ++x) {
            Cell cell = at(x, y);
            cell.style = style;
            set(x, y, cell);
        }
    }
}

int Canvas::text(int x, int y, std::string_view utf8, Style style, int max_width) {
    int used = 0;
    while (!utf8.empty() && used != max_width) {
        const char32_t c = take_code_point(utf8);
        if (cells(c) > 0) {
            // A text that starts far outside must not carry the column past what an int holds.
            if (x < size_.width - used) {
                set(x + used, y, {c, Glyph::none, style});
            }
            ++used;
        }
    }
    return used;
}

int Canvas::text_right(int x_end, int y, std::string_view utf8, Style style) {
    const int x = x_end - columns(utf8);
    text(x, y, utf8, style);
    return x;
}

void Canvas::box(const Rect& rect, Style style, std::string_view title) {
    if (rect.width < 1 || rect.height < 1) {
        return;
    }
    const int right = rect.x + rect.width - 1;
    const int bottom = rect.y + rect.height - 1;
    const Rect part = clip(rect, size_);
    for (int x = part.x; x < part.x + part.width; ++x) {
        glyph(x, rect.y, Glyph::line_h, style);
        glyph(x, bottom, Glyph::line_h, style);
    }
    for (int y = part.y; y < part.y + part.height; ++y) {
        glyph(rect.x, y, Glyph::line_v, style);
        glyph(right, y, Glyph::line_v, style);
    }
    glyph(rect.x, rect.y, Glyph::corner_top_left, style);
    glyph(right, rect.y, Glyph::corner_top_right, style);
    glyph(rect.x, bottom, Glyph::corner_bottom_left, style);
    glyph(right, bottom, Glyph::corner_bottom_right, style);
    if (!title.empty() && rect.width > 6) {
        put(rect.x + 2, rect.y, U' ', style);
        const int used = text(rect.x + 3, rect.y, title, {Ink::title}, rect.width - 6);
        put(rect.x + 3 + used, rect.y, U' ', style);
    }
}

void Canvas::bar(int x, int y, int width, int value, int maximum, Style style) {
    int full = 0;
    if (value > 0 && maximum > 0 && width > 0) {
        const long long exact = static_cast<long long>(width) * value / maximum;
        full = static_cast<int>(std::clamp<long long>(exact, 1, width));
    }
    for (int i = 0; i < width && x + i < size_.width; ++i) {
        glyph(x + i, y, i < full ? Glyph::bar_full : Glyph::bar_empty, style);
    }
}

void Canvas::copy(const Canvas& from, const Rect& part, Point to) {
    const Rect source = clip(part, from.size_);
    for (int y = 0; y < source.height; ++y) {
        for (int x = 0; x < source.width; ++x) {
            set(to.x + (source.x - part.x) + x, to.y + (source.y - part.y) + y,
                from.at(source.x + x, source.y + y));
        }
    }
}

std::optional<Point> Canvas::caret() const {
    return caret_ && contains(area(), *caret_) ? caret_ : std::nullopt;
}

std::string Canvas::line(int y, Charset charset) const {
    std::string out;
    std::size_t end = 0;
    for (int x = 0; x < size_.width; ++x) {
        const char32_t c = shown(at(x, y), charset);
        append_utf8(out, c);
        end = c == U' ' ? end : out.size();
    }
    out.resize(end);
    return out;
}

std::string Canvas::text(Charset charset) const {
    std::string out;
    for (int y = 0; y < size_.height; ++y) {
        out += line(y, charset) + '\n';
    }
    return out;
}

} // namespace disfida::tui
