// Legal lists of the Iliad: what is in them, byte by byte sorted, in each phase.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;
using disfida::test::words;

TEST_CASE("I-Turn legal: out of contact close, move, quit, throw, wait, sorted by byte") {
    // Agamemnon, 1 hex, beside Hector; Paris is far.
    const Fight fight({"warrior agamemnon 0101 side left", "warrior hector 0102 side right",
                       "warrior paris 1509 side right", "active agamemnon"});
    CHECK(words(fight.legal()) == "close agamemnon hector move agamemnon 0201 quit agamemnon "
                                  "throw agamemnon paris wait agamemnon");
}

TEST_CASE("I-Hand legal: in contact attack, disengage, quit, wait, sorted by byte") {
    const Fight fight =
        Fight::engaged({"warrior paris 0806 side right", "contact achilles paris initiative achilles"});
    CHECK(words(fight.legal()) ==
          "attack achilles hector attack achilles paris disengage achilles quit achilles "
          "wait achilles");
}

TEST_CASE("I-Turn legal: enemies come by the bytes of their ids, not in roster order") {
    const Fight fight({"warrior achilles 0405 side left", "warrior paris 1201 side right",
                       "warrior aeneas 1205 side right", "warrior lesser-ajax 1209 side right",
                       "warrior hector 1203 side right", "active achilles"});
    CHECK(fight.legal("throw") ==
          "throw achilles aeneas throw achilles hector throw achilles lesser-ajax throw achilles paris");
    // One's own heroes are sorted in among them.
    const Fight own({"warrior achilles 0405 side left", "warrior paris 1201 side right",
                     "warrior bo 1205 side right", "active achilles"},
                    {{"right", "bo:bottle=9:agility=10:armour=bronze"}});
    CHECK(own.legal("throw") == "throw achilles bo throw achilles paris");
}

TEST_CASE("I-Turn legal: each position's list is sorted and has nothing twice") {
    Fight fight = Fight::opening({{"mode", "melee"}});
    fight.play("roll : 1 1 1 1 1 1 6 5 4 3 2 1");
    for (int i = 0; i < 12; ++i) {
        const auto list = fight.legal();
        CHECK(std::is_sorted(list.begin(), list.end()));
        CHECK(std::adjacent_find(list.begin(), list.end()) == list.end());
        fight.play("wait " + fight.text("active"));
    }
    CHECK(fight.number("turn") == 2);
}

TEST_CASE("I-Turn legal: only the active warrior's actions") {
    const Fight fight({"warrior achilles 0405 side left", "warrior ajax 0101 side left",
                       "warrior hector 1205 side right", "active ajax,achilles"});
    for (const std::string& action : fight.legal()) {
        CHECK(action.find(" ajax") != std::string::npos);
        CHECK(action.find("achilles") == std::string::npos);
    }
}

TEST_CASE("I-Turn legal: by phase roll, armour and parry, catch and let, kill and spare, nothing") {
    CHECK(words(Fight::opening().legal()) == "roll");
    CHECK(words(Fight::engaged().play("attack achilles hector").legal()) == "armour parry");
    const Fight thrown =
        Fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"})
            .play("throw achilles hector : 6 6");
    CHECK(words(thrown.legal()) == "catch let");
    CHECK(words(Fight::engaged().play({"attack achilles hector", "armour : 5 5 6 2"}).legal()) ==
          "kill spare");
    CHECK(Fight::engaged().play("quit achilles").legal().empty());
}

TEST_CASE("I-Turn legal: those out of the fight are no aim") {
    const Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                       "warrior paris spared side right", "active achilles"});
    CHECK(fight.legal("throw") == "throw achilles hector");
    CHECK(fight.legal("close").empty());
}
