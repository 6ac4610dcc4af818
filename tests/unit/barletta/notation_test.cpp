// The text of actions: written one way, read strictly, listed in byte order.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "kernel/data.hpp"
#include "support/scene.hpp"

using disfida::test::Scene;

TEST_CASE("each verb has its words") {
    Scene scene = Scene::round_one({"knight miale 2407 hits 1", "knight pises 2406", "passes italian 1"});
    for (const char* action :
         {"move miale 2407", "move miale 2407 attack pises", "reorganise miale", "pass"}) {
        CHECK(scene.allows(action));
        const auto checked = scene.match().position().check(action);
        REQUIRE(checked);
        CHECK(*checked == action);
    }
}

TEST_CASE("words out of place are refused with how the action is written") {
    const Scene scene = Scene::round_one({"knight miale 2407", "knight pises 2406"});
    CHECK(scene.refusal("") == "'' is no action");
    CHECK(scene.refusal("fly miale") == "'fly' is no action");
    CHECK(scene.refusal("Move miale 2407") == "'Move' is no action");
    CHECK(scene.refusal("move miale") ==
          "'move miale' is not how it is written: move KNIGHT HEX [attack ENEMY]");
    CHECK(scene.refusal("move miale 2407 pises") ==
          "'move miale 2407 pises' is not how it is written: move KNIGHT HEX [attack ENEMY]");
    CHECK(scene.refusal("move miale 2407 strikes pises") ==
          "'move miale 2407 strikes pises' is not how it is written: move KNIGHT HEX [attack ENEMY]");
    CHECK(scene.refusal("move  miale 2407") ==
          "'move  miale 2407' is not how it is written: move KNIGHT HEX [attack ENEMY]");
    CHECK(scene.refusal("move miale 2407 ") ==
          "'move miale 2407 ' is not how it is written: move KNIGHT HEX [attack ENEMY]");
    CHECK(scene.refusal(" pass") == "'' is no action");
    CHECK(scene.refusal("pass now") == "'pass now' is not how it is written: pass");
    CHECK(scene.refusal("charge") == "'charge' is not how it is written: charge KNIGHT");
    CHECK(scene.refusal("place miale") == "'place miale' is not how it is written: place KNIGHT HEX");
    CHECK(scene.refusal("reorganise") == "'reorganise' is not how it is written: reorganise KNIGHT");
    CHECK(scene.refusal("recover") == "'recover' is not how it is written: recover KNIGHT");
    CHECK(scene.refusal("remount") == "'remount' is not how it is written: remount KNIGHT");
    CHECK(scene.refusal("move roland 2407") ==
          "no knight is called 'roland': knights are named by id, as fieramosca");
    CHECK(scene.refusal("move miale 2407 attack roland") ==
          "no knight is called 'roland': knights are named by id, as fieramosca");
    CHECK(scene.refusal("move miale 247") == "'247' is no hex: four digits, column then row");
    CHECK(scene.refusal("move miale 9999") == "9999 is off the field [G]");
}

TEST_CASE("legal is sorted by byte and without doubles, at every step of some games") {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        auto match = disfida::Match::create(disfida::DataSource(), "barletta", {}, seed, 1);
        REQUIRE(match);
        disfida::SeededDice choices(seed);
        while (!match->position().over()) {
            const auto legal = match->position().legal();
            REQUIRE_FALSE(legal.empty());
            CHECK(std::is_sorted(legal.begin(), legal.end()));
            CHECK(std::adjacent_find(legal.begin(), legal.end()) == legal.end());
            REQUIRE(match->play(legal[choices.below(static_cast<std::uint32_t>(legal.size()))]));
        }
        CHECK(match->position().legal().empty());
    }
}
