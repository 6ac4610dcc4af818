#include "tui/settings_view.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "play/preferences.hpp"
#include "play/value_words.hpp"
#include "tui/keytable.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr int widest = 78;

/// The values a line can be turned to: those offered, and the one that holds where it is another.
std::vector<std::string> values_of(const Setting& setting, const std::string& now) {
    std::vector<std::string> out = setting.offered();
    if (std::find(out.begin(), out.end(), now) == out.end()) {
        out.push_back(now);
    }
    return out;
}

} // namespace

SettingsView::SettingsView(const Settings& settings)
    : settings_(settings), menu_(tr("Settings, for all games from now on"), {}) {
    make();
    const auto doubts = load_preferences().doubts;
    if (!doubts.empty()) {
        notice_ = doubts.front();
        bad_ = true;
    }
}

void SettingsView::make() {
    std::vector<MenuEntry> entries;
    for (const Setting& setting : all_settings()) {
        const std::string now = setting.now(settings_);
        auto values = values_of(setting, now);
        const auto at =
            static_cast<std::size_t>(std::find(values.begin(), values.end(), now) - values.begin());
        std::transform(values.begin(), values.end(), values.begin(),
                       [&](const std::string& value) { return value_words(setting.name, value); });
        entries.push_back({tr_data(std::string(setting.label)), 0, std::move(values), at,
                           fill(setting.typed ? tr("{meaning}. Enter: type another.") : "{meaning}.",
                                {{"meaning", capital(tr_data(std::string(setting.meaning)))}})});
    }
    menu_.set_entries(std::move(entries));
}

SettingsView::Outcome SettingsView::take(const Setting& setting, const std::string& value) {
    const auto taken = setting.take(settings_, value);
    const auto kept = taken ? keep_setting(setting, settings_) : taken;
    bad_ = !kept;
    notice_ = kept ? fill(setting.later ? tr("{setting} is kept in {file}; it holds from the next start")
                                        : tr("{setting} is kept in {file}"),
                          {{"setting", std::string(setting.name)}, {"file", settings_file()}})
                   : kept.error().line();
    make();
    return taken ? Outcome::changed : Outcome::drawn;
}

bool SettingsView::stop_typing() {
    const bool open = line_.has_value() || keys_.has_value();
    line_.reset();
    keys_.reset();
    return open;
}

SettingsView::Outcome SettingsView::handle(const Key& key) {
    notice_.clear();
    const Setting& setting = all_settings()[menu_.selected()];
    if (line_) {
        switch (line_->handle(key)) {
        case LineEdit::Outcome::submitted: {
            const std::string value = line_->take();
            line_.reset();
            return value.empty() ? Outcome::drawn : take(setting, value);
        }
        case LineEdit::Outcome::cancelled:
            line_.reset();
            return Outcome::drawn;
        default:
            return Outcome::drawn;
        }
    }
    if (keys_) {
        const auto outcome = keys_->handle(key);
        if (outcome == Pager::Outcome::closed) {
            keys_.reset();
        }
        return outcome == Pager::Outcome::ignored ? Outcome::ignored : Outcome::drawn;
    }
    if (asks_for_keys(key)) {
        keys_.emplace(menu_keys("Esc, q", tr("back")), entries_told(menu_.entries()));
        return Outcome::drawn;
    }
    switch (menu_.handle(key)) {
    case Menu::Outcome::chosen: {
        const Setting& chosen = all_settings()[menu_.selected()]; // a click may have marked another
        if (chosen.typed) {
            line_.emplace();
            line_->set_text(chosen.now(settings_));
            return Outcome::drawn;
        }
        return handle(Key{Key::Name::right});
    }
    case Menu::Outcome::changed: {
        const std::size_t value = menu_.entries()[menu_.selected()].value;
        return take(setting, values_of(setting, setting.now(settings_))[value]);
    }
    case Menu::Outcome::moved:
        return Outcome::drawn;
    case Menu::Outcome::cancelled:
        return Outcome::closed;
    case Menu::Outcome::ignored:
        break;
    }
    return Outcome::ignored;
}

void SettingsView::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (keys_) {
        keys_->draw(canvas, canvas.area());
        return;
    }
    const int bottom = canvas.height() - 1;
    menu_.draw(canvas, centred({0, 0, canvas.width(), std::max(bottom - 1, 1)},
                               {std::min(widest, canvas.width()), menu_.wanted_size().height}));
    if (!notice_.empty()) {
        const auto lines = wrap(notice_, std::max(1, canvas.width()));
        int y = std::max(0, bottom - static_cast<int>(lines.size()));
        for (const std::string& line : lines) {
            canvas.fill({0, y, canvas.width(), 1}, U' ');
            canvas.text(0, y++, line, {bad_ ? Ink::bad : Ink::dim});
        }
    }
    if (line_) {
        line_->draw(canvas, {0, bottom}, canvas.width(),
                    headed(tr_data(std::string(all_settings()[menu_.selected()].label)), ""));
        return;
    }
    draw_footer(
        canvas, {0, bottom},
        fit_footer(tr("[Left] [Right]change  [Enter]change or type  [Up] [Down]move  [?]help  [q]back"),
                   canvas.width()));
}

} // namespace disfida::tui
