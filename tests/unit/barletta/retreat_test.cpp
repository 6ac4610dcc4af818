// H2, H2.1 to H2.4: who gives way, where to, and who follows.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;

namespace {

/// A duel of VC 5 against VC 5, both on foot, with these dice and more knights around.
Scene duel(std::string_view dice, std::string_view another = "first italian") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot", another});
    return std::move(scene.play("move salomone 2407 attack pises : " + std::string(dice)));
}

} // namespace

TEST_CASE("H2 the defender gives way if the table gave him more Hits than the attacker") {
    CHECK(duel("5 6 3 4").at("pises") == "2405"); // 1 against 0
    CHECK(duel("6 6 5 6").at("pises") == "2405"); // 2 against 1
    CHECK(duel("3 4 1 1").at("pises") == "2405"); // his own roll's 1 against 0
}

TEST_CASE("H2 equal or fewer Hits drive nobody back, and an attacker never retreats") {
    Scene equal = duel("5 6 5 6"); // 1 against 1
    CHECK(equal.at("pises") == "2406");
    CHECK(equal.at("salomone") == "2407");
    Scene fewer = duel("5 6 6 6"); // 1 against 2
    CHECK(fewer.at("pises") == "2406");
    CHECK(fewer.at("salomone") == "2407");
    Scene own = duel("1 1 3 4"); // the attacker's own roll gives him 1
    CHECK(own.at("pises") == "2406");
    CHECK(own.at("salomone") == "2407");
}

TEST_CASE("H2 the Hit of a fall does not count") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    scene.play(
        "move salomone 2407 attack pises : 5 6 5 6 1 6"); // 1 against 1 of the table; pises thrown: 2 Hits
    CHECK(scene.knight("pises").hits == 2);
    CHECK(scene.at("pises") == "2406");
    Scene attacker = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    attacker.play(
        "move salomone 2407 attack pises : 5 6 4 5 6 1"); // 1 against a D that throws the attacker: 1 Hit
    CHECK(attacker.knight("salomone").hits == 1);
    CHECK(attacker.at("pises") == "2405");
}

TEST_CASE("H2 a defender gives way though the attacker died") {
    // Column -1 + 3 others = +2, roll 11: -/2: 4 + 2 is a wound, la-motte lives with 5. Defence in +1, roll
    // 9: -/1, salomone's fifth Hit and fifth wound. Unhorsing 1 + 0 + 5 against 6.
    Scene scene =
        Scene::round_one({"knight salomone 2407 hits 4 wounds 4",
                          "knight la-motte 2406 hits 4 wounds 4 attacked-by miale,riccio,capoccio"});
    scene.play("move salomone 2407 attack la-motte : 5 6 4 5 1");
    CHECK(scene.at("salomone") == "killed");
    CHECK(scene.knight("la-motte").wounds == 5);
    CHECK(scene.knight("la-motte").mounted);
    CHECK(scene.at("la-motte") == "2405");
}

TEST_CASE("H2.1 he goes one hex straight away from the attacker, in all six directions") {
    struct Line {
        std::string from, at, to;
    };
    for (const auto& [from, at, to] :
         {Line{"2407", "2406", "2405"}, Line{"2407", "2507", "2606"}, Line{"2407", "2508", "2608"},
          Line{"2407", "2408", "2409"}, Line{"2407", "2308", "2208"}, Line{"2407", "2307", "2206"},
          Line{"2507", "2506", "2505"}, Line{"2507", "2606", "2706"}, Line{"2507", "2607", "2708"},
          Line{"2507", "2508", "2509"}, Line{"2507", "2407", "2308"}, Line{"2507", "2406", "2306"}}) {
        Scene scene = Scene::round_one({"knight salomone " + from + " foot", "knight pises " + at + " foot"});
        scene.play("move salomone " + from + " attack pises : 5 6 3 4");
        CHECK(scene.at("pises") == to);
        CHECK(scene.at("salomone") == at);
    }
}

TEST_CASE("H2.2 a blocked retreat costs a Hit, whichever side stands in the way") {
    for (const std::string_view blocker : {"knight liaye 2405", "knight riccio 2405"}) {
        Scene scene = duel("5 6 3 4", blocker);
        CHECK(scene.at("pises") == "2406");
        CHECK(scene.knight("pises").hits == 2);
        CHECK(scene.at("salomone") == "2407"); // nobody left the hex
    }
}

TEST_CASE("H2.2 that Hit brings no unhorsing test") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406", "knight liaye 2405"});
    CHECK(scene.dice_of("move salomone 2407 attack pises", {5, 6, 3, 4}) == 5);
    scene.play("move salomone 2407 attack pises : 5 6 3 4 4"); // 4 + 1 = 5: the later Hit does not make it 6
    CHECK(scene.knight("pises").mounted);
    CHECK(scene.knight("pises").hits == 2);
}

TEST_CASE("H2.2 that Hit counts for a wound and makes the surrender test due") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 hits 3", "knight liaye 2405"});
    // 8 + 3 = 11: -/1; 7 - 3 = 4: nothing. 1 + 4 = 5 keeps the saddle. The fifth Hit is a wound: 4 + 1
    // against 5.
    scene.play("move salomone 2407 attack pises : 4 4 3 4 1 4");
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.knight("pises").hits == 0);
    CHECK(scene.events("surrender-test").size() == 1);
}

TEST_CASE("H2.2 that Hit can kill, and the attacker enters the hex") {
    Scene scene = Scene::round_one(
        {"knight salomone 2407", "knight pises 2406 foot hits 3 wounds 4", "knight liaye 2405"});
    // Column 4 + 1 = +5, 4 + 3 = 7: -/1: 4 Hits. Defence in -5, 12 - 3 = 9: nothing. Blocked: the fifth Hit.
    scene.play("move salomone 2407 attack pises : 2 2 6 6");
    CHECK(scene.at("pises") == "killed");
    CHECK(scene.at("salomone") == "2406");
}

TEST_CASE("H2.3 who is driven off the field surrenders at once, without a roll") {
    Scene scene = Scene::round_one({"knight salomone 2401", "knight pises 2400"});
    scene.play("move salomone 2401 attack pises : 5 6 3 4 1");
    CHECK(scene.at("pises") == "captured");
    CHECK(scene.at("salomone") == "camp");
    CHECK(scene.knight("salomone").order == "attacked");
    CHECK(scene.events("surrender-test").empty());
    CHECK(scene.side("italian").vp == 10);
}

TEST_CASE("H2.3 a wounded man driven off the field does not roll either") {
    Scene scene = Scene::round_one({"knight salomone 2401 foot", "knight pises 2400 foot wounds 1"});
    scene.play("move salomone 2401 attack pises : 4 5 3 4"); // column +1, roll 9: -/1
    CHECK(scene.at("pises") == "captured");
}

TEST_CASE("H2.3 K1 is no help there") {
    Scene scene = Scene::round_one({"knight salomone 2401", "knight daste 2400"}, {{"daste", "on"}});
    scene.play("move salomone 2401 attack daste : 6 6 3 4 1"); // column -1, roll 12: -/1
    CHECK(scene.at("daste") == "captured");
    CHECK(scene.knight("daste").wounds == 0);
}

TEST_CASE("H2.3 driven off by a man who died: he is a prisoner, and there is no captor") {
    Scene scene =
        Scene::round_one({"knight salomone 2401 hits 4 wounds 4",
                          "knight la-motte 2400 hits 4 wounds 4 attacked-by miale,riccio,capoccio"});
    scene.play("move salomone 2401 attack la-motte : 5 6 4 5 1");
    CHECK(scene.at("salomone") == "killed");
    CHECK(scene.at("la-motte") == "captured");
    CHECK(scene.side("italian").vp == 12);
    CHECK(scene.side("french").vp == 5);
}

TEST_CASE("H2.4 the attacker must enter the hex given up, without an order") {
    Scene scene = Scene::round_one({"knight salomone 2410", "knight pises 2406"});
    scene.play("move salomone 2407 attack pises : 5 6 3 4 1");
    CHECK(scene.at("pises") == "2405");
    CHECK(scene.at("salomone") == "2406");
    CHECK(scene.side("italian").po == 4);
    CHECK(scene.story() == "moves attacks blow blow hits unhorsing-test retreats advances");
}

TEST_CASE("H2.4 he stays if nobody gave way") { CHECK(duel("3 4 3 4").at("salomone") == "2407"); }

TEST_CASE("H2.4 he enters it too if d'Aste then dies where he retreated to") {
    Scene scene =
        Scene::round_one({"knight fieramosca 2407", "knight daste 2406 wounds 5"}, {{"daste", "on"}});
    // Column 1 + 5 held to +5, roll 7: -/1; defence in -5, roll 7: nothing. 1 + 1 + 5 > 6: thrown. 2405.
    // Surrender 2 + 5 > 6: a wound instead, his sixth.
    scene.play("move fieramosca 2407 attack daste : 3 4 3 4 1 2");
    CHECK(scene.at("daste") == "killed");
    CHECK(scene.at("fieramosca") == "2406");
}
