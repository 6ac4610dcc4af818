// The finished games on the title: listed while they are read, counted, shown, deleted after a yes.
#include <filesystem>

#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "support/environment.hpp"
#include "support/has.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::keys_of;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;
using tui::TitleScreen;

namespace {

std::string drawn(TitleScreen& title, int width = 80, int height = 24) {
    tui::Canvas canvas(width, height);
    title.draw(canvas);
    return canvas.text(tui::Charset::ascii);
}

void type(TitleScreen& title, std::string_view keys) {
    for (const tui::Key& key : keys_of(keys)) {
        title.handle(key);
    }
}

std::string ended(const std::string& players, const std::string& end) {
    return "disfida 1 barletta\n# players " + players + " dice=thrown\nroll : 6 6 1 1\n" + end + "\n";
}

/// Two finished games, the one called "won" played last, and one that is not.
struct Home {
    TemporaryFolder folder;
    Variable state{"XDG_STATE_HOME", folder.path().string()};
    Variable config{"XDG_CONFIG_HOME", folder.path().string()};
    DataSource data;
    Home() {
        folder.write("disfida/games/won.disfida", ended("italian=person french=computer:2", "resign french"));
        folder.write("disfida/games/drawn.disfida", ended("italian=person french=person", "draw"));
        folder.write("disfida/games/begun.disfida", "disfida 1 barletta\nroll : 6 6 1 1\n");
        const auto now = std::filesystem::last_write_time(path("won"));
        std::filesystem::last_write_time(path("drawn"), now - std::chrono::hours(1));
    }
    [[nodiscard]] std::filesystem::path path(const std::string& name) const {
        return folder.path() / "disfida/games" / (name + ".disfida");
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
    CHECK(drawn(title, 200, 24).find(home.path("won").string()) != std::string::npos);
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
    CHECK(std::filesystem::exists(home.path("won")));
    type(title, "dy");
    read_all(title);
    CHECK_FALSE(std::filesystem::exists(home.path("won")));
    CHECK(has(in_one_line(drawn(title)), "A draw, as both sides agreed"));
    type(title, "dy");
    read_all(title);
    CHECK(has(drawn(title), "No game is finished yet."));
    type(title, "<Enter>dp"); // nothing to do it with
    CHECK(std::filesystem::exists(home.path("begun")));
    type(title, "<Esc>");
    CHECK(has(drawn(title), "Kept games"));
}
