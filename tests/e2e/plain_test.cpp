// Plain mode as a person or a script runs it.
#include <algorithm>
#include <csignal>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "support/program.hpp"

namespace {

using disfida::DataSource;
using disfida::Match;
using disfida::test::file_text;
using disfida::test::has;
using disfida::test::Outcome;
using disfida::test::Program;
using disfida::test::run_program;
using disfida::test::Start;
using disfida::test::TemporaryFolder;

/// A whole game, each action drawn from the legal ones, attacks before the rest; what a person types to play
/// it.
struct Script {
    std::string lines;
    Match match;
    static Script make(std::optional<std::uint64_t> seed, bool with_dice) {
        auto created = Match::create(DataSource(), "barletta", {}, seed, 5);
        REQUIRE(created);
        Script script{"", std::move(*created)};
        disfida::SeededDice choice(99);
        while (!script.match.position().over()) {
            auto legal = script.match.position().legal();
            const auto attacks =
                std::stable_partition(legal.begin(), legal.end(), [](const std::string& action) {
                    return action.find(" attack ") != std::string::npos;
                });
            const auto count =
                attacks == legal.begin() ? legal.size() : static_cast<std::size_t>(attacks - legal.begin());
            script.add(legal[choice.below(static_cast<std::uint32_t>(count))], with_dice);
        }
        return script;
    }
    void add(const std::string& action, bool with_dice) {
        lines += action + "\n";
        const auto played = match.play(action);
        REQUIRE_MESSAGE(played, played.error().line());
        if (!with_dice) {
            return;
        }
        // What is asked for together is known only from the position before.
        const std::vector<int> dice = match.plies().back().dice;
        REQUIRE(match.undo());
        for (std::size_t used = 0; used < dice.size();) {
            const auto missing = match.needs(action, std::span(dice).first(used));
            REQUIRE(missing);
            REQUIRE(*missing);
            for (int i = 0; i < (*missing)->count; ++i, ++used) {
                lines += (i == 0 ? "" : " ") + std::to_string(dice[used]);
            }
            lines += "\n";
        }
        REQUIRE(match.play(action, dice));
    }
};

/// The actions and checks of a record.
std::string moves_of(const std::string& record) {
    const std::size_t first = record.find("roll : ");
    REQUIRE(first != std::string::npos);
    return record.substr(first);
}

bool all_ascii(const std::string& text) {
    return std::all_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

Start two_people(const std::filesystem::path& file) {
    return {{"barletta", "--italians=person", "--french=person", file.string()}};
}

} // namespace

TEST_CASE("expectation 32: a whole game in plain mode through a pipe, dice thrown from a seed, to the final "
          "score") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    const Script script = Script::make(7, false);
    Start start = two_people(file);
    start.arguments.emplace_back("--seed=7");
    const Outcome outcome = run_program(start, script.lines);
    CHECK(outcome.status == 0);
    CHECK(outcome.errors.empty());
    CHECK(moves_of(file_text(file)) == moves_of(script.match.record().text()));
    CHECK(has(outcome.output, "The day is done: "));
    CHECK(has(outcome.output, "Surrender table of the French, "));
    CHECK(outcome.output.ends_with(script.match.position().status().front() + " The record is in " +
                                   file.string() + "\n"));
}

TEST_CASE("plain mode: a whole game with dice rolled by hand, to the final score") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    const Script script = Script::make(std::nullopt, true);
    Start start = two_people(file);
    start.arguments.emplace_back("--dice=hand");
    const Outcome outcome = run_program(start, script.lines);
    CHECK(outcome.status == 0);
    CHECK(moves_of(file_text(file)) == moves_of(script.match.record().text()));
    CHECK(file_text(file).find("\nseed ") == std::string::npos);
    CHECK(has(outcome.output, "Surrender table of the French, "));
}

TEST_CASE("plain mode: two computers play a game to its end by themselves") {
    const Outcome outcome = run_program({{"barletta", "--italians=computer", "--french=computer",
                                          "--deploy=random", "--gallantry", "--daste", "--seed=3"}});
    CHECK(outcome.status == 0);
    CHECK(has(outcome.output, "The day is done: "));
    CHECK(has(outcome.output, "The record is in "));
}

TEST_CASE("plain mode: a game is gone on with where it was left") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    const Outcome first = run_program(two_people(file), "roll\n");
    CHECK(first.output.ends_with("Deployment, 0 of 26 knights stand. Go on with: disfida " + file.string() +
                                 "\n"));
    const std::string kept = file_text(file);
    const Outcome second = run_program({{file.string()}}, "log\n");
    CHECK(second.status == 0);
    CHECK(has(second.output, "Italians: person, French: person."));
    CHECK(has(second.output, "1. Italians "));
    CHECK(file_text(file) == kept);
}

TEST_CASE("plain mode: without a command a menu, and the end of input leaves it") {
    const Outcome outcome = run_program({{}}, "");
    CHECK(outcome.status == 0);
    CHECK(has(outcome.output, "1. The Challenge of Barletta"));
}

TEST_CASE("plain mode: standard output that is closed or full ends it with one line and status 1") {
    for (const auto output : {Start::Output::closed, Start::Output::full}) {
        const TemporaryFolder folder;
        const auto file = folder.path() / "game.disfida";
        Start start = two_people(file);
        start.output = output;
        const Outcome outcome = run_program(start, "roll\n");
        CHECK(outcome.status == 1);
        CHECK(outcome.errors.starts_with("disfida: cannot write to standard output: "));
        CHECK(std::count(outcome.errors.begin(), outcome.errors.end(), '\n') == 1);
        CHECK(file_text(file).starts_with("disfida 1 barletta\n")); // nothing of the talk is in the record
        CHECK(file_text(file).find("Challenge") == std::string::npos);
        Start help{{"--help"}};
        help.output = output;
        CHECK(run_program(help).status == 1);
    }
}

TEST_CASE("plain mode: standard input that is closed ends it at once") {
    const Outcome outcome = run_program({{"barletta"}});
    CHECK(outcome.status == 0);
    CHECK(has(outcome.output, "Go on with: disfida "));
}

TEST_CASE("plain mode: a FILE that cannot be written is refused before anything is played") {
    const Outcome outcome = run_program(two_people("/dev/null/game.disfida"), "roll\n");
    CHECK(outcome.status == 1);
    CHECK(outcome.errors == "disfida: /dev/null/game.disfida: cannot be written: Not a directory\n");
    CHECK(outcome.output.empty());
}

TEST_CASE("plain mode: options that contradict the record are refused, and it stays as it is") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    Start start = two_people(file);
    start.arguments.emplace_back("--seed=7");
    run_program(start, "roll\n");
    const std::string kept = file_text(file);
    const Outcome gallantry = run_program({{"barletta", "--gallantry", file.string()}}, "roll\n");
    CHECK(gallantry.status == 1);
    CHECK(gallantry.errors == "disfida: " + file.string() + ": was begun with gallantry off, not on\n");
    const Outcome seed = run_program({{"barletta", "--seed=8", file.string()}}, "roll\n");
    CHECK(seed.status == 1);
    CHECK(seed.errors == "disfida: " + file.string() + ": was begun with seed 7, not with seed 8\n");
    CHECK(file_text(file) == kept);
}

TEST_CASE(
    "expectation 3: a record cut in the middle of a line is refused with its line, and stays as it is") {
    const TemporaryFolder folder;
    folder.write("game.disfida", "disfida 1 barletta\nroll : 6 6 1 1\nplace fiera");
    const std::string file = (folder.path() / "game.disfida").string();
    for (const std::vector<std::string>& arguments :
         {std::vector<std::string>{file}, {"barletta", file}, {"verify", file}}) {
        const Outcome outcome = run_program({arguments});
        CHECK(outcome.status == 1);
        CHECK(outcome.errors.starts_with("disfida: " + file + ":3: "));
        CHECK(std::count(outcome.errors.begin(), outcome.errors.end(), '\n') == 1);
    }
    CHECK(file_text(file) == "disfida 1 barletta\nroll : 6 6 1 1\nplace fiera");
}

TEST_CASE("expectation 35: without a home, or where it cannot be written, one plays with one warning") {
    const auto count = [](const std::string& text) {
        std::size_t found = 0;
        for (std::size_t at = text.find("Warning: "); at != std::string::npos;
             at = text.find("Warning: ", at + 1)) {
            ++found;
        }
        return found;
    };
    Start start{{"barletta", "--italians=person", "--french=person"}};
    start.environment = {{"HOME", std::nullopt}, {"XDG_STATE_HOME", std::nullopt}};
    const Outcome homeless = run_program(start, "roll\nhint\n");
    CHECK(homeless.status == 0);
    CHECK(count(homeless.output) == 1);
    CHECK(homeless.output.ends_with(" This game is not kept.\n"));
    start.environment = {{"HOME", "/dev/null"}, {"XDG_STATE_HOME", std::nullopt}};
    const Outcome read_only = run_program(start, "roll\nauto roster\ncharge fieramosca\ncharge la-motte\n");
    CHECK(read_only.status == 0);
    CHECK(count(read_only.output) == 1);
    CHECK(has(read_only.output, "The initial charge, "));
}

TEST_CASE("expectation 3: on a full disk one plays on with one warning, and what is on it stays a record") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    const Script script = Script::make(7, false);
    Start start = two_people(file);
    start.arguments.emplace_back("--seed=7");
    start.largest_file = 1000; // a whole game takes more than 2000
    const Outcome outcome = run_program(start, script.lines);
    CHECK(outcome.status == 1);                      // the rest of the game is nowhere
    CHECK(has(outcome.output, "The day is done: ")); // the game in memory is not lost
    const std::size_t warning = outcome.output.find("Warning: " + file.string());
    CHECK(warning != std::string::npos);
    CHECK(outcome.output.find("Warning: ", warning + 1) == std::string::npos);
    CHECK(outcome.output.ends_with("This game is not kept.\n"));
    const std::string kept = file_text(file);
    CHECK(kept.size() <= 1000);
    CHECK(kept.size() > 900);
    const auto match = Match::read(DataSource(), kept, "kept", 1);
    REQUIRE_MESSAGE(match, match.error().line());
    CHECK(moves_of(script.match.record().text()).starts_with(moves_of(kept)));
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) ==
          1); // no half-written copy is left
}

TEST_CASE("expectation 2: plain mode killed at any moment, everything that was told is on the disk") {
    for (const std::size_t told : {1U, 2U, 3U, 5U, 8U, 13U, 21U, 34U}) {
        const TemporaryFolder folder;
        const auto file = folder.path() / "game.disfida";
        Program program({{"barletta", "--italians=computer", "--french=computer", "--deploy=roster",
                          "--seed=5", file.string()}});
        for (std::size_t i = 0; i < told; ++i) {
            REQUIRE(program.wait_for(" rolls ")); // told when a charge or an attack has been played
        }
        ::kill(program.id(), SIGKILL);
        CHECK(program.finish() == -SIGKILL);
        const auto match = Match::read(DataSource(), file_text(file), "kept", 1);
        REQUIRE_MESSAGE(match, match.error().line());
        std::size_t blows = 0;
        for (const auto& ply : match->plies()) {
            blows += static_cast<std::size_t>(
                std::count_if(ply.events.begin(), ply.events.end(),
                              [](const auto& event) { return event.kind() == "blow"; }));
        }
        CHECK(blows >= told);
    }
}

TEST_CASE("expectations 7 and 32: plain mode in the C locale, and with --ascii, not a byte is above 0x7f") {
    const std::string everything =
        "help\nrules\nrulings\npieces\nauto roster\nfield\nodds charge fieramosca\nstory\n";
    for (const char* locale : {"C", "C.UTF-8"}) {
        Start start{{"barletta", "--french=person"}};
        start.environment = {{"LC_ALL", locale}};
        if (std::string_view(locale) != "C") {
            start.arguments.emplace_back("--ascii");
        }
        const Outcome outcome = run_program(start, everything);
        CHECK(outcome.status == 0);
        CHECK(all_ascii(outcome.output));
    }
}

TEST_CASE("expectation 6: on a terminal without cursor it is chosen by itself, and sends no escape") {
    for (const std::optional<std::string>& term :
         {std::optional<std::string>("dumb"), std::optional<std::string>()}) {
        Start start{{"barletta", "--french=person"}};
        start.terminal = true;
        start.environment = {{"TERM", term}};
        Program program(start);
        CHECK(program.wait_for("Dice decide who places first: roll > "));
        program.send("roll\nquit\n");
        CHECK(program.wait_for("Go on with: disfida "));
        CHECK(program.finish() == 0);
        CHECK(program.output().find('\x1b') == std::string::npos);
    }
}

TEST_CASE("expectation 6: a terminal the screen cannot use gives plain mode with one line of advice") {
    Start start{{"barletta", "--french=person"}};
    start.terminal = true;
    start.environment = {{"TERM", "no-such-terminal"}};
    Program program(start);
    CHECK(program.wait_for("Dice decide who places first: roll > "));
    program.send("quit\n");
    CHECK(program.finish() == 0);
    const std::string errors = program.errors();
    CHECK(errors.ends_with("going on in plain mode\n"));
    CHECK(std::count(errors.begin(), errors.end(), '\n') == 1);
}

TEST_CASE("expectation 18: in plain mode a first Ctrl-C asks, a second leaves") {
    Start start{{"barletta", "--french=person", "--plain"}};
    start.terminal = true;
    Program program(start);
    REQUIRE(program.wait_for("roll > "));
    program.send("\x03");
    REQUIRE(program.wait_for("Ctrl-C once more, or quit, leaves the game."));
    program.send("\nroll\n");
    REQUIRE(program.wait_for("have the initiative."));
    program.send("\x03");
    REQUIRE(program.wait_for("Ctrl-C once more"));
    program.send("\x03");
    REQUIRE(program.wait_for("Go on with: disfida "));
    CHECK(program.finish() == 0);
}

TEST_CASE("expectation 1: in plain mode a signal or a hangup ends it, and what was played is on the disk") {
    const TemporaryFolder folder;
    const auto file = folder.path() / "game.disfida";
    Start start = two_people(file);
    start.arguments.emplace_back("--plain");
    SUBCASE("TERM") {
        Program program(start);
        program.send("roll\n");
        REQUIRE(program.wait_for("have the initiative."));
        ::kill(program.id(), SIGTERM);
        CHECK(program.finish() == -SIGTERM);
    }
    SUBCASE("the terminal hangs up") {
        start.terminal = true;
        Program program(start);
        REQUIRE(program.wait_for("roll > "));
        program.send("roll\n");
        REQUIRE(program.wait_for("place KNIGHT HEX > "));
        program.end_input();
        CHECK(program.finish() != 0);
    }
    SUBCASE("the terminal hangs up, and the parent had that ignored") {
        start.terminal = true;
        start.ignore_hangup = true;
        Program program(start);
        REQUIRE(program.wait_for("roll > "));
        program.send("roll\n");
        REQUIRE(program.wait_for("place KNIGHT HEX > "));
        program.end_input();
        program.finish(); // does not hang
    }
    CHECK(file_text(file).find("\nroll : ") != std::string::npos);
}

TEST_CASE("verify: a record that holds, and one with a false die") {
    const TemporaryFolder folder;
    folder.write("good.disfida", "disfida 1 barletta\nset empty\nset phase charge\nset to-move italian\n"
                                 "set knight miale 2407\nset knight sachet 2406\ncharge miale : 3 4 4\n");
    const Outcome good = run_program({{"verify", (folder.path() / "good.disfida").string()}});
    CHECK(good.status == 0);
    CHECK(has(good.output, "1 actions, every die in its place, 0 of 0 checks hold.\nRound 1 of 5.\n"));
    folder.write("bad.disfida", "disfida 1 barletta\nset empty\nset phase charge\nset to-move italian\n"
                                "set knight miale 2407\nset knight sachet 2406\ncharge miale : 3 4\n");
    const Outcome bad = run_program({{"verify", (folder.path() / "bad.disfida").string()}});
    CHECK(bad.status == 1);
    CHECK(has(bad.errors, "bad.disfida:7: too few dice"));
}
