// The computer's thinking: what it depends on, and what the clock may do to it.
#include <chrono>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "play/session.hpp"
#include "play/thinking.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"
#include "support/slow_game.hpp"
#include "support/stage.hpp"

namespace {

using namespace std::chrono_literals;
using namespace disfida::test;
using disfida::DataSource;
using disfida::Match;
using disfida::Player;

/// A game of that name drawn up, up to the first choice of a side.
Match drawn_up(const disfida::GameInfo& info) {
    auto match = Match::create(DataSource(), info.name, {}, std::nullopt, 5);
    REQUIRE(match);
    const std::string how(info.openings.size() > 1 ? info.openings[1] : std::string_view());
    for (std::string action = match->position().opening_action(how, 5); !action.empty();
         action = match->position().opening_action(how, 5)) {
        REQUIRE(match->play(action));
    }
    while (match->position().to_move() == "none") {
        REQUIRE(match->play(match->position().legal().front()));
    }
    return std::move(*match);
}

/// The same position with dice from another generator, of which some have been thrown already.
Match with_other_dice(const Match& match) {
    auto other = Match::read(DataSource(), match.record().text(), "record", 99);
    REQUIRE(other);
    constexpr int thrown = 3;
    for (int i = 0; i < thrown; ++i) {
        REQUIRE(other->play(other->position().filled(other->position().legal().front(), 0)));
        other->undo();
    }
    return std::move(*other);
}

std::string choice(const Match& match, int level, std::uint64_t seed) {
    constexpr std::uint64_t nodes = 2000;
    const auto thought = match.position().consider(level, nodes, seed);
    while (!thought->think(300)) {
    }
    return thought->choice();
}

} // namespace

TEST_CASE("levels: no level sees dice to come: its choice does not change with the generator's state") {
    for (const disfida::GameInfo& info : disfida::all_games()) {
        const Match one = drawn_up(info);
        const Match other = with_other_dice(one);
        REQUIRE(one.position().state() == other.position().state());
        for (int level = disfida::first_level; level <= disfida::last_level; ++level) {
            const std::string chosen = choice(one, level, 7);
            CHECK_MESSAGE(choice(other, level, 7) == chosen, info.name, " ", level);
            CHECK_MESSAGE(choice(one, level, 7) == chosen, info.name, " ", level);
        }
    }
}

TEST_CASE("levels: by number and name, refused with what there is") {
    for (const auto& [text, level] : {std::pair{"1", 1},
                                      {"squire", 1},
                                      {"2", 2},
                                      {"knight", 2},
                                      {"3", 3},
                                      {"captain", 3},
                                      {"4", 4},
                                      {"champion", 4}}) {
        CHECK(*disfida::read_level(text) == level);
        CHECK(*disfida::parse_player(text) == Player{Player::Kind::computer, level});
        CHECK(*disfida::parse_player("computer:" + std::string(text)) ==
              Player{Player::Kind::computer, level});
    }
    for (const char* text : {"", "0", "page", "5", "Squire", "01", "squire "}) {
        const auto level = disfida::read_level(text);
        REQUIRE_FALSE(level);
        CHECK(level.error().text == "the computer has no level '" + std::string(text) +
                                        "': 1 (squire), 2 (knight), 3 (captain) or 4 (champion)");
        const auto player = disfida::parse_player("computer:" + std::string(text));
        REQUIRE_FALSE(player);
        CHECK(player.error().text == "'computer:" + std::string(text) +
                                         "' is no player: person, computer, a level by number or name, 1 "
                                         "(squire) to 4 (champion), or engine:COMMAND");
    }
}

TEST_CASE("players: a program is its command, whatever is in it") {
    const auto player = disfida::parse_player("engine:./my bot --level=3 | tee log");
    REQUIRE(player);
    CHECK(player->kind == Player::Kind::program);
    CHECK(player->command == "./my bot --level=3 | tee log");
    CHECK(disfida::name(*player) == "engine:./my bot --level=3 | tee log");
    for (const char* text : {"engine", "engine:", "engine:  "}) {
        CHECK_FALSE(disfida::parse_player(text));
    }
}

TEST_CASE("thinking: the clock ends it, a person may end it sooner, and the best so far is played") {
    auto match = Match::create(DataSource(), "barletta", {}, 7, 7, slow_table());
    REQUIRE(match);
    play_line(*match, "roll : 6 3 2 2");
    disfida::Thinking thinking;
    disfida::Limits limits;
    limits.think = 50ms;
    const Player squire{Player::Kind::computer, 1};
    thinking.begin(*match, squire, limits);
    CHECK(thinking.busy());
    while (!thinking.go_on(*match, 5ms)) {
    }
    CHECK_FALSE(thinking.busy());
    CHECK(match->position().check(*thinking.take()));
    CHECK_FALSE(thinking.begun());
    limits.think.reset(); // nothing but its own end, which does not come
    thinking.begin(*match, squire, limits);
    CHECK_FALSE(thinking.go_on(*match, 1ms));
    CHECK(thinking.hurry());
    CHECK(match->position().check(*thinking.take()));
    CHECK(match->position().check(disfida::decide_within(match->position(), 4, 20ms)));
}

TEST_CASE("session: what is thought about is given up when the position or the player changes") {
    const TemporaryFolder folder;
    disfida::Plan plan;
    plan.game = "barletta";
    plan.file = (folder.path() / "g.disfida").string();
    plan.players = {Player{}, Player{Player::Kind::computer, 1}};
    plan.seed = 7;
    auto opened = disfida::Session::open(DataSource(), plan, slow_table());
    REQUIRE(opened);
    disfida::Session& session = *opened;
    REQUIRE(session.play("roll", std::vector<int>{1, 1, 6, 6}));
    REQUIRE(session.computers_turn());
    session.begin_thinking({});
    session.set_player("french", Player{Player::Kind::computer, 3});
    CHECK_FALSE(session.thinking().begun());
    session.begin_thinking({});
    CHECK_FALSE(session.think(1ms));
    CHECK(session.hurry());
    const auto order = session.decision();
    REQUIRE(order);
    REQUIRE(session.play(*order));
    CHECK_FALSE(session.thinking().begun());
}

TEST_CASE("session: a kept game says that a program played, not which, and no file says what is run") {
    const TemporaryFolder folder;
    const std::string trap = (folder.path() / "trap").string();
    disfida::Plan plan;
    plan.game = "barletta";
    plan.file = (folder.path() / "g.disfida").string();
    plan.players = {Player{}, Player{Player::Kind::program, 1, "touch " + trap}};
    {
        auto session = disfida::Session::open(DataSource(), plan);
        REQUIRE(session);
    }
    CHECK(file_text(plan.file).find("# players italian=person french=engine dice=thrown\n") !=
          std::string::npos);
    disfida::Plan again;
    again.file = plan.file;
    {
        auto session = disfida::Session::open(DataSource(), again);
        REQUIRE(session);
        const std::string said = "a program played this side, and a kept game does not say which: "
                                 "--french=engine:COMMAND lets one go on, or choose who plays instead";
        CHECK(session->player("french") == Player{Player::Kind::program});
        CHECK(session->take_warning() == "French: " + said);
        while (session->position().to_move() != "french") { // it is not the person who plays on for it
            const std::string order = session->position().suggest(1);
            REQUIRE(session->play(order.empty() ? session->position().legal().front() : order));
        }
        REQUIRE(session->computers_turn());
        session->begin_thinking({});
        while (!session->think(10ms)) {
        }
        const auto order = session->decision();
        REQUIRE_FALSE(order);
        CHECK(order.error().text == said);
        session->set_player("french", Player{Player::Kind::computer, 2});
        CHECK(session->computers_turn());
    }
    CHECK_FALSE(std::filesystem::exists(trap));
    CHECK(file_text(plan.file).find("# players italian=person french=computer:2 dice=thrown\n") !=
          std::string::npos);
    folder.write("evil.disfida", "disfida 1 barletta\n# players italian=engine:touch french=engine:" + trap +
                                     " dice=thrown\nseed 7\n");
    again.file = (folder.path() / "evil.disfida").string();
    auto session = disfida::Session::open(DataSource(), again);
    REQUIRE(session);
    CHECK(session->player("italian").person());
    CHECK(session->player("french") == Player{Player::Kind::computer, 1});
}
