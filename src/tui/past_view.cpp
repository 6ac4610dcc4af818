#include "tui/past_view.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "play/kept.hpp"
#include "play/past_words.hpp"
#include "tui/keytable.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr int widest = 80;

} // namespace

PastView::PastView(const DataSource& data, OwnSide own_side)
    : reader_(data, own_side), menu_(tr("Past games"), {}) {
    make();
}

void PastView::step() {
    const std::size_t before = reader_.games().size();
    reading_ = reader_.step();
    if (reader_.games().size() != before || !reading_) {
        make();
    }
}

void PastView::make() {
    std::vector<MenuEntry> entries;
    const std::size_t selected = menu_.selected();
    for (const PastGame& game : reader_.games()) {
        entries.push_back({past_row(game), 0, {}, 0, game.result + " " + kept_name(game.file.path)});
    }
    const std::size_t broken = reader_.broken().size();
    std::string title = tr("Past games");
    if (reading_) {
        title = fill(tr("Past games, read {read} of {all}"),
                     {{"read", std::to_string(reader_.read())}, {"all", std::to_string(reader_.total())}});
    } else if (broken > 0) {
        title = how_many("Past games; left out, as it does not hold: {n}",
                         "Past games; left out, as they do not hold: {n}", static_cast<std::int64_t>(broken));
    }
    title_ = title;
    menu_ = Menu(std::move(title), std::move(entries));
    menu_.select(std::min(selected, reader_.games().empty() ? 0 : reader_.games().size() - 1));
}

std::string PastView::chosen() const {
    return reader_.games().empty() ? std::string() : reader_.games()[menu_.selected()].file.path;
}

bool PastView::step_back() {
    const bool open = page_.has_value() || keys_.has_value() || asking_;
    keys_.reset();
    page_.reset();
    asking_ = false;
    return open;
}

PastView::Outcome PastView::take_away() {
    const std::size_t at = menu_.selected();
    if (const auto done = delete_kept(chosen()); !done) {
        notice_ = done.error().line();
        return Outcome::changed;
    }
    reader_.forget(at);
    make();
    return Outcome::changed;
}

PastView::Outcome PastView::handle(const Key& key) {
    notice_.clear();
    if (asking_) {
        const bool yes = key == typed(U'y') || key == typed(U'Y');
        const bool no =
            key == typed(U'n') || key == typed(U'N') || key == typed(U'q') || key.name == Key::Name::escape;
        asking_ = !yes && !no;
        return yes ? take_away() : no ? Outcome::changed : Outcome::ignored;
    }
    if (keys_ || page_) {
        const auto outcome = keys_ ? keys_->handle(key) : page_->handle(key);
        if (outcome == Pager::Outcome::closed && keys_) {
            keys_.reset();
        } else if (outcome == Pager::Outcome::closed) {
            page_.reset();
        }
        return outcome == Pager::Outcome::ignored ? Outcome::ignored : Outcome::changed;
    }
    const bool any = !reader_.games().empty();
    if (asks_for_keys(key)) {
        keys_.emplace(KeyPage::Keys{{"Enter", tr("go through it again, action by action")},
                                    {"w", tr("what the games say of you: won, lost, luck")},
                                    {"p", tr("where its record is")},
                                    {"d, Delete", tr("delete it, after a yes")},
                                    {"Up, Down, k, j, Tab", tr("another line")},
                                    {"Home, End", tr("the first, the last")},
                                    {"Esc, q", tr("back")},
                                    {"?, F1", tr("this page")}});
        return Outcome::changed;
    }
    if (key == typed(U'w')) {
        auto lines = standing_lines(reader_.games());
        if (reading_ || lines.empty()) {
            lines.insert(lines.begin(),
                         reading_ ? tr("Not all games are read yet.") : tr("No finished game is kept."));
        }
        lines.insert(lines.end(), reader_.broken().begin(), reader_.broken().end());
        page_.emplace(tr("What the past games say of you"), std::move(lines));
        return Outcome::changed;
    }
    if (any && (key == typed(U'd') || key.name == Key::Name::del)) {
        asking_ = true;
        return Outcome::changed;
    }
    if (any && key == typed(U'p')) {
        notice_ = chosen();
        return Outcome::changed;
    }
    switch (menu_.handle(key)) {
    case Menu::Outcome::chosen:
        return any ? Outcome::replay : Outcome::ignored;
    case Menu::Outcome::cancelled:
        return Outcome::closed;
    case Menu::Outcome::ignored:
        return Outcome::ignored;
    default:
        return Outcome::changed;
    }
}

void PastView::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (keys_) {
        keys_->draw(canvas, canvas.area());
        return;
    }
    if (page_) {
        page_->draw(canvas, canvas.area());
        return;
    }
    const int bottom = canvas.height() - 1;
    const int width = std::min(widest, canvas.width());
    menu_.draw(canvas, centred({0, 0, canvas.width(), std::max(bottom - 1, 1)},
                               {width, std::max(menu_.wanted_size().height, 3)}));
    if (reader_.games().empty()) { // an empty menu shows nothing
        canvas.text(0, 0, shorten_at_word(title_, canvas.width()), {Ink::title, true});
    }
    std::string said =
        asking_ ? fill(tr("Delete {game}? Nothing brings it back."), {{"game", kept_name(chosen())}})
                : notice_;
    if (said.empty() && reader_.games().empty() && !reading_) {
        said = tr("No game is finished yet.");
    }
    if (!said.empty()) {
        const auto lines = wrap(said, std::max(1, canvas.width()));
        int y = std::max(0, bottom - static_cast<int>(lines.size()));
        for (const std::string& line : lines) {
            canvas.fill({0, y, canvas.width(), 1}, U' ');
            canvas.text(0, y++, line, {asking_ ? Ink::strong : Ink::plain});
        }
    }
    const std::string_view footer =
        asking_ ? tr("[y]es  [n]o")
        : reader_.games().empty()
            ? tr("[?]help  [q]back")
            : tr("[Enter]replay  [w]hat it says of you  [p]ath  [d]elete  [?]help  [q]back");
    draw_footer(canvas, {0, bottom}, fit_footer(footer, canvas.width()));
}

} // namespace disfida::tui
