// What each warrior did, counted from the events.
#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("deeds: who felled whom with how many blows; who did nothing is not told of") {
    Fight fight = Fight::engaged(
        {"warrior ajax 0101 side left", "warrior paris 1509 side right", "active achilles,hector,paris"});
    fight.play("attack achilles hector");
    fight.play("armour : 5 5 6 3"); // a heroic death
    const auto lines = fight.match().deeds();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("Achilles: 1 blow, 1 wound given, 0 taken, 0 spears thrown, 0 caught; fells "
                               "Hector; ends with BOTTLE "));
    CHECK(lines[1] ==
          "Hector: 0 blows, 0 wounds given, 1 taken, 0 spears thrown, 0 caught; killed by Achilles.");
}

TEST_CASE("deeds: one whom the gods save is not felled") {
    Fight fight = Fight::engaged(
        {"warrior ajax 0101 side left", "warrior paris 1509 side right", "active achilles,hector,paris"});
    fight.play("attack achilles hector");
    fight.play("armour : 5 5 6 1");
    const auto lines = fight.match().deeds();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].find("fells") == std::string::npos);
    CHECK(lines[1].starts_with("Hector: 0 blows, 0 wounds given, 1 taken, "));
}
