// The signatures of the games' behaviour. One changes with the rules, the tables and the order of legal lists
// of its game: when that is meant, the new number (make bench prints it) is put here, and the commit says
// what changed.
#include <map>

#include <doctest/doctest.h>

#include "support/signature.hpp"

TEST_CASE("every game behaves as it did") {
    const std::map<std::string_view, std::string> known{
        {"barletta", "c977721d"}, {"iliad", "56510e75"}, {"lorraine", "34495210"}};
    disfida::test::for_every_game([&]<class G>(std::string_view name) {
        const auto signature = disfida::test::signature<G>(name);
        REQUIRE_MESSAGE(signature, signature.error().text);
        INFO(name);
        CHECK(*signature == known.at(name));
    });
}
