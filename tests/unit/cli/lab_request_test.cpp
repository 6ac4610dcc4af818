// The command line of the laboratory: every option, and every way to get it wrong.
#include <doctest/doctest.h>

#include "cli/request.hpp"
#include "cli/usage.hpp"
#include "disfida/games.hpp"
#include "kernel/words.hpp"

namespace {

using disfida::Level;
using disfida::cli::LabRequest;
using disfida::cli::Refusal;
using disfida::cli::Request;
using disfida::cli::Usage;
using Words = std::vector<std::string>;

Request asked(const Words& words) {
    const auto parsed = disfida::cli::parse(words);
    const auto* refusal = std::get_if<Refusal>(&parsed);
    REQUIRE_MESSAGE(refusal == nullptr, refusal->wrong);
    return std::get<Request>(parsed);
}

LabRequest lab(const Words& words) {
    const Request request = asked(words);
    REQUIRE(request.lab);
    return *request.lab;
}

std::string refused(const Words& words) {
    const auto parsed = disfida::cli::parse(words);
    const auto* refusal = std::get_if<Refusal>(&parsed);
    REQUIRE(refusal != nullptr);
    return refusal->wrong + " | " + refusal->usage;
}

const std::string match_line = " | disfida match [options] GAME";
const std::string simulate_line = " | disfida simulate [options] GAME";
const std::string merge_line = " | disfida simulate --merge [options] FILE...";

} // namespace

TEST_CASE("laboratory: everything a match can be told") {
    const LabRequest match =
        lab({"match", "iliad", "--games=40", "--level=captain", "--against=4", "--seed=9", "--first=2",
             "--jobs=3", "--nodes=500", "--against-nodes=50", "--time=20", "--out=x.csv", "--mode=melee"});
    CHECK(asked({"match", "iliad"}).what == Request::What::match);
    CHECK(match.plan.game == "iliad");
    CHECK(match.plan.seed == 9);
    CHECK(match.plan.options == disfida::Options{{"mode", "melee"}});
    CHECK(match.minds[0] == disfida::lab::Mind{Level::captain, 500, 20});
    CHECK(match.minds[1] == disfida::lab::Mind{Level::champion, 50, 20});
    CHECK(match.games == 40);
    CHECK(match.first == 2);
    CHECK(match.jobs == 3);
    CHECK(match.out == "x.csv");
    const LabRequest bare = lab({"match", "barletta"});
    CHECK(bare.minds[0].level == Level::knight);
    CHECK(bare.minds[1].level == Level::squire);
    CHECK(bare.games == 100);
    CHECK(bare.first == 0);
    CHECK(bare.jobs == 0);
    CHECK_FALSE(bare.plan.seed);
    CHECK(lab({"match", "--nodes=70", "--level=captain", "barletta"}).minds[1].nodes == 70);
}

TEST_CASE("laboratory: everything a simulation can be told") {
    const LabRequest run =
        lab({"simulate", "barletta", "--level=page", "--french=champion", "--nodes=100", "--games=100000",
             "--bars=rounds", "--gallantry", "--deploy=roster", "--out=x.json"});
    CHECK(asked({"simulate", "barletta", "--ascii", "--mono"}).what == Request::What::simulate);
    CHECK(asked({"simulate", "barletta", "--ascii", "--mono"}).settings.glyphs == disfida::Glyphs::ascii);
    CHECK(asked({"simulate", "barletta", "--data=d"}).settings.data_folder == "d");
    CHECK(run.minds[0] == disfida::lab::Mind{Level::page, 100});
    CHECK(run.minds[1] == disfida::lab::Mind{Level::champion, 100});
    CHECK(run.games == 100000);
    CHECK(run.bars == "rounds");
    CHECK(run.plan.opening == "roster");
    CHECK(run.plan.options == disfida::Options{{"gallantry", "on"}});
    CHECK(lab({"simulate", "iliad", "--matrix", "--own=mine.toml"}).matrix);
    CHECK(lab({"simulate", "iliad", "--left-player=squire"}).minds[0].level == Level::squire);
    CHECK(lab({"simulate", "lorraine", "--scenario=bulgneville"}).plan.scenario == "bulgneville");
    CHECK(lab({"simulate", "lorraine"}).games == 1000);
    CHECK(lab({"simulate", "lorraine"}).minds[1].level == Level::knight);
}

TEST_CASE("laboratory: runs to be added up") {
    const LabRequest sum = lab({"simulate", "--merge", "a.json", "b.json", "--out=c.json"});
    CHECK(sum.merge);
    CHECK(sum.files == Words{"a.json", "b.json"});
    CHECK(sum.out == "c.json");
    CHECK(lab({"simulate", "a.json", "--merge"}).files == Words{"a.json"});
    CHECK(refused({"simulate", "--merge"}) == "FILE is missing" + merge_line);
    CHECK(refused({"simulate", "--merge", "a.json", "--nonsense"}) ==
          "there is no option --nonsense" + merge_line);
}

TEST_CASE("laboratory: what is wrong is said in one line") {
    CHECK(refused({"match"}) == "GAME is missing" + match_line);
    CHECK(refused({"match", "chess"}) == "'chess' is no game: " + disfida::game_names() + match_line);
    CHECK(refused({"match", "barletta", "iliad"}) == "'iliad' is one word too many" + match_line);
    CHECK(refused({"match", "barletta", "--level=king"}) ==
          "--level: 'king' is no level: page, squire, knight, captain, champion, or 0 to 4" + match_line);
    CHECK(refused({"simulate", "barletta", "--games=0"}) ==
          "--games: '0' is no whole number from 1 to 1000000000000" + simulate_line);
    CHECK(refused({"simulate", "barletta", "--jobs=many"}) ==
          "--jobs: 'many' is no whole number from 1 to 1024" + simulate_line);
    CHECK(refused({"simulate", "barletta", "--out=results"}) ==
          "--out: 'results' ends neither with .json nor with .csv" + simulate_line);
    CHECK(refused({"simulate", "barletta", "--matrix"}) == "there is no option --matrix" + simulate_line);
    CHECK(refused({"simulate", "barletta", "--level=page", "--nodes=5"}) ==
          "--nodes bounds a captain or a champion, and nobody here is one" + simulate_line);
    CHECK(refused({"match", "barletta", "--level=knight", "--time=5"}) ==
          "--time is the champion's, and nobody here is one" + match_line);
    CHECK(refused({"match", "barletta", "--level=champion", "--time=5", "--nodes=5"}) ==
          "--time takes the place of --nodes: give one of them" + match_line);
    CHECK(refused({"match", "barletta", "--level=champion", "--against-nodes=5"}) ==
          "--against-nodes bounds a captain or a champion, and B is none" + match_line);
    CHECK(refused({"simulate", "barletta", "--time=5"}) == "there is no option --time" + simulate_line);
    CHECK(refused({"simulate", "barletta", "--seed=x"}).starts_with("--seed: 'x' is no whole number"));
    CHECK(
        refused({"simulate", "barletta", "--deploy=nowhere"}).starts_with("--deploy: 'nowhere' is none of"));
}

TEST_CASE(
    "laboratory: in no text a line begins with a dash that heads no option: docopt would take it for one") {
    std::vector<Usage> usages{disfida::cli::merge_usage()};
    for (const auto& game : disfida::all_games()) {
        usages.push_back(disfida::cli::match_usage(&game));
        usages.push_back(disfida::cli::simulate_usage(&game));
    }
    for (const Usage& usage : usages) {
        const std::string text = usage.text();
        std::size_t dashes = 0;
        for (const std::string_view line : disfida::split(text, '\n')) {
            const std::size_t begin = line.find_first_not_of(' ');
            dashes += begin != std::string_view::npos && line[begin] == '-' ? 1U : 0U;
        }
        CHECK(dashes == usage.options.size());
    }
}

TEST_CASE("laboratory: help") {
    CHECK(asked({"match", "--help"}).text.starts_with("Usage: disfida match [options] GAME\n"));
    CHECK(asked({"simulate", "iliad", "--help"}).text.find("--matrix") != std::string::npos);
    CHECK(asked({"simulate", "--merge", "--help"}).text.starts_with("Usage: disfida simulate --merge"));
}
