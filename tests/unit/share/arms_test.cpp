// Coats of arms: everybody has his own, and all are good heraldry.
#include <set>

#include <doctest/doctest.h>

#include "share/arms.hpp"

using namespace disfida::share;

TEST_CASE("arms: metal lies on colour and colour on metal, and no two of the first 400 are alike") {
    const auto metal = [](Tincture tincture) {
        return tincture == Tincture::gold || tincture == Tincture::silver;
    };
    std::set<std::string> seen;
    for (int number = 0; number < most_arms; ++number) {
        const Blazon arms = blazon(number);
        CHECK(metal(arms.field) != metal(arms.charge));
        CHECK(seen.insert(blazoned(arms)).second);
        CHECK_FALSE(figure_path(arms.figure).empty());
    }
}

TEST_CASE("arms: neighbours differ in figure and in field") {
    for (int number = 1; number < 80; ++number) {
        CHECK(blazon(number).figure != blazon(number - 1).figure);
        CHECK(blazon(number).field != blazon(number - 1).field);
    }
}

TEST_CASE("arms: they are told as heralds do") {
    // Number 0: the first pair, a colour under a metal. Number 3: pair 9 of 20, the last colour under silver.
    // Number 4: pair 12, gold under the second colour.
    CHECK(blazoned(blazon(0)) == "Gules, a pale or");
    CHECK(blazoned(blazon(3)) == "Per fess sable and argent");
    CHECK(blazoned(blazon(4)) == "Or, a cross azure");
}
