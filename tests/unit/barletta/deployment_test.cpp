// I, I1: the deployment roll and the placing of 26 knights.
#include <string>

#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

TEST_CASE("I1 the Italian pair is rolled first and the higher total places first") {
    Scene scene = Scene::opening();
    CHECK(scene.text("phase") == "deploy-roll");
    CHECK(scene.text("to_move") == "none");
    CHECK(words(scene.legal()) == "roll");

    CHECK(Scene::opening().play("roll : 6 1 3 3").text("to_move") == "italian"); // 7 against 6
    CHECK(Scene::opening().play("roll : 2 4 6 1").text("to_move") == "french");  // 6 against 7
    CHECK(scene.play("roll : 6 1 3 3").text("phase") == "deploy");
}

TEST_CASE("I1 equal totals roll again until they differ") {
    Scene scene = Scene::opening();
    CHECK(scene.dice_of("roll", {3, 4, 6, 2}) == 4);
    scene.play("roll : 3 4 5 2 1 1 1 1 1 2 2 2"); // 7 7, 2 2, 3 4
    CHECK(scene.text("to_move") == "french");
    CHECK(scene.story() == "deployment-roll deployment-roll deployment-roll");
}

TEST_CASE("I1 the first knight stands on the middle hex of his line") {
    Scene italian = Scene::opening().play("roll : 6 6 1 1");
    CHECK(italian.legal().size() == 13);
    CHECK(italian.allows("place fieramosca 2407"));
    CHECK(italian.refusal("place miale 2307") ==
          "the first knight stands in the middle of the line, 2407 [I1]");
    Scene french = Scene::opening().play("roll : 1 1 6 6");
    CHECK(french.legal().size() == 13);
    CHECK(french.allows("place sachet 2406"));
    CHECK(french.refusal("place sachet 2407") ==
          "the first knight stands in the middle of the line, 2406 [I1]");
}

TEST_CASE("I1 after the first knight any free hex of one's own line will do") {
    Scene scene = Scene::opening().play({"roll : 6 6 1 1", "place miale 2407"});
    std::string hexes;
    for (const std::string& action : scene.legal("place sachet ")) {
        hexes += action.substr(13) + " ";
    }
    CHECK(hexes == "1806 1906 2006 2106 2206 2306 2406 2506 2606 2706 2806 2906 3006 ");
    CHECK(scene.legal().size() == 169);
    CHECK(scene.refusal("place sachet 1807") == "1807 is not in the line of french: 1806 to 3006 [I1]");
    CHECK(scene.refusal("place sachet 1706") == "1706 is not in the line of french: 1806 to 3006 [I1]");

    scene.play({"place sachet 3006", "place forges 1806"});
    hexes.clear();
    for (const std::string& action : scene.legal("place riccio ")) {
        hexes += action.substr(13) + " ";
    }
    CHECK(hexes == "1807 1907 2007 2107 2207 2307 2507 2607 2707 2807 2907 3007 ");
    CHECK(scene.refusal("place riccio 2407") == "Miale stands in 2407 already [G]");
    CHECK(scene.refusal("place miale 2507") == "Miale stands in 2407 already [I1]");
    CHECK(scene.refusal("place sachet 2507") == "Sachet is French; the Italians are to move [I1]");
}

TEST_CASE("I1 one knight, then two by turns, and the last turn is one again") {
    for (const auto& [roll, order] : {std::pair{"roll : 6 6 1 1", "IFFIIFFIIFFIIFFIIFFIIFFIIF"},
                                      {"roll : 1 1 6 6", "FIIFFIIFFIIFFIIFFIIFFIIFFI"}}) {
        Scene scene = Scene::opening().play(roll);
        const std::string winner = scene.text("to_move");
        std::string movers;
        while (scene.text("phase") == "deploy") {
            movers += scene.text("to_move") == "italian" ? 'I' : 'F';
            scene.play(scene.legal().back());
        }
        CHECK(movers == order);
        CHECK(scene.text("phase") == "charge");
        CHECK(scene.text("to_move") == winner);
    }
}

TEST_CASE("I1 a winner of the roll who has nobody to place leaves it to the other side") {
    Scene scene({"knight miale unplaced"});
    scene.play("roll : 1 1 6 6");
    CHECK(scene.text("phase") == "deploy");
    CHECK(scene.text("to_move") == "italian");
    CHECK(words(scene.legal()) == "place miale 2407"); // the first knight, in the middle
    CHECK(scene.match().position().opening_action("roster", 1) == "place miale 2407");
    CHECK(scene.match().position().suggest(1) == "place miale 2407");
    scene.play("place miale 2407");
    CHECK(scene.text("phase") == "initiative"); // no lane has two
    CHECK(scene.round() == 1);
    scene.play("roll : 1 1 6 6");
    CHECK(scene.result() == "italian J2 0:0");
}

TEST_CASE("I1 a deployment roll with nobody to place goes on to round 1, where J2 ends the game") {
    Scene scene({});
    scene.play("roll : 6 6 1 1");
    CHECK(scene.text("phase") == "initiative");
    CHECK(scene.text("to_move") == "none");
    CHECK(words(scene.legal()) == "roll");
    CHECK(scene.match().position().opening_action("roster", 1).empty());
    scene.play("roll : 6 6 1 1");
    CHECK(scene.result() == "draw J2 0:0");
    CHECK(scene.legal().empty());
    CHECK(scene.match().position().suggest(1).empty());
}

TEST_CASE("a position in which nothing is legal breaks an invariant, and no opening is read from it") {
    const auto game = disfida::barletta::Game::open(disfida::DataSource(), {});
    REQUIRE(game);
    auto state = game->opening();
    CHECK_FALSE(game->violated(state));
    state.phase = disfida::barletta::Phase::deploy; // somebody is to place, but nobody is there
    state.to_move = disfida::barletta::Mover::french;
    for (auto& knight : state.knights) {
        knight.place = disfida::barletta::Place::absent;
    }
    CHECK(game->violated(state) == "something is legal until the game is over");
    CHECK(game->opening_action(state, "roster", 1).empty());
}

TEST_CASE("I the two parties draw up in facing lines of thirteen") {
    Scene scene = Scene::opening().play("roll : 6 6 1 1");
    while (scene.text("phase") == "deploy") {
        scene.play(scene.legal().front());
    }
    std::string italian;
    std::string french;
    for (const char* id :
         {"fieramosca", "fanfulla", "miale", "brancaleone", "salomone", "romanello", "abignente", "capoccio",
          "albimonte", "giovenale", "corollario", "riccio", "abenavoli"}) {
        italian += scene.at(id).substr(2);
    }
    for (const char* id : {"la-motte", "daste", "forges", "lambris", "baraut", "pises", "guignes", "liaye",
                           "landes", "frignes", "fraise", "fontaines", "sachet"}) {
        french += scene.at(id).substr(2);
    }
    CHECK(italian == "07070707070707070707070707");
    CHECK(french == "06060606060606060606060606");
    CHECK(scene.legal().size() == 13);
}
