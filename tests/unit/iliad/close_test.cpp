// I-Close: who may close on whom, where he comes to stand, and what failing costs.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("I-Close needs a hex beside the enemy within the allowance") {
    // BOTTLE 9 in bell: 2 hexes; straight down from 0405 the side of 0408 is 0407, that of 0409 is 0408.
    const Fight near(
        {"warrior agamemnon 0405 side left bottle 9", "warrior hector 0408 side right", "active agamemnon"});
    CHECK(near.allows("close agamemnon hector"));
    const Fight far(
        {"warrior agamemnon 0405 side left bottle 9", "warrior hector 0409 side right", "active agamemnon"});
    CHECK_FALSE(far.allows("close agamemnon hector"));
    CHECK(far.refusal("close agamemnon hector") ==
          "Agamemnon cannot get beside Hector in 2 hexes: BOTTLE 9, CLANG! 7 [I-Close]");
}

TEST_CASE("I-Close BOTTLE or less succeeds: the hex of fewest steps, and contact") {
    Fight fight({"warrior agamemnon 0405 side left bottle 9", "warrior hector 0408 side right",
                 "active agamemnon,hector"});
    fight.play("close agamemnon hector : 4 5");
    CHECK(fight.at("agamemnon") == "0407");
    CHECK(fight.contacts() == "agamemnon-hector:hector"); // 11 against 9
    CHECK(fight.text("active") == "hector");
    CHECK(fight.bottle("agamemnon") == 9);
}

TEST_CASE("I-Close among hexes of equal steps the lowest name; an occupied one does not count") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 0605 side right", "active achilles"});
    CHECK(fight.play("close achilles hector : 1 2").at("achilles") == "0505"); // 0505 and 0506 take a step
    Fight taken({"warrior achilles 0405 side left", "warrior paris 0505 side left",
                 "warrior hector 0605 side right", "active achilles"});
    CHECK(taken.play("close achilles hector : 1 2").at("achilles") == "0506");
}

TEST_CASE("I-Close the way there leads round those who stand in it") {
    // From 0101 with 0201 taken the way to 0302, beside 0301, is 0102, 0202, 0302: three steps.
    Fight fight({"warrior achilles 0101 side left", "warrior paris 0201 side left",
                 "warrior hector 0301 side right", "active achilles"});
    fight.play("close achilles hector : 1 2");
    // Beside 0301 are 0201, 0302 and 0401.
    CHECK(fight.at("achilles") == "0302");
}

TEST_CASE("I-Close one who stands beside him already stays, even too exhausted to move (ruling)") {
    Fight fight(
        {"warrior agamemnon 0404 side left bottle 3", "warrior hector 0405 side right", "active agamemnon"});
    CHECK(fight.legal("move").empty());
    fight.play("close agamemnon hector : 1 2");
    CHECK(fight.at("agamemnon") == "0404");
    CHECK(fight.contacts() == "agamemnon-hector:hector");
    const Fight apart(
        {"warrior agamemnon 0403 side left bottle 3", "warrior hector 0405 side right", "active agamemnon"});
    CHECK_FALSE(apart.allows("close agamemnon hector"));
}

TEST_CASE("I-Close is not possible where every hex beside the enemy is taken by others") {
    const Fight full({"warrior achilles 0103 side left", "warrior ajax 0102 side left",
                      "warrior paris 0201 side left", "warrior hector 0101 side right", "active achilles"});
    CHECK_FALSE(full.allows("close achilles hector"));
    const Fight own({"warrior achilles 0102 side left", "warrior paris 0201 side left",
                     "warrior hector 0101 side right", "active achilles"});
    CHECK(own.allows("close achilles hector"));
}

TEST_CASE("I-Close a failure stands off, not moved, and costs nothing unless it is a double") {
    Fight fight(
        {"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus,hector"});
    fight.play("close menelaus hector : 4 6"); // 10 > 9
    CHECK(fight.at("menelaus") == "0405");
    CHECK(fight.bottle("menelaus") == 9);
    CHECK(fight.contacts().empty());
    CHECK(fight.text("active") == "hector");
}

TEST_CASE("I-Close a failure with a double costs 1 BOTTLE, a success with a double nothing") {
    Fight fails({"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    fails.play("close menelaus hector : 5 5");
    CHECK(fails.bottle("menelaus") == 8);
    CHECK(fails.at("menelaus") == "0405");
    Fight works({"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    works.play("close menelaus hector : 4 4");
    CHECK(works.bottle("menelaus") == 9);
    CHECK(works.contacts() == "menelaus-hector:hector");
}

TEST_CASE("I-Close a scratch adds 1 to the roll and is used up, whether it mattered or not") {
    Fight fails(
        {"warrior menelaus 0405 side left scratch", "warrior hector 0605 side right", "active menelaus"});
    fails.play("close menelaus hector : 4 5"); // 9 + 1 > 9
    CHECK(fails.contacts().empty());
    CHECK_FALSE(fails.scratched("menelaus"));
    Fight works(
        {"warrior menelaus 0405 side left scratch", "warrior hector 0605 side right", "active menelaus"});
    works.play("close menelaus hector : 4 4"); // 8 + 1 <= 9
    CHECK(works.contacts() == "menelaus-hector:hector");
    CHECK_FALSE(works.scratched("menelaus"));
}

TEST_CASE("I-Close a double that fails by the scratch alone costs 1 BOTTLE") {
    Fight fight({"warrior agamemnon 0405 side left bottle 8 scratch", "warrior hector 0406 side right",
                 "active agamemnon"});
    CHECK(fight.play("close agamemnon hector : 4 4").bottle("agamemnon") == 7); // 8 + 1 > 8
}

TEST_CASE("I-Close out of contact only (ruling)") {
    const Fight fight = Fight::engaged({"warrior paris 0806 side right"});
    CHECK(fight.legal("close").empty());
    CHECK(fight.refusal("close achilles paris") ==
          "Achilles is in contact: attack, disengage, wait or quit [I-Close]");
}

TEST_CASE("I-Close on an enemy who is in contact with another already") {
    Fight fight = Fight::engaged({"warrior ajax 0704 side left", "active ajax,hector"});
    fight.play("close ajax hector : 3 4 2 5"); // equal in all: by the dice
    // Beside Hector in 0905 are 0804, 0904, 0906, 1004, 1005; 0804 is a step from 0704.
    CHECK(fight.at("ajax") == "0804");
    CHECK(fight.contacts() == "achilles-hector:achilles ajax-hector:hector");
}

TEST_CASE("I-Close trying is fighting: it takes idle to 0 even when it fails") {
    Fight fight({"warrior menelaus 0405 side left", "warrior hector 0605 side right", "idle 9",
                 "active menelaus,hector"});
    CHECK(fight.play("close menelaus hector : 4 6").number("idle") == 0);
}

TEST_CASE("I-Close dice: two, and pairs for the initiative only when BOTTLE and AGILITY are equal") {
    const Fight equal(
        {"warrior diomedes 0405 side left", "warrior hector 0605 side right", "active diomedes"});
    CHECK(equal.dice_of("close diomedes hector", {3, 4, 1, 2}) == 4);
    CHECK(equal.dice_of("close diomedes hector", {3, 4, 5, 5, 2, 1}) == 6);
    CHECK(equal.dice_of("close diomedes hector", {6, 6}) == 2);
    const Fight differ(
        {"warrior achilles 0405 side left", "warrior hector 0605 side right", "active achilles"});
    CHECK(differ.dice_of("close achilles hector", {3, 4}) == 2);
}
