// How the game's screen is divided and what stands below the board.
#include <algorithm>

#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"
#include "tui/play_screen.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr Size least{40, 12};
constexpr std::string_view answers = " [y]es [n]o";

/// Lines for messages: at least two, and one more where they are short.
int least_messages(Size screen) { return screen.width < 80 ? 3 : 2; }

/// Wraps a message; no single word is left for its last line.
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

std::string PlayScreen::log_line(const Ply& ply) const { return position().brief(ply.events); }

void PlayScreen::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (canvas.width() < least.width || canvas.height() < least.height) {
        const auto lines =
            wrap("This window is " + std::to_string(canvas.width()) + "x" + std::to_string(canvas.height()) +
                     ", the game needs 40x12. It waits; q leaves and keeps it.",
                 std::max(1, canvas.width()));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            canvas.text(0, static_cast<int>(i), lines[i]);
        }
        return;
    }
    if (rules_) {
        rules_->draw(canvas, canvas.area());
        return;
    }
    if (page_) {
        if (page_lines_ != nullptr && page_width_ != canvas.width()) {
            page_width_ = canvas.width();
            page_->set_lines(page_lines_(*this, page_width_));
        }
        page_->draw(canvas, canvas.area());
        if (typing_ == Typing::story) {
            canvas.fill({0, canvas.height() - 1, canvas.width(), 1}, U' ');
            draw_bottom(canvas, canvas.height() - 1);
        }
        return;
    }
    if (log_) {
        log_->draw(canvas, canvas.area());
        return;
    }
    if (options_) {
        options_->draw(canvas, inside(centred(canvas.area(), {options_->wanted_size().width + 4,
                                                              options_->wanted_size().height + 2})));
        return;
    }
    const int bottom = canvas.height() - 1;
    const int lines = message_lines(canvas.size());
    view_->draw(canvas, {0, 0, canvas.width(), bottom - lines}, position());
    draw_messages(canvas, {0, bottom - lines, canvas.width(), lines});
    draw_bottom(canvas, bottom);
    if (card_ && asking_ == Asking::nothing && frames_left_ == 0) {
        draw_card(canvas);
    }
}

/// Lines for messages: what the board leaves, and for a long first one also what the board can do without.
int PlayScreen::message_lines(Size screen) {
    const int bottom = screen.height - 1;
    const int free = std::max(least_messages(screen), bottom - view_->wanted_height(screen));
    const int most = std::max(free, bottom - view_->least_height(screen));
    if (free == most) {
        return free;
    }
    const auto first = messages({0, 0, screen.width, 1});
    const int needed =
        first.empty() ? 0
                      : static_cast<int>(wrapped(first.front().text, std::max(1, screen.width - 1)).size());
    return std::clamp(needed, free, most);
}

/// Whose order is waited for.
std::string PlayScreen::waiting_for_other() const {
    const SharedTable& table = *session_.table();
    return (table.own_side().empty() ? called(session_.match(), position().to_move()) + " to move. "
                                     : "You wait: " + table.other() + " is to move. ") +
           position().prompt();
}

/// What is to be said below the board, the most important first.
std::vector<PlayScreen::Message> PlayScreen::messages(const Rect& rect) {
    const auto& plies = session_.match().plies();
    std::vector<Message> out;
    int used = 0;
    const int width = std::max(1, rect.width - 1);
    const auto add = [&](const std::string& text, Style style = {}) {
        out.push_back({text, style});
        used += static_cast<int>(wrapped(text, width).size());
    };
    const auto add_if_whole = [&](const std::string& text, Style style = {}) {
        const bool fits = used + static_cast<int>(wrapped(text, width).size()) <= rect.height;
        if (fits) {
            add(text, style);
        }
        return fits;
    };
    if (frames_left_ > 0) {
        std::string dice = "The dice roll:";
        for (std::size_t i = 0; i < plies.back().dice.size(); ++i) {
            tumble_ = tumble_ * 1664525U + 1013904223U;
            dice += " " + std::to_string(tumble_ / 65536U % 6U + 1U);
        }
        add(dice);
        return out;
    }
    if (typing_ == Typing::action && !action_line_.choices().empty()) {
        std::string words;
        for (std::size_t i = 0; i < action_line_.choices().size(); ++i) {
            const bool here = action_line_.choice() == i;
            words += (here ? "[" : " ") + action_line_.choices()[i] + (here ? "]" : " ");
        }
        add(words);
        return out;
    }
    if (asking_ != Asking::nothing && !question_fits(rect.width)) {
        add(question(), {Ink::strong}); // what it is about stands below it
    }
    std::size_t told = plies.size(); // plies before this one have not been told
    if (tutor_ && !tutor_->done() && notice_.empty()) {
        add(tutor_->step().ask, {Ink::strong});
    }
    if (!notice_.empty()) {
        for (const std::string& text : notice_) {
            add(text, {notice_bad_ ? Ink::bad : Ink::strong});
        }
    } else if (fresh_ && !plies.empty()) {
        add(log_line(plies[--told]), {Ink::strong});
        if (session_.others_turn()) {
            add_if_whole(waiting_for_other());
        } else if (!session_.computers_turn()) { // a short result leaves room for what comes next
            for (const std::string& text : view_->describe(position())) {
                if (!add_if_whole(text)) {
                    break;
                }
            }
        }
    } else if (session_.others_turn() && session_.table()->invitation().empty()) {
        add(waiting_for_other(), {Ink::strong});
        if (told > 0 && used < rect.height) {
            add(log_line(plies[--told]));
        }
    } else {
        if (waits_for_guest(session_)) {
            add(session_.table()->invitation(), {Ink::strong});
            add_if_whole("You wait: the game begins when the other player is here.");
        } else {
            for (const std::string& text : view_->describe(position())) {
                add(text);
            }
        }
        if (told > 0 && used < rect.height) {
            add(log_line(plies[--told]));
        }
    }
    // What room is left shows what was before.
    while (told > 0 && add_if_whole(log_line(plies[told - 1]), {Ink::dim})) {
        --told;
    }
    return out;
}

void PlayScreen::draw_messages(Canvas& canvas, const Rect& rect) {
    const int bottom = rect.y + rect.height;
    int y = rect.y;
    for (const Message& message : messages(rect)) {
        const auto lines = wrapped(message.text, std::max(1, rect.width - 1));
        for (std::size_t i = 0; i < lines.size() && y < bottom; ++i, ++y) {
            const bool cut = y + 1 == bottom && i + 1 < lines.size();
            const std::string_view more = hinting_ ? " ..t" : " ..x"; // the rest is on the page behind it
            const int room = rect.width - static_cast<int>(more.size());
            canvas.text(rect.x, y, cut ? cut_at_word(lines[i], room) : lines[i], message.style);
            if (cut && y == rect.y + static_cast<int>(i) && !notice_.empty() && !hinting_) {
                cut_notice_ = message.text; // it is the first
            }
            if (cut) {
                canvas.text_right(rect.x + rect.width, y, more, {Ink::key});
            }
        }
    }
}

/// Whether the question stands whole on the bottom line, before its answers.
bool PlayScreen::question_fits(int width) const {
    return columns(question()) + static_cast<int>(answers.size()) <= width;
}

/// Who is at the table, at the right of the bottom line, with the keys of a table as far as there is room.
std::string PlayScreen::table_line(int width) const {
    const std::string presence = " " + shorten(session_.table()->presence(), std::max(1, width / 3));
    const auto keys = game_keys(settings_.keys);
    const auto with_key = [&](Command command, const std::string& word) {
        return " [" + key_for(keys, static_cast<int>(command), {}) + "]" + word;
    };
    const std::string line = presence + with_key(Command::say, "talk") + with_key(Command::table, "who");
    return columns(line) <= width / 2 ? line : presence;
}

void PlayScreen::draw_bottom(Canvas& canvas, int y) {
    const int width = canvas.width();
    if (asking_ != Asking::nothing) {
        draw_footer(canvas, {0, y},
                    question_fits(width) ? question() + std::string(answers)
                                         : std::string(answers.substr(1)));
        return;
    }
    switch (typing_) {
    case Typing::talk:
        talk_line_.draw(canvas, {0, y}, width,
                        session_.others_turn() || waits_for_guest(session_)
                            ? "say ([Enter] sends, [Esc] back): "
                            : "YOUR TURN, say ([Enter] sends, [Esc] back): ");
        return;
    case Typing::action:
        action_line_.draw(canvas, {0, y}, width, ":");
        return;
    case Typing::story:
        save_line_.draw(canvas, {0, y}, width, "write the story to: ");
        return;
    case Typing::save:
        save_line_.draw(canvas, {0, y}, width, "save a copy as: ");
        return;
    case Typing::number:
        number_line_.draw(canvas, {0, y}, width,
                          number_.text + ", " + std::to_string(number_.low) + "-" +
                              std::to_string(number_.high) + " [+ -]: ");
        return;
    case Typing::dice: {
        const Roll& roll = missing_->roll;
        const std::string count = missing_->count == 1 ? "one die" : "two dice";
        dice_line_.draw(canvas, {0, y}, width,
                        "roll " + count + " for " + called(session_.match(), roll.who) + ", " +
                            std::string(roll.what) + ": ");
        return;
    }
    case Typing::nothing:
        if (waiting() && waited_ >= 0) {
            draw_footer(canvas, {0, y}, shorten(waiting_line(), width));
            return;
        }
        if (session_.table() != nullptr) {
            const std::string line = table_line(width);
            const int room = width - columns(line);
            draw_footer(canvas, {0, y}, footer_line(game_keys(settings_.keys), context(), room));
            draw_footer(canvas, {room, y}, line, {Ink::strong});
            return;
        }
        draw_footer(canvas, {0, y}, footer_line(game_keys(settings_.keys), context(), width));
        return;
    }
}

} // namespace disfida::tui
