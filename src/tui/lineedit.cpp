#include "tui/lineedit.hpp"

#include <algorithm>

#include "kernel/utf8.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr std::size_t history_limit = 200;

std::string to_utf8(std::u32string_view text) {
    std::string out;
    for (const char32_t c : text) {
        append_utf8(out, c);
    }
    return out;
}

/// Only what fills a cell, so that cursor and columns stay the same thing.
std::u32string from_utf8(std::string_view text) {
    std::u32string out;
    while (!text.empty()) {
        const char32_t c = take_code_point(text);
        if (c >= 0x20 && cells(c) > 0) {
            out += c;
        }
    }
    return out;
}

/// How far all of `words` agree; at a character's border. Precondition: not empty.
std::string common_start(std::span<const std::string> words) {
    std::string_view common = words.front();
    for (const std::string& word : words) {
        const auto [end, other] = std::mismatch(common.begin(), common.end(), word.begin(), word.end());
        common = common.substr(0, static_cast<std::size_t>(end - common.begin()));
    }
    const std::string& whole = words.front();
    std::size_t size = common.size();
    while (size > 0 && size < whole.size() && (static_cast<unsigned char>(whole[size]) & 0xC0U) == 0x80U) {
        --size;
    }
    return whole.substr(0, size);
}

/// What the candidates that begin with `stem` have behind it, up to and with the next blank; each once,
/// sorted.
std::vector<std::string> next_words(std::string_view stem, std::span<const std::string> candidates) {
    std::vector<std::string> out;
    for (const std::string& candidate : candidates) {
        if (candidate.size() > stem.size() && candidate.compare(0, stem.size(), stem) == 0) {
            const auto blank = candidate.find(' ', stem.size());
            const auto end = blank == std::string::npos ? candidate.size() : blank + 1;
            out.push_back(candidate.substr(stem.size(), end - stem.size()));
        }
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

} // namespace

std::string LineEdit::text() const { return to_utf8(text_); }

void LineEdit::set_text(std::string_view text) {
    text_ = from_utf8(text);
    cursor_ = text_.size();
    recalled_ = 0;
    forget_choices();
}

std::string LineEdit::take() {
    std::string line = text();
    if (!line.empty() && (history_.empty() || history_.back() != line)) {
        history_.push_back(line);
    }
    if (history_.size() > history_limit) {
        history_.erase(history_.begin());
    }
    set_text({});
    return line;
}

void LineEdit::forget_choices() {
    choices_.clear();
    choice_.reset();
}

std::string LineEdit::before_cursor() const { return to_utf8(std::u32string_view(text_).substr(0, cursor_)); }

void LineEdit::replace_before_cursor(std::string_view text) {
    const std::u32string start = from_utf8(text);
    text_.replace(0, cursor_, start);
    cursor_ = start.size();
}

void LineEdit::insert(char32_t c) {
    text_.insert(cursor_, 1, c);
    ++cursor_;
}

void LineEdit::erase_word() {
    std::size_t start = cursor_;
    while (start > 0 && text_[start - 1] == U' ') {
        --start;
    }
    while (start > 0 && text_[start - 1] != U' ') {
        --start;
    }
    text_.erase(start, cursor_ - start);
    cursor_ = start;
}

void LineEdit::recall(int step) {
    const std::size_t wanted = step > 0 ? recalled_ + 1 : recalled_ - 1;
    if ((step < 0 && recalled_ == 0) || wanted > history_.size()) {
        return;
    }
    if (recalled_ == 0) {
        draft_ = text_;
    }
    text_ = wanted == 0 ? draft_ : from_utf8(history_[history_.size() - wanted]);
    recalled_ = wanted;
    cursor_ = text_.size();
}

void LineEdit::complete(int step, std::span<const std::string> candidates) {
    if (choices_.empty()) {
        stem_ = before_cursor();
        std::vector<std::string> words = next_words(stem_, candidates);
        if (words.empty()) {
            return;
        }
        const std::string common = common_start(words);
        replace_before_cursor(stem_ + common);
        if (words.size() > 1) {
            choices_ = std::move(words);
        }
        return;
    }
    const std::size_t count = choices_.size();
    if (!choice_) {
        choice_ = step > 0 ? 0 : count - 1;
    } else {
        choice_ = (*choice_ + (step > 0 ? 1 : count - 1)) % count;
    }
    replace_before_cursor(stem_ + choices_[*choice_]);
}

bool LineEdit::edit(const Key& key) {
    using Name = Key::Name;
    const bool with_ctrl = key.name == Name::ctrl;
    const auto either = [&](Name name, char32_t letter) {
        return key.name == name || (with_ctrl && key.ch == letter);
    };
    if (key.name == Name::character) {
        // A blank after a completed word accepts it; the word brought its own.
        const bool accepts = key.ch == U' ' && !choices_.empty() && cursor_ > 0 && text_[cursor_ - 1] == U' ';
        if (cells(key.ch) > 0 && !accepts) {
            insert(key.ch);
        }
    } else if (either(Name::left, U'b')) {
        cursor_ -= cursor_ > 0 ? 1 : 0;
    } else if (either(Name::right, U'f')) {
        cursor_ += cursor_ < text_.size() ? 1 : 0;
    } else if (either(Name::home, U'a')) {
        cursor_ = 0;
    } else if (either(Name::end, U'e')) {
        cursor_ = text_.size();
    } else if (either(Name::del, U'd')) {
        text_.erase(cursor_, 1);
    } else if (key.name == Name::backspace) {
        if (cursor_ > 0) {
            text_.erase(--cursor_, 1);
        }
    } else if (with_ctrl && key.ch == U'u') {
        text_.erase(0, cursor_);
        cursor_ = 0;
    } else if (with_ctrl && key.ch == U'k') {
        text_.erase(cursor_);
    } else if (with_ctrl && key.ch == U'w') {
        erase_word();
    } else if (either(Name::up, U'p')) {
        recall(1);
    } else if (either(Name::down, U'n')) {
        recall(-1);
    } else {
        return false;
    }
    forget_choices();
    return true;
}

LineEdit::Outcome LineEdit::handle(const Key& key, std::span<const std::string> candidates) {
    switch (key.name) {
    case Key::Name::enter:
        forget_choices();
        return Outcome::submitted;
    case Key::Name::escape:
        set_text({});
        return Outcome::cancelled;
    case Key::Name::tab:
        complete(1, candidates);
        return Outcome::changed;
    case Key::Name::back_tab:
        complete(-1, candidates);
        return Outcome::changed;
    default:
        break;
    }
    if (key.name == Key::Name::backspace && text_.empty()) {
        return Outcome::cancelled;
    }
    return edit(key) ? Outcome::changed : Outcome::ignored;
}

void LineEdit::draw(Canvas& canvas, Point at, int width, std::string_view prompt, Style style) {
    canvas.fill({at.x, at.y, width, 1}, U' ', style);
    constexpr int least_room = 10; // to see what one types
    const bool long_prompt = columns(prompt) + least_room > width && columns(prompt) * 2 > width;
    const std::string label = long_prompt
                                  ? shorten_at_word(prompt, std::max(width - least_room, width / 2) - 1) + ' '
                                  : std::string(prompt);
    const int used = canvas.text(at.x, at.y, label, style, std::max(width - 1, 0));
    const int room = std::max(width - used, 1); // for the text, and the cursor behind its end
    const auto shown = static_cast<std::size_t>(room);
    first_ = std::min({first_, cursor_, text_.size() + 1 > shown ? text_.size() + 1 - shown : 0});
    if (cursor_ >= first_ + shown) {
        first_ = cursor_ - shown + 1;
    }
    const int x = at.x + used;
    canvas.text(x, at.y, to_utf8(std::u32string_view(text_).substr(first_, shown)), style,
                std::clamp(width, 0, room));
    // The marks must not hide the cell the cursor is on.
    if (first_ > 0 && cursor_ > first_) {
        canvas.glyph(x, at.y, Glyph::arrow_left, {Ink::dim});
    }
    if (text_.size() > first_ + shown && cursor_ + 1 < first_ + shown) {
        canvas.glyph(x + room - 1, at.y, Glyph::arrow_right, {Ink::dim});
    }
    canvas.set_caret({x + static_cast<int>(cursor_ - first_), at.y});
}

} // namespace disfida::tui
