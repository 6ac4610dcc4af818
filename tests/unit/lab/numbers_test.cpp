// Intervals, tallies and parts: the arithmetic of the laboratory.
#include <doctest/doctest.h>

#include "kernel/interval.hpp"
#include "kernel/punctuation.hpp"
#include "lab/numbers.hpp"
#include "lab/parts.hpp"
#include "lab/seeds.hpp"
#include "lab/tally.hpp"

using namespace disfida::lab;
using disfida::Interval;
using disfida::in_groups;
using disfida::wilson;

TEST_CASE("Wilson: 65 of 100") {
    // z = 1.96, z^2 = 3.8415. Middle: (0.65 + 3.8415 / 200) / 1.038415 = 0.66921 / 1.038415 = 0.64445.
    // Half: 1.96 * sqrt(0.65 * 0.35 / 100 + 3.8415 / 40000) / 1.038415 = 1.96 * 0.048693 / 1.038415 =
    // 0.09191.
    const Interval interval = wilson(65, 100);
    CHECK(interval.low == doctest::Approx(0.55254).epsilon(0.0001));
    CHECK(interval.high == doctest::Approx(0.73636).epsilon(0.0001));
}

TEST_CASE("Wilson: nothing, everything and no games") {
    // 0 of 10: from 0 to z^2 / (n + z^2) = 3.8415 / 13.8415.
    CHECK(wilson(0, 10).low == 0.0);
    CHECK(wilson(0, 10).high == doctest::Approx(0.27753).epsilon(0.0001));
    CHECK(wilson(10, 10).low == doctest::Approx(1 - 0.27753).epsilon(0.0001));
    CHECK(wilson(10, 10).high == 1.0);
    CHECK(wilson(0, 0).low == 0.0);
    CHECK(wilson(0, 0).high == 1.0);
}

TEST_CASE("a tally: mean, spread and quantiles of 1, 2, 2, 5") {
    Tally tally;
    for (const int value : {2, 5, 1, 2}) {
        tally.add(value);
    }
    CHECK(tally.size() == 4);
    CHECK(tally.mean() == 2.5);
    CHECK(tally.deviation() == doctest::Approx(1.7320508)); // (2.25 + 0.25 + 0.25 + 6.25) / 3 = 3
    CHECK(tally.quantile(0.25) == 1);
    CHECK(tally.quantile(0.5) == 2);
    CHECK(tally.quantile(0.75) == 2);
    CHECK(tally.quantile(0.95) == 5);
    CHECK(tally.least() == 1);
    CHECK(tally.most() == 5);
}

TEST_CASE("a tally: values below zero, and one alone") {
    Tally tally;
    tally.add(-3);
    CHECK(tally.mean() == -3.0);
    CHECK(tally.deviation() == 0.0);
    tally.add(7, 3);
    CHECK(tally.mean() == 4.5);
    CHECK(tally.entries().size() == 2);
    CHECK(Tally().mean() == 0.0);
}

TEST_CASE("a tally: sums are the same in any order") {
    Tally a;
    Tally b;
    Tally whole;
    for (int i = -5; i < 20; ++i) {
        (i % 3 == 0 ? a : b).add(i * i % 7 - 3, 2);
        whole.add(i * i % 7 - 3, 2);
    }
    Tally one = a;
    one.add(b);
    Tally two = b;
    two.add(a);
    CHECK(one == two);
    CHECK(one == whole);
}

TEST_CASE("parts: neighbours are joined, the empty vanish") {
    CHECK(joined({{1, 10, 5}, {1, 0, 10}, {2, 15, 1}, {1, 20, 0}}) == Parts{{1, 0, 15}, {2, 15, 1}});
    CHECK(count({{1, 0, 15}, {2, 15, 1}}) == 16);
}

TEST_CASE("parts: what two have in common, and what is left") {
    CHECK_FALSE(common({{1, 0, 10}}, {{1, 10, 10}}));
    CHECK_FALSE(common({{1, 0, 10}}, {{2, 0, 10}}));
    CHECK(common({{1, 0, 10}}, {{1, 8, 10}}) == Part{1, 8, 2});
    CHECK(missing({1, 0, 10}, {}) == Parts{{1, 0, 10}});
    CHECK(missing({1, 0, 10}, {{1, 0, 10}}).empty());
    CHECK(missing({1, 0, 10}, {{1, 4, 1}, {1, 2, 1}}) == Parts{{1, 0, 2}, {1, 3, 1}, {1, 5, 5}});
    CHECK(text(Part{5, 0, 100}) == "seed 5, games 0 to 99");
    CHECK(text(Part{5, 7, 1}) == "seed 5, game 7");
}

TEST_CASE("seeds: games of a run, and runs, differ") {
    CHECK(seed_of_game(1, 0) != seed_of_game(1, 1));
    CHECK(seed_of_game(1, 1) != seed_of_game(2, 0));
    CHECK(seed_of_game(0, 0) != 0);
    CHECK(seed_of_thought(1, 1) != seed_of_thought(1, 2));
}

TEST_CASE("numbers in words") {
    CHECK(fixed(2.345, 1) == "2.3");
    CHECK(fixed(-0.04, 1) == "0.0");
    CHECK(percent(0.542) == "54.2 %");
    CHECK(percent(Interval{0.511, 0.573}) == "51.1 to 57.3 %");
    CHECK(games_text(1) == "1 game");
    CHECK(games_text(1000) == "1,000 games");
    CHECK(in_groups(999) == "999");
    CHECK(in_groups(1234567) == "1,234,567");
    CHECK(milliseconds(0.0412) == "41.2 ms");
    CHECK(milliseconds(0.00002) == "0.020 ms");
    CHECK(left("ab", 4) == "ab  ");
    CHECK(right("ab", 4) == "  ab");
    CHECK(left("abcde", 4) == "abc~");
}

TEST_CASE("how long a run still takes is told in units a person reads") {
    CHECK(disfida::lab::time_text(0) == "0 s");
    CHECK(disfida::lab::time_text(119) == "119 s");
    CHECK(disfida::lab::time_text(120) == "2 min");
    CHECK(disfida::lab::time_text(3599) == "59 min");
    CHECK(disfida::lab::time_text(27'128) == "7 h 32 min");
    CHECK(disfida::lab::time_text(3'600'000) == "1,000 h 0 min");
}
