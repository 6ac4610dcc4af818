#include "tui/menu.hpp"

#include <algorithm>
#include <utility>

#include "kernel/utf8.hpp"
#include "tui/more.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr int mark_width = 2; // the arrow before the selected entry, and a blank
constexpr int note_lines = 2;
constexpr int value_gap = 2;

char32_t small(char32_t c) { return c >= U'A' && c <= U'Z' ? c + (U'a' - U'A') : c; }

char32_t first_letter(std::string_view text) { return text.empty() ? 0 : small(take_code_point(text)); }

/// The cells of a value between its two arrows.
int value_width(const MenuEntry& entry) {
    int width = 0;
    for (const std::string& value : entry.values) {
        width = std::max(width, columns(value));
    }
    return entry.values.empty() ? 0 : width + 4;
}

} // namespace

Menu::Menu(std::string title, std::vector<MenuEntry> entries) : title_(std::move(title)) {
    set_entries(std::move(entries));
}

void Menu::set_entries(std::vector<MenuEntry> entries) {
    entries_ = std::move(entries);
    if (selected_ >= entries_.size() || !entries_[selected_].enabled) {
        const auto first = std::find_if(entries_.begin(), entries_.end(),
                                        [](const MenuEntry& entry) { return entry.enabled; });
        selected_ = first == entries_.end() ? 0 : static_cast<std::size_t>(first - entries_.begin());
    }
}

void Menu::select(std::size_t index) {
    if (index < entries_.size() && entries_[index].enabled) {
        selected_ = index;
    }
}

void Menu::set_value(std::size_t index, std::size_t value) { entries_.at(index).value = value; }

Menu::Outcome Menu::step(int by) {
    const std::size_t count = entries_.size();
    std::size_t index = selected_;
    for (std::size_t tried = 0; tried < count; ++tried) {
        index = (index + (by > 0 ? 1 : count - 1)) % count;
        if (entries_[index].enabled) {
            selected_ = index;
            return Outcome::moved;
        }
    }
    return Outcome::ignored;
}

Menu::Outcome Menu::turn(int by) {
    if (entries_.empty() || entries_[selected_].values.size() < 2) {
        return Outcome::ignored;
    }
    MenuEntry& entry = entries_[selected_];
    const std::size_t count = entry.values.size();
    entry.value = (entry.value + (by > 0 ? 1 : count - 1)) % count;
    return Outcome::changed;
}

Menu::Outcome Menu::go_to_letter(char32_t letter) {
    const std::size_t count = entries_.size();
    for (std::size_t i = 1; i <= count; ++i) {
        const std::size_t index = (selected_ + i) % count;
        if (entries_[index].enabled && first_letter(entries_[index].label) == small(letter)) {
            selected_ = index;
            return Outcome::moved;
        }
    }
    return Outcome::ignored;
}

Menu::Outcome Menu::click(Point at) {
    const std::size_t index = top_ + static_cast<std::size_t>(std::max(at.y - list_.y, 0));
    if (!contains(list_, at) || index >= entries_.size() || !entries_[index].enabled) {
        return Outcome::ignored;
    }
    selected_ = index;
    return Outcome::chosen;
}

Menu::Outcome Menu::handle(const Key& key) {
    using Name = Key::Name;
    if (key.name == Name::character) {
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            if (entries_[i].enabled && entries_[i].hotkey != 0 && entries_[i].hotkey == key.ch) {
                selected_ = i;
                return Outcome::chosen;
            }
        }
    }
    const auto is = [&](Name name, char32_t letter) { return key.name == name || key == typed(letter); };
    if (is(Name::escape, U'q')) {
        return Outcome::cancelled;
    }
    if (key.name == Name::enter) {
        return entries_.empty() || !entries_[selected_].enabled ? Outcome::ignored : Outcome::chosen;
    }
    if (is(Name::up, U'k') || key.name == Name::back_tab || key.name == Name::wheel_up) {
        return step(-1);
    }
    if (is(Name::down, U'j') || key.name == Name::tab || key.name == Name::wheel_down) {
        return step(1);
    }
    if (is(Name::right, U' ')) {
        return turn(1);
    }
    if (key.name == Name::left) {
        return turn(-1);
    }
    if (!entries_.empty() && (key.name == Name::home || key.name == Name::end)) {
        // One step on from the far end, so that entries which cannot be chosen are passed over.
        selected_ = key.name == Name::home ? entries_.size() - 1 : 0;
        return step(key.name == Name::home ? 1 : -1);
    }
    if (key.name == Name::click) {
        return click(key.at);
    }
    return key.name == Name::character ? go_to_letter(key.ch) : Outcome::ignored;
}

Size Menu::wanted_size() const {
    int label = 0;
    int value = 0;
    int note = 0;
    for (const MenuEntry& entry : entries_) {
        label = std::max(label, columns(entry.label));
        value = std::max(value, value_width(entry));
        note = std::max(note, columns(entry.note));
    }
    const int line = mark_width + label + (value > 0 ? value_gap + value : 0);
    const int head = title_.empty() ? 0 : 2;
    // A note may be wrapped over the lines kept for it, with some loss at the ends of words.
    const int note_room = (note + note_lines - 1) / note_lines + 10;
    return {std::max({line, columns(title_), note > 0 ? note_room : 0}),
            head + static_cast<int>(entries_.size()) + (note > 0 ? 1 + note_lines : 0)};
}

void Menu::draw_entry(Canvas& canvas, Point at, int width, std::size_t index) const {
    const MenuEntry& entry = entries_[index];
    const bool here = index == selected_;
    const Style style = {here ? Ink::cursor : entry.enabled ? Ink::plain : Ink::dim};
    canvas.fill({at.x, at.y, width, 1}, U' ', style);
    if (here) {
        canvas.glyph(at.x, at.y, Glyph::arrow_right, style);
    }
    const int value = value_width(entry);
    const int label_room = width - mark_width - (value > 0 ? value + value_gap : 0);
    canvas.text(at.x + mark_width, at.y, shorten_at_word(entry.label, label_room), style);
    if (!here && entry.enabled && entry.hotkey != 0) {
        std::string_view rest = entry.label;
        for (int x = 0; !rest.empty() && x < label_room; ++x) {
            if (small(take_code_point(rest)) == small(entry.hotkey)) {
                canvas.restyle({at.x + mark_width + x, at.y, 1, 1}, {Ink::key});
                break;
            }
        }
    }
    if (value > 0 && value < width) {
        const int x = at.x + width - value;
        canvas.glyph(x, at.y, Glyph::arrow_left, style);
        canvas.text(x + 2, at.y, entry.values[std::min(entry.value, entry.values.size() - 1)], style);
        canvas.glyph(x + value - 1, at.y, Glyph::arrow_right, style);
    }
}

void Menu::draw(Canvas& canvas, const Rect& rect) {
    canvas.fill(rect, U' ');
    const int count = static_cast<int>(entries_.size());
    const bool has_notes = std::any_of(entries_.begin(), entries_.end(),
                                       [](const MenuEntry& entry) { return !entry.note.empty(); });
    // The entries come first: title and note give way where there is no room for all.
    const int head = !title_.empty() && rect.height >= 4 ? 2 : 0;
    const int foot =
        has_notes && rect.height >= head + 1 + note_lines + std::min(count, 3) ? 1 + note_lines : 0;
    const int lines = std::max(rect.height - head - foot, 0);
    // What is beyond the lines seen is counted on the empty lines round them; where there are none, each
    // count takes one, if at least three entries stay.
    const bool scrolls = count > lines;
    const bool counted = scrolls && lines >= 3 + (head == 0 ? 1 : 0) + (foot == 0 ? 1 : 0);
    const int above = counted && head == 0 ? 1 : 0;
    const int below = counted && foot == 0 ? 1 : 0;
    const int room = std::min(lines - above - below, count);
    list_ = {rect.x, rect.y + head + above, rect.width, room};
    if (head > 0) {
        canvas.text(rect.x, rect.y, shorten_at_word(title_, rect.width), {Ink::title, true});
    }
    if (selected_ < top_ || room == 0) {
        top_ = selected_;
    } else if (selected_ >= top_ + static_cast<std::size_t>(room)) {
        top_ = selected_ - static_cast<std::size_t>(room) + 1;
    }
    top_ = std::min(top_, static_cast<std::size_t>(count - room));
    for (int i = 0; i < room; ++i) {
        draw_entry(canvas, {rect.x, list_.y + i}, rect.width, top_ + static_cast<std::size_t>(i));
    }
    const int left = count - room - static_cast<int>(top_);
    if (counted && top_ > 0) {
        draw_more_line(canvas, {rect.x, list_.y - 1}, true, static_cast<int>(top_));
    }
    if (counted && left > 0) {
        draw_more_line(canvas, {rect.x, list_.y + room}, false, left);
    }
    if (room > 0) {
        canvas.set_caret({rect.x, list_.y + static_cast<int>(selected_ - top_)});
    }
    if (foot > 0) {
        auto note = wrap(entries_[selected_].note, rect.width);
        while (note.size() > note_lines) { // what has no room is left out whole words
            note[note_lines - 1] += " " + note[note_lines];
            note.erase(note.begin() + note_lines);
        }
        for (int i = 0; i < static_cast<int>(note.size()); ++i) {
            canvas.text(rect.x, list_.y + room + below + 1 + i,
                        shorten_at_word(note[static_cast<std::size_t>(i)], rect.width), {Ink::dim});
        }
    }
}

} // namespace disfida::tui
