// Set-up statements of the Iliad (section 8 of the rulings): what they do, and every refusal.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;
using disfida::test::fight_refusal;

TEST_CASE("I-Hero set-up: one not yet there is added with his data's values") {
    const Fight fight({"warrior agamemnon 0405 side left", "warrior hector 1205 side right"});
    const auto agamemnon = fight.warrior("agamemnon");
    CHECK(agamemnon.bottle == 8);
    CHECK(agamemnon.start_bottle == 8);
    CHECK(agamemnon.agility == 3);
    CHECK(agamemnon.start_agility == 3);
    CHECK(agamemnon.armour == "bell");
    CHECK(agamemnon.spears == 2);
    CHECK(agamemnon.status == "in");
    CHECK(agamemnon.at == "0405");
}

TEST_CASE("I-Hero set-up: bottle and agility of one added are his starts too, start wins") {
    const Fight fight({"warrior achilles 0405 side left bottle 6 agility 3",
                       "warrior ajax 0101 side left start 9",
                       "warrior hector 1205 bottle 5 start 10 side right",
                       "warrior paris 1509 start 8 side right bottle 4"});
    CHECK(fight.warrior("achilles").start_bottle == 6);
    CHECK(fight.warrior("achilles").start_agility == 3);
    CHECK(fight.warrior("ajax").bottle == 11);
    CHECK(fight.warrior("ajax").start_bottle == 9);
    CHECK(fight.bottle("hector") == 5);
    CHECK(fight.warrior("hector").start_bottle == 10);
    CHECK(fight.bottle("paris") == 4);
    CHECK(fight.warrior("paris").start_bottle == 8);
}

TEST_CASE("I-Hero set-up: one already there keeps what is not said, his starts too") {
    const Fight fight({"warrior achilles 0405 side left spears 1 scratch bottle 9",
                       "warrior hector 1205 side right", "warrior achilles 0406 bottle 7 agility 2"});
    const auto achilles = fight.warrior("achilles");
    CHECK(achilles.at == "0406");
    CHECK(achilles.side == "left");
    CHECK(achilles.bottle == 7);
    CHECK(achilles.start_bottle == 9);
    CHECK(achilles.agility == 2);
    CHECK(achilles.start_agility == 8);
    CHECK(achilles.spears == 1);
    CHECK(achilles.scratch);
}

TEST_CASE("I-Hero set-up: the keys come in any order, and the side may change") {
    const Fight fight(
        {"warrior ajax 0101 side left", "warrior hector 1205 side right",
         "warrior achilles 0405 scratch spears 4 armour naked side right distracted agility 12 bottle 1"});
    const auto achilles = fight.warrior("achilles");
    CHECK(achilles.side == "right");
    CHECK(achilles.scratch);
    CHECK(achilles.distracted);
    CHECK(achilles.spears == 4);
    CHECK(achilles.armour == "naked");
    CHECK(achilles.agility == 12);
    CHECK(achilles.bottle == 1);
    const Fight turned(
        {"warrior ajax 0101 side left", "warrior hector 1205 side left", "warrior hector 1205 side right"});
    CHECK(turned.side("right") == "hector");
}

TEST_CASE("I-Armour set-up: armour changes CLANG! only") {
    const Fight fight({"warrior achilles 0405 side left armour bell", "warrior hector 1205 side right"});
    CHECK(fight.warrior("achilles").clang == 7);
    CHECK(fight.agility("achilles") == 8);
}

TEST_CASE("I-Turn set-up: set empty leaves nobody, turn 1 and idle 0") {
    const Fight fight = [] {
        Fight out = Fight::opening();
        for (const char* statement : {"turn 9", "idle 4", "empty", "warrior paris 0405 side left",
                                      "warrior nestor 1205 side right"}) {
            disfida::test::set_up(out.match(), statement);
        }
        disfida::test::settle(out.match());
        return out;
    }();
    CHECK(fight.roster() == "paris nestor");
    CHECK(fight.number("turn") == 1);
    CHECK(fight.number("idle") == 0);
}

TEST_CASE("I-Turn set-up without set empty changes the opening") {
    Fight fight = Fight::opening();
    disfida::test::set_up(fight.match(), "warrior achilles 0101 bottle 5");
    disfida::test::set_up(fight.match(), "turn 17");
    disfida::test::settle(fight.match());
    CHECK(fight.at("achilles") == "0101");
    CHECK(fight.at("hector") == "1205");
    CHECK(fight.number("turn") == 17);
    CHECK(fight.phase() == "turn-start");
}

TEST_CASE("I-Turn set-up: the first of the active list acts, the others after him; without it turn-start") {
    const Fight fight({"warrior achilles 0405 side left", "warrior ajax 0101 side left",
                       "warrior hector 1205 side right", "active hector,achilles"});
    CHECK(fight.phase() == "activate");
    CHECK(fight.text("active") == "hector");
    CHECK(fight.order() == "achilles");
    CHECK(fight.text("to_move") == "right");
    Fight played =
        Fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "active hector"})
            .play("wait hector");
    CHECK(played.number("turn") == 2); // who is not in the list does not act this turn
}

TEST_CASE("I-Close set-up: contacts of one moved or put out end, of one left in his place they stay") {
    CHECK(Fight::engaged({"warrior hector 0905 bottle 3"}).contacts() == "achilles-hector:achilles");
    CHECK(Fight::engaged({"warrior hector 0906"}).contacts().empty());
    CHECK(Fight::engaged({"warrior paris 1509 side right", "warrior hector dead", "active achilles"})
              .contacts()
              .empty());
}

TEST_CASE("I-Hand set-up: a contact may be named either way round, and named again it is changed") {
    const Fight fight({"warrior achilles 0805 side left", "warrior hector 0905 side right",
                       "contact hector achilles initiative hector"});
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK(Fight::engaged({"contact hector achilles initiative hector"}).contacts() ==
          "achilles-hector:hector");
}

TEST_CASE("I-Bearer set-up: a bearer serves the hero the data names, wherever he was added, on his side") {
    const Fight fight({"warrior automedon 0305 side left", "warrior memnon 0101 side left",
                       "warrior hector 1205 side right", "warrior achilles 0405 side left"});
    // Memnon, Hector, then Achilles with Automedon beside him: a missile that is stopped takes 4 dice more.
    CHECK(fight.dice_of("roll", {1, 1, 6, 6, 1, 1, 2, 3}) == 8);
    const Fight enemy({"warrior automedon 0305 side right", "warrior hector 1205 side right",
                       "warrior achilles 0405 side left"});
    CHECK(enemy.dice_of("roll", {1, 6}) == 2);
}

TEST_CASE("I-Bearer set-up: bearers can be set in a game without bearers, and heroes of one's own too") {
    const Fight fight({"warrior perry 0405 side left", "warrior hector 1205 side right"},
                      {{"left", "perry:bottle=9:agility=10:armour=bronze"}});
    CHECK(fight.agility("perry") == 7);
    CHECK(fight.bottle("perry") == 9);
}

TEST_CASE("I-Turn set-up: those out of the fight are dead, spared or quit, and stand nowhere") {
    const Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                       "warrior paris dead side right bottle 0 scratch", "warrior ajax spared side left",
                       "warrior nestor quit side left distracted"});
    CHECK(fight.status("paris") == "dead");
    CHECK(fight.bottle("paris") == 0);
    CHECK_FALSE(fight.scratched("paris"));
    CHECK(fight.status("ajax") == "spared");
    CHECK(fight.status("nestor") == "quit");
    CHECK_FALSE(fight.warrior("nestor").distracted);
    CHECK(fight.at("nestor").empty());
}

TEST_CASE("I-Move set-up refuses a taken hex and one off the arena") {
    CHECK(fight_refusal({"warrior achilles 1205"}) == "hector stands in 1205 already [I-Move]");
    CHECK(fight_refusal({"warrior achilles 1601"}) ==
          "1601 is off the arena, which is 0101 to 1509 [I-Move]");
    CHECK(fight_refusal({"warrior achilles 0110"}) ==
          "0110 is off the arena, which is 0101 to 1509 [I-Move]");
    CHECK(fight_refusal({"warrior achilles 0005"}) ==
          "0005 is off the arena, which is 0101 to 1509 [I-Move]");
    CHECK(fight_refusal({"warrior achilles here"}) ==
          "'here' is no place: a hex of four digits, dead, spared or quit");
    CHECK(fight_refusal({"warrior achilles 405"}) ==
          "'405' is no place: a hex of four digits, dead, spared or quit");
    CHECK(fight_refusal({"warrior achilles waiting"}) ==
          "'waiting' is no place: a hex of four digits, dead, spared or quit");
    CHECK(fight_refusal({"warrior achilles 0101", "warrior achilles 0101"})
              .empty()); // his own hex is free for him
    CHECK(fight_refusal({"warrior achilles 1509", "warrior hector 0101"}).empty());
}

TEST_CASE("I-Hero set-up refuses numbers out of their bounds") {
    CHECK(fight_refusal({"warrior achilles 0405 bottle 12"}) ==
          "bottle '12': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 bottle 0"}) == "bottle '0': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 bottle -1"}) ==
          "bottle '-1': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 bottle 07"}) ==
          "bottle '07': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior paris dead side left bottle 12"}) ==
          "bottle '12': a number from 0 to 11 is needed");
    CHECK(fight_refusal({"warrior paris dead side left bottle 0"}).empty());
    CHECK(fight_refusal({"warrior achilles 0405 agility 13"}) ==
          "agility '13': a number from 0 to 12 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 agility 12"}).empty());
    CHECK(fight_refusal({"warrior achilles 0405 agility 0"}).empty());
    CHECK(fight_refusal({"warrior achilles 0405 start 0"}) == "start '0': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 start 12"}) == "start '12': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior paris dead side left start 0"}) ==
          "start '0': a number from 1 to 11 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 start 1"}).empty());
    CHECK(fight_refusal({"warrior achilles 0405 spears 25"}) ==
          "spears '25': a number from 0 to 24 is needed");
    CHECK(fight_refusal({"warrior achilles 0405 spears 24"}).empty());
}

TEST_CASE("I-Bearer set-up refuses spears of a bearer") {
    CHECK(fight_refusal({"warrior automedon 0305 side left spears 1"}) ==
          "automedon is a bearer, who has no spears [I-Bearer]");
}

TEST_CASE("I-Hero set-up: a side has to be given for one not yet there") {
    CHECK(fight_refusal({"warrior paris 0101"}) ==
          "paris is new to this fight: say his side, side left or side right");
    CHECK(fight_refusal({"warrior paris 0101 side middle"}) == "'middle' is no side: left or right");
    CHECK(fight_refusal({"warrior paris 0101 side right"}).empty());
}

TEST_CASE("I-Hero set-up: one whose BOTTLE is gone is not brought back without some") {
    CHECK(fight_refusal({"warrior paris dead side left bottle 0", "warrior paris 0101"}) ==
          "paris has BOTTLE 0: say bottle 1 to 11 to bring him back");
    CHECK(fight_refusal({"warrior paris dead side left bottle 0", "warrior paris 0101 bottle 3"}).empty());
}

TEST_CASE("I-Close set-up refuses a contact of those not adjacent, and of friends") {
    CHECK(fight_refusal({"contact achilles hector initiative achilles"}) ==
          "achilles and hector are not next to each other [I-Close]");
    CHECK(fight_refusal({"warrior ajax 0404 side left", "contact achilles ajax initiative ajax"}) ==
          "achilles and ajax are friends: contact is between enemies [I-Close]");
    CHECK(fight_refusal({"contact achilles achilles initiative achilles"}) ==
          "achilles and achilles are friends: contact is between enemies [I-Close]");
    CHECK(fight_refusal({"warrior paris dead side right", "contact achilles paris initiative paris"}) ==
          "achilles and paris are not next to each other [I-Close]");
    CHECK(fight_refusal({"contact achilles ajax initiative ajax"}) ==
          "ajax is not in this fight: set warrior ajax HEX side left|right");
}

TEST_CASE("I-Hand set-up: the initiative of a contact is one of the two's") {
    CHECK(fight_refusal({"warrior hector 0404", "warrior paris 0101 side right",
                         "contact achilles hector initiative paris"}) ==
          "paris has no part in that contact: the initiative is one of the two's [I-Hand]");
}

TEST_CASE("I-Turn set-up: turn 1 to 200, idle 0 to 19") {
    CHECK(fight_refusal({"turn 0"}) == "turn '0': a number from 1 to 200 is needed");
    CHECK(fight_refusal({"turn 201"}) == "turn '201': a number from 1 to 200 is needed");
    CHECK(fight_refusal({"turn 1", "turn 200"}).empty());
    CHECK(fight_refusal({"idle 20"}) == "idle '20': a number from 0 to 19 is needed");
    CHECK(fight_refusal({"idle x"}) == "idle 'x': a number from 0 to 19 is needed");
    CHECK(fight_refusal({"idle 0", "idle 19"}).empty());
}

TEST_CASE("I-Turn set-up as a whole: each side needs a hero in the fight") {
    CHECK(fight_refusal({"warrior hector dead"}) ==
          "the right side has no hero in the fight: set warrior ID HEX side right [I-Turn]");
    CHECK(fight_refusal({"empty", "warrior automedon 0305 side left", "warrior hector 1205 side right"}) ==
          "the left side has no hero in the fight: set warrior ID HEX side left [I-Turn]");
    CHECK(fight_refusal({"empty"}) ==
          "the left side has no hero in the fight: set warrior ID HEX side left [I-Turn]");
}

TEST_CASE("I-Turn set-up as a whole: those in the active list are in the fight") {
    CHECK(fight_refusal({"warrior paris quit side left", "active achilles,paris"}) ==
          "paris is out of the fight and cannot be active");
    CHECK(fight_refusal({"active achilles,paris"}) ==
          "paris is not in this fight: set warrior paris HEX side left|right");
    CHECK(fight_refusal({"active achilles,achilles"}) ==
          "achilles is named twice, a warrior acts once a turn");
    CHECK(fight_refusal({"active nobody"}) == "nobody is called 'nobody' [I-Hero]");
    // Put out after he was listed, and brought back before the first action.
    CHECK(fight_refusal({"warrior paris 0101 side left", "active paris", "warrior paris dead"}) ==
          "paris is out of the fight and cannot be active");
    CHECK(fight_refusal(
              {"warrior paris 0101 side left", "active paris", "warrior paris dead", "warrior paris 0102"})
              .empty());
}

TEST_CASE("I-Hero set-up refuses unknown names, keys, statements and keys said twice") {
    CHECK(fight_refusal({"warrior zeus 0405 side left"}) == "nobody is called 'zeus' [I-Hero]");
    CHECK(fight_refusal({"warrior achilles 0405 speed 3"}) ==
          "'speed' is unknown here: side left|right, bottle N, start N, agility N, armour A, spears N, "
          "scratch, "
          "distracted");
    CHECK(fight_refusal({"warrior achilles 0405 bottle"}) == "a value is missing after 'bottle'");
    CHECK(fight_refusal({"warrior achilles 0405 bottle 3 bottle 4"}) == "'bottle' is said twice");
    CHECK(fight_refusal({"warrior achilles 0405 scratch scratch"}) == "'scratch' is said twice");
    CHECK(fight_refusal({"warrior achilles 0405 armour gold"}) ==
          "'gold' is no armour: bell, bronze, leather, naked [I-Armour]");
    for (const char* statement :
         {"", "warrior", "warrior achilles", "turn", "turn 1 2", "empty now", "contact a b",
          "contact achilles hector by achilles", "active", "phase activate"}) {
        CAPTURE(statement);
        CHECK(fight_refusal({statement}) == "'" + std::string(statement) +
                                                "' is no set-up: empty, warrior ID HEX|dead|spared|quit ..., "
                                                "contact A B initiative A, turn N, "
                                                "idle N, active A,B,...");
    }
}

TEST_CASE("I-Tourney has no set-up") {
    CHECK(fight_refusal({"turn 3"}, {{"mode", "tourney"}}) ==
          "a tourney has no set-up: use mode duel or melee [I-Tourney]");
}

TEST_CASE("I-Turn a refused statement changes nothing") {
    Fight fight = Fight::opening();
    const std::string before = fight.match().position().state();
    for (const char* statement :
         {"warrior achilles 0101 bottle 12", "warrior paris 0101 side left agility 13",
          "warrior achilles 1205", "contact achilles hector initiative achilles"}) {
        CHECK_FALSE(fight.match().set(statement));
    }
    disfida::test::settle(fight.match());
    CHECK(fight.match().position().state() == before);
}

TEST_CASE("I-Bearer set-up: even one distracted before the turn is a sound position") {
    const Fight fight({"warrior achilles 0405 side left distracted", "warrior hector 1205 side right",
                       "warrior automedon 0305 side left distracted"});
    CHECK_FALSE(fight.match().position().violated().has_value());
}
