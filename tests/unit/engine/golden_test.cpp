// Whole games on record: they replay to the byte, state and checks included.
#include <doctest/doctest.h>

#include "support/paths.hpp"
#include "unit/engine/talk.hpp"

using disfida::test::file_text;
using disfida::test::Talk;

TEST_CASE("golden games replay to the state beside them") {
    // The second is played with both options.
    for (const std::string name : {"barletta-1", "barletta-2"}) {
        CAPTURE(name);
        const auto path = disfida::test::source_root() / "tests" / "golden" / name;
        Talk talk;
        talk.ok("load " + path.string() + ".disfida");
        CHECK(talk.ok("state") + '\n' == file_text(path.string() + ".state"));
        CHECK(talk.ok("record") + '\n' == file_text(path.string() + ".disfida"));
        CHECK(talk.raw("legal") == "= \n\n");
    }
}

TEST_CASE("a golden game played action by action gives the same record, checks and all") {
    for (const std::string name : {"barletta-1", "barletta-2"}) {
        CAPTURE(name);
        const std::string text =
            file_text(disfida::test::source_root() / "tests" / "golden" / (name + ".disfida"));
        Talk talk;
        talk.ok(text.find("option") == std::string::npos ? "new barletta"
                                                         : "new barletta daste=on gallantry=on");
        std::size_t actions = 0;
        for (std::size_t from = 0; from < text.size(); from = text.find('\n', from) + 1) {
            const std::string line = text.substr(from, text.find('\n', from) - from);
            if (!line.starts_with("disfida ") && !line.starts_with("option ") &&
                !line.starts_with("check ")) {
                REQUIRE(disfida::test::first_line(talk.ok("play " + line)) == line);
                ++actions;
            }
        }
        CHECK(actions > 50);
        std::string record = talk.ok("record") + '\n';
        record.erase(record.find("seed "),
                     std::string("seed 1\n").size()); // given dice, but a new game has a seed
        CHECK(record == text);
    }
}
