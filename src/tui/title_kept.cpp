// The kept games on the title: going on, naming, deleting, mending, watching, going through again.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "net/open.hpp"
#include "play/kept.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

void TitleScreen::make_kept_list(std::size_t selected) {
    kept_ = net::kept_here();
    std::vector<MenuEntry> entries;
    for (const KeptGame& game : kept_) {
        entries.push_back({kept_when(game) + "  " + net::kept_label(game.path), 0, {}, 0, ""});
    }
    kept_list_.emplace(tr("Kept games"), std::move(entries));
    kept_list_->select(selected);
    note_kept();
}

/// Says what the selected game is: only this one is read.
void TitleScreen::note_kept() {
    if (kept_.empty()) {
        return;
    }
    auto entries = kept_list_->entries();
    for (MenuEntry& entry : entries) {
        entry.note.clear();
    }
    const std::size_t at = kept_list_->selected();
    entries[at].note = kept_in_words(*data_, kept_[at].path);
    kept_list_->set_entries(std::move(entries));
}

/// Opens a game; one that cannot be as it is, is asked about where something can be done.
void TitleScreen::open(const Plan& plan) {
    auto session = net::open(*data_, plan);
    if (session) {
        session_ = std::move(*session);
        return;
    }
    notice_ = session.error().line();
    asked_path_ = plan.file;
    if (const auto torn = torn_question(*data_, plan.file)) {
        asking_ = Asking::mend;
        asked_ = *torn;
    } else if (const auto held = watch_question(plan.file)) {
        asking_ = Asking::watch;
        asked_ = *held;
    }
}

void TitleScreen::watch(const std::string& path) {
    auto begun = Follower::open(*data_, path);
    if (begun) {
        watched_.emplace(std::move(*begun));
    } else {
        notice_ = begun.error().line();
    }
}

void TitleScreen::replay(const std::string& path) {
    const auto text = read_file(path);
    auto match = text ? Match::read(*data_, *text, kept_name(path), 0) : Result<Match>(text.error());
    if (match) {
        replay_.emplace(Reel{std::move(*match), kept_name(path), 0, usual_speed, path});
    } else {
        notice_ = text ? with_data_named(match.error(), *text).line() : match.error().line();
    }
}

/// What is done about a table that is left: it is gone on with, or another is opened, or nothing.
void TitleScreen::resume(bool yes, bool anew) {
    asking_ = Asking::nothing;
    if (yes) {
        net::Hosting hosting;
        hosting.plan.file = asked_path_;
        hosting.access = hosting_.access;
        take(net::host(*data_, hosting));
    } else if (anew) {
        take(net::host(*data_, hosting_));
    }
}

bool TitleScreen::handle_question(const Key& key) {
    const bool yes = key == typed(U'y') || key == typed(U'Y');
    const bool no =
        key == typed(U'n') || key == typed(U'N') || key == typed(U'q') || key.name == Key::Name::escape;
    if (!yes && !no) {
        return false;
    }
    if (asking_ == Asking::resume) {
        resume(yes, key == typed(U'n') || key == typed(U'N'));
        return true;
    }
    const Asking asked = std::exchange(asking_, Asking::nothing);
    notice_.clear();
    if (no) {
        return true;
    }
    if (asked == Asking::mend) {
        Plan plan;
        plan.file = asked_path_;
        plan.mend = true;
        open(plan);
    } else if (asked == Asking::watch) {
        watch(asked_path_);
    } else {
        if (auto done = net::delete_game(asked_path_); !done) {
            notice_ = done.error().line();
        }
        const std::size_t at = kept_list_->selected();
        make_title();
        if (kept_.empty()) {
            kept_list_.reset();
        } else {
            make_kept_list(std::min(at, kept_.size() - 1));
        }
    }
    return true;
}

bool TitleScreen::handle_name(const Key& key) {
    const auto outcome = new_name_->handle(key);
    if (outcome == LineEdit::Outcome::cancelled) {
        new_name_.reset();
        return true;
    }
    if (outcome != LineEdit::Outcome::submitted) {
        return outcome == LineEdit::Outcome::changed;
    }
    const std::string name = new_name_->take();
    new_name_.reset();
    const std::string old = kept_[kept_list_->selected()].path;
    if (name.empty() || name == kept_name(old)) {
        return true;
    }
    const auto renamed = net::rename_game(old, name);
    if (!renamed) {
        notice_ = renamed.error().line();
        new_name_.emplace(); // to be mended, not typed anew
        new_name_->set_text(name);
        return true;
    }
    make_title();
    const auto at =
        std::find_if(kept_.begin(), kept_.end(), [&](const KeptGame& game) { return game.path == *renamed; });
    make_kept_list(static_cast<std::size_t>(at - kept_.begin()));
    return true;
}

bool TitleScreen::handle_kept(const Key& key) {
    const std::string path = kept_[kept_list_->selected()].path;
    if (key == typed(U'n') && net::guest_seat(path)) {
        notice_ = tr("Your seat at another's table keeps its name");
        return true;
    }
    if (key == typed(U'n')) {
        new_name_.emplace();
        new_name_->set_text(kept_name(path));
        return true;
    }
    if (key == typed(U'r')) {
        replay(path);
        return true;
    }
    if (key == typed(U'd') || key.name == Key::Name::del) {
        asking_ = Asking::remove;
        asked_path_ = path;
        asked_ = fill(net::guest_seat(path) ? tr("Delete {game}? Your seat there goes with it.")
                                            : tr("Delete {game}? Nothing brings it back."),
                      {{"game", net::kept_label(path)}});
        return true;
    }
    switch (kept_list_->handle(key)) {
    case Menu::Outcome::chosen: {
        Plan plan;
        plan.file = kept_[kept_list_->selected()].path; // a click may have marked another
        open(plan);
        return true;
    }
    case Menu::Outcome::moved:
        note_kept();
        return true;
    case Menu::Outcome::cancelled:
        return back();
    case Menu::Outcome::ignored:
        return false;
    default:
        return true;
    }
}

} // namespace disfida::tui
