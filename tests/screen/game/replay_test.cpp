// A game gone through again: keys in, screen out; and as a film.
#include <doctest/doctest.h>

#include <nlohmann/json.hpp>

#include "disfida/record.hpp"
#include "kernel/words.hpp"
#include "play/session.hpp"
#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"
#include "tui/cast.hpp"
#include "tui/replay_screen.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::keys_of;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

namespace {

Match golden(const std::string& name) {
    const std::string file = test::golden_file(name).string();
    auto match = Match::read(DataSource(), test::file_text(file), file, 0);
    REQUIRE_MESSAGE(match, match.error().line());
    return std::move(*match);
}

struct Showing {
    tui::ReplayScreen screen;
    explicit Showing(const std::string& name, std::size_t at = 0)
        : screen(tui::Reel{golden(name), name, at}, Settings{}) {}
    explicit Showing(std::string_view record)
        : screen(tui::Reel{*Match::read(DataSource(), record, "here", 0), "here"}, Settings{}) {}
    std::size_t type(std::string_view keys) {
        for (const tui::Key& key : keys_of(keys)) {
            screen.handle(key);
        }
        return screen.at();
    }
    std::string drawn(int width = 80, int height = 24) {
        tui::Canvas canvas(width, height);
        screen.draw(canvas);
        return canvas.text(tui::Charset::ascii);
    }
};

constexpr std::string_view noted =
    "disfida 1 barletta\nroll : 6 6 1 1\n# a fair throw\nplace fieramosca 2407\n";

} // namespace

TEST_CASE("expectation 30: replay first, back, forward and last, by action and by round") {
    Showing showing(std::string("barletta-1"));
    CHECK(has(showing.drawn(), "Before the first action."));
    CHECK(has(showing.drawn(), "0/"));
    CHECK(showing.type("<Right>") == 1);
    CHECK(showing.type("<Right> <Enter>") == 4);
    CHECK(showing.type("<Left><Back>") == 2);
    const std::size_t round_1 = showing.type("<Down>");
    CHECK(has(showing.drawn(), "Round 1/5"));
    const std::size_t round_2 = showing.type("<Down>");
    CHECK(has(showing.drawn(), "Round 2/5"));
    CHECK(showing.type("<Right><Up>") == round_2);
    CHECK(showing.type("<Up>") == round_1);
    CHECK(showing.type("$") == golden("barletta-1").plies().size());
    CHECK(has(showing.drawn(), "win"));
    showing.type("<Right>");
    CHECK(has(showing.drawn(), "That was the last action"));
    CHECK(showing.type("^") == 0);
    showing.type("<Left>");
    CHECK(has(showing.drawn(), "That was the beginning"));
}

TEST_CASE("expectation 30: replay jumps to a number, a round, a turning point and a line of the log") {
    Showing showing(std::string("barletta-1"));
    CHECK(showing.type("57<Enter>") == 57);
    CHECK(showing.type("ground 3<Enter>") == *place_named("round 3", 999, stretches(golden("barletta-1"))));
    CHECK(has(showing.drawn(), "Round 3/5"));
    const std::size_t before = showing.screen.at();
    CHECK(showing.type("g9999<Enter>") == before);
    CHECK(has(showing.drawn(), "actions, not 9999"));
    CHECK(showing.type("^t") > 0);
    CHECK(showing.type("5<Enter>L<Enter>") == 5); // the log has its place marked
    showing.type("x");
    CHECK(has(showing.drawn(), "Full working"));
    showing.type("q?");
    CHECK(has(showing.drawn(), "Signs and keys"));
    CHECK_FALSE(showing.screen.done());
    showing.type("qq");
    CHECK(showing.screen.done());
}

TEST_CASE("expectation 30: replay goes by itself, at its speed, and stops at the end") {
    using Clock = tui::ReplayScreen::Clock;
    Showing showing(std::string("iliad-turns"));
    const std::size_t count = golden("iliad-turns").plies().size();
    CHECK(showing.screen.timeout(Clock::now()) == -1);
    showing.type("a");
    const auto wait = showing.screen.timeout(Clock::now());
    CHECK(wait > 1000);
    CHECK(wait <= 1501);
    showing.type("+");
    CHECK(has(showing.drawn(), "2x"));
    CHECK(showing.screen.timeout(Clock::now()) <= 751);
    CHECK_FALSE(showing.screen.tick(Clock::now()));
    for (std::size_t at = 1; at <= count; ++at) {
        CHECK(showing.screen.tick(Clock::now() + std::chrono::seconds(3 * static_cast<int>(at))));
        CHECK(showing.screen.at() == at);
    }
    CHECK(showing.screen.timeout(Clock::now()) == -1);
    showing.type("a"); // once more, from the beginning
    CHECK(showing.screen.at() == 0);
    CHECK(showing.screen.timeout(Clock::now()) > 0);
    showing.type("<Right>"); // who looks for himself stops it
    CHECK(showing.screen.timeout(Clock::now()) == -1);
}

TEST_CASE("expectation 30: replay shows the record's notes where they stand") {
    Showing showing(noted);
    CHECK(showing.drawn().find("a fair throw") == std::string::npos);
    showing.type("<Right>");
    CHECK(has(showing.drawn(), "Note: a fair throw"));
    showing.type("<Right>");
    CHECK(showing.drawn().find("a fair throw") == std::string::npos);
}

TEST_CASE("expectation 30: play on from here makes a kept game of all up to here, after a yes") {
    const TemporaryFolder folder;
    const Variable state("XDG_STATE_HOME", folder.path().string());
    Showing showing(noted);
    showing.type("<Right>p");
    CHECK(has(showing.drawn(), "Play on from here, in a new kept game? [y]es [n]o"));
    showing.type("n");
    CHECK(showing.screen.take_branch().empty());
    showing.type("py");
    const std::string path = showing.screen.take_branch();
    REQUIRE_FALSE(path.empty());
    CHECK(test::file_text(path) == noted.substr(0, noted.find("place")));
    Showing over(std::string("iliad-dead"), 9999);
    over.type("p");
    CHECK(has(over.drawn(), "The game is over here"));
}

TEST_CASE("replay: every game in every size, without a key that breaks it") {
    for (const std::string name : {"barletta-2", "iliad-melee", "lorraine-2"}) {
        Showing showing(name);
        for (const auto& [width, height] : {std::pair{1, 1}, {40, 12}, {80, 24}, {132, 50}}) {
            CHECK_FALSE(showing.drawn(width, height).empty());
            showing.type("<Down><Right>hjklyubn<Tab>i<Down>L<Esc>t<Right>");
        }
        CHECK(has(showing.drawn(), "/"));
    }
    CHECK(tui::duplicate_bindings(tui::replay_keys()).empty());
    for (const Keyboard keyboard : {Keyboard::azerty, Keyboard::qwertz, Keyboard::dvorak}) {
        CHECK(tui::duplicate_bindings(tui::replay_keys(keyboard)).empty());
    }
}

TEST_CASE("replay: reached from a game by its key, and from the list of kept games") {
    test::Table table;
    table.type("V");
    CHECK(table.play().take_wanted_replay());
    CHECK_FALSE(table.play().take_wanted_replay());

    const TemporaryFolder folder;
    const Variable state("XDG_STATE_HOME", folder.path().string());
    folder.write("disfida/games/morning.disfida", noted);
    folder.write("disfida/games/torn.disfida", "disfida 1 barletta\nroll : 6\n");
    const DataSource data;
    tui::TitleScreen title(data, Settings{});
    for (const tui::Key& key : keys_of("g<Enter>")) {
        title.handle(key);
    }
    std::size_t found = 0;
    for (int i = 0; i < 2; ++i) {
        title.handle(tui::typed(U'r'));
        if (const auto reel = title.take_replay()) {
            CHECK(reel->name == "morning");
            ++found;
        }
        title.handle(tui::key(tui::Key::Name::down));
    }
    CHECK(found == 1);
}

TEST_CASE("cast: an asciicast of a frame an action, in colours, always the same") {
    const Match match = golden("iliad-duel");
    const std::string cast = tui::cast_of(golden("iliad-duel"), "duel", 200);
    CHECK(cast == tui::cast_of(golden("iliad-duel"), "duel", 200));
    const auto lines = split(cast, '\n');
    REQUIRE(lines.size() == match.plies().size() + 4); // head, the beginning, each action, the end, nothing
    const auto head = nlohmann::json::parse(lines[0]);
    CHECK(head["version"] == 2);
    CHECK(head["width"] == 80);
    CHECK(head["height"] == 24);
    CHECK_FALSE(head.contains("timestamp"));
    for (std::size_t i = 1; i + 1 < lines.size(); ++i) {
        const auto event = nlohmann::json::parse(lines[i]);
        CHECK(event[1] == "o");
        const double end = i + 2 == lines.size() ? 1.5 : 0.0; // two steps more
        CHECK(event[0].get<double>() == doctest::Approx(0.75 * static_cast<double>(i - 1) + end));
    }
    CHECK(has(lines[1], "38;5;166m")); // the first side's orange
}

TEST_CASE("replay: N writes a note into the record behind the action shown, and it can be replayed after") {
    const TemporaryFolder folder;
    folder.write("noted.disfida", noted);
    const std::string file = (folder.path() / "noted.disfida").string();
    auto match = Match::read(DataSource(), noted, "noted", 0);
    REQUIRE(match);
    tui::ReplayScreen screen(tui::Reel{std::move(*match), "noted", 1, usual_speed, file}, Settings{});
    const auto type = [&](std::string_view keys) {
        for (const tui::Key& key : keys_of(keys)) {
            screen.handle(key);
        }
        tui::Canvas canvas(80, 24);
        screen.draw(canvas);
        return canvas.text(tui::Charset::ascii);
    };
    CHECK(has(type("Nand again<Enter>"), "Note: and again"));
    CHECK(test::file_text(file) ==
          "disfida 1 barletta\nroll : 6 6 1 1\n# a fair throw\n# and again\nplace fieramosca 2407\n");
    CHECK(has(type("<Right>Nthe middle<Enter>"), "Note: the middle"));
    CHECK(test::file_text(file).ends_with("place fieramosca 2407\n# the middle\n"));
    CHECK(has(type("Nplayers all<Enter>"), "would be read by the program"));
    CHECK(has(type("N<Enter>"), "Note: the middle"));
    CHECK(test::file_text(file).find("players") == std::string::npos);
    const auto again = Match::read(DataSource(), test::file_text(file), "noted", 0);
    REQUIRE(again);
    CHECK(notes_of(again->record()).size() == 3);
}

TEST_CASE("replay: a game that is being played takes no note, and says where one can be written") {
    Showing showing(std::string("barletta-1"));
    showing.type("N");
    CHECK(has(showing.drawn(), "A note goes into a game that is not being played"));
}
