#include "tui/list_view.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "tui/keytable.hpp"
#include "tui/more.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

ListView::ListView(std::string title, std::string footer, std::vector<std::string> entries,
                   std::vector<std::string> searched)
    : title_(std::move(title)), footer_(std::move(footer)), entries_(std::move(entries)),
      searched_(std::move(searched)) {}

ListView::Outcome ListView::select(std::size_t index) {
    const std::size_t wanted = std::min(index, entries_.empty() ? 0 : entries_.size() - 1);
    const bool moved = wanted != selected_ || !message_.empty();
    selected_ = wanted;
    message_.clear();
    return moved ? Outcome::changed : Outcome::ignored;
}

ListView::Outcome ListView::step(int by) {
    const auto target = static_cast<std::int64_t>(selected_) + by;
    return select(target < 0 ? 0 : static_cast<std::size_t>(target));
}

bool ListView::search(int step) {
    const auto count = static_cast<std::int64_t>(entries_.size());
    for (std::int64_t i = 1; i <= count; ++i) {
        const auto index =
            static_cast<std::size_t>((static_cast<std::int64_t>(selected_) + step * i + count * i) % count);
        if (small_letters(index < searched_.size() ? searched_[index] : entries_[index]).find(pattern_) !=
            std::string::npos) {
            select(index);
            return true;
        }
    }
    message_ = fill(tr("not found: {text}"), {{"text", pattern_}});
    return false;
}

ListView::Outcome ListView::type(const Key& key) {
    const auto outcome = query_.handle(key);
    if (outcome == LineEdit::Outcome::submitted) {
        typing_ = false;
        pattern_ = small_letters(query_.take());
        if (!pattern_.empty()) {
            search(1);
        }
    } else if (outcome == LineEdit::Outcome::cancelled) {
        typing_ = false;
    }
    return Outcome::changed;
}

ListView::Outcome ListView::handle(const Key& key) {
    using Name = Key::Name;
    if (typing_) {
        return type(key);
    }
    const auto is = [&](Name name, char32_t letter) { return key.name == name || key == typed(letter); };
    if (is(Name::escape, U'q')) {
        return Outcome::closed;
    }
    if (is(Name::enter, U'x')) {
        return entries_.empty() ? Outcome::ignored : Outcome::opened;
    }
    if (is(Name::up, U'k') || key.name == Name::wheel_up) {
        return step(-1);
    }
    if (is(Name::down, U'j') || key.name == Name::wheel_down) {
        return step(1);
    }
    if (is(Name::page_up, U'b')) {
        return step(-static_cast<int>(page_));
    }
    if (is(Name::page_down, U' ')) {
        return step(static_cast<int>(page_));
    }
    if (is(Name::home, U'g')) {
        return select(0);
    }
    if (is(Name::end, U'G')) {
        return select(entries_.size());
    }
    if (key == typed(U'/')) {
        typing_ = true;
        return Outcome::changed;
    }
    if ((key == typed(U'n') || key == typed(U'N')) && !pattern_.empty()) {
        search(key == typed(U'n') ? 1 : -1);
        return Outcome::changed;
    }
    return Outcome::ignored;
}

void ListView::draw(Canvas& canvas, const Rect& rect) {
    canvas.fill(rect, U' ');
    const int room = std::max(1, rect.height - 2);
    const int text_width = std::max(1, rect.width - 2);
    const auto height_of = [&](std::size_t index) {
        return static_cast<int>(wrap(entries_[index], text_width, 2).size());
    };
    top_ = std::min(top_, selected_);
    int used = 0;
    for (std::size_t i = top_; i <= selected_ && i < entries_.size(); ++i) {
        used += height_of(i);
    }
    while (used > room && top_ < selected_) {
        used -= height_of(top_++);
    }
    // A window that has grown shows as much as it can.
    std::size_t shown = selected_ + 1;
    for (; shown < entries_.size() && used <= room; ++shown) {
        used += height_of(shown);
    }
    while (shown >= entries_.size() && top_ > 0 && used + height_of(top_ - 1) <= room) {
        used += height_of(--top_);
    }
    int y = rect.y + 1;
    const int bottom = rect.y + 1 + room;
    std::size_t index = top_;
    for (; index < entries_.size() && y < bottom; ++index) {
        const bool here = index == selected_;
        if (here) {
            canvas.glyph(rect.x, y, Glyph::arrow_right, {Ink::cursor});
            canvas.set_caret({rect.x + 2, y});
        }
        for (const std::string& line : wrap(entries_[index], text_width, 2)) {
            if (y < bottom) {
                canvas.text(rect.x + 2, y++, line, {here ? Ink::strong : Ink::plain});
            }
        }
    }
    page_ = std::max<std::size_t>(1, index - top_ - 1);
    const std::string place =
        std::to_string(entries_.empty() ? 0 : selected_ + 1) + "/" + std::to_string(entries_.size());
    const int x = rect.x + rect.width - columns(place);
    canvas.text(x, rect.y, place, {Ink::dim});
    const int signs = draw_more_signs(canvas, {x, rect.y}, top_ > 0, index < entries_.size(), {Ink::dim});
    canvas.text(rect.x, rect.y, shorten_at_word(title_, x - signs - rect.x - 1), {Ink::title, true});
    const int last = rect.y + rect.height - 1;
    if (typing_) {
        query_.draw(canvas, {rect.x, last}, rect.width, "/");
    } else {
        draw_footer(canvas, {rect.x, last}, message_.empty() ? fit_footer(footer_, rect.width) : message_,
                    {});
    }
}

} // namespace disfida::tui
