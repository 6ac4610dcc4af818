// Each level of the computer against the one below, in a few games with fixed seeds and nodes. `disfida
// match` measures it properly; README.md has the figures.
#include <doctest/doctest.h>

#include "unit/lab/runs.hpp"

using namespace disfida;

namespace {

struct Rung {
    const char* game;
    Options options;
    Level level;
    std::uint64_t nodes; ///< 0: the level has none to bound
    Level below;
    std::uint64_t nodes_below;
    std::uint64_t games;
    double least; ///< share of the games the higher level wins, a draw half a game
};

double score(const Rung& rung) {
    test::SmallRun run;
    run.game = rung.game;
    run.options = rung.options;
    run.part.games = rung.games;
    run.minds = {lab::Mind{rung.level, rung.nodes}, lab::Mind{rung.below, rung.nodes_below}};
    const lab::Wins wins = run.contest().wins();
    return wins.score(0) / static_cast<double>(wins.games());
}

void climb(const Rung& rung) {
    const double reached = score(rung);
    INFO(rung.game, ", ", name(rung.level), " against ", name(rung.below), ": ", reached);
    CHECK(reached >= rung.least);
}

} // namespace

TEST_CASE("levels: in Barletta each beats the one below") {
    climb({"barletta", {}, Level::knight, 0, Level::squire, 0, 20, 0.65});
    climb({"barletta", {}, Level::captain, 3000, Level::knight, 0, 20, 0.55});
    climb({"barletta", {}, Level::champion, 10'000, Level::squire, 0, 10, 0.9});
}

TEST_CASE("levels: in duels of the Iliad each beats the one below") {
    climb({"iliad", {}, Level::knight, 0, Level::squire, 0, 200, 0.6});
    climb({"iliad", {}, Level::captain, 1000, Level::knight, 0, 200, 0.6});
    climb({"iliad", {}, Level::champion, 1000, Level::captain, 1000, 200, 0.6});
}

TEST_CASE("levels: in melees of the Iliad a knight and a champion beat a squire") {
    climb({"iliad", {{"mode", "melee"}}, Level::knight, 0, Level::squire, 0, 10, 0.6});
    climb({"iliad", {{"mode", "melee"}}, Level::champion, 2000, Level::squire, 0, 10, 0.7});
}

TEST_CASE("levels: in Lorraine each beats the one below") {
    climb({"lorraine", {}, Level::knight, 0, Level::squire, 0, 6, 0.6});
    climb({"lorraine", {}, Level::captain, 4000, Level::knight, 0, 4, 0.5});
    climb({"lorraine", {}, Level::champion, 1000, Level::squire, 0, 4, 0.75});
}
