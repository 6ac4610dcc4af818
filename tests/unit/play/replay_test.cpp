// Going through a match: where rounds begin, words that lead somewhere, notes, speeds, and playing on.
#include <doctest/doctest.h>

#include "disfida/record.hpp"
#include "kernel/data.hpp"
#include "play/replay.hpp"
#include "play/session.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

using namespace disfida;

namespace {

Match golden(const std::string& name) {
    const std::string file = test::golden_file(name).string();
    auto match = Match::read(DataSource(), test::file_text(file), file, 0);
    REQUIRE_MESSAGE(match, match.error().line());
    return std::move(*match);
}

Match read(std::string_view text) {
    auto match = Match::read(DataSource(), text, "here", 0);
    REQUIRE_MESSAGE(match, match.error().line());
    return std::move(*match);
}

constexpr std::string_view begun =
    "disfida 1 barletta\n# players italian=person french=computer:3 dice=thrown\n"
    "seed 7\n# a fine morning\nroll : 6 6 1 1\nplace fieramosca 2407\n"
    "# he stands\n#\n# data /somewhere\nplace la-motte 2406\n";

const std::vector<Stretch> rounds{{0, "Deployment"}, {40, "Round 1 of 5"}, {52, "Round 2 of 5"}};

} // namespace

TEST_CASE("expectation 30: a game's stretches are what comes before round 1 and its five rounds") {
    const auto all = stretches(golden("barletta-1"));
    REQUIRE(all.size() == 6);
    CHECK(all[0].from == 0);
    for (std::size_t round = 1; round <= 5; ++round) {
        CHECK(all[round].name == "Round " + std::to_string(round) + " of 5");
        CHECK(all[round].from > all[round - 1].from);
    }
    CHECK(stretches(golden("iliad-duel")).front().name == "Turn 1");
}

TEST_CASE("expectation 30: by round, on and back") {
    CHECK(stretch_after(rounds, 0, 90) == 40);
    CHECK(stretch_after(rounds, 40, 90) == 52);
    CHECK(stretch_after(rounds, 52, 90) == 90);
    CHECK(stretch_before(rounds, 90) == 52);
    CHECK(stretch_before(rounds, 52) == 40);
    CHECK(stretch_before(rounds, 41) == 40);
    CHECK(stretch_before(rounds, 0) == 0);
}

TEST_CASE("expectation 30: words that lead to a place, and those that do not") {
    for (const auto& pair : std::vector<std::pair<std::string, std::size_t>>{
             {"first", 0}, {"last", 90}, {"0", 0}, {"90", 90}, {"round 2", 52}, {"r1", 40}, {"turn 1", 40}}) {
        const auto found = place_named(pair.first, 90, rounds);
        REQUIRE_MESSAGE(found, pair.first);
        CHECK(*found == pair.second);
    }
    CHECK(place_named("91", 90, rounds).error().text == "there are 90 actions, not 91");
    CHECK(place_named("round 3", 90, rounds).error().text == "nothing is played in round 3");
    for (const char* words : {"", "x", "-1", "round", "round x", "01"}) {
        CHECK_FALSE(place_named(words, 90, rounds));
    }
}

TEST_CASE("replay: speeds") {
    CHECK(*parse_speed("1") == 100);
    CHECK(*parse_speed("0.5") == 50);
    CHECK(*parse_speed("2.25") == 225);
    CHECK(*parse_speed("0.1") == 10);
    CHECK(*parse_speed("100") == 10000);
    CHECK(step_time(50) == 3000);
    for (const char* words : {"", "0", "0.05", "100.01", "1.", ".5", "1.255", "-1", "x", "1e3"}) {
        CHECK_MESSAGE(!parse_speed(words), words);
    }
    CHECK(speed_in_words(50) == "0.5");
    CHECK(speed_in_words(225) == "2.25");
    CHECK(speed_in_words(400) == "4");
}

TEST_CASE("replay: notes are the comments for people, at the action they stand behind") {
    const auto notes = notes_of(read(begun).record());
    REQUIRE(notes.size() == 2);
    CHECK(notes[0].after == 0);
    CHECK(notes[0].text == "a fine morning");
    CHECK(notes[1].after == 2);
    CHECK(notes[1].text == "he stands");
}

TEST_CASE("expectation 30: a game is played on from any place of another, which stays as it is") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const Match match = read(begun);
    const auto path = play_on_from(match, 2);
    REQUIRE_MESSAGE(path, path.error().line());
    const std::string head(begun.substr(0, begun.find("place la-motte")));
    CHECK(test::file_text(*path) == head);
    CHECK(match.record().text() == begun);
    Plan plan;
    plan.file = *path;
    auto session = Session::open(DataSource(), plan);
    REQUIRE(session);
    CHECK(session->match().plies().size() == 2);
    CHECK(session->player("french").level == 3);
    CHECK(session->play("place la-motte 2406"));
    CHECK(play_on_from(match, 2)); // once more: another file
    CHECK(kept_games().size() == 2);
}

TEST_CASE("expectation 30: what bound the sides to secrets stays behind; from the end nothing is played on") {
    const test::TemporaryFolder folder;
    const test::Variable state("XDG_STATE_HOME", folder.path().string());
    const std::string hash(64, 'a');
    const Match bound = read("disfida 1 barletta\ncommit italian " + hash + "\nroll : 6 6 1 1\n");
    CHECK(record_up_to(bound.record(), 1) == "disfida 1 barletta\nroll : 6 6 1 1\n");
    const Match whole = golden("iliad-dead");
    const auto refused = play_on_from(whole, whole.plies().size());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text.starts_with("the game is over there"));
    CHECK(kept_games().empty());
}
