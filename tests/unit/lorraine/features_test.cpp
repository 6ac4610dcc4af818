// The evaluation as a sum of features: both seats see the same with opposite signs.
#include <doctest/doctest.h>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "kernel/data.hpp"
#include "lorraine/game.hpp"

using namespace disfida;
using lorraine::Game;
using lorraine::Side;

TEST_CASE("features of Lorraine are the same for both seats with the other sign, and so are the sums") {
    const auto game = Game::open(DataSource(), {{"battles", "auto"}});
    REQUIRE(game);
    SeededDice dice(4);
    SeededDice choices(5);
    NoEvents silent;
    auto state = game->opening();
    while (!game->over(state)) {
        const auto own = game->features(state, Side::burgundy);
        const auto theirs = game->features(state, Side::french);
        for (std::size_t i = 0; i < own.size(); ++i) {
            CHECK(own[i] == -theirs[i]);
        }
        CHECK(game->evaluate(state, Side::burgundy) == doctest::Approx(-game->evaluate(state, Side::french)));
        CHECK(game->log_odds(state, Side::burgundy) == doctest::Approx(-game->log_odds(state, Side::french)));
        game->apply(state, game->light(state, choices), dice, silent);
    }
}

TEST_CASE(
    "features of Lorraine: victory points count up to those that bring the closing battle, and beyond") {
    const auto game = Game::open(DataSource(), {});
    REQUIRE(game);
    auto state = game->opening();
    state.turn = 5;
    state.vp = 45;
    using lorraine::Feature;
    const auto of = [&](Feature feature) {
        return game->features(state, Side::burgundy)[static_cast<std::size_t>(feature)];
    };
    CHECK(of(Feature::score) == 45.0);
    CHECK(of(Feature::reached) == 0.0);
    CHECK(of(Feature::lag) == doctest::Approx(-1.5)); // tens of points: 45 - 60
    state.vp = 70;
    CHECK(of(Feature::score) == 60.0);
    CHECK(of(Feature::surplus) == 10.0);
    CHECK(of(Feature::reached) == 1.0);
    CHECK(of(Feature::open) == 0.0);
    CHECK(of(Feature::beyond) == doctest::Approx(1.0));
}
