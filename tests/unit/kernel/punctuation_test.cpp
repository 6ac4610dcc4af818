// What stands between the parts of a text, in the language the tests speak.
#include <doctest/doctest.h>

#include "kernel/punctuation.hpp"

using namespace disfida;

TEST_CASE("English sets a colon and a semicolon close, and per cent close or apart as it is asked") {
    CHECK(headed("Castles", "Bar 20") == "Castles: Bar 20");
    CHECK(headed("pace", "") == "pace: ");
    CHECK(clauses({"takes Bar", "ends with 20 points"}) == "takes Bar; ends with 20 points");
    CHECK(clauses({"takes Bar"}) == "takes Bar");
    CHECK(clauses({}).empty());
    CHECK(with_percent("48") == "48%");
    CHECK(percent_apart("48") == "48 %");
}

TEST_CASE("English has a decimal point, and commas between thousands") {
    CHECK(with_decimal_mark("2.5") == "2.5");
    CHECK(with_decimal_mark("25") == "25");
    CHECK(in_groups(0) == "0");
    CHECK(in_groups(999) == "999");
    CHECK(in_groups(1000) == "1,000");
    CHECK(in_groups(1234567) == "1,234,567");
}
