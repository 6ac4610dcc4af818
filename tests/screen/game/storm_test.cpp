// A thousand sizes on every screen there is: no crash, nothing cut for good, the same dialog afterwards.
#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "disfida/games.hpp"
#include "screen/game/table.hpp"
#include "support/environment.hpp"
#include "tui/title.hpp"

using namespace disfida;
using disfida::test::keys_of;
using disfida::test::Table;
using disfida::test::TableOptions;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

namespace {

constexpr int steps = 1000;

template <class Draw> void storm(SeededDice& random, const Draw& draw) {
    const std::string before = draw(80, 24);
    for (int i = 0; i < steps; ++i) {
        const int width = 1 + static_cast<int>(random.below(i % 4 == 0 ? 30 : 200));
        const int height = 1 + static_cast<int>(random.below(i % 4 == 0 ? 12 : 60));
        draw(width, height);
    }
    CHECK(draw(80, 24) == before);
}

} // namespace

TEST_CASE("expectation 4: a storm of 1000 sizes on every screen of every game, which is the same after it") {
    SeededDice random(1);
    for (const GameInfo& game : all_games()) {
        for (const std::string_view keys :
             {"", "?", "o", "L", "R", "R<Enter>", "O", ":", ":pl<Tab>", "S", "q", "t", "X", "i", "<Enter>",
              "W", "x", "<Enter>x", "<Enter><Enter>"}) {
            TableOptions options;
            options.game = std::string(game.name);
            options.opening = game.openings.empty() ? "" : std::string(game.openings.back());
            Table table(options);
            table.type(keys);
            CAPTURE(game.name);
            CAPTURE(keys);
            storm(random, [&](int width, int height) { return table.screen(width, height); });
        }
    }
}

TEST_CASE("expectation 4: a storm of 1000 sizes on the cards of lessons") {
    SeededDice random(2);
    for (const char* lesson : {"barletta-01", "iliad-01", "lorraine-01"}) {
        TableOptions options;
        options.lesson = lesson;
        Table table(options);
        storm(random, [&](int width, int height) { return table.screen(width, height); });
    }
}

TEST_CASE("expectation 4: a storm of 1000 sizes on the title and all its pages") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    home.write("disfida/games/one.disfida", "disfida 1 barletta\nroll : 6 6 1 1\n");
    home.write("disfida/games/two.disfida", "disfida 1 barletta\nroll : 6 6 1 1\nplace");
    const DataSource data;
    SeededDice random(3);
    for (const std::string_view keys :
         {"", "b", "b?", "i", "o", "g", "g<Down>", "gn", "gd", "g?", "e", "r", "r<Enter>", "?"}) {
        tui::TitleScreen title(data, Settings{});
        for (const tui::Key& key : keys_of(keys)) {
            title.handle(key);
        }
        CAPTURE(keys);
        storm(random, [&](int width, int height) {
            tui::Canvas canvas(width, height);
            title.draw(canvas);
            return canvas.text(tui::Charset::ascii);
        });
    }
}

TEST_CASE(
    "expectation 4: too small a window says its size and the size needed on every page, and comes back") {
    for (const std::string_view keys : {"", "?", "o", "L", "R", "O", ":", "q"}) {
        Table table;
        table.type(keys);
        CAPTURE(keys);
        const std::string small = test::in_one_line(table.screen(30, 8));
        CHECK(small.find("30x8") != std::string::npos);
        CHECK(small.find("40x12") != std::string::npos);
    }
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    const DataSource data;
    tui::TitleScreen title(data, Settings{});
    tui::Canvas canvas(19, 5);
    title.draw(canvas);
    const std::string small = test::in_one_line(canvas.text(tui::Charset::ascii));
    CHECK(small.find("19x5") != std::string::npos);
}
