// The program: reads the command line, picks a front end.
#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <string_view>

#include <unistd.h>

#include "cli/files.hpp"
#include "cli/request.hpp"
#include "cli/show.hpp"
#include "cli/story.hpp"
#include "cli/usage.hpp"
#include "cli/verify.hpp"
#include "engine/engine.hpp"
#include "kernel/words.hpp"
#include "plain/plain.hpp"
#include "play/rulebook.hpp"
#include "tui/app.hpp"
#include "tui/commands.hpp"

namespace {

using disfida::DataSource;
using disfida::Session;
using disfida::cli::Request;

constexpr int failure = 1;
constexpr int wrong_usage = 2;
constexpr std::size_t longest_line = 8192;

/// One line on standard error, whatever a file's name or text in it holds.
void complain(const std::string& what) {
    std::fprintf(stderr, "disfida: %s\n", disfida::printable(what, longest_line).c_str());
}

int misused(const std::string& what, const std::string& usage) {
    complain(what);
    std::fprintf(stderr, "usage: %s\n", usage.c_str());
    return wrong_usage;
}

int fail(const std::string& what) {
    complain(what);
    return failure;
}

int print(const std::string& text) {
    const int problem = disfida::cli::print(text);
    return problem == 0 ? 0 : fail(std::string("cannot write to standard output: ") + std::strerror(problem));
}

/// Whether a full screen is worth trying; the terminal itself may still refuse.
bool screen_possible() {
    const char* term = std::getenv("TERM");
    return ::isatty(STDIN_FILENO) == 1 && ::isatty(STDOUT_FILENO) == 1 && term != nullptr && *term != '\0' &&
           std::string_view(term) != "dumb";
}

/// The key table of the full screen, what holds in one situation together.
std::string key_page() {
    constexpr int page_width = 78;
    const auto table = disfida::tui::game_keys();
    std::string out;
    std::string_view context = "none yet";
    for (const auto& binding : table) {
        if (binding.context != context) {
            context = binding.context;
            std::vector<disfida::tui::Binding> own;
            std::copy_if(table.begin(), table.end(), std::back_inserter(own),
                         [&](const auto& other) { return other.context == context; });
            out += (out.empty() ? "" : "\n") + std::string(context.empty() ? "everywhere" : context) + ":\n";
            out += disfida::join(disfida::tui::help_lines(own, context, page_width), "\n") + "\n";
        }
    }
    return out;
}

/// Asks a person yes or no; no where there is none.
bool agreed(const std::string& question) {
    if (::isatty(STDIN_FILENO) != 1 || print(question + " [y/N] ") != 0) {
        return false;
    }
    std::string answer;
    for (int c = std::getchar(); c != EOF && c != '\n'; c = std::getchar()) {
        answer += static_cast<char>(c);
    }
    return answer == "y" || answer == "Y" || answer == "yes";
}

/// Opens what was asked for; a record whose last line is cut off only if the player wants that.
disfida::Result<Session> open_session(const DataSource& data, disfida::Plan plan) {
    auto opened = Session::open(data, plan);
    if (!opened) {
        const auto question = disfida::torn_question(data, plan.file);
        if (question && agreed(*question)) {
            plan.mend = true;
            return Session::open(data, plan);
        }
    }
    return opened;
}

int play(const DataSource& data, const Request& request) {
    if (!disfida::cli::input_open()) {
        return fail("cannot read standard input: it is closed");
    }
    std::optional<Session> session;
    if (request.plan) {
        auto opened = open_session(data, *request.plan);
        if (!opened && disfida::options_refused(data, *request.plan)) {
            return misused(opened.error().line(),
                           disfida::cli::game_usage(*disfida::find_game(request.plan->game)).line);
        }
        if (!opened) {
            return fail(opened.error().line());
        }
        session = std::move(*opened);
    }
    if (!request.plain && screen_possible()) {
        const disfida::Settings& settings = request.settings;
        auto terminal = disfida::tui::Terminal::open({settings.ascii, settings.mono, settings.mouse});
        if (terminal) {
            const auto end = disfida::tui::run(**terminal, data, std::move(session), settings);
            terminal->reset();
            const int printed = end.last_line.empty() ? 0 : print(end.last_line + "\n");
            return end.unsaved ? failure : printed;
        }
        complain(terminal.error().line() + "; going on in plain mode");
    }
    return disfida::plain::run(data, std::move(session), request.settings);
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
        return print(request.text);
    }
    DataSource data;
    if (!request.data_folder.empty()) {
        auto opened = DataSource::open(request.data_folder);
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
        return report ? print(*report) : fail(report.error().line());
    }
    case Request::What::show: {
        const auto page = disfida::cli::show(data, request.file);
        return page ? print(*page) : fail(page.error().line());
    }
    case Request::What::story: {
        const auto page = disfida::cli::story(data, request.file);
        return page ? print(*page) : fail(page.error().line());
    }
    case Request::What::keys:
        return print(key_page());
    default:
        return play(data, request);
    }
}

} // namespace

int main(int argc, char** argv) {
    disfida::cli::hold_standard_files();
    std::signal(SIGPIPE, SIG_IGN); // a reader that went away is an error of write(),
    std::signal(SIGXFSZ, SIG_IGN); // and so is a file that may not grow
    const auto parsed = disfida::cli::parse({argv + std::min(argc, 1), argv + argc});
    if (const auto* refusal = std::get_if<disfida::cli::Refusal>(&parsed)) {
        return misused(refusal->wrong, refusal->usage);
    }
    return carry_out(std::get<Request>(parsed));
}
