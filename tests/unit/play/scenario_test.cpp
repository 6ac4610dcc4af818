// Games that begin with a scenario instead of the opening.
#include <filesystem>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "play/session.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

using disfida::DataSource;
using disfida::Plan;
using disfida::Player;
using disfida::Session;
using disfida::test::file_text;
using disfida::test::TemporaryFolder;

/// Bulgneville by two people, kept in a file of this folder.
Plan bulgneville_in(const TemporaryFolder& folder) {
    Plan plan;
    plan.game = "lorraine";
    plan.scenario = "bulgneville";
    plan.file = (folder.path() / "game.disfida").string();
    plan.seed = 7;
    plan.players = {Player{}, Player{}};
    return plan;
}

Session open(const Plan& plan, const DataSource& data = DataSource()) {
    auto session = Session::open(data, plan);
    REQUIRE_MESSAGE(session, session.error().line());
    return std::move(*session);
}

std::string refusal(const Plan& plan, const DataSource& data = DataSource()) {
    const auto session = Session::open(data, plan);
    REQUIRE_FALSE(session);
    CHECK_FALSE(std::filesystem::exists(plan.file));
    return session.error().line();
}

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("scenario: the record has the plan's options and seed, the set-up and the march into battle") {
    const TemporaryFolder folder;
    Plan plan = bulgneville_in(folder);
    plan.options = {{"battles", "result"}};
    Session session = open(plan);
    CHECK(session.match().plies().size() == 1);
    CHECK(session.position().to_move() == "burgundy");
    CHECK(session.position().legal() == std::vector<std::string>{"flee", "stand"});
    CHECK(session.opening_action().empty());
    const std::string text = file_text(plan.file);
    CHECK(text.starts_with("disfida 1 lorraine\n# players burgundy=person french=person dice=thrown\n"
                           "option battles result\nseed 7\n# Bulgneville, 2 July 1431: "));
    CHECK(has(text, "\nset empty\nset turn 2\nset ravaged sandaucourt,lamarche\n"
                    "set general toulongeon bulgneville points 62 rank 1 skill expert\n"));
    CHECK(text.ends_with("\nset active barbazan\nmove barbazan bulgneville\n"));
    REQUIRE(session.play("stand"));
    CHECK(file_text(plan.file) == text + "stand\n");
    CHECK(session.position().legal() == std::vector<std::string>{"battle result ..."});
}

TEST_CASE("scenario: its record replays and is gone on with like any other") {
    const TemporaryFolder folder;
    const Plan plan = bulgneville_in(folder);
    std::string state;
    {
        Session session = open(plan);
        REQUIRE(session.play("stand"));
        REQUIRE(session.play("battle auto"));
        state = session.position().state();
    }
    const auto match = disfida::Match::read(DataSource(), file_text(plan.file), "kept", 1);
    REQUIRE_MESSAGE(match, match.error().line());
    CHECK(match->position().state() == state);
    CHECK(match->record().seed() == 7);
    Plan going_on;
    going_on.file = plan.file;
    CHECK(open(going_on).position().state() == state);
    CHECK(Session::open(DataSource(), plan)); // said again it is the same game
}

TEST_CASE("scenario: the same seed throws the same dice, another one others, and none leaves it out") {
    const TemporaryFolder folder;
    const auto battle = [&](std::string_view name, std::optional<std::uint64_t> seed) {
        Plan plan = bulgneville_in(folder);
        plan.file = (folder.path() / name).string();
        plan.seed = seed;
        plan.hand_dice = !seed;
        Session session = open(plan);
        if (!seed) {
            CHECK_FALSE(session.match().record().seed());
            CHECK_FALSE(has(file_text(plan.file), "\nseed "));
        }
        REQUIRE(session.play("stand"));
        REQUIRE(session.play("battle auto"));
        return session.match().plies().back().dice;
    };
    const auto first = battle("a", 7);
    // A die for each unit of vaudemont (18 x 44 / 146: 5) and ladan (18 x 40 / 146: 5), a card each for
    // barbazan's 5 and toulongeon's 6.
    CHECK(first.size() == 21);
    CHECK(battle("b", 7) == first);
    CHECK(battle("c", 8) != first);
    battle("d", std::nullopt);
}

TEST_CASE("scenario: one that is unknown, or cannot be read, is refused, and no file is made") {
    const TemporaryFolder folder;
    Plan plan = bulgneville_in(folder);
    plan.scenario = "agincourt";
    CHECK(refusal(plan) == "'agincourt' is no scenario of lorraine: bulgneville");
    plan.game = "barletta";
    CHECK(refusal(plan) == "'agincourt' is no scenario of barletta");
    plan = bulgneville_in(folder);
    plan.options = {{"battles", "chess"}};
    CHECK(refusal(plan) == "battles: 'chess' is none of ask, auto, result");

    folder.write("own/lorraine/bulgneville.disfida", "disfida 1 lorraine\nset empty\nset turn 14\n");
    const auto own = DataSource::open((folder.path() / "own").string());
    REQUIRE(own);
    const std::string wrong = refusal(bulgneville_in(folder), *own);
    CHECK(wrong.starts_with((folder.path() / "own/lorraine/bulgneville.disfida:3: ").string()));
    CHECK(has(wrong, "turn '14': a number from 1 to 13 is needed"));
}

TEST_CASE("scenario: one's own file takes the place of the shipped one") {
    const TemporaryFolder folder;
    folder.write("own/lorraine/bulgneville.disfida",
                 "disfida 1 lorraine\nset empty\n"
                 "set general ladan montigny points 50 rank 1 skill poor\nset active ladan\n");
    const auto own = DataSource::open((folder.path() / "own").string());
    REQUIRE(own);
    const Session session = open(bulgneville_in(folder), *own);
    CHECK(session.match().plies().empty());
    CHECK(session.position().to_move() == "burgundy");
    CHECK(session.position().check("move ladan bourmont"));
}

TEST_CASE("scenario: every one that is shipped can be begun, under a title of its own") {
    std::size_t count = 0;
    for (const disfida::GameInfo& game : disfida::all_games()) {
        for (const disfida::Scenario& scenario : game.scenarios) {
            CAPTURE(scenario.name);
            const TemporaryFolder folder;
            Plan plan;
            plan.game = game.name;
            plan.scenario = scenario.name;
            plan.file = (folder.path() / "game.disfida").string();
            const Session session = open(plan);
            CHECK_FALSE(session.position().over());
            CHECK_FALSE(session.position().violated());
            CHECK_FALSE(scenario.title.empty());
            ++count;
        }
    }
    CHECK(count >= 1);
}
