// What each knight did, counted from the events.
#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;

TEST_CASE("deeds: Hits of the blow and of the fall, an unhorsing, a death, and where both are") {
    Scene scene({"phase activate", "round 2", "to-move italian", "knight fieramosca 2407",
                 "knight miale 2507", "knight sachet 2406 wounds 3"});
    // Column +5, 6+6: -/3; unhorsing 6 + 3 + 3 > 4, one Hit more: the fourth, and the fourth wound.
    scene.play("move fieramosca 2407 attack sachet : 6 6 3 4 6");
    const auto lines = scene.match().deeds();
    REQUIRE(lines.size() == 2); // Miale did nothing
    CHECK(lines[0].starts_with("Fieramosca: 1 attack, 4 Hits dealt, 0 taken; kills Sachet; unhorses Sachet; "
                               "ends mounted in 240"));
    CHECK(lines[1] ==
          "Sachet: 0 attacks, 0 Hits dealt, 4 taken; unhorsed once; killed by Fieramosca in round 2.");
}

TEST_CASE("deeds: a charge of which only the fall hurts") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge miale : 3 4 4"); // the rulebook's example of I2.1: one Hit, 4 + 1 > 4, another
    const auto lines = scene.match().deeds();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("Miale: 1 attack, 2 Hits dealt, 0 taken; unhorses Sachet; ends mounted in "));
    CHECK(lines[1] ==
          "Sachet: 0 attacks, 0 Hits dealt, 2 taken; unhorsed once; ends on foot in 2406 with 2 Hits.");
}

TEST_CASE("deeds: nothing done, nothing told") {
    CHECK(Scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"})
              .match()
              .deeds()
              .empty());
}
