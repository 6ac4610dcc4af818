// Results as pages, CSV and JSON.
#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "disfida/games.hpp"
#include "kernel/utf8.hpp"
#include "kernel/words.hpp"
#include "lab/csv.hpp"
#include "lab/heading.hpp"
#include "lab/json.hpp"
#include "lab/matrix_page.hpp"
#include "lab/report_page.hpp"
#include "unit/lab/runs.hpp"

using namespace disfida;
using test::SmallRun;

namespace {

/// A report made by hand: ten games, seven of them won by the Italians, one drawn.
lab::Report by_hand() {
    lab::Report report;
    report.setting.game = "barletta";
    report.setting.kind = "games";
    report.parts = {{5, 0, 10}};
    report.wins = {{7, 2}, 1};
    report.measures = {{"rounds", "", "Rounds"},
                       {"end.points", "How it ends", "By \"points\", all", "", Measure::Kind::share},
                       {"miale.takes", "Deeds", "Miale", "takes"}};
    report.tallies.resize(3);
    report.tallies[0].add(5, 9);
    report.tallies[0].add(1);
    report.tallies[1].add(1, 8);
    report.tallies[1].add(0, 2);
    report.tallies[2].add(1, 10);
    return report;
}

/// Three who beat each other in a ring, 3 of 4 games each; as a left or a right one.
lab::Matrix ring() {
    lab::Matrix matrix;
    matrix.pieces = {"a", "b", "c"};
    matrix.titles = {"A", "B", "C"};
    matrix.cells.resize(9);
    for (std::size_t i = 0; i < 3; ++i) {
        const std::size_t beaten = (i + 1) % 3;
        matrix.cells[i * 3 + beaten] = {{2, 0}, 0};
        matrix.cells[beaten * 3 + i] = {{1, 1}, 0};
    }
    return matrix;
}

bool has_line(const std::vector<std::string>& lines, std::string_view line) {
    return std::find(lines.begin(), lines.end(), line) != lines.end();
}

} // namespace

TEST_CASE("a page: rates, means, shares and pieces") {
    const auto lines = lab::page(by_hand(), {});
    for (const std::string& line : lines) {
        CAPTURE(line);
        CHECK(columns(line) <= 78);
    }
    CHECK(lines.front() == "The Challenge of Barletta, 13 February 1503: 10 games, knight against knight.");
    // 7.5 of 10; Wilson: (0.75 + 0.19207) / 1.38415 = 0.68062, half 1.96 sqrt(0.01875 + 0.0096) / 1.38415.
    CHECK(has_line(lines, "Italians                     7   75.0 %    44.2 to 91.9 %  [###########....]"));
    // 4.6: (9 * 5 + 1) / 10; squares 9 * 0.16 + 12.96 = 14.4, / 9 = 1.6, its root 1.26.
    CHECK(has_line(lines, "Rounds                                  4.60    1.26       1       5       5"));
    CHECK(has_line(lines, "How it ends:"));
    CHECK(has_line(lines, "Miale            1.00"));
}

TEST_CASE("a page of every game keeps its width") {
    for (const GameInfo& game : all_games()) {
        SmallRun run;
        run.game = game.name;
        run.part.games = 3;
        for (const std::string& line : lab::page(run.simulate(), {})) {
            CAPTURE(line);
            CHECK(columns(line) <= 78);
        }
    }
}

TEST_CASE("values of a measure as bars") {
    const auto lines = lab::value_bars(by_hand(), "rounds");
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] == "Rounds:");
    CHECK(lines[1].starts_with("       1           1  10.0 %  [#####"));
    CHECK(lines[2].starts_with("       5           9  90.0 %  [######"));
    CHECK(lab::value_bars(by_hand(), "nothing").empty());
}

TEST_CASE("what is not done is said with the words that do it") {
    CHECK(lab::undone({{5, 0, 10}}, {5, 0, 10}).empty());
    CHECK(join(lab::undone({{5, 0, 4}, {5, 5, 2}}, {5, 0, 10}), " ") ==
          "Ended early: 6 of 10 games played. Not done: --seed=5 --first=4 --games=1, and --seed=5 --first=7 "
          "--games=3.");
}

TEST_CASE("CSV: a head, a line a rate and measure, as many cells in each, quotation marks doubled") {
    const std::string csv = lab::to_csv(by_hand());
    const auto lines = split(csv, '\n');
    REQUIRE(lines.size() == 8); // head, two sides, draws, three measures, and nothing behind the last LF
    CHECK(lines[0] == "measure,of,what,games,mean,deviation,low,high,q5,q25,q50,q75,q95");
    CHECK(lines[1].starts_with("score.italian,Italians,score,10,0.750000,,0.442"));
    CHECK(lines[3].starts_with("drawn,,drawn,10,0.100000,"));
    CHECK(lines[4] == "rounds,Rounds,,10,4.600000,1.264911,,,1,5,5,5,5");
    CHECK(lines[5].starts_with("end.points,\"By \"\"points\"\", all\",,10,0.800000,"));
    CHECK(lines[6] == "miale.takes,Miale,takes,10,1.000000,0.000000,,,1,1,1,1,1");
    CHECK(lines[7].empty());
}

TEST_CASE("JSON: rates and counts, and the same report read back") {
    const std::string text = lab::to_json(by_hand());
    const auto json = nlohmann::json::parse(text);
    CHECK(json.at("what") == "disfida simulate");
    CHECK(json.at("games") == 10);
    CHECK(json.at("wins") == nlohmann::json::array({7, 1, 2}));
    CHECK(json.at("rates").at("italian").at("score") == 0.75);
    CHECK(json.at("measures").at(0).at("mean") == 4.6);
    CHECK(json.at("measures").at(0).at("counts") == nlohmann::json::parse("[[1,1],[5,9]]"));
    const auto back = lab::report_from_json(text, "x.json");
    REQUIRE(back);
    CHECK(lab::to_json(*back) == text);
}

TEST_CASE("JSON: what is no result is refused with its name") {
    const std::string wrong = "x.json: is no result of disfida simulate --out=FILE.json";
    for (const char* text :
         {"", "{", "[]", "{}", R"({"what":"disfida match"})", R"({"what":"disfida simulate"})"}) {
        const auto report = lab::report_from_json(text, "x.json");
        REQUIRE_FALSE(report);
        CHECK(report.error().line() == wrong);
    }
    lab::Report short_of_games = by_hand();
    short_of_games.parts = {{5, 0, 11}};
    const auto report = lab::report_from_json(lab::to_json(short_of_games), "x.json");
    REQUIRE_FALSE(report);
    CHECK(report.error().line() == "x.json: its games do not add up to 11");
}

TEST_CASE("JSON: a file from elsewhere that no run can have written is refused, and says why") {
    const nlohmann::ordered_json good = nlohmann::ordered_json::parse(lab::to_json(by_hand()));
    const auto refusal = [&](const char* place, const char* value) {
        auto changed = good;
        changed[nlohmann::ordered_json::json_pointer(place)] = nlohmann::ordered_json::parse(value);
        const auto report = lab::report_from_json(changed.dump(), "x.json");
        REQUIRE_MESSAGE(!report, place, " ", value);
        return report.error().line();
    };
    CHECK(refusal("/game", R"("chess")") == "x.json: 'chess' is no game: barletta, iliad, lorraine");
    CHECK(refusal("/kind", R"("foo")") == "x.json: 'foo' is no kind of run: games or matrix");
    CHECK(refusal("/measures/0/row", R"("\u001b[31mRED\u0007")") ==
          "x.json: '?[31mRED?' holds control characters");
    CHECK(refusal("/measures/0/row", R"("\u009b31mRED")").ends_with(" holds control characters"));
    CHECK(refusal("/measures/0/kind", R"("foo")") == "x.json: 'foo' is no kind of measure");
    CHECK(refusal("/measures/1", good["measures"][0].dump().c_str()) == "x.json: 'rounds' is in it twice");
    CHECK(refusal("/measures", "[]") == "x.json: what was counted is missing");
    CHECK(refusal("/measures/0/games", "9") == "x.json: 'rounds': its values do not add up");
    CHECK(refusal("/measures/0/games", "10000000000000000000000000000000000000000") ==
          "x.json: '1e+40' is no number of games");
    CHECK(refusal("/measures/0/counts", "[[1,1],[5,10]]") == "x.json: 'rounds': has more values than games");
    CHECK(refusal("/measures/0/counts", "[[5,9],[1,1]]") == "x.json: 'rounds': its values are not in order");
    CHECK(refusal("/measures/0/counts", "[[-2000000000,1],[2000000000,9]]") ==
          "x.json: 'rounds': its values are not in order"); // nor room made for them
    CHECK(refusal("/games", "-5") == "x.json: '-5' is no number of games");
    CHECK(refusal("/games", "\"x\"") == "x.json: '\"x\"' is no number of games");
    CHECK(refusal("/games", "11") == "x.json: its games do not add up to 10");
    CHECK(refusal("/wins", "[7,1,3]") == "x.json: its games do not add up to 10");
    // A sum that would wrap around to what was played.
    CHECK(refusal("/parts", R"([{"seed":7,"first":0,"games":18446744073709551615},
                               {"seed":8,"first":0,"games":11}])") ==
          "x.json: '18446744073709551615' is no number of games");
    CHECK(refusal("/parts", R"([{"seed":7,"first":0,"games":6},{"seed":7,"first":5,"games":4}])") ==
          "x.json: has games twice");
}

TEST_CASE("a matrix: games of either side added up") {
    const lab::Matrix matrix = ring();
    CHECK(matrix.of(0, 1) == lab::Wins{{3, 1}, 0});
    CHECK(matrix.of(1, 0) == lab::Wins{{1, 3}, 0});
    CHECK(matrix.of(0).games() == 8);
    CHECK(matrix.of(0).score(0) == 4.0);
}

TEST_CASE("a matrix is drawn in ASCII, in blocks or in colour") {
    const auto ascii = lab::matrix_lines(ring(), {true, false});
    CHECK(ascii[1] == "  1 A               50.0   \\ 75# 25.");
    for (const std::string& line : ascii) {
        CHECK(columns(line) <= 78);
        CHECK(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
    const auto blocks = lab::matrix_lines(ring(), {false, false});
    CHECK(blocks[1] == "  1 A               50.0   \\ 75▓ 25░");
    const auto colour = lab::matrix_lines(ring(), {false, true});
    CHECK(colour[1].find("\033[30;48;5;114m  75\033[0m") != std::string::npos);
}

TEST_CASE("a matrix of heroes: every two on either side, the same with any jobs, parts add up") {
    SmallRun run;
    run.game = "iliad";
    run.matrix = true;
    run.options = {{"heroes", "achilles,thersites,perry:bottle=9:agility=10:armour=bronze"}};
    run.part = {3, 0, 4};
    const lab::Report report = run.simulate();
    CHECK(report.matrix.pieces == std::vector<std::string>{"achilles", "thersites", "perry"});
    CHECK(report.matrix.of(0, 1).games() == 8);
    CHECK(report.matrix.cells[0].games() == 0);
    CHECK(report.wins.games() == 24);
    CHECK(report.matrix.of(0, 1).score(0) > 4); // the best against the worst
    run.jobs = 2;
    CHECK(lab::to_json(run.simulate()) == lab::to_json(report));
    CHECK(lab::to_csv(report).starts_with(
        "first,second,games,won,drawn,lost,score,low,high\nachilles,thersites,4,"));
}

TEST_CASE("a matrix of many heroes has their numbers upright above the columns") {
    lab::Matrix matrix;
    constexpr std::size_t size = 28;
    for (std::size_t i = 0; i < size; ++i) {
        matrix.pieces.push_back(std::to_string(i));
        matrix.titles.push_back(std::to_string(i));
    }
    matrix.cells.resize(size * size);
    const auto lines = lab::matrix_lines(matrix, {true, false});
    CHECK(lines[0] == std::string(34, ' ') + "1111111111222222222");
    CHECK(lines[1] == std::string(19, ' ') + "score 1234567890123456789012345678");
    CHECK(lines[2].starts_with("  1 0               50.0 \\"));
}
