// The state line of the Iliad: keys in the order of the rulings, no spaces, to the byte.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

std::string state(const Fight& fight) { return fight.match().position().state(); }

} // namespace

TEST_CASE("I-Turn state: the opening of a duel, whole") {
    CHECK(
        state(Fight::opening()) ==
        R"({"game":"iliad","phase":"turn-start","to_move":"none","options":{"bearers":false},"result":null,)"
        R"("turn":1,"idle":0,"mode":"duel","sides":{"left":["achilles"],"right":["hector"]},"warriors":[)"
        R"({"id":"achilles","side":"left","kind":"hero","bottle":11,"start_bottle":11,"agility":8,)"
        R"("start_agility":8,"armour":"bronze","clang":5,"spears":2,"at":"0405","status":"in",)"
        R"("scratch":false,"distracted":false},)"
        R"({"id":"hector","side":"right","kind":"hero","bottle":11,"start_bottle":11,"agility":7,)"
        R"("start_agility":7,"armour":"bronze","clang":5,"spears":2,"at":"1205","status":"in",)"
        R"("scratch":false,"distracted":false}],)"
        R"("contacts":[],"active":null,"order":[],"pending":null,"bracket":null})");
}

TEST_CASE("I-Turn state: a position in the middle of a turn, whole") {
    const Fight fight({"warrior thersites 0805 side right bottle 3 start 5 agility 2 scratch",
                       "warrior automedon 0804 side left distracted",
                       "warrior achilles dead side left bottle 4",
                       "warrior ajax 0101 side left armour naked spears 0",
                       "contact thersites automedon initiative thersites", "turn 12", "idle 7",
                       "active automedon,thersites,ajax"});
    CHECK(state(fight) ==
          R"({"game":"iliad","phase":"activate","to_move":"left","options":{"bearers":false},"result":null,)"
          R"("turn":12,"idle":7,"mode":"duel","sides":{"left":["automedon","ajax"],"right":["thersites"]},)"
          R"("warriors":[)"
          R"({"id":"thersites","side":"right","kind":"hero","bottle":3,"start_bottle":5,"agility":2,)"
          R"("start_agility":2,"armour":"naked","clang":0,"spears":2,"at":"0805","status":"in",)"
          R"("scratch":true,"distracted":false},)"
          R"({"id":"automedon","side":"left","kind":"bearer","bottle":8,"start_bottle":8,"agility":8,)"
          R"("start_agility":8,"armour":"leather","clang":3,"spears":0,"at":"0804","status":"in",)"
          R"("scratch":false,"distracted":true},)"
          R"({"id":"achilles","side":"left","kind":"hero","bottle":4,"start_bottle":4,"agility":8,)"
          R"("start_agility":8,"armour":"bronze","clang":5,"spears":2,"at":null,"status":"dead",)"
          R"("scratch":false,"distracted":false},)"
          R"({"id":"ajax","side":"left","kind":"hero","bottle":11,"start_bottle":11,"agility":7,)"
          R"("start_agility":7,"armour":"naked","clang":0,"spears":0,"at":"0101","status":"in",)"
          R"("scratch":false,"distracted":false}],)"
          R"("contacts":[{"a":"automedon","b":"thersites","initiative":"thersites"}],)"
          R"("active":"automedon","order":["thersites","ajax"],"pending":null,"bracket":null})");
}

TEST_CASE("I-Bearer state: options say whether there are bearers") {
    CHECK(state(Fight::opening({{"bearers", "on"}})).find(R"("options":{"bearers":true},)") !=
          std::string::npos);
    CHECK(state(Fight::opening({{"mode", "melee"}})).find(R"("options":{"bearers":true},)") !=
          std::string::npos);
    CHECK(state(Fight::opening({{"mode", "suitors"}})).find(R"("options":{"bearers":false},)") !=
          std::string::npos);
    CHECK(state(Fight::opening({{"mode", "tourney"}})).find(R"("options":{"bearers":false},)") !=
          std::string::npos);
}

TEST_CASE("I-Hand I-Catch I-Death state: what is pending, with who is who") {
    Fight defend = Fight::engaged().play("attack achilles hector");
    CHECK(state(defend).find(R"("phase":"defend","to_move":"right")") != std::string::npos);
    CHECK(state(defend).ends_with(
        R"("active":"achilles","order":["hector"],)"
        R"("pending":{"kind":"defend","attacker":"achilles","target":"hector"},"bracket":null})"));
    Fight plea = Fight::engaged().play({"attack achilles hector", "armour : 5 5 6 2"});
    CHECK(state(plea).find(R"("phase":"plea","to_move":"left")") != std::string::npos);
    CHECK(state(plea).ends_with(
        R"("pending":{"kind":"plea","victor":"achilles","victim":"hector"},"bracket":null})"));
    Fight thrown({"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    thrown.play("throw achilles hector : 6 6");
    CHECK(state(thrown).find(R"("phase":"catch","to_move":"right")") != std::string::npos);
    CHECK(state(thrown).ends_with(
        R"("pending":{"kind":"catch","thrower":"achilles","target":"hector"},"bracket":null})"));
}

TEST_CASE("I-Turn state: results and drawn games") {
    Fight won = Fight::engaged().play("quit achilles");
    CHECK(state(won).find(R"("phase":"over","to_move":"none","options":{"bearers":false},)"
                          R"("result":{"winner":"right","by":"quit"},"turn":1,)") != std::string::npos);
    Fight drawn(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "turn 200", "active hector"});
    drawn.play("wait hector");
    CHECK(state(drawn).find(R"("result":{"winner":"draw","by":"turns"},"turn":200,)") != std::string::npos);
}

TEST_CASE("I-Tourney state: the bracket, and the champion in the result") {
    Fight fight = Fight::opening({{"mode", "tourney"}, {"heroes", "paris,hector,nestor,thersites"}});
    CHECK(state(fight).ends_with(R"("bracket":[[{"left":"paris","right":"hector","winner":null,"by":null},)"
                                 R"({"left":"nestor","right":"thersites","winner":null,"by":null}]]})"));
    fight.play({"roll", "quit hector", "roll", "quit nestor"});
    CHECK(state(fight).ends_with(
        R"("bracket":[[{"left":"paris","right":"hector","winner":"paris","by":"quit"},)"
        R"({"left":"nestor","right":"thersites","winner":"thersites","by":"quit"}],)"
        R"([{"left":"paris","right":"thersites","winner":null,"by":null}]]})"));
    fight.play({"roll", "wait paris", "quit thersites"});
    CHECK(state(fight).find(R"("result":{"winner":"left","by":"quit","champion":"paris"},)") !=
          std::string::npos);
    CHECK(state(fight).find(R"("sides":{"left":[],"right":[]})") != std::string::npos);
    CHECK(state(fight).find(R"("status":"waiting")") != std::string::npos);
}

TEST_CASE("I-Close state: contacts in roster order of the left one, then of the right one") {
    const Fight fight({"warrior hector 0806 side right", "warrior ajax 0905 side left",
                       "warrior paris 0804 side right", "warrior achilles 0805 side left",
                       "contact achilles paris initiative paris", "contact paris ajax initiative ajax",
                       "contact hector achilles initiative hector"});
    // Roster: hector, ajax, paris, achilles.
    CHECK(fight.contacts() == "ajax-paris:ajax achilles-hector:hector achilles-paris:paris");
}

TEST_CASE("I-Turn state: who has left drops out of the order, who acts is not in it") {
    Fight fight = Fight::engaged({"warrior paris 1509 side right", "active achilles,hector,paris"});
    CHECK(fight.order() == "hector paris");
    fight.play({"attack achilles hector", "armour : 5 5 6 3"});
    CHECK(fight.text("active") == "paris");
    CHECK(fight.order().empty());
}
