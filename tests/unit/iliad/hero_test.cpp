// I-Hero: what a warrior is, and the bounds of BOTTLE and AGILITY.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;
using disfida::test::WarriorView;

TEST_CASE("I-Hero Achilles and Hector as the data has them, AGILITY after bronze") {
    const Fight fight = Fight::opening();
    const WarriorView achilles = fight.warrior("achilles");
    CHECK(achilles.side == "left");
    CHECK(achilles.kind == "hero");
    CHECK(achilles.bottle == 11);
    CHECK(achilles.start_bottle == 11);
    CHECK(achilles.agility == 8); // 11 - 3
    CHECK(achilles.start_agility == 8);
    CHECK(achilles.armour == "bronze");
    CHECK(achilles.clang == 5);
    CHECK(achilles.spears == 2);
    CHECK(achilles.at == "0405");
    CHECK(achilles.status == "in");
    CHECK_FALSE(achilles.scratch);
    CHECK_FALSE(achilles.distracted);
    const WarriorView hector = fight.warrior("hector");
    CHECK(hector.side == "right");
    CHECK(hector.bottle == 11);
    CHECK(hector.agility == 7); // 10 - 3
    CHECK(hector.at == "1205");
}

TEST_CASE("I-Hero a hero has two spears, a suitor none") {
    const Fight fight = Fight::opening({{"mode", "suitors"}});
    CHECK(fight.spears("odysseus") == 2);
    CHECK(fight.spears("telemachus") == 2);
    for (const char* suitor : {"antinous", "eurymachus", "agelaus", "amphinomus", "ctesippus", "peisander"}) {
        CHECK(fight.spears(suitor) == 0);
        CHECK(fight.warrior(suitor).kind == "hero");
    }
}

TEST_CASE("I-Hero a shield-bearer has no spears and wears leather") {
    const Fight fight = Fight::opening({{"bearers", "on"}});
    const WarriorView automedon = fight.warrior("automedon");
    CHECK(automedon.kind == "bearer");
    CHECK(automedon.spears == 0);
    CHECK(automedon.armour == "leather");
    CHECK(automedon.bottle == 8);
    CHECK(automedon.agility == 8); // 9 - 1
}

TEST_CASE("I-Hero BOTTLE never rises above 11 (ruling)") {
    Fight fight({"warrior hector 0305 side left", "warrior achilles 1205 side right", "active hector"});
    fight.play({"throw hector achilles : 6 5", "catch : 1 2"}); // 11 > 7, then 3 <= 8
    CHECK(fight.bottle("achilles") == 11);
    CHECK(fight.spears("achilles") == 3);
}

TEST_CASE("I-Hero AGILITY does not fall below 0 (ruling)") {
    Fight fight = Fight::engaged({"warrior hector 0905 agility 0"});
    fight.play({"attack achilles hector", "armour : 5 5 4"}); // leg
    CHECK(fight.agility("hector") == 0);
    CHECK(fight.status("hector") == "in");
    Fight worse = Fight::engaged({"warrior hector 0905 agility 1"});
    worse.play({"attack achilles hector", "armour : 5 5 5"}); // mortal wound: -2
    CHECK(worse.agility("hector") == 0);
    CHECK(worse.bottle("hector") == 9);
}

TEST_CASE("I-Hero BOTTLE does not fall below 0, and one who has none left is dead: collapse (ruling)") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 1"});
    fight.play({"attack achilles hector", "armour : 5 5 5"});
    CHECK(fight.bottle("hector") == 0);
    CHECK(fight.agility("hector") == 5);
    CHECK(fight.status("hector") == "dead");
    CHECK(fight.at("hector").empty());
    CHECK(fight.result() == "left dead");
    CHECK(fight.events("collapses").size() == 1);
}

TEST_CASE("I-Hero collapse by an arm wound, by a mortal wound of 2, and not at 1") {
    Fight arm = Fight::engaged({"warrior hector 0905 bottle 1"});
    CHECK(arm.play({"attack achilles hector", "armour : 5 5 3"}).status("hector") == "dead");
    Fight two = Fight::engaged({"warrior hector 0905 bottle 2"});
    CHECK(two.play({"attack achilles hector", "armour : 5 5 5"}).status("hector") == "dead");
    Fight one = Fight::engaged({"warrior hector 0905 bottle 2"});
    CHECK(one.play({"attack achilles hector", "armour : 5 5 3"}).status("hector") == "in");
    CHECK(one.bottle("hector") == 1);
}

TEST_CASE("I-Hero collapse counts like a killing for his own side too: by a failed closing (ruling)") {
    Fight fight({"warrior achilles 0404 side left bottle 1", "warrior hector 0405 side right",
                 "active achilles,hector"});
    fight.play("close achilles hector : 3 3"); // 6 > 1, a double: BOTTLE 0
    CHECK(fight.bottle("achilles") == 0);
    CHECK(fight.status("achilles") == "dead");
    CHECK(fight.result() == "right dead");
}

TEST_CASE("I-Hero roster order: left before right, as named, a bearer after his hero") {
    CHECK(Fight::opening({{"mode", "melee"}}).roster() ==
          "ajax lycophron odysseus eurybates menelaus eteoneus hector cebriones aeneas achates sarpedon "
          "thrasymelus");
    CHECK(
        Fight::opening({{"mode", "melee"}, {"left", "paris,lycaon,hector"}, {"right", "nestor"}}).roster() ==
        "paris harpalion lycaon hector cebriones nestor thrasymedes");
    CHECK(Fight::opening({{"bearers", "on"}}).roster() == "achilles automedon hector cebriones");
}

TEST_CASE("I-Hero roster order with set-up is the order of the statements that added them") {
    const Fight fight({"warrior cebriones 1305 side right", "warrior hector 1205 side right",
                       "warrior paris 0405 side left", "warrior hector 1204", "warrior ajax 0406 side left"});
    CHECK(fight.roster() == "cebriones hector paris ajax");
    CHECK(fight.side("left") == "paris ajax");
    CHECK(fight.side("right") == "cebriones hector");
}
