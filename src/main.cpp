// The program: reads the command line, picks a front end.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string_view>

#include <unistd.h>

#include "cli/completion.hpp"
#include "cli/files.hpp"
#include "cli/kept.hpp"
#include "cli/lab.hpp"
#include "cli/mail.hpp"
#include "cli/request.hpp"
#include "cli/sharing.hpp"
#include "cli/show.hpp"
#include "cli/story.hpp"
#include "cli/usage.hpp"
#include "cli/verify.hpp"
#include "engine/engine.hpp"
#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "kernel/wrap.hpp"
#include "net/open.hpp"
#include "plain/plain.hpp"
#include "play/kept.hpp"
#include "play/language.hpp"
#include "play/lesson.hpp"
#include "play/past_words.hpp"
#include "play/preferences.hpp"
#include "play/rulebook.hpp"
#include "play/shell.hpp"
#include "play/study.hpp"
#include "play/tutor.hpp"
#include "tui/app.hpp"
#include "tui/cast.hpp"
#include "tui/commands.hpp"
#include "tui/wrap.hpp"

namespace {

using disfida::DataSource;
using disfida::Session;
using disfida::cli::Request;

constexpr int failure = 1;
constexpr int wrong_usage = 2;
constexpr std::size_t longest_line = 8192;

/// One line on standard error, whatever a file's name or text in it holds; for a person at a terminal broken
/// between words, as the terminal would break it within them.
void complain(const std::string& what) {
    const std::string line = disfida::plain::for_terminal(disfida::printable(what, longest_line), {});
    constexpr int width = 79;
    const std::string whole = "disfida: " + line;
    const bool terminal = ::isatty(STDERR_FILENO) == 1;
    const std::string shown = terminal ? disfida::join(disfida::wrap(whole, width), "\n") : whole;
    std::fprintf(stderr, "%s\n", shown.c_str());
}

int misused(const std::string& what, const std::string& usage) {
    complain(what);
    std::fprintf(
        stderr, "%s\n",
        disfida::plain::for_terminal(disfida::fill(disfida::tr("usage: {line}"), {{"line", usage}}), {})
            .c_str());
    return wrong_usage;
}

int fail(const std::string& what) {
    complain(what);
    return failure;
}

int print(const std::string& text) {
    const int problem = disfida::cli::print(text);
    return problem == 0 ? 0
                        : fail(disfida::fill(disfida::tr("cannot write to standard output: {why}"),
                                             {{"why", std::strerror(problem)}}));
}

/// The same for several lines.
int fail_lines(const std::string& lines) {
    for (const std::string_view line : disfida::split(lines, '\n')) {
        complain(std::string(line));
    }
    return failure;
}

/// Prints a text in the language spoken: with plain letters where the locale has no others. English, which
/// may be read by programs, stays as it is.
int print_words(const std::string& text) {
    return print(disfida::spoken_language().empty() ? text : disfida::plain::for_terminal(text, {}));
}

/// Whether a full screen is worth trying; the terminal itself may still refuse.
bool screen_possible() {
    const char* term = std::getenv("TERM");
    return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && term != nullptr && *term != '\0' &&
           std::string_view(term) != "dumb";
}

/// The key table of the full screen, what holds in one situation together.
std::string key_page(disfida::Keyboard keyboard) {
    constexpr int page_width = 78;
    const auto table = disfida::tui::game_keys(keyboard);
    std::string out;
    std::string_view context = "none yet";
    for (const auto& binding : table) {
        if (binding.context != context) {
            context = binding.context;
            std::vector<disfida::tui::Binding> own;
            std::copy_if(table.begin(), table.end(), std::back_inserter(own),
                         [&](const auto& other) { return other.context == context; });
            const std::string_view where = context.empty() ? disfida::tr("everywhere") : disfida::tr(context);
            out += (out.empty() ? "" : "\n") +
                   disfida::fill(disfida::tr("{where}:"), {{"where", std::string(where)}}) + "\n";
            out += disfida::join(disfida::tui::help_lines(own, context, page_width), "\n") + "\n";
        }
    }
    return out;
}

/// Asks a person yes or no; no where there is none. `usual`: what Enter alone means.
bool agreed(const std::string& question, bool usual = false) {
    if (::isatty(STDIN_FILENO) != 1 || print_words(question + (usual ? " [Y/n] " : " [y/N] ")) != 0) {
        return false;
    }
    std::string answer;
    int c = std::getchar();
    for (; c != EOF && c != '\n'; c = std::getchar()) {
        answer += static_cast<char>(c);
    }
    return disfida::is_yes(answer) || (usual && answer.empty() && c == '\n');
}

/// Opens what was asked for by its plan; a record whose last line is cut off only if the player wants that.
template <typename Open>
disfida::Result<Session> open_session(const DataSource& data, disfida::Plan& plan, const Open& open) {
    auto opened = open();
    if (!opened) {
        const auto question = disfida::torn_question(data, plan.file);
        if (question && agreed(*question)) {
            plan.mend = true;
            return open();
        }
    }
    return opened;
}

/// The game another process plays, if that is why a file could not be opened and the player wants to watch.
std::optional<disfida::Result<disfida::Follower::Begun>> watched_instead(const DataSource& data,
                                                                         const std::string& file) {
    const auto question = disfida::watch_question(file);
    if (!question || !agreed(*question)) {
        return std::nullopt;
    }
    return disfida::Follower::open(data, file);
}

/// Shows something on the full screen where there can be one, and gives the exit status; nothing where there
/// cannot, and then why, where that is not plain. `start` is left alone then.
std::optional<int> on_screen(const DataSource& data, const Request& request, disfida::tui::Start& start) {
    if (request.settings.plain || !screen_possible()) {
        return std::nullopt;
    }
    const disfida::Settings& settings = request.settings;
    auto terminal = disfida::tui::Terminal::open({settings.glyphs, settings.colours, settings.mouse});
    if (!terminal) {
        complain(disfida::fill(disfida::tr("{problem}; going on in plain mode"),
                               {{"problem", terminal.error().line()}}));
        return std::nullopt;
    }
    const auto end = disfida::tui::run(**terminal, data, std::move(start), settings);
    const int width = (*terminal)->size().width;
    terminal->reset();
    if (!end.problem.empty()) {
        return fail(end.problem);
    }
    const int printed =
        end.last_line.empty() ? 0 : print_words(disfida::tui::wrap_farewell(end.last_line, width) + "\n");
    return end.unsaved ? failure : printed;
}

/// The lesson that was asked for by game and number, or the one that is due; empty: the list is wanted.
disfida::Result<std::string> lesson_wanted(const DataSource& data, const Request& request) {
    if (request.game.empty()) {
        return std::string();
    }
    const auto shelf = disfida::load_lessons(data);
    if (request.item.empty()) {
        const auto* due = disfida::due_lesson(shelf, disfida::Progress::load(), request.game);
        return due != nullptr ? due->id : std::string();
    }
    const auto* lesson =
        shelf.numbered(request.game, disfida::parse_number<std::size_t>(request.item).value_or(0));
    if (lesson == nullptr) {
        const std::size_t count = shelf.of(request.game).size();
        return disfida::Error{disfida::fill(
            count == 0 ? disfida::tr("{game} has no lesson {number}")
                       : disfida::tr("{game} has no lesson {number}: they are 1 to {count}"),
            {{"game", request.game}, {"number", request.item}, {"count", std::to_string(count)}})};
    }
    return lesson->id;
}

int learn(const DataSource& data, const Request& request) {
    if (!request.listed && !disfida::cli::input_open()) {
        return fail(disfida::tr("cannot read standard input: it is closed"));
    }
    for (const disfida::Error& error : disfida::load_lessons(data).broken) {
        complain(disfida::fill(disfida::tr("{problem}; left out"), {{"problem", error.line()}}));
    }
    if (request.listed) {
        return print(
            disfida::plain::for_terminal(disfida::lesson_list(data, request.game), request.settings));
    }
    const auto lesson = lesson_wanted(data, request);
    if (!lesson) {
        return fail(lesson.error().line());
    }
    disfida::tui::Start start;
    if (lesson->empty()) {
        start = disfida::tui::LessonList{request.game};
    } else {
        start = *lesson;
    }
    if (const auto status = on_screen(data, request, start)) {
        return *status;
    }
    return disfida::plain::learn(data, *lesson, request.game, request.settings);
}

int read_rules(const DataSource& data, const Request& request) {
    const auto text = disfida::rule_text(data, request.game, request.item);
    if (!text) {
        return fail(text.error().line());
    }
    std::string game = request.game.empty() ? std::string(disfida::all_games().front().name) : request.game;
    bool known = false;
    for (const auto& info : disfida::all_games()) {
        const auto rules = disfida::load_rules(data, info.name);
        if ((request.game.empty() || request.game == info.name) && rules && !known &&
            disfida::find_rule(*rules, request.item) != nullptr) {
            game = info.name;
            known = true;
        }
    }
    if (request.item.empty() || known) { // what was searched for is printed
        disfida::tui::Start start =
            disfida::tui::RulePage{game, known ? std::vector{request.item} : std::vector<std::string>()};
        if (const auto status = on_screen(data, request, start)) {
            return *status;
        }
    }
    return print(disfida::plain::for_terminal(*text, request.settings));
}

int watch(const DataSource& data, const Request& request, disfida::Follower::Begun watched) {
    disfida::tui::Start start = std::move(watched);
    if (const auto status = on_screen(data, request, start)) {
        return *status;
    }
    return disfida::plain::watch(data, std::move(std::get<disfida::Follower::Begun>(start)),
                                 request.settings);
}

/// Opens a table. Who hosts a game anew is asked first whether to go on with a table of it that is left.
disfida::Result<Session> open_table(const DataSource& data, disfida::net::Hosting hosting) {
    const disfida::Plan& plan = hosting.plan;
    const std::string left =
        plan.file.empty() ? disfida::net::unfinished_table(data, plan.game) : std::string();
    if (!left.empty() && agreed(disfida::net::resume_question(data, left), true)) {
        hosting.plan = {};
        hosting.plan.file = left;
        hosting.side.clear();
    } else if (!left.empty() && ::isatty(STDIN_FILENO) != 1) {
        complain(disfida::fill(
            disfida::tr("a new table; an unfinished one is gone on with by disfida host {file}"),
            {{"file", disfida::shell_word(disfida::short_path(left))}}));
    }
    return open_session(data, hosting.plan, [&] { return disfida::net::host(data, hosting); });
}

/// Opens a session for what is asked: a game or a table.
disfida::Result<Session> session_for(const DataSource& data, const Request& request) {
    switch (request.what) {
    case Request::What::host:
        return open_table(data, *request.hosting);
    case Request::What::join:
    case Request::What::watch:
        return disfida::net::join(data, request.item, request.code, request.what == Request::What::watch);
    default: {
        disfida::Plan plan = *request.plan;
        return open_session(data, plan, [&] { return disfida::net::open(data, plan); });
    }
    }
}

int play(const DataSource& data, const Request& request) {
    if (!disfida::cli::input_open()) {
        return fail(disfida::tr("cannot read standard input: it is closed"));
    }
    std::optional<Session> session;
    if (request.plan || request.what != Request::What::play) {
        auto opened = session_for(data, request);
        if (!opened && request.plan && disfida::options_refused(data, *request.plan)) {
            return misused(opened.error().line(),
                           disfida::cli::game_usage(*disfida::find_game(request.plan->game)).line);
        }
        if (!opened && request.hosting && disfida::options_refused(data, request.hosting->plan)) {
            return misused(opened.error().line(), disfida::cli::host_usage(nullptr).line);
        }
        if (!opened) {
            if (auto watched = request.plan ? watched_instead(data, request.plan->file) : std::nullopt) {
                return *watched ? watch(data, request, std::move(**watched)) : fail(watched->error().line());
            }
            return fail(opened.error().line());
        }
        session = std::move(*opened);
    }
    disfida::tui::Start start;
    if (session) {
        start = std::move(*session);
    }
    if (const auto status = on_screen(data, request, start)) {
        return *status;
    }
    if (auto* kept = std::get_if<Session>(&start)) {
        session = std::move(*kept);
    }
    return disfida::plain::run(data, std::move(session), request.settings);
}

/// Shows the finished games, on the screen or printed.
int past(const DataSource& data, const Request& request) {
    disfida::tui::Start start = disfida::tui::PastPage{};
    if (!request.json) {
        if (const auto status = on_screen(data, request, start)) {
            return *status;
        }
    }
    disfida::PastReader all(data, disfida::net::own_side);
    while (all.step()) {
    }
    return print(request.json ? disfida::past_json(all.games())
                              : disfida::plain::for_terminal(disfida::past_text(all), request.settings));
}

/// Shows the settings, on the screen or printed, or changes one.
int settings(const DataSource& data, const Request& request) {
    if (request.item.empty()) {
        disfida::tui::Start start = disfida::tui::SettingsPage{};
        if (const auto status = on_screen(data, request, start)) {
            return *status;
        }
        std::string text;
        for (const auto& setting : disfida::all_settings()) {
            text += disfida::setting_line(setting, request.settings) + "\n";
        }
        return print(disfida::plain::for_terminal(text, request.settings));
    }
    const disfida::Setting& setting = *disfida::find_setting(request.item);
    if (!request.value) {
        return print_words(disfida::setting_line(setting, request.settings) + "\n");
    }
    const auto kept = disfida::keep_setting(setting, request.settings);
    return kept ? 0 : fail(kept.error().line());
}

/// Takes in a mailed game and plays it, unless the mail was standard input and nobody sits there.
int take_in_mail(const DataSource& data, Request request) {
    if (!disfida::cli::input_open()) {
        return fail(disfida::tr("cannot read standard input: it is closed"));
    }
    const bool piped = request.file == "-" && ::isatty(STDIN_FILENO) != 1;
    if (request.file == "-" && !piped) {
        complain(disfida::tr("paste the mail, then press Ctrl-D on a line of its own"));
    }
    const auto arrival = disfida::cli::take_in(data, request.file, request.afresh);
    if (!arrival) {
        return fail(arrival.error().line());
    }
    if (const int printed = print_words(disfida::cli::told(data, *arrival) + "\n"); printed != 0 || piped) {
        return printed;
    }
    request.plan = disfida::Plan{};
    request.plan->file = arrival->path;
    return play(data, request);
}

/// The file a game was read from, as a person calls it.
std::string name_of(const Request& request) {
    return disfida::kept_name(request.file.empty() ? disfida::kept_games().front().path : request.file);
}

int replay(const DataSource& data, const Request& request) {
    if (!disfida::cli::input_open()) {
        return fail(disfida::tr("cannot read standard input: it is closed"));
    }
    const auto path = disfida::cli::named_or_last(request.file);
    if (!path) {
        return fail(path.error().line());
    }
    auto match = disfida::cli::kept_match(data, *path);
    if (!match) {
        return fail(match.error().line());
    }
    const auto place =
        disfida::cli::place_in(*match, request.sharing.at.empty() ? "first" : request.sharing.at);
    if (!place) {
        return fail(place.error().line());
    }
    disfida::tui::Start start =
        disfida::tui::Reel{std::move(*match), name_of(request), *place, request.sharing.speed, *path};
    if (const auto status = on_screen(data, request, start)) {
        return *status;
    }
    return disfida::plain::replay(data, std::move(std::get<disfida::tui::Reel>(start).match), *place,
                                  request.settings);
}

int export_game(const DataSource& data, const Request& request) {
    auto match = disfida::cli::kept_or_last(data, request.file);
    if (!match) {
        return fail(match.error().line());
    }
    const disfida::cli::Sharing& sharing = request.sharing;
    const auto text = sharing.form == disfida::cli::Form::cast
                          ? disfida::Result<std::string>(
                                disfida::tui::cast_of(std::move(*match), name_of(request), sharing.speed))
                          : disfida::cli::shared(*match, sharing);
    if (!text) {
        return fail(text.error().line());
    }
    if (!sharing.out.empty()) {
        const auto written = disfida::cli::put_out(*text, sharing.out);
        return written ? 0 : fail(written.error().line());
    }
    const bool read_here = sharing.form == disfida::cli::Form::mail ||
                           (sharing.form == disfida::cli::Form::text && ::isatty(STDOUT_FILENO) == 1);
    return print(read_here ? disfida::plain::for_terminal(*text, request.settings) : *text);
}

int experiment(const DataSource& data, const Request& request) {
    const char* const no_color = std::getenv("NO_COLOR");
    const disfida::Colours colours = request.settings.colours;
    const bool wanted = colours == disfida::Colours::automatic ? no_color == nullptr || *no_color == '\0'
                                                               : colours != disfida::Colours::none;
    const bool colour = wanted && screen_possible();
    const auto end = request.what == Request::What::match
                         ? disfida::cli::match(data, *request.lab)
                         : disfida::cli::simulate(data, *request.lab,
                                                  {disfida::plain::ascii_only(request.settings), colour});
    if (end.misused) {
        return misused(end.problem,
                       disfida::cli::lab_usage(request.what == Request::What::match ? "match" : "simulate",
                                               {request.lab->merge ? "--merge" : request.lab->plan.game},
                                               disfida::all_games())
                           .line);
    }
    const int printed = print(disfida::plain::for_terminal(end.page, request.settings));
    return end.problem.empty() ? printed : fail(end.problem);
}

/// Says what is doubtful in a folder of data files. Refused: a rule book in it that cannot be read; all other
/// files are read whenever a game is opened.
disfida::Result<disfida::Done> check_data(const DataSource& data) {
    for (const std::string& doubt : data.doubts()) {
        complain(doubt);
    }
    for (const disfida::GameInfo& game : disfida::all_games()) {
        if (data.replaces(std::string(game.name) + "/rules.toml")) {
            if (auto rules = disfida::load_rules(data, game.name); !rules) {
                return rules.error();
            }
        }
    }
    return disfida::Done{};
}

int carry_out(const Request& request) {
    if (request.what == Request::What::print) {
        return print_words(request.text);
    }
    DataSource data;
    if (!request.settings.data_folder.empty()) {
        auto opened = DataSource::open(request.settings.data_folder);
        if (!opened) {
            return fail(opened.error().line());
        }
        data = std::move(*opened);
        if (auto checked = check_data(data); !checked) {
            return fail(checked.error().line());
        }
    }
    switch (request.what) {
    case Request::What::engine:
        return disfida::engine::run(data);
    case Request::What::verify: {
        const auto report = disfida::cli::verify(data, request.file);
        return report ? print_words(*report) : fail(report.error().line());
    }
    case Request::What::show: {
        const auto page = disfida::cli::show(data, request.file);
        return page ? print_words(*page) : fail(page.error().line());
    }
    case Request::What::story: {
        const auto page = disfida::cli::story(data, request.file);
        return page ? print_words(*page) : fail(page.error().line());
    }
    case Request::What::replay:
        return replay(data, request);
    case Request::What::export_game:
        return export_game(data, request);
    case Request::What::import_game:
        return take_in_mail(data, request);
    case Request::What::past:
        return past(data, request);
    case Request::What::settings:
        return settings(data, request);
    case Request::What::keys:
        return print_words(key_page(request.settings.keys));
    case Request::What::check: {
        const auto report = disfida::check_lessons(request.file);
        return report ? print_words(*report) : fail_lines(report.error().text);
    }
    case Request::What::completion: {
        const auto script = disfida::cli::completion_script(data, request.item);
        return script ? print(*script) : fail(script.error().line());
    }
    case Request::What::complete:
        return print_words(disfida::cli::complete(data, request.words).text());
    case Request::What::learn:
        return learn(data, request);
    case Request::What::rules:
        return read_rules(data, request);
    case Request::What::match:
    case Request::What::simulate:
        return experiment(data, request);
    default:
        return play(data, request);
    }
}

} // namespace

int main(int argc, char** argv) {
    disfida::cli::hold_standard_files();
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an error of write(),
    std::signal(SIGXFSZ, SIG_IGN); // and so is a file that may not grow
    disfida::speak_as_environment();
    const auto own = disfida::load_preferences();
    for (const std::string& doubt : own.doubts) {
        complain(doubt);
    }
    const std::vector<std::string> words{argv + std::min(argc, 1), argv + argc};
    if (const auto refusal = disfida::cli::speak_as_asked(words, own.settings)) {
        return misused(refusal->wrong, refusal->usage);
    }
    const auto parsed = disfida::cli::parse(words, disfida::all_games(), own.settings);
    if (const auto* refusal = std::get_if<disfida::cli::Refusal>(&parsed)) {
        return misused(refusal->wrong, refusal->usage);
    }
    const auto& request = std::get<Request>(parsed);
    if (request.what == Request::What::engine) { // programs read it
        disfida::speak_english();
    }
    return carry_out(request);
}
