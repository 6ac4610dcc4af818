// C, C1, D, D1, D1.1, D2: rounds, initiative, Order Points and passes.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::words;

TEST_CASE("C a round follows the other, with all marks taken off, until five are played") {
    Scene scene({"round 4", "phase activate", "to-move italian", "knight miale 2407", "knight sachet 2406",
                 "knight riccio 1501", "po italian 1", "po french 0",
                 "surrendered italian salomone:captured"});
    scene.play("move miale 2407 attack sachet : 3 3 3 4"); // column +2, roll 6, and -2, roll 7: nothing
    CHECK(scene.text("phase") == "initiative");
    CHECK(scene.text("to_move") == "none");
    CHECK(scene.text("first") == "null");
    CHECK(scene.round() == 5);
    CHECK(scene.knight("miale").order == "none");
    CHECK(scene.knight("sachet").attacked_by.empty());
    CHECK(scene.side("italian").attacks == 5);
    CHECK(scene.result().empty());

    Scene last({"round 5", "phase activate", "to-move italian", "knight miale 2407", "knight sachet 2406",
                "po italian 1", "po french 0"});
    last.play("move miale 2407");
    CHECK(last.text("phase") == "over");
    CHECK(last.round() == 5);
    CHECK(last.legal().empty());
}

TEST_CASE("C marks of knights out of action come off with the others") {
    Scene scene = Scene::round_one(
        {"knight salomone 2407", "knight pises 2406 wounds 4", "po italian 1", "po french 0"});
    // Column +4, roll 7: -/1; column -4, roll 8: nothing. Unhorsed 1 + 1 + 4 > 5, retreats, surrenders 3 + 4
    // > 5.
    scene.play("move salomone 2407 attack pises : 3 4 4 4 1 3");
    CHECK(scene.at("pises") == "captured");
    CHECK(scene.at("salomone") == "camp");
    CHECK(scene.round() == 2);
    CHECK(scene.knight("pises").attacked_by.empty());
    CHECK(scene.knight("pises").hits == 2);
    CHECK(scene.knight("pises").wounds == 4);
    CHECK_FALSE(scene.knight("pises").mounted);
    CHECK(scene.knight("salomone").order == "none");
}

TEST_CASE("C1 the higher roll has the initiative and chooses to play first or second") {
    const auto rolled = [](std::string_view roll) {
        return Scene({"round 2", "knight miale 2407", "knight sachet 2406"}).play(roll);
    };
    Scene scene = rolled("roll : 6 6 1 1");
    CHECK(scene.text("phase") == "choose");
    CHECK(scene.text("to_move") == "italian");
    CHECK(scene.text("first") == "null");
    CHECK(words(scene.legal()) == "first second");
    scene.play("second");
    CHECK(scene.text("phase") == "activate");
    CHECK(scene.text("first") == "french");
    CHECK(scene.text("to_move") == "french");
    CHECK(rolled("roll : 6 6 1 1").play("first").text("to_move") == "italian");
    CHECK(rolled("roll : 1 2 3 1").play("first").text("to_move") == "french");
    CHECK(rolled("roll : 1 2 3 1").play("second").text("to_move") == "italian");
    CHECK(rolled("roll : 4 4 6 2 5 2 3 3").text("to_move") == "italian"); // 8 8, then 7 6
}

TEST_CASE("C1 the sides order by turns, and a side that is done lets the other go on alone") {
    Scene scene =
        Scene::round_one({"knight miale 2407", "knight riccio 2408", "knight sachet 2006", "po french 1"});
    scene.play("move miale 2407");
    CHECK(scene.text("to_move") == "french");
    scene.play("move sachet 2006");
    CHECK(scene.text("to_move") == "italian");
    scene.play("move riccio 2408");
    CHECK(scene.text("to_move") == "italian"); // the French have no PO left
    scene.play("move abenavoli 1501");
    CHECK(scene.round() == 2);
}

TEST_CASE("D only knights with an order act: nothing else is legal in the activations") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight sachet 2406"});
    for (const std::string& action : scene.legal()) {
        CHECK((action.starts_with("move miale ") || action.starts_with("move abenavoli ")));
    }
}

TEST_CASE("D1 worked example: three Italians out give PO 6 and 1 pass, four French out PO 4 and 2 passes") {
    Scene scene({"round 3", "phase initiative", "knight fieramosca 2407", "knight miale 2507",
                 "knight la-motte 2406",
                 "surrendered italian abignente:captured,salomone:captured,romanello:captured",
                 "surrendered french baraut:captured,sachet:captured,forges:captured,pises:captured"});
    CHECK(scene.side("italian").po == 6);
    CHECK(scene.side("italian").passes == 1);
    CHECK(scene.side("french").po == 4);
    CHECK(scene.side("french").passes == 2);
}

TEST_CASE("D1 worked example, reached by play: the new round computes PO and passes again") {
    Scene scene({"round 2", "phase activate", "to-move italian", "po italian 1", "po french 0",
                 "knight fieramosca 2407", "knight la-motte 2406",
                 "surrendered italian abignente:captured,salomone:captured,romanello:killed",
                 "surrendered french baraut:captured,sachet:killed,forges:captured,pises:captured"});
    scene.play("move fieramosca 2407");
    CHECK(scene.round() == 3);
    CHECK(scene.side("italian").po == 6);
    CHECK(scene.side("italian").passes == 1);
    CHECK(scene.side("french").po == 4);
    CHECK(scene.side("french").passes == 2);
}

TEST_CASE("D1 one knight out takes nothing away, two take one, five take two") {
    const auto french_po = [](std::string_view out) {
        Scene scene({"round 1", "knight miale 2407", "knight la-motte 2406", out});
        return std::pair(scene.side("french").po, scene.side("french").passes);
    };
    CHECK(french_po("surrendered french pises:captured") == std::pair(6, 0));
    CHECK(french_po("surrendered french pises:captured,liaye:killed") == std::pair(5, 1));
    CHECK(french_po("surrendered french "
                    "pises:captured,liaye:killed,landes:killed,frignes:captured,fraise:captured") ==
          std::pair(4, 2));
}

TEST_CASE("D1 the best VC is that of a knight on the field or in camp") {
    Scene captured(
        {"round 1", "knight miale 2407", "knight sachet 2406", "surrendered italian fieramosca:captured"});
    CHECK(captured.side("italian").po == 6);
    CHECK(captured.side("french").po == 4);
    Scene camp({"round 1", "knight miale 2407", "knight sachet 2406", "knight fieramosca camp"});
    CHECK(camp.side("italian").po == 7);
    Scene absent({"round 1", "knight riccio 2407", "knight sachet 2406", "knight fieramosca absent"});
    CHECK(absent.side("italian").po == 5);
}

TEST_CASE("D1 PO are never below 0") {
    Scene scene(
        {"round 1", "knight miale 2407", "knight sachet 2406",
         "surrendered french "
         "la-motte:captured,daste:captured,forges:captured,lambris:captured,baraut:captured,"
         "pises:captured,guignes:captured,liaye:captured,landes:captured,frignes:captured,fraise:captured,"
         "fontaines:captured"});
    CHECK(scene.side("french").po == 0); // 4 - 6
    CHECK(scene.side("french").passes == 6);
}

TEST_CASE("D1.1 every order costs 1 PO") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight riccio 2507 hits 1", "knight salomone 2607",
                                    "knight sachet 2406", "po italian 3", "po french 0"});
    scene.play("move miale 2408");
    CHECK(scene.side("italian").po == 2);
    scene.play("reorganise riccio");
    CHECK(scene.side("italian").po == 1);
    CHECK(scene.text("phase") == "activate");
    scene.play("move salomone 2607"); // the last PO, though abenavoli has had no order
    CHECK(scene.round() == 2);
}

TEST_CASE("D1.1 with PO and a knight to order a side orders one or passes") {
    Scene without = Scene::round_one({"knight miale 2407", "knight sachet 2406"});
    CHECK(without.refusal("pass") == "the Italians have no pass left [D2]");
    Scene with = Scene::round_one({"knight miale 2407", "knight sachet 2406", "passes italian 1"});
    CHECK(with.allows("pass"));
}

TEST_CASE("D1.1 a side whose knights have all had an order is done, whatever PO it has") {
    Scene scene =
        Scene::round_one({"knight abenavoli 1501 order moved", "knight miale 2407", "knight sachet 2406"});
    scene.play({"move miale 2407", "move sachet 2406"});
    CHECK(scene.side("italian").po == 5); // 6 less one
    CHECK(scene.text("to_move") == "french");
}

TEST_CASE("D2 a pass costs no PO and hands the turn over") {
    Scene scene =
        Scene::round_one({"knight miale 2407", "knight sachet 2406", "passes italian 2", "po italian 3"});
    scene.play("pass");
    CHECK(scene.side("italian").passes == 1);
    CHECK(scene.side("italian").po == 3);
    CHECK(scene.text("to_move") == "french");
    CHECK(scene.knight("miale").order == "none");
    CHECK(scene.refusal("pass") == "the French have no pass left [D2]");
}

TEST_CASE("D2 passes left when a side is done are lost, but stay written down until the next round") {
    Scene scene =
        Scene::round_one({"knight miale 2407", "knight sachet 2406", "passes italian 2", "po italian 1"});
    scene.play({"move miale 2407", "move sachet 2406"});
    CHECK(scene.text("to_move") == "french"); // frignes; the Italians cannot pass any more
    CHECK(scene.side("italian").passes == 2);
    scene.play("move frignes 3312");
    CHECK(scene.round() == 2);
    CHECK(scene.side("italian").passes == 0);
}
