#include "tui/painter.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>

#include "kernel/utf8.hpp"

namespace disfida::tui {

Painter::Painter(Abilities able, Charset charset, Palette palette, Size size)
    : able_(std::move(able)), charset_(charset), palette_(palette), size_(size) {}

void Painter::forget(Size size) {
    size_ = size;
    known_ = false;
}

std::size_t Painter::index(int x, int y) const {
    return static_cast<std::size_t>(y) * static_cast<std::size_t>(size_.width) + static_cast<std::size_t>(x);
}

/// What the terminal can show of a look: reverse matters more than colour, colour more than the others.
Look Painter::possible(Look look) const {
    if (look.colour >= 0 && look.reverse && able_.not_coloured.reverse) {
        look.colour = -1;
    }
    if (look.colour >= 0) {
        look.bold = look.bold && !able_.not_coloured.bold;
        look.underline = look.underline && !able_.not_coloured.underline;
        look.dim = look.dim && !able_.not_coloured.dim;
    }
    return look;
}

Painter::Signs Painter::signs_of(const Canvas& canvas) const {
    Signs out;
    out.reserve(static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height));
    for (int y = 0; y < size_.height; ++y) {
        for (int x = 0; x < size_.width; ++x) {
            const Cell cell = canvas.at(x, y);
            const Sign sign{shown(cell, charset_), possible(look(cell.style, palette_))};
            out.push_back(sign.blank() ? Sign{} : sign);
        }
    }
    if (!able_.fills_corner && !out.empty()) {
        out.back() = {};
    }
    return out;
}

std::string Painter::paint(const Canvas& canvas) {
    caret_ = canvas.caret();
    if (caret_ && (caret_->x >= size_.width || caret_->y >= size_.height)) {
        caret_.reset();
    }
    return turn_into(signs_of(canvas), caret_);
}

std::string Painter::repaint() {
    Signs last = known_ ? shown_ : signs_of(Canvas(size_));
    known_ = false;
    return turn_into(std::move(last), caret_);
}

std::string Painter::turn_into(Signs next, std::optional<Point> caret) {
    next_ = std::move(next);
    out_.clear();
    style_end_ = 0;
    pen_ = {};
    at_.reset();
    if (!known_) {
        rests_.reset();
        out_ = able_.plain + able_.clear;
        at_ = Point{0, 0};
        shown_.assign(next_.size(), {});
        known_ = true;
    }
    // What looks alike is written together: going somewhere else takes fewer bytes than another style.
    for (const Look& look : looks_to_write()) {
        for (int y = 0; y < size_.height; ++y) {
            write_line(y, look);
        }
    }
    for (int y = 0; y < size_.height; ++y) {
        write_line(y, {}); // blanks that no other style took along
    }
    if (caret && !(out_.empty() && caret == rests_)) { // a picture like the last one sends nothing
        go_to(*caret);
    }
    set_pen({});
    rests_ = caret ? caret : out_.empty() ? rests_ : std::nullopt;
    return std::move(out_);
}

/// The looks of the signs that change, in the order of the screen.
std::vector<Look> Painter::looks_to_write() const {
    std::vector<Look> out;
    for (std::size_t i = 0; i < next_.size(); ++i) {
        if (next_[i] != shown_[i] && !next_[i].blank() &&
            std::find(out.begin(), out.end(), next_[i].look) == out.end()) {
            out.push_back(next_[i].look);
        }
    }
    return out;
}

/// Writes the signs of a line that have this look and change, and blanks where they come in passing.
void Painter::write_line(int y, const Look& look) {
    for (int x = 0; x < size_.width; ++x) {
        const Sign& wanted = next_[index(x, y)];
        const bool passing = at_ == Point{x, y} && look == pen_ && fits_pen(wanted);
        if (wanted == shown_[index(x, y)] || (wanted.look != look && !(wanted.blank() && passing))) {
            continue;
        }
        go_to({x, y});
        set_pen(look);
        if (wanted.blank() && clear_rest(x, y)) {
            return;
        }
        write(wanted);
    }
}

/// Empties the rest of a line, where that takes fewer bytes than blanks; false where not.
bool Painter::clear_rest(int x, int y) {
    const auto rest = next_.begin() + static_cast<std::ptrdiff_t>(index(x, y));
    const auto end = rest + (size_.width - x);
    const auto old = shown_.begin() + (rest - next_.begin());
    int blanks = size_.width - x; // up to the last sign to be blanked
    while (blanks > 0 && old[blanks - 1].blank()) {
        --blanks;
    }
    if (able_.clear_line.empty() || blanks <= static_cast<int>(able_.clear_line.size()) ||
        !std::all_of(rest, end, [](const Sign& sign) { return sign.blank(); })) {
        return false;
    }
    out_ += able_.clear_line;
    std::copy(rest, end, old);
    return true;
}

/// The signs from the cursor to a place behind it in its line; nothing where the pen cannot write all of
/// them.
std::string Painter::between(Point to) const {
    std::string out;
    for (int x = at_->x; x < to.x; ++x) {
        if (!fits_pen(next_[index(x, to.y)])) {
            return {};
        }
        append_utf8(out, next_[index(x, to.y)].c);
    }
    return out;
}

void Painter::go_to(Point point) {
    if (at_ == point) {
        return;
    }
    if (!able_.moves_styled) {
        set_pen({});
    }
    std::string best = able_.to(point);
    const auto consider = [&](std::string way) {
        const bool better = !way.empty() && way.size() < best.size();
        if (better) {
            best = std::move(way);
        }
        return better;
    };
    if (at_ && at_->y + 1 == point.y && !able_.down.empty()) {
        // Its column does not matter: in some modes of the terminal it is the first one.
        if (const std::string column = able_.to_column(point.x); !column.empty()) {
            consider(able_.down + column);
        }
    }
    if (at_ && at_->y == point.y) {
        consider(able_.to_column(point.x));
        std::string steps;
        for (int x = point.x; x < at_->x && steps.size() < best.size(); ++x) {
            steps += able_.left;
        }
        consider(steps);
        if (at_->x < point.x && consider(between(point))) {
            const auto from = static_cast<std::ptrdiff_t>(index(at_->x, at_->y));
            std::copy_n(next_.begin() + from, point.x - at_->x, shown_.begin() + from);
        }
    }
    out_ += best;
    at_ = point;
}

bool Painter::fits_pen(const Sign& sign) const {
    return sign.blank() ? !pen_.reverse && !pen_.underline : sign.look == pen_;
}

/// At the cursor, with the pen as it is.
void Painter::write(const Sign& sign) {
    append_utf8(out_, sign.c);
    shown_[index(at_->x, at_->y)] = sign;
    ++at_->x;
    if (at_->x == size_.width) {
        at_.reset();
    }
}

void Painter::set_pen(const Look& look) {
    if (pen_ == look) {
        return;
    }
    const bool less = (pen_.bold && !look.bold) || (pen_.reverse && !look.reverse) ||
                      (pen_.underline && !look.underline) || (pen_.dim && !look.dim) ||
                      (pen_.colour >= 0 && look.colour < 0);
    if (less) {
        add_style(able_.plain);
        pen_ = {};
    }
    for (const auto& [now, wanted, bytes] : {std::tuple{pen_.bold, look.bold, &able_.bold},
                                             std::tuple{pen_.reverse, look.reverse, &able_.reverse},
                                             std::tuple{pen_.underline, look.underline, &able_.underline},
                                             std::tuple{pen_.dim, look.dim, &able_.dim}}) {
        if (wanted && !now) {
            add_style(*bytes);
        }
    }
    if (look.colour != pen_.colour) {
        add_style(able_.colour(look.colour));
    }
    pen_ = look;
}

/// Two styles in a row of the common kind, ESC [ numbers m, become one.
void Painter::add_style(const std::string& bytes) {
    constexpr std::string_view head = "\033[";
    const bool common = bytes.starts_with(head) && bytes.find('m') + 1 == bytes.size();
    if (common && style_end_ > 0 && style_end_ == out_.size()) {
        out_.back() = ';';
        out_ += std::string_view(bytes).substr(head.size());
    } else {
        out_ += bytes;
    }
    style_end_ = common ? out_.size() : 0;
}

} // namespace disfida::tui
