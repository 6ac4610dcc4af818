// I-Move: how far, through what, and what a move is not.
#include <string>

#include <doctest/doctest.h>

#include "disfida/hex.hpp"
#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

/// The hexes Agamemnon (in bell, CLANG! 7) may go to from a hex with this BOTTLE, names alone.
std::string goes(const std::string& from, int bottle, std::initializer_list<std::string_view> others = {}) {
    std::vector<std::string_view> all(others);
    const std::string own = "warrior agamemnon " + from + " side left bottle " + std::to_string(bottle);
    Fight fight = [&] {
        switch (all.size()) {
        case 0:
            return Fight({own, "warrior hector 1509 side right", "active agamemnon"});
        case 1:
            return Fight({own, "warrior hector 1509 side right", all[0], "active agamemnon"});
        default:
            return Fight({own, "warrior hector 1509 side right", all[0], all[1], "active agamemnon"});
        }
    }();
    std::string out;
    for (const std::string& action : disfida::test::legal_from(fight.match(), "move ")) {
        out += (out.empty() ? "" : " ") + action.substr(action.size() - 4);
    }
    return out;
}

} // namespace

TEST_CASE("I-Move the allowance is BOTTLE less CLANG!, one where they are equal, none below") {
    CHECK(goes("0405", 8) == "0305 0306 0404 0406 0505 0506"); // 8 - 7 = 1
    CHECK(goes("0405", 7) == "0305 0306 0404 0406 0505 0506"); // equal: 1
    CHECK(goes("0405", 6).empty());
    CHECK(goes("0101", 9) == "0102 0103 0201 0202 0301 0302"); // 2
}

TEST_CASE("I-Move an allowance of 6 reaches every free hex at 6 steps or less, and no other") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1509 side right", "active achilles"});
    for (int column = 1; column <= 15; ++column) {
        for (int row = 1; row <= 9; ++row) {
            const disfida::Hex hex{column, row};
            const int steps = disfida::distance({4, 5}, hex);
            CAPTURE(disfida::hex_name(hex));
            CHECK(fight.allows("move achilles " + disfida::hex_name(hex)) == (steps >= 1 && steps <= 6));
        }
    }
}

TEST_CASE("I-Move edges and corners end the arena") {
    CHECK(goes("1501", 8) == "1401 1502");
    CHECK(goes("0109", 8) == "0108 0208 0209");
    CHECK(goes("0209", 8) == "0109 0208 0309");
    CHECK(goes("0201", 8) == "0101 0102 0202 0301 0302");
}

TEST_CASE("I-Move friend and enemy both block the way") {
    CHECK(goes("0101", 11, {"warrior ajax 0102 side left", "warrior paris 0201 side right"}).empty());
    CHECK(goes("0101", 9, {"warrior ajax 0201 side left"}) == "0102 0103 0202");
    CHECK(goes("0101", 9, {"warrior paris 0201 side right"}) == "0102 0103 0202");
    CHECK(goes("0101", 9, {"warrior paris 0102 side right"}) == "0201 0202 0301 0302");
}

TEST_CASE("I-Move those out of the fight leave their hexes free") {
    CHECK(goes("0101", 8, {"warrior ajax dead side left", "warrior paris quit side right"}) == "0102 0201");
}

TEST_CASE("I-Move wounds shorten the way: the allowance is that of BOTTLE now") {
    Fight fight(
        {"warrior achilles 0405 side left bottle 6", "warrior hector 1509 side right", "active achilles"});
    CHECK(fight.legal("move") ==
          "move achilles 0305 move achilles 0306 move achilles 0404 move achilles 0406 "
          "move achilles 0505 move achilles 0506");
}

TEST_CASE("I-Move there are no zones of control, and ending beside an enemy is not contact (ruling)") {
    Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 0605 side right", "active achilles,hector"});
    CHECK(fight.allows("move achilles 0804")); // past him, through hexes beside him
    fight.play("move achilles 0505");
    CHECK(fight.at("achilles") == "0505");
    CHECK(fight.contacts().empty());
    CHECK(fight.allows("move hector 0606"));
    CHECK(fight.allows("close hector achilles"));
    CHECK_FALSE(fight.allows("attack hector achilles"));
}

TEST_CASE("I-Move a move takes no dice, ends an activation and is no fighting") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "idle 7",
                 "active achilles,hector"});
    CHECK(fight.dice_of("move achilles 0505") == 0);
    fight.play("move achilles 0505");
    CHECK(fight.text("active") == "hector");
    CHECK(fight.number("idle") == 7);
}

TEST_CASE("I-Move nobody in contact moves") {
    const Fight fight = Fight::engaged();
    CHECK(fight.legal("move").empty());
    CHECK(fight.refusal("move achilles 0705") ==
          "Achilles is in contact: attack, disengage, wait or quit [I-Move]");
}

TEST_CASE("I-Move has to end on another hex than his own (ruling)") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    CHECK(fight.refusal("move achilles 0405") == "Achilles stands in 0405 already: wait [I-Move]");
}
