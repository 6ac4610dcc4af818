// Runs of the laboratory: what they depend on, and that parts add up to the whole.
#include <set>

#include <doctest/doctest.h>

#include "lab/json.hpp"
#include "lab/merge.hpp"
#include "unit/lab/runs.hpp"

using namespace disfida;
using test::SmallRun;

namespace {

/// A small run of each game, in what it has.
std::vector<SmallRun> small_runs() {
    std::vector<SmallRun> out(5);
    out[1].deploy = "roster";
    out[1].options = {{"daste", "on"}};
    out[2].game = "iliad";
    out[2].part.games = 40;
    out[3].game = "iliad";
    out[3].options = {{"mode", "melee"}, {"left", "achilles,ajax"}, {"right", "hector,paris"}};
    out[3].part.games = 6;
    out[4].game = "lorraine";
    out[4].deploy = "default";
    out[4].part.games = 4;
    return out;
}

} // namespace

TEST_CASE("a run depends on its seed alone, not on the number of jobs") {
    for (SmallRun run : small_runs()) {
        CAPTURE(run.game);
        const std::string one = lab::to_json(run.simulate());
        run.jobs = 2;
        CHECK(lab::to_json(run.simulate()) == one);
        run.jobs = 3;
        CHECK(lab::to_json(run.simulate()) == one);
        run.part.seed = 8;
        CHECK(lab::to_json(run.simulate()) != one);
    }
}

TEST_CASE("runs of parts, written and read back, add up to the whole run, byte for byte") {
    for (SmallRun run : small_runs()) {
        CAPTURE(run.game);
        const std::string whole = lab::to_json(run.simulate());
        const std::uint64_t games = run.part.games;
        std::vector<lab::NamedReport> parts;
        for (std::uint64_t first = 0; first < games; first += games / 2) {
            run.part = {7, first, games / 2};
            auto part = lab::report_from_json(lab::to_json(run.simulate()), "part");
            REQUIRE(part);
            parts.insert(parts.begin(), {"part", std::move(*part)}); // the last first: order is nothing
        }
        const auto sum = lab::merged(parts);
        REQUIRE_MESSAGE(sum, sum.error().text);
        CHECK(lab::to_json(*sum) == whole);
    }
}

TEST_CASE("a run counts each of its games once") {
    for (const SmallRun& run : small_runs()) {
        CAPTURE(run.game);
        const lab::Report report = run.simulate();
        CHECK(report.wins.games() == run.part.games);
        CHECK(lab::count(report.parts) == run.part.games);
        CHECK(report.measures.size() == report.tallies.size());
        const auto at = std::find_if(report.measures.begin(), report.measures.end(),
                                     [](const Measure& measure) { return measure.name == "actions"; });
        REQUIRE(at != report.measures.end());
        CHECK(report.tallies[static_cast<std::size_t>(at - report.measures.begin())].size() ==
              run.part.games);
        double ends = 0; // every game ends in one way, of which the closing battle's winner is a part
        for (std::size_t i = 0; i < report.measures.size(); ++i) {
            ends += report.measures[i].name.starts_with("end.") ? report.tallies[i].mean() : 0;
        }
        CHECK(ends == doctest::Approx(1.0));
    }
}

TEST_CASE("names of measures are each there once") {
    for (const SmallRun& run : small_runs()) {
        std::set<std::string> names;
        const lab::Report report = run.simulate();
        for (const Measure& measure : report.measures) {
            CHECK_MESSAGE(names.insert(measure.name).second, measure.name);
        }
    }
}

TEST_CASE("luck is counted where a player thinks") {
    SmallRun run;
    run.game = "iliad";
    run.part.games = 4;
    run.minds = {lab::Mind{ai::Level::knight}, lab::Mind{ai::Level::page}};
    const auto counted = [](const SmallRun& played, std::string_view name) {
        const lab::Report report = played.simulate();
        return std::any_of(report.measures.begin(), report.measures.end(),
                           [&](const Measure& measure) { return measure.name == name; });
    };
    CHECK(counted(run, "luck.left"));
    CHECK(counted(run, "luck.against"));
    CHECK_FALSE(counted(SmallRun(), "luck.italian"));
}

TEST_CASE("a run that is stopped says which games it has played") {
    std::atomic<bool> stop{true};
    lab::Control control;
    control.stop = &stop;
    const SmallRun run;
    const Plan plan = run.plan();
    const auto report = lab::simulate(DataSource(), {plan, run.minds, run.part, false}, control);
    REQUIRE(report);
    CHECK(report->parts.empty());
    CHECK(report->wins.games() == 0);
    CHECK(lab::missing(run.part, report->parts) == lab::Parts{run.part});
}

TEST_CASE("every game of the table is counted here, and what is none is refused") {
    for (const GameInfo& game : all_games()) {
        CHECK_MESSAGE(lab::bench_of(game.name) != nullptr, game.name);
    }
    SmallRun none;
    none.game = "chess";
    CHECK(none.refusal() == "games of chess are not counted yet");
}

TEST_CASE("what cannot be played or does not belong together is refused") {
    SmallRun result;
    result.game = "lorraine";
    result.options = {{"battles", "result"}};
    CHECK(result.refusal().starts_with("--battles=result: battles are fought by the computers here"));
    SmallRun hero;
    hero.game = "iliad";
    hero.options = {{"left", "nobody"}};
    CHECK_FALSE(hero.refusal().empty());
    SmallRun matrix;
    matrix.matrix = true;
    CHECK(matrix.refusal() == "--matrix: barletta has no pieces that fight alone");
    matrix.game = "iliad";
    matrix.options = {{"left", "achilles"}};
    CHECK(matrix.refusal().starts_with("--left: with --matrix every hero stands on either side"));
    matrix.options = {{"heroes", "achilles,hector,achilles"}};
    CHECK(matrix.refusal() == "--heroes: achilles is named twice");
    for (const char* few : {"hector", ""}) {
        matrix.options = {{"heroes", few}};
        CHECK(matrix.refusal().starts_with("--heroes: "));
    }
    matrix.options = {{"heroes", "hector"}};
    CHECK(matrix.refusal() == "--heroes: a matrix takes two heroes at least");
    matrix.options = {{"heroes", "hector,nobody"}};
    CHECK(matrix.refusal().starts_with("--heroes: no hero is called 'nobody'"));
    matrix.options = {{"heroes", "hector,,ajax"}};
    CHECK(matrix.refusal() == "--heroes: a name is missing; they are written with a comma between two");
}

TEST_CASE("adding up refuses games that are there twice, and other settings, naming the file") {
    SmallRun run;
    run.part.games = 2;
    const lab::NamedReport a{"a.json", run.simulate()};
    const auto refused = [&](const SmallRun& other) {
        const auto sum = lab::merged({a, {"b.json", other.simulate()}});
        REQUIRE_FALSE(sum);
        return sum.error().line();
    };
    CHECK(refused(run) == "b.json: has games that are in a.json too: seed 7, games 0 to 1");
    SmallRun other = run;
    other.part = {8, 0, 2};
    CHECK(lab::merged({a, {"b.json", other.simulate()}}));
    other.options = {{"daste", "on"}};
    CHECK(refused(other) == "b.json: has other options than a.json");
    other = run;
    other.minds[0].level = ai::Level::squire;
    CHECK(refused(other) == "b.json: has other levels than a.json");
    other = run;
    other.game = "iliad";
    CHECK(refused(other) == "b.json: is of another game than a.json");
}

TEST_CASE("a scenario is played from its position") {
    SmallRun run;
    run.game = "lorraine";
    run.scenario = "bulgneville";
    run.part.games = 2;
    const lab::Report report = run.simulate();
    CHECK(report.setting.scenario == "bulgneville");
    CHECK(report.wins.games() == 2);
}
