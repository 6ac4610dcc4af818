// How a kept game stands, printed.
#include <doctest/doctest.h>

#include "cli/show.hpp"
#include "kernel/data.hpp"
#include "support/folder.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"

namespace {

using disfida::DataSource;
using disfida::test::has;
using disfida::test::TemporaryFolder;

std::string shown(std::string_view record) {
    const TemporaryFolder folder;
    folder.write("game.disfida", record);
    const auto text = disfida::cli::show(DataSource(), (folder.path() / "game.disfida").string());
    REQUIRE_MESSAGE(text, text.error().line());
    return *text;
}

/// Why it cannot be shown, with FILE for the path.
std::string refusal(std::string_view record) {
    const TemporaryFolder folder;
    const std::string path = (folder.path() / "game.disfida").string();
    folder.write("game.disfida", record);
    const auto text = disfida::cli::show(DataSource(), path);
    REQUIRE_FALSE(text);
    std::string line = text.error().line();
    REQUIRE(line.starts_with(path));
    return line.replace(0, path.size(), "FILE");
}

std::size_t count(const std::string& text, std::string_view part) {
    std::size_t out = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++out;
    }
    return out;
}

/// toulongeon and barbazan meet in bulgneville on turn 2.
constexpr std::string_view meeting = "disfida 1 lorraine\noption battles result\nset empty\nset turn 2\n"
                                     "set ravaged lamarche,bar-le-duc\n"
                                     "set general toulongeon bulgneville points 62 rank 1 skill expert\n"
                                     "set general linange la-mothe points 15 rank 3 skill poor inside\n"
                                     "set castle la-mothe french garrison 20\n"
                                     "set general barbazan sandaucourt points 142 rank 1 skill competent\n"
                                     "set active barbazan\nmove barbazan bulgneville\n";

} // namespace

TEST_CASE("show: title, state, map, every general and castle, and what is asked for") {
    const std::string text = shown(meeting);
    CHECK(text.starts_with("Lorraine, the campaign of 1431\n\nTurn 2 of 13, 15 of 60 VP.\n"));
    CHECK(has(text, "35 of 50")); // in La Mothe: 15 inside, 20 without a general
    CHECK(has(text, "(#35)"));    // on the map
    CHECK(has(text, "Val Rognon"));
    CHECK(has(text, "(toulongeon), Burgundy, rank 1, expert, 62 points"));
    CHECK(has(text, "(barbazan), the French, rank 1, competent, 142 points"));
    CHECK(has(text, "(linange), the French, rank 3, poor, 15 points, inside La Mothe"));
    CHECK(count(text, "Order of battle") == 0);
    CHECK(text.ends_with("stand or flee.\n"));
    CHECK(count(text, "\n\n\n") == 0);
}

TEST_CASE("show: before a battle the order of battle for the table comes with it") {
    const std::string text = shown(std::string(meeting) + "stand\n");
    const std::size_t at = text.find("\n\nOrder of battle, Bulgneville, turn 2");
    REQUIRE(at != std::string::npos);
    const std::string sheet = text.substr(at);
    CHECK(has(sheet, "142 points, rank 1, competent, commander in chief, 5 command cards"));
    CHECK(has(sheet, "62 points, rank 1, expert, commander in chief, 6 command cards"));
    CHECK(has(sheet, "battle result SIDE lost barbazan:N,toulongeon:N"));
    const std::string fought =
        shown(std::string(meeting) + "stand\nbattle result french lost barbazan:20,toulongeon:40\n");
    CHECK(count(fought, "Order of battle") == 0);
    CHECK(has(fought, "(barbazan), the French, rank 1, competent, 137 points")); // 20 / 4 of 142
    CHECK(has(fought, "(toulongeon), Burgundy, rank 1, expert, 42 points"));     // 40 / 2 of 62
}

TEST_CASE("show: any game, and one that is over asks for nothing more") {
    const std::string knights = shown("disfida 1 barletta\nroll : 6 6 1 1\nplace fieramosca 2407\n");
    CHECK(knights.starts_with("The Challenge of Barletta"));
    CHECK(has(knights, "Fieramosca, VC 7, mounted, 2407."));
    CHECK(shown("disfida 1 iliad\n").starts_with("Iliad"));
    const std::string over = shown(std::string(meeting) + "resign french\n");
    CHECK(has(over, "\n\nBurgundy has won"));
    CHECK(count(over, "stand or flee") == 0);
    CHECK(has(over, "(barbazan), "));
}

TEST_CASE("show: every golden record can be shown") {
    for (const char* name : {"barletta-1", "iliad-duel", "lorraine-1"}) {
        const auto text =
            disfida::cli::show(DataSource(), disfida::test::golden_file(std::string(name)).string());
        REQUIRE_MESSAGE(text, text.error().line());
        CHECK(text->size() > 200);
    }
}

TEST_CASE("show: what does not replay is refused with its place, and what is not there") {
    CHECK(refusal("disfida 1 lorraine\nset turn 2\n").starts_with("FILE:2: set empty comes first of all"));
    CHECK(refusal(std::string(meeting) + "stand\nbattle result french lost barbazan:143,toulongeon:0\n")
              .starts_with("FILE:13: barbazan has 142 points and cannot lose 143"));
    CHECK(refusal("nonsense\n").starts_with("FILE:1: "));
    // A set-up that is wrong only as a whole.
    CHECK(refusal("disfida 1 barletta\nset phase activate\n") ==
          "FILE:2: phase activate needs a round: set round 1 to 5");
    const TemporaryFolder folder;
    const std::string none = (folder.path() / "none").string();
    const auto missing = disfida::cli::show(DataSource(), none);
    REQUIRE_FALSE(missing);
    CHECK(missing.error().line() == none + ": cannot be read: No such file or directory");
}

TEST_CASE("show: an error of a game with its own data files names their folder") {
    CHECK(has(refusal("disfida 1 lorraine\n# data /some/where\nset turn 2\n"), "/some/where"));
}
