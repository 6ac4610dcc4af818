#include "tui/title.hpp"

#include "net/open.hpp"

namespace disfida::tui {

TitleScreen::TitleScreen(const DataSource& data, const Settings& settings)
    : data_(&data), settings_(settings), menu_("", {}) {
    make_title();
}

void TitleScreen::take(Result<Session> session) {
    if (!session) {
        notice_ = session.error().text;
        return;
    }
    session_ = std::move(*session);
}

void TitleScreen::open_rules(std::string_view game, const std::vector<std::string>& ids, bool only) {
    auto view = RuleView::open(*data_, game, ids);
    if (!view) {
        notice_ = view.error().text;
        return;
    }
    rules_.emplace(std::move(*view));
    only_ = only;
}

void TitleScreen::open_settings(bool only) {
    preferences_.emplace(settings_);
    only_ = only;
}

void TitleScreen::open_past(bool only) {
    past_.emplace(*data_, net::own_side);
    only_ = only;
}

bool TitleScreen::tick() {
    if (!past_ || !past_->reading()) {
        return false;
    }
    past_->step();
    return true;
}

bool TitleScreen::handle_past(const Key& key) {
    switch (past_->handle(key)) {
    case PastView::Outcome::replay:
        replay(past_->chosen());
        return true;
    case PastView::Outcome::closed:
        return back();
    case PastView::Outcome::changed:
        return true;
    case PastView::Outcome::ignored:
        break;
    }
    return false;
}

bool TitleScreen::handle_settings(const Key& key) {
    switch (preferences_->handle(key)) {
    case SettingsView::Outcome::changed:
        settings_ = preferences_->settings();
        settings_changed_ = true;
        return true;
    case SettingsView::Outcome::closed:
        return back();
    case SettingsView::Outcome::drawn:
        return true;
    case SettingsView::Outcome::ignored:
        break;
    }
    return false;
}

std::optional<Session> TitleScreen::take_session() {
    auto out = std::exchange(session_, std::nullopt);
    if (out) {
        form_.reset();
        kept_list_.reset();
        tables_.reset();
        past_.reset();
    }
    return out;
}

bool TitleScreen::handle_form(const Key& key) {
    switch (form_->handle(key)) {
    case NewGameForm::Outcome::start:
        settings_ = form_->settings();
        if (const auto hosting = form_->hosting()) {
            host_or_ask(*hosting);
        } else {
            open(form_->plan());
        }
        return true;
    case NewGameForm::Outcome::cancelled:
        return back();
    case NewGameForm::Outcome::changed:
        notice_ = form_->notice();
        return true;
    case NewGameForm::Outcome::ignored:
        break;
    }
    return false;
}

bool TitleScreen::back() {
    notice_.clear();
    if (asking_ != Asking::nothing) {
        asking_ = Asking::nothing;
    } else if (typing_) {
        typing_.reset();
    } else if (help_) {
        help_.reset();
    } else if (new_name_) {
        new_name_.reset();
    } else if (form_ && form_->typing()) {
        form_->stop_typing();
    } else if ((preferences_ && preferences_->stop_typing()) || (past_ && past_->step_back())) {
        return true;
    } else if (form_ || kept_list_ || lessons_ || rules_ || tables_ || preferences_ || past_) {
        if (past_) {
            make_title(); // games may be gone
        }
        past_.reset();
        preferences_.reset();
        tables_.reset();
        form_.reset();
        kept_list_.reset();
        lessons_.reset();
        rules_.reset();
        done_ = only_;
    } else {
        done_ = true;
    }
    return true;
}

bool TitleScreen::handle(const Key& key) {
    if (asking_ != Asking::nothing) {
        return handle_question(key);
    }
    notice_.clear();
    if (new_name_) {
        return handle_name(key);
    }
    if (typing_) {
        return handle_line(key);
    }
    if (help_) {
        const auto outcome = help_->handle(key);
        if (outcome == Pager::Outcome::closed) {
            help_.reset();
        }
        return outcome != Pager::Outcome::ignored;
    }
    if (preferences_) {
        return handle_settings(key);
    }
    if (past_) {
        return handle_past(key);
    }
    if (!rules_ && !(form_ && form_->typing()) && (key == typed(U'?') || key.name == Key::Name::f1)) {
        open_help();
        return true;
    }
    if (rules_) {
        const auto outcome = rules_->handle(key);
        if (outcome == RuleView::Outcome::lesson) {
            lesson_ = rules_->lesson();
        }
        return outcome == RuleView::Outcome::closed ? back() : outcome != RuleView::Outcome::ignored;
    }
    if (form_) {
        return handle_form(key);
    }
    if (kept_list_) {
        return handle_kept(key);
    }
    Menu& menu = lessons_ ? *lessons_ : tables_ ? *tables_ : menu_;
    switch (menu.handle(key)) {
    case Menu::Outcome::chosen:
        if (lessons_) {
            lesson_ = lesson_ids_[lessons_->selected()];
            return true;
        }
        if (tables_) {
            choose_table();
            return true;
        }
        return choose_title();
    case Menu::Outcome::cancelled:
        return back();
    case Menu::Outcome::ignored:
        return false;
    default:
        return true;
    }
}

} // namespace disfida::tui
