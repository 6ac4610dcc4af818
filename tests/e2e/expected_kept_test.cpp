// What a player may expect of his games, by the numbers of the list of expectations: 1 to 3, 18, 20, 35.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

namespace {

using namespace disfida::test;
using disfida::DataSource;
using disfida::Match;

using Clock = std::chrono::steady_clock;

bool has(const std::string& whole, std::string_view part) { return whole.find(part) != std::string::npos; }

bool one_line(const std::string& text) {
    return std::count(text.begin(), text.end(), '\n') == 1 && text.ends_with('\n');
}

/// A game of two people on a full screen of 80x24, as far as the initial charge.
Start on_screen(const std::string& file) {
    Start start{{"barletta", "--french=person", "--deploy=roster", "--no-animation", file}};
    start.terminal = true;
    start.environment = {{"TERM", "xterm-256color"}, {"LC_ALL", "C"}};
    return start;
}

std::string state_of(const std::string& file) {
    const auto match = Match::read(DataSource(), file_text(file), file, 1);
    REQUIRE_MESSAGE(match, (match ? "" : match.error().text));
    return match->position().state();
}

} // namespace

TEST_CASE("expectation 1: hung up on, told to end, or with HUP ignored, the screen is gone within a second, "
          "nothing lost") {
    struct Way {
        bool ignore = false;
        int signal = 0; ///< 0: the terminal goes away
    };
    for (const Way& way :
         {Way{false, 0}, Way{true, 0}, Way{false, SIGHUP}, Way{false, SIGTERM}, Way{true, SIGTERM}}) {
        const TemporaryFolder folder;
        const std::string file = (folder.path() / "game.disfida").string();
        Start start = on_screen(file);
        start.ignore_hangup = way.ignore;
        Program program(start);
        REQUIRE(program.wait_for("uit"));
        program.send("\r");
        REQUIRE(program.wait_for("charges"));
        const std::string played = state_of(file);
        const auto before = Clock::now();
        if (way.signal == 0) {
            program.end_input();
        } else {
            ::kill(program.id(), way.signal);
        }
        const int status = program.finish();
        CHECK(Clock::now() - before < std::chrono::seconds(1));
        CHECK((status == 0 || way.signal == 0)); // there is nobody left to say good-bye to
        CHECK(state_of(file) == played);
        CHECK(has(file_text(file), "\ncharge "));
        CHECK(run_program({{file, "--plain"}}, "quit\n").status == 0); // and goes on
    }
}

TEST_CASE("expectation 1: plain mode on a terminal that goes away ends within a second, HUP ignored or not") {
    for (const bool ignored : {false, true}) {
        const TemporaryFolder folder;
        const std::string file = (folder.path() / "game.disfida").string();
        Start start{{"barletta", "--french=person", "--plain", file}};
        start.terminal = true;
        start.ignore_hangup = ignored;
        Program program(start);
        REQUIRE(program.wait_for("roll > "));
        program.send("roll\n");
        REQUIRE(program.wait_for("place KNIGHT HEX > "));
        const auto before = Clock::now();
        program.end_input();
        program.finish();
        CHECK(Clock::now() - before < std::chrono::seconds(1));
        CHECK(has(file_text(file), "\nroll : "));
    }
}

TEST_CASE("expectation 2: 200 kills at random moments lose no more than the action being played") {
    constexpr int kills = 200;
    disfida::SeededDice random(20261130);
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    std::size_t most = 0;
    int torn = 0;
    for (int i = 0; i < kills; ++i) {
        // It goes on with the game the last one was killed in, or begins another when that is over.
        Program program({{"barletta", "--italians=computer", "--french=computer", file}});
        REQUIRE(program.wait_for("\n"));
        program.listen(static_cast<int>(random.below(12)));
        ::kill(program.id(), SIGKILL);
        CHECK(program.finish() == -SIGKILL);
        const std::string text = file_text(file);
        torn += !text.empty() && text.back() != '\n' ? 1 : 0;
        const auto match = Match::read(DataSource(), text, "kept", 1);
        REQUIRE_MESSAGE(match, (match ? "" : match.error().text + "\n" + text));
        // What has been told was on the disk before: the blows are told in sentences.
        std::size_t told = 0;
        for (std::size_t at = program.output().find(" rolls "); at != std::string::npos;
             at = program.output().find(" rolls ", at + 1)) {
            ++told;
        }
        std::size_t blows = 0;
        for (const auto& ply : match->plies()) {
            blows += static_cast<std::size_t>(
                std::count_if(ply.events.begin(), ply.events.end(), [](const auto& e) {
                    return e.kind() == "blow" || e.kind() == "deploy-roll" || e.kind() == "initiative";
                }));
        }
        CHECK(blows + 2 >= told);
        most = std::max(most, match->plies().size());
        if (match->position().over()) {
            std::filesystem::remove(file);
        }
    }
    CHECK(most > 20);
    CHECK(torn == 0);
}

TEST_CASE("expectation 3: damaged, newer, foreign, unreadable records are one line with the place, status 1, "
          "and stay") {
    const std::string good =
        "disfida 1 barletta\nroll : 6 6 1 1\nplace fieramosca 2407\nplace la-motte 2406\n";
    const TemporaryFolder folder;
    struct Bad {
        std::string name;
        std::string text;
        std::string place;
    };
    const auto with = [&](std::string_view what, std::string_view by) {
        std::string out = good;
        return out.replace(out.find(what), what.size(), by);
    };
    for (const Bad& bad :
         {Bad{"empty", "", ":1: "}, Bad{"cut", good.substr(0, good.size() - 6), ":4: "},
          Bad{"newer", with("disfida 1", "disfida 2"), ":1: "},
          Bad{"foreign",
              "\x7f"
              "ELF\n",
              ":1: "},
          Bad{"flipped", with("2407", "2507"), ":3: "}, Bad{"die", with("6 6 1 1", "6 7 1 1"), ":2: "},
          Bad{"lost", with("6 6 1 1", "6 6 1"), ":2: "}, Bad{"cr", with("1 1\n", "1 1\r\n"), ":2: "},
          Bad{"nul", with("fiera", std::string_view("fie\0a", 5)), ":3: "},
          Bad{"check", good + "check 00000000\n", ":5: "}}) {
        const std::string file = (folder.path() / (bad.name + ".disfida")).string();
        folder.write(bad.name + ".disfida", bad.text);
        for (const std::string command : {"", "verify", "show", "story", "export"}) {
            std::vector<std::string> words{file};
            if (!command.empty()) {
                words.insert(words.begin(), command);
            }
            const Outcome outcome = run_program({words}, "quit\n");
            CAPTURE(bad.name);
            CAPTURE(command);
            CHECK(outcome.status == 1);
            CHECK(one_line(outcome.errors));
            CHECK(has(outcome.errors, file + bad.place));
        }
        CHECK(file_text(file) == bad.text);
    }
    const std::string folder_name = folder.path().string();
    const Outcome no_file = run_program({{"verify", folder_name}});
    CHECK(no_file.status == 1);
    CHECK(one_line(no_file.errors));
}

TEST_CASE("expectation 3: what was played before the damage is offered, and the damaged file kept") {
    const std::string bad = "disfida 1 barletta\nroll : 6 6 1 1\nplace fieramosca 2507\n";
    const TemporaryFolder folder;
    folder.write("game.disfida", bad);
    const std::string file = (folder.path() / "game.disfida").string();
    Start start{{file, "--french=person", "--plain"}};
    start.terminal = true;
    Program program(start);
    REQUIRE(program.wait_for("game.disfida:3: this line does not hold. Go on from the line before?"));
    program.send("y\n");
    REQUIRE(program.wait_for("place KNIGHT HEX > "));
    program.send("quit\n");
    CHECK(program.finish() == 0);
    CHECK(file_text(file + ".torn") == bad);
    CHECK(file_text(file).ends_with("roll : 6 6 1 1\n"));
}

TEST_CASE("expectation 3: on a disk that is full the game goes on with one warning, on the screen too") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    Start start = on_screen(file);
    start.largest_file = 900; // some lines more than the opening takes
    Program program(start);
    REQUIRE(program.wait_for("uit"));
    for (int i = 0; i < 13; ++i) {
        program.send("\r");
        program.listen(60);
        program.send("\x0c"); // all of what is said, not what differs
        program.listen(40);
    }
    CHECK(has(program.output(), "large"));
    program.send("q");
    program.listen(100);
    program.send("\x0c");
    REQUIRE(program.wait_for("NOT kept"));
    program.send("y");
    CHECK(program.finish() == 1);
    CHECK(has(file_text(file), "\nroll : "));
    const auto match = Match::read(DataSource(), file_text(file), "kept", 1);
    CHECK(match);
}

TEST_CASE("expectation 18: on the screen a first Ctrl-C asks, a second leaves; SIGINT is a Ctrl-C") {
    for (const bool signal : {false, true}) {
        const TemporaryFolder folder;
        const std::string file = (folder.path() / "game.disfida").string();
        Program program(on_screen(file));
        REQUIRE(program.wait_for("uit"));
        const auto interrupt = [&] {
            if (signal) {
                ::kill(program.id(), SIGINT);
            } else {
                program.send("\x03");
            }
        };
        interrupt();
        program.listen(100);
        program.send("\x0c");
        REQUIRE(program.wait_for("Leave the game?"));
        interrupt();
        CHECK(program.finish() == 0);
        CHECK(has(program.output(), "Go on with:")); // the command stands on a line of its own
        CHECK(has(program.output(), "disfida " + file));
    }
}

TEST_CASE("expectation 20: a crash gives the terminal back and says where the game is kept") {
    const TemporaryFolder folder;
    const std::string file = (folder.path() / "game.disfida").string();
    Program program(on_screen(file));
    REQUIRE(program.wait_for("uit"));
    const std::string kept = state_of(file);
    ::kill(program.id(), SIGABRT);
    CHECK(program.finish() == -SIGABRT);
    CHECK(has(program.errors(), "the game is kept in " + file));
    CHECK(has(program.output(), "\x1b[?1049l")); // the screen there was before
    CHECK(state_of(file) == kept);
}

TEST_CASE("expectation 35: games lie below XDG_STATE_HOME or ~/.local/state, 0700, settings below "
          "XDG_CONFIG_HOME") {
    const TemporaryFolder home;
    Start start{{"barletta", "--french=person"}};
    start.environment = {{"HOME", home.path().string()}, {"XDG_STATE_HOME", std::nullopt}};
    CHECK(run_program(start, "roll\nquit\n").status == 0);
    const auto games = home.path() / ".local/state/disfida/games";
    REQUIRE(std::filesystem::exists(games));
    using std::filesystem::perms;
    CHECK((std::filesystem::status(games).permissions() & perms::all) == perms::owner_all);
    CHECK(std::distance(std::filesystem::directory_iterator(games), {}) == 1);
    // Settings: the keyboard, here for the table of keys.
    const auto file = home.path() / "own/disfida/settings.toml";
    home.write("own/disfida/settings.toml", "# mine\n\nkeys = 'qwertz'\nbell = 2\nglyphs = 'ascii'\n");
    start.arguments = {"keys"};
    start.environment = {{"HOME", home.path().string()}, {"XDG_CONFIG_HOME", (home.path() / "own").string()}};
    CHECK(has(run_program(start).output, "z, keypad 7")); // up and left
    start.arguments = {"keys", "--keys=qwerty"};
    CHECK(has(run_program(start).output, "y, keypad 7"));
    home.write("own/disfida/settings.toml", "keys = 'qwertz'\nkeis = 1\nbell = 9\n");
    start.arguments = {"keys"};
    const Outcome wrong = run_program(start);
    CHECK(wrong.status == 0);
    CHECK(has(wrong.output, "z, keypad 7"));
    CHECK(
        wrong.errors.starts_with("disfida: " + file.string() + ":2: keis: unknown key; known here: plain, "));
    CHECK(wrong.errors.ends_with("\ndisfida: " + file.string() +
                                 ":3: bell: '9' is no number of bells: 0, 1 or 2\n"));
}

TEST_CASE(
    "settings: disfida settings lists and changes them, a file of earlier versions is taken over once") {
    const TemporaryFolder home;
    const auto file = home.path() / "disfida/settings.toml";
    home.write("disfida/options", "# mine\nkeys dvorak\nascii\n");
    Start start{{"settings", "bell", "2"}};
    start.environment = {{"XDG_CONFIG_HOME", home.path().string()}};
    const Outcome first = run_program(start);
    CHECK(first.status == 0);
    CHECK(first.output.empty());
    CHECK(first.errors == "disfida: " + (home.path() / "disfida/options").string() + ": is taken over into " +
                              file.string() + ", and not read any more\n");
    start.arguments = {"settings", "keys"};
    const Outcome second = run_program(start);
    CHECK(second.output.starts_with("keys = dvorak. "));
    CHECK(second.errors.empty());
    start.arguments = {"settings"};
    CHECK(has(run_program(start).output, "\nbell = 2. Ring"));
    start.arguments = {"settings", "bell", "3"};
    CHECK(run_program(start).status == 2);
}

TEST_CASE("settings: on the screen a change of the letters is seen at once and is there the next time") {
    const TemporaryFolder home;
    Start start{{}};
    start.terminal = true;
    start.environment = {{"TERM", "xterm"},
                         {"LC_ALL", "C.UTF-8"},
                         {"XDG_CONFIG_HOME", home.path().string()},
                         {"XDG_STATE_HOME", home.path().string()}};
    Program program(start);
    REQUIRE(program.wait_for("combat for one terminal or two"));
    program.send("s");
    REQUIRE(program.wait_for("Settings, for all games"));
    program.send("jj\x1b[D"); // letters: from auto to the last, ascii
    REQUIRE(program.wait_for("glyphs is kept in"));
    program.send("qq");
    CHECK(program.finish() == 0);
    start.terminal = false;
    start.arguments = {"settings", "glyphs"};
    CHECK(run_program(start).output.starts_with("glyphs = ascii. "));
}

TEST_CASE("past games: disfida past prints them, also as JSON, and shows them on a screen") {
    const TemporaryFolder home;
    home.write("disfida/games/won.disfida",
               "disfida 1 barletta\n# players italian=person french=computer:4 dice=thrown\n"
               "roll : 6 6 1 1\nresign french\n");
    Start start{{"past"}};
    start.environment = {{"XDG_STATE_HOME", home.path().string()}};
    const Outcome text = run_program(start);
    CHECK(text.status == 0);
    CHECK(has(text.output, "The Italians win: the French gave up"));
    CHECK(has(text.output, "Barletta against champion: won 1, drawn 0, lost 0 of 1 game; score 100%"));
    start.arguments = {"past", "--json"};
    CHECK(run_program(start).output.starts_with("{\"what\":\"disfida past\",\"games\":[{\"file\":"));
    start.arguments = {"past"};
    start.terminal = true;
    start.environment.emplace_back("TERM", "xterm");
    Program program(start);
    REQUIRE(program.wait_for("French champion"));
    program.send("w");
    REQUIRE(program.wait_for("against champion"));
    program.send("qq");
    CHECK(program.finish() == 0);
}

TEST_CASE(
    "expectation 35: without a home, or one that cannot be written, the screen plays with one warning") {
    for (const std::optional<std::string>& where :
         {std::optional<std::string>(), std::optional<std::string>("/dev/null")}) {
        Start start{{"barletta", "--french=person", "--deploy=roster", "--no-animation"}};
        start.terminal = true;
        start.environment = {
            {"TERM", "xterm"}, {"LC_ALL", "C"}, {"HOME", where}, {"XDG_STATE_HOME", std::nullopt}};
        Program program(start);
        REQUIRE(program.wait_for("is not kept"));
        program.send("\r");
        REQUIRE(program.wait_for("charges"));
        program.send("q");
        program.listen(100);
        program.send("\x0c");
        REQUIRE(program.wait_for("NOT kept"));
        program.send("y");
        program.finish();
        CHECK(has(program.output(), "This game is not kept."));
    }
}
