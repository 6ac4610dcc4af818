// What each general did, counted from the events.
#include <algorithm>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "play/report.hpp"

using disfida::Match;

namespace {

constexpr std::string_view meeting = "disfida 1 lorraine\noption battles result\nset empty\nset turn 2\n"
                                     "set ravaged lamarche,bar-le-duc\n"
                                     "set general toulongeon bulgneville points 62 rank 1 skill expert\n"
                                     "set general linange la-mothe points 15 rank 3 skill poor inside\n"
                                     "set castle la-mothe french garrison 20\n"
                                     "set general barbazan sandaucourt points 142 rank 1 skill competent\n"
                                     "set active barbazan\nmove barbazan bulgneville\nstand\n"
                                     "battle result french lost barbazan:20,toulongeon:40\n";

} // namespace

TEST_CASE("deeds: a battle won and lost, with the points it cost") {
    const auto match = Match::read(disfida::DataSource(), meeting, "here", 1);
    REQUIRE_MESSAGE(match, match.error().line());
    const auto lines = match->deeds();
    REQUIRE(lines.size() == 2);
    // The winner loses a quarter of the 20 points of units lost, the loser half of the 40.
    CHECK(lines[0].starts_with("Barbazan: 1 battle won, 5 points lost; ends with 137 points in "));
    CHECK(lines[1].starts_with("Toulongeon: 1 battle lost, 20 points lost; ends with 42 points in "));
}

TEST_CASE("report: results that were entered have no luck, and it says so") {
    const auto match = Match::read(disfida::DataSource(), meeting, "here", 1);
    REQUIRE(match);
    const auto lines = disfida::report(*match);
    CHECK(std::find(lines.begin(), lines.end(),
                    "Left out: 1 reported result, whose dice nobody here has seen.") != lines.end());
    CHECK(std::find(lines.begin(), lines.end(), "Dice:") == lines.end()); // none has fallen
    CHECK(std::find(lines.begin(), lines.end(), "French: no dice of their own.") != lines.end());
}
