#include "tui/title.hpp"

#include <algorithm>
#include <array>
#include <ctime>

#include "kernel/words.hpp"
#include "play/rulebook.hpp"
#include "tui/keytable.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr std::size_t most_kept_shown = 40;
constexpr std::size_t looked_into = 3; // kept games read at the start to find the one to go on with

constexpr std::array<std::string_view, 6> banner{
    R"(     _ _      __ _     _       )", R"(  __| (_)___ / _(_) __| | __ _ )",
    R"( / _` | / __| |_| |/ _` |/ _` |)", R"(| (_| | \__ \  _| | (_| | (_| |)",
    R"( \__,_|_|___/_| |_|\__,_|\__,_|)", R"(  knightly combat for one terminal)"};

std::string when(std::int64_t seconds) {
    const auto time = static_cast<std::time_t>(seconds);
    std::tm local{};
    ::localtime_r(&time, &local);
    std::array<char, 32> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &local);
    return text.data();
}

std::string base_name(const std::string& path) { return path.substr(path.rfind('/') + 1); }

// Entries of the form for a new game, in this order: start, sides, openings, options, then these.
constexpr std::array<std::string_view, 3> form_tail{"dice", "computer's pace", "seed"};
constexpr std::array<int, 4> paces{0, 300, 900, 2000};

} // namespace

TitleScreen::TitleScreen(const DataSource& data, const Settings& settings)
    : data_(&data), settings_(settings), menu_("", {}) {
    make_title();
}

void TitleScreen::make_title() {
    kept_ = kept_games();
    std::vector<MenuEntry> entries;
    actions_.clear();
    const auto add = [&](std::string action, MenuEntry entry) {
        actions_.push_back(std::move(action));
        entries.push_back(std::move(entry));
    };
    for (std::size_t i = 0; i < std::min(kept_.size(), looked_into); ++i) {
        const auto text = read_file(kept_[i].path);
        const auto match = text ? Match::read(*data_, *text, kept_[i].path, 0) : Result<Match>(text.error());
        if (match && !match->position().over()) {
            add("go-on " + kept_[i].path, {"Go on with the last game",
                                           U'c',
                                           {},
                                           0,
                                           match->info().title.data() + (", " + when(kept_[i].modified)) +
                                               ": " + match->position().prompt()});
            break;
        }
    }
    for (std::size_t i = 0; i < all_games().size(); ++i) {
        add("new " + std::to_string(i),
            {std::string(all_games()[i].title),
             U'b',
             {},
             0,
             "A new game, against the computer or a friend at this keyboard. Enter twice plays at once."});
    }
    if (!kept_.empty()) {
        add("kept", {"Kept games", U'k', {}, 0, "All games on this machine, the last one first."});
    }
    add("rules", {"Rules of Barletta",
                  U'r',
                  {},
                  0,
                  "The rules in our own words, with our rulings and reconstructions."});
    add("quit", {"Quit", U'q', {}, 0, ""});
    menu_ = Menu("", std::move(entries));
}

void TitleScreen::make_form(std::size_t game) {
    form_game_ = game;
    const GameInfo& info = all_games()[game];
    std::vector<MenuEntry> entries{{"Start the game",
                                    0,
                                    {},
                                    0,
                                    "Enter starts. Up and down choose an option, left and right change it."}};
    for (std::size_t i = 0; i < info.sides.size(); ++i) {
        entries.push_back({std::string(info.sides[i]),
                           0,
                           {"person", "computer"},
                           i == 0 ? 0U : 1U,
                           "Who plays this side."});
    }
    std::vector<std::string> openings(info.openings.begin(), info.openings.end());
    if (!openings.empty()) {
        entries.push_back({"deployment", 0, openings, openings.size() > 1 ? 1U : 0U,
                           "Place each knight by hand, or begin at the charge."});
    }
    for (const OptionInfo& option : info.options) {
        entries.push_back({std::string(option.name),
                           0,
                           {"off", "on"},
                           option.standard == "on" ? 1U : 0U,
                           std::string(option.meaning)});
    }
    entries.push_back({std::string(form_tail[0]),
                       0,
                       {"thrown", "by hand"},
                       0,
                       "By hand: you roll real dice and type them in."});
    std::vector<std::string> labels;
    for (const int ms : paces) {
        labels.push_back(ms == 0 ? "a key each" : std::to_string(ms) + " ms");
    }
    const auto* at = std::find(paces.begin(), paces.end(), settings_.pace_ms.value_or(0));
    entries.push_back({std::string(form_tail[1]), 0, labels,
                       at == paces.end() ? 0 : static_cast<std::size_t>(at - paces.begin()),
                       "Whether each of the computer's orders waits for a key, or how long it is shown."});
    entries.push_back({std::string(form_tail[2]) + ": " + (seed_.empty() ? "drawn" : seed_),
                       0,
                       {},
                       0,
                       "Enter types a number: the same seed gives the same dice."});
    const std::size_t selected = form_ ? form_->selected() : 0;
    std::vector<std::size_t> values;
    if (form_) {
        for (const MenuEntry& entry : form_->entries()) {
            values.push_back(entry.value);
        }
    }
    form_.emplace(std::string(info.title), std::move(entries));
    for (std::size_t i = 0; i < values.size(); ++i) {
        form_->set_value(i, values[i]);
    }
    form_->select(selected);
}

Plan TitleScreen::plan_of_form() const {
    const GameInfo& info = all_games()[form_game_];
    const auto& entries = form_->entries();
    Plan plan;
    plan.game = info.name;
    std::size_t i = 1;
    for (std::size_t side = 0; side < info.sides.size(); ++side, ++i) {
        plan.players.emplace_back(
            Player{entries[i].value == 1 ? Player::Kind::computer : Player::Kind::person, 1});
    }
    if (!info.openings.empty()) {
        plan.opening = info.openings[entries[i++].value];
    }
    for (const OptionInfo& option : info.options) {
        plan.options.emplace_back(option.name, entries[i++].value == 1 ? "on" : "off");
    }
    plan.hand_dice = entries[i].value == 1;
    if (!seed_.empty() && !*plan.hand_dice) {
        plan.seed = parse_number<std::uint64_t>(seed_);
    }
    return plan;
}

void TitleScreen::make_kept_list() {
    std::vector<MenuEntry> entries;
    for (std::size_t i = 0; i < std::min(kept_.size(), most_kept_shown); ++i) {
        entries.push_back({when(kept_[i].modified) + "  " + base_name(kept_[i].path), 0, {}, 0, ""});
    }
    kept_list_.emplace("Kept games", std::move(entries));
}

void TitleScreen::open(const Plan& plan) {
    auto session = Session::open(*data_, plan);
    if (!session) {
        notice_ = session.error().text;
        return;
    }
    session_ = std::move(*session);
}

void TitleScreen::open_rules(std::string_view game) {
    const auto pages = rule_pages(*data_, game);
    if (!pages) {
        notice_ = pages.error().text;
        return;
    }
    page_.emplace("Rules, rulings and reconstructions", *pages);
}

std::optional<Session> TitleScreen::take_session() {
    auto out = std::exchange(session_, std::nullopt);
    if (out) {
        form_.reset();
        kept_list_.reset();
    }
    return out;
}

bool TitleScreen::choose_title() {
    const std::string& action = actions_[menu_.selected()];
    constexpr std::string_view go_on = "go-on ";
    constexpr std::string_view fresh = "new ";
    if (action.starts_with(go_on)) {
        Plan plan;
        plan.file = action.substr(go_on.size());
        open(plan);
    } else if (action.starts_with(fresh)) {
        form_.reset();
        make_form(parse_number<std::size_t>(std::string_view(action).substr(fresh.size())).value_or(0));
    } else if (action == "kept") {
        make_kept_list();
    } else if (action == "rules") {
        open_rules(all_games()[0].name);
    } else {
        done_ = true;
    }
    return true;
}

bool TitleScreen::choose_form() {
    if (form_->selected() + 1 == form_->entries().size()) {
        typing_seed_ = true;
        seed_line_.set_text(seed_);
        return true;
    }
    const auto& entries = form_->entries();
    const std::size_t pace = entries[entries.size() - 2].value;
    settings_.pace_ms = paces[pace] == 0 ? std::nullopt : std::optional(paces[pace]);
    open(plan_of_form());
    return true;
}

bool TitleScreen::back() {
    notice_.clear();
    if (typing_seed_) {
        typing_seed_ = false;
    } else if (page_) {
        page_.reset();
    } else if (form_ || kept_list_) {
        form_.reset();
        kept_list_.reset();
    } else {
        done_ = true;
    }
    return true;
}

bool TitleScreen::handle(const Key& key) {
    notice_.clear();
    if (typing_seed_) {
        const auto outcome = seed_line_.handle(key);
        if (outcome == LineEdit::Outcome::submitted) {
            const std::string text = seed_line_.take();
            if (!text.empty() && !parse_number<std::uint64_t>(text)) {
                notice_ = "'" + text + "' is no seed: a whole number from 0 to 18446744073709551615";
                return true;
            }
            typing_seed_ = false;
            seed_ = text;
            make_form(form_game_);
        } else if (outcome == LineEdit::Outcome::cancelled) {
            typing_seed_ = false;
        }
        return true;
    }
    if (page_) {
        if (page_->handle(key) == Pager::Outcome::closed) {
            page_.reset();
        }
        return true;
    }
    Menu& menu = form_ ? *form_ : kept_list_ ? *kept_list_ : menu_;
    switch (menu.handle(key)) {
    case Menu::Outcome::chosen:
        if (form_) {
            return choose_form();
        }
        if (kept_list_) {
            Plan plan;
            plan.file = kept_[kept_list_->selected()].path;
            open(plan);
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

void TitleScreen::draw(Canvas& canvas) {
    canvas.fill(U' ');
    canvas.clear_caret();
    if (page_) {
        page_->draw(canvas, canvas.area());
        return;
    }
    Menu& menu = form_ ? *form_ : kept_list_ ? *kept_list_ : menu_;
    const Size wanted = menu.wanted_size();
    const int bottom = canvas.height() - 1;
    const int head = static_cast<int>(banner.size()) + 1;
    const bool with_banner =
        !form_ && !kept_list_ && canvas.height() >= head + wanted.height + 3 && canvas.width() >= 36;
    Rect room{0, 0, canvas.width(), std::max(bottom - 1, 1)};
    if (with_banner) {
        const Rect place = centred({0, 1, canvas.width(), head}, {34, head - 1});
        for (std::size_t i = 0; i < banner.size(); ++i) {
            canvas.text(place.x, place.y + static_cast<int>(i), banner[i],
                        {i + 1 < banner.size() ? Ink::first_side : Ink::dim});
        }
        room = {0, head + 1, canvas.width(), std::max(bottom - head - 2, 1)};
    }
    menu.draw(canvas, centred(room, {std::max(wanted.width, 44), wanted.height}));
    if (!notice_.empty()) {
        int y = bottom - 1;
        const auto lines = wrap(notice_, std::max(1, canvas.width()));
        y -= static_cast<int>(lines.size()) - 1;
        for (const std::string& line : lines) {
            canvas.text(0, y++, line, {Ink::bad});
        }
    }
    if (typing_seed_) {
        seed_line_.draw(canvas, {0, bottom}, canvas.width(), "seed (empty: drawn): ");
        return;
    }
    draw_footer(canvas, {0, bottom},
                form_ ? "[Enter]start  [Up] [Down]choose  [Left] [Right]change  [Esc]back"
                      : "[Enter]choose  [Up] [Down]move  [q]quit");
}

} // namespace disfida::tui
