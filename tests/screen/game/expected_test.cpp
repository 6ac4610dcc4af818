// What a player may expect of the screens, by the numbers of the list of expectations: 5 and 32.
#include <set>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "disfida/games.hpp"
#include "screen/game/table.hpp"
#include "support/every_game.hpp"

using namespace disfida;
using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

/// The phase a state line names.
std::string phase_of(const Position& position) {
    const std::string state = position.state();
    constexpr std::string_view key = "\"phase\":\"";
    const std::size_t at = state.find(key) + key.size();
    return state.substr(at, state.find('"', at) - at);
}

std::string drawn(const Match& match, const DataSource& data) {
    auto copy = Match::read(data, match.record().text(), "record", 1);
    REQUIRE(copy);
    Settings settings;
    settings.animation = false;
    tui::PlayScreen screen(data, Session::practice(std::move(*copy)), settings);
    tui::Canvas canvas(80, 24);
    screen.draw(canvas);
    return canvas.text(tui::Charset::ascii);
}

} // namespace

TEST_CASE("expectation 5: every phase of every game at 80x24, no text cut") {
    const DataSource data;
    for (const GameInfo& game : all_games()) {
        std::set<std::string> seen;
        const auto sets = test::option_sets(game);
        for (std::uint64_t seed = 0; seed < 4; ++seed) {
            auto match = Match::create(data, game.name, sets[seed % sets.size()], seed, seed);
            REQUIRE(match);
            SeededDice choices(seed);
            for (int i = 0; i < 400 && !match->position().over(); ++i) {
                const std::string phase = phase_of(match->position());
                if (seen.insert(phase).second) {
                    const std::string text = drawn(*match, data);
                    CAPTURE(game.name);
                    CAPTURE(phase);
                    // The mark of what was cut, which by itself is a sign, and stands behind points in
                    // Lorraine.
                    for (std::size_t at = text.find('~'); at != std::string::npos;
                         at = text.find('~', at + 1)) {
                        const char before = at > 0 ? text[at - 1] : ' ';
                        const bool letter =
                            (before >= 'a' && before <= 'z') || (before >= 'A' && before <= 'Z');
                        CHECK_MESSAGE(!letter, text);
                    }
                    CHECK(text.find("elp") != std::string::npos); // the way to help
                }
                const auto legal = match->position().legal();
                const auto& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
                // The computer's orders lead further than random ones; these lead elsewhere.
                const std::string advised = match->position().suggest(1);
                const std::string action =
                    choices.below(4) == 0 || advised.empty() ? match->position().filled(line, 1) : advised;
                const auto played = match->play(action);
                REQUIRE_MESSAGE(played, action, ": ", played.error().text);
            }
        }
        CHECK(seen.size() > 3);
    }
}

TEST_CASE("expectation 32: the terminal's cursor sits on what is selected, and goes with it") {
    for (const GameInfo& game : all_games()) {
        TableOptions options;
        options.game = std::string(game.name);
        options.opening = game.openings.empty() ? "" : std::string(game.openings.back());
        Table table(options);
        table.type("<Enter>");
        const auto caret = [&] {
            tui::Canvas canvas(80, 24);
            table.play().draw(canvas);
            return canvas.caret();
        };
        const auto before = caret();
        CAPTURE(game.name);
        REQUIRE(before);
        bool moved = false;
        for (const std::string_view key : {"<Left>", "<Right>", "<Up>", "<Down>", "<Tab>"}) {
            table.type(key);
            const auto now = caret();
            REQUIRE(now);
            moved = moved || !(*now == *before);
        }
        CHECK(moved);
        table.type(":");
        const auto typing = caret();
        REQUIRE(typing);
        CHECK(typing->y == 23); // where one types
    }
}
