// The page of an action before and after its dice: the account of each roll, the melee table with the cells
// that count, the tests with what they need; and the chances in words.
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "disfida/match.hpp"
#include "support/scene.hpp"

namespace {

using disfida::test::says;
using disfida::test::Scene;
using Lines = std::vector<std::string>;

Lines working(const Scene& scene) {
    const auto& match = scene.match();
    return match.position().explain(match.plies().back().events);
}

/// How many cells stand in these brackets; the head of the table is one of them.
long marked(const Lines& lines, std::string_view opening) {
    long count = 0;
    for (const std::string& line : lines) {
        for (std::size_t at = 0; at + 4 < line.size(); ++at) {
            const bool cell = line[at] == opening[0] && line[at + 4] == opening[1] &&
                              (line[at + 2] == '/' || line.starts_with("  roll"));
            count += cell ? 1 : 0;
        }
    }
    return count;
}

std::map<std::string, double> chances(const Scene& scene, const std::string& action) {
    std::map<std::string, double> out;
    for (const auto& chance : scene.match().position().chances(action)) {
        CHECK(out.emplace(chance.what, chance.value).second);
        CHECK(chance.kind == disfida::Chance::Kind::probability);
        CHECK_FALSE(chance.sampled);
    }
    return out;
}

const std::string salomone = "move salomone 2407 attack ";

} // namespace

TEST_CASE("explain draws the melee table with the cell of a charge marked") {
    Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    scene.play("charge miale : 3 4 4"); // VC 6 - 4: column +2; 7: -/1; 4 + 1 Hit > 4
    const Lines all = working(scene);
    CHECK(says(all, "own VC less the enemy's +2 [H1.1]"));
    CHECK(says(all, "column +2 [H1.1]"));
    CHECK(says(all, "dice 3+4 [H1]"));
    CHECK(says(all, "cell, roller/enemy -/1 [H1.3]"));
    CHECK(says(all, "roll -5 -4 -3 -2 -1 0 +1 [ +2] +3 +4 +5"));
    CHECK(says(all, "7 -/- -/- -/- -/- -/- -/- -/- [-/1] -/1 -/1 -/1"));
    CHECK(marked(all, "[]") == 2);
    CHECK(marked(all, "()") == 0);
    CHECK(marked(all, "..") == 0);
    CHECK(says(all, "keeps his saddle 1 2 3 | is unhorsed [4] 5 6"));
}

TEST_CASE("explain marks the cells of attack and defence, and where the dice alone would have led") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot hits 1"});
    scene.play(salomone + "pises : 3 4 3 4"); // column 0: 7 + 1 = 8 and 7 - 1 = 6
    const Lines all = working(scene);
    CHECK(says(all, "Salomone Pises [H1]"));
    CHECK(says(all, "others before him this round +0 - [H1.1]"));
    CHECK(says(all, "enemy's Hits less own +1 -1 [H1.2]"));
    CHECK(says(all, "roll 8 6 [H1.2]"));
    CHECK(says(all, "6 D/- -/- -/- -/- -/- (-/-) -/- -/- -/D -/D -/1"));
    CHECK(says(all, "7 -/- -/- -/- -/- -/- .-/-. -/- -/1 -/1 -/1 -/1"));
    CHECK(says(all, "8 -/- -/- -/- -/- -/- [-/-] -/D -/1 -/1 -/1 -/1"));
    CHECK(marked(all, "{}") == 1); // the head of their common column
}

TEST_CASE("explain: a cell both rolls read stands in braces") {
    Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot"});
    scene.play(salomone + "pises : 3 4 3 4");
    CHECK(says(working(scene), "7 -/- -/- -/- -/- -/- {-/-} -/- -/1 -/1 -/1 -/1"));
}

TEST_CASE("explain marks the box of the surrender table that counts") {
    Scene scene = Scene::round_one(
        {"knight salomone 2407", "knight forges 2406 hits 5 wounds 1",
         "surrendered french pises:captured,liaye:captured,landes:killed,fraise:captured,guignes:captured"});
    // VC 5 - 6 and a wound: column 0; 7 + 5 Hits is 12: -/2; 7 Hits are a wound and 1 Hit. The answer, 12 -
    // 5, is 7: nothing. 1 + 1 + 2 keeps the saddle; 3 + 2 wounds + 2 of box 6 is above VC 6.
    scene.play(salomone + "forges : 3 4 6 6 1 3");
    const Lines all = working(scene);
    CHECK(says(all, "keeps his saddle [1] 2 3 | is unhorsed 4 5 6"));
    CHECK(says(all, "fights on 1 2 | yields [3] 4 5 6"));
    CHECK(says(all, "surrender table of the French, x filled [H4.3]"));
    CHECK(says(all, "box x x x x x [ 6] 7 8 9 10 11 12 13"));
    CHECK(says(all, "adds 0 0 1 1 1 [ 2] 2 2 3 3 3 4 4"));
}

TEST_CASE("explain: a natural 1 never yields, whatever is added") {
    Scene scene = Scene::round_one({"knight salomone 2407", "knight sachet 2406 foot wounds 3",
                                    "surrendered french pises:captured,liaye:captured"});
    // VC +1, horse +1, 3 wounds: column +5; 7: -/1. The answer in column -5, 7: nothing.
    scene.play(salomone + "sachet : 3 4 3 4 1");
    CHECK(says(working(scene), "fights on [1] | yields 2 3 4 5 6")); // 1 + 3 + 1 of box 3 is above VC 4
}

TEST_CASE("outlook: the column with every cell that can come, the tests and what can follow") {
    const Scene scene({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    const Lines page = scene.match().position().outlook("charge miale");
    CHECK(says(page, "Miale charges Sachet. [I2]"));
    CHECK(says(page, "column +2 [H1.1]"));
    CHECK(says(page, "dice 2d [H1]"));
    CHECK(says(page, "roll 2 to 12 [H1.2]"));
    CHECK(says(page, "roll -5 -4 -3 -2 -1 0 +1 [ +2] +3 +4 +5"));
    CHECK(marked(page, "[]") == 1 + 11);
    // The column's worst is 3 Hits for Sachet and a D for Miale, who cannot be thrown by it: 6 is not
    // above 6.
    CHECK(says(page, "Miale: keeps his saddle 1 2 3 4 5 6"));
    CHECK(says(page, "Sachet, 1 Hit: keeps his saddle 1 2 3 | is unhorsed 4 5 6"));
    CHECK(says(page, "Sachet, 3 Hits: keeps his saddle 1 | is unhorsed 2 3 4 5 6"));
    CHECK(says(page, "Sachet gives way to 2405. [H2.1]"));
    CHECK(says(page, "Miale rides through to 2405. [I2.1]"));
}

TEST_CASE("outlook: a dice modifier takes the rows that cannot come away") {
    const Scene scene = Scene::round_one(
        {"knight salomone 2407 foot", "knight la-motte 2406 foot hits 3 attacked-by riccio"});
    const Lines page = scene.match().position().outlook(salomone + "la-motte");
    CHECK(says(page, "others before him this round +1 - [H1.1]"));
    CHECK(says(page, "column +0 +1 [H1.1]")); // VC 5 - 6 and an attacker before him; VC 6 - 5
    CHECK(says(page, "enemy's Hits less own +3 -3 [H1.2]"));
    CHECK(says(page, "roll 5 to 12 2 to 9 [H1.2]"));
    CHECK(marked(page, "[]") == 1 + 8);
    CHECK(marked(page, "()") == 1 + 8);
}

TEST_CASE("outlook of a surrender test before it is due: by the box and the wounds he would have") {
    const Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406 foot wounds 2"});
    const Lines page = scene.match().position().outlook(salomone + "pises");
    CHECK(says(page, "Pises, 2 wounds, box 1 +0: fights on 1 2 3 | yields 4 5 6"));
    CHECK(says(page, "box [ 1] 2 3 4 5 6 7 8 9 10 11 12 13"));
    CHECK(says(page, "Pises surrenders to Salomone! [H4.2]"));
}

TEST_CASE("outlook: a remount roll, the rolls for who comes first, and nothing where no dice follow") {
    const Scene regroup({"phase regroup", "round 2", "first french", "knight miale 2407",
                         "knight sachet 2403 foot hits 1 wounds 1 order reorganising"});
    CHECK(says(regroup.match().position().outlook("remount sachet"),
               "Sachet, 1 Hit, 1 wound: stays on foot 1 2 3 | mounts 4 5 6"));
    CHECK(chances(regroup, "remount sachet") ==
          std::map<std::string, double>{{"Sachet catches his horse", 0.5}});
    CHECK_FALSE(Scene::opening().match().position().outlook("roll").empty());
    CHECK(Scene::opening().match().position().chances("roll").empty());
    const Scene scene = Scene::round_one({"knight salomone 2407", "passes italian 1"});
    for (const char* action : {"move salomone 2407", "pass", "nonsense"}) {
        CHECK(scene.match().position().outlook(action).empty());
        CHECK(scene.match().position().chances(action).empty());
    }
}

TEST_CASE("chances: the enemy's fate first, the gravest first, and nothing that cannot happen") {
    const Scene scene({"phase charge", "to-move italian", "knight salomone 2407", "knight pises 2406"});
    const auto list = scene.match().position().chances("charge salomone");
    REQUIRE(list.size() == 3);
    CHECK(list[0].what == "Pises is unhorsed"); // 9, 10 a D: 6; 11 a Hit: 5, 6; 12 two: 4, 5, 6
    CHECK(list[0].value == doctest::Approx(7 / 36.0 / 6 + 2 / 36.0 / 3 + 1 / 36.0 / 2));
    CHECK(list[1].what == "Pises gives way");
    CHECK(list[2].what == "Salomone is unhorsed"); // 2 a Hit: 5, 6; 3 a D: 6
    CHECK(list[2].value == doctest::Approx(1 / 36.0 / 3 + 2 / 36.0 / 6));
}

TEST_CASE("chances agree with odds") {
    const Scene scene = Scene::round_one({"knight salomone 2407 hits 4 wounds 4",
                                          "knight pises 2406 hits 4 wounds 4 attacked-by riccio,miale"});
    const std::string action = salomone + "pises";
    const auto told = chances(scene, action);
    const auto odds = nlohmann::json::parse(*scene.match().position().odds(action));
    const std::map<std::string, std::string> words{{"surrenders", " surrenders"},
                                                   {"dies", " dies"},
                                                   {"unhorsed", " is unhorsed"},
                                                   {"wounded", " takes a wound"},
                                                   {"retreats", " gives way"}};
    std::size_t possible = 0;
    for (const auto& [part, name] : {std::pair{"attacker", "Salomone"}, std::pair{"defender", "Pises"}}) {
        for (const auto& [fact, p] : odds[part].items()) {
            const std::string what = name + words.at(fact);
            const auto at = told.find(what);
            CHECK_MESSAGE((at == told.end() ? 0.0 : at->second) == p.get<double>(), what);
            possible += p.get<double>() > 0.0 ? 1 : 0;
        }
    }
    CHECK(told.size() == possible);
}
