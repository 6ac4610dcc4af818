// The signature of Barletta's behaviour. It changes with the rules, the tables and the order of legal lists:
// when that is meant, the new number (make bench prints it) is put here, and the commit says what changed.
#include <doctest/doctest.h>

#include "support/signature.hpp"

TEST_CASE("Barletta behaves as it did") {
    const auto signature = disfida::test::barletta_signature();
    REQUIRE_MESSAGE(signature, signature.error().text);
    CHECK(*signature == "c977721d");
}
