// What a kept game was like, printed.
#include <doctest/doctest.h>

#include "cli/story.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

std::string golden(const std::string& name) {
    const auto text = disfida::cli::story(disfida::DataSource(), disfida::test::golden_file(name).string());
    REQUIRE_MESSAGE(text, text.error().line());
    return *text;
}

} // namespace

TEST_CASE("story: every section of a finished game, no line beyond 78 cells") {
    for (const char* name : {"barletta-1", "iliad-duel", "iliad-tourney", "lorraine-1"}) {
        const std::string text = golden(name);
        for (const char* part : {"\nTurning points:\n", "\nChance to win:\n", "\nLuck:\n", "\nDice:\n"}) {
            CHECK_MESSAGE(text.find(part) != std::string::npos, name, part);
        }
        for (const auto line : disfida::split(text, '\n')) {
            CHECK_MESSAGE(line.size() <= 78, line);
        }
        CHECK(text.find("\n\n\n") == std::string::npos);
    }
}

TEST_CASE("story: deeds are told once") {
    const std::string knights = golden("barletta-1");
    CHECK(knights.find("\nDeeds:\n") != std::string::npos);
    CHECK(golden("iliad-duel").find("\nDeeds:\n") == std::string::npos); // its story ends with them
}

TEST_CASE("story: what does not replay is refused with its place") {
    const disfida::test::TemporaryFolder folder;
    const std::string path = (folder.path() / "game.disfida").string();
    folder.write("game.disfida", "nonsense\n");
    const auto text = disfida::cli::story(disfida::DataSource(), path);
    REQUIRE_FALSE(text);
    CHECK(text.error().line().starts_with(path + ":1: "));
}
