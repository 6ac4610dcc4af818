// The real program with computers and programs that think: the terminal stays alive, and nothing is left
// behind.
#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

namespace {

using namespace disfida::test;
using namespace std::chrono_literals;

/// The program of ten lines in the manual page, with the game on its path.
std::string manual_bot(const TemporaryFolder& folder) {
    const std::string page = file_text(source_root() / "man" / "disfida-engine.7");
    const std::size_t begin = page.find("#!/bin/sh\n");
    REQUIRE(begin != std::string::npos);
    std::string text = page.substr(begin, page.find(".Ed\n", begin) - begin);
    for (std::size_t at = text.find("\\e"); at != std::string::npos; at = text.find("\\e", at)) {
        text.erase(at + 1, 1); // as it is printed
    }
    folder.write("bin/bot", text);
    std::filesystem::permissions(folder.path() / "bin/bot", std::filesystem::perms::owner_all);
    std::filesystem::create_symlink(game_program(), folder.path() / "bin/disfida");
    return (folder.path() / "bin/bot").string();
}

/// The player of a bot that notes its process, and another it has started, and then answers nothing, whatever
/// it is told, but makes noise.
std::string deaf_bot(const TemporaryFolder& folder) {
    const std::string notes = (folder.path() / "bot").string();
    folder.write("deaf", "trap '' INT TERM HUP\n"
                         "sh -c 'echo $$ >" +
                             notes +
                             "2; sleep 100' &\n"
                             "echo $$ >" +
                             notes +
                             "\n"
                             "echo NOISE >&2\n"
                             "(echo NOISE >/dev/tty) 2>/dev/null\n"
                             "while :; do sleep 1; done\n");
    return "'engine:sh " + (folder.path() / "deaf").string() + "'";
}

/// A process noted in a file; waits for it.
pid_t noted(const std::string& file) {
    std::string text;
    for (int i = 0; i < 1000 && !text.ends_with('\n'); ++i) {
        std::this_thread::sleep_for(10ms);
        text = std::filesystem::exists(file) ? file_text(file) : std::string();
    }
    REQUIRE(text.ends_with('\n'));
    return std::stoi(text);
}

/// Whether a process has gone, or goes within some seconds.
bool gone(pid_t process) {
    for (int i = 0; i < 500 && ::kill(process, 0) == 0; ++i) {
        std::this_thread::sleep_for(10ms);
    }
    return ::kill(process, 0) != 0;
}

} // namespace

TEST_CASE("e2e: two champions on one screen leave it alive: keys act, pages open, q leaves") {
    const TemporaryFolder folder;
    Tmux terminal(game_program().string() +
                      " barletta --deploy=roster --no-animation --italians=champion --french=4 --pace=1 "
                      "--think=60000 " +
                      (folder.path() / "g.disfida").string() + "; echo status $?; cat",
                  80, 24);
    terminal.wait_for("thinking");
    terminal.resize(100, 30);
    terminal.wait_for("thinking");
    terminal.type("Z"); // hurries one
    terminal.wait_for(" charges ");
    terminal.wait_for("thinking");
    terminal.type("q");
    terminal.wait_for("Leave the game? It is kept.");
    terminal.type("n");
    terminal.wait_for("thinking");
    terminal.type("C-c");
    terminal.wait_for("Leave the game? It is kept.");
    terminal.type("C-c");
    CHECK(has(terminal.wait_for("status"), "status 0"));
}

TEST_CASE("e2e: the manual's program of ten lines plays a whole game") {
    const TemporaryFolder folder;
    const std::string bot = manual_bot(folder);
    const std::string file = (folder.path() / "g.disfida").string();
    int status = 0;
    const std::string said = output_of("PATH=" + (folder.path() / "bin").string() +
                                           ":$PATH; disfida barletta --plain --seed=3 "
                                           "--deploy=roster --italians=engine:" +
                                           bot + " --french=knight " + file + " </dev/null 2>&1",
                                       &status);
    CHECK(status == 0);
    CHECK(has(said, "The game is over"));
    output_of(game_program().string() + " verify " + file, &status);
    CHECK(status == 0);
}

TEST_CASE("e2e: a program that thinks leaves the screen alone, and is gone when the game is left") {
    const TemporaryFolder folder;
    const std::string notes = (folder.path() / "bot").string();
    folder.write("run", "exec " + game_program().string() +
                            " barletta --deploy=roster --no-animation --french=" + deaf_bot(folder) + " " +
                            (folder.path() / "g.disfida").string() + "\n");
    Tmux terminal("sh " + (folder.path() / "run").string() + "; echo status $?; cat", 80, 24);
    terminal.wait_for("Initial charge");
    terminal.type("Enter");
    terminal.wait_for("next order");
    terminal.type("Enter");
    terminal.wait_for("the program thinks");
    const pid_t first = noted(notes);
    const pid_t second = noted(notes + "2");
    CHECK(terminal.screen().find("NOISE") == std::string::npos);
    terminal.type("C-c"); // not for the program
    terminal.wait_for("Leave the game?");
    CHECK(::kill(first, 0) == 0);
    terminal.type("y");
    CHECK(has(terminal.wait_for("status"), "status 0"));
    CHECK(gone(first));
    CHECK(gone(second));
}

TEST_CASE("e2e: no program is left when the game is killed, hung up or terminated, on the screen and plain") {
    for (const char* how : {"", " --plain"}) {
        for (const int signal : {SIGKILL, SIGHUP, SIGTERM}) {
            const TemporaryFolder folder;
            const std::string notes = (folder.path() / "bot").string();
            folder.write("run", "echo $$ >" + notes + "0; exec " + game_program().string() +
                                    " barletta --deploy=roster --no-animation --pace=1 --italians=squire "
                                    "--french=" +
                                    deaf_bot(folder) + how + " " + (folder.path() / "g.disfida").string() +
                                    "\n");
            Tmux terminal("sh " + (folder.path() / "run").string() + "; echo ended; cat", 80, 24);
            const pid_t game = noted(notes + "0");
            const pid_t first = noted(notes);
            const pid_t second = noted(notes + "2");
            ::kill(game, signal);
            terminal.wait_for("ended");
            CHECK_MESSAGE(gone(first), signal, how);
            CHECK_MESSAGE(gone(second), signal, how);
        }
    }
}

TEST_CASE("e2e: a program that is not there is told on a pipe, and the exit status says so") {
    const Outcome outcome =
        run_program({{"barletta", "--plain", "--deploy=roster", "--french=engine:./no-such-bot",
                      "--italians=engine:./no-such-bot"}});
    CHECK(outcome.status == 1);
    CHECK(has(outcome.output, "program './no-such-bot' ended with status 127: "));
    const Outcome mended =
        run_program({{"barletta", "--plain", "--deploy=roster", "--french=engine:./no-such-bot",
                      "--italians=engine:./no-such-bot", "--pace=1"}},
                    "player french knight\nplayer italian captain\n");
    CHECK(mended.status == 0);
    CHECK(has(mended.output, "The game is over"));
}
