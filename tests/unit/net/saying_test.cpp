// What a host says over the line: English there, and understood again by who hears it.
#include <string>

#include <doctest/doctest.h>

#include "net/saying.hpp"

using namespace disfida;
using namespace disfida::net;

TEST_CASE("tables: what the host says is found again in its filled sentence, whatever fills it") {
    for (int i = 0; i <= static_cast<int>(last_said); ++i) {
        const Said said = static_cast<Said>(i);
        REQUIRE_FALSE(std::string(pattern_of(said)).empty());
        for (const char* word : {"'x'", "", "{own}", "12 is not, there 'a' (b)"}) {
            const Saying filled(said, {{"who", word},
                                       {"word", word},
                                       {"number", word},
                                       {"action", word},
                                       {"side", word},
                                       {"own", word},
                                       {"theirs", word},
                                       {"version", word},
                                       {"program", word}});
            CHECK(filled.english == filled.spoken); // the tests speak English
            CHECK(in_own_language(filled.english) == filled.english);
        }
    }
    CHECK(Saying(Said::seat_taken, {{"who", "anna(french)"}}).english ==
          "the seat is anna(french)'s, who alone can come back to it; disfida watch looks on");
}

TEST_CASE("tables: what no host says is left as it came") {
    for (const char* text : {"", "rubbish", "the code is wrong!", "the seat is {who}", "  "}) {
        CHECK(in_own_language(text) == text);
    }
}
