// The pages over the game: help, rules, log, full working, options, the story of the day.
#include <algorithm>
#include <array>
#include <iterator>

#include "kernel/punctuation.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "play/advice.hpp"
#include "play/mail.hpp"
#include "play/percent_words.hpp"
#include "play/report.hpp"
#include "play/report_file.hpp"
#include "tui/bars.hpp"
#include "tui/key_page.hpp"
#include "tui/percent.hpp"
#include "tui/play_screen.hpp"

namespace disfida::tui {

namespace {

constexpr int help_width = 76;
constexpr std::size_t most_ranked = 12;
constexpr std::array<int, 7> thoughts{0, 100, 300, 1000, 3000, 10000, 30000}; ///< 0: as the level does
constexpr const char* help_title =
    mark("Signs and keys"); // asking for help on this page goes on to the rules

/// What a side is called among the options: in English its id, which other languages have no word for.
std::string side_label(const GameInfo& info, std::size_t side) {
    return std::string(spoken_language().empty() ? info.sides[side] : tr(side_title(info, side)));
}

std::string thought_label(int ms) {
    return ms == 0          ? std::string(tr("as usual"))
           : ms % 1000 == 0 ? std::to_string(ms / 1000) + " s"
                            : std::to_string(ms) + " ms";
}

} // namespace

void PlayScreen::open_page(std::string title, std::vector<std::string> lines) {
    page_.emplace(std::move(title), std::move(lines));
    page_lines_ = nullptr;
    explaining_ = false;
    telling_ = false;
}

void PlayScreen::open_page(std::string title, Lines lines) {
    page_.emplace(std::move(title), std::vector<std::string>());
    page_lines_ = lines;
    page_width_ = 0;
    explaining_ = false;
    telling_ = false;
}

void PlayScreen::open_help() {
    open_page(tr(help_title), [](const PlayScreen& play, int width) {
        std::vector<std::string> lines = play.view_->legend();
        lines.emplace_back();
        lines.push_back(fill(tr("Now: {decision}. {prompt}."), {{"decision", std::string(tr(play.context()))},
                                                                {"prompt", play.position().prompt()}}));
        lines.emplace_back();
        const auto keys =
            help_lines(game_keys(play.settings_.keys), play.context(), std::min(help_width, width));
        lines.insert(lines.end(), keys.begin(), keys.end());
        lines.emplace_back();
        lines.emplace_back(
            tr("? once more opens the rulebook, with what this program decided or reconstructed."));
        return lines;
    });
    help_open_ = true;
}

void PlayScreen::open_rulings() {
    help_open_ = false;
    page_.reset();
    open_rules({});
}

/// The rulebook: at one rule, at an index of several, or at the whole index.
void PlayScreen::open_rules(const std::vector<std::string>& ids) {
    auto view = RuleView::open(*data_, session_.match().info().name, ids);
    if (!view) {
        refuse(view.error());
        return;
    }
    rules_.emplace(std::move(*view));
}

/// The rules that had a part in an action.
void PlayScreen::read_rules_of(std::size_t ply) {
    const auto rules = load_rules(*data_, session_.match().info().name);
    std::string told;
    for (const std::string& line : position().explain(session_.match().plies()[ply].events)) {
        told += line + "\n";
    }
    open_rules(rules ? rules_named(*rules, told) : std::vector<std::string>());
}

bool PlayScreen::handle_rules(const Key& key) {
    const auto outcome = rules_->handle(key);
    if (outcome == RuleView::Outcome::lesson) {
        wanted_lesson_ = rules_->lesson();
    }
    if (outcome == RuleView::Outcome::lesson || outcome == RuleView::Outcome::closed) {
        rules_.reset();
    }
    return outcome != RuleView::Outcome::ignored;
}

void PlayScreen::open_explanation(std::size_t ply) {
    const Ply& what = session_.match().plies()[ply];
    std::vector<std::string> lines{what.statement(), ""};
    const auto working = position().explain(what.events);
    lines.insert(lines.end(), working.begin(), working.end());
    open_page(tr("Full working"), std::move(lines));
    page_->set_footer(tr("[R]its rules  [Space]on  [b]ack  [/]search  [q]close"));
    explained_ = ply;
    explaining_ = true;
}

/// The working of what is aimed at, with what is still open.
void PlayScreen::open_outlook() {
    const std::string action = view_->aimed(position());
    auto lines = action.empty() ? std::vector<std::string>() : position().outlook(action);
    if (lines.empty()) {
        say(action.empty() ? std::string(tr("Nothing is aimed at that could be worked out"))
                           : fill(tr("No dice follow {order}"), {{"order", action}}));
        return;
    }
    lines.insert(lines.begin(), {fill(tr("{order} (not played yet)"), {{"order", action}}), ""});
    open_page(tr("Full working, before the dice"), std::move(lines));
}

/// The advice whole: the sentence, with what the dice would be read, and the chances as bars.
void PlayScreen::open_advice() {
    open_page(tr("What the computer would do"), [](const PlayScreen& play, int width) {
        const Advice advice = advise(play.position());
        std::vector<std::string> lines{advice.sentence, ""};
        const auto add = [&](std::vector<std::string> more) {
            lines.insert(lines.end(), more.begin(), more.end());
            lines.emplace_back();
        };
        if (!advice.action.empty()) {
            add(play.position().prospect(advice.action));
            add(chance_bars(play.position().chances(advice.action), width));
            std::size_t listed = 0;
            for (const auto& [action, chance] : play.position().ranking()) {
                if (action == advice.action) {
                    continue;
                }
                if (++listed > most_ranked) {
                    break;
                }
                if (listed == 1) {
                    lines.emplace_back(tr("Other orders, with the chance to win at first sight:"));
                }
                lines.push_back("  " + percent_apart(percent(chance)) + "  " + action);
            }
        }
        return lines;
    });
}

/// What can come of each action that is compared, as bars.
void PlayScreen::add_bars(std::vector<std::string>& lines, int width) const {
    for (const std::string& action : view_->compared(position())) {
        const auto chances = position().chances(action);
        if (!chances.empty()) {
            lines.emplace_back();
            lines.push_back(action);
            const auto bars = chance_bars(chances, width);
            lines.insert(lines.end(), bars.begin(), bars.end());
        }
    }
}

void PlayScreen::open_story() {
    open_page(tr("The story of the day"), report(session_.match()));
    page_->set_footer(tr("[Enter]on  [w]rite it to a file  [b]ack  [/]search  [q]close"));
    telling_ = true;
}

/// Writes the story as text. What is there already is written over only if it is a story.
void PlayScreen::write_story(const std::string& path) {
    const auto written = write_report(session_.match(), path);
    page_->say(written ? fill(tr("Written to {file}"), {{"file", path}}) : written.error().line());
}

bool PlayScreen::handle_page(const Key& key) {
    if (page_) {
        const bool rules_wanted =
            help_open_ && !page_->typing() && (key == typed(U'?') || key.name == Key::Name::f1);
        if (rules_wanted) {
            open_rulings();
            return true;
        }
        if (explaining_ && !page_->typing() && key == typed(U'R')) {
            read_rules_of(explained_);
            return true;
        }
        if (telling_ && !page_->typing() && key == typed(U'w')) {
            typing_ = Typing::story;
            return true;
        }
        const auto outcome = page_->handle(key);
        if (outcome == Pager::Outcome::closed) {
            page_.reset();
            help_open_ = false;
            explaining_ = false;
            telling_ = false;
        }
        return outcome != Pager::Outcome::ignored;
    }
    if (!log_->typing() && key == typed(U'R') && !session_.match().plies().empty()) {
        read_rules_of(log_->selected());
        return true;
    }
    const auto outcome = log_->handle(key);
    if (outcome == ListView::Outcome::opened) {
        open_explanation(log_->selected());
    } else if (outcome == ListView::Outcome::closed) {
        log_.reset();
    }
    return outcome != ListView::Outcome::ignored;
}

void PlayScreen::open_options() {
    std::vector<MenuEntry> entries;
    offered_.clear();
    for (const std::string_view side : session_.match().info().sides) {
        const Player now = session_.player(side);
        const bool table = session_.table() != nullptr; // who plays is who sits there
        const auto offered = table ? std::vector{now} : offered_players(now);
        std::vector<std::string> names;
        std::transform(offered.begin(), offered.end(), std::back_inserter(names), called);
        entries.push_back(
            {side_label(session_.match().info(), entries.size()), 0, std::move(names),
             static_cast<std::size_t>(std::find(offered.begin(), offered.end(), now) - offered.begin()),
             std::string(tr(who_plays))});
        offered_.push_back(offered);
    }
    std::vector<std::string> labels;
    paces_ = offered_paces(settings_.pace_ms);
    std::transform(paces_.begin(), paces_.end(), std::back_inserter(labels), pace_words);
    const auto at = std::find(paces_.begin(), paces_.end(), settings_.pace_ms);
    entries.push_back(
        {tr("computer's pace"), 0, labels, static_cast<std::size_t>(at - paces_.begin()),
         tr("Whether each of the computer's orders waits for a key, or how long it is shown.")});
    labels.clear();
    const int limit =
        settings_.limits.think ? static_cast<int>(settings_.limits.think->count()) : thoughts.front();
    thoughts_.assign(thoughts.begin(), thoughts.end());
    if (std::find(thoughts_.begin(), thoughts_.end(), limit) == thoughts_.end()) {
        thoughts_.push_back(limit);
    }
    std::transform(thoughts_.begin(), thoughts_.end(), std::back_inserter(labels), thought_label);
    entries.push_back(
        {tr("computer thinks"), 0, labels,
         static_cast<std::size_t>(std::find(thoughts_.begin(), thoughts_.end(), limit) - thoughts_.begin()),
         tr("The longest it takes for an order; as usual the champion takes up to a second.")});
    entries.push_back({tr("dice"), 0,
                       session_.table() != nullptr
                           ? std::vector<std::string>{tr("from both sides")}
                           : std::vector<std::string>{tr_in("dice", "thrown"), tr_in("dice", "by hand")},
                       session_.hand_dice() ? 1U : 0U,
                       session_.table() != nullptr ? tr("Each side has its share in every die.")
                                                   : tr("By hand: you roll real dice and type them in.")});
    entries.push_back({tr("see dice roll"),
                       0,
                       {tr_in("switch", "on"), tr_in("switch", "off")},
                       settings_.animation ? 0U : 1U,
                       tr("Less than half a second; any key ends it.")});
    entries.push_back({tr("ask before dice"),
                       0,
                       {tr_in("switch", "off"), tr_in("switch", "on")},
                       settings_.confirm ? 1U : 0U,
                       tr("Ask once more before an order that rolls dice.")});
    entries.push_back({tr("coach"),
                       0,
                       {tr_in("switch", "off"), tr_in("switch", "on")},
                       settings_.coach ? 1U : 0U,
                       tr("Warns before an order that gives much of the chance to win away.")});
    entries.push_back({tr("Settings of all games"), U'P', {}, 0, tr("Colours, keys, bell and the rest.")});
    entries.push_back({tr("back to the game"), U'q', {}, 0, ""});
    options_.emplace(tr("Options: left and right change, Enter or Esc goes back"), std::move(entries));
}

bool PlayScreen::handle_options(const Key& key) {
    if (asks_for_keys(key)) {
        open_page(tr("Keys"), [](const PlayScreen& play, int width) {
            KeyPage::Keys keys = menu_keys("Enter, Esc, q", tr("back to the game"));
            keys.erase(keys.begin() + 1); // nothing is typed here
            auto lines = key_lines(keys, std::min(help_width, width));
            lines.emplace_back();
            const auto told = entries_told(play.options_->entries());
            lines.insert(lines.end(), told.begin(), told.end());
            return lines;
        });
        return true;
    }
    const auto outcome = options_->handle(key);
    if (outcome == Menu::Outcome::changed) {
        const auto& entries = options_->entries();
        const auto& sides = session_.match().info().sides;
        std::size_t i = 0;
        for (const std::string_view side : sides) {
            session_.set_player(side, offered_[i][entries[i].value]);
            ++i;
        }
        settings_.pace_ms = paces_[entries[i++].value];
        running_ = settings_.pace_ms.has_value();
        const int limit = thoughts_[entries[i++].value];
        settings_.limits.think = limit == 0 ? std::nullopt : std::optional(std::chrono::milliseconds(limit));
        session_.set_hand_dice(entries[i++].value == 1);
        settings_.animation = entries[i++].value == 0;
        settings_.confirm = entries[i++].value == 1;
        settings_.coach = entries[i].value == 1;
    } else if (outcome == Menu::Outcome::chosen || outcome == Menu::Outcome::cancelled) {
        const bool all = options_->selected() + 2 == options_->entries().size();
        if (outcome == Menu::Outcome::chosen && all) {
            preferences_.emplace(settings_);
        }
        options_.reset();
        due_ = Clock::now();
        failed_ = false;
        view_->sync(position());
    }
    return outcome != Menu::Outcome::ignored;
}

bool PlayScreen::handle_preferences(const Key& key) {
    const auto outcome = preferences_->handle(key);
    if (outcome == SettingsView::Outcome::changed) {
        const bool paced = settings_.pace_ms != preferences_->settings().pace_ms;
        settings_ = preferences_->settings();
        running_ = paced ? settings_.pace_ms.has_value() : running_;
        preferences_changed_ = true;
    } else if (outcome == SettingsView::Outcome::closed) {
        preferences_.reset();
        due_ = Clock::now();
    }
    return outcome != SettingsView::Outcome::ignored;
}

std::optional<Settings> PlayScreen::take_settings() {
    return std::exchange(preferences_changed_, false) ? std::optional(settings_) : std::nullopt;
}

/// What was entered from a table is taken back with all after it; the record notes it.
bool PlayScreen::correct_result() {
    const auto taken = session_.correct();
    if (!taken) {
        refuse(taken.error());
        return true;
    }
    view_->sync(position());
    fresh_ = false;
    say(how_many("The result is taken back, {n} action in all, as the record notes",
                 "The result is taken back, {n} actions in all, as the record notes",
                 static_cast<std::int64_t>(*taken)));
    return true;
}

/// The game as a text to mail: in a file, or on a page where no file is named.
bool PlayScreen::export_game(const std::string& path) {
    const std::string players = session_.players_comment();
    if (!path.empty()) {
        const auto written = write_mail(session_.match(), players, path);
        if (written) {
            say(fill(tr("The game to mail is in {file}"), {{"file", path}}));
        } else {
            refuse(written.error());
        }
        return true;
    }
    const auto text = mail_text(session_.match(), players);
    if (!text) {
        refuse(text.error());
        return true;
    }
    std::vector<std::string> lines;
    for (const std::string_view line : split(*text, '\n')) {
        lines.emplace_back(line);
    }
    open_page(tr("To mail; export FILE writes it to a file"), std::move(lines));
    return true;
}

/// What is to be printed for the table now.
bool PlayScreen::show_sheet() {
    auto lines = position().sheet();
    if (lines.empty()) {
        refuse(
            {tr("there is nothing to print now: a battle that waits to be fought has an order of battle")});
    } else {
        open_page(tr("For the table"), std::move(lines));
    }
    return true;
}

} // namespace disfida::tui
