// Data files with a table header that has no name: refused with file and line like all that is wrong with
// one.
#include <string>

#include <doctest/doctest.h>

#include "kernel/toml.hpp"

using namespace std::string_literals;

TEST_CASE("data file: a table header without a name, however it breaks off, is an error of one line") {
    for (const std::string& text :
         {"[\n[e]]\nid = 1\n"s, "[\n"s, "["s, "[["s, "[ \n]"s, "[\r\n]"s, "[[\n]]"s, "[=]"s, "[ #x\n]"s,
          "[\x01]"s, "[\0]\n"s, "[a.\n]"s, "[a."s, "a.\n= 1"s, "a = {\n}"s}) {
        const auto parsed = disfida::parse_toml(text, "file.toml");
        CAPTURE(text);
        REQUIRE_FALSE(parsed);
        CHECK(parsed.error().text.starts_with("file.toml:1: "));
        CHECK(parsed.error().text.find('\n') == std::string::npos);
    }
}
