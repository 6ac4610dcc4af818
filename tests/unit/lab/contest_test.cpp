// Two levels against each other: sides, dice and rows.
#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "lab/contest_page.hpp"
#include "lab/csv.hpp"
#include "lab/json.hpp"
#include "unit/lab/runs.hpp"

using namespace disfida;
using test::SmallRun;

namespace {

SmallRun duels() {
    SmallRun run;
    run.game = "iliad";
    run.part.games = 20;
    run.minds = {lab::Mind{ai::Level::knight}, lab::Mind{ai::Level::page}};
    return run;
}

} // namespace

TEST_CASE("a contest: sides alternate, and each two games have the same dice") {
    const lab::Contest contest = duels().contest();
    REQUIRE(contest.games.size() == 20);
    for (std::size_t i = 0; i < contest.games.size(); ++i) {
        CHECK(contest.games[i].number == i);
        CHECK(contest.games[i].side == i % 2);
        CHECK(contest.games[i].seed == contest.games[i / 2 * 2].seed);
    }
    CHECK(contest.games[0].seed != contest.games[2].seed);
    CHECK(contest.wins().games() == 20);
    CHECK(contest.wins(0).games() == 10);
    CHECK(contest.wins(1).games() == 10);
}

TEST_CASE("a contest depends on its seed alone, not on the number of jobs") {
    SmallRun run = duels();
    const std::string one = lab::to_csv(run.contest());
    run.jobs = 2;
    CHECK(lab::to_csv(run.contest()) == one);
}

TEST_CASE("a contest: a level against itself is even, for every two games are the same with sides changed") {
    SmallRun run = duels();
    run.minds = {lab::Mind{ai::Level::knight}, lab::Mind{ai::Level::knight}};
    const lab::Wins wins = run.contest().wins();
    CHECK(wins.won[0] == wins.won[1]);
}

TEST_CASE("a contest: nodes bound a captain, and the same seed gives the same games") {
    SmallRun run = duels();
    run.part.games = 2;
    run.minds = {lab::Mind{ai::Level::captain, 200}, lab::Mind{ai::Level::knight}};
    CHECK(lab::to_csv(run.contest()) == lab::to_csv(run.contest()));
}

TEST_CASE("a contest as JSON: rates, times and a row a game") {
    const auto json = nlohmann::json::parse(lab::to_json(duels().contest()));
    CHECK(json.at("what") == "disfida match");
    CHECK(json.at("players").at(0).at("level") == "knight");
    CHECK(json.at("a").at("games") == 20);
    CHECK(json.at("a_as_left").at("games") == 10);
    CHECK(json.at("games").size() == 20);
    CHECK(json.at("games").at(1).at("a") == "right");
    CHECK(json.at("time_ms").at(0).at("moves") > 0);
}

TEST_CASE("a contest as a page: lines of at most 78 cells, what is not done last") {
    const auto lines = lab::page(duels().contest(), {"Not done: all the rest."});
    for (const std::string& line : lines) {
        CHECK(line.size() <= 78);
    }
    CHECK(lines.back() == "Not done: all the rest.");
    CHECK(lines.front() == "Iliad, combats of Homeric heroes: 20 games, knight (A) against page (B).");
}
