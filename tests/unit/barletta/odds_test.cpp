// Odds: worked out by hand for simple fights, and counted over every combination of dice for harder ones.
#include <array>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/measured_odds.hpp"
#include "support/scene.hpp"

using disfida::test::Scene;
using Json = nlohmann::ordered_json;

namespace {

Json odds(const Scene& scene, const std::string& action) {
    const auto answer = scene.match().position().odds(action);
    REQUIRE_MESSAGE(answer, answer.error().text);
    CHECK(answer->find(' ') == std::string::npos);
    return Json::parse(*answer);
}

doctest::Approx about(double p) { return doctest::Approx(p).epsilon(1e-12); }

} // namespace

TEST_CASE("odds of a charge, VC 5 against VC 5, by hand") {
    const Scene scene({"phase charge", "to-move italian", "knight salomone 2407", "knight pises 2406"});
    const Json answer = odds(scene, "charge salomone");
    // Attacker: roll 2 (1/36) a Hit, thrown by 5 or 6; roll 3 (2/36) a D, thrown by 6.
    CHECK(answer["attacker"]["unhorsed"].get<double>() == about(1 / 36.0 / 3 + 2 / 36.0 / 6));
    CHECK(answer["attacker"]["wounded"].get<double>() == 0.0);
    CHECK(answer["attacker"]["surrenders"].get<double>() == 0.0);
    CHECK(answer["attacker"]["dies"].get<double>() == 0.0);
    // Defender: 9 and 10 (7/36) a D: 6; 11 (2/36) a Hit: 5, 6; 12 (1/36) two Hits: 4, 5, 6.
    CHECK(answer["defender"]["unhorsed"].get<double>() == about(7 / 36.0 / 6 + 2 / 36.0 / 3 + 1 / 36.0 / 2));
    // He gives way after 11 or 12 only if he keeps the saddle; else the rider goes through (I2.1).
    CHECK(answer["defender"]["retreats"].get<double>() == about(2 / 36.0 * 2 / 3 + 1 / 36.0 / 2));
    CHECK(answer["defender"]["surrenders"].get<double>() == 0.0);
    CHECK(answer["defender"]["dies"].get<double>() == 0.0);
}

TEST_CASE("odds of an attack, VC 5 against VC 5 on foot, by hand") {
    const Scene scene = Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot"});
    const Json answer = odds(scene, "move salomone 2407 attack pises");
    // The attack gives 1 with 11 (2/36), 2 with 12 (1/36), himself 1 with 2 (1/36); the defence likewise. The
    // defender has more: 11 against neither 11 nor 12 (33/36); 12 against all but 12 (35/36); any other but 2
    // against 2 (1/36).
    CHECK(answer["defender"]["retreats"].get<double>() == about((2 * 33 + 1 * 35 + 32 * 1) / 1296.0));
    CHECK(answer["defender"]["unhorsed"].get<double>() == 0.0);
    CHECK(answer["attacker"]["unhorsed"].get<double>() == 0.0);
}

TEST_CASE("odds: leaving the field is a surrender, not a retreat") {
    const Scene scene = Scene::round_one({"knight salomone 2401 foot", "knight pises 2400 foot"});
    const Json answer = odds(scene, "move salomone 2401 attack pises");
    CHECK(answer["defender"]["retreats"].get<double>() == 0.0);
    CHECK(answer["defender"]["surrenders"].get<double>() == about(133 / 1296.0));
}

TEST_CASE("odds: what is certain is exactly 1") {
    // Column +1 + 2, or on horseback +4; the 5 Hits make every roll 7 or more: at least a Hit, his sixth,
    // which is a wound.
    const Scene scene = Scene::round_one(
        {"knight fieramosca 2407 foot", "knight la-motte 2406 foot hits 5 wounds 2", "knight daste 3006"});
    const Json answer = odds(scene, "move fieramosca 2407 attack la-motte");
    CHECK(answer["defender"]["wounded"].get<double>() == 1.0);
    const Scene rider =
        Scene::round_one({"knight fieramosca 2407", "knight la-motte 2406 foot hits 5 wounds 2"});
    CHECK(odds(rider, "move fieramosca 2407 attack la-motte")["defender"]["wounded"].get<double>() == 1.0);
}

TEST_CASE("odds of a blocked retreat: nobody gives a hex up") {
    const Scene scene =
        Scene::round_one({"knight salomone 2407 foot", "knight pises 2406 foot", "knight liaye 2405"});
    CHECK(odds(scene, "move salomone 2407 attack pises")["defender"]["retreats"].get<double>() == 0.0);
}

TEST_CASE("odds of a remount roll") {
    const auto chance = [](const std::string& miale) {
        const Scene scene({"round 1", "phase regroup", "first italian",
                           "knight miale 2407 foot order reorganising" + miale, "knight sachet 2406"});
        return odds(scene, "remount miale").dump();
    };
    CHECK(odds(Scene({"round 1", "phase regroup", "first italian",
                      "knight miale 2407 foot order reorganising", "knight sachet 2406"}),
               "remount miale")["remounts"]
              .get<double>() == about(5 / 6.0));
    CHECK(chance(" hits 1 wounds 1") == R"({"remounts":0.5})"); // 4, 5, 6
    CHECK(chance(" hits 5") == R"({"remounts":0.0})");          // 7 would be needed
}

TEST_CASE("odds: keys in order, and none where no dice follow") {
    const Scene scene = Scene::round_one({"knight salomone 2407", "knight pises 2406", "passes italian 1"});
    const Json answer = odds(scene, "move salomone 2407 attack pises");
    std::string keys;
    for (const auto& [side, facts] : answer.items()) {
        keys += side + ": ";
        for (const auto& [fact, p] : facts.items()) {
            keys += fact + " ";
        }
    }
    CHECK(keys ==
          "attacker: unhorsed wounded surrenders dies defender: unhorsed wounded retreats surrenders dies ");
    for (const char* action : {"move salomone 2407", "pass"}) {
        CHECK_FALSE(scene.match().position().odds(action));
    }
    const auto illegal = scene.match().position().odds("move salomone 2406");
    REQUIRE_FALSE(illegal);
    CHECK(illegal.error().rule == "G");
    const Scene camp({"round 1", "phase regroup", "first italian", "knight miale camp foot hits 1",
                      "knight sachet 2406", "knight riccio 1501"});
    CHECK_FALSE(camp.match().position().odds("remount miale"));
}

TEST_CASE("odds agree with a count over all dice in hard positions") {
    struct Case {
        Scene scene;
        std::string action;
    };
    const disfida::Options both{{"daste", "on"}, {"gallantry", "on"}};
    const std::string salomone = "move salomone 2407 attack ";
    const std::array<Case, 7> cases{{
        {Scene::round_one({"knight salomone 2407 hits 4 wounds 3", "knight pises 2406 hits 3 wounds 4"}),
         salomone + "pises"},
        {Scene::round_one({"knight salomone 2407 wounds 1",
                           "knight pises 2406 hits 3 wounds 1 attacked-by riccio,miale",
                           "knight liaye 2405"}),
         salomone + "pises"},
        {Scene::round_one({"knight salomone 2407", "knight daste 2406 hits 2 wounds 5",
                           "surrendered french pises:captured,"
                           "liaye:captured,landes:killed"},
                          both),
         salomone + "daste"},
        {Scene::round_one({"knight salomone 2407 hits 2", "knight pises 2406 foot hits 4 wounds 2"}, both),
         salomone + "pises"},
        {Scene::round_one({"to-move french", "knight fieramosca 2407 wounds 2 hits 3",
                           "knight sachet 2400 foot wounds 3", "knight baraut 2404 foot hits 1 wounds 1"},
                          both),
         "move baraut 2406 attack fieramosca"},
        {Scene({"phase charge", "to-move italian", "knight miale 2407 hits 4",
                "knight sachet 2406 hits 3 wounds 3", "knight riccio 1501", "knight pises 3312"}),
         "charge miale"},
        {Scene({"phase charge", "to-move french", "knight miale 2407 hits 4 wounds 2",
                "knight sachet 2406 hits 2 wounds 1", "knight riccio 1501", "knight pises 3312"}),
         "charge sachet"},
    }};
    for (const Case& one : cases) {
        CHECK_MESSAGE(disfida::test::miscounted(one.scene.match().position(), one.action) == "", one.action);
    }
}
