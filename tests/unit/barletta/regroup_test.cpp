// E1.2, E1.3: reorganisation at the end of the round.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

namespace {

/// The end of round 2, Italians first, with bystanders.
Scene regroup(std::initializer_list<std::string_view> statements) {
    Scene scene({"round 2", "phase activate", "to-move italian", "po italian 1", "po french 0",
                 "knight abenavoli 1501", "knight frignes 3312"});
    for (const std::string_view statement : statements) {
        const auto set = scene.match().set(statement);
        REQUIRE_MESSAGE(set, statement, ": ", set.error().text);
    }
    const auto settled = scene.match().settle();
    REQUIRE_MESSAGE(settled, settled.error().text);
    return std::move(scene.play("move abenavoli 1501"));
}

} // namespace

TEST_CASE("E1.2 a mounted knight recovers up to 2 Hits without being asked; wounds never heal") {
    Scene three = regroup({"knight miale 2407 hits 3 wounds 1 order reorganising"});
    CHECK(three.round() == 3);
    CHECK(three.knight("miale").hits == 1);
    CHECK(three.knight("miale").wounds == 1);
    Scene one = regroup({"knight miale 2407 hits 1 order reorganising"});
    CHECK(one.knight("miale").hits == 0);
}

TEST_CASE("E1.2 only who has the marker recovers on the field") {
    Scene scene = regroup({"knight miale 2407 hits 3", "knight riccio 2507 hits 3 order moved",
                           "knight salomone 2607 hits 3 order reorganise-lost"});
    CHECK(scene.round() == 3);
    CHECK(scene.knight("miale").hits == 3);
    CHECK(scene.knight("riccio").hits == 3);
    CHECK(scene.knight("salomone").hits == 3);
}

TEST_CASE("E1.2 a man on foot without Hits rolls to remount: 2 or more") {
    Scene scene = regroup({"knight miale 2407 foot order reorganising"});
    CHECK(scene.text("phase") == "regroup");
    CHECK(scene.text("to_move") == "italian");
    CHECK(words(scene.legal()) == "remount miale");
    CHECK(scene.refusal("recover miale") == "Miale has no Hits to recover: remount [E1.2]");
    scene.play("remount miale : 2");
    CHECK(scene.knight("miale").mounted);
    CHECK(scene.round() == 3);
    CHECK_FALSE(regroup({"knight miale 2407 foot order reorganising"})
                    .play("remount miale : 1")
                    .knight("miale")
                    .mounted);
}

TEST_CASE("E1.2 worked example: 1 wound and 1 Hit take 2 from the remount roll") {
    const auto mounted_by = [](std::string_view die) {
        Scene scene = regroup({"knight miale 2407 foot hits 1 wounds 1 order reorganising"});
        scene.play("remount miale : " + std::string(die));
        CHECK(scene.knight("miale").hits == 1);
        return scene.knight("miale").mounted;
    };
    CHECK_FALSE(mounted_by("3"));
    CHECK(mounted_by("4"));
}

TEST_CASE("E1.2 a man on foot with Hits recovers or remounts, not both") {
    Scene scene = regroup({"knight miale 2407 foot hits 3 order reorganising"});
    CHECK(words(scene.legal()) == "recover miale remount miale");
    scene.play("recover miale");
    CHECK(scene.round() == 3);
    CHECK(scene.knight("miale").hits == 1);
    CHECK_FALSE(scene.knight("miale").mounted);
    Scene other = regroup({"knight miale 2407 foot hits 3 order reorganising"});
    other.play("remount miale : 5"); // 5 - 3 = 2
    CHECK(other.knight("miale").mounted);
    CHECK(other.knight("miale").hits == 3);
}

TEST_CASE("E1.3 who rests in camp without an order reorganises for nothing") {
    Scene scene = regroup({"knight miale camp hits 3", "knight riccio camp foot"});
    CHECK(scene.round() == 3); // nobody was asked, nothing was rolled
    CHECK(scene.knight("miale").hits == 1);
    CHECK(scene.knight("riccio").mounted);
}

TEST_CASE("E1.3 a remount in camp needs no roll, with wounds and Hits too") {
    Scene scene = regroup({"knight miale camp foot hits 4 wounds 4"});
    CHECK(words(scene.legal()) == "recover miale remount miale");
    scene.play("remount miale");
    CHECK(scene.knight("miale").mounted);
    CHECK(scene.knight("miale").hits == 4);
}

TEST_CASE("E1.3 an order this round, or a marker taken away, leaves no rest") {
    Scene scene = regroup({"knight miale camp hits 3 order attacked", "knight riccio camp hits 3 order moved",
                           "knight salomone camp hits 3 order reorganise-lost"});
    CHECK(scene.round() == 3);
    CHECK(scene.knight("miale").hits == 3);
    CHECK(scene.knight("riccio").hits == 3);
    CHECK(scene.knight("salomone").hits == 3);
}

TEST_CASE("E1.3 a captor who was defending rests, though he was attacked") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot wounds 1",
                                    "knight pises 2406 foot hits 1 wounds 1", "po italian 1", "po french 0"});
    // Column 0. Attack 2 + 1 = 3: D/-, ignored on foot; defence 12 - 1 = 11: -/1. Surrender 5 + 1 > 5.
    scene.play("move salomone 2407 attack pises : 1 1 6 6 5");
    CHECK(scene.at("salomone") == "captured");
    CHECK(scene.at("pises") == "camp");
    CHECK(scene.text("phase") == "regroup");
    CHECK(words(scene.legal()) == "recover pises remount pises");
}

TEST_CASE("E1.3 a captor who was defending as a reorganising knight has lost his rest") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot wounds 1",
                                    "knight pises 2406 foot hits 1 wounds 1 order reorganising",
                                    "po italian 1", "po french 0"});
    scene.play("move salomone 2407 attack pises : 1 1 6 6 5");
    CHECK(scene.at("pises") == "camp");
    CHECK(scene.round() == 2);
    CHECK(scene.knight("pises").hits == 1);
    CHECK_FALSE(scene.knight("pises").mounted);
}

TEST_CASE("E1.2 the side that played first resolves all its knights in roster order, then the other") {
    const auto order = [](std::string_view first) {
        Scene scene({"round 2", "phase regroup", "first " + std::string(first),
                     "to-move " + std::string(first), "knight riccio 2407 foot order reorganising",
                     "knight fanfulla camp foot hits 1", "knight daste 2406 foot hits 1 order reorganising",
                     "knight sachet 2506 foot order reorganising",
                     "knight pises 2606 hits 1 order reorganising"});
        std::string out;
        while (scene.text("phase") == "regroup") {
            const std::string action = scene.legal().back();
            const std::string who = action.substr(action.find(' ') + 1);
            CHECK(scene.knight("riccio").order == "reorganising"); // orders stand until all are resolved
            out += scene.text("to_move").substr(0, 1) + ":" + who + " ";
            scene.play(action + (who == "fanfulla" ? "" : " : 1"));
        }
        CHECK(scene.round() == 3);
        CHECK(scene.knight("pises").hits == 0);
        return out;
    };
    CHECK(order("italian") == "i:fanfulla i:riccio f:daste f:sachet ");
    CHECK(order("french") == "f:daste f:sachet i:fanfulla i:riccio ");
}

TEST_CASE("E1.2 only the knight whose turn it is can be resolved") {
    Scene scene({"round 2", "phase regroup", "first italian",
                 "knight fanfulla 2407 foot hits 1 order reorganising",
                 "knight riccio 2507 foot hits 1 order reorganising", "knight sachet 2406"});
    CHECK(scene.refusal("remount riccio") == "Fanfulla is to be resolved now [E1.2]");
    CHECK(scene.refusal("recover sachet") == "Fanfulla is to be resolved now [E1.2]");
}

TEST_CASE("E1.2 what happens by itself before a choice is told with the action that led there") {
    Scene scene = regroup({"knight fanfulla 2407 hits 3 order reorganising",
                           "knight riccio 2507 foot order reorganising", "knight sachet camp foot"});
    CHECK(scene.story() == "stands recovers");
    scene.play("remount riccio : 6");
    CHECK(scene.story() == "remount-test remounts round");
}

TEST_CASE("J1 after the fifth round's reorganisation the game ends") {
    Scene scene({"round 5", "phase regroup", "first italian",
                 "knight fanfulla 2407 foot hits 1 order reorganising", "knight sachet 2406"});
    CHECK(scene.text("phase") == "regroup");
    scene.play("recover fanfulla");
    CHECK(scene.text("phase") == "over");
    CHECK(scene.result() == "draw J1 0:0");
    CHECK(scene.text("first") == "italian");
}
