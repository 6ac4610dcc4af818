// I-Hand: who holds the initiative, and the attack that only he may make.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// The contacts after one in 0405 with these keys closes on one in 0605, with these dice.
std::string closing(const std::string& closer, const std::string& enemy, const std::string& dice) {
    Fight fight({"warrior " + closer, "warrior " + enemy, "active " + closer.substr(0, closer.find(' '))});
    fight.play("close " + closer.substr(0, closer.find(' ')) + " " + enemy.substr(0, enemy.find(' ')) +
               " : " + dice);
    return fight.contacts();
}

} // namespace

TEST_CASE("I-Hand the higher BOTTLE has the initiative, whoever closed") {
    CHECK(closing("hector 0405 side left", "menelaus 0605 side right", "1 2") == "hector-menelaus:hector");
    CHECK(closing("menelaus 0405 side left", "hector 0605 side right", "1 2") == "menelaus-hector:hector");
    // BOTTLE as it is now, not at the start: 8 against 9.
    CHECK(closing("hector 0405 side left bottle 8 start 11", "menelaus 0605 side right", "1 2") ==
          "hector-menelaus:menelaus");
}

TEST_CASE("I-Hand at equal BOTTLE the higher AGILITY after armour and wounds") {
    // Achilles 8, Hector 7.
    CHECK(closing("hector 0405 side left", "achilles 0605 side right", "1 2") == "hector-achilles:achilles");
    CHECK(closing("hector 0405 side left", "achilles 0605 side right agility 6", "1 2") ==
          "hector-achilles:hector");
}

TEST_CASE("I-Hand at equal BOTTLE and AGILITY a d6 each, closer first, until different (ruling)") {
    CHECK(closing("diomedes 0405 side left", "hector 0605 side right", "1 2 4 3") ==
          "diomedes-hector:diomedes");
    CHECK(closing("diomedes 0405 side left", "hector 0605 side right", "1 2 3 4") ==
          "diomedes-hector:hector");
    CHECK(closing("diomedes 0405 side left", "hector 0605 side right", "1 2 6 6 1 1 5 2") ==
          "diomedes-hector:diomedes");
    // The closer may be on the right.
    CHECK(closing("hector 0405 side right", "diomedes 0605 side left", "1 2 6 1") ==
          "diomedes-hector:hector");
}

TEST_CASE("I-Hand a scratch does not count for the initiative") {
    CHECK(closing("achilles 0405 side left scratch", "hector 0605 side right", "1 2") ==
          "achilles-hector:achilles");
}

TEST_CASE("I-Hand only the holder of the initiative attacks") {
    Fight fight = Fight::engaged();
    CHECK(fight.allows("attack achilles hector"));
    fight.play("wait achilles");
    CHECK_FALSE(fight.allows("attack hector achilles"));
    CHECK(fight.refusal("attack hector achilles") ==
          "Achilles holds the initiative: parry his attack to take it [I-Hand]");
}

TEST_CASE("I-Hand the initiative is held per contact") {
    const Fight fight =
        Fight::engaged({"warrior paris 0806 side right", "contact achilles paris initiative paris"});
    CHECK(fight.legal("attack") == "attack achilles hector");
    CHECK(fight.contacts() == "achilles-hector:achilles achilles-paris:paris");
}

TEST_CASE("I-Hand only those in contact are attacked") {
    const Fight fight = Fight::engaged({"warrior paris 0806 side right"});
    CHECK_FALSE(fight.allows("attack achilles paris"));
    CHECK(fight.refusal("attack achilles paris") ==
          "Achilles is not in contact with Paris: close first [I-Hand]");
}

TEST_CASE("I-Hand an attack takes no dice; the target's owner answers armour or parry") {
    Fight fight = Fight::engaged();
    CHECK(fight.dice_of("attack achilles hector") == 0);
    fight.play("attack achilles hector");
    CHECK(fight.phase() == "defend");
    CHECK(fight.text("to_move") == "right");
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.pending() == "defend achilles hector");
    CHECK(disfida::test::words(fight.legal()) == "armour parry");
    fight.play("armour : 5 5 1");
    CHECK(fight.pending().empty());
    CHECK(fight.text("active") == "hector");
    CHECK(fight.phase() == "activate");
}

TEST_CASE("I-Hand an attack takes idle to 0 as soon as it is made") {
    Fight fight = Fight::engaged({"idle 12"});
    CHECK(fight.play("attack achilles hector").number("idle") == 0);
}

TEST_CASE("I-Hand wounds do not move the initiative, nor does a riposte") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 2 3 3 5 5"}); // stopped; 8 > 5: mortal wound
    CHECK(fight.bottle("achilles") == 9);                         // below Hector's 11
    CHECK(fight.contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Hand armour: dice in order, two and the wound, or two, two of the riposte and the wound") {
    Fight fight = Fight::engaged();
    fight.play("attack achilles hector");
    CHECK(fight.dice_of("armour", {5, 5, 2}) == 3);
    CHECK(fight.dice_of("armour", {2, 3, 2, 3}) == 4);
    CHECK(fight.dice_of("armour", {2, 3, 4, 3, 2}) == 5);
    CHECK(fight.dice_of("armour", {5, 5, 6, 3}) == 4); // heroic death: one die more
}

TEST_CASE("I-Hand the one who attacked may be attacked in turn by another enemy's activation") {
    Fight fight = Fight::engaged({"warrior paris 0806 side right", "contact achilles paris initiative paris",
                                  "active achilles,paris"});
    fight.play({"attack achilles hector", "armour : 5 5 1", "attack paris achilles"});
    CHECK(fight.pending() == "defend paris achilles");
    CHECK(fight.text("to_move") == "left");
}
