// Games shown to others by the real program: exported in every form, gone through in plain mode and on the
// screen.
#include <algorithm>
#include <filesystem>

#include <doctest/doctest.h>
#include <sys/stat.h>

#include "support/has.hpp"
#include "support/markup.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;

std::string golden(const std::string& name) { return golden_file(name).string(); }

bool one_line(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n') == 1 && text.ends_with('\n');
}

bool installed(const std::string& program) {
    int status = 1;
    output_of("command -v " + program + " 2>&1", &status);
    return status == 0;
}

} // namespace

TEST_CASE("share: every form on standard output and in a file is the same, and a real parser reads it") {
    const TemporaryFolder folder;
    for (const std::string form : {"text", "html", "svg", "cast"}) {
        CAPTURE(form);
        const std::string file = (folder.path() / ("game." + form)).string();
        const Outcome printed = run_program({{"export", "--as=" + form, golden("barletta-1")}});
        CHECK(printed.status == 0);
        CHECK(printed.errors.empty());
        const Outcome written =
            run_program({{"export", "--as", form, "--out=" + file, golden("barletta-1")}});
        CHECK(written.status == 0);
        CHECK(written.output.empty());
        CHECK(file_text(file) == printed.output);
    }
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 4); // nothing temporary
    CHECK(markup_problem(file_text(folder.path() / "game.svg")) == "");
    CHECK(markup_problem(file_text(folder.path() / "game.html"), true) == "");
    if (installed("xmllint")) {
        int status = 1;
        const std::string said =
            output_of("xmllint --noout '" + (folder.path() / "game.svg").string() + "' 2>&1", &status);
        CHECK_MESSAGE(status == 0, said);
    }
    if (installed("asciinema")) { // it wants a terminal, and shows there what the game showed at its end
        const Tmux film("LC_ALL=C.UTF-8 asciinema cat '" + (folder.path() / "game.cast").string() +
                            "'; sleep 60",
                        80, 24);
        CHECK(has(film.wait_for("111/111"), "The day is over"));
    }
}

TEST_CASE("share: without a form it is the mail, as ever") {
    const Outcome mail = run_program({{"export", golden("barletta-1")}});
    CHECK(mail.status == 0);
    CHECK(has(mail.output, "disfida, a game by mail"));
    CHECK(run_program({{"export", "--as=mail", golden("barletta-1")}}).output == mail.output);
}

TEST_CASE("share: a picture of any position") {
    const Outcome first = run_program({{"export", "--as=svg", "--at=0", golden("barletta-1")}});
    const Outcome third = run_program({{"export", "--as=svg", "--at=round 3", golden("barletta-1")}});
    const Outcome last = run_program({{"export", "--as=svg", golden("barletta-1")}});
    CHECK(has(first.output, "Before the first action."));
    CHECK(has(third.output, "Round 3 of 5"));
    CHECK(has(last.output, "The Italians win"));
    CHECK(run_program({{"export", "--as=svg", "--at=last", golden("barletta-1")}}).output == last.output);
}

TEST_CASE("share: what is wrong is said in a line, and nothing is written") {
    const TemporaryFolder folder;
    folder.write("game.disfida", "disfida 1 barletta\n");
    const std::string record = (folder.path() / "game.disfida").string();
    const auto refused = [&](std::vector<std::string> words) {
        words.insert(words.begin(), "export");
        Outcome outcome = run_program({words});
        CHECK(outcome.status != 0);
        CHECK(outcome.output.empty());
        return outcome;
    };
    for (const auto& words : std::vector<std::vector<std::string>>{{"--as=pdf", record},
                                                                   {"--at=3", record},
                                                                   {"--as=html", "--at=3", record},
                                                                   {"--as=svg", "--speed=2", record},
                                                                   {"--as=cast", "--speed=fast", record},
                                                                   {"--as=html", "--out=", record}}) {
        CHECK(refused(words).status == 2);
    }
    for (const auto& words :
         std::vector<std::vector<std::string>>{{"--as=svg", "--at=1", record},
                                               {"--as=svg", "--at=round 9", record},
                                               {"--as=html", "--out=" + record, record},
                                               {"--as=html", "--out=/nowhere/x.html", record},
                                               {"--as=html", "--out=" + folder.path().string(), record},
                                               {"--as=html", record + "x"}}) {
        const Outcome outcome = refused(words);
        CHECK(outcome.status == 1);
        CHECK_MESSAGE(one_line(outcome.errors), outcome.errors);
    }
    CHECK(file_text(record) == "disfida 1 barletta\n");
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("share: an exported file takes an old one's place, and others may read a new one") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.svg").string();
    const mode_t mask = ::umask(022);
    CHECK(run_program({{"export", "--as=svg", "--out=" + file, golden("iliad-duel")}}).status == 0);
    ::umask(mask);
    CHECK(std::filesystem::status(file).permissions() == static_cast<std::filesystem::perms>(0644));
    const std::string before = file_text(file);
    CHECK(run_program({{"export", "--as=svg", "--at=0", "--out=" + file, golden("iliad-duel")}}).status == 0);
    CHECK(file_text(file) != before);
}

TEST_CASE("expectation 30: a replay in plain mode, and on from there as a game that is kept") {
    const TemporaryFolder home;
    Start start{{"replay", "--plain", "--at=r2", golden("barletta-1")}};
    start.environment = {{"XDG_STATE_HOME", home.path().string()}};
    const std::string before = file_text(golden("barletta-1"));
    const Outcome outcome = run_program(start, "\nback\nnext round\nround before\n3\nundo\nwhat\nlast\nplay "
                                               "on\nfirst\nplay on\nstatus\nquit\n");
    CHECK(outcome.status == 0);
    CHECK(has(outcome.output, "Action 3 of "));
    CHECK(has(outcome.output, "Not for one who only looks"));
    CHECK(has(outcome.output, "The game is over there"));
    CHECK(has(outcome.output, "A new game, kept in"));
    CHECK(file_text(golden("barletta-1")) == before);
    const auto games = home.path() / "disfida/games";
    REQUIRE(std::distance(std::filesystem::directory_iterator(games), {}) == 1);
    CHECK(has(file_text(std::filesystem::directory_iterator(games)->path()), "disfida 1 barletta\n"));
}

TEST_CASE("expectation 30: a replay on a terminal, on from there, and home again") {
    const TemporaryFolder home;
    Tmux terminal("XDG_STATE_HOME=" + home.path().string() + " HOME=" + home.path().string() + " " +
                      game_program().string() + " replay --speed=4 " + golden("barletta-1"),
                  80, 24);
    terminal.wait_for("Before the first action");
    terminal.type("Down");
    terminal.wait_for("Round 1/5");
    terminal.type("a");
    terminal.wait_for("> 4x");
    terminal.type("Left");
    terminal.type("p");
    terminal.wait_for("in a new kept game?");
    terminal.type("y");
    terminal.wait_for("[q]uit");
    CHECK(std::distance(std::filesystem::directory_iterator(home.path() / "disfida/games"), {}) == 1);
}
