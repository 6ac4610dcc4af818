// What the laboratory counts of a game of Barletta, action by action.
#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "barletta/measures.hpp"
#include "support/scene.hpp"
#include "unit/lab/counting.hpp"

using disfida::test::Scene;

namespace {

using Counting = disfida::test::Counting<disfida::barletta::Game, disfida::barletta::Measures>;

/// Salomone attacks Pises with these dice; VC 5 both.
Counting attack(std::string_view salomone, std::string_view pises, const std::string& dice) {
    Counting counting(Scene::round_one({salomone, pises}).match());
    const std::string line = "move salomone 2407 attack pises : " + dice;
    return counting.play({line});
}

} // namespace

TEST_CASE("measures of Barletta: an attack without effect is an attack") {
    CHECK(attack("knight salomone 2407", "knight pises 2406", "3 4 3 4").all() == "salomone.attacks 1");
}

TEST_CASE("measures of Barletta: a fall") {
    // A D, and 6 > 5: thrown; the Hit of the fall drives nobody back.
    CHECK(attack("knight salomone 2407", "knight pises 2406", "5 5 3 4 6").all() ==
          "unhorsed.french 1, salomone.attacks 1, salomone.unhorses 1, pises.falls 1");
    // A Hit each, 5 + 1 > 5: the attacker falls, the defender keeps his saddle.
    CHECK(attack("knight salomone 2407", "knight pises 2406", "5 6 5 6 5 1").all() ==
          "unhorsed.italian 1, salomone.attacks 1, salomone.falls 1, pises.unhorses 1");
}

TEST_CASE("measures of Barletta: a death, and the wound that brought it") {
    CHECK(attack("knight salomone 2407", "knight pises 2406 hits 4 wounds 4", "1 2 6 6").all() ==
          "killed.french 1, wounds.french 1, salomone.attacks 1, salomone.kills 1, pises.wounds 1, "
          "pises.killed 1");
}

TEST_CASE("measures of Barletta: a prisoner, and who took him") {
    // Two Hits against one; 5 + 1 > 5: the attacker yields to the man he attacked.
    CHECK(
        attack("knight salomone 2407 wounds 1 foot", "knight pises 2406 wounds 1 foot", "5 6 6 6 5").all() ==
        "taken.italian 1, salomone.attacks 1, salomone.taken 1, pises.takes 1");
}

TEST_CASE("measures of Barletta: a retreat") {
    CHECK(attack("knight salomone 2407 foot", "knight pises 2406 foot", "5 6 3 4").all() ==
          "retreats.french 1, salomone.attacks 1");
}

TEST_CASE("measures of Barletta: somebody mounts again") {
    // The last order of the round, then who reorganises.
    const Scene scene({"round 2", "phase activate", "to-move italian", "po italian 1", "po french 0",
                       "knight abenavoli 1501", "knight frignes 3312",
                       "knight miale 2407 foot order reorganising"});
    CHECK(Counting(scene.match()).play({"move abenavoli 1501", "remount miale : 2"})["remounts.italian"] ==
          1);
    CHECK(Counting(scene.match()).play({"move abenavoli 1501", "remount miale : 1"})["remounts.italian"] ==
          0);
}

TEST_CASE("measures of Barletta: rounds, points and the end") {
    // 12 + 4 points against 7 + 10, at the end of round 5.
    const Scene scene({"round 5", "phase activate", "to-move italian", "po italian 1", "po french 0",
                       "knight miale 2407", "knight sachet 2406",
                       "surrendered italian fieramosca:killed,salomone:captured",
                       "surrendered french la-motte:captured,fontaines:killed"});
    Counting counting(scene.match());
    counting.play({"move miale 2407"}).finish();
    CHECK(counting.all() == "rounds 5, margin -1, points.italian 16, points.french 17, end.points 1");
}

TEST_CASE("measures of Barletta: an empty field") {
    const Scene scene({"round 1", "phase activate", "to-move italian", "knight fieramosca 2407",
                       "knight riccio 1501", "knight baraut 2406 wounds 1", "knight la-motte camp"});
    Counting counting(scene.match());
    counting.play({"move fieramosca 2407 attack baraut : 3 4 3 4 1 6"}).finish();
    CHECK(counting["end.empty-field"] == 1);
    CHECK(counting["end.points"] == 0);
    CHECK(counting["taken.french"] == 1);
    CHECK(counting["points.italian"] == 12);
    CHECK(counting["rounds"] == 1);
}
