// What the laboratory counts of a campaign of Lorraine, action by action.
#include <string>

#include <doctest/doctest.h>

#include "lorraine/game.hpp"
#include "lorraine/measures.hpp"
#include "support/campaign.hpp"
#include "unit/lab/counting.hpp"

using disfida::test::Campaign;
using disfida::test::last_act;
using disfida::test::march;
using disfida::test::quiet;

namespace {

using Counting = disfida::test::Counting<disfida::lorraine::Game, disfida::lorraine::Measures>;

/// vaudemont stands before barbazan and marches against him.
Counting meeting() {
    return Counting(march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent").match());
}

} // namespace

TEST_CASE("measures of Lorraine: a place is ravaged, by whom") {
    Counting counting(
        quiet({"general fribourg bourmont points 10 rank 1 skill poor", "active fribourg"}).match());
    counting.play({"ravage fribourg"});
    CHECK(counting.all() == "ravaged 1, fribourg.ravages 1");
}

TEST_CASE("measures of Lorraine: an army flees") {
    Counting counting = meeting();
    counting.play({"move vaudemont liffol", "flee : 4"});
    CHECK(counting.all() == "met 1, fled.french 1");
}

TEST_CASE("measures of Lorraine: a battle, who won, and the general who was taken") {
    Counting counting = meeting();
    counting.play({"move vaudemont liffol", "stand",
                   "battle result burgundy lost vaudemont:4,barbazan:40 captured barbazan"});
    CHECK(counting["met"] == 1);
    CHECK(counting["fought"] == 1);
    CHECK(counting["won.burgundy"] == 1);
    CHECK(counting["won.french"] == 0);
    CHECK(counting["taken.french"] == 1);
    CHECK(counting["killed.french"] == 0);
    CHECK(counting["vaudemont.won"] == 1);
    CHECK(counting["barbazan.lost"] == 1);
    CHECK(counting["barbazan.taken"] == 1);
}

TEST_CASE("measures of Lorraine: a general who falls is lost for good") {
    Counting counting = meeting();
    counting.play({"move vaudemont liffol", "stand",
                   "battle result french lost vaudemont:40,barbazan:4 killed vaudemont"});
    CHECK(counting["won.french"] == 1);
    CHECK(counting["killed.burgundy"] == 1);
    CHECK(counting["vaudemont.killed"] == 1);
    CHECK(counting["vaudemont.lost"] == 1);
}

TEST_CASE("measures of Lorraine: a siege, and the castle that falls") {
    const Campaign before = quiet({"general fribourg la-mothe points 84 rank 1 skill poor",
                                   "castle la-mothe french garrison 10 siege 9", "active fribourg"});
    Counting falls(before.match());
    falls.play({"siege fribourg : 6 6 1 1"});
    CHECK(falls.all() == "sieges 1, castles.burgundy 1");
    Counting holds(before.match());
    holds.play({"siege fribourg : 1 1 6 6"});
    CHECK(holds["castles.burgundy"] == 0);
}

TEST_CASE("measures of Lorraine: the VP after each turn") {
    Counting counting(last_act({"turn 3", "ravaged bourmont,conde",
                                "general fribourg domremy points 20 rank 1 skill poor", "active fribourg"})
                          .match());
    CHECK(counting["vp.3"] == disfida::unmeasured);
    counting.play({"ravage fribourg"});
    CHECK(counting["vp.3"] == 15); // 5 VP a village
    CHECK(counting["vp.4"] == disfida::unmeasured);
}

TEST_CASE("measures of Lorraine: the end") {
    Counting counting(last_act({"turn 13", "ravaged bourmont",
                                "general fribourg domremy points 20 rank 1 skill poor", "active fribourg"})
                          .match());
    counting.play({"ravage fribourg"}).finish();
    CHECK(counting["turns"] == 13);
    CHECK(counting["vp"] == 10);
    CHECK(counting["vp.13"] == 10);
    CHECK(counting["end.siege"] == 1); // under 60 VP Vaudemont falls
    CHECK(counting["end.closing"] == 0);
}
