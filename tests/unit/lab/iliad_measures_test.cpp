// What the laboratory counts of a fight of the Iliad, action by action.
#include <doctest/doctest.h>

#include "iliad/game.hpp"
#include "iliad/measures.hpp"
#include "support/fight.hpp"
#include "unit/lab/counting.hpp"

using disfida::test::Fight;

namespace {

using Counting = disfida::test::Counting<disfida::iliad::Game, disfida::iliad::Measures>;

/// Achilles throws at Hector, who has AGILITY 7.
Fight apart() {
    return Fight({"warrior achilles 0405 side left", "warrior hector 0805 side right bottle 9",
                  "active achilles,hector"});
}

} // namespace

TEST_CASE("measures of the Iliad: a blow that wounds") {
    // 5 and 6 are above CLANG! and not above BOTTLE 11; the wound die is a 1.
    Counting counting(Fight::engaged().match());
    counting.play({"attack achilles hector", "armour : 5 6 1"});
    CHECK(counting.all() == "wounds.right 1, achilles.attacks 1, achilles.gives 1, hector.wounds 1");
}

TEST_CASE("measures of the Iliad: a riposte wounds the attacker") {
    Counting counting(Fight::engaged().match());
    counting.play({"attack achilles hector", "armour : 1 2 5 6 1"});
    CHECK(counting.all() == "wounds.left 1, achilles.attacks 1, achilles.wounds 1, hector.gives 1");
}

TEST_CASE("measures of the Iliad: a heroic death, and how it ends") {
    Counting counting(Fight::engaged().match());
    counting.play({"attack achilles hector", "armour : 5 5 6 3"}).finish();
    CHECK(counting.all() == "turns 1, wounds.right 1, killed.right 1, end.dead 1, achilles.attacks 1, "
                            "achilles.gives 1, achilles.fells 1, hector.wounds 1, hector.killed 1");
}

TEST_CASE("measures of the Iliad: a plea is no death; it is counted once somebody has spoken") {
    Counting counting(Fight::engaged().match());
    counting.play({"attack achilles hector", "armour : 5 5 6 2"});
    CHECK(counting["killed.right"] == 0);
    CHECK(counting["spared.right"] == 0);
    counting.play({"spare"}).finish();
    CHECK(counting["spared.right"] == 1);
    CHECK(counting["hector.spared"] == 1);
    CHECK(counting["killed.right"] == 0);
    CHECK(counting["end.spared"] == 1);
}

TEST_CASE("measures of the Iliad: spears thrown and caught") {
    Counting counting(apart().match());
    counting.play({"throw achilles hector : 4 5", "catch : 3 4"});
    CHECK(counting.all() == "thrown.left 1, caught.right 1, achilles.thrown 1, hector.caught 1");
}

TEST_CASE("measures of the Iliad: walking into a spear is a wound by the thrower") {
    Counting counting(apart().match());
    counting.play({"throw achilles hector : 4 5", "catch : 6 6 3"});
    CHECK(counting["wounds.right"] == 1);
    CHECK(counting["achilles.gives"] == 1);
    CHECK(counting["caught.right"] == 0);
}

TEST_CASE("measures of the Iliad: parries, closings and leaving the field") {
    Counting parry(Fight::engaged().match());
    parry.play({"attack achilles hector", "parry : 5 6 1 2"}); // both succeed: nothing
    CHECK(parry.all() == "parries 1, achilles.attacks 1");
    Counting closing(apart().match());
    closing.play({"close achilles hector : 5 6"}); // 11 is not above BOTTLE 11
    CHECK(closing["closings"] == 1);
    Counting quits(apart().match());
    quits.play({"quit achilles"}).finish();
    CHECK(quits["quit.left"] == 1);
    CHECK(quits["killed.left"] == 0);
    CHECK(quits["end.quit"] == 1);
}
