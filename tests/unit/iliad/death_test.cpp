// I-Death: the six faces of a heroic death, and the plea.
#include <string>
#include <utility>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// Achilles gives Hector a heroic death with this face; Ajax and Paris fight on elsewhere.
Fight deadly(const std::string& face) {
    Fight fight = Fight::engaged(
        {"warrior ajax 0101 side left", "warrior paris 1509 side right", "active achilles,hector,paris"});
    fight.play("attack achilles hector");
    fight.play("armour : 5 5 6 " + face);
    return fight;
}

} // namespace

TEST_CASE("I-Death 1: saved by the gods, nothing happens") {
    const Fight fight = deadly("1");
    CHECK(fight.status("hector") == "in");
    CHECK(fight.at("hector") == "0905");
    CHECK(fight.contacts() == "achilles-hector:achilles");
    CHECK(fight.text("active") == "hector");
}

TEST_CASE("I-Death 1: it was a wound all the same, so there is no riposte") {
    CHECK(deadly("1").story() == "trusts-armour blow wound death");
}

TEST_CASE("I-Death 3 to 6: dead, and out of his hex, his contacts and the order") {
    for (const char* face : {"3", "4", "5", "6"}) {
        CAPTURE(face);
        const Fight fight = deadly(face);
        CHECK(fight.status("hector") == "dead");
        CHECK(fight.at("hector").empty());
        CHECK(fight.contacts().empty());
        CHECK(fight.text("active") == "paris");
        CHECK(fight.side("right") == "paris");
        CHECK(fight.result().empty());
    }
}

TEST_CASE("I-Death each face has its own name") {
    const char* names[] = {"saved", "plea", "groin", "chest", "disembowelled", "beheaded"};
    for (int face = 1; face <= 6; ++face) {
        const Fight fight = deadly(std::to_string(face));
        REQUIRE(fight.events("death").size() == 1);
        CHECK(fight.events("death")[0].text("death") == names[face - 1]);
    }
}

TEST_CASE("I-Death 2: he pleads, and stands where he was until the victor's side has spoken") {
    const Fight fight = deadly("2");
    CHECK(fight.phase() == "plea");
    CHECK(fight.text("to_move") == "left");
    CHECK(fight.text("active") == "achilles");
    CHECK(fight.pending() == "plea achilles hector");
    CHECK(disfida::test::words(fight.legal()) == "kill spare");
    CHECK(fight.at("hector") == "0905");
    CHECK(fight.status("hector") == "in");
    CHECK(fight.contacts() == "achilles-hector:achilles");
}

TEST_CASE("I-Death spare and kill both put him out, without dice") {
    const Fight asked = deadly("2");
    CHECK(asked.dice_of("spare") == 0);
    CHECK(asked.dice_of("kill") == 0);
    const Fight spared = deadly("2").play("spare");
    CHECK(spared.status("hector") == "spared");
    CHECK(spared.at("hector").empty());
    CHECK(spared.contacts().empty());
    CHECK(spared.text("active") == "paris");
    CHECK(spared.pending().empty());
    const Fight killed = deadly("2").play("kill");
    CHECK(killed.status("hector") == "dead");
    CHECK(killed.at("hector").empty());
}

TEST_CASE("I-Death the last hero's plea ends the fight: spared or dead") {
    for (const auto& [answer, result] : {std::pair{"spare", "left spared"}, std::pair{"kill", "left dead"}}) {
        Fight fight = Fight::engaged();
        fight.play({"attack achilles hector", "armour : 5 5 6 2", answer});
        CHECK(fight.result() == result);
        CHECK(fight.phase() == "over");
        CHECK(fight.text("to_move") == "none");
        CHECK(fight.text("active") == "null");
        CHECK(fight.legal().empty());
        CHECK(fight.at("achilles") == "0805");
        CHECK(fight.status("achilles") == "in");
    }
}

TEST_CASE("I-Death a bearer pleads like a hero") {
    Fight fight({"warrior achilles 0805 side left", "warrior cebriones 0905 side right",
                 "warrior hector 1205 side right", "contact achilles cebriones initiative achilles",
                 "active achilles,hector"});
    fight.play({"attack achilles cebriones", "armour : 5 5 6 2"});
    CHECK(fight.pending() == "plea achilles cebriones");
    CHECK(fight.play("spare").status("cebriones") == "spared");
    CHECK(fight.result().empty());
}

TEST_CASE("I-Death after a plea in the middle of the order the next one acts") {
    Fight fight = Fight::engaged(
        {"warrior ajax 0101 side left", "warrior paris 1509 side right", "active achilles,ajax"});
    fight.play({"attack achilles hector", "parry : 1 1 1 1 6 2", "spare"});
    CHECK(fight.text("active") == "ajax");
    CHECK(fight.phase() == "activate");
}
