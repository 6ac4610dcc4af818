// The real program on a real screen, driven by keys alone.
#include <fstream>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/tmux.hpp"

using namespace disfida::test;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// The bottom line that is not empty.
std::string bottom_line(const std::string& screen) {
    const std::size_t end = screen.find_last_not_of(" \n");
    if (end == std::string::npos) {
        return {};
    }
    const std::size_t start = screen.rfind('\n', end);
    return screen.substr(start == std::string::npos ? 0 : start + 1,
                         end - (start == std::string::npos ? 0 : start));
}

/// What the hint says the computer would do: from the colon to the end of its first sentence.
std::string hinted(const std::string& screen) {
    constexpr std::string_view head = "The computer would: ";
    const std::size_t at = screen.find(head);
    if (at == std::string::npos) {
        return {};
    }
    const std::size_t start = at + head.size();
    return screen.substr(start, screen.find_first_of(".\n", start) - start);
}

/// Presses what the bottom line asks for; a hint is typed in at the prompt where orders are given. Gives the
/// screen after.
std::string press_on(Tmux& terminal, const std::string& screen) {
    const std::string bottom = bottom_line(screen);
    const auto press = [&](std::string_view key) {
        terminal.type(key);
        return terminal.wait_for_change(screen);
    };
    for (const std::string_view key : {"[Enter]next order", "[Enter]charge", "[Enter]roll", "[r]ecover"}) {
        if (has(bottom, key)) {
            return press("Enter");
        }
    }
    if (has(bottom, "[Enter]do it")) {
        return press("Escape"); // an Enter too many had chosen a knight
    }
    if (has(bottom, "[f]irst")) {
        return press("f");
    }
    if (has(bottom, "[m]ove")) {
        terminal.type("t");
        const std::string advice = terminal.wait_for("The computer would: ");
        terminal.type(":");
        terminal.type_text(hinted(advice));
        terminal.type("Enter");
        return terminal.wait_for_change(advice);
    }
    return terminal.wait_for_change(screen); // just drawing
}

} // namespace

TEST_CASE(
    "e2e: a whole game against the computer through a real terminal, by keys alone, to the final score") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    Tmux terminal("TERM=screen-256color LC_ALL=C " + game_program().string() +
                      " barletta --deploy=roster --seed=5 --no-animation " + file + "; echo status $?; cat",
                  80, 24);
    std::string screen = terminal.wait_for("Initial charge");
    int turns = 0;
    while (!has(screen, "The day is over") && ++turns < 600) {
        screen = press_on(terminal, screen);
    }
    REQUIRE(has(screen, "The day is over"));
    terminal.type("Enter");
    CHECK(has(terminal.wait_for("VP"), "story"));
    terminal.type("q");
    terminal.wait_for("[Enter]the story");
    terminal.type("q");
    screen = terminal.wait_for("status 0");
    CHECK(has(screen, "game.disfida"));
    // What is on disk is the whole game: the engine loads it and finds it over.
    const std::string state =
        output_of("printf 'load " + file + "\\nstate\\n' | " + game_program().string() + " engine");
    CHECK(has(state, "\"phase\":\"over\""));
}

TEST_CASE("e2e: only Enter, from the title, ends in a game against the computer") {
    const TemporaryFolder folder;
    Tmux terminal("XDG_STATE_HOME=" + folder.path().string() + " " + game_program().string() +
                      "; echo status $?; cat",
                  80, 24);
    terminal.wait_for("Challenge of Barletta");
    terminal.type("Enter");
    terminal.wait_for("Start the game");
    terminal.type("Enter");
    terminal.wait_for("Initial charge");
    terminal.type("q");
    terminal.wait_for("Leave the game for the title? It is kept.");
    terminal.type("y");
    // What is typed here is for the title: no command for the shell stands there.
    CHECK_FALSE(has(terminal.wait_for("Go on with the last game"), "Go on with: disfida"));
    terminal.type("Enter");
    terminal.wait_for("Initial charge");
}

TEST_CASE("expectation 4: resizing in mid-game, down to nothing and back") {
    const TemporaryFolder folder;
    Tmux terminal(game_program().string() + " barletta --deploy=roster --no-animation " +
                      (folder.path() / "g.disfida").string() + "; cat",
                  80, 24);
    terminal.wait_for("Initial charge");
    terminal.resize(30, 8);
    terminal.wait_for("30x8");
    terminal.resize(60, 20);
    terminal.wait_for("Initial charge");
    terminal.resize(120, 45);
    terminal.wait_for("Initial charge");
    terminal.resize(80, 24);
    terminal.type("Enter");
    terminal.wait_for("charges");
}

TEST_CASE("expectation 1: a hangup in mid-game ends the program at once and loses nothing") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "g.disfida").string();
    const std::string pid_file = (folder.path() / "pid").string();
    const std::string command =
        game_program().string() + " barletta --deploy=roster --no-animation --french=person " + file;
    std::string state;
    {
        Tmux terminal("sh -c 'echo $$ > " + pid_file + "; exec " + command + "'", 80, 24);
        terminal.wait_for("Initial charge");
        terminal.type("Enter");
        terminal.wait_for("charges");
        state = output_of("printf 'load " + file + "\\nstate\\n' | " + game_program().string() + " engine");
    } // the terminal goes away
    int alive = 0;
    for (int i = 0; i < 100; ++i) {
        output_of("kill -0 $(cat " + pid_file + ") 2>/dev/null", &alive);
        if (alive != 0) {
            break;
        }
        output_of("sleep 0.05");
    }
    CHECK(alive != 0);
    CHECK(has(state, "\"phase\":\"charge\""));
    Tmux again(game_program().string() + " " + file + "; cat", 80, 24);
    again.wait_for("Initial charge");
    CHECK(output_of("printf 'load " + file + "\\nstate\\n' | " + game_program().string() + " engine") ==
          state);
}

TEST_CASE("expectation 19: Ctrl-Z gives the shell a clean screen, fg brings the game back") {
    const TemporaryFolder folder;
    Tmux terminal("PS1='prompt> ' bash --norc -i", 80, 24);
    terminal.wait_for("prompt>");
    terminal.type_text(game_program().string() + " barletta --deploy=roster --no-animation " +
                       (folder.path() / "g.disfida").string());
    terminal.type("Enter");
    terminal.wait_for("Initial charge");
    terminal.type("C-z");
    CHECK_FALSE(has(terminal.wait_for("Stopped"), "Initial charge"));
    terminal.resize(100, 30); // the window changes its size meanwhile
    terminal.type_text("fg");
    terminal.type("Enter");
    terminal.wait_for("Initial charge");
    CHECK(has(bottom_line(terminal.wait_for("[q]uit")), "[Enter]"));
    terminal.type("C-z");
    terminal.wait_for("Stopped");
    terminal.type_text("fg");
    terminal.type("Enter");
    terminal.wait_for("Initial charge");
}
