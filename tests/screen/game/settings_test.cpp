// The settings on a screen, from the title and from a game, and in their file.
#include <doctest/doctest.h>

#include "screen/game/title_page.hpp"
#include "support/has.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::drawn;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::Table;
using disfida::test::type;
using tui::TitleScreen;

namespace {

struct Home : test::Home {
    [[nodiscard]] std::string text() const { return test::file_text(own("settings.toml")); }
};

/// The line of a screen that has a text.
std::string line_with(const std::string& screen, std::string_view text) {
    const std::size_t at = screen.find(text);
    if (at == std::string::npos) {
        return {};
    }
    const std::size_t begin = screen.rfind('\n', at) + 1;
    return screen.substr(begin, screen.find('\n', at) - begin);
}

} // namespace

TEST_CASE("settings: at 80x24 every setting is seen, and the arrows change one in the file at once") {
    const Home home;
    home.folder.write(home.own("settings.toml"), "# mine\nbell = 1 # once\nzeal = 3\n");
    Settings settings;
    settings.bell = 1;
    TitleScreen title(home.data, settings);
    type(title, "s");
    const std::string page = drawn(title);
    for (const Setting& setting : all_settings()) {
        CHECK(has(page, setting.label));
    }
    CHECK(has(in_one_line(page), "settings.toml:3: zeal: unknown key"));
    CHECK_FALSE(title.take_settings_changed());
    for (int i = 0; i < 8; ++i) {
        type(title, "<Down>");
    }
    CHECK(has(line_with(drawn(title), "bell "), "1"));
    CHECK(has(in_one_line(drawn(title)), "Ring once or twice (1 or 2) when it is your turn again."));
    type(title, "<Right>");
    CHECK(title.take_settings_changed());
    CHECK(title.settings().bell == 2);
    CHECK(home.text() == "# mine\nbell = 2 # once\nzeal = 3\n");
    CHECK(has(in_one_line(drawn(title)), "bell is kept in "));
    type(title, "<Up><Enter><Back><Back><Back>1234<Enter>"); // the pace, typed
    CHECK(title.settings().pace_ms == 1234);
    CHECK(home.text() == "# mine\nbell = 2 # once\nzeal = 3\npace = 1234\n");
    type(title, "<Enter>x<Enter>");
    CHECK(has(in_one_line(drawn(title)), "'1234x' is no pace: key, or milliseconds from 0 to 60000"));
    CHECK(title.settings().pace_ms == 1234);
    type(title, "<Enter>");
    title.back(); // ends the line alone
    CHECK(has(drawn(title), "computer's pace"));
    type(title, "q");
    CHECK(has(drawn(title), "Learn to play"));
}

TEST_CASE("settings: the usual opponent stands on the form, and the title begins on the usual game") {
    const Home home;
    Settings settings;
    settings.opponent = {Player::Kind::computer, 3};
    settings.game = "iliad";
    settings.pace_ms = 1234;
    TitleScreen title(home.data, settings);
    type(title, "<Enter>");
    const std::string form = drawn(title);
    CHECK(has(form, "Iliad"));
    CHECK(has(form, "captain"));
    CHECK(has(form, "1234 ms"));
    type(title, "<Enter>");
    const auto session = title.take_session();
    REQUIRE(session);
    CHECK(session->player("right") == Player{Player::Kind::computer, 3});
    CHECK(title.settings().pace_ms == 1234);
}

TEST_CASE("settings: in a game P opens them, and they hold for it at once") {
    const Home home;
    Table table;
    CHECK_FALSE(table.play().take_settings());
    table.type("P");
    CHECK(has(table.screen(), "Settings, for all games from now on"));
    table.type("<Down><Down><Down><Right>"); // plain, colours, glyphs, keys
    const auto changed = table.play().take_settings();
    REQUIRE(changed);
    CHECK(changed->keys == Keyboard::azerty);
    CHECK_FALSE(table.play().take_settings());
    CHECK(has(home.text(), "\nkeys = \"azerty\"\n"));
    table.type("qO");
    CHECK(has(table.screen(), "Settings of all games"));
    table.type("P");
    CHECK(has(table.screen(), "Settings, for all games from now on"));
}

TEST_CASE("settings: where the file cannot be written a change holds for the time being, and that is said") {
    const Home home;
    home.folder.write(home.own("settings.toml"), "bell =\n");
    TitleScreen title(home.data, Settings{});
    type(title, "s<Down><Right>");
    CHECK(title.settings().colours == Colours::none);
    CHECK(has(in_one_line(drawn(title)), "nothing is written"));
    CHECK(home.text() == "bell =\n");
}
