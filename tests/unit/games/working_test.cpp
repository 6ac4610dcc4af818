// The page of an action before and after its dice, in random games of every game: never wider than a narrow
// terminal, plain letters, and there whenever dice are; chances are chances.
#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/every_game.hpp"

namespace {

using disfida::Chance;
using disfida::GameInfo;
using disfida::Match;
using disfida::Position;
using Lines = std::vector<std::string>;

constexpr std::size_t width = 76;
constexpr std::uint64_t games = 1; ///< of each set of options
constexpr std::size_t most_plies = 400;
constexpr std::size_t looked_at = 3; ///< legal actions of a position

void check_page(const Lines& page, const std::string& action) {
    for (const std::string& line : page) {
        CHECK_MESSAGE(line.size() <= width, action, ": ", line);
        CHECK_MESSAGE(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }),
                      action, ": ", line);
    }
}

void check_chances(const std::vector<Chance>& chances, const std::string& action) {
    std::set<std::string> seen;
    for (const Chance& chance : chances) {
        CHECK_MESSAGE(seen.insert(chance.what).second, action, ": ", chance.what, " twice");
        CHECK_MESSAGE(chance.value > 0.0, action, ": ", chance.what);
        CHECK_MESSAGE((chance.value <= 1.0 + 1e-9 || chance.kind == Chance::Kind::average), action, ": ",
                      chance.what, " ", chance.value);
    }
}

/// Whether odds of an action cost a battle fought over and over, which a test of many has no time for.
bool is_costly(const Position& position, const std::string& action) {
    return position.state().find("\"game\":\"lorraine\"") != std::string::npos &&
           !action.starts_with("siege") && !action.starts_with("assault") && !action.starts_with("flee");
}

void check_before(const Match& match, const std::string& action) {
    const Position& position = match.position();
    const Lines page = position.outlook(action);
    check_page(page, action);
    const auto missing = match.needs(action, {});
    REQUIRE_MESSAGE(missing, action);
    CHECK_MESSAGE((!page.empty() || !*missing), action);
    if (!is_costly(position, action)) {
        const auto chances = position.chances(action);
        check_chances(chances, action);
        CHECK_MESSAGE((chances.empty() || position.odds(action)), action);
    }
}

void play_and_look(const GameInfo& info, const disfida::Options& options, std::uint64_t seed) {
    auto made = Match::create(disfida::DataSource(), std::string(info.name), options, std::nullopt, seed);
    REQUIRE(made);
    Match match = std::move(*made);
    disfida::SeededDice choices(seed + 1);
    while (!match.position().over() && match.plies().size() < most_plies) {
        const auto legal = match.position().legal();
        std::string action;
        for (std::size_t i = 0; i < looked_at; ++i) {
            const std::string& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
            action = match.position().filled(line, match.plies().size() + i);
            check_before(match, action);
        }
        const auto played = match.play(action);
        REQUIRE_MESSAGE(played, action);
        const auto& events = match.plies().back().events;
        const Lines page = match.position().explain(events);
        check_page(page, action);
        CHECK_MESSAGE(page.empty() == events.empty(), action);
    }
}

} // namespace

TEST_CASE("the pages before and after the dice fit, are plain and are there, in random games of every game") {
    for (const GameInfo& info : disfida::all_games()) {
        const auto sets = disfida::test::option_sets(info);
        for (std::size_t i = 0; i < sets.size(); ++i) {
            for (std::uint64_t seed = 0; seed < games; ++seed) {
                play_and_look(info, sets[i], 100 * i + seed);
            }
        }
    }
}
