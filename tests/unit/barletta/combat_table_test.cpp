// H1, H1.1, H1.2, H1.3: columns, modifiers and every cell of the melee table, read through combats.
#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/scene.hpp"

using disfida::Event;
using disfida::test::Scene;
using disfida::test::words;

namespace {

struct Column {
    int number;
    const char* cells; ///< for rolls 2 to 12
};

/// The table column by column; the data file has it row by row.
constexpr std::array<Column, 11> table{{
    {-5, "3/- 2/- 1/- 1/- D/- -/- -/- -/- -/- -/- -/D"},
    {-4, "2/- 2/- 1/- D/- -/- -/- -/- -/- -/- -/- -/D"},
    {-3, "2/- 1/- D/- D/- -/- -/- -/- -/- -/- -/D -/D"},
    {-2, "2/- D/- D/- -/- -/- -/- -/- -/- -/D -/D -/1"},
    {-1, "1/- D/- -/- -/- -/- -/- -/- -/D -/D -/D -/1"},
    {+0, "1/- D/- -/- -/- -/- -/- -/- -/D -/D -/1 -/2"},
    {+1, "D/- -/- -/- -/- -/- -/- -/D -/1 -/1 -/2 -/2"},
    {+2, "D/- -/- -/- -/- -/- -/1 -/1 -/1 -/1 -/2 -/3"},
    {+3, "-/- -/- -/- -/- -/D -/1 -/1 -/1 -/2 -/2 -/3"},
    {+4, "-/- -/- -/- -/- -/D -/1 -/1 -/1 -/2 -/3 -/3"},
    {+5, "-/- -/- -/- -/D -/1 -/1 -/1 -/2 -/3 -/3 -/3"},
}};

/// What one side of a cell brought a knight, in the same marks: the Hits he took first, a test without one,
/// nothing.
std::string suffered(const Scene& scene, std::string_view knight) {
    for (const Event& event : scene.match().plies().back().events) {
        const bool his = event.text("knight") == knight;
        if (his && event.kind() == "hits") {
            return std::to_string(event.number("taken"));
        }
        if (his && event.kind() == "unhorsing-test") {
            return "D";
        }
    }
    return "-";
}

/// The attacker's blow of the last combat, or the defender's.
Event blow(const Scene& scene, bool attacker) {
    for (const Event& event : scene.events("blow")) {
        if (event.flag("attacker") == attacker) {
            return event;
        }
    }
    FAIL("no such blow");
    return {"", ""};
}

/// The attacker's shifts and column, as "vc numbers horse wounds = column".
std::string shifts(const Event& event) {
    std::string out;
    for (const char* key : {"vc", "numbers", "horse", "wounds"}) {
        out += std::to_string(event.number(key)) + " ";
    }
    return out + "= " + std::to_string(event.number("column"));
}

/// Salomone (VC 5) in 2407 attacks pises (VC 5) in 2406 with 7 and 7 on the dice and ones for all that
/// follows.
Scene fight(std::initializer_list<std::string_view> knights,
            const std::string& attack = "salomone 2407 attack pises") {
    Scene scene = Scene::round_one(knights);
    const std::string action = "move " + attack;
    std::string line = action + " : 3 4 3 4";
    for (std::size_t i = scene.dice_of(action, {3, 4, 3, 4}); i > 4; --i) {
        line += " 1";
    }
    return std::move(scene.play(line));
}

} // namespace

TEST_CASE("H1.3 every cell of the melee table, rolled in a charge") {
    for (const auto& [column, cells] : table) {
        const auto list = disfida::split(cells, ' ');
        REQUIRE(list.size() == 11);
        for (int roll = 2; roll <= 12; ++roll) {
            // Both have VC 6, so the difference of their wounds is the column.
            Scene scene({"phase charge", "to-move italian", "knight riccio 1501", "knight sachet 3312",
                         "knight miale 2407 wounds " + std::to_string(column < 0 ? -column : 0),
                         "knight la-motte 2406 wounds " + std::to_string(column > 0 ? column : 0)});
            const int first = roll > 6 ? 6 : roll - 1;
            const std::string dice = " : " + std::to_string(first) + " " + std::to_string(roll - first);
            std::string line = "charge miale" + dice;
            for (std::size_t i = scene.dice_of("charge miale", {first, roll - first}); i > 2; --i) {
                line += " 1";
            }
            scene.play(line);
            const std::string cell(list[static_cast<std::size_t>(roll - 2)]);
            const std::string where = "column " + std::to_string(column) + ", roll " + std::to_string(roll);
            CHECK_MESSAGE(blow(scene, true).number("column") == column, where);
            CHECK_MESSAGE(blow(scene, true).number("roll") == roll, where);
            CHECK_MESSAGE(blow(scene, true).text("cell") == cell, where);
            CHECK_MESSAGE(suffered(scene, "miale") + "/" + suffered(scene, "la-motte") == cell, where);
        }
    }
}

TEST_CASE("H1.3 the defender reads the table from his own side too") {
    // Column 0 for both; attack 7: nothing. Defence 2: 1/-, the defender himself; defence 12: -/2, the
    // attacker.
    Scene own = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    own.play("move salomone 2407 attack pises : 3 4 1 1 1");
    CHECK(own.knight("pises").hits == 1);
    CHECK(own.knight("salomone").hits == 0);
    Scene enemy = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    enemy.play("move salomone 2407 attack pises : 3 4 6 6 1");
    CHECK(enemy.knight("pises").hits == 0);
    CHECK(enemy.knight("salomone").hits == 2);
}

TEST_CASE("H1 dice are taken in order: attack, defence, unhorsing of attacker and defender, surrender") {
    const Scene scene = Scene::round_one({"knight salomone 2407 wounds 1", "knight pises 2406 wounds 1"});
    const std::string action = "move salomone 2407 attack pises";
    const auto asks = [&](const std::vector<int>& dice) {
        const auto needs = scene.match().needs(action, dice);
        REQUIRE(needs);
        return !*needs ? std::string()
                       : std::string((*needs)->roll.who) + " " + std::string((*needs)->roll.what) + " " +
                             std::to_string((*needs)->count) + " " + std::string((*needs)->roll.rule);
    };
    // Attack 11: -/1; defence 12: -/2. Nobody is thrown by a one; the attacker took more and tests.
    CHECK(asks({}) == "salomone the attack 2 H1");
    CHECK(asks({5}) == "salomone the attack 1 H1");
    CHECK(asks({5, 6}) == "pises the defence 2 H1");
    CHECK(asks({5, 6, 6, 6}) == "salomone unhorsing 1 H3");
    CHECK(asks({5, 6, 6, 6, 1}) == "pises unhorsing 1 H3");
    CHECK(asks({5, 6, 6, 6, 1, 1}) == "salomone surrender 1 H4.1");
    CHECK(asks({5, 6, 6, 6, 1, 1, 1}).empty());
}

TEST_CASE("H1 both rolls count, even that of a man who dies in the same combat") {
    // Both one Hit from death, column 0, no modifier: 11 and 11 give each 1 Hit.
    Scene scene =
        Scene::round_one({"knight salomone 2407 hits 4 wounds 4", "knight pises 2406 hits 4 wounds 4"});
    scene.play("move salomone 2407 attack pises : 5 6 5 6");
    CHECK(scene.at("salomone") == "killed");
    CHECK(scene.at("pises") == "killed");
}

TEST_CASE("H1.1 combat value: the difference of the two VCs, from each side") {
    Scene scene = fight({"knight fieramosca 2407", "knight sachet 2406"}, "fieramosca 2407 attack sachet");
    CHECK(shifts(blow(scene, true)) == "3 0 0 0 = 3");
    CHECK(shifts(blow(scene, false)) == "-3 0 0 0 = -3");
}

TEST_CASE(
    "H1.1 numerical advantage: one column for each other attacker of this round, for the attacker alone") {
    Scene two = fight({"knight salomone 2407", "knight pises 2406 attacked-by riccio,capoccio"});
    CHECK(shifts(blow(two, true)) == "0 2 0 0 = 2");
    CHECK(shifts(blow(two, false)) == "0 0 0 0 = 0");
    Scene himself = fight({"knight salomone 2407", "knight pises 2406 attacked-by salomone,riccio"});
    CHECK(shifts(blow(himself, true)) == "0 1 0 0 = 1");
    Scene captured = fight({"knight salomone 2407", "knight pises 2406 attacked-by riccio",
                            "surrendered italian riccio:captured"});
    CHECK(shifts(blow(captured, true)) == "0 1 0 0 = 1");
    Scene attacked = fight({"knight salomone 2407 attacked-by pises,liaye", "knight pises 2406"});
    CHECK(shifts(blow(attacked, true)) == "0 0 0 0 = 0");
    CHECK(shifts(blow(attacked, false)) == "0 0 0 0 = 0");
}

TEST_CASE("H1.1 numerical advantage grows by play, attack after attack") {
    Scene scene =
        Scene::round_one({"knight salomone 2407", "knight riccio 2405", "knight pises 2406", "po french 0"});
    scene.play("move salomone 2407 attack pises : 3 4 3 4");
    CHECK(blow(scene, true).number("numbers") == 0);
    scene.play("move riccio 2405 attack pises : 3 4 3 4");
    CHECK(shifts(blow(scene, true)) == "0 1 0 0 = 1");
    CHECK(shifts(blow(scene, false)) == "0 0 0 0 = 0");
}

TEST_CASE("H1.1 type of knight: +1 mounted against foot, -1 foot against mounted, 0 alike") {
    Scene rider = fight({"knight salomone 2407", "knight pises 2406 foot"});
    CHECK(shifts(blow(rider, true)) == "0 0 1 0 = 1");
    CHECK(shifts(blow(rider, false)) == "0 0 -1 0 = -1");
    Scene foot = fight({"knight salomone 2407 foot", "knight pises 2406"});
    CHECK(shifts(blow(foot, true)) == "0 0 -1 0 = -1");
    CHECK(shifts(blow(foot, false)) == "0 0 1 0 = 1");
    Scene both = fight({"knight salomone 2407 foot", "knight pises 2406 foot"});
    CHECK(shifts(blow(both, true)) == "0 0 0 0 = 0");
}

TEST_CASE("H1.1 wounds: the enemy's less one's own") {
    Scene scene = fight({"knight salomone 2407 wounds 1", "knight pises 2406 wounds 3"});
    CHECK(shifts(blow(scene, true)) == "0 0 0 2 = 2");
    CHECK(shifts(blow(scene, false)) == "0 0 0 -2 = -2");
}

TEST_CASE("H1.1 the sum is held to -5 and +5") {
    Scene scene = fight({"knight fieramosca 2407", "knight sachet 2406 foot wounds 3 attacked-by riccio"},
                        "fieramosca 2407 attack sachet");
    CHECK(shifts(blow(scene, true)) == "3 1 1 3 = 5");
    CHECK(shifts(blow(scene, false)) == "-3 0 -1 -3 = -5");
    Scene exact =
        fight({"knight fieramosca 2407", "knight sachet 2406 wounds 2"}, "fieramosca 2407 attack sachet");
    CHECK(shifts(blow(exact, true)) == "3 0 0 2 = 5");
}

TEST_CASE("H1.2 the enemy's Hits are added and one's own taken off") {
    Scene scene = fight({"knight salomone 2407 hits 1", "knight pises 2406 hits 4"});
    CHECK(blow(scene, true).number("modifier") == 3);
    CHECK(blow(scene, true).number("roll") == 10);
    CHECK(blow(scene, false).number("modifier") == -3);
    CHECK(blow(scene, false).number("roll") == 4);
}

TEST_CASE("H1.2 the modifier is held to -5 and +5") {
    Scene scene =
        fight({"knight fieramosca 2407 hits 6", "knight forges 2406"}, "fieramosca 2407 attack forges");
    CHECK(blow(scene, true).number("modifier") == -5);
    CHECK(blow(scene, true).number("roll") == 2);
    CHECK(blow(scene, false).number("modifier") == 5);
    CHECK(blow(scene, false).number("roll") == 12);
}

TEST_CASE("H1.2 a modified roll is held to 2 and 12") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 4"});
    // 11 + 4 counts as 12: -/2; 3 - 4 counts as 2: 1/-. Three Hits in all: 4 + 3 = 7, one wound, two left.
    scene.play("move salomone 2407 attack pises : 5 6 1 2 1");
    CHECK(blow(scene, true).number("roll") == 12);
    CHECK(blow(scene, true).text("cell") == "-/2");
    CHECK(blow(scene, false).number("roll") == 2);
    CHECK(blow(scene, false).text("cell") == "1/-");
    CHECK(scene.knight("pises").wounds == 1);
    CHECK(scene.knight("pises").hits == 2);
}

TEST_CASE("H1.2 Hits count as they stood before the combat") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406"});
    scene.play("move salomone 2407 attack pises : 6 6 3 4 1"); // 2 Hits on pises before he rolls
    CHECK(blow(scene, false).number("modifier") == 0);
    CHECK(blow(scene, false).number("roll") == 7);
}
