// Which language is spoken.
#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "play/language.hpp"

using disfida::languages_of;
using List = std::vector<std::string>;

TEST_CASE("the locale names the language, with its country first") {
    CHECK(languages_of("", "", "", "it_IT.UTF-8") == List{"it_IT", "it"});
    CHECK(languages_of("", "", "fr_CA@euro", "it_IT") == List{"fr_CA", "fr"});
    CHECK(languages_of("", "fr", "it", "it") == List{"fr"});
}

TEST_CASE("LANGUAGE goes before the locale, as a list") {
    CHECK(languages_of("fr:it_CH", "", "", "de_DE.UTF-8") == List{"fr", "it_CH", "it"});
    CHECK(languages_of("it", "", "", "C") == List{"it"});
    CHECK(languages_of(":it:", "", "", "") == List{"it"});
}

TEST_CASE("English is asked for by its name, by C, or by nothing") {
    CHECK(languages_of("", "", "", "").empty());
    CHECK(languages_of("", "", "", "C.UTF-8").empty());
    CHECK(languages_of("", "", "", "en_GB.UTF-8").empty());
    CHECK(languages_of("fr:en:it", "", "", "it_IT") == List{"fr"});
    CHECK(languages_of("it", "C", "", "it_IT.UTF-8").empty()); // a script that reads what is printed
}

TEST_CASE("a language nobody has translated to is refused with those there are") {
    const auto spoken = disfida::speak_language("tlh");
    REQUIRE_FALSE(spoken);
    CHECK(spoken.error().text.starts_with("'tlh' is no language there is a catalogue for: en"));
    CHECK_FALSE(disfida::speak_language("../it"));
    CHECK(disfida::speak_language("en"));
}
