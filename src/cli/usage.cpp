#include "cli/usage.hpp"

#include <algorithm>

#include "disfida/version.hpp"
#include "kernel/level.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "lab/games.hpp"
#include "play/players.hpp"
#include "play/settings.hpp"

namespace disfida::cli {

namespace {

constexpr int page_width = 78;
constexpr std::size_t option_width = 20;

constexpr const char* where_games_are = mark(
    "Games are kept on disk after every action, in $XDG_STATE_HOME/disfida/games or else in "
    "~/.local/state/disfida/games, readable by you alone. Settings that are always to hold stand in "
    "$XDG_CONFIG_HOME/disfida/settings.toml or ~/.config/disfida/settings.toml; disfida settings changes "
    "them. An exit status of 1 is a failure, 2 a wrong command line.");

std::vector<std::string> texts(std::span<const std::string_view> names) {
    return {names.begin(), names.end()};
}

/// Who can play a side. What begins with "engine:" is a command of one's own.
std::vector<std::string> players() {
    std::vector<std::string> out{"person", "computer"};
    for (int level = first_level; level <= last_level; ++level) {
        out.emplace_back(level_name(level));
    }
    return out;
}

OptionText level_option(std::string name, std::string meaning) {
    return {std::move(name), "LEVEL", std::move(meaning), texts(level_names)};
}

/// The option of a setting. Its values are looked for by completion alone: usages are made at every start,
/// and languages are files.
OptionText option_of(std::string_view name) {
    const Setting& setting = *find_setting(name);
    const bool listed = !setting.flag() && setting.value != "DIR";
    return {"--" + std::string(name),
            std::string(setting.value),
            std::string(tr(setting.meaning)),
            {},
            listed ? setting.offered : nullptr};
}

/// How any game is shown: the settings.
std::vector<OptionText> look_options() {
    std::vector<OptionText> out;
    for (const Setting& setting : all_settings()) {
        if (!setting.option) {
            continue;
        }
        out.push_back(option_of(setting.name));
        if (setting.flag()) {
            out.push_back({without(setting), "", tr("not, whatever the settings say")});
        }
        if (setting.name == "colours") {
            out.push_back({"--mono", "", tr("no colours: --colours=none")});
        } else if (setting.name == "glyphs") {
            out.push_back({"--ascii", "", tr("no letter or line that is not ASCII: --glyphs=ascii")});
        }
    }
    out.push_back({"--help", "", tr("say this")});
    out.push_back({"--version", "", tr("say which version this is")});
    return out;
}

/// What a command has that is for programs alone.
std::vector<OptionText> bare_options() {
    return {option_of("data"),
            {"--help", "", tr("say this")},
            {"--version", "", tr("say which version this is")}};
}

std::vector<OptionText> small_options() {
    auto options = bare_options();
    options.insert(options.begin(), option_of("lang"));
    return options;
}

std::string option_lines(const std::vector<OptionText>& options) {
    std::string out = std::string(tr("Options:")) + "\n";
    for (const OptionText& option : options) {
        std::string head = "  " + option.name + (option.value.empty() ? "" : "=" + option.value);
        head.resize(std::max(head.size() + 2, option_width), ' ');
        const auto lines = wrap(option.meaning, page_width - static_cast<int>(head.size()));
        for (std::size_t i = 0; i < lines.size(); ++i) {
            out += (i == 0 ? head : std::string(head.size(), ' ')) + lines[i] + "\n";
        }
    }
    return out;
}

std::string paragraph(std::string_view text) { return join(wrap(text, page_width), "\n") + "\n"; }

/// The options that say what is played.
void add_game_options(const GameInfo& game, Usage& usage) {
    if (game.openings.size() > 1) {
        usage.options.push_back({"--deploy", "HOW",
                                 fill(tr("draw up by {ways}"), {{"ways", one_of(texts(game.openings))}}),
                                 texts(game.openings)});
    }
    if (!game.scenarios.empty()) {
        std::vector<std::string> named;
        std::vector<std::string> known;
        for (const Scenario& scenario : game.scenarios) {
            known.emplace_back(scenario.name);
            named.push_back(std::string(scenario.name) + " (" + std::string(tr(scenario.title)) + ")");
        }
        usage.options.push_back({"--scenario", "NAME",
                                 fill(tr("begin with {scenarios}"), {{"scenarios", one_of(named)}}), known});
    }
    for (const OptionInfo& option : game.options) {
        const bool is_switch = option.allowed == "on or off" && option.standard == "off";
        usage.options.push_back(
            {"--" + std::string(option.name), is_switch ? "" : "VALUE",
             std::string(tr(option.meaning)) +
                 (is_switch ? std::string() : " (" + std::string(tr(option.allowed)) + ")")});
    }
    if (!game.file_option.empty()) {
        usage.options.push_back(
            {"--" + std::string(game.file_option), "FILE", std::string(tr(game.file_meaning))});
    }
}

/// How a run of the laboratory is cut and kept.
void add_run_options(Usage& usage) {
    usage.options.push_back({"--seed", "N", tr("of the run, 0 to 2^64-1; without it one is drawn")});
    usage.options.push_back({"--first", "K", tr("begin with game K of the run, 0 without it")});
    usage.options.push_back({"--jobs", "N", tr("games played at a time, as many as processors without it")});
    usage.options.push_back({"--out", "FILE", tr("write the results to FILE.json or FILE.csv too")});
}

/// How results are drawn, and what every command has.
void add_paint_options(Usage& usage) {
    usage.options.push_back({"--ascii", "", tr("no letter or line that is not ASCII")});
    usage.options.push_back({"--mono", "", tr("no colours")});
    const auto small = small_options();
    usage.options.insert(usage.options.end(), small.begin(), small.end());
}

} // namespace

std::string Usage::text() const {
    return fill(tr("Usage: {line}"), {{"line", line}}) + "\n\n" +
           (about.empty() ? "" : paragraph(about) + "\n") + option_lines(options);
}

std::string side_option(const GameInfo& game, std::size_t side) { return "--" + player_option(game, side); }

Usage title_usage() { return {"disfida [options]", look_options(), {}}; }

Usage game_usage(const GameInfo& game) {
    Usage usage{"disfida " + std::string(game.name) + " [options] [FILE]", {}, {}};
    usage.about =
        fill(tr("{game}. FILE is a record to go on with or, if there is none, where the new game is kept."),
             {{"game", std::string(tr(game.title))}});
    for (std::size_t side = 0; side < game.sides.size(); ++side) {
        usage.options.push_back({side_option(game, side), "WHO",
                                 side == 0
                                     ? fill(tr("person, computer, computer:LEVEL or LEVEL, {levels}, or "
                                               "engine:COMMAND, a program that plays by the engine protocol"),
                                            {{"levels", level_list()}})
                                     : std::string(tr("likewise")),
                                 players()});
    }
    add_game_options(game, usage);
    usage.options.push_back({"--seed", "N", tr("throw the dice of this number, 0 to 2^64-1")});
    usage.options.push_back({"--dice",
                             "HOW",
                             tr("thrown by the program, or hand: you roll them and type them in"),
                             {"thrown", "hand"}});
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

Usage engine_usage() {
    return {"disfida engine [options]", bare_options(),
            tr("Plays by lines of text on standard input and output, for programs: see disfida-engine(7).")};
}

Usage verify_usage() {
    return {"disfida verify [options] [FILE]", small_options(),
            tr("Replays the record FILE, without it the game played last, with every die and check, and says "
               "what it holds. The dice of a table are recomputed from the secrets of both.")};
}

Usage show_usage() {
    return {"disfida show [options] FILE", small_options(),
            tr("Prints how the game in the record FILE stands: state, board, pieces, and what is needed for "
               "the table.")};
}

Usage story_usage() {
    return {"disfida story [options] FILE", small_options(),
            tr("Prints what the game in the record FILE was like: its story, turning points, chances to win, "
               "luck, what each piece did, and how the dice fell.")};
}

Usage replay_usage() {
    Usage usage{"disfida replay [options] [FILE]", {}, {}};
    usage.about = tr("Shows the game in the record FILE, without it the game played last, again: back and "
                     "forth by actions or rounds, or by itself. From any place of it a new game can be "
                     "played on; the record stays as it is.");
    usage.options = {
        {"--at", "PLACE", tr("begin there: the number of an action, \"round 3\", first or last")},
        {"--speed", "X", tr("of playing by itself, 0.1 to 100; 1 shows an action for 1.5 s")}};
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

Usage export_usage() {
    Usage usage{"disfida export [options] [FILE]", {}, {}};
    usage.about = tr("Prints the game in the record FILE, without it the game played last, as a text of less "
                     "than 4000 letters that can be mailed; disfida import goes on with it. Or as something "
                     "to show to others: a report, a page to step through, a picture, a film for terminals.");
    usage.options = {
        {"--as", "FORM",
         tr("mail; text, a report with the board at its turning points; html, one page for a browser; svg, a "
            "picture of a position; cast, an asciicast")},
        {"--at", "PLACE",
         tr("of a picture: the number of an action, \"round 3\", first or last, which it is without it")},
        {"--speed", "X", tr("of a film, 0.1 to 100; 1 shows an action for 1.5 s")},
        {"--out", "FILE", tr("write it to FILE instead of standard output")}};
    const auto small = small_options();
    usage.options.insert(usage.options.end(), small.begin(), small.end());
    return usage;
}

Usage import_usage() {
    Usage usage{"disfida import [options] FILE", {}, {}};
    usage.about =
        tr("Goes on with a game that came by mail. FILE is the mail as it was saved, quoted or wrapped as it "
           "may be, or - for standard input, where it can be pasted. It goes on in one's own copy where "
           "there is one. A game that was changed on its way is refused with the action at which it was.");
    usage.options = {{"--new", "", tr("take it in as another game, whatever copy there is")}};
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

Usage keys_usage() {
    Usage usage{
        "disfida keys [options]", {option_of("keys")}, tr("Lists what every key of the full screen does.")};
    const auto small = small_options();
    usage.options.insert(usage.options.end(), small.begin(), small.end());
    return usage;
}

Usage settings_usage() {
    return {"disfida settings [options] [KEY] [VALUE]", look_options(),
            tr("Changes what is always to hold, on the screen or, with KEY and VALUE, at once; in plain mode "
               "lists it. It stands in $XDG_CONFIG_HOME/disfida/settings.toml or "
               "~/.config/disfida/settings.toml.")};
}

Usage past_usage() {
    Usage usage{"disfida past [options]", {}, {}};
    usage.about =
        tr("Lists the finished games and what they say of a player: won, drawn, lost and luck, by game and "
           "opponent. On the screen one can be replayed or deleted; otherwise the list is printed.");
    usage.options = {{"--json", "", tr("print the list as JSON")}};
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

Usage completion_usage() {
    return {"disfida completion [options] SHELL", small_options(),
            tr("Prints what has SHELL, bash, zsh or fish, complete the command line of disfida. What it "
               "prints asks disfida completion -- WORD... for what may stand in the place of the last WORD, "
               "which may be empty: the first line says which files (none, records, files or folders), each "
               "other line has a word and, behind a tab, its meaning.")};
}

Usage learn_usage() {
    Usage usage{"disfida learn [options] [GAME] [LESSON]", {}, {}};
    usage.about = tr("Teaches the games step by step. LESSON is a number; without it the first lesson is "
                     "begun that is not done yet, without GAME there is a list to choose from. What is done "
                     "is kept in $XDG_STATE_HOME/disfida/lessons.");
    usage.options = {
        {"--list", "", tr("print the lessons and what is done of them")},
        {"--check", "DIR",
         tr("play every lesson of DIR/lessons through, with its wrong answers, and say what is broken")}};
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

Usage rules_usage() {
    Usage usage{"disfida rules [options] [GAME] [ID]", {}, {}};
    usage.about =
        tr("The rules in our own words, with what is our ruling or reconstruction. ID is a rule, as H2.2, or "
           "a word to look for. On a terminal it is a book to turn pages in; --plain prints.");
    usage.options = look_options();
    return usage;
}

Usage match_usage(const GameInfo* game) {
    Usage usage{"disfida match [options] GAME", {}, {}};
    usage.about = tr(
        "Two levels of the computer, A and B, play each other, sides by turns: how often A wins, with a 95 % "
        "interval, and how long both think. LEVEL is page, squire, knight, captain or champion, or 0 to 4; "
        "page, 0, plays here alone.");
    usage.options = {level_option("--level", tr("A, knight without it")),
                     level_option("--against", tr("B, squire without it")),
                     {"--games", "N", tr("how many, 100 without it")},
                     {"--nodes", "N", tr("actions a captain or champion plays in thought a move, at most")},
                     {"--against-nodes", "N", tr("the same for B alone")},
                     {"--time", "MS", tr("the champion's time for a move, instead of a number of nodes")}};
    add_run_options(usage);
    if (game != nullptr) {
        add_game_options(*game, usage);
    }
    const auto small = small_options();
    usage.options.insert(usage.options.end(), small.begin(), small.end());
    return usage;
}

Usage simulate_usage(const GameInfo* game) {
    Usage usage{"disfida simulate [options] GAME", {}, {}};
    usage.about =
        tr("The computer plays many games against itself: win rates with 95 % intervals, mean and spread of "
           "what happens. LEVEL is page, squire, knight, captain or champion, or 0 to 4; page, 0, plays here "
           "alone. The result depends "
           "on the seed alone. Runs kept as JSON are added up by the option merge in the place of GAME.");
    usage.options = {level_option("--level", tr("of both sides, knight without it"))};
    for (std::size_t side = 0; game != nullptr && side < game->sides.size(); ++side) {
        usage.options.push_back(level_option(side_option(*game, side), tr("of this side")));
    }
    usage.options.push_back(
        {"--games", "N", tr("how many, 1000 without it; of a matrix for each two heroes")});
    usage.options.push_back(
        {"--nodes", "N", tr("actions a captain or champion plays in thought a move, at most")});
    const lab::Bench* bench = game == nullptr ? nullptr : lab::bench_of(game->name);
    if (bench != nullptr && bench->matrix != nullptr) {
        usage.options.push_back(
            {"--matrix", "",
             tr("every hero against every hero: those named as heroes, else all with spears")});
    }
    usage.options.push_back(
        {"--bars", "NAME", tr("draw how often each value of a measure came, as actions")});
    add_run_options(usage);
    if (game != nullptr) {
        add_game_options(*game, usage);
    }
    add_paint_options(usage);
    return usage;
}

Usage merge_usage() {
    Usage usage{"disfida simulate --merge [options] FILE...", {}, {}};
    usage.about = tr("Adds up runs of simulate that were written as JSON. They have to be of the same game, "
                     "options and levels, and no game may be in two of them.");
    usage.options = {{"--merge", "", tr("add up")},
                     {"--bars", "NAME", tr("draw how often each value of a measure came, as actions")},
                     {"--out", "FILE", tr("write the sum to FILE.json or FILE.csv too")}};
    add_paint_options(usage);
    return usage;
}

Usage host_usage(const GameInfo* game) {
    Usage usage{"disfida host [options] (GAME|FILE)", {}, {}};
    usage.about =
        tr("Opens a table for two terminals and says what the other player types: disfida join NAME or CODE. "
           "Without an option it is for your own login alone. Dice come from both sides, so that neither can "
           "choose them. In the place of GAME a record of such a game goes on with it.");
    usage.options = {
        {"--side", "SIDE",
         game == nullptr ? std::string(tr("which you play, the first without it"))
                         : fill(tr("which you play: {sides}, the first without it"),
                                {{"sides", one_of(texts(game->sides))}}),
         game == nullptr ? std::vector<std::string>() : texts(game->sides)},
        {"--name", "NAME", tr("of the table, for your own login; the game's name without it")},
        {"--group", "GROUP", tr("let the logins of a group come")},
        {"--open", "", tr("let every login of this host come that has the code")},
        {"--listen", "ADDRESS:PORT",
         tr("let come who reaches this port and has the code; without an ADDRESS it is 127.0.0.1")}};
    if (game != nullptr) {
        add_game_options(*game, usage);
    }
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

namespace {

Usage table_usage(std::string line, std::string about) {
    Usage usage{std::move(line),
                {{"--code", "CODE", tr("to show at the door, where TABLE is not the code itself")}},
                std::move(about)};
    const auto look = look_options();
    usage.options.insert(usage.options.end(), look.begin(), look.end());
    return usage;
}

} // namespace

Usage join_usage() {
    return table_usage("disfida join [options] TABLE",
                       tr("Sits down at a table somebody hosts. TABLE is its name, as barletta, its code, as "
                          "k7mq-29fx-3rtp, ADDRESS:PORT, or the path of its socket. Who was there before, "
                          "comes back to the same seat."));
}

Usage watch_usage() {
    return table_usage("disfida watch [options] TABLE",
                       tr("Looks on at a table somebody hosts. TABLE is as for disfida join."));
}

std::string help(const Usage& usage) { return usage.text() + "\n" + paragraph(tr(where_games_are)); }

std::string overview(std::span<const GameInfo> games) {
    std::string out =
        fill(tr("disfida {version}, tabletop games in the terminal"), {{"version", std::string(version())}}) +
        "\n\n" + tr("Usage:") + "\n";
    out += "  " + title_usage().line + "\n";
    for (const GameInfo& game : games) {
        out += "  " + game_usage(game).line + "\n";
    }
    out += "  disfida FILE.disfida [options]\n  " + engine_usage().line + "\n  " + verify_usage().line +
           "\n  " + show_usage().line + "\n  " + story_usage().line + "\n  " + replay_usage().line + "\n  " +
           export_usage().line + "\n  " + import_usage().line + "\n  " + learn_usage().line + "\n  " +
           rules_usage().line + "\n  " + keys_usage().line + "\n  " + settings_usage().line + "\n  " +
           past_usage().line + "\n  " + host_usage(nullptr).line + "\n  " + join_usage().line + "\n  " +
           watch_usage().line + "\n  " + match_usage(nullptr).line + "\n  " + simulate_usage(nullptr).line +
           "\n  " + merge_usage().line + "\n  " + completion_usage().line + "\n\n";
    out += paragraph(tr("Without a command there is a title to choose from. A game's name and --help tells "
                        "its options. FILE.disfida, or any path with a slash, is a record to go on with."));
    return out + "\n" + option_lines(look_options()) + "\n" + paragraph(tr(where_games_are));
}

std::string without(const Setting& setting) { return "--no-" + std::string(setting.name); }

std::string full_name(const Usage& usage, std::string_view option) {
    std::string found;
    for (const OptionText& known : usage.options) {
        if (known.name == option) {
            return known.name;
        }
        if (known.name.starts_with(option)) {
            if (!found.empty()) {
                return {};
            }
            found = known.name;
        }
    }
    return found;
}

} // namespace disfida::cli
