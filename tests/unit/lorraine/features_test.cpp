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

TEST_CASE(
    "L-Closing features of Lorraine: points beyond those needed cost Rene units, and earlier he breaks") {
    const auto game = Game::open(DataSource(), {});
    REQUIRE(game);
    auto state = game->opening();
    using lorraine::Feature;
    const auto of = [&](Feature feature, int vp) {
        state.vp = static_cast<std::int16_t>(vp);
        return game->features(state, Side::burgundy)[static_cast<std::size_t>(feature)];
    };
    // 120 points of 150 are 14 of 18 units, which break at 7.
    CHECK(of(Feature::thinned, 30) == 0.0);
    CHECK(of(Feature::thinned, 60) == 0.0);
    // 113 points are 13.56 units, 110 are 13.2, 103 are 12.36: 14, 13 and 12, which break at 7, 7 and 6.
    CHECK(of(Feature::thinned, 75) == 0.0);
    CHECK(of(Feature::thinned, 80) == 1.0);
    CHECK(of(Feature::brittle, 80) == 0.0);
    CHECK(of(Feature::thinned, 95) == 2.0);
    CHECK(of(Feature::brittle, 95) == 1.0);
}

TEST_CASE(
    "L-Victory no position short of the points is better than the same with them, however strong the army") {
    const auto game = Game::open(DataSource(), {});
    REQUIRE(game);
    SeededDice dice(4);
    SeededDice choices(5);
    NoEvents silent;
    auto state = game->opening();
    while (state.turn < 8) {
        game->apply(state, game->light(state, choices), dice, silent);
    }
    for (auto& general : state.generals) {
        if (general.side == Side::burgundy && general.points > 0) {
            general.points = 125;
        }
    }
    double before = -1000.0;
    for (int vp = 40; vp <= 95; vp += 5) {
        state.vp = static_cast<std::int16_t>(vp);
        const double odds = game->log_odds(state, Side::burgundy);
        CHECK(odds > before);
        before = odds;
    }
}

TEST_CASE("L-Closing the closing battle is a stage of its own: what is thought out ends before it") {
    const auto game = Game::open(DataSource(), {{"battles", "auto"}});
    REQUIRE(game);
    SeededDice dice(4);
    SeededDice choices(5);
    NoEvents silent;
    auto state = game->opening();
    int turn = 0;
    while (!state.battle.closing && !game->over(state)) {
        turn = state.turn;
        state.vp = 60;
        game->apply(state, game->light(state, choices), dice, silent);
    }
    REQUIRE(state.battle.closing);
    CHECK(game->stage(state) == turn + 1);
}
