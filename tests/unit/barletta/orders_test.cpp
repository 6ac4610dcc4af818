// E, E1, E1.1, E1.2, H: what an order can be and who may attack whom.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

TEST_CASE("E a knight gets one order a round, whatever it was") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight riccio 2507 hits 1", "knight salomone 2706",
                                    "knight pises 2806", "po french 0"});
    scene.play({"move miale 2407", "reorganise riccio", "move salomone 2706 attack pises : 3 4 3 4"});
    CHECK(scene.knight("miale").order == "moved");
    CHECK(scene.knight("riccio").order == "reorganising");
    CHECK(scene.knight("salomone").order == "attacked");
    CHECK(scene.refusal("move miale 2408") == "Miale has had his order this round (moved) [E1]");
    CHECK(scene.refusal("move riccio 2508") == "Riccio has had his order this round (reorganising) [E1]");
    CHECK(scene.refusal("reorganise salomone") == "Salomone has had his order this round (attacked) [E1]");
    CHECK(scene.legal("move abenavoli").size() == scene.legal().size());
}

TEST_CASE("E1 staying in one's hex is a Move order, with or without an attack") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    CHECK(scene.allows("move salomone 2407"));
    CHECK(scene.allows("move salomone 2407 attack pises"));
    scene.play("move salomone 2407");
    CHECK(scene.knight("salomone").order == "moved");
    CHECK(scene.side("italian").po == 4);
    CHECK(scene.side("italian").attacks == 5);
}

TEST_CASE("E1.1 after moving he may attack an enemy beside him, and need not") {
    Scene scene = Scene::round_one({"knight salomone 2410", "knight pises 2406"});
    CHECK(scene.allows("move salomone 2407"));
    CHECK(scene.allows("move salomone 2407 attack pises"));
    CHECK_FALSE(scene.allows("move salomone 2408 attack pises"));
    CHECK(scene.refusal("move salomone 2408 attack pises") == "Pises in 2406 is not next to 2408 [E1.1]");
    scene.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK(scene.at("salomone") == "2407");
    CHECK(scene.knight("salomone").order == "attacked");
    CHECK(words(scene.knight("pises").attacked_by) == "salomone");
    CHECK(scene.side("italian").attacks == 4);
}

TEST_CASE("E1.1 among several enemies he names the one he fights") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406", "knight liaye 2408"});
    CHECK(words(scene.legal("move salomone 2407")) ==
          "move salomone 2407 move salomone 2407 attack liaye move salomone 2407 attack pises");
    scene.play("move salomone 2407 attack liaye : 3 4 3 4");
    CHECK(words(scene.knight("liaye").attacked_by) == "salomone");
    CHECK(scene.knight("pises").attacked_by.empty());
}

TEST_CASE("E1.1 a side makes five attacks a round") {
    Scene scene = Scene::round_one({"knight la-motte 2406", "knight miale 2405", "knight riccio 2407",
                                    "knight salomone 2306", "knight capoccio 2307", "knight giovenale 2506",
                                    "knight corollario 2507", "po italian 7", "po french 0"});
    CHECK(scene.side("italian").attacks == 5);
    // Miale at column 0, the others at -1 and, with one, two, three others before them, 0, +1 and +2;
    // la-motte at 0, then +1: rolls of 7 and 6 do nothing there.
    scene.play({"move miale 2405 attack la-motte : 3 4 3 4", "move riccio 2407 attack la-motte : 3 4 3 4",
                "move salomone 2306 attack la-motte : 3 4 3 4",
                "move capoccio 2307 attack la-motte : 3 3 3 4"});
    CHECK(scene.side("italian").attacks == 1);
    CHECK(scene.allows("move giovenale 2506 attack la-motte"));
    scene.play("move giovenale 2506 attack la-motte : 2 2 3 4");
    CHECK(scene.side("italian").attacks == 0);
    CHECK(scene.side("italian").po == 2);
    CHECK(scene.allows("move corollario 2507"));
    CHECK(scene.refusal("move corollario 2507 attack la-motte") ==
          "no attack is left: a side makes five a round [E1.1]");
    CHECK(words(scene.knight("la-motte").attacked_by) == "miale riccio salomone capoccio giovenale");
}

TEST_CASE("E1.1 nobody attacks his own side, a knight in camp or one out of action") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight riccio 2408", "knight liaye camp",
                                    "surrendered french pises:captured,landes:killed"});
    CHECK(scene.refusal("move salomone 2407 attack riccio") == "Riccio is on Salomone's own side [E1.1]");
    CHECK(scene.refusal("move salomone 2407 attack liaye") ==
          "Liaye is in camp and cannot be attacked [E1.1]");
    CHECK(scene.refusal("move salomone 2407 attack pises") ==
          "Pises is captured and cannot be attacked [E1.1]");
    CHECK(scene.refusal("move salomone 2407 attack landes") ==
          "Landes is dead and cannot be attacked [E1.1]");
    CHECK(scene.refusal("move salomone 2407 attack sachet") ==
          "Sachet takes no part and cannot be attacked [E1.1]");
}

TEST_CASE("E1.2 only a man on foot or a knight with Hits may reorganise, for 1 PO") {
    Scene scene = Scene::round_one({"knight miale 2407 foot", "knight riccio 2507 hits 1",
                                    "knight salomone 2607 wounds 2", "knight capoccio camp foot hits 2",
                                    "knight pises 2006"});
    CHECK(words(scene.legal("reorganise")) == "reorganise miale reorganise riccio");
    CHECK(scene.refusal("reorganise salomone") ==
          "Salomone is mounted and has no Hits: nothing to reorganise [E1.2]");
    CHECK(scene.refusal("reorganise capoccio") ==
          "Capoccio is in camp and reorganises there without an order [E1.3]");
    scene.play("reorganise miale");
    CHECK(scene.knight("miale").order == "reorganising");
    CHECK_FALSE(scene.knight("miale").mounted); // nothing happens before the end of the round
    CHECK(scene.side("italian").po == 5);
    CHECK(scene.text("to_move") == "french");
}

TEST_CASE("E1.2 who was attacked this round may not reorganise") {
    Scene scene = Scene::round_one({"knight miale 2407 hits 2 attacked-by pises", "knight pises 2406"});
    CHECK(scene.legal("reorganise").empty());
    CHECK(scene.refusal("reorganise miale") == "Miale was attacked this round and cannot reorganise [E1.2]");
}

TEST_CASE("E1.2 an attack takes the marker of reorganisation away") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 2 order reorganising",
                                    "po italian 1", "po french 0"});
    // Modifier +2: 5 + 2 = 7, and 9 - 2 = 7, both in column 0: nothing.
    scene.play("move salomone 2407 attack pises : 2 3 4 5");
    CHECK(scene.round() == 2);
    CHECK(scene.knight("pises").hits == 2); // nothing recovered
    CHECK(scene.events("reorganisation-lost").size() == 1);

    Scene goes_on = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 2 order reorganising"});
    goes_on.play("move salomone 2407 attack pises : 2 3 4 5");
    CHECK(goes_on.knight("pises").order == "reorganise-lost");
    CHECK(goes_on.refusal("move pises 2406") == "Pises has had his order this round (reorganise-lost) [E1]");
}

TEST_CASE("H who was attacked before his order may only strike back") {
    Scene scene = Scene::round_one({"to-move french", "knight salomone 2407", "knight riccio 2405",
                                    "knight miale 2507", "knight pises 2406"});
    scene.play("move pises 2406 attack salomone : 3 4 3 4");
    CHECK(words(scene.knight("salomone").attacked_by) == "pises");
    Scene more = Scene::round_one({"knight salomone 2407 attacked-by pises,liaye", "knight pises 2406",
                                   "knight liaye 2408", "knight landes 2308", "knight riccio 2409"});
    CHECK(words(more.legal("move salomone 2407 ")) ==
          "move salomone 2407 attack liaye move salomone 2407 attack pises");
    CHECK(more.refusal("move salomone 2407 attack landes") ==
          "Salomone was attacked this round and may only strike back at Pises, Liaye [H]");
    CHECK(more.allows("move riccio 2408") == false);
    CHECK(more.allows("move riccio 2409 attack liaye")); // he was not attacked himself
    CHECK(more.allows("move riccio 2309 attack landes"));
}

TEST_CASE("H with all attackers out of reach, in camp or out of action he may attack nobody") {
    Scene scene =
        Scene::round_one({"knight salomone 2407 attacked-by pises,liaye,landes", "knight pises camp",
                          "knight liaye 1806", "knight fraise 2406", "surrendered french landes:captured"});
    for (const std::string& action : scene.legal("move salomone ")) {
        CHECK(action.find("attack") == std::string::npos);
    }
    CHECK(scene.refusal("move salomone 2407 attack fraise") ==
          "Salomone was attacked this round and may only strike back at Pises, Liaye, Landes [H]");
}

TEST_CASE("H the restriction ends with the round") {
    Scene scene = Scene::round_one({"knight salomone 2407 attacked-by pises", "knight pises 2005",
                                    "knight fraise 2406", "po italian 1", "po french 0"});
    scene.play({"move salomone 2407", "roll : 6 6 1 1", "first"});
    CHECK(scene.allows("move salomone 2407 attack fraise"));
}
