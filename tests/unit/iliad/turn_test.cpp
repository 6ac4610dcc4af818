// I-Turn: the order of activation, the end of a turn, of a fight, and draws (section 3 of the rulings).
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("I-Turn a game starts at turn 1, phase turn-start, where only roll is legal") {
    const Fight fight = Fight::opening();
    CHECK(fight.number("turn") == 1);
    CHECK(fight.number("idle") == 0);
    CHECK(fight.phase() == "turn-start");
    CHECK(fight.text("to_move") == "none");
    CHECK(fight.text("active") == "null");
    CHECK(disfida::test::words(fight.legal()) == "roll");
}

TEST_CASE("I-Turn the order is by BOTTLE, then AGILITY, highest first, and takes no dice where all differ") {
    Fight fight({"warrior paris 0101 side left", "warrior hector 0102 side right",
                 "warrior achilles 0401 side left", "warrior nestor 0601 side left",
                 "warrior sarpedon 0801 side right"});
    CHECK(fight.dice_of("roll") == 0);
    fight.play("roll"); // 11/8, 11/7, 10/5, 7/9, 6/1
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.order() == "hector sarpedon paris nestor");
    CHECK(fight.text("to_move") == "left");
}

TEST_CASE("I-Turn equals roll a d6 each in roster order, higher first (ruling)") {
    Fight fight(
        {"warrior hector 0101 side right", "warrior ajax 0401 side left", "warrior diomedes 0601 side left"});
    fight.play("roll : 2 6 4"); // hector 2, ajax 6, diomedes 4
    CHECK(fight.text("active") == "ajax");
    CHECK(fight.order() == "diomedes hector");
}

TEST_CASE(
    "I-Turn those still equal roll again, the higher group until it is settled, then the next (ruling)") {
    // Four of 11 and 7 or made so: hector, ajax, diomedes, achilles.
    Fight fight({"warrior hector 0101 side right", "warrior ajax 0401 side left",
                 "warrior diomedes 0601 side left", "warrior achilles 0801 side right agility 7"});
    // 3 5 3 5: ajax and achilles above, hector and diomedes below. The higher group: 4 4, again 1 2:
    // achilles, ajax. Then the lower: 6 1: hector, diomedes.
    fight.play("roll : 3 5 3 5 4 4 1 2 6 1");
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.order() == "ajax hector diomedes");
}

TEST_CASE("I-Turn groups of equals are settled from the top (ruling)") {
    // Two of 10 and 7 added first, two of 11 and 7 after them: these roll first.
    Fight fight({"warrior patroclus 0101 side left", "warrior odysseus 0301 side left",
                 "warrior hector 0501 side right", "warrior ajax 0701 side left"});
    fight.play("roll : 1 6 5 2"); // hector 1, ajax 6; patroclus 5, odysseus 2
    CHECK(fight.text("active") == "ajax");
    CHECK(fight.order() == "hector patroclus odysseus");
}

TEST_CASE("I-Turn a new order each turn, by BOTTLE as it is then") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 1 2 5 5 5", "wait hector"}); // Achilles: 9
    CHECK(fight.number("turn") == 2);
    CHECK(fight.play("roll").text("active") == "hector");
}

TEST_CASE("I-Turn the order does not change within a turn, whatever happens to BOTTLE") {
    Fight fight({"warrior achilles 0805 side left", "warrior hector 0905 side right",
                 "warrior paris 1509 side right", "contact achilles hector initiative achilles"});
    fight.play({"roll", "attack achilles hector", "armour : 5 5 5"}); // Hector 9, 5
    CHECK(fight.text("active") == "hector");
    CHECK(fight.order() == "paris");
    Fight low({"warrior achilles 0805 side left", "warrior hector 0905 side right bottle 8",
               "warrior paris 1509 side right", "contact achilles hector initiative achilles"});
    low.play({"roll", "attack achilles hector", "armour : 5 5 5"}); // Hector 6, below Paris' 7
    CHECK(low.text("active") == "hector");
}

TEST_CASE("I-Turn those who leave the fight drop out of the order") {
    Fight fight({"warrior achilles 0805 side left", "warrior hector 0905 side right",
                 "warrior paris 1509 side right", "contact achilles hector initiative achilles"});
    fight.play({"roll", "attack achilles hector"});
    CHECK(fight.order() == "hector paris");
    fight.play("armour : 5 5 6 3");
    CHECK(fight.text("active") == "paris");
    CHECK(fight.order().empty());
}

TEST_CASE("I-Turn each is activated once and does one thing (ruling)") {
    Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles,hector"});
    fight.play("move achilles 0505");
    CHECK(fight.refusal("throw achilles hector") == "it is the turn of Hector, not of Achilles [I-Turn]");
    fight.play("wait hector");
    CHECK(fight.phase() == "turn-start");
}

TEST_CASE("I-Turn wait and quit are always legal at one's activation") {
    for (const Fight& fight :
         {Fight::engaged(), Fight::engaged({"contact achilles hector initiative hector"}),
          Fight({"warrior agamemnon 0101 side left bottle 1 spears 0", "warrior hector 1509 side right",
                 "active agamemnon"})}) {
        CHECK(disfida::test::legal_from(fight.match(), "wait").size() == 1);
        CHECK(disfida::test::legal_from(fight.match(), "quit").size() == 1);
    }
}

TEST_CASE("I-Turn the turn ends within the action of the last of the order") {
    Fight fight = Fight::opening();
    fight.play({"roll", "wait achilles"});
    CHECK(fight.number("turn") == 1);
    fight.play("wait hector");
    CHECK(fight.number("turn") == 2);
    CHECK(fight.phase() == "turn-start");
    CHECK(fight.text("active") == "null");
    CHECK(fight.order().empty());
}

TEST_CASE("I-Turn idle: one more at each roll, 0 at each attempt to fight") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "idle 3"});
    fight.play("roll");
    CHECK(fight.number("idle") == 4);
    fight.play("wait achilles");
    CHECK(fight.number("idle") == 4);
    fight.play("throw hector achilles : 6 6");
    CHECK(fight.number("idle") == 0);
    fight.play({"let", "roll"});
    CHECK(fight.number("idle") == 1);
}

TEST_CASE(
    "I-Turn a side without a hero in the fight has lost at once; its bearers do not fight on (ruling)") {
    Fight fight = Fight::engaged({"warrior cebriones 1305 side right", "active achilles,cebriones"});
    fight.play({"attack achilles hector", "armour : 5 5 6 3"});
    CHECK(fight.result() == "left dead");
    CHECK(fight.side("right") == "cebriones");
    CHECK(fight.status("cebriones") == "in");
    CHECK(fight.number("turn") == 1); // the turn is not played to its end
}

TEST_CASE("I-Turn a bearer whose own hero is out fights on while his side has another") {
    Fight fight = Fight::engaged({"warrior cebriones 1305 side right", "warrior paris 1509 side right",
                                  "active achilles,cebriones,paris"});
    fight.play({"attack achilles hector", "armour : 5 5 6 3"});
    CHECK(fight.result().empty());
    CHECK(fight.text("active") == "cebriones");
    CHECK(fight.allows("wait cebriones"));
}

TEST_CASE("I-Turn a draw by turns at the end of turn 200, and the turn stays (ruling)") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "turn 200"});
    fight.play({"roll", "wait achilles"});
    CHECK(fight.result().empty());
    fight.play("wait hector");
    CHECK(fight.result() == "draw turns");
    CHECK(fight.number("turn") == 200);
    CHECK(fight.phase() == "over");
    CHECK(fight.text("to_move") == "none");
    CHECK(fight.at("achilles") == "0405");
    Fight before({"warrior achilles 0405 side left", "warrior hector 1205 side right", "turn 199"});
    before.play({"roll", "wait achilles", "wait hector"});
    CHECK(before.result().empty());
    CHECK(before.number("turn") == 200);
}

TEST_CASE("I-Turn a draw by idleness after 20 turns without a fight, this one included (ruling)") {
    Fight fight = Fight::opening();
    for (int turn = 1; turn <= 19; ++turn) {
        fight.play({"roll", "wait achilles", "wait hector"});
        CHECK(fight.result().empty());
    }
    fight.play({"roll", "wait achilles"});
    CHECK(fight.number("idle") == 20);
    CHECK(fight.result().empty()); // only at the end of the turn
    fight.play("wait hector");
    CHECK(fight.result() == "draw idle");
    CHECK(fight.number("idle") == 20);
}

TEST_CASE("I-Turn a fight in the twentieth turn averts the draw") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "idle 19"});
    fight.play({"roll", "throw achilles hector : 6 6", "let", "wait hector"});
    CHECK(fight.result().empty());
    CHECK(fight.number("idle") == 0);
}

TEST_CASE("I-Turn both draws at once are one by idleness") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "idle 19", "turn 200"});
    fight.play({"roll", "wait achilles", "wait hector"});
    CHECK(fight.result() == "draw idle");
}

TEST_CASE("I-Turn a death in the last activation of turn 200 is no draw") {
    Fight fight = Fight::engaged({"turn 200", "active achilles"});
    fight.play({"attack achilles hector", "armour : 5 5 6 3"});
    CHECK(fight.result() == "left dead");
    CHECK(fight.number("turn") == 200);
}

TEST_CASE("I-Turn distractions end with the turn, scratches do not") {
    Fight fight({"warrior achilles 0405 side left scratch distracted", "warrior hector 1205 side right",
                 "active achilles,hector"});
    fight.play("wait achilles");
    CHECK(fight.warrior("achilles").distracted);
    fight.play("wait hector");
    CHECK_FALSE(fight.warrior("achilles").distracted);
    CHECK(fight.scratched("achilles"));
}

TEST_CASE("I-Turn where the heroes stand: rows by the number of heroes, bearers behind them") {
    const Fight three = Fight::opening({{"mode", "melee"}});
    CHECK(three.at("ajax") + three.at("odysseus") + three.at("menelaus") == "040304050407");
    CHECK(three.at("hector") + three.at("aeneas") + three.at("sarpedon") == "120312051207");
    CHECK(three.at("lycophron") + three.at("eurybates") + three.at("eteoneus") == "030303050307");
    CHECK(three.at("cebriones") + three.at("achates") + three.at("thrasymelus") == "130313051307");
    const Fight other = Fight::opening({{"mode", "melee"}, {"left", "ajax"}, {"right", "hector,paris"}});
    CHECK(other.at("ajax") == "0405");
    CHECK(other.at("hector") + other.at("paris") == "12041206");
    const Fight four = Fight::opening({{"mode", "melee"},
                                       {"left", "ajax,teucer,nestor,diomedes"},
                                       {"right", "hector,paris,glaucus,dolon,agenor"}});
    CHECK(four.at("ajax") + four.at("teucer") + four.at("nestor") + four.at("diomedes") ==
          "0402040404060408");
    CHECK(four.at("hector") + four.at("paris") + four.at("glaucus") + four.at("dolon") + four.at("agenor") ==
          "12011203120512071209");
}

TEST_CASE("I-Turn the suitors: two against six, on the six rows (ruling)") {
    const Fight fight = Fight::opening({{"mode", "suitors"}});
    CHECK(fight.roster() == "odysseus telemachus antinous eurymachus agelaus amphinomus ctesippus peisander");
    CHECK(fight.at("odysseus") + fight.at("telemachus") == "04040406");
    CHECK(fight.at("antinous") + fight.at("eurymachus") + fight.at("agelaus") == "120112031204");
    CHECK(fight.at("amphinomus") + fight.at("ctesippus") + fight.at("peisander") == "120612071209");
    CHECK(fight.side("left") == "odysseus telemachus");
}
