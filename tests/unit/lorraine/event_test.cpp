// L-Event: what the first double of a turn's initiative tests brings, and debts.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// fribourg and barbazan are picked, both poor; toulongeon and salm have not acted either.
Campaign picked(const std::string& fribourg = "montigny points 84 rank 2 skill poor",
                const std::string& barbazan = "conde points 84 rank 1 skill poor",
                const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general toulongeon nogent points 80 rank 1 skill poor",
                             "general fribourg " + fribourg, "general barbazan " + barbazan,
                             "general salm revigny points 80 rank 2 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    return Campaign(all).play({"pick fribourg", "pick barbazan"});
}

/// fribourg out of supply: bayer, outside in montigny, holds the only source.
Campaign cut_off(const std::string& fribourg) {
    return picked(fribourg, "conde points 84 rank 1 skill poor",
                  {"general bayer montigny points 10 rank 3 skill poor activated"});
}

} // namespace

TEST_CASE("L-Event 1 a test without a double brings nothing") {
    Campaign campaign = picked();
    campaign.play("roll : 1 2 4 3");
    CHECK(campaign.at("/event") == "null");
    CHECK(campaign.phase() == "activate");
}

TEST_CASE("L-Event 1 the Burgundian pair is read first, and there is one event at most") {
    Campaign campaign = picked();
    campaign.play("roll : 5 5 6 6"); // the French double brings nothing
    CHECK(campaign.at("/event") == R"({"kind":"beloved","general":"fribourg"})");
    CHECK(campaign.general("fribourg") == "84 montigny beloved");
    CHECK(campaign.general("barbazan") == "84 conde activated");
    CHECK(campaign.active() == "barbazan moved 0 extra 0 none start");
}

TEST_CASE("L-Event 1 the French pair counts when the Burgundian one is no double") {
    Campaign campaign = picked();
    campaign.play("roll : 6 5 5 5");
    CHECK(campaign.at("/event") == R"({"kind":"beloved","general":"barbazan"})");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
}

TEST_CASE("L-Event 1 only the first double of a turn counts") {
    Campaign campaign = picked();
    campaign.play({"roll : 1 2 5 5", "end barbazan", "pick fribourg", "pick salm", "roll : 6 6 4 4"});
    CHECK(campaign.at("/event") == R"({"kind":"beloved","general":"barbazan"})");
    CHECK(campaign.at("/striking") == "[]");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    CHECK(campaign.general("salm") == "80 revigny");
}

TEST_CASE("L-Event 1 it strikes before any activation, the general inside too") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "la-mothe points 30 rank 1 skill poor inside");
    campaign.play("roll : 6 5 2 2");
    CHECK(campaign.turn_of() == "event none");
    CHECK(campaign.legal() == "roll");
    CHECK(campaign.at("/active") == "null");
    CHECK(campaign.at("/striking") == R"([{"kind":"desertion","general":"barbazan"}])");
    CHECK(campaign.at("/event") == R"({"kind":"desertion","general":"barbazan"})");
    CHECK(campaign.at("/picked") == R"({"burgundy":"fribourg","french":"barbazan","won":"burgundy"})");
    campaign.play("roll : 3");
    CHECK(campaign.general("barbazan") == "27 la-mothe inside");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    CHECK(campaign.at("/striking") == "[]");
}

TEST_CASE("L-Event 2 supply is looked up when the event is rolled, and a general inside always has it") {
    // Besieged by vaudemont, all round are Burgundians: still in supply.
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "la-mothe points 30 rank 1 skill poor inside",
               {"general vaudemont la-mothe points 60 rank 3 skill poor activated",
                "castle la-mothe french garrison 0 siege 1"});
    campaign.play({"roll : 6 5 2 2", "roll : 3"});
    CHECK(campaign.general("barbazan") == "27 la-mothe inside");
}

TEST_CASE("L-Event 3 epidemic: a die for each full 10 points, the sum is lost") {
    Campaign campaign = picked();
    campaign.play("roll : 1 1 4 3");
    CHECK(campaign.at("/event") == R"({"kind":"epidemic","general":"fribourg"})");
    CHECK(campaign.dice_of("roll") == 8);
    campaign.play("roll : 6 6 6 4 3 2 2 1"); // 30
    CHECK(campaign.general("fribourg") == "54 montigny");
    CHECK(campaign.active() == "barbazan moved 0 extra 0 none start");
}

TEST_CASE("L-Event 3 epidemic out of supply: doubled") {
    Campaign campaign = cut_off("liffol points 84 rank 2 skill poor");
    campaign.play({"roll : 1 1 4 3", "roll : 6 6 6 4 3 2 2 1"});
    CHECK(campaign.general("fribourg") == "24 liffol"); // 84 - 60
}

TEST_CASE("L-Event 3 epidemic: 10 points are one die, 19 too, below 10 there is none and no action") {
    Campaign ten = picked("montigny points 10 rank 2 skill poor");
    ten.play("roll : 1 1 4 3");
    CHECK(ten.dice_of("roll") == 1);
    Campaign nineteen = picked("montigny points 19 rank 2 skill poor");
    nineteen.play("roll : 1 1 4 3");
    CHECK(nineteen.dice_of("roll") == 1);
    Campaign nine = picked("montigny points 9 rank 2 skill poor");
    nine.play("roll : 1 1 4 3");
    CHECK(nine.phase() == "activate");
    CHECK(nine.general("fribourg") == "9 montigny");
    CHECK(nine.at("/event") == R"({"kind":"epidemic","general":"fribourg"})");
}

TEST_CASE("L-Event 3 desertion: one die, doubled out of supply") {
    Campaign supplied = picked();
    supplied.play({"roll : 2 2 4 3", "roll : 5"});
    CHECK(supplied.general("fribourg") == "79 montigny");
    Campaign unsupplied = cut_off("liffol points 84 rank 2 skill poor");
    unsupplied.play({"roll : 2 2 4 3", "roll : 5"});
    CHECK(unsupplied.general("fribourg") == "74 liffol");
}

TEST_CASE("L-Event 3 indiscipline punished: one die is lost, and the turn") {
    Campaign campaign = picked();
    campaign.play("roll : 3 3 1 4");
    CHECK(campaign.turn_of() == "event burgundy");
    CHECK(campaign.legal() == "punish; spare");
    CHECK(campaign.at("/striking") == R"([{"kind":"indiscipline","general":"fribourg"}])");
    campaign.play("punish : 4");
    CHECK(campaign.general("fribourg") == "80 montigny activated");
    // He had won: nobody acts, both pick again.
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.legal() == "pick toulongeon");
    CHECK(campaign.at("/picked") == R"({"burgundy":null,"french":null,"won":null})");
    campaign.play("pick toulongeon");
    CHECK(campaign.legal() == "pick barbazan; pick salm");
}

TEST_CASE("L-Event 3 indiscipline is not doubled out of supply") {
    Campaign campaign = cut_off("liffol points 84 rank 2 skill poor");
    campaign.play({"roll : 3 3 1 4", "punish : 4"});
    CHECK(campaign.general("fribourg") == "80 liffol activated");
}

TEST_CASE("L-Event 3 the loser of the test punished: the winner acts") {
    Campaign campaign = picked();
    campaign.play("roll : 6 5 3 3");
    CHECK(campaign.turn_of() == "event french");
    campaign.play("punish : 6");
    CHECK(campaign.general("barbazan") == "78 conde activated");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    campaign.play({"end fribourg", "pick toulongeon"});
    CHECK(campaign.legal() == "pick salm");
}

TEST_CASE("L-Event 3 indiscipline spared: a debt, nothing now") {
    Campaign campaign = picked();
    campaign.play({"roll : 3 3 1 4", "spare"});
    CHECK(campaign.general("fribourg") == "84 montigny activated debt");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    Campaign loser = picked();
    loser.play({"roll : 6 5 3 3", "spare"});
    CHECK(loser.general("barbazan") == "84 conde debt");
}

TEST_CASE("L-Event 3 a debt is paid at a later double 3 of the same turn: two dice") {
    Campaign campaign = picked();
    campaign.play({"roll : 6 5 3 3", "spare", "end fribourg", "pick toulongeon", "pick barbazan"});
    campaign.play("roll : 6 5 3 3"); // the second double of the turn
    CHECK(campaign.turn_of() == "event none");
    CHECK(campaign.at("/striking") == R"([{"kind":"debt","general":"barbazan"}])");
    CHECK(campaign.at("/event") == R"({"kind":"indiscipline","general":"barbazan"})"); // the turn's stays
    CHECK(campaign.dice_of("roll") == 2);
    campaign.play("roll : 6 4");
    CHECK(campaign.general("barbazan") == "74 conde");
    CHECK(campaign.active() == "toulongeon moved 0 extra 0 none start");
}

TEST_CASE("L-Event 3 a debt at the first double is the turn's event, without another choice") {
    Campaign campaign = picked("montigny points 84 rank 2 skill poor debt");
    campaign.play("roll : 3 3 6 6");
    CHECK(campaign.turn_of() == "event none");
    CHECK(campaign.at("/event") == R"({"kind":"debt","general":"fribourg"})");
    campaign.play("roll : 1 1");
    CHECK(campaign.general("fribourg") == "82 montigny");
    CHECK(campaign.active() == "barbazan moved 0 extra 0 none start");
    CHECK(campaign.general("barbazan") == "84 conde activated"); // no reinforcements: the event was the debt
}

TEST_CASE("L-Event 3 a debt is not doubled out of supply") {
    Campaign campaign = cut_off("liffol points 84 rank 2 skill poor debt");
    campaign.play({"roll : 3 3 6 5", "roll : 6 4"});
    CHECK(campaign.general("fribourg") == "74 liffol");
}

TEST_CASE("L-Event 1 an event and a debt in one test: first what the Burgundian pair brings") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "conde points 84 rank 1 skill poor debt");
    campaign.play("roll : 2 2 3 3");
    CHECK(campaign.at("/striking") ==
          R"([{"kind":"desertion","general":"fribourg"},{"kind":"debt","general":"barbazan"}])");
    CHECK(campaign.at("/event") == R"({"kind":"desertion","general":"fribourg"})");
    campaign.play("roll : 1");
    CHECK(campaign.general("fribourg") == "83 montigny");
    CHECK(campaign.at("/striking") == R"([{"kind":"debt","general":"barbazan"}])");
    CHECK(campaign.at("/picked") == R"({"burgundy":"fribourg","french":"barbazan","won":"french"})");
    campaign.play("roll : 2 2");
    CHECK(campaign.general("barbazan") == "80 conde activated");
    CHECK(campaign.phase() == "activate");
}

TEST_CASE("L-Event 1 bad roads and a debt in one test") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "conde points 84 rank 1 skill poor debt");
    campaign.play("roll : 4 4 3 3");
    CHECK(campaign.at("/striking") == R"([{"kind":"debt","general":"barbazan"}])");
    CHECK(campaign.general("fribourg") == "84 montigny activated");
    campaign.play("roll : 2 2");
    CHECK(campaign.general("barbazan") == "80 conde");
    CHECK(campaign.turn_of() == "pick burgundy"); // fribourg had won
}

TEST_CASE("L-Event 1 both in debt with a double 3 each: both pay") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor debt", "conde points 84 rank 1 skill poor debt");
    campaign.play("roll : 3 3 3 3");
    CHECK(campaign.at("/event") == R"({"kind":"debt","general":"fribourg"})");
    CHECK(campaign.at("/striking") ==
          R"([{"kind":"debt","general":"fribourg"},{"kind":"debt","general":"barbazan"}])");
    campaign.play({"roll : 1 2", "roll : 3 4"});
    CHECK(campaign.general("fribourg") == "81 montigny activated"); // level totals: Burgundy
    CHECK(campaign.general("barbazan") == "77 conde");
}

TEST_CASE("L-Event 1 indiscipline in Burgundy, a debt in the French camp") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "conde points 84 rank 1 skill poor debt");
    campaign.play("roll : 3 3 3 3");
    CHECK(campaign.turn_of() == "event burgundy");
    campaign.play("spare");
    CHECK(campaign.turn_of() == "event none");
    campaign.play("roll : 3 4");
    CHECK(campaign.general("barbazan") == "77 conde");
    CHECK(campaign.general("fribourg") == "84 montigny activated debt");
}

TEST_CASE("L-Event 3 bad roads: the winner's turn is lost and nobody acts") {
    Campaign campaign = picked();
    campaign.play("roll : 4 4 1 3");
    CHECK(campaign.general("fribourg") == "84 montigny activated");
    CHECK(campaign.general("barbazan") == "84 conde");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.legal() == "pick toulongeon");
}

TEST_CASE("L-Event 3 bad roads: the loser's turn is lost and the winner acts") {
    Campaign campaign = picked();
    campaign.play("roll : 6 5 4 4");
    CHECK(campaign.general("barbazan") == "84 conde activated");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
}

TEST_CASE("L-Event 3 beloved: kept by the loser until his activation, gone at the end of the turn") {
    Campaign campaign = picked();
    campaign.play("roll : 5 5 6 5");
    CHECK(campaign.general("fribourg") == "84 montigny beloved");
    campaign.play({"end barbazan", "pick fribourg", "pick salm", "roll : 6 5 1 2"});
    CHECK(campaign.general("fribourg") == "84 montigny activated beloved");
    campaign.play({"move fribourg lafauche", "press-on fribourg liffol"}); // no die
    CHECK(campaign.general("fribourg") == "84 liffol activated");
}

TEST_CASE("L-Event 3 reinforcements: two dice more, winner or loser") {
    Campaign campaign = picked();
    campaign.play("roll : 1 2 6 6");
    CHECK(campaign.turn_of() == "event none");
    CHECK(campaign.dice_of("roll") == 2);
    campaign.play("roll : 6 5");
    CHECK(campaign.general("barbazan") == "95 conde activated");
    Campaign loser = picked("montigny points 84 rank 2 skill expert");
    loser.play({"roll : 6 5 6 6", "roll : 1 1"});
    CHECK(loser.general("barbazan") == "86 conde");
}

TEST_CASE("L-Event 3 reinforcements inside: what exceeds the capacity is lost") {
    Campaign campaign =
        picked("montigny points 84 rank 2 skill poor", "la-mothe points 40 rank 1 skill poor inside",
               {"castle la-mothe french garrison 3"});
    campaign.play({"roll : 6 5 6 6", "roll : 6 4"}); // 10 come, 7 have room
    CHECK(campaign.general("barbazan") == "47 la-mothe inside activated");
    CHECK(campaign.castle("la-mothe") == "french 3");
    Campaign full =
        picked("montigny points 84 rank 2 skill poor", "la-mothe points 50 rank 1 skill poor inside");
    full.play({"roll : 6 5 6 6", "roll : 6 4"});
    CHECK(full.general("barbazan") == "50 la-mothe inside activated");
    // Outside there is no such bound.
    Campaign outside = picked("montigny points 84 rank 2 skill poor", "la-mothe points 50 rank 1 skill poor");
    outside.play({"roll : 6 5 6 6", "roll : 6 4"});
    CHECK(outside.general("barbazan") == "60 la-mothe activated");
}

TEST_CASE("L-Event 4 no event takes an army below 1 point") {
    Campaign desertion = picked("montigny points 4 rank 2 skill poor");
    desertion.play({"roll : 2 2 4 3", "roll : 6"});
    CHECK(desertion.general("fribourg") == "1 montigny");
    Campaign epidemic = cut_off("liffol points 10 rank 2 skill poor");
    epidemic.play({"roll : 1 1 4 3", "roll : 5"}); // 10 - 2 x 5
    CHECK(epidemic.general("fribourg") == "1 liffol");
    Campaign punished = picked("montigny points 1 rank 2 skill poor");
    punished.play({"roll : 3 3 1 4", "punish : 1"});
    CHECK(punished.general("fribourg") == "1 montigny activated");
    Campaign debt = picked("montigny points 12 rank 2 skill poor debt");
    debt.play({"roll : 3 3 6 5", "roll : 6 6"});
    CHECK(debt.general("fribourg") == "1 montigny");
}

TEST_CASE("L-Event 3 a test without a double 3 leaves a debt as it is") {
    Campaign campaign = picked("nogent points 84 rank 2 skill poor debt");
    campaign.play("roll : 6 5 1 2");
    CHECK(campaign.general("fribourg") == "84 nogent activated debt");
    Campaign other = picked("nogent points 84 rank 2 skill poor debt");
    other.play("roll : 6 5 3 3"); // the enemy's double 3 is not his
    CHECK(other.at("/striking") == R"([{"kind":"indiscipline","general":"barbazan"}])");
    other.play("spare");
    CHECK(other.general("fribourg") == "84 nogent activated debt");
}

TEST_CASE("L-Event 1 a bad-roads winner who was the last of his side") {
    Campaign campaign({"general fribourg montigny points 84 rank 2 skill poor",
                       "general barbazan conde points 84 rank 1 skill poor",
                       "general salm revigny points 80 rank 2 skill poor"});
    campaign.play({"pick fribourg", "pick barbazan", "roll : 4 4 1 3"});
    CHECK(campaign.turn_of() == "pick french"); // alone now
    campaign.play("pick barbazan");
    CHECK(campaign.phase() == "activate");
}

TEST_CASE("L-Event 1 a turn lost to the last two ends the turn") {
    Campaign campaign({"turn 13", "general fribourg montigny points 84 rank 2 skill poor",
                       "general barbazan conde points 84 rank 1 skill poor activated",
                       "general salm revigny points 80 rank 2 skill poor"});
    // salm has lost the test and his turn; fribourg acts and the turn is over.
    campaign.play({"pick fribourg", "pick salm", "roll : 6 5 4 4", "end fribourg"});
    CHECK(campaign.turn_of() == "replace none");
}
