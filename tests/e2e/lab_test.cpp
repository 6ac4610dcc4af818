// The laboratory of the real program: results on standard output and in files, an interrupt, errors.
#include <chrono>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/program.hpp"

namespace {

using disfida::test::Outcome;
using disfida::test::Program;
using disfida::test::run_program;

std::string text_of(const std::string& path) {
    const std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

} // namespace

TEST_CASE("program: a match prints rates and times") {
    const Outcome match =
        run_program({{"match", "iliad", "--level=knight", "--against=page", "--games=4", "--seed=3"}});
    CHECK(match.status == 0);
    CHECK(match.errors.empty());
    CHECK(match.output.starts_with(
        "Iliad, combats of Homeric heroes: 4 games, knight (A) against page (B).\n"));
    CHECK(match.output.find("Seed 3, games 0 to 3.") != std::string::npos);
    CHECK(match.output.find(" a move on the average") != std::string::npos);
}

TEST_CASE("program: parts of a simulation, written and added up, are the whole, byte for byte") {
    const disfida::test::TemporaryFolder folder;
    const auto at = [&](const std::string& name) { return (folder.path() / name).string(); };
    const std::vector<std::string> run{"simulate", "barletta", "--level=page", "--seed=5"};
    const auto with = [&](std::vector<std::string> more) {
        more.insert(more.begin(), run.begin(), run.end());
        return run_program({more});
    };
    const Outcome whole = with({"--games=6", "--jobs=2", "--out=" + at("whole.json")});
    CHECK(whole.status == 0);
    CHECK(with({"--games=4", "--jobs=1", "--out=" + at("a.json")}).status == 0);
    CHECK(with({"--first=4", "--games=2", "--out=" + at("b.json")}).status == 0);
    const Outcome sum =
        run_program({{"simulate", "--merge", at("b.json"), at("a.json"), "--out=" + at("sum.json")}});
    CHECK(sum.status == 0);
    CHECK(sum.output == whole.output);
    CHECK(text_of(at("sum.json")) == text_of(at("whole.json")));
    CHECK_FALSE(text_of(at("sum.json")).empty());
    const Outcome twice = run_program({{"simulate", "--merge", at("a.json"), at("a.json")}});
    CHECK(twice.status == 1);
    CHECK(twice.output.empty());
    CHECK(twice.errors == "disfida: " + at("a.json") + ": has games that are in " + at("a.json") +
                              " too: seed 5, games 0 to 3\n");
}

TEST_CASE("program: an interrupted simulation reports what is done and says what is not") {
    Program program({{"simulate", "barletta", "--games=100000000", "--level=page", "--seed=5", "--jobs=2"}});
    std::this_thread::sleep_for(
        std::chrono::seconds(4)); // by then it plays; nothing says so without a terminal
    ::kill(program.id(), SIGINT);
    CHECK(program.wait_for("Ended early: "));
    CHECK(program.finish() == 1);
}

TEST_CASE("program: a line that drops ends a simulation as an interrupt does, and what is done is written") {
    const disfida::test::TemporaryFolder folder;
    const std::string out = (folder.path() / "hup.json").string();
    Program program(
        {{"simulate", "barletta", "--games=100000000", "--level=page", "--seed=5", "--out=" + out}});
    std::this_thread::sleep_for(std::chrono::seconds(4));
    ::kill(program.id(), SIGHUP);
    ::kill(program.id(), SIGHUP); // the shell tells it too
    CHECK(program.wait_for("Ended early: "));
    CHECK(program.finish() == 1);
    CHECK(run_program({{"simulate", "--merge", out}}).status == 0);
}

TEST_CASE("program: the laboratory's errors are one line, with a usage where the command line is wrong") {
    const Outcome hero = run_program({{"simulate", "iliad", "--left=nobody"}});
    CHECK(hero.status == 2);
    CHECK(hero.output.empty());
    CHECK(hero.errors.ends_with("\nusage: disfida simulate [options] GAME\n"));
    const Outcome level = run_program({{"match", "iliad", "--level=9"}});
    CHECK(level.status == 2);
    const Outcome file = run_program({{"simulate", "--merge", "/nowhere/a.json"}});
    CHECK(file.status == 1);
    CHECK(file.errors.find("/nowhere/a.json") != std::string::npos);
}
