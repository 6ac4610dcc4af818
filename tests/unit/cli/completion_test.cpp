// What is offered while a command line is typed, and that the parser takes all of it.
#include <algorithm>

#include <doctest/doctest.h>

#include "cli/completion.hpp"
#include "cli/request.hpp"
#include "cli/usage.hpp"
#include "disfida/version.hpp"
#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

using disfida::cli::Completion;
using disfida::cli::Usage;
using Words = std::vector<std::string>;

Completion completed(const Words& words) { return disfida::cli::complete(disfida::DataSource(), words); }

/// The words that are offered.
Words offered(const Words& words) {
    Words out;
    for (const auto& candidate : completed(words).words) {
        out.push_back(candidate.word);
    }
    return out;
}

bool has(const Words& words, const std::string& word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Something for each place a command line has to have: "GAME" is Barletta.
Words filled(const Usage& usage, std::string_view game) {
    Words out;
    for (const auto word : disfida::split(usage.line, ' ')) {
        if (word == "disfida" || word.starts_with("[")) {
            continue;
        }
        out.emplace_back(word == "GAME" || word == "(GAME|FILE)" ? game
                         : word == "SHELL"                       ? "bash"
                         : word == "TABLE"                       ? "barletta"
                                                                 : word);
    }
    return out;
}

/// All ways to begin a command line, as many as there are commands and games to name behind them.
std::vector<Words> beginnings() {
    std::vector<Words> out;
    for (const auto& game : disfida::all_games()) {
        out.push_back({std::string(game.name)});
        for (const std::string command : {"host", "match", "simulate"}) {
            out.push_back({command, std::string(game.name)});
        }
    }
    for (const std::string& command : disfida::cli::other_commands()) {
        out.push_back(filled(disfida::cli::usage_of({command}, disfida::all_games()), "barletta"));
    }
    return out;
}

} // namespace

TEST_CASE("completion: commands by their beginnings, with what they are, and records") {
    CHECK(offered({"b"}) == Words{"barletta"});
    CHECK(offered({"ma"}) == Words{"match"});
    CHECK(offered({"x"}).empty());
    CHECK(completed({""}).files == Completion::Files::records);
    CHECK(completed({}).words.size() == offered({""}).size());
    CHECK(completed({"verif"}).words.front().meaning == "Replays the record FILE, without it the game played "
                                                        "last, with every die and check, and says what it "
                                                        "holds");
    CHECK(completed({"barl"}).words.front().meaning == "The Challenge of Barletta, 13 February 1503");
}

TEST_CASE("completion: every command but games is offered, and is a command") {
    const Words all = offered({""});
    CHECK(all.size() == disfida::all_games().size() + disfida::cli::other_commands().size());
    for (const std::string& word : all) {
        CAPTURE(word);
        const auto parsed = disfida::cli::parse({word, "--help"});
        CHECK(std::holds_alternative<disfida::cli::Request>(parsed));
    }
}

TEST_CASE("completion: options go on with '=' where they have a value, and are offered once") {
    CHECK(offered({"barletta", "--da"}) == Words{"--daste", "--data="});
    CHECK(offered({"barletta", "--daste", "--da"}) == Words{"--data="});
    CHECK(offered({"--data=x", "barletta", "--da"}) == Words{"--daste"});
    CHECK(has(offered({"-"}), "--keys="));
    CHECK_FALSE(has(offered({"-"}), "--french="));
    CHECK(offered({"engine", "--"}) == Words{"--data=", "--help", "--version"});
    CHECK(completed({"keys", "--k"}).words.front().meaning ==
          "lay the keys out for qwerty, azerty, qwertz or dvorak");
    CHECK(offered({"simulate", "--merge", "--ba"}) == Words{"--bars="});
    CHECK_FALSE(has(offered({"simulate", "barletta", "--"}), "--matrix"));
    CHECK(has(offered({"simulate", "iliad", "--"}), "--matrix"));
}

TEST_CASE("completion: values behind '=' and as words of their own") {
    CHECK(offered({"barletta", "--french=c"}) ==
          Words{"--french=computer", "--french=captain", "--french=champion"});
    CHECK(offered({"barletta", "--french", "ca"}) == Words{"captain"});
    CHECK(offered({"--keys", "q"}) == Words{"qwerty", "qwertz"});
    CHECK(offered({"lorraine", "--scenario="}) == Words{"--scenario=bulgneville"});
    CHECK(offered({"host", "iliad", "--side=r"}) == Words{"--side=right"});
    CHECK(offered({"host", "--side="}).empty()); // of which game is not said
    CHECK(offered({"lorraine", "--battles="}) ==
          Words{"--battles=ask", "--battles=auto", "--battles=result"});
    CHECK(has(offered({"iliad", "--left=ach"}), "--left=achilles"));
    CHECK(offered({"iliad", "--mode=tourney", "--field="}) == Words{"--field=8", "--field=4", "--field=16"});
    CHECK(offered({"barletta", "--plain=x"}).empty());
    CHECK(offered({"barletta", "--nonsense=x"}).empty());
}

TEST_CASE("completion: files where they may stand") {
    using Files = Completion::Files;
    CHECK(completed({"barletta", ""}).files == Files::records);
    CHECK(completed({"show", ""}).files == Files::records);
    CHECK(completed({"import", ""}).files == Files::any);
    CHECK(completed({"simulate", "--merge", "a.json", ""}).files == Files::any);
    CHECK(completed({"host", ""}).files == Files::records);
    CHECK(completed({"match", ""}).files == Files::none);
    CHECK(completed({"show", "a.disfida", ""}).files == Files::none);
    CHECK(completed({"a.disfida", ""}).files == Files::none);
    CHECK(completed({"iliad", "--own="}).files == Files::any);
    CHECK(completed({"iliad", "--own", ""}).files == Files::any);
    CHECK(completed({"barletta", "--data="}).files == Files::folders);
    CHECK(completed({"barletta", "--seed="}).files == Files::none);
}

TEST_CASE("completion: games, lessons and rules") {
    CHECK(offered({"learn", ""}) == Words{"barletta", "iliad", "lorraine"});
    CHECK(has(offered({"learn", "barletta", ""}), "14"));
    CHECK(completed({"learn", "iliad", "2"}).words.size() == 1);
    CHECK(has(offered({"rules", "barletta", "H2"}), "H2.2"));
    CHECK(offered({"rules", "nonsense", ""}).empty());
    CHECK(offered({"completion", "z"}) == Words{"zsh"});
}

TEST_CASE("completion: its text has the kind of files, then a word a line with its meaning") {
    CHECK(completed({"completion", ""}).text() == "none\nbash\nzsh\nfish\n");
    CHECK(completed({"a"}).text() == "records\n");
    CHECK(completed({"keys", "--k"}).text() ==
          "none\n--keys=\tlay the keys out for qwerty, azerty, qwertz or dvorak\n");
}

TEST_CASE("completion: every option and value that is offered is taken") {
    int taken = 0;
    for (const Words& beginning : beginnings()) {
        for (const auto& option : disfida::cli::usage_of(beginning, disfida::all_games()).options) {
            Words asked = beginning;
            asked.emplace_back("--");
            CHECK(has(offered(asked), option.name + (option.value.empty() ? "" : "=")));
            asked.back() = option.name + (option.value.empty() ? "" : "=");
            for (const std::string& value : offered(asked)) {
                Words words = beginning;
                words.push_back(value);
                CAPTURE(disfida::join(words, " "));
                const auto parsed = disfida::cli::parse(words);
                const auto* refusal = std::get_if<disfida::cli::Refusal>(&parsed);
                CHECK_MESSAGE(refusal == nullptr, (refusal != nullptr ? refusal->wrong : ""));
                ++taken;
            }
        }
    }
    CHECK(taken > 300);
}

TEST_CASE("completion: the parser keeps what is typed apart from what is asked") {
    const auto asked = disfida::cli::parse({"completion", "--", "barletta", "", "--"});
    REQUIRE(std::holds_alternative<disfida::cli::Request>(asked));
    CHECK(std::get<disfida::cli::Request>(asked).words == Words{"barletta", "", "--"});
    const auto script = disfida::cli::parse({"completion", "zsh"});
    REQUIRE(std::holds_alternative<disfida::cli::Request>(script));
    CHECK(std::get<disfida::cli::Request>(script).item == "zsh");
    const auto other = disfida::cli::parse({"completion", "csh"});
    REQUIRE(std::holds_alternative<disfida::cli::Refusal>(other));
    CHECK(std::get<disfida::cli::Refusal>(other).wrong == "'csh' is none of bash, zsh, fish");
    for (const std::string shell : {"bash", "zsh", "fish"}) {
        const auto text = disfida::cli::completion_script(disfida::DataSource(), shell);
        REQUIRE(text);
        CHECK(text->find("completion -- ") != std::string::npos);
    }
}

TEST_CASE("packaging: every file that names the version names this one") {
    const std::string version(disfida::version());
    const auto text = [](const std::string& name) {
        return disfida::test::file_text(disfida::test::source_root() / name);
    };
    CHECK(text("debian/changelog").starts_with("disfida (" + version + ") "));
    CHECK(text("share/org.disfida.disfida.metainfo.xml").find("<release version=\"" + version + "\"") !=
          std::string::npos);
}
