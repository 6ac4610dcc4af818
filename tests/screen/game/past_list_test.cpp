// The finished games on the title: listed while they are read, counted, shown, deleted after a yes.
#include <doctest/doctest.h>

#include "screen/game/title_page.hpp"
#include "support/has.hpp"
#include "support/home.hpp"

using namespace disfida;
using disfida::test::drawn;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::type;
using tui::TitleScreen;

namespace {

std::string ended(const std::string& players, const std::string& end) {
    return "disfida 1 barletta\n# players " + players + " dice=thrown\nroll : 6 6 1 1\n" + end + "\n";
}

/// Two finished games, the one called "won" played last, and one that is not.
struct Home : test::Home {
    Home() {
        keep_game("won", ended("italian=person french=computer:2", "resign french"));
        keep_game("drawn", ended("italian=person french=person", "draw"));
        keep_game("begun", "disfida 1 barletta\nroll : 6 6 1 1\n");
        make_older("drawn");
    }
};

void read_all(TitleScreen& title) {
    while (title.timeout() == 0) {
        title.tick();
    }
}

} // namespace

TEST_CASE("past games: the list fills as records are read, and says of the marked one how it ended") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    CHECK(title.timeout() == -1);
    type(title, "p");
    CHECK(has(drawn(title), "Past games, read 0 of 3"));
    REQUIRE(title.timeout() == 0);
    read_all(title);
    const std::string list = drawn(title);
    CHECK(list.find("read ") == std::string::npos);
    CHECK(list.find("barletta  won     Italians person, French knight") <
          list.find("barletta  played  Italians person, French person"));
    CHECK(has(in_one_line(list), "The Italians win: the French gave up, 0 VP Italian, 0 VP French. won"));
    type(title, "<Down>");
    CHECK(has(in_one_line(drawn(title)), "A draw, as both sides agreed"));
    CHECK(has(drawn(title), "[w]hat it says of you"));
    CHECK(has(drawn(title, 40, 12), "[Enter]replay [p]ath [d]elete [q]back"));
    type(title, "q");
    CHECK(has(drawn(title), "Learn to play"));
}

TEST_CASE("past games: w says what they say of the player, p where the record is, Enter shows the game") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "p");
    read_all(title);
    type(title, "w");
    const std::string page = in_one_line(drawn(title));
    CHECK(has(page, "Barletta against knight: won 1, drawn 0, lost 0 of 1 game; score 100%"));
    CHECK(has(page, "1 game says nothing of you"));
    type(title, "<Esc>p");
    CHECK(drawn(title, 200, 24).find(home.game("won").string()) != std::string::npos);
    type(title, "<Enter>");
    const auto reel = title.take_replay();
    REQUIRE(reel);
    CHECK(reel->name == "won");
    CHECK(reel->match.position().over());
}

TEST_CASE("past games: d deletes after a y alone") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "p");
    read_all(title);
    type(title, "d");
    CHECK(has(drawn(title), "Delete won? Nothing brings it back."));
    type(title, "<Enter>n");
    CHECK(home.keeps_game("won"));
    type(title, "dy");
    read_all(title);
    CHECK_FALSE(home.keeps_game("won"));
    CHECK(has(in_one_line(drawn(title)), "A draw, as both sides agreed"));
    type(title, "dy");
    read_all(title);
    CHECK(has(drawn(title), "No game is finished yet."));
    type(title, "<Enter>dp"); // nothing to do it with
    CHECK(home.keeps_game("begun"));
    type(title, "<Esc>");
    CHECK(has(drawn(title), "Kept games"));
}
