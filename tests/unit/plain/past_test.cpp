// The finished games and the settings in plain mode.
#include <filesystem>

#include <doctest/doctest.h>

#include "support/home.hpp"
#include "support/paths.hpp"
#include "talking.hpp"

namespace {

using disfida::test::holds;
using disfida::test::Talking;
using disfida::test::times;

struct Home : disfida::test::Home {
    [[nodiscard]] std::string settings() const { return disfida::test::file_text(own("settings.toml")); }
};

} // namespace

TEST_CASE("plain menu: past lists the finished games, tells one, says its path, deletes it after a yes") {
    const Home home;
    home.keep_game("won", "disfida 1 barletta\n# players italian=person french=computer:3 dice=thrown\n"
                          "roll : 6 6 1 1\nresign french\n");
    const auto path = home.game("won");
    Talking talking;
    const std::string out = talking.say_to_menu(
        {"past", "1", "path 1", "burn 1", "2", "delete 1", "no", "list", "delete 1", "yes", "past", "quit"});
    CHECK(times(out, "The Italians win: the French gave up") >= 3);
    CHECK(holds(out, "Barletta against captain: won 1, drawn 0, lost 0 of 1 game; score 100%"));
    CHECK(holds(out, "Turning points:"));
    CHECK(holds(out, "\n" + path.string() + "\n"));
    CHECK(holds(out, "'burn 1' is none of these: the games are 1 to 1."));
    CHECK(times(out, "Deleted.") == 1);
    CHECK_FALSE(std::filesystem::exists(path));
    CHECK(holds(out, "No finished game is kept."));
}

TEST_CASE("plain mode: settings lists all, says one, changes one in the file, and refuses what will not do") {
    const Home home;
    Talking talking;
    const std::string out =
        talking.say_to_menu({"settings", "settings bell 2", "settings bell", "settings bell 3",
                             "settings zeal 1", "settings opponent captain", "settings plain on", "quit"});
    CHECK(holds(out, "keys = qwerty. Lay the keys out for qwerty, azerty, qwertz or dvorak."));
    CHECK(holds(out, "bell = 2, kept in " + home.own("settings.toml").string()));
    CHECK(holds(out, "bell = 2. Ring once or twice"));
    CHECK(holds(out, "bell: '3' is no number of bells: 0, 1 or 2."));
    CHECK(holds(out, "'zeal' is no setting: plain, colours,"));
    CHECK(holds(out, "It holds from\nthe next start."));
    CHECK(home.settings().find("\nbell = 2\n") != std::string::npos);
    CHECK(home.settings().find("\nopponent = \"captain\"\n") != std::string::npos);
    // In a game too, and who plays where nobody is named.
    CHECK(holds(talking.say({"settings coach on", "quit"}), "coach = on, kept in "));
    CHECK(home.settings().find("\ncoach = true\n") != std::string::npos);
}

TEST_CASE("plain menu: the usual opponent is the level that is offered") {
    const Home home;
    Talking talking;
    CHECK(disfida::find_setting("opponent")->take(talking.settings, "captain"));
    const std::string out = talking.say_to_menu({"", "", "", "", "options", "quit"});
    CHECK(holds(out, "(champion)? [captain] > "));
    CHECK(holds(out, "French: computer:3 (captain)"));
}
