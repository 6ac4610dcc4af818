// The line of the log: what became of the fighters first, then how.
#include <doctest/doctest.h>

#include "support/scene.hpp"

namespace {

using disfida::test::Scene;

std::string last_line(const Scene& scene) {
    return scene.match().position().brief(scene.match().plies().back().events);
}

} // namespace

TEST_CASE("brief: the deed comes first, then an unhorsing, the numbers last") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    // The rulebook's example of I2.1: column +2, 7: -/1; sachet then fails his test, 4 + 1 > 4.
    scene.play("charge miale : 3 4 4");
    const std::string line = last_line(scene);
    INFO(line);
    CHECK(line.starts_with("Miale charges Sachet. Sachet takes 1 Hit, is unhorsed"));
    CHECK(line.find("unhorsed") < line.find("Miale column +2, 3+4=7 -/1"));
    CHECK(line.find("Sachet unhorsing 4+1>4") != std::string::npos);
}

TEST_CASE("brief: behind the deed who is killed or taken is named before all else") {
    Scene scene({"phase activate", "round 2", "to-move italian", "knight fieramosca 2407",
                 "knight miale 2507", "knight sachet 2406 wounds 3"});
    scene.play("move fieramosca 2407 attack sachet : 6 6 3 4 6");
    CHECK(last_line(scene).starts_with(
        "Fieramosca stays in 2407, attacks Sachet. Sachet is killed by Fieramosca!"));
    Scene taken({"phase activate", "round 1", "to-move italian", "knight fieramosca 2401",
                 "knight pises 2400", "knight la-motte 2612", "surrendered french sachet:captured"});
    taken.play("move fieramosca 2401 attack pises : 4 3 4 3 1"); // driven off the field
    CHECK(last_line(taken).starts_with(
        "Fieramosca stays in 2401, attacks Pises. Pises is taken by Fieramosca!"));
}

TEST_CASE("brief: a blow without effect says so, and an order without dice is as it was") {
    Scene scene({"phase activate", "round 1", "to-move italian", "po french 0", "knight fieramosca 2407",
                 "knight miale 2511", "knight la-motte 2406"});
    // VC 7 against 6, column +1: 3 + 3 is 6, -/-; the answer, column -1: 3 + 4 is 7, -/-.
    scene.play("move fieramosca 2407 attack la-motte : 3 3 3 4");
    CHECK(last_line(scene).starts_with(
        "Fieramosca stays in 2407, attacks La Motte. Nobody is hurt. Fieramosca column"));
    scene.play("move miale 2510");
    CHECK(last_line(scene).starts_with("Miale moves to 2510."));
}
