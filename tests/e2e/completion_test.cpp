// Expectation 34: what bash completes is what the program's help lists.
#include <algorithm>
#include <set>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;
using Names = std::set<std::string>;

std::string script() { return (source_root() / "data/completion/disfida.bash").string(); }

/// What bash's own completion replies in a folder when the last word is being typed. Words come as bash cuts
/// them.
Names replies(const TemporaryFolder& folder, const std::string& words) {
    const std::string out =
        output_of("cd '" + folder.path().string() +
                  "' && bash --norc -c '. \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); " +
                  "_disfida \"$1\"; printf \"%s\\n\" \"${COMPREPLY[@]}\"' '" + script() + "' '" +
                  game_program().string() + "' " + words + " 2>&1");
    Names names;
    for (const auto line : disfida::split(out, '\n')) {
        if (!line.empty()) {
            names.emplace(line);
        }
    }
    return names;
}

/// The options a help lists, with '=' behind those that have a value.
Names options_in(const std::string& help) {
    Names out;
    for (const auto line : disfida::split(help, '\n')) {
        if (line.starts_with("  --")) {
            const auto word = line.substr(2, line.find(' ', 2) - 2);
            out.emplace(word.substr(0, std::min(word.find('='), word.size() - 1) + 1));
        }
    }
    return out;
}

/// The commands a help lists: behind "disfida" in the usages, words of small letters.
Names commands_in(const std::string& help) {
    Names out;
    for (const auto line : disfida::split(help, '\n')) {
        const auto words = disfida::split(line, ' ');
        if (words.size() > 3 && words[0].empty() && words[2] == "disfida" && disfida::is_id(words[3])) {
            out.emplace(words[3]);
        }
    }
    return out;
}

} // namespace

TEST_CASE("expectation 34: bash completes the commands and options that --help lists") {
    const TemporaryFolder folder;
    const std::string help = run_program({{"--help"}}).output;
    const Names commands = commands_in(help);
    REQUIRE(commands.size() > 15);
    CHECK(replies(folder, "''") == commands);
    CHECK(replies(folder, "--") == options_in(help));
    for (const std::string& command : commands) {
        CAPTURE(command);
        CHECK(replies(folder, command + " --") == options_in(run_program({{command, "--help"}}).output));
    }
    CHECK(replies(folder, "host iliad --") == options_in(run_program({{"host", "iliad", "--help"}}).output));
}

TEST_CASE("expectation 34: bash completes values, games and records, as it cuts the words") {
    const TemporaryFolder folder;
    folder.write("duel.disfida", "");
    folder.write("a letter.txt", "");
    folder.write("below/x.disfida", "");
    CHECK(replies(folder, "barletta --french = ca") == Names{"captain"});
    CHECK(replies(folder, "barletta --french =") ==
          Names{"person", "computer", "squire", "knight", "captain", "champion"});
    CHECK(replies(folder, "barletta --french ca") == Names{"captain"});
    CHECK(replies(folder, "match li") == Names{});
    CHECK(replies(folder, "match il") == Names{"iliad"});
    CHECK(replies(folder, "show ''") == Names{"below", "duel.disfida"});
    CHECK(replies(folder, "show below/") == Names{"below/x.disfida"});
    CHECK(replies(folder, "import a") == Names{"a letter.txt"});
    CHECK(replies(folder, "barletta --data = ''") == Names{"below"});
}

TEST_CASE("expectation 34: bash in a terminal, by the Tab key") {
    const TemporaryFolder folder;
    folder.write("duel.disfida", "");
    Tmux terminal("cd '" + folder.path().string() + "' && PS1='> ' bash --noprofile --norc -i", 80, 24);
    terminal.wait_for(">");
    terminal.type_text(". <('" + game_program().string() + "' completion bash); PATH='" +
                       game_program().parent_path().string() + "':$PATH; clear");
    terminal.type("Enter");
    const auto completes = [&](const std::string& typed, const std::string& whole) {
        terminal.type_text(typed);
        terminal.type("Tab");
        terminal.wait_for(whole);
        terminal.type("C-u");
    };
    completes("disfida barl", "disfida barletta");
    completes("disfida barletta --french=cap", "disfida barletta --french=captain");
    completes("disfida show d", "disfida show duel.disfida");
}
