// The command line of the real program: where answers go and with which status.
#include <algorithm>

#include <doctest/doctest.h>

#include "support/program.hpp"

namespace {

using disfida::test::Outcome;
using disfida::test::run_program;

} // namespace

TEST_CASE("program: help and version on standard output, status 0") {
    const Outcome version = run_program({{"--version"}});
    CHECK(version.status == 0);
    CHECK(version.output.starts_with("disfida "));
    CHECK(version.errors.empty());
    const Outcome help = run_program({{"barletta", "--help"}});
    CHECK(help.status == 0);
    CHECK(help.output.starts_with("Usage: disfida barletta "));
    CHECK(help.errors.empty());
}

TEST_CASE("program: a wrong command line in two lines on standard error, status 2") {
    const Outcome option = run_program({{"barletta", "--nonsense"}});
    CHECK(option.status == 2);
    CHECK(option.errors ==
          "disfida: there is no option --nonsense\nusage: disfida barletta [options] [FILE]\n");
    CHECK(option.output.empty());
    const Outcome command = run_program({{"nonsense"}});
    CHECK(command.status == 2);
    CHECK(command.output.empty());
}

TEST_CASE("program: an option's value that no game can have is a wrong command line too") {
    for (const char* option : {"--left=foo", "--right=achilles", "--mode=duell", "--field=5"}) {
        const Outcome outcome = run_program({{"iliad", option}});
        CHECK(outcome.status == 2);
        CHECK(outcome.output.empty());
        CHECK(outcome.errors.ends_with("\nusage: disfida iliad [options] [FILE]\n"));
        CHECK(std::count(outcome.errors.begin(), outcome.errors.end(), '\n') == 2);
    }
    const Outcome file = run_program({{"iliad", "--own=/nowhere", "--left=foo"}});
    CHECK(file.status == 1);
}

TEST_CASE("program: the engine answers, a data folder that is not there is refused") {
    CHECK(run_program({{"engine"}}, "name\n").output == "= disfida\n\n");
    const Outcome outcome = run_program({{"engine", "--data=/nowhere"}}, "name\n");
    CHECK(outcome.status == 1);
    CHECK(outcome.output.empty());
    CHECK(outcome.errors.find("/nowhere") != std::string::npos);
}
