// The title's own menu: what it offers now, and what each entry opens.
#include <algorithm>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "net/open.hpp"
#include "play/kept.hpp"
#include "tui/title.hpp"

namespace disfida::tui {

namespace {

constexpr std::size_t looked_into = 3; // kept games read at the start to find the one to go on with

/// The letter that opens a game: the first of its name that moves nothing, as h j k l do in a list.
char32_t letter_of(std::string_view name) {
    const std::size_t at = name.find_first_not_of("hjkl");
    return static_cast<char32_t>(name[at == std::string_view::npos ? 0 : at]);
}

} // namespace

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
                                                       {"prompt", match->position().status().front()}})});
            break;
        }
    }
    for (std::size_t i = 0; i < all_games().size(); ++i) {
        add("new " + std::to_string(i), {std::string(tr(all_games()[i].title)),
                                         letter_of(all_games()[i].name),
                                         {},
                                         0,
                                         tr("A new game, against the computer or a friend at this keyboard. "
                                            "Enter twice plays at once.")});
    }
    if (!kept_.empty()) {
        add("kept", {tr_in("title", "Kept games"),
                     U'g',
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

} // namespace disfida::tui
