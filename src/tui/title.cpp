#include "tui/title.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "play/kept.hpp"
#include "tui/keytable.hpp"
#include "tui/wrap.hpp"

namespace disfida::tui {

namespace {

constexpr Size least{30, 8};
constexpr std::size_t looked_into = 3; // kept games read at the start to find the one to go on with

constexpr std::array<std::string_view, 5> banner{
    R"(     _ _      __ _     _       )", R"(  __| (_)___ / _(_) __| | __ _ )",
    R"( / _` | / __| |_| |/ _` |/ _` |)", R"(| (_| | \__ \  _| | (_| | (_| |)",
    R"( \__,_|_|___/_| |_|\__,_|\__,_|)"};

/// Below the banner.
constexpr const char* motto = mark("combat for one terminal or two");

} // namespace

TitleScreen::TitleScreen(const DataSource& data, const Settings& settings)
    : data_(&data), settings_(settings), menu_("", {}) {
    make_title();
}

void TitleScreen::make_title() {
    kept_ = net::kept_here();
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
            add("go-on " + kept_[i].path,
                {net::way_on(kept_[i].path),
                 U'c',
                 {},
                 0,
                 fill(tr("{game}, {when}: {prompt}"), {{"game", std::string(tr(match->info().title))},
                                                       {"when", kept_when(kept_[i])},
                                                       {"prompt", match->position().prompt()}})});
            break;
        }
    }
    for (std::size_t i = 0; i < all_games().size(); ++i) {
        add("new " + std::to_string(i), {std::string(tr(all_games()[i].title)),
                                         static_cast<char32_t>(all_games()[i].name.front()),
                                         {},
                                         0,
                                         tr("A new game, against the computer or a friend at this keyboard. "
                                            "Enter twice plays at once.")});
    }
    if (!kept_.empty()) {
        add("kept", {tr_in("title", "Kept games"),
                     U'k',
                     {},
                     0,
                     tr("All games on this machine: go on with one, replay it, name it, delete it.")});
    }
    if (!past_files().empty()) {
        add("past", {tr_in("title", "Past games"),
                     U'p',
                     {},
                     0,
                     tr("The finished ones: replay them, and what they say of you: won, lost, luck.")});
    }
    add("tables",
        {// Translators: the letter behind each of these is its key; it has to stand in the text, if need be
         // as "(k)".
         tr_in("title", "Another terminal"),
         U't',
         {},
         0,
         tr("Join or watch a game somebody hosts. To host one, choose a game and another terminal.")});
    add("learn", {tr_in("title", "Learn to play"),
                  U'e',
                  {},
                  0,
                  tr("Lessons of five minutes, from the first order to a last round won.")});
    add("rules", {tr_in("title", "Rulebook"),
                  U'r',
                  {},
                  0,
                  tr("Every rule in our own words, with our rulings and reconstructions.")});
    add("settings", {tr_in("title", "Settings"),
                     U's',
                     {},
                     0,
                     tr("Colours, letters, keys, pace, bell, the usual opponent.")});
    add("quit", {tr_in("title", "Quit"), U'q', {}, 0, ""});
    menu_ = Menu("", std::move(entries));
    for (std::size_t i = 0; i < all_games().size(); ++i) {
        if (all_games()[i].name == settings_.game) {
            const std::string own = "new " + std::to_string(i);
            menu_.select(static_cast<std::size_t>(std::find(actions_.begin(), actions_.end(), own) -
                                                  actions_.begin()));
        }
    }
}

/// One's own tables, and what can be typed.
void TitleScreen::make_table_list() {
    std::vector<MenuEntry> entries;
    table_actions_.clear();
    const auto add = [&](std::string action, std::string label, std::string note) {
        table_actions_.push_back(std::move(action));
        entries.push_back({std::move(label), 0, {}, 0, std::move(note)});
    };
    for (const KeptGame& kept : kept_) { // seats that are kept come first
        const auto seat = net::guest_seat(kept.path);
        if (seat && net::is_hosted(*data_, kept.path)) {
            add("back " + kept.path, net::way_on(kept.path),
                fill(tr("{when}, {table}. Your seat there is kept."),
                     {{"when", kept_when(kept)}, {"table", seat->table}}));
        }
    }
    for (const std::string& name : net::own_tables()) {
        add("join " + name, fill(tr("Join {table}"), {{"table", name}}),
            tr("A table of your own login: sit down, or come back to your seat."));
        add("watch " + name, fill(tr("Watch {table}"), {{"table", name}}),
            tr("A table of your own login: look on."));
    }
    add("join", tr("Join by a code or address"),
        tr("A code like k7mq-29fx-3rtp, which the host tells, or ADDRESS:PORT CODE."));
    add("watch", tr("Watch by a code or address"),
        tr("A code like k7mq-29fx-3rtp, which the host tells, or ADDRESS:PORT CODE."));
    tables_.emplace(tr("Another terminal"), std::move(entries));
}

void TitleScreen::choose_table() {
    const std::string& action = table_actions_[tables_->selected()];
    constexpr std::string_view back = "back ";
    if (action.starts_with(back)) {
        Plan plan;
        plan.file = action.substr(back.size());
        open(plan);
        return;
    }
    const bool watches = action.starts_with("watch");
    const std::size_t blank = action.find(' ');
    if (blank == std::string::npos) {
        typing_ = watches;
        line_.set_text("");
    } else {
        take(net::join(*data_, std::string_view(action).substr(blank + 1), {}, watches));
    }
}

bool TitleScreen::handle_line(const Key& key) {
    const auto outcome = line_.handle(key);
    if (outcome == LineEdit::Outcome::submitted) {
        const std::string text = line_.take();
        const bool watches = *std::exchange(typing_, std::nullopt);
        if (!text.empty()) {
            take(net::join_typed(*data_, text, watches));
        }
    } else if (outcome == LineEdit::Outcome::cancelled) {
        typing_.reset();
    }
    return true;
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

/// The lessons of all games, under their names; the one that is due is selected.
void TitleScreen::open_lessons(std::string_view game, bool only) {
    const LessonShelf shelf = load_lessons(*data_);
    const Progress progress = Progress::load();
    std::vector<MenuEntry> entries;
    lesson_ids_.clear();
    std::optional<std::size_t> selected;
    bool held = false; // by the lesson that was left before its end
    const Lesson* last = game.empty() ? shelf.find(progress.last()) : nullptr;
    const std::string_view first = !game.empty() ? game : last != nullptr ? std::string_view(last->game) : "";
    for (const GameInfo& info : all_games()) {
        const auto own = shelf.of(info.name);
        if (own.empty()) {
            continue;
        }
        entries.push_back({std::string(tr(info.title)), 0, {}, 0, "", false});
        lesson_ids_.emplace_back();
        const Lesson* due = due_lesson(shelf, progress, info.name);
        for (const Lesson* lesson : own) {
            const std::string number = std::to_string(shelf.number(*lesson));
            const std::size_t step = progress.step(lesson->id);
            const bool at_hand = game.empty() && lesson == last && !progress.done(lesson->id);
            if (at_hand || (lesson == due && (!selected || first == info.name) && !held)) {
                selected = entries.size();
            }
            held = held || at_hand;
            entries.push_back(
                {std::string(number.size() < 2 ? " " : "") + number + "  " + lesson->title +
                     (progress.done(lesson->id) ? std::string(tr("  done"))
                      : step > 0 ? fill(tr("  at step {step}"), {{"step", std::to_string(step + 1)}})
                                 : std::string()),
                 0,
                 {},
                 0,
                 lesson->about});
            lesson_ids_.push_back(lesson->id);
        }
    }
    if (entries.empty()) {
        notice_ = tr("There is no lesson");
        return;
    }
    lessons_.emplace(tr("Lessons"), std::move(entries));
    lessons_->select(selected.value_or(1));
    only_ = only;
    if (!shelf.broken.empty()) {
        notice_ = shelf.broken.front().line();
    }
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

bool TitleScreen::choose_title() {
    const std::string& action = actions_[menu_.selected()];
    constexpr std::string_view go_on = "go-on ";
    constexpr std::string_view fresh = "new ";
    if (action.starts_with(go_on)) {
        Plan plan;
        plan.file = action.substr(go_on.size());
        open(plan);
    } else if (action.starts_with(fresh)) {
        const auto game =
            parse_number<std::size_t>(std::string_view(action).substr(fresh.size())).value_or(0);
        form_.emplace(*data_, all_games()[game], settings_);
    } else if (action == "tables") {
        make_table_list();
    } else if (action == "kept") {
        make_kept_list();
    } else if (action == "learn") {
        open_lessons({}, false);
    } else if (action == "past") {
        open_past(false);
    } else if (action == "settings") {
        open_settings(false);
    } else if (action == "rules") {
        open_rules(all_games().front().name, {}, false);
    } else {
        done_ = true;
    }
    return true;
}

/// Hosts a new game; asks first whether to go on with a table of it that is left.
void TitleScreen::host_or_ask(const net::Hosting& hosting) {
    const std::string left = net::unfinished_table(*data_, hosting.plan.game);
    if (left.empty()) {
        take(net::host(*data_, hosting));
        return;
    }
    hosting_ = hosting;
    asking_ = Asking::resume;
    asked_path_ = left;
    asked_ = net::resume_question(*data_, left);
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

void TitleScreen::open_help() {
    KeyPage::Keys keys;
    std::vector<std::string> more;
    const auto add = [&](const std::string& names, std::string meaning) {
        std::replace(meaning.begin(), meaning.end(), '\n', ' '); // it is broken where the line ends
        keys.emplace_back(names, std::move(meaning));
    };
    add("Up, Down, k, j, Tab", tr("another line"));
    if (form_) {
        add("Left, Right, Space", tr("change what the line says"));
        add("Enter", tr("start the game; on a line to type in: type"));
        add("Esc, q", tr("back, without a game"));
        more = entries_told(form_->entries());
    } else {
        add("Home, End", tr("the first, the last"));
        add(tr("a letter"),
            tr("the line that has it marked, at once; else to\nthe line that begins with it"));
    }
    if (kept_list_) {
        add("Enter", tr("go on with it; watch it if another process plays it"));
        add("r", tr("go through it again, action by action"));
        add("n", tr("give it another name"));
        add("d, Delete", tr("delete it, after a yes"));
        add("Esc, q", tr("back"));
    } else if (!form_) {
        add("Enter", tr("choose it"));
        add("Esc, q", tr("back, from the title out"));
    }
    add("Ctrl-L", tr("paint the screen anew"));
    add("Ctrl-Z", tr("stop; fg goes on"));
    add("?, F1", tr("this page"));
    help_.emplace(std::move(keys), std::move(more));
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
