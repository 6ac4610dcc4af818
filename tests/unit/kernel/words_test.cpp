// Texts of unknown origin in errors.
#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "disfida/record.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"

using disfida::in_quotes;
using disfida::printable;

TEST_CASE("words: what is quoted is short and has no control characters") {
    CHECK(in_quotes("jump") == "'jump'");
    CHECK(in_quotes("") == "''");
    CHECK(in_quotes("a\x1b[31mb\nc\x7f") == "'a?[31mb?c?'");
    CHECK(in_quotes(std::string(60, 'x')) == "'" + std::string(60, 'x') + "'");
    CHECK(in_quotes(std::string(61, 'x')) == "'" + std::string(60, 'x') + "...'");
    // No letter of several bytes is cut in two.
    CHECK(in_quotes(std::string(59, 'x') + "\xc3\xa8y") == "'" + std::string(59, 'x') + "...'");
    CHECK(printable("two\tlines\n", 100) == "two?lines?");
}

TEST_CASE("words: no error of a record repeats a long or a wild word") {
    const std::string longest(100000, 'a');
    const std::string head = "disfida 1 barletta\n";
    for (const std::string& text :
         {"disfida 1 " + longest + "\n", "disfida " + longest + " barletta\n",
          head + "option " + longest + " on\n", head + "option daste " + longest + "\n",
          head + longest + "\n", head + "place " + longest + " 2407\n", head + "roll : " + longest + "\n",
          head + "place fieramosca " + longest + "\n", head + "move " + longest + " " + longest + "\n",
          head + "option " + longest + " on\noption " + longest + " on\n",
          head + "set knight " + longest + " 2407\n"}) {
        const auto match = disfida::Match::read(disfida::DataSource(), text, "r", 0);
        REQUIRE_FALSE(match);
        CHECK_MESSAGE(match.error().line().size() < 300, match.error().line().substr(0, 200));
    }
}
