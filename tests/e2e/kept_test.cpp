// The real program and its files: one player a game, torn records, other data, nothing lost without a word.
#include <algorithm>
#include <csignal>
#include <filesystem>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;

bool one_line(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n') == 1 && text.ends_with('\n');
}

} // namespace

TEST_CASE(
    "kept: a game that is played is refused to a second process, which is told by whom; a dead one lets go") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    Program first({{"barletta", "--french=person", "--plain", file}});
    first.send("roll\n");
    REQUIRE(first.wait_for("have the initiative."));
    const std::string before = file_text(file);
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{file}, {"barletta", file}, {"barletta", file, "--italians=computer"}}) {
        const Outcome second = run_program({words}, "hint\n");
        CHECK(second.status == 1);
        CHECK(second.errors.starts_with("disfida: " + file + ": is being played by process " +
                                        std::to_string(first.id()) + " of "));
        CHECK(one_line(second.errors));
    }
    CHECK(file_text(file) == before);
    CHECK(run_program({{"verify", file}}).status == 0);           // looking is free
    first.send("player french computer\nplayer french person\n"); // the file is written anew
    REQUIRE(first.wait_for("french is played by person"));
    CHECK(run_program({{file}}).status == 1);
    ::kill(first.id(), SIGKILL);
    first.finish();
    CHECK(run_program({{file}}, "quit\n").status == 0);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1); // no lock is left
}

TEST_CASE(
    "kept: a second process is offered to watch, in plain mode and on the screen, and sees every action") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    Program first({{"barletta", "--french=person", "--plain", file}});
    first.send("roll\n");
    REQUIRE(first.wait_for("have the initiative."));
    Start start{{file, "--plain"}};
    start.terminal = true;
    Program plain(start);
    REQUIRE(plain.wait_for("Watch it? [y/N] "));
    plain.send("y\n");
    REQUIRE(plain.wait_for("quit leaves"));
    start = {{file, "--no-animation"}};
    start.terminal = true;
    start.environment = {{"TERM", "xterm"}, {"LC_ALL", "C"}};
    Program screen(start);
    REQUIRE(screen.wait_for("Watch it? [y/N] "));
    screen.send("y\n");
    REQUIRE(screen.wait_for("You watch "));
    first.send("auto roster\n");
    REQUIRE(plain.wait_for("place fieramosca "));
    REQUIRE(screen.wait_for("Initial charge"));
    const std::string kept = file_text(file);
    plain.send("charge fieramosca\nundo\nquit\n");
    CHECK(plain.wait_for("give no orders"));
    CHECK(plain.finish() == 0);
    screen.send("q");
    CHECK(screen.finish() == 0);
    CHECK(file_text(file) == kept);
    first.send("quit\n");
    CHECK(first.finish() == 0);
}

TEST_CASE("kept: a torn record is gone on with after a yes on a terminal, and only then") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    const std::string torn = "disfida 1 barletta\nroll : 6 6 1 1\nplace fiera";
    folder.write("game.disfida", torn);
    const Outcome piped = run_program({{file, "--french=person"}}, "y\n");
    CHECK(piped.status == 1);
    CHECK(piped.errors == "disfida: " + file + ":3: the last line is cut off: its line end is missing\n");
    Start start{{file, "--french=person", "--plain"}};
    start.terminal = true;
    {
        Program no(start);
        REQUIRE(no.wait_for("Go on from the line before?"));
        no.send("\n");
        CHECK(no.finish() == 1);
    }
    CHECK(file_text(file) == torn);
    Program yes(start);
    REQUIRE(yes.wait_for("[y/N] "));
    yes.send("y\n");
    REQUIRE(yes.wait_for("place KNIGHT HEX > "));
    yes.send("quit\n");
    CHECK(yes.finish() == 0);
    CHECK(file_text(file + ".torn") == torn);
    CHECK(file_text(file).ends_with("roll : 6 6 1 1\n"));
}

TEST_CASE("kept: a game with other data files says how to go on with them") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    const std::string data = (folder.path() / "data").string();
    folder.write("data/barletta/melee.toml", file_text(source_root() / "data/barletta/melee.toml"));
    const Outcome outcome = run_program({{"barletta", "--french=person", "--data=" + data, file}}, "roll\n");
    CHECK(outcome.status == 0);
    CHECK(outcome.errors.empty());
    CHECK(outcome.output.ends_with("Go on with: disfida " + file + " --data=" + data + "\n"));
    CHECK(run_program({{file, "--data=" + data}}, "quit\n").status == 0);
}

TEST_CASE("kept: a folder of data that helps nothing is warned of, a rule book that is broken is refused") {
    const TemporaryFolder folder;
    const std::string data = folder.path().string();
    folder.write("knights.toml", "");
    Outcome outcome = run_program({{"engine", "--data=" + data}}, "name\n");
    CHECK(outcome.status == 0);
    CHECK(one_line(outcome.errors));
    CHECK(has(outcome.errors, data + ": has no data file, so that all are the built-in ones"));
    folder.write("barletta/knight.toml", "");
    folder.write("barletta/melee.toml", file_text(source_root() / "data/barletta/melee.toml"));
    outcome = run_program({{"engine", "--data=" + data}}, "name\n");
    CHECK(outcome.status == 0);
    CHECK(one_line(outcome.errors));
    CHECK(has(outcome.errors, data + "/barletta/knight.toml: is no data file: field.toml, knights.toml, "));
    std::filesystem::remove(folder.path() / "barletta/knight.toml");
    folder.write("barletta/rules.toml", "[[rule\n");
    for (const char* command : {"engine", "barletta", "keys"}) {
        outcome = run_program({{command, "--data=" + data}}, "quit\n");
        CHECK(outcome.status == 1);
        CHECK(one_line(outcome.errors));
        CHECK(has(outcome.errors, data + "/barletta/rules.toml:"));
    }
}

TEST_CASE("kept: closed standard input is one line and status 1") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    int status = 0;
    const std::string said = output_of(
        game_program().string() + " barletta --plain " + file + " <&- 2>&1; echo status $?", &status);
    CHECK(said == "disfida: cannot read standard input: it is closed\nstatus 1\n");
    CHECK_FALSE(std::filesystem::exists(file));
}

TEST_CASE("kept: a game that could not be kept is asked about on the screen, and ends with status 1") {
    const TemporaryFolder folder;
    const auto below = folder.path() / "below";
    std::filesystem::create_directory(below);
    Tmux terminal(game_program().string() + " barletta --deploy=roster --no-animation --french=person " +
                      (below / "g.disfida").string() + "; echo status $?; cat",
                  80, 24);
    terminal.wait_for("Initial charge");
    std::filesystem::remove_all(below);
    terminal.type("Enter");
    terminal.wait_for("is not kept");
    terminal.type("q");
    terminal.wait_for("It is NOT kept on disk.");
    terminal.type("y");
    CHECK(has(terminal.wait_for("status "), "status 1"));
}
