// I-Parry: BOTTLE against AGILITY.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// Achilles with BOTTLE 8 has attacked Hector, AGILITY 7.
Fight attacked(const std::string& striker = "", const std::string& target = "") {
    return Fight::engaged({"warrior achilles 0805 bottle 8" + striker, "warrior hector 0905" + target})
        .play("attack achilles hector");
}

} // namespace

TEST_CASE("I-Parry success against failure wounds") {
    Fight fight = attacked().play("parry : 4 4 4 4 3"); // 8 <= 8, 8 > 7: arm
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Parry a success wounds whatever the CLANG!") {
    Fight fight = attacked("", " armour bell").play("parry : 1 2 6 6 3"); // 3, far below CLANG! 7
    CHECK(fight.bottle("hector") == 10);
}

TEST_CASE("I-Parry failure against success passes the initiative") {
    Fight fight = attacked().play("parry : 4 5 3 4"); // 9 > 8, 7 <= 7
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.allows("attack hector achilles"));
}

TEST_CASE("I-Parry success against success is nothing") {
    Fight fight = attacked().play("parry : 4 4 3 4");
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.bottle("hector") == 11);
    CHECK(fight.events("wound").empty());
}

TEST_CASE("I-Parry failure against failure is nothing") {
    Fight fight = attacked().play("parry : 4 5 4 4");
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.events("wound").empty());
}

TEST_CASE("I-Parry the attacker's double one wounds even against a success") {
    Fight fight = attacked().play("parry : 1 1 1 2 3");
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Parry double one wounds even one whose additions lift it above his BOTTLE") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 2 scratch"}).play("attack achilles hector");
    fight.play("parry : 1 1 1 2 3"); // 2 + 1 > 2
    CHECK(fight.bottle("hector") == 10);
    CHECK(fight.contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Parry both are always rolled, and a wound die only when due") {
    const Fight fight = attacked();
    CHECK(fight.dice_of("parry", {1, 1}) == 5); // 1 1 against it
    CHECK(fight.dice_of("parry", {6, 6}) == 4);
    CHECK(fight.dice_of("parry", {6, 6, 6, 6}) == 4);
    CHECK(fight.dice_of("parry", {3, 4, 3, 4}) == 4);
    CHECK(fight.dice_of("parry", {3, 4, 4, 4, 2}) == 5);
    CHECK(fight.dice_of("parry", {3, 4, 4, 4, 6, 3}) == 6);
}

TEST_CASE("I-Parry a scratch of the attacker adds 1 to his roll and is used up") {
    Fight fight = attacked(" scratch").play("parry : 4 4 3 4"); // 8 + 1 > 8, against success
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK_FALSE(fight.scratched("achilles"));
}

TEST_CASE("I-Parry is against AGILITY: a scratch of the target neither adds nor is used up") {
    Fight fight = attacked("", " scratch").play("parry : 4 5 3 4"); // 7 <= 7
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK(fight.scratched("hector"));
}

TEST_CASE("I-Parry a distraction adds to the attacker's roll and stays") {
    Fight fight = attacked(" distracted").play("parry : 4 4 3 4");
    CHECK(fight.contacts() == "achilles-hector:hector");
    CHECK(fight.warrior("achilles").distracted);
    Fight target = attacked("", " distracted").play("parry : 4 5 3 4"); // no addition to AGILITY
    CHECK(target.contacts() == "achilles-hector:hector");
}

TEST_CASE("I-Parry there is no riposte") { CHECK(attacked().play("parry : 4 5 4 4").story() == "parry"); }

TEST_CASE("I-Parry the initiative passes in this contact alone") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 8", "warrior paris 0806 side right",
                                  "contact achilles paris initiative achilles", "active achilles"});
    fight.play({"attack achilles paris", "parry : 4 5 4 5"}); // 9 > 8, 9 <= 9
    CHECK(fight.contacts() == "achilles-hector:achilles achilles-paris:paris");
}

TEST_CASE("I-Parry success at AGILITY, failure one above it") {
    CHECK(attacked("", " agility 5").play("parry : 6 6 2 3").contacts() == "achilles-hector:hector");
    CHECK(attacked("", " agility 5").play("parry : 6 6 3 3").contacts() == "achilles-hector:achilles");
    CHECK(attacked("", " agility 1").play("parry : 6 6 1 1").contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Parry the one who took the initiative attacks on his own activation") {
    Fight fight = attacked().play("parry : 6 6 1 2");
    fight.play("attack hector achilles");
    CHECK(fight.pending() == "defend hector achilles");
    CHECK(fight.text("to_move") == "left");
}
