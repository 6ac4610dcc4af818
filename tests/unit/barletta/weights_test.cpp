// The evaluation of positions: a sum of features by the weights of a data file.
#include <array>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "barletta/game.hpp"
#include "kernel/data.hpp"
#include "kernel/weights.hpp"
#include "support/environment.hpp"
#include "support/every_game.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

using disfida::DataSource;
using disfida::NoEvents;
using disfida::SeededDice;
namespace barletta = disfida::barletta;
using barletta::Side;

namespace {

/// Calls `look` with every position of some random games.
template <class Look> void every_position(const Look& look) {
    const auto game = barletta::Game::open(DataSource(), {});
    REQUIRE(game);
    const auto list = std::make_unique<barletta::ActionList>();
    NoEvents silent;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        SeededDice dice(seed);
        SeededDice choices(seed + 1);
        auto state = game->opening();
        while (!game->over(state)) {
            look(*game, state);
            game->legal(state, *list);
            const bool wild = choices.below(2) == 0;
            game->apply(state,
                        wild ? (*list)[choices.below(static_cast<std::uint32_t>(list->size()))]
                             : game->light(state, choices),
                        dice, silent);
        }
    }
}

/// A position of round 2 with 13 orders left.
barletta::State position(const barletta::Game& game, std::initializer_list<std::string_view> knights) {
    auto setup = game.setup();
    for (const std::string_view statement :
         {"empty", "round 2", "phase activate", "to-move italian", "po italian 7", "po french 6"}) {
        REQUIRE(game.set(setup, statement));
    }
    for (const std::string_view knight : knights) {
        REQUIRE_MESSAGE(game.set(setup, knight), knight);
    }
    const auto state = game.finish(setup);
    REQUIRE_MESSAGE(state, state.error().text);
    return *state;
}

double feature(const barletta::Features& features, std::string_view name) {
    for (std::size_t i = 0; i < features.size(); ++i) {
        if (barletta::Game::feature_names.at(i) == name) {
            return features.at(i);
        }
    }
    FAIL(name);
    return 0.0;
}

} // namespace

TEST_CASE("features of the two seats are the same with the other sign") {
    every_position([](const barletta::Game& game, const barletta::State& state) {
        const auto italian = game.features(state, Side::italian);
        const auto french = game.features(state, Side::french);
        for (std::size_t i = 0; i < italian.size(); ++i) {
            CHECK_MESSAGE(italian.at(i) == -french.at(i), barletta::Game::feature_names.at(i));
        }
        CHECK(game.log_odds(state, Side::italian) == doctest::Approx(-game.log_odds(state, Side::french)));
        CHECK(game.evaluate(state, Side::italian) == doctest::Approx(-game.evaluate(state, Side::french)));
    });
}

TEST_CASE("the worth of a position is the sum of its features by their weights, without the root") {
    every_position([](const barletta::Game& game, const barletta::State& state) {
        if (state.phase == barletta::Phase::deploy_roll || state.phase == barletta::Phase::deploy) {
            return;
        }
        const auto& weights = game.tables().weights;
        const auto features = game.features(state, Side::italian);
        // The rounds to come are told by the feature of the Italians: n over the root of n + 1/2.
        const double x = feature(features, "italian");
        const double root = (x + std::sqrt(x * x + 2.0)) / 2.0;
        CHECK(game.evaluate(state, Side::italian) ==
              doctest::Approx(root * disfida::weighed(features, weights.worth)).epsilon(1e-9));
        CHECK(game.log_odds(state, Side::italian) ==
              doctest::Approx(disfida::weighed(features, weights.odds)));
    });
}

TEST_CASE("features say what a position has") {
    const auto game = barletta::Game::open(DataSource(), {});
    REQUIRE(game);
    // 13 orders are left of round 2: four rounds are to come, and the root is that of 4.5.
    const double root = std::sqrt(4.5);
    const auto state =
        position(*game, {"knight miale 2407 hits 2 wounds 1", "knight sachet 2404 foot order moved"});
    const auto features = game->features(state, Side::italian);
    CHECK(feature(features, "wounds") * root == doctest::Approx(12.0)); // 1 x twice VC 6
    CHECK(feature(features, "hits") * root == doctest::Approx(4.0));    // 2, doubled
    CHECK(feature(features, "foot") * root == doctest::Approx(-8.0));   // twice VC 4, the enemy's
    CHECK(feature(features, "ready") * root == doctest::Approx(1.0));
    CHECK(feature(features, "far") == 0.0); // three hexes from each other
    CHECK(feature(features, "points") == 0.0);
    CHECK(feature(features, "early-wounds") * root == doctest::Approx(12.0 * 4.0 / 5.0));
    CHECK(feature(features, "italian") * root == doctest::Approx(4.0));
    // A marked reorganisation counts by six tenths before it happens.
    const auto marked = position(*game, {"knight miale 2407 hits 2 order reorganising", "knight riccio 2409",
                                         "knight sachet 2404 foot order reorganising"});
    CHECK(feature(game->features(marked, Side::italian), "hits") * root == doctest::Approx(4.0 * 0.4));
    CHECK(feature(game->features(marked, Side::italian), "foot") * root == doctest::Approx(-8.0 * 0.4));
}
