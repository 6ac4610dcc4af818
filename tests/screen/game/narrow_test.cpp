// Small windows: nothing on a bottom line or in a heading is cut inside a word, lists say that they go on,
// and every page tells its keys.
#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "screen/game/table.hpp"
#include "support/environment.hpp"
#include "support/has.hpp"
#include "tui/rule_view.hpp"
#include "tui/title.hpp"
#include "tui/wrap.hpp"

using namespace disfida;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::keys_of;
using disfida::test::Table;
using disfida::test::TableOptions;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;
using tui::TitleScreen;

namespace {

std::string drawn(TitleScreen& title, int width = 80, int height = 24,
                  tui::Charset charset = tui::Charset::ascii) {
    tui::Canvas canvas(width, height);
    title.draw(canvas);
    return canvas.text(charset);
}

void type(TitleScreen& title, std::string_view keys) {
    for (const tui::Key& key : keys_of(keys)) {
        title.handle(key);
    }
}

bool lacks(std::string_view whole, std::string_view part) {
    return whole.find(part) == std::string_view::npos;
}

struct Home {
    TemporaryFolder folder;
    Variable state{"XDG_STATE_HOME", folder.path().string()};
    Variable config{"XDG_CONFIG_HOME", folder.path().string()};
    DataSource data;
};

} // namespace

TEST_CASE("small windows: no page reached from the title cuts a word off its heading or bottom line") {
    const Home home;
    for (const std::string_view way :
         {"e", "r", "r<Enter>", "s", "?", "b", "i", "l", "t", "e?", "r?", "r<Enter>?", "s?", "b?"}) {
        TitleScreen title(home.data, Settings{});
        type(title, way);
        for (const auto& [width, height] : {std::pair{40, 12}, {60, 20}, {80, 24}}) {
            const std::string page = drawn(title, width, height);
            const std::string where = std::string(way) + " at " + std::to_string(width);
            CHECK_MESSAGE(lacks(page, "~"), where << "\n" << page);
        }
    }
}

TEST_CASE("lists: the same arrows say that there is more above and below, in menus with how many") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "e");
    CHECK(has(drawn(title), "v 23 more"));
    CHECK(lacks(drawn(title), "^ "));
    type(title, "<Down><Down><Down><Down><Down><Down><Down><Down><Down><Down>");
    CHECK(has(drawn(title, 40, 12), "^ 7 more"));
    CHECK(has(drawn(title, 40, 12), "v 28 more"));
    CHECK(has(drawn(title, 40, 12, tui::Charset::utf8), "\u25B4 7 more"));
    type(title, "qr");
    CHECK(has(drawn(title), " v 1/46"));
    type(title, "G");
    CHECK(has(drawn(title), " ^ 46/46"));
    type(title, "<Enter>");
    CHECK(has(drawn(title, 40, 12), " v 1-10 of "));
    type(title, " ");
    CHECK(has(drawn(title, 40, 12), " ^ "));
}

TEST_CASE("pages: ? lists the keys of the rulebook, a rule, the settings, the past games and the options") {
    const Home home;
    TitleScreen title(home.data, Settings{});
    type(title, "r?");
    CHECK(has(drawn(title), "the rulebook of another game"));
    type(title, "?");
    CHECK(has(drawn(title), "Rulebook: "));
    type(title, "<Enter>?");
    CHECK(has(drawn(title), "the rule before, the next one"));
    type(title, "qqqs?");
    CHECK(has(in_one_line(drawn(title)), "change what the line says"));
    CHECK(has(drawn(title), "keyboard. Lay the keys out"));
    type(title, "q");
    CHECK(has(drawn(title), "Settings, for all games"));
    Table table;
    table.type("O?");
    CHECK(has(table.screen(), "change what the line says"));
    CHECK(has(in_one_line(table.screen()), "coach. Warns before an order"));
    table.type("q");
    CHECK(has(table.screen(), "Options: left and right change"));
    table.type("q");
    TitleScreen past(home.data, Settings{});
    past.open_past(true);
    CHECK(past.handle(tui::typed(U'?')));
    CHECK(has(drawn(past), "go through it again, action by action"));
}

TEST_CASE("past games: an empty list offers nothing to be chosen") {
    const Home home;
    TitleScreen past(home.data, Settings{});
    past.open_past(true);
    while (past.timeout() == 0) {
        past.tick();
    }
    CHECK(has(drawn(past), "No game is finished yet."));
    CHECK(lacks(drawn(past), "[Enter]"));
    CHECK(lacks(drawn(past), "[d]elete"));
    CHECK(!past.handle(tui::key(tui::Key::Name::enter)));
}

TEST_CASE("small windows: the numbers along the edges of a board are whole or not there") {
    Table table;
    // 24 and 25 have 14 and 15 hexes: at 60 columns the number of the last would be cut.
    const std::string numbers = table.line(1, 60, 20);
    CHECK(has(numbers, "13"));
    CHECK(!numbers.ends_with(" 1"));
    const std::string few = table.line(1, 40, 12);
    for (const std::string_view word : split(few, ' ')) {
        CHECK_MESSAGE((word.empty() || word.size() == 2), few);
    }
}

TEST_CASE("farewell: broken between words, the command at its end whole") {
    const std::string text =
        "The initial charge, 0 of 13 lanes fought. Go on with: disfida barletta-20261130-232558";
    CHECK(tui::wrap_farewell(text, 200) == text);
    CHECK(tui::wrap_farewell(text, 80) == "The initial charge, 0 of 13 lanes fought. Go on with:\n"
                                          "disfida barletta-20261130-232558");
    CHECK(tui::wrap_farewell(text, 40) == "The initial charge, 0 of 13 lanes\nfought. Go on with:\n"
                                          "disfida barletta-20261130-232558");
    CHECK(tui::wrap_farewell("", 40).empty());
    CHECK(tui::wrap_farewell("averylongword indeed", 6) == "averylongword\nindeed");
}

TEST_CASE("hint: at 80 columns both chances stand there whole, before the reasons") {
    Table table;
    table.type("t");
    const std::string said = in_one_line(table.messages());
    CHECK(has(said, "Winning chances "));
    const std::size_t best = said.find("next best: ");
    REQUIRE(best != std::string::npos);
    CHECK(said.find('%', best) != std::string::npos);
}

TEST_CASE("legend: an entry hex is named by the sign that is drawn, in UTF-8 and in ASCII") {
    Table table;
    table.type("?");
    tui::Canvas canvas(80, 24);
    table.play().draw(canvas);
    CHECK(has(canvas.text(tui::Charset::ascii), "An edge hex marked : is where"));
    CHECK(has(canvas.text(tui::Charset::utf8), "An edge hex marked \u25E6 is where"));
    table.type("q");
    table.play().draw(canvas);
    CHECK(has(canvas.text(tui::Charset::utf8), "\u25E6"));
}

TEST_CASE("lesson: - folds the card, which shows the lower board, and unfolds it") {
    TableOptions options;
    options.lesson = "barletta-04";
    Table table(options);
    CHECK(has(table.line(-1), "[-]fold"));
    CHECK(lacks(table.screen(), "\n33 "));
    table.type("-");
    CHECK(has(table.screen(), "\n33 "));
    CHECK(has(table.screen(), "Lesson 4: "));
    CHECK(has(table.line(-1), "[1]-[3]answer  [-]unfold"));
    table.type("-");
    CHECK(has(table.line(-1), "[-]fold"));
    CHECK(lacks(table.screen(), "\n33 "));
    table.type("-2"); // an answer can be given all the same, and the next card is whole
    CHECK(has(table.screen(), "step 2 of "));
    CHECK(has(table.line(-1), "[-]fold"));
}
