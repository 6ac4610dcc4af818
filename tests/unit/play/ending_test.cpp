// Games ended by the players' own will, and what both bind themselves to, in records.
#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/fair_dice.hpp"

using namespace disfida;

namespace {

const std::string hash(64, 'a');
const std::string other_hash(64, 'b');

Match begun(std::string_view game) {
    auto match = Match::create(DataSource(), game, {}, 7, 7);
    REQUIRE(match);
    return std::move(*match);
}

std::string wrong(const std::string& record) {
    const auto match = Match::read(DataSource(), record, "x", 0);
    return match ? "nothing" : match.error().text;
}

} // namespace

TEST_CASE("records: draw and resign end any game at any point, and are not in legal") {
    for (const GameInfo& info : all_games()) {
        for (const bool later : {false, true}) {
            Match match = begun(info.name);
            for (int i = 0; later && i < 12; ++i) {
                REQUIRE(match.play(match.position().filled(match.position().legal().front(), 3)));
            }
            const auto legal = match.position().legal();
            CHECK(std::find(legal.begin(), legal.end(), "draw") == legal.end());
            Match drawn = begun(info.name);
            REQUIRE(drawn.play("draw"));
            CHECK(drawn.position().over());
            CHECK(drawn.position().to_move() == "none");
            CHECK(drawn.position().legal().empty());
            CHECK_FALSE(drawn.position().violated());
            CHECK(drawn.position().winning(info.sides[0]) == 0.5);
            CHECK(drawn.position().state().find(R"("result":{"winner":"draw","by":"agreed")") !=
                  std::string::npos);
            for (const std::string_view side : info.sides) {
                auto copy = Match::read(DataSource(), match.record().text(), "copy", 0);
                REQUIRE(copy);
                REQUIRE(copy->play("resign " + std::string(side)));
                CHECK(copy->position().over());
                CHECK_FALSE(copy->position().violated());
                CHECK(copy->position().winning(side) == 0.0);
                CHECK(copy->position().state().find(R"("by":"resigned")") != std::string::npos);
                CHECK_FALSE(copy->play("draw"));
                CHECK_FALSE(copy->story().empty());
                CHECK_FALSE(copy->position().brief(copy->plies().back().events).empty());
                // The record says it, with a digest, and reads back to the same.
                const std::string text = copy->record().text();
                CHECK(text.find("\nresign " + std::string(side) + "\ncheck ") != std::string::npos);
                const auto again = Match::read(DataSource(), text, "again", 0);
                REQUIRE_MESSAGE(again, again.error().text);
                CHECK(again->position().state() == copy->position().state());
                REQUIRE(copy->undo());
                CHECK_FALSE(copy->position().over());
            }
        }
    }
}

TEST_CASE("records: who resigns has to be a side") {
    for (const GameInfo& info : all_games()) {
        Match match = begun(info.name);
        CHECK_FALSE(match.play("resign"));
        const auto refused = match.play("resign nobody");
        REQUIRE_FALSE(refused);
        CHECK(refused.error().text.find("'nobody'") != std::string::npos);
    }
}

TEST_CASE("records: a commitment stands before the first action, a disclosure after the last") {
    Match match = begun("barletta");
    CHECK(match.commit("german", hash).error().text == "'german' is no side: italian or french");
    REQUIRE(match.commit("italian", hash));
    CHECK(match.commit("italian", hash).error().text == "italian is committed already");
    REQUIRE(match.commit("french", other_hash));
    CHECK(match.set("round 3").error().text == "set-ups come before the commitments");
    REQUIRE(match.play("roll"));
    REQUIRE(match.play("resign french"));
    REQUIRE(match.reveal("italian", hash));
    CHECK(match.reveal("italian", hash).error().text == "italian has revealed its secret already");
    const std::string text = match.record().text();
    CHECK(text.starts_with("disfida 1 barletta\nseed 7\ncommit italian " + hash + "\ncommit french " +
                           other_hash + "\nroll : "));
    CHECK(text.ends_with("\nreveal italian " + hash + "\n"));
    const auto again = Match::read(DataSource(), text, "again", 0);
    REQUIRE_MESSAGE(again, again.error().text);
    CHECK(again->record().text() == text);
}

TEST_CASE("records: nothing is played after a secret is disclosed, and taking back takes it off") {
    Match match = begun("iliad");
    REQUIRE(match.commit("left", hash));
    REQUIRE(match.play("roll"));
    REQUIRE(match.reveal("left", hash));
    CHECK(match.play(match.position().legal().front()).error().text ==
          "the secrets of the dice are revealed: nothing is played any more");
    REQUIRE(match.undo());
    CHECK(match.record().revealed("left").empty());
    CHECK(match.record().committed("left") == hash);
}

TEST_CASE("records: commitments and disclosures are read strictly") {
    const std::string head = "disfida 1 barletta\n";
    CHECK(wrong(head + "commit italian abc\n") ==
          "x:2: a commitment is written: commit SIDE HASH, with 64 lower-case hex digits");
    CHECK(wrong(head + "commit german " + hash + "\n") == "x:2: 'german' is no side: italian or french");
    CHECK(wrong(head + "roll : 6 5 1 1\ncommit italian " + hash + "\n") ==
          "x:3: out of order: header, options, seed, set-ups, commit, then actions, then reveal");
    CHECK(wrong(head + "commit italian " + hash + "\nseed 3\n") ==
          "x:3: out of order: header, options, seed, set-ups, commit, then actions, then reveal");
    CHECK(wrong(head + "reveal italian " + hash + "\n") ==
          "x:2: italian has made no commitment: there is nothing to reveal");
    CHECK(wrong(head + "commit italian " + hash + "\nreveal italian " + hash + "\nroll : 6 5 1 1\n") ==
          "x:4: out of order: header, options, seed, set-ups, commit, then actions, then reveal");
    CHECK(wrong(head + "commit italian " + hash + "\nreveal italian " + hash + "\n") == "nothing");
}
