#include "tui/pager.hpp"

#include <algorithm>
#include <utility>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "tui/keytable.hpp"
#include "tui/more.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

/// How far what is continued of a line is indented: a little further than the line itself.
int hanging(std::string_view line) {
    const auto blanks = line.find_first_not_of(' ');
    return blanks == std::string_view::npos ? 0 : static_cast<int>(blanks) + 2;
}

constexpr int wheel_rows = 3;

} // namespace

Pager::Pager(std::string title, std::vector<std::string> lines)
    : title_(std::move(title)), lines_(std::move(lines)) {}

int Pager::rows(int width) const {
    int rows = 0;
    for (const std::string& line : lines_) {
        rows += static_cast<int>(wrap(line, std::max(width, 1), card_ ? 0 : hanging(line)).size());
    }
    return rows;
}

void Pager::set_lines(std::vector<std::string> lines) {
    if (!rows_.empty()) {
        wanted_line_ = rows_[static_cast<std::size_t>(top_)].line;
    }
    lines_ = std::move(lines);
    width_ = 0;
}

void Pager::show_end() {
    wanted_end_ = true;
    width_ = 0;
}

void Pager::show(std::size_t line) {
    wanted_line_ = line;
    wanted_end_ = false;
    width_ = 0;
}

int Pager::last_top() const { return std::max(static_cast<int>(rows_.size()) - height_, 0); }

void Pager::lay_out(int width, int height) {
    height_ = std::max(height, 1);
    if (width_ != std::max(width, 1)) {
        if (width_ != 0 && !rows_.empty()) {
            wanted_line_ = rows_[static_cast<std::size_t>(top_)].line;
        }
        width_ = std::max(width, 1);
        rows_.clear();
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            for (std::string& text : wrap(lines_[i], width_, card_ ? 0 : hanging(lines_[i]))) {
                rows_.push_back({i, std::move(text)});
            }
        }
        const auto wanted = std::find_if(rows_.begin(), rows_.end(),
                                         [&](const Row& row) { return row.line >= wanted_line_; });
        top_ = wanted_end_ ? last_top() : static_cast<int>(wanted - rows_.begin());
        wanted_end_ = false;
    }
    top_ = std::clamp(top_, 0, last_top());
}

void Pager::scroll(int rows) { top_ = std::clamp(top_ + rows, 0, last_top()); }

void Pager::search(int step, bool from_top) {
    message_.clear();
    if (pattern_.empty() || rows_.empty()) {
        return;
    }
    const int count = static_cast<int>(rows_.size());
    // The last finding counts while it can be seen: near the end it need not be the top row.
    const bool visible = found_ >= top_ && found_ < top_ + height_;
    int row = visible && !from_top ? found_ : top_;
    for (int tried = 0; tried < count; ++tried) {
        row += tried == 0 && (from_top || !visible) ? 0 : step;
        if (row < 0 || row >= count) {
            row = (row + count) % count;
            message_ = step > 0 ? tr("went on from the top") : tr("went on from the end");
        }
        if (small_letters(rows_[static_cast<std::size_t>(row)].text).find(pattern_) != std::string::npos) {
            found_ = row;
            top_ = std::min(row, last_top());
            return;
        }
    }
    found_ = -1;
    message_ = fill(tr("not found: {text}"), {{"text", pattern_}});
}

Pager::Outcome Pager::type(const Key& key) {
    switch (query_.handle(key)) {
    case LineEdit::Outcome::submitted: {
        typing_ = false;
        const std::string typed_text = query_.take();
        pattern_ = typed_text.empty() ? pattern_ : small_letters(typed_text);
        search(1, true);
        return Outcome::changed;
    }
    case LineEdit::Outcome::cancelled:
        typing_ = false;
        return Outcome::changed;
    case LineEdit::Outcome::changed:
        return Outcome::changed;
    case LineEdit::Outcome::ignored:
        break;
    }
    return Outcome::ignored;
}

Pager::Outcome Pager::handle(const Key& key) {
    if (typing_) {
        return type(key);
    }
    using Name = Key::Name;
    const auto is = [&](Name name, char32_t letter = 0, char32_t other = 0) {
        return key.name == name ||
               (key.name == Name::character && key.ch != 0 && (key.ch == letter || key.ch == other));
    };
    message_.clear();
    if (is(Name::escape, U'q') || (key.name == Name::enter && top_ >= last_top())) {
        return Outcome::closed;
    }
    if (is(Name::up, U'k')) {
        scroll(-1);
    } else if (is(Name::down, U'j')) {
        scroll(1);
    } else if (is(Name::page_up, U'b')) {
        scroll(-height_);
    } else if (is(Name::page_down, U' ') || key.name == Name::enter) {
        scroll(height_);
    } else if (is(Name::home, U'g', U'<')) {
        top_ = 0;
    } else if (is(Name::end, U'G', U'>')) {
        top_ = last_top();
    } else if (key.name == Name::wheel_up) {
        scroll(-wheel_rows);
    } else if (key.name == Name::wheel_down) {
        scroll(wheel_rows);
    } else if (key == typed(U'/')) {
        typing_ = true;
    } else if (key == typed(U'n')) {
        search(1, false);
    } else if (key == typed(U'N')) {
        search(-1, false);
    } else {
        return Outcome::ignored;
    }
    return Outcome::changed;
}

void Pager::draw_row(Canvas& canvas, Point at, const std::string& text) const {
    canvas.text(at.x, at.y, text, {}, width_);
    if (pattern_.empty()) {
        return;
    }
    const std::string row = small_letters(text);
    for (auto start = row.find(pattern_); start != std::string::npos;
         start = row.find(pattern_, start + pattern_.size())) {
        const int x = columns(std::string_view(text).substr(0, start));
        const int width = columns(std::string_view(text).substr(start, pattern_.size()));
        canvas.restyle({at.x + x, at.y, width, 1}, {.reverse = true});
    }
}

void Pager::draw(Canvas& canvas, const Rect& rect) {
    lay_out(rect.width, rect.height - 2);
    Canvas page(rect.width, rect.height); // of its own, so that nothing strays outside
    const int width = page.width();
    const int count = static_cast<int>(rows_.size());
    const int end = std::min(top_ + height_, count);
    const std::string place =
        card_ && count <= height_ ? ""
        : count == 0
            ? tr("empty")
            : fill(tr("{lines} of {all}"), {{"lines", std::to_string(top_ + 1) + "-" + std::to_string(end)},
                                            {"all", std::to_string(count)}});
    const Style title = {.ink = Ink::title, .reverse = true};
    page.fill({0, 0, width, 1}, U' ', title);
    page.text_right(width - 1, 0, place, title);
    const int signs = draw_more_signs(page, {width - 1 - columns(place), 0}, top_ > 0, end < count, title);
    page.text(1, 0, shorten_at_word(title_, width - columns(place) - signs - 3), title);
    for (int i = top_; i < end; ++i) {
        draw_row(page, {0, 1 + i - top_}, rows_[static_cast<std::size_t>(i)].text);
    }
    const bool found = found_ >= top_ && found_ < end;
    page.set_caret({0, 1 + (found ? found_ - top_ : 0)});
    const int bottom = page.height() - 1;
    if (bottom >= 2) {
        draw_bottom(page, bottom);
    }
    canvas.copy(page, page.area(), {rect.x, rect.y});
    if (const auto caret = page.caret()) {
        canvas.set_caret({rect.x + caret->x, rect.y + caret->y});
    }
}

void Pager::draw_bottom(Canvas& page, int y) {
    if (typing_) {
        query_.draw(page, {0, y}, page.width(), "/");
    } else if (!message_.empty()) {
        page.text(0, y, message_, {Ink::strong});
    } else {
        const std::string_view hint = tr("[Space] on  [b]ack  [/] search  [q] close");
        draw_footer(page, {0, y},
                    fit_footer(footer_.empty() ? hint : std::string_view(footer_), page.width()));
    }
}

} // namespace disfida::tui
