// Legal lists of the campaign: nothing else is accepted than what is listed, ranges so understood.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"
#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// A line's numbers, if it leaves any open: "lose ladan 3-17" is "lose ladan", 3 and 17.
struct Range {
    std::string head;
    int low = 0;
    int high = 0;
};

/// Lines that end in a number or a range; empty head for others.
Range range_of(const std::string& line) {
    const std::size_t space = line.rfind(' ');
    if (space == std::string::npos) {
        return {};
    }
    const std::string tail = line.substr(space + 1);
    const std::size_t dash = tail.find('-');
    const auto low = disfida::parse_number<int>(tail.substr(0, dash));
    const auto high = disfida::parse_number<int>(dash == std::string::npos ? tail : tail.substr(dash + 1));
    return low && high ? Range{line.substr(0, space), *low, *high} : Range{};
}

std::string with(const Range& range, int n) { return range.head + " " + std::to_string(n); }

/// What is wrong with the list of a position; "" if nothing.
std::string fault(const disfida::Position& position) {
    const auto list = position.legal();
    std::vector<Range> ranges;
    for (const std::string& line : list) {
        const Range range = range_of(line);
        if (range.head.empty()) {
            if (!line.ends_with("...") && line.find('-', line.rfind(' ')) == std::string::npos &&
                !position.check(line)) {
                return line + " is listed and refused";
            }
            continue;
        }
        ranges.push_back(range);
        if (range.low > range.high ||
            (range.low == range.high && line.find('-', line.rfind(' ')) != std::string::npos)) {
            return line + " is no range";
        }
        if (!position.check(with(range, range.low)) || !position.check(with(range, range.high))) {
            return "an end of " + line + " is refused";
        }
        if (range.low < range.high && position.check(line)) {
            return line + " is accepted as it is listed";
        }
    }
    // Beside its ranges (towns at the muster have two lines of one number) no number is accepted.
    for (const Range& range : ranges) {
        for (const int n : {range.low - 1, range.high + 1}) {
            const bool other = std::any_of(ranges.begin(), ranges.end(), [&](const Range& one) {
                return one.head == range.head && one.low <= n && n <= one.high;
            });
            if (!other && n >= 0 && position.check(with(range, n))) {
                return with(range, n) + " is accepted and not listed";
            }
        }
        if (position.check(range.head + " 0" + std::to_string(range.low))) {
            return "leading zeros are accepted: " + range.head;
        }
    }
    const auto begins = [&](const char* word) {
        return std::any_of(list.begin(), list.end(),
                           [&](const std::string& line) { return line.starts_with(word); });
    };
    return begins("move ") && begins("press-on ") ? "move and press-on both" : "";
}

} // namespace

TEST_CASE("legal: in random campaigns each line is accepted as said, and nothing beside its range") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        auto match = disfida::Match::create(disfida::DataSource(), "lorraine", {}, seed, seed);
        REQUIRE(match);
        disfida::SeededDice choices(seed + 100);
        for (int ply = 0; !match->position().over() && ply < 2000; ++ply) {
            const auto wrong = fault(match->position());
            REQUIRE_MESSAGE(wrong.empty(), wrong, ", seed ", seed, " ply ", ply);
            const auto list = match->position().legal();
            const std::string& line = list[choices.below(static_cast<std::uint32_t>(list.size()))];
            REQUIRE(match->play(match->position().filled(line, static_cast<std::uint64_t>(ply) * 7919)));
        }
    }
}

TEST_CASE("legal: sieges and assaults, a line per set of friends, by byte") {
    const Campaign campaign = quiet({"general toulongeon la-mothe points 20 rank 1 skill poor",
                                     "general vaudemont la-mothe points 20 rank 2 skill poor",
                                     "general ladan la-mothe points 20 rank 3 skill poor",
                                     "general marigny la-mothe points 20 rank 4 skill poor",
                                     "castle la-mothe french garrison 30", "active ladan"});
    // 60 points are needed: three of the four.
    CHECK(campaign.legal("assault") ==
          "assault ladan,toulongeon,marigny; assault ladan,toulongeon,vaudemont; "
          "assault ladan,toulongeon,vaudemont,marigny; assault ladan,vaudemont,marigny");
    CHECK(campaign.legal("siege") ==
          "siege ladan,toulongeon,marigny; siege ladan,toulongeon,vaudemont; "
          "siege ladan,toulongeon,vaudemont,marigny; siege ladan,vaudemont,marigny");
}

TEST_CASE("legal: every action of a general outside an own castle, by byte") {
    const Campaign campaign =
        quiet({"castle la-mothe burgundy garrison 10",
               "general ladan la-mothe points 20 rank 3 skill poor exhausted",
               "general fribourg la-mothe points 5 rank 2 skill poor",
               "general toulongeon la-mothe points 8 rank 1 skill poor", "active ladan"});
    CHECK(
        campaign.legal() ==
        "end ladan; enter ladan; garrison ladan 1-19; move ladan bourmont; move ladan bulgneville; "
        "move ladan domremy; move ladan liffol; move ladan morimond; move ladan neufchateau; recover ladan; "
        "take ladan 1-10; transfer fribourg ladan 1-4; transfer ladan fribourg 1-19; "
        "transfer ladan toulongeon 1-19; transfer toulongeon ladan 1-7");
}

TEST_CASE("legal: where only one number is possible it stands alone") {
    const Campaign campaign =
        quiet({"castle la-mothe burgundy garrison 1", "general ladan la-mothe points 2 rank 3 skill poor",
               "general fribourg la-mothe points 2 rank 2 skill poor", "active ladan"});
    CHECK(campaign.legal("garrison") == "garrison ladan 1");
    CHECK(campaign.legal("take") == "take ladan 1");
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1; transfer ladan fribourg 1");
    const Campaign shut = quiet({"castle la-mothe burgundy garrison 1",
                                 "general ladan la-mothe points 2 rank 3 skill poor inside",
                                 "general salm la-mothe points 2 rank 2 skill poor", "active ladan"});
    CHECK(shut.legal() == "end ladan; sally ladan; sally ladan 1");
    const Campaign alone = quiet({"castle la-mothe burgundy garrison 0",
                                  "general ladan la-mothe points 2 rank 3 skill poor inside",
                                  "general salm la-mothe points 2 rank 2 skill poor", "active ladan"});
    CHECK(alone.legal() == "end ladan; sally ladan");
}

TEST_CASE("legal: words are as written, with single spaces") {
    const Campaign campaign = quiet({"general ladan montigny points 20 rank 3 skill poor", "active ladan"});
    for (const char* action : {"move ladan",
                               "move ladan bourmont bourmont",
                               "move  ladan bourmont",
                               "Move ladan bourmont",
                               "move ladan bourmont ",
                               " move ladan bourmont",
                               "move",
                               "",
                               "advance ladan",
                               "move sforza bourmont",
                               "move ladan paris",
                               "end",
                               "end ladan now",
                               "garrison ladan -1",
                               "garrison ladan 1x",
                               "roll",
                               "battle auto",
                               "lose ladan 1",
                               "retreat bourmont",
                               "muster ladan 50",
                               "ready"}) {
        CAPTURE(action);
        CHECK_FALSE(campaign.allows(action));
    }
    CHECK(campaign.allows("move ladan bourmont"));
}
