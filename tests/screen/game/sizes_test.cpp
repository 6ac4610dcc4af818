// Every screen of every game at every size: no crash, nothing above ASCII in ASCII, keys at random.
#include <array>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "screen/game/table.hpp"
#include "support/home.hpp"

using namespace disfida;
using disfida::test::Home;
using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

const std::array<std::pair<int, int>, 11> sizes{{{1, 1},
                                                 {10, 3},
                                                 {39, 12},
                                                 {40, 11},
                                                 {40, 12},
                                                 {60, 20},
                                                 {80, 24},
                                                 {100, 30},
                                                 {120, 45},
                                                 {200, 60},
                                                 {80, 12}}};

void draw_all(Table& table) {
    for (const auto& [width, height] : sizes) {
        const std::string text = table.screen(width, height);
        for (const char c : text) {
            REQUIRE(static_cast<unsigned char>(c) < 0x80);
        }
    }
}

} // namespace

TEST_CASE("expectation 4: a window too small says its size and the size needed, and q still asks") {
    Table table;
    CHECK(table.screen(30, 11).find("30x11") != std::string::npos);
    CHECK(table.screen(30, 11).find("40x12") != std::string::npos);
    table.type("q");
    CHECK(table.screen(80, 24).find("Leave the game?") != std::string::npos);
}

TEST_CASE("expectation 4: random keys on every game at every size") {
    const Home home; // they change settings
    for (const GameInfo& game : all_games()) {
        TableOptions options;
        options.game = std::string(game.name);
        options.opening = game.openings.empty() ? "" : std::string(game.openings.back());
        Table table(options);
        SeededDice random(11);
        constexpr std::string_view keys = "hljkyubnaafsrpomxL?iUtRO:/12.,gAdvwcez+";
        const std::array<std::string_view, 9> named{"<Enter>", "<Enter>", "<Tab>",   "<Esc>", "<Up>",
                                                    "<Down>",  "<Left>",  "<Right>", "<Back>"};
        for (int i = 0; i < 1500; ++i) {
            if (random.below(3) == 0) {
                table.type(named.at(random.below(named.size())));
            } else {
                table.type(std::string(1, keys[random.below(static_cast<std::uint32_t>(keys.size()))]));
            }
            if (i % 25 == 0) {
                draw_all(table);
            }
            REQUIRE_FALSE(table.play().session().position().violated());
        }
    }
}

TEST_CASE("expectation 11: no key of the game is bound twice in a context") {
    CHECK(tui::duplicate_bindings(tui::game_keys()).empty());
}
