// Records of every game: cut anywhere they are a shorter game or refused with their place; a bit turned over
// is noticed or leaves a game as legal as before.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "support/every_game.hpp"

using namespace disfida;

namespace {

constexpr std::size_t plies = 12;

/// The beginning of a seeded random game, as a record.
std::string beginning(const GameInfo& info, const Options& options) {
    auto match = Match::create(DataSource(), info.name, options, 5, 5);
    REQUIRE_MESSAGE(match, match.error().text);
    SeededDice choices(6);
    while (!match->position().over() && match->plies().size() < plies) {
        const auto legal = match->position().legal();
        const std::string& line = legal[choices.below(static_cast<std::uint32_t>(legal.size()))];
        REQUIRE(match->play(match->position().filled(line, match->plies().size())));
    }
    return match->record().text();
}

} // namespace

TEST_CASE("records of every game: cut at every byte") {
    for (const GameInfo& info : all_games()) {
        auto sets = test::option_sets(info);
        sets.resize(std::min<std::size_t>(sets.size(), 3)); // each byte reads the whole anew
        for (const Options& options : sets) {
            const std::string text = beginning(info, options);
            std::size_t line = 1;
            for (std::size_t size = 1; size <= text.size(); ++size) {
                const std::string cut = text.substr(0, size);
                const auto read = Match::read(DataSource(), cut, "r", 1);
                if (cut.back() == '\n') {
                    REQUIRE_MESSAGE(read, read.error().text);
                    CHECK(read->record().text() == cut);
                    ++line;
                } else {
                    REQUIRE_FALSE(read);
                    CHECK(read.error().text == "r:" + std::to_string(line) +
                                                   ": the last line is cut off: its line end is missing");
                }
            }
        }
    }
}

TEST_CASE(
    "records of every game: a digit turned into another is refused with its place, or is another game") {
    for (const GameInfo& info : all_games()) {
        const std::string text = beginning(info, {});
        for (std::size_t at = text.find('\n'); at < text.size(); ++at) {
            if (text[at] < '0' || text[at] > '9') {
                continue;
            }
            std::string other = text;
            other[at] = text[at] == '9' ? '0' : static_cast<char>(text[at] + 1);
            const auto read = Match::read(DataSource(), other, "r", 1);
            if (read) {
                CHECK_FALSE(read->position().violated());
            } else {
                CHECK(read.error().text.starts_with("r:"));
            }
        }
    }
}
