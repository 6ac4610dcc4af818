// Lessons and rules in the real program.
#include <csignal>
#include <string>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/lessons.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/tmux.hpp"

using namespace disfida::test;

TEST_CASE("e2e: a lesson on a real terminal, hung up on, goes on at the step where it was") {
    const TemporaryFolder home;
    const std::string learn = "XDG_STATE_HOME=" + home.path().string() + " LC_ALL=C " +
                              game_program().string() + " learn barletta ";
    const std::string pid = (home.path() / "pid").string();
    Tmux terminal("sh -c 'echo $$ > " + pid + "; " + "export XDG_STATE_HOME=" + home.path().string() +
                      " LC_ALL=C; exec " + game_program().string() +
                      " learn barletta 1'; echo status $?; cat",
                  80, 24);
    const std::string first = terminal.wait_for("step 1 of ");
    CHECK(has(first, "Lesson 1: "));
    CHECK(has(first, "[Enter]go on"));
    terminal.type("D");
    terminal.wait_for("step 2 of ");
    terminal.type("D");
    terminal.wait_for("step 3 of ");
    terminal.type("BSpace");
    terminal.wait_for("step 2 of ");
    terminal.type("D");
    terminal.wait_for("step 3 of ");
    ::kill(std::stoi(file_text(pid)), SIGHUP);
    terminal.wait_for("status ");
    CHECK(file_text(home.path() / "disfida/lessons") == "barletta-01 2\n");

    Tmux again(learn + "; echo status $?; cat", 80, 24);
    again.wait_for("step 3 of ");
    again.type("q");
    again.wait_for("Leave the lesson?");
    again.type("y");
    const std::string left = again.wait_for("status 0");
    CHECK(has(left, "Go on with: disfida learn barletta 1"));
}

TEST_CASE("e2e: rules opens the rulebook on a terminal, and prints elsewhere") {
    Tmux terminal(game_program().string() + " rules barletta H1.1; echo status $?; cat", 80, 24);
    CHECK(has(terminal.wait_for("See also"), "Barletta H1.1"));
    terminal.type("q");
    terminal.wait_for("status 0");
    const Outcome printed = run_program({{"rules", "H1.1"}});
    CHECK(printed.status == 0);
    CHECK(has(printed.output, "\nH1.1  "));
    const Outcome none = run_program({{"rules", "artillery"}});
    CHECK(none.status == 1);
    CHECK(none.errors ==
          "disfida: 'artillery' is no rule, and no rule has that word; disfida rules lists them\n");
}

TEST_CASE("e2e: learn in plain mode, its list, and numbers that are none") {
    const Outcome lesson = run_program({{"learn", "barletta", "1"}}, "show\nleave\n");
    CHECK(lesson.status == 0);
    CHECK(has(lesson.output, "Barletta, lesson 1: "));
    CHECK(has(lesson.output, "Step 2 of "));
    CHECK(has(run_program({{"learn", "--list", "iliad"}}).output, "   1  "));
    const Outcome none = run_program({{"learn", "barletta", "99"}});
    CHECK(none.status == 1);
    CHECK(has(none.errors, "disfida: barletta has no lesson 99: they are 1 to "));
}

TEST_CASE("e2e: learn --check names file, line and key of what is broken, and other lessons are learnt all "
          "the same") {
    const LessonFolder folder(with(small_lesson, "seed = 3", "sead = 3"));
    folder.write("lessons/barletta-91-good.toml", small_lesson);
    const Outcome checked = run_program({{"learn", "--check=" + folder.path()}});
    CHECK(checked.status == 1);
    CHECK(checked.output.empty());
    const std::string line =
        "disfida: " + folder.path() + "/lessons/barletta-90-small.toml:5: sead: unknown key";
    CHECK(checked.errors.starts_with(line));
    const Outcome learnt = run_program({{"learn", "barletta", "15", "--data=" + folder.path()}}, "show\n");
    CHECK(learnt.status == 0);
    CHECK(learnt.errors.starts_with(line));
    CHECK(has(learnt.errors, "; left out\n"));
    CHECK(has(learnt.output, "Barletta, lesson 15: A small lesson."));
}

TEST_CASE("e2e: a lesson that can be read but not begun is one line and status 1, on the screen and off it") {
    const TemporaryFolder folder;
    folder.write("lessons/barletta-90-broken.toml",
                 "game = 'barletta'\ntitle = 'Broken'\nabout = 'No such phase.'\nrules = ['A']\n"
                 "set = ['phase xx']\n[[step]]\ntext = 'Read.'\n");
    const std::string data = "--data=" + folder.path().string();
    const std::string number = "15"; // behind those of the program
    const Outcome plain = run_program({{"learn", "--plain", data, "barletta", number}});
    CHECK(plain.status == 1);
    CHECK(has(plain.errors, "barletta-90-broken.toml:5: set: 'phase xx': "));
    Tmux terminal(
        game_program().string() + " learn " + data + " barletta " + number + "; echo status $?; cat", 80, 24);
    CHECK(has(terminal.wait_for("status "), "status 1"));
}
