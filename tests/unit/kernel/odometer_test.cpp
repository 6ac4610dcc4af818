// The odometer's weights: whole numbers that add up to the whole.
#include "disfida/odometer.hpp"

#include <doctest/doctest.h>

using disfida::Odometer;
using disfida::Pair;

namespace {

/// Runs `roll` over all dice and adds up the weights of the runs in which it is true.
template <class Roll> std::uint64_t weight_of(const Roll& roll) {
    std::uint64_t sum = 0;
    Odometer dice;
    do {
        sum += roll(dice) ? dice.weight() : 0;
    } while (dice.advance());
    return sum;
}

template <class Roll> std::uint64_t weight_of_all(const Roll& roll) {
    return weight_of([&](Odometer& dice) {
        roll(dice);
        return true;
    });
}

/// Throws on after each 6, at most so often: long chains of which most are short.
void sixes(Odometer& dice, int most) {
    for (int left = most; left > 0 && dice.die() == 6; --left) {
    }
}

} // namespace

TEST_CASE("odometer: every kind of throw divides the whole by its faces") {
    constexpr std::uint64_t whole = Odometer::whole;
    CHECK(weight_of([](Odometer& dice) { return dice.die() == 4; }) == whole / 6);
    CHECK(weight_of([](Odometer& dice) { return dice.total().sum() == 5; }) == whole / 36 * 4);
    CHECK(weight_of([](Odometer& dice) {
              return dice.total({}, [](int sum) { return sum > 9; }).sum() > 9;
          }) == whole / 36 * 6); // 10, 11 and 12: 3 + 2 + 1
    CHECK(weight_of([](Odometer& dice) {
              return dice.pair({}, [](Pair pair) { return int{pair.is_double()}; }).is_double();
          }) == whole / 6);
    CHECK(weight_of([](Odometer& dice) { return dice.die_above({}, 4) > 4; }) == whole / 3);
    CHECK(weight_of([](Odometer& dice) { return dice.until_different({}, {}).a == 2; }) == whole / 2);
}

TEST_CASE("odometer: all runs together weigh the whole, however many dice they take") {
    CHECK(weight_of_all([](Odometer& /*dice*/) {}) == Odometer::whole);
    CHECK(weight_of_all([](Odometer& dice) {
              dice.total();
              dice.total();
              if (dice.die_above({}, 1) == 1) {
                  dice.die();
              }
          }) == Odometer::whole);
    for (const int most : {1, 20, 24, 25, 60}) { // 6^24 divides by 24 dice, not by more
        CHECK(weight_of_all([&](Odometer& dice) { sixes(dice, most); }) == Odometer::whole);
    }
}

TEST_CASE("odometer: what is certain has the probability 1, no more and no less") {
    CHECK(Odometer::probability_of(Odometer::whole) == 1.0);
    CHECK(Odometer::probability_of(0) == 0.0);
    CHECK(Odometer::probability_of(Odometer::whole / 6 * 5) == 5 / 6.0);
    Odometer dice;
    dice.total();
    CHECK(dice.probability() == 1 / 36.0); // two ones
}
