// The evaluation of fights: sums of features by the weights of a data file, and the light player.
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "ai/thought.hpp"
#include "iliad/game.hpp"
#include "kernel/data.hpp"
#include "kernel/weights.hpp"

using disfida::DataSource;
using disfida::Level;
using disfida::NoEvents;
using disfida::Options;
using disfida::SeededDice;
namespace iliad = disfida::iliad;
using iliad::Side;

namespace {

iliad::Game open(const Options& options = {}) {
    auto game = iliad::Game::open(DataSource(), options);
    REQUIRE(game);
    return *game;
}

iliad::State position(const iliad::Game& game, std::initializer_list<std::string_view> statements) {
    auto setup = game.setup();
    for (const std::string_view statement : statements) {
        REQUIRE_MESSAGE(game.set(setup, statement), statement);
    }
    const auto state = game.finish(setup);
    REQUIRE_MESSAGE(state, state.error().text);
    return *state;
}

/// Achilles (BOTTLE 11, AGILITY 8, bronze, 2 spears) strikes first at Hector (11, 7, bronze, 2 spears).
iliad::State engaged(const iliad::Game& game, std::string_view more = "turn 1") {
    return position(game, {"empty", "warrior achilles 0805 side left", "warrior hector 0905 side right",
                           "contact achilles hector initiative achilles", "active achilles,hector", more});
}

// Two dice come above 5 and to 11 at most in 25 of 36 ways, double one is one more: a blow wounds in 26 of
// 36. With the armour Hector is struck in 26 of 36 and strikes back in 26 of 36 of the rest; a parry leaves
// 35/36 x 15/36 less half the initiative lost, 1/36 x 21/36, and the blow that follows. He parries.
const double blow = 26.0 / 36.0;
const double edge = 35.0 / 36.0 * 15.0 / 36.0 - 0.5 / 36.0 * 21.0 / 36.0 * blow;

} // namespace

TEST_CASE("features of a fight say what it has") {
    const auto game = open();
    const auto features = game.features(engaged(game), Side::left);
    CHECK(features[iliad::f_edge] == doctest::Approx(edge));
    CHECK(features[iliad::f_pairs] == doctest::Approx(edge)); // as quick, and more agile
    // 11 + 0.4 x 8 + 0.8 x CLANG! 5 + 0.5 x 2 spears, against 11 + 0.4 x 7 + 4 + 1.
    CHECK(features[iliad::f_power] == doctest::Approx(7.0 * std::log(19.2 / 18.8)));
    CHECK(features[iliad::f_blows] == doctest::Approx(0.0));
    CHECK(features[iliad::f_heroes] == doctest::Approx(0.0));
    // Of two against one in contact: a contact of three heroes, and two pairs.
    const auto melee = open({{"mode", "melee"}, {"bearers", "off"}});
    const auto odds =
        position(melee, {"empty", "warrior achilles 0805 side left",
                         "warrior diomedes 0105 side left bottle 11 agility 8 armour bronze",
                         "warrior hector 0905 side right", "contact achilles hector initiative achilles"});
    const auto many = melee.features(odds, Side::left);
    CHECK(many[iliad::f_edge] == doctest::Approx(2.0 * edge / 3.0));
    CHECK(many[iliad::f_pairs] == doctest::Approx(edge));
    CHECK(many[iliad::f_blows] == doctest::Approx(0.0)); // each pair is even
    CHECK(many[iliad::f_heroes] == doctest::Approx(std::log(2.0)));
}

TEST_CASE("features of a fight shrink when a draw by turns comes near") {
    const auto game = open();
    // 40 turns before the last they begin to; 10 before it a quarter is left.
    CHECK(game.features(engaged(game, "turn 160"), Side::left)[iliad::f_edge] == doctest::Approx(edge));
    CHECK(game.features(engaged(game, "turn 190"), Side::left)[iliad::f_edge] == doctest::Approx(edge / 4.0));
}

TEST_CASE("features of the two sides of a fight are the same with the other sign") {
    for (const Options& options : {Options{}, Options{{"mode", "melee"}}, Options{{"mode", "suitors"}}}) {
        const auto game = open(options);
        NoEvents silent;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            SeededDice dice(seed);
            SeededDice choices(seed + 1);
            auto state = game.opening();
            while (!game.over(state)) {
                const auto left = game.features(state, Side::left);
                const auto right = game.features(state, Side::right);
                for (std::size_t i = 0; i < left.size(); ++i) {
                    CHECK_MESSAGE(left.at(i) == doctest::Approx(-right.at(i)),
                                  iliad::Game::feature_names.at(i));
                }
                game.apply(state, game.light(state, choices), dice, silent);
            }
        }
    }
}

TEST_CASE("duels and melees are weighed by tables of their own") {
    const auto duel = open();
    const auto state = engaged(duel);
    const auto& weights = duel.tables().weights;
    CHECK(duel.log_odds(state, Side::left) ==
          doctest::Approx(disfida::weighed(duel.features(state, Side::left), weights.single)));
    const auto melee = open({{"mode", "melee"}, {"bearers", "off"}});
    const auto many = engaged(melee);
    CHECK(melee.log_odds(many, Side::left) ==
          doctest::Approx(disfida::weighed(melee.features(many, Side::left), weights.many)));
}

TEST_CASE("the worth of a fight: a hero's life and gifts, what contacts promise, turns without a blow") {
    const auto game = open();
    // Left: 12 + 11 + 0.7 x 8 + 0.5 x 5 + 0.5 x 2; right one point of AGILITY less; 3.2 a wound.
    CHECK(game.evaluate(engaged(game), Side::left) == doctest::Approx(0.7 + 3.2 * edge));
    CHECK(game.evaluate(engaged(game, "idle 10"), Side::left) == doctest::Approx(0.7 + 3.2 * edge - 2.0));
}

TEST_CASE("a draw by idle turns comes near slowly, then fast; not where many fight") {
    const auto game = open();
    CHECK(game.draw_near(engaged(game)) == doctest::Approx(0.0));
    CHECK(game.draw_near(engaged(game, "idle 10")) == doctest::Approx(0.125));
    CHECK(game.draw_near(engaged(game, "idle 19")) == doctest::Approx(0.857375));
    const auto melee = open({{"mode", "melee"}, {"bearers", "off"}});
    CHECK(melee.draw_near(engaged(melee, "idle 19")) == doctest::Approx(0.0));
}

TEST_CASE("one who would rather wait acts before it becomes a draw") {
    const auto game = open();
    // With leather against bronze and little BOTTLE a blow of Paris is worth less than the riposte.
    const auto paris = [&](std::string_view idle) {
        return position(game, {"empty", "warrior paris 0805 side left bottle 6 agility 9 armour leather",
                               "warrior hector 0905 side right bottle 11",
                               "contact paris hector initiative paris", "active paris,hector", idle});
    };
    const auto choice = [&](const iliad::State& state, Level level) {
        return game.text(state, *disfida::ai::choose(game, state, level, 4000, 1));
    };
    CHECK(choice(paris("idle 0"), Level::champion) == "wait paris");
    CHECK(choice(paris("idle 19"), Level::champion) != "wait paris");
}

TEST_CASE("a spear goes to whom a catch would help least") {
    const auto game = open({{"mode", "melee"}, {"bearers", "off"}});
    // Hector's BOTTLE is full: a catch brings him a spear alone. Equal in all else, Sarpedon would gain.
    for (const std::string_view full : {"hector", "sarpedon"}) {
        const std::string other = full == "hector" ? "sarpedon" : "hector";
        const auto state = position(
            game, {"empty", "warrior ajax 0105 side left",
                   "warrior " + std::string(full) + " 1503 side right bottle 11 agility 7 armour bronze",
                   "warrior " + other + " 1507 side right bottle 10 agility 7 armour bronze", "active ajax"});
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            SeededDice random(seed);
            CHECK(game.text(state, game.light(state, random)) == "throw ajax " + std::string(full));
        }
    }
}
