// The story of the day, told from the events.
#include <algorithm>

#include <doctest/doctest.h>

#include "support/scene.hpp"

namespace {

using disfida::test::Scene;
using Lines = std::vector<std::string>;

bool has(const Lines& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

std::string whole(const Lines& lines) {
    std::string out;
    for (const std::string& line : lines) {
        out += line + "\n";
    }
    return out;
}

} // namespace

TEST_CASE("story: an unhorsing in the charge, told as the attacker's deed") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge miale : 3 4 4"); // the rulebook's example of I2.1
    const Lines story = scene.match().story();
    INFO(whole(story));
    CHECK(story.front() == "Round 1 of 5.");
    CHECK(has(story, "Surrender table of the French, 0 VP for the Italians:"));
    CHECK(has(story, "  nobody"));
    CHECK(has(story, "The charge: Miale unhorses Sachet."));
    CHECK(has(story, "Round 1: nobody falls."));
    CHECK(has(story, "Still there: Italians 1 on the field (1 mounted) and 0 in camp, French 1 on the field "
                     "(0 mounted) and 0 in camp."));
}

TEST_CASE("story: a prisoner with his box, captor, round and points; an empty field ends the day") {
    Scene scene({"phase activate", "round 2", "to-move italian", "knight fieramosca 2407",
                 "knight miale 2507", "knight sachet 2406 wounds 3"});
    // VC 7 - 4 + 3 wounds: column +5; 6+6 is 12: -/3. Sachet's answer, column -5: 3+4 is 7, -/-. 3 Hits, no
    // wound yet; unhorsing die 6 + 3 + 3 > 4: one Hit more, the fourth: a fourth wound, which is his VC:
    // dead.
    scene.play("move fieramosca 2407 attack sachet : 6 6 3 4 6");
    const Lines story = scene.match().story();
    INFO(whole(story));
    CHECK(story.front() == "The Italians win, 4 VP to 0: the French have nobody left on the field [J2].");
    CHECK(has(story, "Surrender table of the French, 4 VP for the Italians:"));
    CHECK(has(story, "  box 1: Sachet, killed by Fieramosca in round 2, 4 VP"));
    CHECK(has(story, "Round 2: Fieramosca unhorses Sachet; Fieramosca kills Sachet."));
    CHECK(has(story, "Most points: Fieramosca, 4 VP."));
    CHECK_FALSE(has(story, "The charge: nobody falls.")); // the set-up began later
}

TEST_CASE("story: one who is driven off the field, and those who were out before") {
    Scene scene({"phase activate", "round 1", "to-move italian", "knight fieramosca 2401",
                 "knight pises 2400", "knight la-motte 2612", "surrendered french sachet:captured"});
    // Column +2; 4+3 is 7: -/1. Pises' answer, column -2: 4+3, -/-. Unhorsing 1 + 1, no. He gives way: off
    // the field.
    scene.play("move fieramosca 2401 attack pises : 4 3 4 3 1");
    const Lines story = scene.match().story();
    INFO(whole(story));
    CHECK(has(story, "  box 1: Sachet, captured, 8 VP"));
    CHECK(has(story, "  box 2: Pises, captured by Fieramosca in round 1, 10 VP"));
    CHECK(has(story, "Round 1: Fieramosca drives Pises off the field."));
    CHECK(has(story, "Surrender table of the French, 18 VP for the Italians:"));
}

TEST_CASE("story: points and a draw") {
    Scene scene({"phase regroup", "round 5", "first italian", "knight fieramosca 2407",
                 "knight sachet 2403 foot order reorganising"});
    scene.play("remount sachet : 1");
    CHECK(scene.match().story().front() == "A draw, 0 VP each: on points after round 5 [J1].");
    Scene won({"phase regroup", "round 5", "first italian", "knight fieramosca 2407",
               "knight sachet 2403 foot order reorganising", "surrendered italian riccio:captured"});
    won.play("remount sachet : 1");
    CHECK(won.match().story().front() == "The French win, 10 VP to 0: on points after round 5 [J1].");
}
