// What the computer would do, why, and what an order costs.
#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/advice.hpp"
#include "play/percent_words.hpp"
#include "support/scene.hpp"

using namespace disfida;
using test::Scene;

namespace {

/// Sachet, the last of the French, dies of any blow of Fieramosca's (odds by hand in the engine's tests):
/// that wins at once, and nothing else does, as the French are far ahead in points.
Scene last_blow() {
    return Scene({"phase activate", "round 5", "to-move italian", "po italian 1", "po french 0",
                  "knight fieramosca 2407", "knight sachet 2406 hits 3 wounds 3",
                  "surrendered italian miale:captured,abignente:captured,riccio:captured"});
}

constexpr std::string_view blow = "move fieramosca 2407 attack sachet";

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("advice: of two obviously different actions the better one, with its chances") {
    const Scene scene = last_blow();
    const Position& position = scene.match().position();
    const Advice advice = advise(position);
    CHECK(advice.action == counsel(position));
    CHECK(has(advice.action, " attack sachet"));
    CHECK(advice.after == doctest::Approx(1.0));
    CHECK(advice.before < 0.5);
    CHECK(advice.sentence.starts_with("The computer would: " + advice.action + ". Winning chances "));
    CHECK(has(advice.sentence, ". Fieramosca strikes: column +6, held to +5")); // behind the numbers
    CHECK(has(advice.sentence, " -> 100%; next best: "));
    CHECK_FALSE(has(advice.sentence, "[")); // rule ids are for the working
}

TEST_CASE("advice: what somebody prefers is not advised where another order has a better chance") {
    const Scene scene = last_blow();
    const Position& position = scene.match().position();
    for (const std::string& poor : position.legal()) {
        CHECK(has(advise(position, position.filled(poor, 0)).action, " attack sachet"));
    }
    // Among equals who prefers one has it.
    const auto ranking = position.ranking();
    for (const auto& [action, chance] : ranking) {
        if (chance == ranking.front().second) {
            CHECK(advise(position, action).action == action);
        }
    }
}

TEST_CASE("advice: no other order is told with a better figure, in any game, whoever advises") {
    constexpr int actions = 40;
    for (const GameInfo& info : all_games()) {
        auto match = Match::create(DataSource(), info.name, {}, 7, 7);
        REQUIRE(match);
        for (int i = 0; i < actions && !match->position().over(); ++i) {
            const Position& position = match->position();
            const std::string preferred = position.suggest(first_level); // it errs
            if (position.to_move() != "none" && !preferred.empty()) {
                const Advice advice = advise(position, preferred);
                for (const auto& [action, chance] : position.ranking()) {
                    if (chance > advice.after) {
                        CHECK_MESSAGE(percent_digits(chance) == percent_digits(advice.after), info.name, " ",
                                      advice.sentence);
                    }
                }
            }
            REQUIRE(
                match->play(preferred.empty() ? position.filled(position.legal().front(), 0) : preferred));
        }
    }
}

TEST_CASE("advice: the best action loses nothing, a bad one is warned of with what is better") {
    const Scene scene = last_blow();
    const Position& position = scene.match().position();
    CHECK(how_bad(position, blow) == doctest::Approx(0.0));
    CHECK(warning(position, blow).empty());
    const std::string away = "move fieramosca 2408";
    REQUIRE(scene.allows(away));
    CHECK(how_bad(position, away) > clearly_bad);
    const std::string said = warning(position, away);
    CHECK(said.starts_with("This gives away "));
    CHECK(has(said, " instead of 100% with move fieramosca "));
}

TEST_CASE("advice: the ranking begins with the best and is that of who decides") {
    const Scene scene = last_blow();
    const auto ranking = scene.match().position().ranking();
    REQUIRE(ranking.size() > 1);
    CHECK(has(ranking.front().first, " attack sachet"));
    for (std::size_t i = 1; i < ranking.size(); ++i) {
        CHECK(ranking[i - 1].second >= ranking[i].second);
    }
}

TEST_CASE("advice: where dice decide, and where the game is over") {
    const Scene opening = Scene::opening();
    CHECK(advise(opening.match().position()).sentence == "Only dice decide now: roll.");
    CHECK(opening.match().position().ranking().empty());
    CHECK(how_bad(opening.match().position(), "roll") == 0.0);
    Scene over = last_blow();
    over.play(std::string(blow) + " : 6 6 3 4");
    REQUIRE(over.match().position().over());
    CHECK(advise(over.match().position()).sentence == "The game is over.");
    CHECK(advise(over.match().position()).action.empty());
    CHECK(over.match().position().winning("italian") == 1.0);
    CHECK(over.match().position().winning("french") == 0.0);
}
