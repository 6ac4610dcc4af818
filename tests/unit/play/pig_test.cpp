// A second game on the same kernel: rules, Match, record, undo, set-ups, odds by odometer, the computer,
// random play.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "ai/greedy.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "kernel/game.hpp"
#include "play/game_position.hpp"
#include "support/every_game.hpp"
#include "support/fuzz.hpp"
#include "support/pig_game.hpp"

using disfida::DataSource;
using disfida::Match;
using disfida::Options;
using disfida::test::Pig;
using disfida::test::pig_table;

static_assert(disfida::Game<Pig>);

namespace {

Match pig(std::optional<std::uint64_t> seed = std::nullopt, const Options& options = {}) {
    auto match = Match::create(DataSource(), "pig", options, seed, 1, pig_table());
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

void play(Match& match, std::string_view line) {
    const auto action = disfida::parse_action_line(line);
    REQUIRE(action);
    const auto played = match.play(action->action, action->dice);
    REQUIRE_MESSAGE(played, line, ": ", played.error().text);
}

/// A game won by Ann: 11 against 7 starts; 6 5 4 held; Bob's 1; 5 held. Its check is made up.
constexpr const char* won = "disfida 1 pig\n"
                            "roll : 6 5 3 4\n"
                            "roll : 6\n"
                            "roll : 5\n"
                            "roll : 4\n"
                            "hold\n"
                            "check 2a4a1c5f\n"
                            "roll : 1\n"
                            "roll : 5\n"
                            "hold\n";

std::string without_checks(std::string text) {
    for (std::size_t at = text.find("check "); at != std::string::npos; at = text.find("check ")) {
        text.erase(at, text.find('\n', at) + 1 - at);
    }
    return text;
}

} // namespace

TEST_CASE("pig is no game of the program, and Barletta none of its table") {
    CHECK_FALSE(Match::create(DataSource(), "pig", {}, std::nullopt, 1));
    const auto match = Match::create(DataSource(), "barletta", {}, std::nullopt, 1, pig_table());
    REQUIRE_FALSE(match);
    CHECK(match.error().text == "no game is called 'barletta': pig");
}

TEST_CASE("pig: played to the end with given dice") {
    Match match = pig();
    for (const char* line : {"roll : 6 5 3 4", "roll : 6", "roll : 5", "roll : 4"}) {
        play(match, line);
    }
    CHECK(match.position().state() ==
          R"({"game":"pig","to_move":"ann","score":[0,0],"pot":15,"over":false})");
    for (const char* line : {"hold", "roll : 1", "roll : 5", "hold"}) {
        play(match, line);
    }
    CHECK(match.position().over());
    CHECK(match.position().state() ==
          R"({"game":"pig","to_move":"none","score":[20,0],"pot":0,"over":true})");
    CHECK(match.position().legal().empty());
    CHECK(without_checks(match.record().text()) == without_checks(won));
    CHECK(match.plies()[1].side == "ann");
    CHECK(match.plies()[0].side == "none");
    CHECK(match.position().say(match.plies().back().events.front()) == "ann holds.");
    CHECK(match.position().explain(match.plies().back().events) ==
          std::vector<std::string>{"ann holds. [P3]"});
}

TEST_CASE("pig: record read again, checks written after a turn and at the end") {
    const auto match = Match::read(DataSource(), without_checks(won), "won", 1, pig_table());
    REQUIRE_MESSAGE(match, match.error().text);
    CHECK(match->position().over());
    Match played = pig(7);
    while (!played.position().over()) {
        REQUIRE(played.play(played.position().legal().front()));
    }
    const std::string text = played.record().text();
    CHECK(text.starts_with("disfida 1 pig\nseed 7\nroll : "));
    CHECK(text.substr(text.size() - 15, 6) == "check ");
    const auto again = Match::read(DataSource(), text, "again", 1, pig_table());
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->record().text() == text);
    CHECK(again->position().state() == played.position().state());
    const auto wrong = Match::read(DataSource(), won, "won", 1, pig_table());
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().text ==
          "won:7: the check does not hold: the position here has " +
              disfida::digest(R"({"game":"pig","to_move":"bob","score":[15,0],"pot":0,"over":false})"));
}

TEST_CASE("pig: undo to the beginning and redo to the end") {
    Match match = pig(3);
    std::vector<std::string> states{match.position().state()};
    while (!match.position().over()) {
        REQUIRE(match.play(match.position().legal().back()));
        if (match.position().legal().size() == 2) {
            states.push_back(match.position().state());
            REQUIRE(match.play("hold"));
        }
        states.push_back(match.position().state());
    }
    const std::string text = match.record().text();
    const std::size_t plies = match.plies().size();
    REQUIRE(states.size() == plies + 1);
    for (std::size_t i = plies; i-- > 0;) {
        REQUIRE(match.undo());
        CHECK(match.position().state() == states[i]);
    }
    CHECK_FALSE(match.undo());
    CHECK(match.record().text() == "disfida 1 pig\nseed 3\n");
    for (std::size_t i = 1; i <= plies; ++i) {
        REQUIRE(match.redo());
        CHECK(match.position().state() == states[i]);
    }
    CHECK_FALSE(match.redo());
    CHECK(match.record().text() == text);
}

TEST_CASE("pig: dice that are missing or left over") {
    Match match = pig();
    const auto needs = [&](const std::vector<int>& dice) { return match.needs("roll", dice); };
    REQUIRE(needs({}));
    CHECK((*needs({}))->roll.who == "ann");
    CHECK((*needs({}))->count == 2);
    CHECK((*needs({4}))->count == 1);
    CHECK((*needs({4, 4}))->roll.who == "bob");
    CHECK_FALSE((*needs({4, 4, 4, 4})).has_value());
    CHECK(needs({4, 4, 4, 4, 4}).error().text == "too many dice: 'roll' takes 4 here, not 5");
}

TEST_CASE("pig: options and set-ups") {
    Match two = pig(std::nullopt, {{"two-dice", "on"}});
    CHECK(two.record().text() == "disfida 1 pig\noption two-dice on\n");
    play(two, "roll : 1 1 1 2"); // Bob starts
    play(two, "roll : 3 3");     // a double counts twice
    CHECK(two.position().state() == R"({"game":"pig","to_move":"bob","score":[0,0],"pot":12,"over":false})");

    Match match = pig();
    REQUIRE(match.set("score ann 19"));
    CHECK(match.settle().error().text == "scores need a side: set to-move ann or bob");
    CHECK(match.set("score ann 20").error().text == "a score is 0 to 19");
    REQUIRE(match.set("to-move ann"));
    play(match, "roll : 2");
    play(match, "hold");
    CHECK(match.position().over());
    CHECK(without_checks(match.record().text()) ==
          "disfida 1 pig\nset score ann 19\nset to-move ann\nroll : 2\nhold\n");
}

TEST_CASE("pig: odds by odometer are exact") {
    Match one = pig();
    play(one, "roll : 6 5 3 4");
    CHECK(std::stod(*one.position().odds("roll")) == doctest::Approx(1 / 6.0).epsilon(1e-5));
    Match two = pig(std::nullopt, {{"two-dice", "on"}});
    play(two, "roll : 6 5 3 4");
    CHECK(std::stod(*two.position().odds("roll")) == doctest::Approx(11 / 36.0).epsilon(1e-5));
    CHECK_FALSE(one.position().odds("hold"));
    REQUIRE(one.position().chances("roll").size() == 1);
    CHECK(one.position().chances("roll")[0].what == "the pot is lost");
    CHECK(one.position().chances("hold").empty());
    CHECK(one.position().chances("fly").empty());
}

TEST_CASE("pig: the computer holds when a throw costs more than it brings") {
    const auto game = Pig::open(DataSource(), {});
    REQUIRE(game);
    // Five faces in six add 4 in the mean, the sixth loses the pot: a throw is worth 5/6 of the pot and 4
    // more, which is more than the pot itself below 20 and less above.
    Pig::State state;
    state.phase = Pig::Phase::turn;
    state.pot = 19;
    CHECK(disfida::ai::expectation(*game, state, Pig::Action::hold, Pig::Seat::ann) == doctest::Approx(19.0));
    CHECK(disfida::ai::expectation(*game, state, Pig::Action::roll, Pig::Seat::ann) ==
          doctest::Approx(5 / 6.0 * 23));
    CHECK(disfida::ai::greedy(*game, state) == Pig::Action::roll);
    state.pot = 21;
    CHECK(disfida::ai::greedy(*game, state) == Pig::Action::hold);
    state.phase = Pig::Phase::over;
    CHECK_FALSE(disfida::ai::greedy(*game, state)); // nothing to choose from
}

TEST_CASE("pig: random games through Match and on the bare rules") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const auto wrong = disfida::test::fuzz_match(pig_table(), pig_table().front(), seed);
        REQUIRE_MESSAGE(!wrong, *wrong);
        const auto game = Pig::open(DataSource(), disfida::test::option_sets(pig_table().front())[seed % 2]);
        REQUIRE(game);
        const auto bare = disfida::test::fuzz_rules(*game, seed);
        REQUIRE_MESSAGE(!bare, *bare);
    }
}

TEST_CASE("pig: the automatic opening and what people are told") {
    Match match = pig();
    CHECK(match.position().opening_action("start", 1) == "roll");
    play(match, "roll : 6 5 3 4");
    CHECK(match.position().opening_action("start", 1).empty());
    CHECK(match.position().prompt() == "ann: hold or roll");
    CHECK(match.position().brief(match.plies().back().events) == "ann starts.");
    CHECK(match.position().prospect("roll") == std::vector<std::string>{"a 1 loses the pot [P2]"});
    CHECK(match.position().outlook("roll") == match.position().prospect("roll"));
    CHECK(match.position().outlook("hold").empty());
    CHECK(match.position().outlook("fly").empty());
    CHECK(match.position().status().front() == "Ann 0, Bob 0.");
}
