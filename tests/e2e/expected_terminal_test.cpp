// What a player may expect of any terminal, by the numbers of the list of expectations: 4, 6 to 10, 21, 31.
#include <algorithm>
#include <array>
#include <chrono>
#include <clocale>
#include <csignal>
#include <cstdlib>
#include <cwchar>

#include <doctest/doctest.h>
#include <unistd.h>

#include "disfida/dice.hpp"
#include "kernel/utf8.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"
#include "support/table_house.hpp"

namespace {

using namespace disfida::test;
using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

const std::array<std::string, 7> screens{"xterm-256color", "screen", "tmux", "linux",
                                         "vt100",          "vt220",  "ansi"};

bool has(const std::string& whole, std::string_view part) { return whole.find(part) != std::string::npos; }

bool all_ascii(std::string_view text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

Start on_screen(const std::string& term, const std::string& locale, const TemporaryFolder& folder) {
    Start start{{"barletta", "--french=person", "--deploy=roster", "--no-animation", "--seed=5",
                 (folder.path() / "game.disfida").string()}};
    start.terminal = true;
    start.environment = {{"TERM", term}, {"LC_ALL", locale}, {"NO_COLOR", std::nullopt}};
    return start;
}

/// Whether this machine describes a kind of terminal: elsewhere there is nothing to try.
bool described(const std::string& term) {
    for (const char* folder :
         {"/etc/terminfo", "/lib/terminfo", "/usr/share/terminfo", "/usr/lib/terminfo"}) {
        if (::access((std::string(folder) + "/" + term.substr(0, 1) + "/" + term).c_str(), R_OK) == 0) {
            return true;
        }
    }
    return false;
}

/// How long to look on while nothing happens: DISFIDA_IDLE_MS, or two seconds.
int idle_ms() {
    const char* said = std::getenv("DISFIDA_IDLE_MS");
    return said == nullptr ? 2000 : std::atoi(said);
}

/// A tour of the screens: help, log, odds, rules, options, prompt, panel, a charge, a page of its working.
void tour(Program& program) {
    for (const std::string_view keys : {"?", "q", "o", "q",    "\r",   "x", "q",  "L", "q", "R", "q",
                                        "O", "q", ":", "hint", "\x1b", "i", "\t", "t", "W", "q"}) {
        program.send(keys);
        program.listen(keys == "\x1b" ? 150 : 30);
    }
}

/// Leaves from any page. Of a line that changes only what differs is sent: the whole of it comes with Ctrl-L.
void leave(Program& program) {
    program.send("\x03");
    program.listen(100);
    program.send("\x0c");
    REQUIRE(program.wait_for("Leave the game?"));
    program.send("y");
}

} // namespace

TEST_CASE("expectations 6 and 7: every kind of terminal, in UTF-8 and in C: a whole tour, and not a byte "
          "that is not its own") {
    for (const std::string& term : screens) {
        if (!described(term)) {
            MESSAGE("not described here: ", term);
            continue;
        }
        for (const std::string locale : {"C", "C.UTF-8"}) {
            const TemporaryFolder folder;
            CAPTURE(term);
            CAPTURE(locale);
            Program program(on_screen(term, locale, folder));
            REQUIRE(program.wait_for("harge"));
            program.listen(50);
            tour(program);
            for (const auto& [width, height] : {std::pair{200, 60}, {1, 1}, {40, 12}, {80, 24}}) {
                program.resize(static_cast<unsigned short>(width), static_cast<unsigned short>(height));
                program.listen(60);
            }
            leave(program);
            CHECK(program.finish() == 0);
            const std::string& out = program.output();
            if (locale == "C" || term == "linux") {
                CHECK(all_ascii(out));
            } else {
                std::setlocale(LC_CTYPE, "C.UTF-8");
                std::string wrong;
                for (std::string_view rest = out; !rest.empty();) {
                    const char32_t c = disfida::take_code_point(rest);
                    if (c >= 0x80 && (c == 0xFFFD || ::wcwidth(static_cast<wchar_t>(c)) != 1)) {
                        wrong += std::to_string(static_cast<unsigned>(c)) + " ";
                    }
                }
                CHECK(wrong.empty());
                std::setlocale(LC_CTYPE, "C");
            }
            // Lines drawn in the other set of signs would be letters wherever that set is not there.
            CHECK_FALSE(has(out, "qqqq"));
            CHECK_FALSE(has(out, "\x0e"));
        }
    }
}

TEST_CASE("expectation 6: dumb, unset or unknown terminals get plain mode, a bad pipe one line of advice") {
    for (const std::optional<std::string>& term :
         {std::optional<std::string>("dumb"), std::optional<std::string>(), std::optional<std::string>(""),
          std::optional<std::string>("no-such-terminal")}) {
        Start start{{"barletta", "--french=person"}};
        start.terminal = true;
        start.environment = {{"TERM", term}};
        Program program(start);
        CHECK(program.wait_for("roll > "));
        program.send("roll\nquit\n");
        CHECK(program.wait_for("Go on with: disfida "));
        CHECK(program.finish() == 0);
        CHECK_FALSE(has(program.output(), "\x1b"));
        const std::string errors = program.errors();
        const bool unknown = term && term->starts_with("no-such");
        CHECK(std::count(errors.begin(), errors.end(), '\n') == (unknown ? 1 : 0));
    }
}

TEST_CASE("expectation 6: a window whose size nobody knows is taken as 80x24") {
    const TemporaryFolder folder;
    Start start = on_screen("xterm", "C", folder);
    start.width = 0;
    start.height = 0;
    Program program(start);
    REQUIRE(program.wait_for("uit"));
    CHECK(has(program.output(), "\x1b[24;")); // its bottom line is the 24th
    CHECK_FALSE(has(program.output(), "\x1b[25;"));
}

TEST_CASE("expectation 8: with NO_COLOR or --mono no colour is sent, and the same words are there") {
    for (const bool option : {false, true}) {
        const TemporaryFolder folder;
        Start start = on_screen("xterm-256color", "C", folder);
        if (option) {
            start.arguments.emplace_back("--mono");
        } else {
            start.environment.back() = {"NO_COLOR", "1"};
        }
        Program program(start);
        REQUIRE(program.wait_for("uit"));
        tour(program);
        for (const char* colour : {"\x1b[3", "\x1b[4", "\x1b[9", "\x1b[10"}) {
            for (std::size_t at = program.output().find(colour); at != std::string::npos;
                 at = program.output().find(colour, at + 1)) {
                const std::size_t end = program.output().find_first_not_of("\x1b[;0123456789", at);
                const bool is_colour = end != std::string::npos && program.output()[end] == 'm' &&
                                       program.output().substr(at, end - at) != "\x1b[4"; // underlined
                CHECK_FALSE(is_colour);
            }
        }
    }
}

TEST_CASE("expectation 9: a lone Esc acts within 100 ms, an arrow that comes apart is an arrow") {
    const TemporaryFolder folder;
    Program program(on_screen("xterm", "C", folder));
    REQUIRE(program.wait_for("uit"));
    program.listen(60);
    auto best = Clock::duration::max(); // of some tries: a machine may be busy with something else
    for (int i = 0; i < 8 && best >= milliseconds(100); ++i) {
        program.send(":");
        program.listen(60);
        program.send("quit"); // were the Esc lost, Enter would ask whether to leave
        program.listen(60);
        const auto before = Clock::now();
        program.send("\x1b");
        REQUIRE(program.wait_for("uit"));
        best = std::min(best, Clock::now() - before);
        program.listen(60);
    }
    CHECK(best < milliseconds(100));
    program.listen(60);
    program.send("\x1b");
    ::usleep(50000);
    program.send("[");
    ::usleep(50000);
    program.send("A");
    program.listen(100);
    CHECK_FALSE(has(program.output(), "does nothing here"));
}

TEST_CASE("expectation 10: no key of any terminal ever reaches a letter command") {
    for (const std::string term : {"xterm", "vt100", "linux"}) {
        const TemporaryFolder folder;
        Program program(on_screen(term, "C", folder));
        REQUIRE(program.wait_for("harge"));
        program.listen(60);
        for (const std::string_view sequence :
             {"\x1b[A",    "\x1b[B",    "\x1b[C",    "\x1b[D",     "\x1bOA",
              "\x1bOB",    "\x1bOC",    "\x1bOD",    "\x1b[H",     "\x1b[F",
              "\x1bOH",    "\x1bOF",    "\x1b[1~",   "\x1b[2~",    "\x1b[4~",
              "\x1b[5~",   "\x1b[6~",   "\x1b[7~",   "\x1b[8~",    "\x1bOp",
              "\x1bOq",    "\x1bOr",    "\x1bOs",    "\x1bOt",     "\x1bOu",
              "\x1bOv",    "\x1bOw",    "\x1bOx",    "\x1bOy",     "\x1bOj",
              "\x1bOk",    "\x1bOl",    "\x1bOm",    "\x1bOn",     "\x1bOo",
              "\x1b[1;5A", "\x1b[1;2D", "\x1b[3;5~", "\x1b[Z",     "\x1b[200~",
              "\x1b[201~", "\x1b[I",    "\x1b[O",    "\x1b[?1;2c", "\x1b]11;rgb:0/0/0\x07"}) {
            program.send(sequence);
            program.listen(15);
        }
        program.listen(100);
        CHECK_FALSE(has(program.output(), "does nothing here"));
        CHECK_FALSE(has(program.output(), "Leave the game?"));
        CHECK_FALSE(has(program.output(), "charges"));
        leave(program);
        CHECK(program.finish() == 0);
    }
}

TEST_CASE("expectation 10: bytes that are no letter in any alphabet swallow nothing that comes after") {
    for (const std::string locale : {"C", "C.UTF-8"}) {
        const TemporaryFolder folder;
        Program program(on_screen("xterm", locale, folder));
        REQUIRE(program.wait_for("uit"));
        program.listen(60);
        for (const std::string_view bad : {"\xff", "\xc3", "\xe2\x82", "\xf0\x9f\x98", "\x80\x80"}) {
            program.send(":");
            program.send(bad);
            program.send("help\r");
            REQUIRE(program.wait_for("Signs and keys"));
            program.send("q");
            program.listen(60);
        }
    }
}

TEST_CASE(
    "expectation 21: who only waits sends nothing and takes no time; a step is short, a repaint below 6 kB") {
    const TemporaryFolder folder;
    Program program(on_screen("xterm-256color", "C.UTF-8", folder));
    REQUIRE(program.wait_for("charge"));
    program.listen(300);
    const std::size_t sent = program.output().size();
    const long ticks = program.processor_ticks();
    program.listen(idle_ms());
    CHECK(program.output().size() == sent);
    CHECK(program.processor_ticks() - ticks <= 0);
    const auto bytes_of = [&](std::string_view key) {
        const std::size_t before = program.output().size();
        program.send(key);
        program.listen(80);
        return program.output().size() - before;
    };
    // Two steps there and back over empty hexes, where the words below do not change.
    bytes_of("\x1b[C");
    std::size_t least = bytes_of("\x1b[C");
    least = std::min(least, bytes_of("\x1b[D"));
    CHECK(least <= 100);
    CHECK(bytes_of("\x0c") <= 6000);
}

TEST_CASE("expectation 21: a table with nothing to do sends nothing and takes no time: host, guest and who "
          "watches") {
    const TableHouse house;
    const auto start = [&](const std::string& who, const std::vector<std::string>& words) {
        Start out = house.on_screen(who, words);
        out.environment.emplace_back("TERM", "xterm-256color");
        out.environment.emplace_back("LC_ALL", "C.UTF-8");
        return out;
    };
    Program host(start("host", {"host", "barletta"}));
    REQUIRE(host.wait_for("disfida join barletta"));
    Program guest(start("guest", {"join", "barletta"}));
    REQUIRE(guest.wait_for("is here"));
    Program watcher(start("watcher", {"watch", "barletta"}));
    REQUIRE(watcher.wait_for("you watch"));
    std::array<std::size_t, 3> sent{};
    std::array<long, 3> ticks{};
    const std::array<Program*, 3> all{&host, &guest, &watcher};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all.at(i)->listen(300);
        sent.at(i) = all.at(i)->output().size();
        ticks.at(i) = all.at(i)->processor_ticks();
    }
    ::usleep(static_cast<useconds_t>(idle_ms()) * 1000U);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all.at(i)->listen(0);
        CAPTURE(i);
        CHECK(all.at(i)->output().size() == sent.at(i));
        // Every 20 seconds a word goes over the line that it is still there, which may fill a tick that was
        // begun.
        CHECK(all.at(i)->processor_ticks() - ticks.at(i) <= 1);
    }
}

TEST_CASE("expectation 31: the title of the window where there is one, and given back; no bell unless it is "
          "wanted") {
    for (const std::string& term : screens) {
        if (!described(term)) {
            continue;
        }
        const TemporaryFolder folder;
        Program program(on_screen(term, "C", folder));
        REQUIRE(program.wait_for("harge"));
        program.listen(60);
        program.send("\r");
        program.listen(60);
        leave(program);
        CHECK(program.finish() == 0);
        const bool titled = term == "xterm-256color" || term == "tmux";
        CAPTURE(term);
        CHECK(has(program.output(), "\x1b]2;disfida: The Challenge of Barletta") == titled);
        CHECK(has(program.output(), "\x1b[22;2t") == titled);
        CHECK(has(program.output(), "\x1b[23;2t") == titled);
        CHECK_FALSE(has(program.output(), "\a"));
    }
    for (const int bells : {0, 1, 2}) {
        Start start{{"barletta", "--french=squire", "--deploy=roster", "--no-animation", "--seed=5",
                     "--pace=0", "--bell=" + std::to_string(bells)}};
        start.terminal = true;
        start.environment = {{"TERM", "vt220"}, {"LC_ALL", "C"}};
        Program program(start);
        REQUIRE(program.wait_for("harge"));
        program.listen(400); // the French may be first
        const auto before = program.output().size();
        program.send("\r");
        program.listen(500);
        const auto& out = program.output();
        CHECK(std::count(out.begin() + static_cast<std::ptrdiff_t>(before), out.end(), '\a') == bells);
    }
}

TEST_CASE(
    "expectation 4: a storm of 1000 sizes from 1x1 to 200x60 in a real terminal, through all its pages") {
    disfida::SeededDice random(4);
    const TemporaryFolder folder;
    for (const std::string game : {"barletta", "iliad", "lorraine"}) {
        Start start{{game, "--no-animation", "--seed=5"}};
        start.terminal = true;
        start.environment = {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}};
        Program program(start);
        program.listen(300);
        constexpr std::array<std::string_view, 20> keys{"?",  "q",  "o", "q", "x",    "q",   "L",
                                                        "q",  "O",  "q", ":", "\x1b", "R",   "q",
                                                        "\t", "\r", "i", "W", "q",    "\x1b"};
        for (int i = 0; i < 1000; ++i) {
            program.resize(static_cast<unsigned short>(1 + random.below(200)),
                           static_cast<unsigned short>(1 + random.below(60)));
            if (i % 25 == 0) {
                program.send(keys.at(static_cast<std::size_t>(i / 25) % keys.size()));
            }
            program.listen(1);
        }
        program.resize(80, 24);
        program.listen(300);
        program.send("\x03");
        program.listen(100);
        program.send("\x03");
        CHECK(program.finish() == 0);
        CHECK_FALSE(has(program.errors(), "ERROR"));
    }
}
