// Refusals: each names the reason and a rule, and each rule named anywhere stands in the rules file.
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "support/paths.hpp"
#include "support/scene.hpp"

using disfida::test::Scene;

namespace {

std::set<std::string> rules_file() {
    const auto text = disfida::DataSource().read("barletta/rules.toml");
    REQUIRE(text);
    const auto table = disfida::parse_toml(*text, "rules.toml");
    REQUIRE_MESSAGE(table, table.error().text);
    disfida::TomlReader reader(*table, "rules.toml");
    std::set<std::string> out;
    for (const auto* rule : reader.tables("rule")) {
        out.insert(disfida::TomlReader(*rule, "rules.toml").text("id"));
    }
    return out;
}

Scene activation() {
    return Scene::round_one(
        {"knight miale 2407", "knight pises 2406", "knight liaye 2405 order moved", "knight riccio 2107"});
}

} // namespace

TEST_CASE("the rules file has every rule of the rulebook, each with title and text") {
    const std::set<std::string> ids = rules_file();
    for (const char* id :
         {"C",  "C1",   "D1",   "D1.1", "D2",   "E1",   "E1.1", "E1.2", "E1.3", "F",    "G",    "G1", "G2",
          "H",  "H1",   "H1.1", "H1.2", "H1.3", "H1.4", "H2",   "H2.1", "H2.2", "H2.3", "H2.4", "H3", "H3.1",
          "H4", "H4.1", "H4.2", "H4.3", "H5",   "I1",   "I2",   "I2.1", "J1",   "J2",   "K1",   "K2"}) {
        CHECK_MESSAGE(ids.count(id) == 1, id);
    }
    const auto text = disfida::DataSource().read("barletta/rules.toml");
    const auto table = disfida::parse_toml(*text, "rules.toml");
    REQUIRE(table);
    disfida::TomlReader reader(*table, "rules.toml");
    std::set<std::string> seen;
    for (const auto* rule : reader.tables("rule")) {
        disfida::TomlReader entry(*rule, "rules.toml");
        const std::string id = entry.text("id");
        CHECK_MESSAGE(seen.insert(id).second, id, " is there twice");
        CHECK_FALSE(entry.text("title").empty());
        CHECK_FALSE(entry.text("text").empty());
        for (const char* key : {"ruling", "reconstruction"}) {
            if (rule->contains(key)) {
                CHECK_FALSE(entry.text(key).empty());
            }
        }
        if (entry.has("see")) {
            CHECK_FALSE(entry.texts("see").empty());
        }
        const auto error = entry.finish();
        CHECK_MESSAGE(!error, (error ? error->text : ""));
    }
}

TEST_CASE("every rule id written in the game's source stands in the rules file") {
    const std::set<std::string> ids = rules_file();
    const std::regex quoted(R"re(["\[]([A-K][1-9]?(\.[1-9])?)["\]])re");
    std::set<std::string> named;
    for (const auto& file :
         std::filesystem::directory_iterator(disfida::test::source_root() / "src/barletta")) {
        const std::string text = disfida::test::file_text(file.path());
        for (std::sregex_iterator at(text.begin(), text.end(), quoted), end; at != end; ++at) {
            named.insert((*at)[1]);
        }
    }
    CHECK(named.size() > 20);
    for (const std::string& id : named) {
        if (id != "D") { // a D of the melee table, not rule D
            CHECK_MESSAGE(ids.count(id) == 1, id);
        }
    }
}

TEST_CASE("every event of random games names a rule of the rules file") {
    const std::set<std::string> ids = rules_file();
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        auto match = disfida::Match::create(disfida::DataSource(), "barletta",
                                            {{"daste", "on"}, {"gallantry", "on"}}, seed, 1);
        REQUIRE(match);
        disfida::SeededDice choices(seed);
        while (!match->position().over()) {
            const auto legal = match->position().legal();
            REQUIRE(match->play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]));
            for (const disfida::Event& event : match->plies().back().events) {
                seen.insert(event.rule());
            }
        }
    }
    CHECK(seen.size() > 15);
    for (const std::string& rule : seen) {
        CHECK_MESSAGE(ids.count(rule) == 1, rule);
    }
}

TEST_CASE("an action of another phase is refused with what this phase asks for") {
    CHECK(Scene::opening().refusal("place miale 2407") == "dice decide first who places: roll [I1]");
    Scene deploy = Scene::opening().play("roll : 6 6 1 1");
    CHECK(deploy.refusal("roll") == "the knights are being placed: place KNIGHT HEX [I1]");
    CHECK(deploy.refusal("charge miale") == "the knights are being placed: place KNIGHT HEX [I1]");
    Scene charge({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    CHECK(charge.refusal("move miale 2408") == "this is the initial charge: charge KNIGHT [I2]");
    Scene initiative({"round 1", "knight miale 2407", "knight sachet 2406"});
    CHECK(initiative.refusal("first") == "dice decide the initiative now: roll [C1]");
    CHECK(initiative.play("roll : 6 6 1 1").refusal("pass") ==
          "the Italians have the initiative: first or second [C1]");
    CHECK(activation().refusal("roll") == "orders are being given: move, reorganise or pass [E1]");
    CHECK(activation().refusal("recover miale") == "orders are being given: move, reorganise or pass [E1]");
    Scene regroup({"round 1", "phase regroup", "first italian", "knight miale 2407 foot order reorganising",
                   "knight sachet 2406"});
    CHECK(regroup.refusal("pass") == "the round ends with reorganisation: recover or remount [E1.2]");
}

TEST_CASE("nothing is legal when the game is over, and the refusal says by which rule it ended") {
    Scene points({"round 5", "phase activate", "to-move italian", "po italian 1", "po french 0",
                  "knight miale 2407", "knight sachet 2406"});
    points.play("move miale 2407");
    CHECK(points.refusal("move miale 2408") == "the game is over [J1]");
    Scene empty({"round 2", "phase choose", "to-move french", "knight miale camp", "knight sachet 2406"});
    CHECK(empty.play("first").refusal("roll") == "the game is over [J2]");
}

TEST_CASE("the other side's knights are refused") {
    CHECK(activation().refusal("move pises 2306") == "Pises is French; the Italians are to move [C1]");
    CHECK(activation().refusal("reorganise pises") == "Pises is French; the Italians are to move [C1]");
    Scene charge({"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406"});
    CHECK(charge.refusal("charge sachet") == "Sachet is French; the Italians are to move [I2]");
}

TEST_CASE("a knight who cannot act says where he is") {
    Scene scene = Scene::round_one(
        {"knight miale 2407", "knight pises 2406", "surrendered italian riccio:captured,salomone:killed"});
    CHECK(scene.refusal("move riccio 2408") == "Riccio is captured [E1]");
    CHECK(scene.refusal("reorganise salomone") == "Salomone is dead [E1]");
    CHECK(scene.refusal("move fanfulla 2408") == "Fanfulla takes no part [E1]");
    Scene charge(
        {"phase charge", "to-move italian", "knight miale 2407", "knight sachet 2406", "knight riccio camp"});
    CHECK(charge.refusal("charge riccio") == "Riccio is in camp and cannot charge [I2]");
    CHECK(charge.refusal("charge fanfulla") == "Fanfulla takes no part and cannot charge [I2]");
    Scene deploy = Scene::opening().play(
        {"roll : 6 6 1 1", "place miale 2407", "place sachet 2406", "place pises 2506"});
    CHECK(deploy.refusal("place miale 2507") == "Miale stands in 2407 already [I1]");
}

TEST_CASE("movement refusals name the knight, the hex and who stands there") {
    CHECK(activation().refusal("move miale 2406") == "Miale cannot end in 2406: Pises stands there [G]");
    CHECK(activation().refusal("move miale 2401") == "Miale cannot reach 2401 with 5 movement points [F]");
    CHECK(activation().refusal("move miale 2107") == "Miale cannot end in 2107: Riccio stands there [G]");
    CHECK(activation().refusal("move miale 1407") == "1407 is off the field [G]");
    CHECK(activation().refusal("move miale 2408 attack pises") == "Pises in 2406 is not next to 2408 [E1.1]");
    CHECK(activation().refusal("move miale 2406 attack pises") ==
          "Miale cannot end in 2406: Pises stands there [G]");
    CHECK(activation().refusal("move miale 2407 attack miale") == "Miale is on Miale's own side [E1.1]");
}
