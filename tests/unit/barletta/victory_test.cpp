// J, J1, J2: points after five rounds, or an empty field at any time.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

namespace {

/// The last order of round 5, by miale, with these knights out of action.
Scene last_order(std::initializer_list<std::string_view> out) {
    Scene scene({"round 5", "phase activate", "to-move italian", "po italian 1", "po french 0",
                 "knight miale 2407", "knight sachet 2406"});
    for (const std::string_view statement : out) {
        REQUIRE(scene.match().set(statement));
    }
    return std::move(scene.play("move miale 2407"));
}

} // namespace

TEST_CASE("J1 twice the VC of each captured, once the VC of each killed enemy") {
    Scene scene = last_order({"surrendered italian fieramosca:killed,salomone:captured",
                              "surrendered french la-motte:captured,fontaines:killed"});
    CHECK(scene.result() == "french J1 16:17"); // 12 + 4 against 7 + 10
}

TEST_CASE("J1 more points win, equal points are a draw") {
    CHECK(last_order({"surrendered french fontaines:killed"}).result() == "italian J1 4:0");
    CHECK(last_order({"surrendered italian salomone:captured"}).result() == "french J1 0:10");
    CHECK(
        last_order({"surrendered italian salomone:captured", "surrendered french pises:captured"}).result() ==
        "draw J1 10:10");
    CHECK(last_order({}).result() == "draw J1 0:0");
}

TEST_CASE("J1 points are shown all along") {
    Scene scene =
        Scene::round_one({"knight miale 2407", "surrendered french la-motte:captured,fontaines:killed"});
    CHECK(scene.side("italian").vp == 16);
    CHECK(scene.side("french").vp == 0);
}

TEST_CASE("J the game goes on while both have knights on the field and rounds are left") {
    Scene scene({"round 4", "phase activate", "to-move italian", "po italian 1", "po french 0",
                 "knight miale 2407", "knight sachet 2406", "surrendered french la-motte:captured"});
    scene.play("move miale 2407");
    CHECK(scene.result().empty());
    CHECK(scene.round() == 5);
}

TEST_CASE(
    "J2 a side without a knight on the field loses at once, whatever the points and whoever is in camp") {
    Scene scene({"round 1", "phase activate", "to-move italian", "knight fieramosca 2407",
                 "knight riccio 1501", "knight baraut 2406 wounds 1", "knight la-motte camp",
                 "surrendered italian fanfulla:captured,brancaleone:captured"});
    scene.play("move fieramosca 2407 attack baraut : 3 4 3 4 1 6");
    CHECK(scene.text("phase") == "over");
    CHECK(scene.text("to_move") == "none");
    CHECK(scene.result() == "italian J2 12:24");
    CHECK(scene.legal().empty());
}

TEST_CASE("J2 both fields empty: the side that lost a knight in that action loses") {
    // Fieramosca is the last Italian on the field and goes to camp with the last Frenchman.
    Scene scene({"round 1", "phase activate", "to-move italian", "knight fieramosca 2407",
                 "knight baraut 2406 wounds 1",
                 "surrendered italian fanfulla:captured,brancaleone:captured"});
    scene.play("move fieramosca 2407 attack baraut : 3 4 3 4 1 6");
    CHECK(scene.at("fieramosca") == "camp");
    CHECK(scene.result() == "italian J2 12:24");
    Scene french({"round 1", "phase activate", "to-move french", "knight la-motte 2407",
                  "knight fanfulla 2406 wounds 1", "surrendered french forges:captured,lambris:captured"});
    // Column +1, roll 9: -/1; defence -1, roll 7: nothing; 1 + 1 + 1 against 6; 6 + 1 > 6.
    french.play("move la-motte 2407 attack fanfulla : 4 5 3 4 1 6");
    CHECK(french.result() == "french J2 24:12");
}

TEST_CASE("J2 the captor's side alone is empty: it loses although it took a prisoner") {
    Scene scene({"round 1", "phase activate", "to-move italian", "knight fieramosca 2407",
                 "knight baraut 2406 wounds 1", "knight sachet 3312"});
    scene.play("move fieramosca 2407 attack baraut : 3 4 3 4 1 6");
    CHECK(scene.result() == "french J2 12:0");
}

TEST_CASE("J2 both fields empty and both lost a knight: points decide") {
    const auto both_die = [](const std::string& italian, const std::string& french) {
        const std::string dying = " foot hits 4 wounds 4";
        Scene scene({"round 1", "phase activate", "to-move italian", "knight " + italian + " 2407" + dying,
                     "knight " + french + " 2406" + dying});
        // Column 0 and no modifier for equal VCs: 11 and 11 kill both.
        scene.play("move " + italian + " 2407 attack " + french + " : 5 6 5 6");
        return scene.result();
    };
    CHECK(both_die("salomone", "pises") == "draw J2 5:5");
    Scene points({"round 1", "phase activate", "to-move italian", "knight salomone 2407 foot hits 4 wounds 4",
                  "knight pises 2406 foot hits 4 wounds 4", "surrendered italian riccio:killed"});
    points.play("move salomone 2407 attack pises : 5 6 5 6");
    CHECK(points.result() == "french J2 5:10");
}

TEST_CASE("J2 both fields empty and neither lost a knight: points decide") {
    const auto empty_fields = [](std::initializer_list<std::string_view> out) {
        Scene scene(
            {"round 2", "phase choose", "to-move italian", "knight miale camp", "knight sachet camp"});
        for (const std::string_view statement : out) {
            REQUIRE(scene.match().set(statement));
        }
        return scene.play("first").result();
    };
    CHECK(empty_fields({}) == "draw J2 0:0");
    CHECK(empty_fields({"surrendered french pises:captured"}) == "italian J2 10:0");
    CHECK(empty_fields({"surrendered italian riccio:killed"}) == "french J2 0:5");
}

TEST_CASE("J2 is looked at after every action from the charge on, a roll, a choice and a pass too") {
    Scene roll({"round 2", "phase initiative", "knight miale camp", "knight sachet 2406"});
    CHECK(roll.play("roll : 6 6 1 1").result() == "french J2 0:0");
    Scene choose({"round 2", "phase choose", "to-move french", "knight miale camp", "knight sachet 2406"});
    CHECK(choose.play("second").result() == "french J2 0:0");
    Scene pass({"round 2", "phase activate", "to-move italian", "passes italian 1", "knight miale 2407",
                "knight sachet camp"});
    CHECK(pass.play("pass").result() == "italian J2 0:0");
    Scene regroup(
        {"round 2", "phase regroup", "first italian", "knight miale camp foot hits 1", "knight sachet 2406"});
    CHECK(regroup.play("recover miale").result() == "french J2 0:0");
    Scene order(
        {"round 2", "phase activate", "to-move italian", "knight miale 2407 hits 1", "knight sachet camp"});
    CHECK(order.play("reorganise miale").result() == "italian J2 0:0");
}

TEST_CASE("J2 in the initial charge") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight riccio 1807",
                 "knight sachet 2406 wounds 1"});
    scene.play("charge miale : 3 4 4 4"); // column +3, roll 7: -/1; thrown; 4 + 1 > 4
    CHECK(scene.result() == "italian J2 8:0");
    CHECK(scene.round() == 0);
}

TEST_CASE("J2 leaving camp saves a side") {
    Scene scene({"round 2", "phase activate", "to-move italian", "knight miale camp", "knight sachet 2406"});
    scene.play("move miale 1512");
    CHECK(scene.result().empty());
}
