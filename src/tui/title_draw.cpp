// The title and its pages on the screen: banner, the open page, what is said, the bottom line.
#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "tui/keytable.hpp"
#include "tui/title.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr Size least{30, 8};

constexpr std::array<std::string_view, 5> banner{
    R"(     _ _      __ _     _       )", R"(  __| (_)___ / _(_) __| | __ _ )",
    R"( / _` | / __| |_| |/ _` |/ _` |)", R"(| (_| | \__ \  _| | (_| | (_| |)",
    R"( \__,_|_|___/_| |_|\__,_|\__,_|)"};

/// Below the banner.
constexpr const char* motto = mark("combat for one terminal or two");

} // namespace

void TitleScreen::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (canvas.width() < least.width || canvas.height() < least.height) {
        const auto lines =
            wrap(fill(tr("This window is {size}, the title needs 30x8; q leaves."),
                      {{"size", std::to_string(canvas.width()) + "x" + std::to_string(canvas.height())}}),
                 std::max(1, canvas.width()));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            canvas.text(0, static_cast<int>(i), lines[i]);
        }
        return;
    }
    if (help_) {
        help_->draw(canvas, canvas.area());
        return;
    }
    if (preferences_) {
        preferences_->draw(canvas);
        return;
    }
    if (past_) {
        past_->draw(canvas);
        draw_said(canvas);
        if (asking_ != Asking::nothing) {
            canvas.fill({0, canvas.height() - 1, canvas.width(), 1}, U' ');
            draw_footer(canvas, {0, canvas.height() - 1}, footer(canvas.width()));
        }
        return;
    }
    if (rules_) {
        rules_->draw(canvas, canvas.area());
        return;
    }
    Menu& menu = kept_list_ ? *kept_list_ : lessons_ ? *lessons_ : tables_ ? *tables_ : menu_;
    const Size wanted = form_ ? form_->wanted_size() : menu.wanted_size();
    const int bottom = canvas.height() - 1;
    const int head = static_cast<int>(banner.size()) + 2;
    const bool with_banner = !form_ && !kept_list_ && !lessons_ && !tables_ &&
                             canvas.height() >= head + wanted.height + 3 && canvas.width() >= 36;
    Rect room{0, 0, canvas.width(), std::max(bottom - 1, 1)};
    if (with_banner) {
        const Rect place = centred({0, 1, canvas.width(), head}, {34, head - 1});
        for (std::size_t i = 0; i < banner.size(); ++i) {
            canvas.text(place.x, place.y + static_cast<int>(i), banner[i], {Ink::first_side});
        }
        canvas.text(place.x + 2, place.y + static_cast<int>(banner.size()), tr(motto), {Ink::dim});
        room = {0, head + 1, canvas.width(), std::max(bottom - head - 2, 1)};
    }
    const Rect place = centred(room, {std::max(wanted.width, kept_list_ ? 72 : 44), wanted.height});
    if (form_) {
        form_->draw(canvas, place);
    } else {
        menu.draw(canvas, place);
    }
    draw_said(canvas);
    if (form_ && form_->typing()) {
        form_->draw_line(canvas, bottom);
        return;
    }
    if (typing_) {
        line_.draw(canvas, {0, bottom}, canvas.width(),
                   *typing_ ? tr("watch which table: ") : tr("join which table: "));
        return;
    }
    if (new_name_) {
        new_name_->draw(canvas, {0, bottom}, canvas.width(), tr("its name: "));
        return;
    }
    draw_footer(canvas, {0, bottom}, footer(canvas.width()));
}

/// A question, or what went wrong, over the bottom line.
void TitleScreen::draw_said(Canvas& canvas) const {
    const std::string& said = asking_ != Asking::nothing ? asked_ : notice_;
    if (said.empty()) {
        return;
    }
    const auto lines = wrap(said, std::max(1, canvas.width()));
    int y = canvas.height() - 1 - static_cast<int>(lines.size());
    for (const std::string& line : lines) {
        canvas.fill({0, y, canvas.width(), 1}, U' ');
        canvas.text(0, y++, line, {asking_ != Asking::nothing ? Ink::strong : Ink::bad});
    }
}

std::string TitleScreen::footer(int width) const {
    const std::string_view line =
        asking_ == Asking::resume    ? tr("[y]es  [n]o, a new table  [Esc]back")
        : asking_ != Asking::nothing ? tr("[y]es  [n]o")
        : form_      ? tr("[Enter]start  [Up] [Down]choose  [Left] [Right]change  [?]help  [Esc]back")
        : kept_list_ ? tr("[Enter]go on  [r]eplay  [n]ame  [d]elete  [Up] [Down]move  [?]help  [q]back")
        : lessons_ || tables_ ? tr("[Enter]choose  [Up] [Down]move  [?]help  [q]back")
                              : tr("[Enter]choose  [Up] [Down]move  [?]help  [q]quit");
    return fit_footer(line, width);
}

} // namespace disfida::tui
