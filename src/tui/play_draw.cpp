// How the game's screen is divided and what stands below the board.
#include <algorithm>

#include "tui/play_screen.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr Size least{40, 12};

int message_lines(int height) { return height >= 50 ? 6 : height >= 26 ? 3 : 2; }

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
    if (page_) {
        page_->draw(canvas, canvas.area());
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
    const int lines = message_lines(canvas.height());
    view_->draw(canvas, {0, 0, canvas.width(), bottom - lines}, position());
    draw_messages(canvas, {0, bottom - lines, canvas.width(), lines});
    draw_bottom(canvas, bottom);
}

void PlayScreen::draw_messages(Canvas& canvas, const Rect& rect) {
    std::vector<std::string> texts;
    Style style;
    const auto& plies = session_.match().plies();
    if (frames_left_ > 0) {
        std::string dice = "The dice roll:";
        for (std::size_t i = 0; i < plies.back().dice.size(); ++i) {
            tumble_ = tumble_ * 1664525U + 1013904223U;
            dice += " " + std::to_string(tumble_ / 65536U % 6U + 1U);
        }
        texts = {dice};
    } else if (typing_ == Typing::action && !action_line_.choices().empty()) {
        std::string words;
        for (std::size_t i = 0; i < action_line_.choices().size(); ++i) {
            const bool here = action_line_.choice() == i;
            words += (here ? "[" : " ") + action_line_.choices()[i] + (here ? "]" : " ");
        }
        texts = {words};
    } else if (!notice_.empty()) {
        texts = notice_;
        style.ink = notice_bad_ ? Ink::bad : Ink::strong;
    } else if (fresh_ && !plies.empty()) {
        texts = {log_line(plies.back())};
        style.ink = Ink::strong;
        // A short result leaves room for what comes next.
        if (!automatic_turn() &&
            static_cast<int>(wrap(texts[0], std::max(1, rect.width - 1), 1).size()) < rect.height) {
            const auto next = view_->describe(position());
            texts.insert(texts.end(), next.begin(),
                         next.begin() + std::min<std::ptrdiff_t>(1, std::ssize(next)));
        }
    } else {
        texts = view_->describe(position());
        if (!plies.empty() && static_cast<int>(texts.size()) < rect.height) {
            texts.push_back(log_line(plies.back()));
        }
    }
    int y = rect.y;
    for (const std::string& text : texts) {
        for (const std::string& line : wrap(text, std::max(1, rect.width - 1), 1)) {
            if (y == rect.y + rect.height) {
                canvas.text_right(rect.x + rect.width, y - 1, " ..x",
                                  {Ink::key}); // the rest is on the page behind x
                return;
            }
            canvas.text(rect.x, y++, line, style);
        }
    }
}

void PlayScreen::draw_bottom(Canvas& canvas, int y) {
    const int width = canvas.width();
    if (asking_ == Asking::quit) {
        const std::string where = session_.path().empty() ? "It is NOT kept on disk." : "It is kept.";
        draw_footer(canvas, {0, y}, "Leave the game? " + where + " [y]es [n]o");
        return;
    }
    if (asking_ == Asking::confirm) {
        draw_footer(canvas, {0, y}, shorten("Dice will roll: " + pending_ + "? [y]es [n]o", width));
        return;
    }
    switch (typing_) {
    case Typing::action:
        action_line_.draw(canvas, {0, y}, width, ":");
        return;
    case Typing::save:
        save_line_.draw(canvas, {0, y}, width, "save a copy as: ");
        return;
    case Typing::dice: {
        const Roll& roll = missing_->roll;
        const std::string count = missing_->count == 1 ? "one die" : "two dice";
        dice_line_.draw(canvas, {0, y}, width,
                        "roll " + count + " for " + std::string(roll.who) + ", " + std::string(roll.what) +
                            ": ");
        return;
    }
    case Typing::nothing:
        draw_footer(canvas, {0, y}, footer_line(game_keys(), context(), width));
        return;
    }
}

} // namespace disfida::tui
