// Set-up statements: what they mean, what they leave out, and which are refused.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;
using disfida::test::setup_refusal;
using disfida::test::words;

TEST_CASE("set-up: a knight is put somewhere with all his marks") {
    Scene scene =
        Scene::round_one({"knight miale 2407 foot hits 5 wounds 4 order moved attacked-by sachet,pises",
                          "knight riccio camp"});
    const auto miale = scene.knight("miale");
    CHECK(miale.at == "2407");
    CHECK_FALSE(miale.mounted);
    CHECK(miale.hits == 5);
    CHECK(miale.wounds == 4);
    CHECK(miale.order == "moved");
    CHECK(words(miale.attacked_by) == "sachet pises");
    CHECK(scene.at("riccio") == "camp");
    CHECK(scene.knight("riccio").mounted);
    CHECK(scene.at("fieramosca") == "absent");
    for (const char* order : {"none", "moved", "attacked", "reorganising", "reorganise-lost"}) {
        CHECK(Scene::round_one({"knight miale 2407 hits 1 order " + std::string(order)})
                  .knight("miale")
                  .order == order);
    }
    Scene charge({"phase charge", "to-move italian", "knight miale 2407 order charged", "knight sachet 2406",
                  "knight riccio 2507", "knight pises 2506", "knight salomone camp order charged"});
    CHECK(charge.knight("miale").order == "charged");
    CHECK(charge.knight("salomone").order == "charged"); // he took his prisoner there
    CHECK(words(charge.legal()) == "charge riccio");
}

TEST_CASE("set-up: a knight said again is put there anew; absent takes him away") {
    Scene scene = Scene::round_one(
        {"knight miale 2407 hits 3", "knight miale 2408", "knight riccio 2409", "knight riccio absent"});
    CHECK(scene.at("miale") == "2408");
    CHECK(scene.knight("miale").hits == 0);
    CHECK(scene.at("riccio") == "absent");
}

TEST_CASE("set-up: without empty, all knights are there and unplaced") {
    CHECK(setup_refusal({"round 1"}) == "fieramosca is not placed in phase initiative: set knight fieramosca "
                                        "HEX, or begin with set empty [I1]");
    CHECK(setup_refusal({"phase deploy-roll"}).empty());
}

TEST_CASE("set-up: PO, passes and attacks left out are those of a round's start") {
    Scene scene({"round 2", "phase activate", "to-move french", "knight fieramosca 2407",
                 "knight la-motte 2406", "surrendered french pises:captured,liaye:killed"});
    CHECK(scene.side("italian").po == 7);
    CHECK(scene.side("french").po == 5);
    CHECK(scene.side("french").passes == 1);
    CHECK(scene.side("italian").passes == 0);
    CHECK(scene.side("italian").attacks == 5);
    Scene said({"round 2", "phase activate", "to-move french", "knight fieramosca 2407",
                "knight la-motte 2406", "po italian 3", "po french 2", "passes italian 4", "passes french 0",
                "attacks italian 1", "attacks french 0"});
    CHECK(said.side("italian").po == 3);
    CHECK(said.side("french").po == 2);
    CHECK(said.side("italian").passes == 4);
    CHECK(said.side("french").passes == 0);
    CHECK(said.side("italian").attacks == 1);
    CHECK(said.side("french").attacks == 0);
}

TEST_CASE("set-up: before round 1 nothing is counted") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    CHECK(scene.round() == 0);
    CHECK(scene.side("italian").po == 0);
    CHECK(scene.side("italian").attacks == 0);
}

TEST_CASE("set-up: first and to-move stand for each other") {
    Scene by_mover(
        {"round 1", "phase activate", "to-move french", "knight miale 2407", "knight sachet 2406"});
    CHECK(by_mover.text("first") == "french");
    CHECK(by_mover.text("to_move") == "french");
    Scene by_first({"round 1", "phase activate", "first french", "knight miale 2407", "knight sachet 2406"});
    CHECK(by_first.text("first") == "french");
    CHECK(by_first.text("to_move") == "french");
    Scene both({"round 1", "phase activate", "first italian", "to-move french", "knight miale 2407",
                "knight sachet 2406"});
    CHECK(both.text("first") == "italian");
    CHECK(both.text("to_move") == "french");
    Scene alike({"round 1", "phase choose", "first french", "to-move french", "knight miale 2407",
                 "knight sachet 2406"});
    CHECK(alike.text("to_move") == "french");
    Scene choose({"round 1", "phase choose", "first french", "knight miale 2407", "knight sachet 2406"});
    CHECK(choose.text("to_move") == "french");
    CHECK(choose.text("first") == "null"); // not chosen yet
}

TEST_CASE("set-up: the phase left out is the deployment roll, with a round the initiative") {
    CHECK(Scene({}).text("phase") == "deploy-roll");
    CHECK(Scene({"round 3", "knight miale 2407", "knight sachet 2406"}).text("phase") == "initiative");
}

TEST_CASE("set-up: a side with nothing to do is skipped as in play") {
    Scene no_po({"round 1", "phase activate", "to-move italian", "po italian 0", "knight miale 2407",
                 "knight sachet 2406"});
    CHECK(no_po.text("to_move") == "french");
    Scene nobody({"round 1", "phase activate", "to-move italian", "po italian 0", "po french 0",
                  "knight miale 2407", "knight sachet 2406"});
    CHECK(nobody.text("phase") == "initiative");
    CHECK(nobody.round() == 2);
    Scene regroup({"round 1", "phase regroup", "first italian", "knight miale 2407",
                   "knight sachet 2406 foot order reorganising"});
    CHECK(regroup.text("to_move") == "french");
    CHECK(words(regroup.legal()) == "remount sachet");
    Scene charge({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2306"});
    CHECK(charge.round() == 1); // no lane has two
}

TEST_CASE("set-up: the last phase's half can be named") {
    Scene scene({"round 1", "phase regroup", "first italian", "to-move french",
                 "knight miale 2407 foot order reorganising", "knight sachet 2406 foot order reorganising"});
    CHECK(words(scene.legal()) == "remount sachet"); // the Italians are through
}

TEST_CASE("set-up: a deployment half made goes on by the same turns") {
    Scene scene({"phase deploy", "to-move french", "knight miale 2407", "knight sachet unplaced",
                 "knight pises unplaced", "knight liaye unplaced", "knight riccio unplaced"});
    scene.play({"place sachet 2406", "place pises 2506"});
    CHECK(scene.text("to_move") == "italian");
    scene.play("place riccio 2507");
    CHECK(scene.text("to_move") == "french"); // no Italian is left to place
}

TEST_CASE("set-up: surrendered fills the boxes in order, and said again takes the old list's place") {
    Scene scene = Scene::round_one(
        {"surrendered italian riccio:captured", "surrendered italian salomone:killed,riccio:killed"});
    CHECK(words(scene.surrendered("italian")) == "salomone riccio");
    CHECK(scene.at("riccio") == "killed");
    CHECK(scene.side("italian").out == 2);
    Scene fewer = Scene::round_one(
        {"surrendered french pises:captured,liaye:captured", "surrendered french liaye:killed"});
    CHECK(fewer.at("pises") == "absent");
    CHECK(words(fewer.surrendered("french")) == "liaye");
}

TEST_CASE("set-up: absent and unplaced take a knight out of the surrender table again") {
    Scene scene = Scene::round_one({"surrendered french forges:captured,pises:killed,liaye:captured",
                                    "knight pises absent", "knight liaye absent", "knight liaye 2406"});
    CHECK(scene.at("pises") == "absent");
    CHECK(scene.at("liaye") == "2406");
    CHECK(words(scene.surrendered("french")) == "forges");
    CHECK(scene.side("french").passes == 0); // one man out
    CHECK(setup_refusal({"surrendered french forges:captured", "knight forges unplaced"}).empty());
}

TEST_CASE("set-up: at the end of a round one who has been resolved keeps his order") {
    // Miale has recovered his last Hit, riccio's turn has come.
    Scene scene({"round 1", "phase regroup", "first italian", "knight miale 2407 order reorganising",
                 "knight riccio 2507 foot order reorganising", "knight sachet 2406 attacked-by miale"});
    CHECK(words(scene.legal()) == "remount riccio");
    CHECK(scene.knight("miale").order == "reorganising");
    CHECK(words(scene.knight("sachet").attacked_by) == "miale");
}

TEST_CASE("set-up refused by itself: G two knights in a hex, a hex off the field") {
    CHECK(setup_refusal({"empty", "knight miale 2407", "knight sachet 2407"}) ==
          "miale stands in 2407 already [G]");
    CHECK(setup_refusal({"empty", "knight miale 2499"}) == "2499 is off the field [G]");
    CHECK(setup_refusal({"empty", "knight miale 1500"}) == "1500 is off the field [G]");
}

TEST_CASE("set-up refused by itself: H1.4 Hits and H5 wounds as many as VC") {
    CHECK(setup_refusal({"empty", "knight sachet 2406 hits 4"}) ==
          "hits '4': a number from 0 to 3 is needed (VC 4) [H1.4]");
    CHECK(setup_refusal({"empty", "knight sachet 2406 wounds 4"}) ==
          "wounds '4': a number from 0 to 3 is needed (VC 4) [H5]");
    CHECK(setup_refusal({"empty", "phase charge", "to-move italian", "knight sachet 2406 hits 3 wounds 3"})
              .empty());
    CHECK(setup_refusal({"empty", "knight fieramosca 2406 hits -1"}) ==
          "hits '-1': a number from 0 to 6 is needed (VC 7) [H1.4]");
    CHECK(setup_refusal({"empty", "knight fieramosca 2406 hits 01"}) ==
          "hits '01': a number from 0 to 6 is needed (VC 7) [H1.4]");
}

TEST_CASE("set-up refused by itself: a knight both placed and surrendered, in either order") {
    CHECK(setup_refusal({"empty", "knight miale 2407", "surrendered italian miale:captured"}) ==
          "miale has been placed: he cannot have surrendered too");
    CHECK(setup_refusal({"empty", "surrendered italian miale:captured", "knight miale 2407"}) ==
          "miale has surrendered already: he cannot be placed too");
    CHECK(setup_refusal({"empty", "knight miale captured"}) ==
          "captured and killed knights are set with: set surrendered SIDE KNIGHT:captured");
    CHECK(setup_refusal({"empty", "knight miale killed"}) ==
          "captured and killed knights are set with: set surrendered SIDE KNIGHT:killed");
}

TEST_CASE("set-up refused by itself: B1 only those in a hex or in camp are marked") {
    const auto refused = [](std::string_view statement) { return setup_refusal({"empty", statement}); };
    const std::string why =
        ": foot, hits, wounds, order and attacked-by are for those in a hex or in camp [B1]";
    CHECK(refused("knight miale absent hits 3") == "miale is absent" + why);
    CHECK(refused("knight miale absent wounds 1") == "miale is absent" + why);
    CHECK(refused("knight miale absent order moved") == "miale is absent" + why);
    CHECK(refused("knight miale unplaced foot") == "miale is unplaced" + why);
    CHECK(refused("knight miale unplaced attacked-by sachet") == "miale is unplaced" + why);
    CHECK(refused("knight miale absent hits 0 order none").empty());
    CHECK(refused("knight miale unplaced").empty());
}

TEST_CASE("set-up refused by itself: E1.2, E1.3 a reorganisation that cannot be") {
    const auto refused = [](std::string_view statement) { return setup_refusal({"empty", statement}); };
    CHECK(refused("knight miale 2407 hits 2 order reorganising attacked-by forges") ==
          "miale was attacked and has lost his reorganisation: order reorganise-lost [E1.2]");
    CHECK(refused("knight miale camp hits 2 order reorganising") ==
          "miale is in camp and reorganises there without an order: order none [E1.3]");
}

TEST_CASE("set-up refused by itself: spelling") {
    const auto refused = [](std::string_view statement) { return setup_refusal({"empty", statement}); };
    CHECK(refused("board big").starts_with("'board big' is no set-up: empty, phase P"));
    CHECK(refused("empty now").starts_with("'empty now' is no set-up"));
    CHECK(refused("knight miale").starts_with("'knight miale' is no set-up"));
    CHECK(refused("").starts_with("'' is no set-up"));
    CHECK(refused("phase lunch") ==
          "'lunch' is no phase: deploy-roll, deploy, charge, initiative, choose, activate, regroup, over");
    CHECK(refused("phase over") == "a game that is over cannot be set up: phases are deploy-roll to regroup");
    CHECK(refused("round 6") == "round '6': a number from 0 to 5 is needed");
    CHECK(refused("first nobody") == "'nobody' is no side: italian, french");
    CHECK(refused("to-move none") == "'none' is no side: italian, french");
    CHECK(refused("po italian 100") == "po '100': a number from 0 to 99 is needed");
    CHECK(refused("passes english 1") == "'english' is no side: italian, french");
    CHECK(refused("attacks italian 6") == "attacks '6': a number from 0 to 5 is needed");
    CHECK(refused("knight roland 2407") == "no knight is called 'roland'");
    CHECK(refused("knight miale here") ==
          "'here' is no place: a hex of four digits, unplaced, camp or absent");
    CHECK(refused("knight miale 2407 horse") ==
          "'horse' is unknown here: foot, hits N, wounds N, order O, attacked-by K,K");
    CHECK(refused("knight miale 2407 hits") == "a value is missing after 'hits'");
    CHECK(refused("knight miale 2407 foot foot") == "'foot' is said twice");
    CHECK(refused("knight miale 2407 hits 1 hits 2") == "'hits' is said twice");
    CHECK(refused("knight miale 2407 order sleep") ==
          "'sleep' is no order: none, moved, attacked, reorganising, reorganise-lost, charged");
    CHECK(refused("knight miale 2407 attacked-by riccio") ==
          "miale cannot be attacked by riccio of his own side");
    CHECK(refused("knight miale 2407 attacked-by sachet,sachet") == "sachet is named twice in attacked-by");
    CHECK(refused("knight miale 2407 attacked-by sachet,") == "no knight is called ''");
    CHECK(refused("surrendered italian miale") == "'miale': KNIGHT:captured or KNIGHT:killed is needed");
    CHECK(refused("surrendered italian miale:lost") ==
          "'miale:lost': KNIGHT:captured or KNIGHT:killed is needed");
    CHECK(refused("surrendered italian sachet:captured") == "sachet is not italian");
    CHECK(refused("surrendered italian miale:captured,miale:killed") == "miale is named twice");
    CHECK(refused("surrendered italian roland:captured") == "no knight is called 'roland'");
}

TEST_CASE("set-up refused as a whole") {
    CHECK(setup_refusal({"empty", "phase activate", "to-move italian"}) ==
          "phase activate needs a round: set round 1 to 5");
    CHECK(setup_refusal({"empty", "phase charge", "round 2", "to-move italian"}) ==
          "phase charge comes before round 1: set round 0 or leave it out");
    CHECK(setup_refusal({"empty", "phase charge"}) ==
          "phase charge needs a side: set to-move italian or french");
    CHECK(setup_refusal({"empty", "round 1", "to-move italian"}) ==
          "in phase initiative dice decide who is first: leave out first and to-move");
    CHECK(setup_refusal({"empty", "knight miale 2407"}) ==
          "miale stands already, but the phase is deploy-roll: set phase [I1]");
    CHECK(setup_refusal({"empty", "phase charge", "to-move italian", "knight miale unplaced"}) ==
          "miale is not placed in phase charge: set knight miale HEX, or begin with set empty [I1]");
}

TEST_CASE("set-up refused as a whole: marks of orders in a phase that has none yet") {
    const auto order = [](std::string_view phase, std::string_view turn, std::string_view miale) {
        return setup_refusal({"empty", phase, turn, "knight sachet 2406", miale});
    };
    const std::string moved = "knight miale 2407 order moved";
    const std::string attacked = "knight miale 2407 attacked-by sachet";
    CHECK(order("phase initiative", "round 2", moved) ==
          "miale cannot have the order moved in phase initiative: leave it out [C]");
    CHECK(order("round 2", "round 2", attacked) ==
          "miale cannot be marked as attacked in phase initiative: leave out attacked-by [C]");
    CHECK(order("phase initiative", "round 1", "knight miale 2407 order charged") ==
          "miale cannot have the order charged in phase initiative: leave it out [C]");
    CHECK(setup_refusal({"empty", "phase choose", "round 2", "to-move italian", moved}) ==
          "miale cannot have the order moved in phase choose: leave it out [C]");
    CHECK(setup_refusal({"empty", "phase choose", "round 2", "to-move italian", attacked}) ==
          "miale cannot be marked as attacked in phase choose: leave out attacked-by [C]");
    CHECK(order("phase charge", "to-move italian", moved) ==
          "miale cannot have the order moved in phase charge: none or charged [I2]");
    CHECK(order("phase charge", "to-move italian", attacked) ==
          "miale cannot be marked as attacked in phase charge: leave out attacked-by [I2]");
    CHECK(order("phase deploy", "to-move italian", "knight miale 2407 order charged") ==
          "miale cannot have the order charged in phase deploy: leave it out [I1]");
    CHECK(order("phase deploy", "to-move italian", attacked) ==
          "miale cannot be marked as attacked in phase deploy: leave out attacked-by [I1]");
}

TEST_CASE("set-up refused as a whole: I2 nobody is charged any more, E1.2 nothing to reorganise") {
    const auto miale = [](std::string_view phase, std::string_view statement) {
        return setup_refusal({"empty", "round 1", "to-move italian", phase, "knight sachet 2406", statement});
    };
    CHECK(miale("phase activate", "knight miale 2407 order charged") ==
          "miale cannot be charged in phase activate: that mark comes off when round 1 begins [I2]");
    CHECK(miale("phase regroup", "knight miale 2407 order charged") ==
          "miale cannot be charged in phase regroup: that mark comes off when round 1 begins [I2]");
    CHECK(miale("phase activate", "knight miale 2407 order reorganising") ==
          "miale is mounted and has no Hits: nothing to reorganise [E1.2]");
    CHECK(miale("phase activate", "knight miale 2407 foot order reorganising").empty());
    CHECK(miale("phase activate", "knight miale 2407 hits 1 order reorganising").empty());
}

TEST_CASE("set-up refused as a whole: nothing is counted before round 1") {
    const auto refused = [](std::string_view statement) {
        return setup_refusal({"empty", "phase charge", "to-move italian", statement});
    };
    CHECK(refused("po italian 3") ==
          "phase charge comes before round 1, when there are no po yet: leave them out [D1]");
    CHECK(refused("passes french 0") ==
          "phase charge comes before round 1, when there are no passes yet: leave them out [D2]");
    CHECK(refused("attacks italian 5") ==
          "phase charge comes before round 1, when there are no attacks yet: leave them out [E1.1]");
    CHECK(setup_refusal({"po italian 3"}) ==
          "phase deploy-roll comes before round 1, when there are no po yet: leave them out [D1]");
    CHECK(
        setup_refusal({"empty", "round 1", "po italian 3", "passes french 0", "attacks italian 5"}).empty());
}

TEST_CASE("set-up refused as a whole: I1 nobody is out before the charge") {
    CHECK(setup_refusal({"empty", "phase deploy", "to-move italian", "surrendered french forges:captured"}) ==
          "forges cannot be captured in phase deploy: nobody has fought yet [I1]");
    CHECK(setup_refusal({"surrendered french forges:killed"}) ==
          "forges cannot be killed in phase deploy-roll: nobody has fought yet [I1]");
    CHECK(setup_refusal({"empty", "phase charge", "to-move italian", "surrendered french forges:captured"})
              .empty());
}

TEST_CASE("set-up refused as a whole: C1 first beside another to-move before a side was chosen") {
    const auto refused = [](std::string_view phase, std::string_view round) {
        return setup_refusal({"empty", phase, round, "to-move italian", "first french"});
    };
    const std::string why = " nobody has been chosen to play first: leave out first, or say the same as "
                            "to-move [C1]";
    CHECK(refused("phase choose", "round 1") == "in phase choose" + why);
    CHECK(refused("phase charge", "round 0") == "in phase charge" + why);
    CHECK(refused("phase deploy", "round 0") == "in phase deploy" + why);
    CHECK(refused("phase activate", "round 1").empty());
    CHECK(refused("phase regroup", "round 1").empty());
}

TEST_CASE("set-up refused as a whole: I1 in deployment a knight stands in his own line") {
    CHECK(setup_refusal({"phase deploy", "to-move italian", "knight sachet 2407"}) ==
          "sachet is not in his line: in phase deploy it is 1806 to 3006 [I1]");
    CHECK(setup_refusal({"phase deploy", "to-move italian", "knight miale 1512"}) ==
          "miale is not in his line: in phase deploy it is 1807 to 3007 [I1]");
    CHECK(setup_refusal({"phase deploy", "to-move italian", "knight miale camp"}) ==
          "miale is not in his line: in phase deploy it is 1807 to 3007 [I1]");
    CHECK(setup_refusal({"phase deploy", "to-move french", "knight miale 2407"}).empty());
}

TEST_CASE("set-ups come before the first action") {
    Scene scene = Scene::round_one({"knight miale 2407", "knight sachet 2406"});
    scene.play("move miale 2407");
    const auto set = scene.match().set("po italian 3");
    REQUIRE_FALSE(set);
    CHECK(set.error().text == "set-ups come before the first action");
    REQUIRE(scene.match().undo());
    CHECK(scene.match().set("po italian 3"));
    REQUIRE(scene.match().settle());
    CHECK(scene.side("italian").po == 3);
}

TEST_CASE("a refused set-up statement changes nothing") {
    Scene scene = Scene::round_one({"knight miale 2407", "surrendered french pises:captured"});
    const std::string before = scene.match().position().state();
    const std::string record = scene.match().record().text();
    for (const char* statement :
         {"knight miale 2408 hits 9", "surrendered french liaye:captured,pises:captured,sachet:x", "round 9",
          "knight riccio 2407"}) {
        CHECK_FALSE(scene.match().set(statement));
    }
    REQUIRE(scene.match().settle());
    CHECK(scene.match().position().state() == before);
    CHECK(scene.match().record().text() == record);
}
