// The state in words, the field as text, the story of the day.
#include <doctest/doctest.h>

#include "support/scene.hpp"

namespace {

using disfida::test::Scene;
using Lines = std::vector<std::string>;

std::string piece(const Scene& scene, std::string_view id) {
    const Lines lines = scene.match().position().pieces(id);
    REQUIRE(lines.size() == 1);
    return lines.front();
}

/// The picture's line of a column.
std::string column(const Scene& scene, int number) {
    return scene.match().position().picture()[static_cast<std::size_t>(number - 15 + 1)];
}

} // namespace

TEST_CASE("picture: a line a column, rows across, even columns half a hex further") {
    const Scene scene({"phase charge", "to-move italian", "knight fieramosca 2407", "knight la-motte 2406"});
    const Lines picture = scene.match().position().picture();
    CHECK(picture.size() == 20); // the rows' numbers and columns 15 to 33
    CHECK(picture[0] == "   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14");
    CHECK(picture[1] == "15     .   .   .   .   .   .   .   .   .   .   .   .");         // rows 01 to 12
    CHECK(picture[2] == "16       .   .   .   .   .   .   .   .   .   .   .   .");       // the same, even
    CHECK(picture[3] == "17 .   .   .   .   .   .   .   .   .   .   .   .   .   .");     // rows 00 to 13
    CHECK(picture[5] == "19 .   .   .   .   .   .   .   .   .   .   .   .   .   .   ."); // rows 00 to 14
    CHECK(picture[10] == "24   .   .   .   .   .   .  (Lm) Fi  .   .   .   .   .   .");
    CHECK(picture[19] == "33     .   .   .   .   .   .   .   .   .   .   .   .");
}

TEST_CASE("picture: small letters on foot, the French in brackets, also in the outermost hexes") {
    const Scene scene({"phase activate", "round 1", "to-move italian", "knight brancaleone 1700 foot",
                       "knight abenavoli 1914", "knight sachet 1713 foot", "knight fontaines 1900"});
    CHECK(column(scene, 17) == "17 br  .   .   .   .   .   .   .   .   .   .   .   .  (sc)");
    CHECK(column(scene, 19) == "19(Ft) .   .   .   .   .   .   .   .   .   .   .   .   .   Av");
}

TEST_CASE("picture: a knight in camp or out of action is not on it") {
    const Scene scene({"phase activate", "round 1", "to-move italian", "knight fieramosca camp",
                       "knight miale 2407", "knight la-motte 2402", "surrendered french sachet:captured"});
    for (const std::string& line : scene.match().position().picture()) {
        CHECK(line.find("Fi") == std::string::npos);
        CHECK(line.find("Sc") == std::string::npos);
    }
}

TEST_CASE("describe: horse, hex, Hits, wounds, order and who attacked him") {
    const Scene scene({"phase activate", "round 1", "to-move italian",
                       "knight fieramosca 2407 hits 2 wounds 1 order moved attacked-by la-motte,daste",
                       "knight miale 2507 foot hits 1 order reorganise-lost attacked-by la-motte",
                       "knight salomone camp", "knight la-motte 2406 order attacked",
                       "knight daste 2405 hits 1 wounds 2 order reorganising",
                       "surrendered italian riccio:killed", "surrendered french sachet:captured"});
    CHECK(piece(scene, "fieramosca") ==
          "Fieramosca, VC 7, mounted, 2407, 2 Hits, 1 wound, has moved, attacked by la-motte and daste.");
    CHECK(piece(scene, "miale") ==
          "Miale, VC 6, on foot, 2507, 1 Hit, has lost his reorganisation, attacked by la-motte.");
    CHECK(piece(scene, "salomone") == "Salomone, VC 5, mounted, in camp.");
    CHECK(piece(scene, "la-motte") == "La Motte (la-motte), VC 6, mounted, 2406, has attacked.");
    CHECK(piece(scene, "daste") == "d'Aste (daste), VC 6, mounted, 2405, 1 Hit, 2 wounds, reorganises.");
    CHECK(piece(scene, "riccio") == "Riccio, VC 5, killed.");
    CHECK(piece(scene, "sachet") == "Sachet, VC 4, captured.");
    CHECK(piece(scene, "romanello") == "Romanello, VC 5, takes no part.");
    CHECK(piece(Scene::opening(), "romanello") == "Romanello, VC 5, not placed yet.");
}

TEST_CASE("describe: all pieces, those of a side, none for another word") {
    const Scene scene = Scene::opening();
    const auto& position = scene.match().position();
    CHECK(position.pieces("").size() == 28); // 26 knights under two headings
    const Lines french = position.pieces("french");
    REQUIRE(french.size() == 14);
    CHECK(french[0] == "French:");
    CHECK(french[1].starts_with("La Motte"));
    CHECK(french[13].starts_with("Sachet"));
    CHECK(position.pieces("germans").empty());
}

TEST_CASE("status: PO, passes, attacks, points and the next surrender test of each side") {
    // Three Italians and four French are out, the state of the rulebook's example of D1.
    const Scene scene({"phase activate", "round 3", "to-move italian", "knight fieramosca 2407",
                       "knight miale camp", "knight la-motte 2403",
                       "surrendered italian abignente:captured,salomone:captured,romanello:killed",
                       "surrendered french baraut:captured,sachet:captured,forges:captured,pises:captured"});
    const Lines status = scene.match().position().status();
    REQUIRE(status.size() == 4);
    CHECK(status[0] == "Round 3 of 5.");
    // VP 2 x (6 + 4 + 6 + 5) = 42 and 2 x (5 + 5) + 5 = 25; box 4 adds 1, box 5 adds 1
    CHECK(status[1] ==
          "Italians: PO 6, 1 pass, 5 attacks left, 42 VP, 1 on the field, 1 in camp, 3 out of action; "
          "their next surrender test adds 1.");
    CHECK(status[2] ==
          "French: PO 4, 2 passes, 5 attacks left, 25 VP, 1 on the field, 0 in camp, 4 out of action; "
          "their next surrender test adds 1.");
    CHECK(status[3] == "The Italians play first this round.");
}

TEST_CASE("status: deployment, charge and result tell themselves") {
    Scene scene = Scene::opening();
    CHECK(scene.match().position().status() == Lines{"Deployment, 0 of 26 knights stand."});
    scene.play({"roll : 6 6 1 1", "place fieramosca 2407"});
    CHECK(scene.match().position().status().front() == "Deployment, 1 of 26 knights stand.");
    Scene lanes({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406",
                 "knight riccio 2507", "knight pises 2506"});
    CHECK(lanes.match().position().status().front() == "The initial charge, 0 of 2 lanes fought.");
    lanes.play("charge riccio : 1 2 1"); // column 0, roll 3: D/-, he keeps his saddle
    CHECK(lanes.match().position().status().front() == "The initial charge, 1 of 2 lanes fought.");
}

TEST_CASE("prompt: who decides what, in the words of the notation") {
    const auto prompt = [](const Scene& scene) { return scene.match().position().prompt(); };
    Scene scene = Scene::opening();
    CHECK(prompt(scene) == "Dice decide who places first: roll");
    scene.play("roll : 1 1 6 6");
    CHECK(prompt(scene) == "French, place a knight: place KNIGHT HEX");
    CHECK(prompt(Scene({"phase charge", "to-move french", "knight miale 2407", "knight sachet 2406"})) ==
          "French, choose who charges: charge KNIGHT");
    Scene round({"phase initiative", "round 2", "knight miale 2407", "knight sachet 2403"});
    CHECK(prompt(round) == "Dice decide the initiative: roll");
    round.play("roll : 6 6 1 1");
    CHECK(prompt(round) == "Italians, you have the initiative: first or second");
    round.play("second");
    CHECK(prompt(round) == "French, give an order: move or reorganise");
    CHECK(prompt(Scene({"phase activate", "round 2", "to-move italian", "knight miale 2407",
                        "knight sachet 2403", "surrendered italian riccio:captured,romanello:captured"})) ==
          "Italians, give an order: move, reorganise or pass");
    const Scene regroup({"phase regroup", "round 2", "first french",
                         "knight miale 2407 foot hits 1 order reorganising",
                         "knight sachet 2403 foot order reorganising"});
    CHECK(prompt(regroup) == "French, sachet reorganises: remount sachet");
}

TEST_CASE("prospect: every shift and modifier of both rolls, with its rule") {
    Scene scene = Scene::round_one({"knight miale 2407 hits 1", "knight riccio 2505 wounds 1",
                                    "knight sachet 2406 foot hits 2 wounds 1 attacked-by riccio"});
    // VC 6 against 4; riccio attacked before; mounted against foot; 1 wound against none; 2 Hits against 1
    const Lines lines = scene.match().position().prospect("move miale 2407 attack sachet");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0] == "Miale strikes: column +5 (VC +2, others before him +1, horse +1, wounds +1) [H1.1], "
                      "dice +1 [H1.2].");
    CHECK(lines[1] == "Sachet answers: column -4 (VC -2, horse -1, wounds -1) [H1.1], dice -1 [H1.2].");
    CHECK(scene.match().position().prospect("move miale 2407").empty());
    CHECK(scene.match().position().prospect("no such thing").empty());
}

TEST_CASE("prospect: a charge has one roll, gallantry dismounts first, a remount its die") {
    const Scene charge({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    CHECK(charge.match().position().prospect("charge miale") ==
          Lines{"Miale strikes: column +2 (VC +2, others before him +0, horse +0, wounds +0) [H1.1], dice +0 "
                "[H1.2]."});
    const Scene gallant =
        Scene::round_one({"knight miale 2407", "knight sachet 2406 foot"}, {{"gallantry", "on"}});
    const Lines lines = gallant.match().position().prospect("move miale 2407 attack sachet");
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] == "Miale dismounts first [K2].");
    CHECK(
        lines[1].starts_with("Miale strikes: column +2 (VC +2, others before him +0, horse +0, wounds +0)"));
    const Scene regroup({"phase regroup", "round 2", "first french", "knight miale 2407",
                         "knight sachet 2403 foot wounds 1 order reorganising"});
    CHECK(regroup.match().position().prospect("remount sachet") ==
          Lines{"The die, less 1 wound and 0 Hits, has to reach 2 [E1.2]."});
}
