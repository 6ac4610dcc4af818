// Answers to questions of yes or no.
#include <doctest/doctest.h>

#include "kernel/answer.hpp"

using disfida::is_yes;

TEST_CASE("an answer is yes as a word or its letter, in capitals or not, and nothing else is") {
    for (const char* yes : {"yes", "y", "Y", "YES"}) {
        CHECK(is_yes(yes));
    }
    for (const char* no : {"", "n", "no", "ye", "yes please", "\xc3\xbf\xc3\xbf", "o", "s"}) {
        CHECK_FALSE(is_yes(no));
    }
}
