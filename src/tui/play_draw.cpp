// How the game's screen is divided and what stands below the board.
#include <algorithm>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"
#include "tui/play_screen.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

/// The answers to a question on the bottom line.
std::string_view answers() { return tr("[y]es [n]o"); }

} // namespace

std::string PlayScreen::log_line(const Ply& ply) const { return position().brief(ply.events); }

void PlayScreen::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (canvas.width() < least_screen.width || canvas.height() < least_screen.height) {
        draw_too_small(canvas);
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
    if (preferences_) {
        preferences_->draw(canvas);
        return;
    }
    if (options_) {
        options_->draw(canvas, inside(centred(canvas.area(), {options_->wanted_size().width + 4,
                                                              options_->wanted_size().height + 2})));
        return;
    }
    const int bottom = canvas.height() - 1;
    const int lines = message_lines(*view_, canvas.size(), [&] {
        const auto all = messages({0, 0, canvas.width(), 1});
        return all.empty() ? std::string() : all.front().text;
    });
    view_->draw(canvas, {0, 0, canvas.width(), bottom - lines}, position());
    const Rect below{0, bottom - lines, canvas.width(), lines};
    const auto said = messages(below);
    cut_notice_.clear();
    more_key_.clear();
    if (const auto cut = draw_messages(canvas, below, said, " ..")) {
        const bool task = tutor_ && !hinting_; // a lesson's text is under T, and x is what it may ask for
        more_key_ = hinting_ ? tr("[t]more") : task ? "" : tr("[x]more");
        const bool log_line = *cut == 0 && fresh_ && notice_.empty(); // x shows its full working
        if (!hinting_ && !task && !log_line) {
            cut_notice_ = said[*cut].text; // for the key of the page with the rest
        }
    }
    draw_bottom(canvas, bottom);
    if (card_ && asking_ == Asking::nothing && frames_left_ == 0) {
        draw_card(canvas);
    }
}

/// That the order is a computer's or a program's.
std::string PlayScreen::computers_turn() const {
    const std::string side(position().to_move());
    if (side == "none") {
        return tr("The computer rolls the dice.");
    }
    const std::string who = called(session_.match(), side);
    const Player player = session_.player(side);
    return player.kind == Player::Kind::computer
               ? fill(tr("{side}: the computer ({level}) is to decide."),
                      {{"side", who}, {"level", disfida::called(player)}})
               : fill(tr("{side}: the program is to decide."), {{"side", who}});
}

/// Whose order is waited for.
std::string PlayScreen::waiting_for_other() const {
    const SharedTable& table = *session_.table();
    return table.own_side().empty()
               ? fill(tr("{who} to move. {prompt}"), {{"who", called(session_.match(), position().to_move())},
                                                      {"prompt", position().status().front()}})
               : fill(tr("You wait: {who} is to move. {prompt}"),
                      {{"who", table.other()}, {"prompt", position().status().front()}});
}

/// What stands first on the bottom line: the key of what had no room above it, and of a lesson's card.
std::string PlayScreen::first_keys() const {
    std::string out = more_key_.empty() ? std::string() : more_key_ + "  ";
    if (tutor_ && !card_) {
        out += tr("[T]ext") + std::string("  ");
    }
    return out;
}

/// What is to be said below the board, the most important first.
std::vector<Message> PlayScreen::messages(const Rect& rect) {
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
    view_->set_watching(follower_.has_value() || session_.computers_turn() || session_.others_turn());
    if (frames_left_ > 0) {
        std::string dice = tr("The dice roll:");
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
                    // Nobody picks a general he has not been told of.
                    if (used < rect.height && context() == context_pick) {
                        add(text);
                    }
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
            add_if_whole(tr("You wait: the game begins when the other player is here."));
        } else if (session_.computers_turn()) {
            add(computers_turn(), {Ink::strong});
            for (const std::string& text : view_->describe(position())) {
                add_if_whole(text);
            }
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

/// Whether the question stands whole on the bottom line, before its answers.
bool PlayScreen::question_fits(int width) const {
    return columns(question()) + 1 + columns(answers()) <= width;
}

/// Who is at the table, at the right of the bottom line, with the keys of a table as far as there is room.
std::string PlayScreen::table_line(int width) const {
    const std::string presence = " " + shorten(session_.table()->presence(), std::max(1, width / 3));
    const auto keys = game_keys(settings_.keys);
    const auto with_key = [&](Command command, const std::string& word) {
        return " [" + key_for(keys, static_cast<int>(command), {}) + "]" + word;
    };
    const std::string line = presence + with_key(Command::say, tr_in("key", "talk")) +
                             with_key(Command::table, tr_in("key", "who"));
    return columns(line) <= width / 2 ? line : presence;
}

/// The keys of what is decided now, so wide.
void PlayScreen::draw_keys(Canvas& canvas, Point at, int width) const {
    const std::string first = first_keys();
    const auto keys = game_keys(settings_.keys);
    std::vector<Binding> table(keys.begin(), keys.end());
    for (Binding& binding : table) { // nothing is left to weigh or to advise
        const auto command = static_cast<Command>(binding.command);
        if (position().over() && (command == Command::odds || command == Command::hint)) {
            binding.footer = {};
        }
    }
    draw_footer(canvas, at, first + footer_line(table, context(), width - columns(first)));
}

void PlayScreen::draw_bottom(Canvas& canvas, int y) {
    const int width = canvas.width();
    if (asking_ != Asking::nothing) {
        draw_footer(canvas, {0, y},
                    question_fits(width) ? question() + " " + std::string(answers())
                                         : std::string(answers()));
        return;
    }
    switch (typing_) {
    case Typing::talk:
        talk_line_.draw(canvas, {0, y}, width,
                        session_.others_turn() || waits_for_guest(session_)
                            ? tr("say ([Enter] sends, [Esc] back): ")
                            : tr("YOUR TURN, say ([Enter] sends, [Esc] back): "));
        return;
    case Typing::action:
        action_line_.draw(canvas, {0, y}, width, ":");
        return;
    case Typing::story:
        save_line_.draw(canvas, {0, y}, width, tr("write the story to: "));
        return;
    case Typing::save:
        save_line_.draw(canvas, {0, y}, width, tr("save a copy as: "));
        return;
    case Typing::number:
        number_line_.draw(canvas, {0, y}, width,
                          headed(number_.text + ", " + std::to_string(number_.low) + "-" +
                                     std::to_string(number_.high) + " [+ -]",
                                 ""));
        return;
    case Typing::dice: {
        const Roll& roll = missing_->roll;
        dice_line_.draw(
            canvas, {0, y}, width,
            fill(missing_->count == 1 ? tr("roll one die for {who}, {what}: ")
                                      : tr("roll two dice for {who}, {what}: "),
                 {{"who", called(session_.match(), roll.who)}, {"what", tr_data(std::string(roll.what))}}));
        return;
    }
    case Typing::nothing:
        if (waiting() && waited_ >= 0) {
            draw_footer(canvas, {0, y}, shorten_at_word(waiting_line(), width));
            return;
        }
        if (session_.table() != nullptr) {
            const std::string line = table_line(width);
            const int room = width - columns(line);
            draw_keys(canvas, {0, y}, room);
            draw_footer(canvas, {room, y}, line, {Ink::strong});
            return;
        }
        draw_keys(canvas, {0, y}, width);
        return;
    }
}

} // namespace disfida::tui
