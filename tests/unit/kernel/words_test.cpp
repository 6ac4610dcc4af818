// Texts of unknown origin in errors.
#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "disfida/record.hpp"
#include "kernel/data.hpp"
#include "kernel/words.hpp"

using disfida::has_blank;
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

TEST_CASE("words: an action with a range of numbers or with dots is still to be filled in") {
    for (const char* line : {"lose rene 3-17", "sally rene 1-5", "battle result ...", "3-4",
                             "muster ladan 50-125 inside", "..."}) {
        CHECK(has_blank(line));
    }
    for (const char* line : {"roll", "move la-motte 2406", "lose rene 5", "press-on rene 12", "replace a1-2b",
                             "3- 4", "-3", "3-", "la-mothe", ""}) {
        CHECK_FALSE(has_blank(line));
    }
    CHECK_FALSE(has_blank("battle result french lost a:3,b:4"));
    CHECK_FALSE(has_blank("wait.... rene"));
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

TEST_CASE("a text is put at a cell of a line, whatever letters stand before and below it") {
    std::string line = "Domr\u00e9my";
    disfida::put_at(line, 9, "\u00e8");
    CHECK(line == "Domr\u00e9my  \u00e8");
    disfida::put_at(line, 3, "RE");
    CHECK(line == "DomREmy  \u00e8");
    disfida::put_at(line, 1, "");
    CHECK(line == "DomREmy  \u00e8");
}
