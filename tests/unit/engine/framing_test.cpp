// The frame around commands and answers, as the Go Text Protocol has it.
#include "engine/framing.hpp"

#include <doctest/doctest.h>

#include "unit/engine/talk.hpp"

using disfida::engine::longest_line;
using disfida::test::Talk;

TEST_CASE("an answer is a sign, a space, the text and an empty line") {
    Talk talk;
    CHECK(talk.raw("name") == "= disfida\n\n");
    CHECK(talk.raw("state") == "? no game\n\n");
    CHECK(talk.raw("new barletta") == "= \n\n");
}

TEST_CASE("an id is echoed behind the sign, digit by digit") {
    Talk talk;
    CHECK(talk.raw("7 name") == "=7 disfida\n\n");
    CHECK(talk.raw("007 name") == "=007 disfida\n\n");
    CHECK(talk.raw("99999999999999999999999 name") == "=99999999999999999999999 disfida\n\n");
    CHECK(talk.raw("0 state") == "?0 no game\n\n");
    CHECK(talk.raw("-1 name").starts_with("? unknown command '-1'"));
    CHECK(talk.raw("7name").starts_with("? unknown command '7name'"));
    CHECK(talk.raw("7 8 name").starts_with("?7 unknown command '8'"));
}

TEST_CASE("lines that say nothing have no answer") {
    Talk talk;
    for (const char* line : {"", " ", "   \t ", "\r", "#", "# name", "   # name", "\x01\x7f", "\t#", "12",
                             " 5 ", "5 # x", "5\t#"}) { // an id alone is an empty command too
        CHECK(talk.raw(line).empty());
    }
}

TEST_CASE("comments, control characters, tabs and spaces at the ends") {
    Talk talk;
    for (const char* line :
         {"name# what is it", "name #", "  name  ", "\tname\t", "name\r", "na\x01me", "\x1bna\x7fme"}) {
        CHECK(talk.raw(line) == "= disfida\n\n");
    }
    CHECK(talk.raw(std::string_view("na\0me", 5)) == "= disfida\n\n");
    CHECK(talk.raw("known_command\tname") == "= true\n\n");
    CHECK(talk.raw("known_command     name") == "= true\n\n");
    CHECK(talk.raw("3\tname\r") == "=3 disfida\n\n");
}

TEST_CASE("letters beyond ASCII are no control characters") {
    const auto line = disfida::engine::parse_line("save Forl\xc3\xac.disfida");
    REQUIRE(line);
    CHECK(line->arguments == "Forl\xc3\xac.disfida");
}

TEST_CASE("a line may have longest_line bytes and no more, its comment not counted") {
    Talk talk;
    const auto padded = [](std::size_t size) { return "name" + std::string(size - 4, ' '); };
    CHECK(talk.raw(padded(longest_line)) == "= disfida\n\n");
    CHECK(talk.raw(padded(longest_line + 1)) == "? the line is longer than 65536 bytes\n\n");
    CHECK(talk.raw(std::string(longest_line + 1, ' ')) == "? the line is longer than 65536 bytes\n\n");
    CHECK(talk.raw("4 quit" + std::string(longest_line, ' ')) ==
          "?4 the line is longer than 65536 bytes\n\n");
    CHECK_FALSE(talk.finished());
    CHECK(talk.raw("name #" + std::string(longest_line, 'x')) == "= disfida\n\n");
}

TEST_CASE("no line of an answer is empty, and a refusal is one line") {
    CHECK(disfida::engine::success("", "a\n\n\nb\n") == "= a\nb\n\n");
    CHECK(disfida::engine::success("1", "\na") == "=1 a\n\n");
    CHECK(disfida::engine::success("", "") == "= \n\n");
    CHECK(disfida::engine::failure("1", "a\nb") == "?1 a b\n\n");
}

TEST_CASE("what was sent is quoted in a refusal, but not at any length") {
    Talk talk;
    CHECK(talk.refusal("jump") == "unknown command 'jump': list_commands names all");
    const std::string sixty(60, 'x');
    CHECK(talk.refusal(sixty + "x") == "unknown command '" + sixty + "...': list_commands names all");
    // the letter that would be cut in two is left out whole
    CHECK(talk.refusal(std::string(59, 'x') + "\xc3\xa8") ==
          "unknown command '" + std::string(59, 'x') + "...': list_commands names all");
}
