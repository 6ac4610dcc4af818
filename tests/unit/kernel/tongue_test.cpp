// Texts with places to fill, and numbers with their nouns, in the language the tests speak.
#include <doctest/doctest.h>

#include "kernel/tongue.hpp"

using disfida::fill;
using disfida::how_many;

TEST_CASE("a text's places are filled by name, in any order and more than once") {
    CHECK(fill("{who} strikes {foe}: {who}!", {{"foe", "Hector"}, {"who", "Ajax"}}) ==
          "Ajax strikes Hector: Ajax!");
    CHECK(fill("no place", {{"who", "Ajax"}}) == "no place");
    CHECK(fill("", {}).empty());
}

TEST_CASE("what fills a place is not read again, and an unknown place stays") {
    CHECK(fill("{who} of {town}", {{"who", "{town}"}, {"town", "Troy"}}) == "{town} of Troy");
    CHECK(fill("{nobody} {who", {{"who", "Ajax"}}) == "{nobody} {who");
    CHECK(fill("{{who}", {{"who", "Ajax"}}) == "{Ajax");
}

TEST_CASE("English has one form for one and another for all other numbers") {
    CHECK(how_many("{n} Hit", "{n} Hits", 1) == "1 Hit");
    CHECK(how_many("{n} Hit", "{n} Hits", 0) == "0 Hits");
    CHECK(how_many("{n} Hit", "{n} Hits", 2) == "2 Hits");
}

TEST_CASE("a language without a catalogue is not spoken") {
    CHECK_FALSE(disfida::speak("tlh", "/nowhere"));
    CHECK(disfida::spoken_language().empty());
}
