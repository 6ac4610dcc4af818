// The kept games in plain mode, games by mail, and watching, all in sentences.
#include <filesystem>

#include <doctest/doctest.h>

#include "plain/watch.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"
#include "talking.hpp"

namespace {

using disfida::test::holds;
using disfida::test::Talking;
using disfida::test::TemporaryFolder;
using disfida::test::times;

constexpr std::string_view begun = "disfida 1 barletta\nroll : 6 6 1 1\n";

struct Home : disfida::test::Home {
    Home() {
        keep_game("old", begun);
        keep_game("new", std::string(begun) + "place fieramosca 2407\n");
        make_older("old");
    }
};

} // namespace

TEST_CASE("plain menu: games lists all kept ones with what they are, and a number goes on with one") {
    const Home home;
    Talking talking;
    const std::string out = talking.say_to_menu({"games", "2", "options", "quit"});
    CHECK(holds(out, "1. new, "));
    CHECK(holds(out, "2. old, "));
    CHECK(holds(out, "The game is kept in " + home.game("old").string()));
}

TEST_CASE("plain menu: a kept game is named and deleted, the second only after yes") {
    const Home home;
    Talking talking;
    const std::string out =
        talking.say_to_menu({"games", "name 1 my first", "name 2 my first", "name 3 x", "burn 1", "delete 2",
                             "no", "delete 2", "yes", "back", "quit"});
    CHECK(holds(out, "It is called my first now."));
    CHECK(holds(out, "my first: another game is called so"));
    CHECK(holds(out, "is none of these: the games are 1 to 2."));
    CHECK(holds(out, "'burn' can not be done with a kept game."));
    CHECK(times(out, "Deleted.") == 1);
    CHECK(home.keeps_game("my first"));
    CHECK_FALSE(home.keeps_game("old"));
}

TEST_CASE("plain menu: a torn record is mended after yes") {
    const Home home;
    home.keep_game("new", std::string(begun) + "place fiera");
    Talking talking;
    const std::string out = talking.say_to_menu({"games", "1", "no", "1", "yes", "log", "quit"});
    CHECK(holds(out, "the last line is cut off. Go"));
    CHECK(holds(out, "1. Italians 6+6, French 1+1"));
    CHECK(std::filesystem::exists(home.game("new").string() + ".torn"));
}

TEST_CASE("plain menu: rules of a game, one rule, or those with a word") {
    const Home home;
    Talking talking;
    const std::string out =
        talking.say_to_menu({"rules barletta H2.2", "rules surrender", "rules xyzzy", "quit"});
    CHECK(holds(out, "H2.2  "));
    CHECK(holds(out, "xyzzy"));
}

TEST_CASE("plain commands: export prints a game to mail or writes it to a file") {
    Talking talking;
    const std::string file = (talking.folder() / "mail.txt").string();
    const std::string out = talking.say({"roll", "export", "export " + file, "quit"});
    CHECK(holds(out, "disfida, a game by mail: "));
    CHECK(holds(out, ":disfida-mail]"));
    CHECK(holds(out, "The game to mail is in "));
    CHECK(disfida::test::file_text(file).find("[disfida-mail:") != std::string::npos);
}

TEST_CASE("plain: a game that is watched is told action by action") {
    const TemporaryFolder folder;
    folder.write("game.disfida", begun);
    const disfida::DataSource data;
    auto watched = disfida::Follower::open(data, (folder.path() / "game.disfida").string());
    REQUIRE(watched);
    std::string out;
    int heard = 0;
    disfida::plain::Channel channel;
    channel.listen = [&](int /*timeout_ms*/) -> disfida::plain::Heard {
        using Kind = disfida::plain::Heard::Kind;
        switch (++heard) {
        case 1:
            folder.write("game.disfida", std::string(begun) + "place fieramosca 2407\n");
            return {Kind::silence};
        case 2:
            return {Kind::line, "place la-motte 2401"};
        case 3:
            return {Kind::line, "undo"};
        case 4:
            return {Kind::line, "status"};
        case 5:
            folder.write("game.disfida", begun);
            return {Kind::silence};
        default:
            return {Kind::line, "quit"};
        }
    };
    channel.write = [&](std::string_view text) {
        out += text;
        return 0;
    };
    disfida::plain::Console console(std::move(channel), true);
    disfida::plain::watch(console, data, std::move(*watched), {});
    CHECK(holds(out, "You watch\n"));
    CHECK(holds(out, "2. place fieramosca 2407\n"));
    CHECK(holds(out, "You only look, and give no orders"));
    CHECK(holds(out, "Not for one who only looks"));
    CHECK(holds(out, "Taken back. "));
    CHECK(disfida::test::file_text(folder.path() / "game.disfida") == begun);
}

TEST_CASE("expectation 32: plain replay goes through what was played, there and back, with how it stood") {
    Talking talking;
    talking.go_on_with("disfida 1 barletta\nroll : 6 6 1 1\nplace fieramosca 2407\nplace la-motte 2406\n");
    const std::string out =
        talking.say({"replay", "replay first", "replay back", "replay back", "replay on", "replay 2",
                     "replay field", "replay last", "replay on", "replay 4", "quit"});
    CHECK(times(out, "Action 3 of 3: place la-motte 2406\n") == 2);
    CHECK(times(out, "Action 1 of 3: roll : 6 6 1 1\n") == 2);
    CHECK(holds(out, "Before the first action, 0 of 3."));
    CHECK(holds(out, "That was the beginning."));
    CHECK(holds(out, "That was the last action so far."));
    CHECK(holds(out, "Action 2 of 3: place fieramosca 2407\nFieramosca takes his place in 2407.\n"
                     "Then: Deployment, 1 of 26 knights stand.\n"));
    CHECK(holds(out, "   Fi  ")); // alone on the field as it was
    CHECK(holds(out, "replay is written: "));
    CHECK(talking.record().ends_with("place la-motte 2406\n"));
}
