// Results of battles fought on a table: who enters them, and how a wrong one is corrected.
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

const Player computer{Player::Kind::computer, 1};

constexpr std::string_view header = "disfida 1 lorraine\noption battles result\n";
/// toulongeon and barbazan meet in bulgneville on turn 2; ladan has still to act.
constexpr std::string_view meeting = "set empty\nset turn 2\n"
                                     "set general toulongeon bulgneville points 62 rank 1 skill expert\n"
                                     "set general ladan lamarche points 50 rank 2 skill poor\n"
                                     "set general barbazan sandaucourt points 142 rank 1 skill competent\n"
                                     "set active barbazan\nmove barbazan bulgneville\n";

/// A session that goes on with this record, played by two people.
Session going_on(const TemporaryFolder& folder, const std::string& record, Player player = {}) {
    folder.write("game.disfida", record);
    Plan plan;
    plan.file = (folder.path() / "game.disfida").string();
    plan.players = {player, player};
    auto session = Session::open(DataSource(), plan);
    REQUIRE_MESSAGE(session, session.error().line());
    return std::move(*session);
}

Session at_the_meeting(const TemporaryFolder& folder, Player player = {}) {
    return going_on(folder, std::string(header) + std::string(meeting), player);
}

void play(Session& session, std::string_view action, const std::vector<int>& dice = {}) {
    const auto done = session.play(action, dice);
    REQUIRE_MESSAGE(done, action, ": ", done.error().line());
}

std::string refusal(Session& session) {
    const auto taken = session.correct();
    REQUIRE_FALSE(taken);
    return taken.error().line();
}

std::string kept(const TemporaryFolder& folder) { return file_text(folder.path() / "game.disfida"); }

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// What the record replays to.
std::string replayed(const std::string& text) {
    const auto match = disfida::Match::read(DataSource(), text, "kept", 1);
    REQUIRE_MESSAGE(match, match.error().line());
    return match->position().state();
}

} // namespace

TEST_CASE("correct: takes a result back with the dice and orders after it, and notes each in the record") {
    const TemporaryFolder folder;
    Session session = at_the_meeting(folder);
    play(session, "stand");
    const std::string before = session.position().state();
    const std::string text = kept(folder);
    play(session, "battle result french lost barbazan:20,toulongeon:40");
    play(session, "retreat la-mothe");
    play(session, "roll", {5, 3}); // promotions: barbazan's die, then toulongeon's
    play(session, "pick ladan");   // the last one left acts without a test
    CHECK(session.match().plies().size() == 6);
    const auto taken = session.correct();
    REQUIRE_MESSAGE(taken, taken.error().line());
    CHECK(*taken == 4);
    CHECK(session.position().state() == before);
    CHECK(session.match().plies().size() == 2);
    const std::string notes =
        "# taken back: battle result french lost barbazan:20,toulongeon:40\n"
        "# taken back: retreat la-mothe\n# taken back: roll : 5 3\n# taken back: pick ladan\n";
    CHECK(kept(folder) == text + notes);
    CHECK(session.take_warning().empty());
    const auto again = session.redo(); // what is noted as taken back does not come back
    REQUIRE_FALSE(again);
    CHECK(again.error().text == "there is nothing to play again");

    play(session, "battle result burgundy lost barbazan:40,toulongeon:20");
    CHECK(kept(folder) == text + notes + "battle result burgundy lost barbazan:40,toulongeon:20\n");
    CHECK(replayed(kept(folder)) == session.position().state());
}

TEST_CASE("correct: the corrected campaign is gone on with, and corrected again") {
    const TemporaryFolder folder;
    std::string state;
    {
        Session session = at_the_meeting(folder);
        play(session, "stand");
        play(session, "battle result french lost barbazan:20,toulongeon:40");
        REQUIRE(session.correct());
        play(session, "battle result burgundy lost barbazan:40,toulongeon:20");
        state = session.position().state();
    }
    Session session = going_on(folder, kept(folder));
    CHECK(session.position().state() == state);
    CHECK(has(kept(folder), "# taken back: battle result french "));
    const auto taken = session.correct();
    REQUIRE(taken);
    CHECK(*taken == 1);
    CHECK(kept(folder).ends_with("stand\n# taken back: battle result french lost barbazan:20,toulongeon:40\n"
                                 "# taken back: battle result burgundy lost barbazan:40,toulongeon:20\n"));
    CHECK(refusal(session) == "no battle result has been entered");
    CHECK(session.position().legal() == std::vector<std::string>{"battle result ..."});
}

TEST_CASE("correct: only the last result is taken back, over the end of a turn with its check too") {
    const TemporaryFolder folder;
    Session session = at_the_meeting(folder);
    play(session, "stand");
    play(session, "battle result french lost barbazan:20,toulongeon:40");
    play(session, "retreat morimond");
    play(session, "roll", {5, 3});
    play(session, "pick ladan");
    play(session, "move ladan darney");
    play(session, "end ladan"); // turn 2 is over: both sides get new generals first
    while (!has(session.position().state(), R"("turn":3)")) {
        REQUIRE(session.play(session.position().legal().front()));
    }
    CHECK(has(kept(folder), "\ncheck "));
    const std::size_t plies = session.match().plies().size();
    const auto taken = session.correct();
    REQUIRE(taken);
    CHECK(*taken == plies - 2); // all but the march and the stand
    CHECK_FALSE(has(kept(folder), "\ncheck "));
    CHECK(has(session.position().state(), R"("turn":2)"));
    CHECK(replayed(kept(folder)) == session.position().state());

    const std::string second = std::string(header) + std::string(meeting) +
                               "stand\nbattle result french lost barbazan:20,toulongeon:40\n"
                               "retreat morimond\nroll : 5 3\npick ladan\nmove ladan bulgneville\nstand\n"
                               "battle result french lost ladan:10,barbazan:10\n";
    const TemporaryFolder other;
    Session later = going_on(other, second);
    const auto last = later.correct();
    REQUIRE(last);
    CHECK(*last == 1);
    CHECK(kept(other).ends_with("stand\n# taken back: battle result french lost ladan:10,barbazan:10\n"));
    CHECK(has(kept(other), "\nbattle result french lost barbazan:20,toulongeon:40\n"));
    REQUIRE(later.correct()); // the first one, with the battle after it
    CHECK(later.match().plies().size() == 2);
    CHECK(replayed(kept(other)) == later.position().state());
}

TEST_CASE("correct: refused where no result was entered, and in games in which none is; nothing changes") {
    const TemporaryFolder folder;
    Session session = at_the_meeting(folder);
    const std::string text = kept(folder);
    CHECK(refusal(session) == "no battle result has been entered");
    play(session, "stand");
    CHECK(refusal(session) == "no battle result has been entered");
    CHECK(kept(folder) == text + "stand\n");
    const TemporaryFolder second;
    Session fought = going_on(second, "disfida 1 lorraine\n" + std::string(meeting) + "stand\n");
    REQUIRE(fought.play("battle auto"));
    CHECK(refusal(fought) == "no battle result has been entered");
    const TemporaryFolder third;
    Session other = going_on(third, "disfida 1 barletta\nroll : 6 6 1 1\n");
    CHECK(refusal(other) == "nothing in this game is reported from elsewhere: undo takes orders back");
    CHECK(other.match().plies().size() == 1);
}

TEST_CASE("a result from the table is for a person to enter, though the computer leads the side") {
    const TemporaryFolder folder;
    Session session = at_the_meeting(folder, computer);
    CHECK(session.computers_turn()); // flee or stand
    play(session, "stand");
    CHECK(session.position().to_move() == "french");
    CHECK_FALSE(session.computers_turn());
    play(session, "battle result french lost barbazan:20,toulongeon:40");
    CHECK(session.computers_turn()); // the retreat is the computer's again
    const auto text = kept(folder);
    CHECK(has(text, "# players burgundy=computer:1 french=computer:1 "));
}

TEST_CASE("where the computer may choose how a battle is fought it does so itself") {
    const TemporaryFolder folder;
    Session session = going_on(folder, "disfida 1 lorraine\n" + std::string(meeting) + "stand\n", computer);
    CHECK(session.position().legal() == std::vector<std::string>{"battle auto", "battle result ..."});
    CHECK(session.computers_turn());
    CHECK(session.suggestion() == "battle auto");
}
