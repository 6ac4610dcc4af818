// Programs that play a side: what they are told, and what becomes of those that are slow, die, lie or flood.
#include <chrono>
#include <csignal>
#include <string>
#include <thread>

#include <doctest/doctest.h>
#include <sys/wait.h>

#include "kernel/data.hpp"
#include "play/outside.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/stage.hpp"

namespace {

using namespace std::chrono_literals;
using namespace disfida::test;
using disfida::ask_and_wait;
using disfida::Match;
using disfida::Outside;
using disfida::Result;

/// A program that answers every line with nothing, and `suggest` with this.
std::string bot(const std::string& suggestion) {
    return "while read -r l; do case $l in suggest) printf '" + suggestion +
           "\\n\\n';; *) printf '= \\n\\n';; esac; done";
}

/// The Italians have the choice of a hex for their first knight.
Match placing() {
    Match match = start("barletta", {{"daste", "on"}});
    play_line(match, "roll : 6 3 2 2");
    return match;
}

std::string answer(Outside& outside, const Match& match, std::chrono::milliseconds limit = 10s) {
    const auto said = ask_and_wait(outside, match, limit);
    return said ? *said : "! " + said.error().line();
}

std::string answer(const std::string& command, std::chrono::milliseconds limit = 10s) {
    Outside outside(command);
    return answer(outside, placing(), limit);
}

/// Whether a process is there; waits a little for one that is about to go.
bool gone(pid_t process) {
    for (int i = 0; i < 200; ++i) {
        if (::kill(process, 0) != 0) {
            return true;
        }
        std::this_thread::sleep_for(10ms);
    }
    return false;
}

pid_t process_in(const TemporaryFolder& folder, const std::string& name) {
    for (int i = 0; i < 500 && !std::filesystem::exists(folder.path() / name); ++i) {
        std::this_thread::sleep_for(10ms);
    }
    std::string text = file_text(folder.path() / name);
    for (int i = 0; i < 500 && !text.ends_with('\n'); ++i) {
        std::this_thread::sleep_for(10ms);
        text = file_text(folder.path() / name);
    }
    return std::stoi(text);
}

} // namespace

TEST_CASE("outside: it is told game, options, set-up and actions with their dice, not the seed") {
    auto match = Match::create(disfida::DataSource(), "barletta", {{"gallantry", "on"}}, 7, 7);
    REQUIRE(match);
    CHECK(disfida::told_outside(*match) == std::vector<std::string>{"new barletta gallantry=on"});
    Match set = start("barletta", {});
    for (const char* statement :
         {"empty", "phase initiative", "round 3", "knight fieramosca 2407", "knight sachet 2406"}) {
        set_up(set, statement);
    }
    settle(set);
    play_line(set, "roll : 6 3 2 2");
    play_line(set, "first :");
    CHECK(disfida::told_outside(set) ==
          std::vector<std::string>{"new barletta", "set empty", "set phase initiative", "set round 3",
                                   "set knight fieramosca 2407", "set knight sachet 2406",
                                   "play roll : 6 3 2 2", "play first :"});
}

TEST_CASE("outside: its order is played as the rules spell it, ids, carriage returns and blanks or not") {
    CHECK(answer(bot("= place fieramosca 2407")) == "place fieramosca 2407");
    CHECK(answer(bot("=12  place fieramosca 2407  ")) == "place fieramosca 2407");
    CHECK(answer(bot("= place fieramosca 2407\\r\\nand a word more\\r")) == "place fieramosca 2407");
}

TEST_CASE("outside: the engine itself is such a program") {
    Outside engine(game_program().string() + " engine");
    const Match match = placing();
    CHECK(answer(engine, match).starts_with("place "));
}

TEST_CASE("outside: it is told only what is new, and all again after something was taken back") {
    const TemporaryFolder folder;
    const std::string log = (folder.path() / "log").string();
    Outside outside("tee " + log + " | { " + bot("= place fieramosca 2407") + "; }");
    Match match = placing();
    CHECK(answer(outside, match) == "place fieramosca 2407");
    play_line(match, "place fieramosca 2407 :");
    CHECK(has(answer(outside, match), "which is refused"));
    match.undo();
    CHECK(answer(outside, match) == "place fieramosca 2407");
    const std::string told = "new barletta daste=on\nplay roll : 6 3 2 2\nsuggest\n"
                             "play place fieramosca 2407 :\nsuggest\n"
                             "new barletta daste=on\nplay roll : 6 3 2 2\nsuggest\n";
    // The answer may be there before the log is whole.
    for (int tries = 0; tries < 1000 && file_text(log) != told; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    CHECK(file_text(log) == told);
}

TEST_CASE("outside: one that is not there, or ends, is told with its last words") {
    const std::string missing = answer("./no-such-bot");
    CHECK(has(missing, "! program './no-such-bot' ended with status 127: "));
    CHECK(has(missing, "no-such-bot"));
    CHECK(answer("echo first >&2; echo 'out of ideas' >&2; exit 3") ==
          "! program 'echo first >&2; echo 'out of ideas' >&2; exit 3' ended with status 3: out of ideas");
    CHECK(has(answer("kill -9 $$"), "was killed by signal 9"));
    CHECK(has(answer("read -r l; printf '= \\n\\n'"), "ended by itself"));
}

TEST_CASE("outside: one that is slow is given up after its time, and its answer does not come later") {
    Outside outside("read -r l; printf '= \\n\\n'; sleep 60");
    const auto begun = std::chrono::steady_clock::now();
    CHECK(has(answer(outside, placing(), 300ms), "has not answered 'play roll : 6 3 2 2' within 300 ms"));
    CHECK(std::chrono::steady_clock::now() - begun < 10s);
    CHECK(outside.files()[0] == -1); // it is gone
}

TEST_CASE("outside: one that refuses, talks unasked or says no answer is quoted") {
    CHECK(has(answer("while read -r l; do printf '? unknown command\\n\\n'; done"),
              "refuses 'new barletta daste=on': unknown command"));
    CHECK(has(answer(bot("place fieramosca 2407")), "answers 'suggest' with 'place fieramosca 2407', which "
                                                    "is no answer: it begins with = or ?"));
    CHECK(has(answer(bot("\\033[31mred\\007")), "answers 'suggest' with '?[31mred?', which is no answer"));
    Outside early("echo Hello; sleep 60");
    early.ask(placing(), 10s);
    std::this_thread::sleep_for(200ms);
    const auto said = early.look(placing().position());
    REQUIRE(said);
    CHECK_FALSE(*said);
}

TEST_CASE("outside: an illegal action is quoted with what the rules say, and the program may try again") {
    Outside outside("n=0; while read -r l; do case $l in suggest) n=$((n+1)); "
                    "if [ $n = 1 ]; then printf '= place fieramosca 0101\\n\\n'; "
                    "else printf '= place fieramosca 2407\\n\\n'; fi;; *) printf '= \\n\\n';; esac; done");
    const Match match = placing();
    const auto wrong = ask_and_wait(outside, match, 10s);
    REQUIRE_FALSE(wrong);
    CHECK(has(wrong.error().text, "wants 'place fieramosca 0101', which is refused: "));
    CHECK(has(answer(outside, match), "place fieramosca 2407"));
    CHECK(has(answer(bot("= ")), "wants '', which is refused: "));
}

TEST_CASE("outside: a program gives up its own side only, and makes no draw alone") {
    const Match match = placing(); // the Italians are to move
    REQUIRE(match.position().to_move() == "italian");
    CHECK(answer(bot("= resign italian")) == "resign italian");
    CHECK(has(answer(bot("= resign french")),
              "wants 'resign french', which is refused: a program gives up its "
              "own side only, with 'resign italian'"));
    CHECK(has(answer(bot("= draw")), "wants 'draw', which is refused: a draw takes both players; a program "
                                     "plays on, or gives up with 'resign italian'"));
}

TEST_CASE("outside: floods end, on either of its files, asked or not") {
    CHECK(has(answer("read -r l; while :; do echo '= word'; done"), "floods: more than 65536 bytes"));
    CHECK(has(answer("read -r l; yes '' ", 300ms), "has not answered"));
    CHECK(answer("yes error >&2 & " + bot("= place fieramosca 2407")) == "place fieramosca 2407");
    Outside outside("while read -r l; do printf '= place fieramosca 2407\\n\\n'; "
                    "case $l in suggest) yes | head -c 200000;; esac; done");
    const Match match = placing();
    CHECK(answer(outside, match) == "place fieramosca 2407");
    for (int i = 0; i < 500 && outside.files()[0] >= 0; ++i) {
        CHECK_FALSE(outside.look(match.position()));
        std::this_thread::sleep_for(2ms);
    }
    CHECK(outside.files()[0] == -1);                          // it was ended
    CHECK(answer(outside, match) == "place fieramosca 2407"); // and begins anew
}

TEST_CASE("outside: nothing of it is left when its player goes, whatever it does") {
    const TemporaryFolder folder;
    const std::string here = folder.path().string();
    const auto id = [&](const std::string& name) { return "echo $$ >" + here + "/" + name + "; "; };
    {
        Outside deaf(id("deaf") + "trap '' TERM HUP INT; while :; do sleep 1; done");
        Outside pair(id("pair") + "sh -c 'echo $$ >" + here + "/inner; sleep 60' & " +
                     bot("= place fieramosca 2407"));
        Outside leaver(id("leaver") + "(echo $(sh -c 'echo $PPID') >" + here +
                       "/left; sleep 60) & while ! [ -s " + here +
                       "/left ]; do sleep 0.01; done; read -r l; exit 0");
        const Match match = placing();
        deaf.ask(match, 100ms);
        CHECK(answer(pair, match) == "place fieramosca 2407");
        CHECK(has(answer(leaver, match), "ended by itself"));
        for (const char* name : {"deaf", "inner", "left"}) {
            process_in(folder, name);
        }
    }
    for (const char* name : {"deaf", "pair", "inner", "leaver", "left"}) {
        CHECK_MESSAGE(gone(process_in(folder, name)), name);
    }
    CHECK(::waitpid(-1, nullptr, WNOHANG) == -1); // no zombie of ours
}

TEST_CASE("outside: it hears 'quit' first, and has no terminal and no file of the game") {
    const TemporaryFolder folder;
    const std::string log = (folder.path() / "log").string();
    {
        Outside outside("ls -l /dev/fd/ >" + log + ".files 2>&1; (: </dev/tty) 2>" + log +
                        ".tty; while read -r l; do case $l in suggest) printf '= place fieramosca "
                        "2407\\n\\n';; quit) echo quit >" +
                        log + ";; *) printf '= \\n\\n';; esac; done");
        CHECK(answer(outside, placing()) == "place fieramosca 2407");
    }
    CHECK(file_text(log) == "quit\n");
    CHECK_FALSE(file_text(log + ".tty").empty());
}
