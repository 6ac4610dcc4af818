// The manual page lists just what the command line and plain mode take.
#include <set>

#include <doctest/doctest.h>

#include "cli/usage.hpp"
#include "kernel/words.hpp"
#include "plain/commands.hpp"
#include "support/paths.hpp"

namespace {

using Names = std::set<std::string>;

std::string page() { return disfida::test::file_text(disfida::test::source_root() / "man" / "disfida.6"); }

/// The lines of a section that begin an entry.
std::vector<std::string> entries(const std::string& text, const std::string& section) {
    const std::size_t begin = text.find("\n.Sh " + section + "\n");
    REQUIRE(begin != std::string::npos);
    const std::size_t end = text.find("\n.Sh ", begin + 1);
    std::vector<std::string> out;
    for (const auto line : disfida::split(std::string_view(text).substr(begin, end - begin), '\n')) {
        if (line.starts_with(".It ")) {
            out.emplace_back(line);
        }
    }
    return out;
}

/// What stands behind a macro in a line: of "Fl Fl seed Ns" "seed".
void words_behind(std::string_view line, std::string_view macro, Names& out) {
    for (std::size_t at = line.find(macro); at != std::string_view::npos; at = line.find(macro, at + 1)) {
        const std::string_view rest = line.substr(at + macro.size());
        out.insert(std::string(rest.substr(0, rest.find(' '))));
    }
}

void take_names(const disfida::cli::Usage& usage, Names& out) {
    for (const auto& option : usage.options) {
        out.insert(option.name.substr(2));
    }
}

} // namespace

TEST_CASE("manual: its options are those that are read") {
    Names listed;
    for (const std::string& line : entries(page(), "OPTIONS")) {
        words_behind(line, "Fl Fl ", listed);
    }
    Names read;
    take_names(disfida::cli::title_usage(), read);
    take_names(disfida::cli::learn_usage(), read);
    take_names(disfida::cli::rules_usage(), read);
    take_names(disfida::cli::merge_usage(), read);
    take_names(disfida::cli::import_usage(), read);
    take_names(disfida::cli::replay_usage(), read);
    take_names(disfida::cli::export_usage(), read);
    take_names(disfida::cli::host_usage(nullptr), read);
    take_names(disfida::cli::join_usage(), read);
    take_names(disfida::cli::watch_usage(), read);
    take_names(disfida::cli::settings_usage(), read);
    take_names(disfida::cli::past_usage(), read);
    for (const auto& game : disfida::all_games()) {
        take_names(disfida::cli::match_usage(&game), read);
        take_names(disfida::cli::simulate_usage(&game), read);
        take_names(disfida::cli::game_usage(game), read);
    }
    CHECK(listed == read);
}

TEST_CASE("manual: its commands are those of the program") {
    Names listed;
    for (const std::string& line : entries(page(), "DESCRIPTION")) {
        words_behind(line, "Cm ", listed);
    }
    Names known{"engine", "verify",   "show", "story", "export",   "import", "learn", "replay", "rules",
                "keys",   "settings", "past", "match", "simulate", "host",   "join",  "watch", "completion"};
    for (const auto& game : disfida::all_games()) {
        known.emplace(game.name);
    }
    CHECK(listed == known);
}

TEST_CASE("manual: its settings are those of the table, with what holds without them") {
    std::vector<std::string> listed;
    for (const std::string& line : entries(page(), "SETTINGS")) {
        listed.push_back(line);
    }
    std::vector<std::string> known;
    for (const auto& setting : disfida::all_settings()) {
        const std::string standard = setting.now(disfida::Settings{});
        known.push_back(".It Cm " + std::string(setting.name) + " No = " +
                        (setting.flag()                         ? standard == "on" ? "true" : "false"
                         : disfida::parse_number<int>(standard) ? standard
                                                                : "\\(dq" + standard + "\\(dq"));
    }
    CHECK(listed == known);
}

TEST_CASE("manual: plain mode's commands are those there are") {
    Names listed;
    for (const std::string& line : entries(page(), "PLAIN MODE")) {
        words_behind(line, "Ic ", listed);
    }
    Names known;
    for (const auto& command : disfida::plain::all_commands()) {
        known.emplace(command.name);
    }
    CHECK(listed == known);
}
