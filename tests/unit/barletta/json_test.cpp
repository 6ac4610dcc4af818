// The state line: keys in the protocol's order, no spaces, to the byte.
#include <string>

#include <doctest/doctest.h>

#include "support/scene.hpp"

using disfida::test::Scene;

namespace {

/// One knight's entry of the state line.
std::string entry(const std::string& state, const std::string& id) {
    const std::size_t from = state.find(R"({"id":")" + id + '"');
    return state.substr(from, state.find('}', from) + 1 - from);
}

} // namespace

TEST_CASE("state: head, knights and surrender table of a position") {
    Scene scene({"round 2", "phase activate", "to-move french", "first italian", "passes italian 1",
                 "knight miale 2407 foot hits 2 wounds 1 order attacked attacked-by sachet,pises",
                 "knight riccio camp", "knight sachet 2406", "surrendered italian salomone:killed",
                 "surrendered french pises:captured,liaye:killed"},
                {{"gallantry", "on"}});
    const std::string state = scene.match().position().state();
    CHECK(state.starts_with(
        R"({"game":"barletta","phase":"activate","to_move":"french","options":{"daste":false,"gallantry":true},)"
        R"("result":null,"round":2,"first":"italian",)"
        R"("sides":{"italian":{"po":6,"passes":1,"attacks":5,"vp":15,"out":1},)"
        R"("french":{"po":3,"passes":1,"attacks":5,"vp":5,"out":2}},"knights":[{"id":"fieramosca",)"));
    CHECK(entry(state, "miale") ==
          R"({"id":"miale","side":"italian","vc":6,"at":"2407","mounted":false,"hits":2,)"
          R"("wounds":1,"order":"attacked","attacked_by":["sachet","pises"]})");
    CHECK(entry(state, "riccio") ==
          R"({"id":"riccio","side":"italian","vc":5,"at":"camp","mounted":true,"hits":0,)"
          R"("wounds":0,"order":"none","attacked_by":[]})");
    CHECK(entry(state, "salomone").find(R"("at":"killed")") != std::string::npos);
    CHECK(entry(state, "pises").find(R"("at":"captured")") != std::string::npos);
    CHECK(entry(state, "daste").find(R"("at":"absent")") != std::string::npos);
    CHECK(state.ends_with(R"("surrender":{"italian":["salomone"],"french":["pises","liaye"]}})"));
}

TEST_CASE("state: the opening") {
    const std::string state = Scene::opening().match().position().state();
    CHECK(state.starts_with(
        R"({"game":"barletta","phase":"deploy-roll","to_move":"none","options":{"daste":false,"gallantry":false},)"
        R"("result":null,"round":0,"first":null,"sides":{"italian":{"po":0,"passes":0,"attacks":0,"vp":0,"out":0},)"
        R"("french":{"po":0,"passes":0,"attacks":0,"vp":0,"out":0}},"knights":[)"));
    CHECK(state.find(R"("at":"unplaced")") != std::string::npos);
    CHECK(state.ends_with(R"("surrender":{"italian":[],"french":[]}})"));
    CHECK(state.find(' ') == std::string::npos);
    CHECK(state.find('\n') == std::string::npos);
}

TEST_CASE("state: knights stand in roster order") {
    const std::string state = Scene::opening().match().position().state();
    std::size_t last = 0;
    for (const char* id :
         {"fieramosca", "fanfulla",  "miale",     "brancaleone", "salomone", "romanello", "abignente",
          "capoccio",   "albimonte", "giovenale", "corollario",  "riccio",   "abenavoli", "la-motte",
          "daste",      "forges",    "lambris",   "baraut",      "pises",    "guignes",   "liaye",
          "landes",     "frignes",   "fraise",    "fontaines",   "sachet"}) {
        const std::size_t at = state.find(R"({"id":")" + std::string(id) + '"');
        REQUIRE(at != std::string::npos);
        CHECK(at > last);
        last = at;
    }
}

TEST_CASE("state: the result when the game is over, by J1 and by J2") {
    Scene points({"round 5", "phase activate", "to-move italian", "po italian 1", "po french 0",
                  "knight miale 2407", "knight sachet 2406", "surrendered french pises:captured"});
    points.play("move miale 2407");
    CHECK(
        points.match().position().state().find(
            R"("phase":"over","to_move":"none","options":{"daste":false,"gallantry":false},)"
            R"("result":{"winner":"italian","by":"J1","vp":{"italian":10,"french":0}},"round":5,"first":"italian")") !=
        std::string::npos);
    Scene empty({"round 2", "phase choose", "to-move french", "knight miale camp", "knight sachet camp"});
    empty.play("first");
    CHECK(empty.match().position().state().find(
              R"("result":{"winner":"draw","by":"J2","vp":{"italian":0,"french":0}})") != std::string::npos);
}

TEST_CASE("digest: CRC-32 of the state line, 8 lower-case hex digits") {
    CHECK(disfida::digest("123456789") == "cbf43926"); // the check value every description of this CRC gives
    CHECK(disfida::digest("") == "00000000");
}
