// Rolls drawn as rulers and built up as accounts.
#include <string>

#include <doctest/doctest.h>

#include "kernel/account.hpp"
#include "kernel/ruler.hpp"

using disfida::account_line;
using disfida::ruler;

TEST_CASE("ruler: parted where what the values bring changes, the rolled one in brackets") {
    const auto brings = [](int value) -> std::string { return value == 2 || value > 4 ? "in" : "out"; };
    CHECK(ruler(1, 6, 5, brings) == "out 1 | in 2 | out 3 4 | in [5] 6");
    CHECK(ruler(1, 6, 0, brings) == "out 1 | in 2 | out 3 4 | in 5 6"); // still to be rolled
    CHECK(ruler(2, 2, 2, brings) == "in [2]");
}

TEST_CASE("account: label, a column for each value, the rule") {
    CHECK(account_line("dice", {"3+4"}, "H1") == "  dice                                     3+4  [H1]");
    CHECK(account_line("dice", {"", "3+4"}, "H1") ==
          "  dice                                                   3+4  [H1]");
    const std::string one = account_line("x", {"1", "2"}, "A");
    const std::string other = account_line("longer", {"+8 held +5", "-3"}, "A");
    CHECK(one.size() == other.size()); // the columns stand below each other
    // A letter of two bytes fills one cell: a byte more, and the columns stand as before.
    CHECK(account_line("dé", {"3+4"}, "H1").size() == account_line("de", {"3+4"}, "H1").size() + 1);
}
