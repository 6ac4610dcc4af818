// L-Turn and L-Init: picks, the test of initiative, activations, the course of a turn.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// Two generals a side, nobody activated: toulongeon expert and fribourg poor, barbazan competent and salm
/// incompetent.
Campaign four(const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general toulongeon montigny points 80 rank 1 skill expert",
                             "general fribourg nogent points 80 rank 2 skill poor",
                             "general barbazan conde points 80 rank 1 skill competent",
                             "general salm revigny points 80 rank 2 skill incompetent"};
    all.insert(all.end(), more.begin(), more.end());
    return Campaign(all);
}

} // namespace

TEST_CASE("L-Init 1 Burgundy picks one, then the French one, then dice decide") {
    Campaign campaign = four();
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.legal() == "pick fribourg; pick toulongeon");
    CHECK_FALSE(campaign.allows("pick barbazan"));
    campaign.play("pick fribourg");
    CHECK(campaign.turn_of() == "pick french");
    CHECK(campaign.at("/picked") == R"({"burgundy":"fribourg","french":null,"won":null})");
    CHECK(campaign.legal() == "pick barbazan; pick salm");
    CHECK_FALSE(campaign.allows("pick toulongeon"));
    campaign.play("pick salm");
    CHECK(campaign.turn_of() == "initiative none");
    CHECK(campaign.legal() == "roll");
    CHECK(campaign.at("/picked") == R"({"burgundy":"fribourg","french":"salm","won":null})");
    CHECK(campaign.general("fribourg") == "80 nogent"); // not activated by the pick
}

TEST_CASE("L-Init 1 a pick is free each time: the loser may send another") {
    Campaign campaign = four();
    // fribourg 3 + 2 against barbazan 7 + 4.
    campaign.play({"pick fribourg", "pick barbazan", "roll : 1 2 3 4", "end barbazan"});
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.legal() == "pick fribourg; pick toulongeon");
    campaign.play("pick toulongeon");
    CHECK(campaign.legal() == "pick salm");
}

TEST_CASE("L-Init 2 two dice and the bonus each; the higher is activated, the other stays unactivated") {
    Campaign campaign = four();
    campaign.play({"pick toulongeon", "pick barbazan"});
    // 3 + 6 against 6 + 4: French by one.
    campaign.play("roll : 1 2 2 4");
    CHECK(campaign.turn_of() == "activate french");
    CHECK(campaign.active() == "barbazan moved 0 extra 0 none start");
    CHECK(campaign.general("barbazan") == "80 conde activated");
    CHECK(campaign.general("toulongeon") == "80 montigny");
    CHECK(campaign.at("/picked") == R"({"burgundy":null,"french":null,"won":null})");
}

TEST_CASE("L-Init 2 equal totals: Burgundy") {
    Campaign campaign = four();
    // barbazan (competent) 7 + 4 against fribourg (poor) 9 + 2: the example of the page.
    campaign.play({"pick fribourg", "pick barbazan", "roll : 4 5 3 4"});
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    CHECK(campaign.general("barbazan") == "80 conde");
}

TEST_CASE("L-Init 2 the bonus by skill: +0 +2 +4 +6") {
    struct Row {
        const char* skill;
        const char* ties; ///< French dice with which an incompetent is level with a Burgundian 1 2
        const char* wins;
    };
    for (const Row& row : {Row{"incompetent", "1 2", "1 3"}, Row{"poor", "1 4", "1 5"},
                           Row{"competent", "2 5", "2 6"}, Row{"expert", "4 5", "4 6"}}) {
        CAPTURE(row.skill);
        Campaign campaign =
            four({"general fribourg nogent points 80 rank 2 skill " + std::string(row.skill)});
        campaign.play({"pick fribourg", "pick salm", "roll : 1 2 " + std::string(row.ties)});
        CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
        campaign.undo().play("roll : 1 2 " + std::string(row.wins));
        CHECK(campaign.active() == "salm moved 0 extra 0 none start");
    }
}

TEST_CASE("L-Init 2 takes four dice, no more and no less") {
    Campaign campaign = four();
    campaign.play({"pick fribourg", "pick barbazan"});
    CHECK(campaign.dice_of("roll") == 4);
    CHECK(campaign.dice_of("roll", {4, 5, 3, 4}) == 4);
}

TEST_CASE("L-Init 3 a side that is alone picks and activates without dice") {
    Campaign campaign = four({"general barbazan conde points 80 rank 1 skill competent activated",
                              "general salm revigny points 80 rank 2 skill incompetent activated"});
    CHECK(campaign.turn_of() == "pick burgundy");
    campaign.play("pick fribourg");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none start");
    CHECK(campaign.at("/picked") == R"({"burgundy":null,"french":null,"won":null})");
    CHECK(campaign.general("fribourg") == "80 nogent activated");
}

TEST_CASE("L-Init 3 the French alone pick at once") {
    Campaign campaign = four({"general toulongeon montigny points 80 rank 1 skill expert activated",
                              "general fribourg nogent points 80 rank 2 skill poor activated"});
    CHECK(campaign.turn_of() == "pick french");
    campaign.play("pick salm");
    CHECK(campaign.active() == "salm moved 0 extra 0 none start");
}

TEST_CASE("L-Init 3 a side without generals on the map leaves the other alone") {
    Campaign campaign({"general fribourg nogent points 80 rank 2 skill poor",
                       "general barbazan captive rank 1 skill competent"});
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.legal() == "pick fribourg");
    campaign.play("pick fribourg");
    CHECK(campaign.phase() == "activate");
}

TEST_CASE("L-Init 4 a general always has an army") {
    CHECK(disfida::test::setup_error({"general ladan nogent points 0 rank 1 skill poor"}) != "");
    Campaign campaign = four({"general fribourg montigny points 80 rank 2 skill poor", "active fribourg"});
    CHECK(campaign.legal("transfer") ==
          "transfer fribourg toulongeon 1-79; transfer toulongeon fribourg 1-79");
}

TEST_CASE("L-Init 5 an activation that a battle takes away counts as done") {
    Campaign campaign = four({"general salm lafauche points 80 rank 2 skill incompetent", "active fribourg"});
    campaign.play({"move fribourg lafauche", "flee : 4", "retreat reynel"});
    CHECK(campaign.general("salm") == "75 reynel activated");
    CHECK(campaign.turn_of() == "pick burgundy");
    campaign.play("pick toulongeon");
    CHECK(campaign.legal() == "pick barbazan");
}

TEST_CASE("L-Init 5 a general already activated loses nothing more") {
    Campaign campaign = four({"general salm lafauche points 80 rank 2 skill incompetent activated",
                              "general fribourg nogent points 80 rank 2 skill poor", "active fribourg"});
    campaign.play({"move fribourg lafauche", "flee : 4", "retreat reynel"});
    CHECK(campaign.general("salm") == "75 reynel activated");
}

TEST_CASE("L-Init 5 a side whose last general is met is alone no more") {
    // barbazan and salm have both acted once salm was met: Burgundy goes on alone.
    Campaign campaign =
        four({"general salm lafauche points 80 rank 2 skill incompetent",
              "general barbazan conde points 80 rank 1 skill competent activated", "active fribourg"});
    campaign.play({"move fribourg lafauche", "flee : 4", "retreat reynel", "pick toulongeon"});
    CHECK(campaign.active() == "toulongeon moved 0 extra 0 none start");
}

TEST_CASE("L-Turn 1 a turn starts without marks, save debts and exhaustion") {
    // All have acted: the turn ends with the set-up. Six living a side, so nothing is replaced.
    const Campaign campaign({
        "turn 3",
        "general toulongeon montigny points 10 rank 1 skill expert exhausted activated",
        "general vaudemont montigny points 10 rank 2 skill expert activated estranged",
        "general ladan montigny points 10 rank 3 skill expert activated beloved",
        "general fribourg montigny points 10 rank 4 skill expert activated debt",
        "general marigny la-mothe points 20 rank 5 skill expert activated",
        "general antoing montigny points 10 rank 6 skill expert activated",
        "general barbazan la-mothe points 5 rank 1 skill poor inside activated estranged beloved debt",
        "general baudricourt captive rank 2 skill poor",
        "general sarrebruck captive rank 3 skill poor",
        "general bayer captive rank 4 skill poor",
        "general salm captive rank 5 skill poor",
        "general linange captive rank 6 skill poor",
        "castle la-mothe french garrison 5 siege 2 used",
    });
    CHECK(campaign.at("/turn") == "4");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.general("toulongeon") == "10 montigny exhausted");
    CHECK(campaign.general("vaudemont") == "10 montigny");
    CHECK(campaign.general("ladan") == "10 montigny");
    CHECK(campaign.general("fribourg") == "10 montigny debt");
    CHECK(campaign.general("barbazan") == "5 la-mothe inside debt");
    CHECK(campaign.castle("la-mothe") == "french 5 siege 3"); // 20 are twice 10: L-Sieges
    CHECK(campaign.marks("la-mothe") == "placed 0");
}

TEST_CASE("L-Turn 1 placed marks go and the event of the turn is forgotten") {
    Campaign campaign({
        "general toulongeon montigny points 50 rank 1 skill poor",
        "general vaudemont captive rank 2 skill poor",
        "general ladan captive rank 3 skill poor",
        "general fribourg captive rank 4 skill poor",
        "general marigny captive rank 5 skill poor",
        "general antoing captive rank 6 skill poor",
        "general barbazan commercy points 50 rank 1 skill poor",
        "general baudricourt haye points 50 rank 2 skill poor activated",
        "general sarrebruck haye points 10 rank 3 skill poor activated",
        "general bayer haye points 10 rank 4 skill poor activated",
        "general salm haye points 10 rank 5 skill poor activated",
        "general linange haye points 10 rank 6 skill poor activated",
    });
    // 9 + 2 against 10 + 2, and the Burgundian double 4 costs toulongeon his turn.
    campaign.play({"pick toulongeon", "pick barbazan", "roll : 4 4 4 6"});
    CHECK(campaign.at("/event") == R"({"kind":"bad-roads","general":"toulongeon"})");
    campaign.play("garrison barbazan 10");
    CHECK(campaign.marks("commercy") == "placed 10");
    campaign.play("end barbazan");
    CHECK(campaign.at("/turn") == "2");
    CHECK(campaign.at("/event") == "null");
    CHECK(campaign.castle("commercy") == "french 10");
    CHECK(campaign.marks("commercy") == "placed 0");
}

TEST_CASE("L-Turn 2 tests and activations go on until all at liberty on the map have acted") {
    Campaign campaign = four({"general ladan captive rank 3 skill poor"});
    campaign.play({"pick fribourg", "pick barbazan", "roll : 1 2 3 4", "end barbazan"});
    campaign.play({"pick fribourg", "pick salm", "roll : 1 2 3 4", "end salm"}); // 3 + 2 against 7 + 0
    CHECK(campaign.turn_of() == "pick burgundy");                                // alone now
    campaign.play({"pick fribourg", "end fribourg"});
    CHECK(campaign.legal() == "pick toulongeon");
    CHECK(campaign.at("/turn") == "1");
    campaign.play({"pick toulongeon", "end toulongeon"});
    CHECK(campaign.turn_of() == "replace none"); // the end of the turn: three Burgundians, two French live
}

TEST_CASE("L-Turn 3 stacking, sieges, hostages, replacements, then the end roll, in this order") {
    Campaign campaign({
        "turn 10",
        "general toulongeon la-mothe points 200 rank 1 skill poor activated",
        "general ladan captive rank 2 skill poor",
        "general barbazan captive rank 1 skill poor",
        "general salm la-mothe points 20 rank 2 skill poor inside activated",
        "castle la-mothe french garrison 0 siege 2",
    });
    CHECK(campaign.turn_of() == "stack none");
    CHECK(campaign.castle("la-mothe") == "french 0 siege 2");
    campaign.play("roll : 1 1 1 1 1 1 1 1"); // 75 above: 8 dice, in supply by bourmont
    CHECK(campaign.general("toulongeon") == "192 la-mothe activated");
    CHECK(campaign.castle("la-mothe") == "french 0 siege 3");
    CHECK(campaign.turn_of() == "place burgundy");
    campaign.play("place ladan montigny");
    CHECK(campaign.turn_of() == "place french");
    campaign.play("place barbazan st-dizier");
    CHECK(campaign.turn_of() == "replace none");
    for (const char* who : {"mirebeau", "humieres", "vergy", "gargrave"}) {
        CHECK(campaign.pending() == "replace burgundy " + std::string(who) + " 0 null -");
        campaign.play("roll : 4").play("place " + std::string(who) + " montigny");
    }
    for (const char* who : {"barbey", "ourches", "pouilly", "chatelet"}) {
        CHECK(campaign.pending() == "replace french " + std::string(who) + " 0 null -");
        campaign.play("roll : 4").play("place " + std::string(who) + " st-dizier");
    }
    CHECK(campaign.turn_of() == "end-roll none");
    CHECK(campaign.at("/turn") == "10");
    campaign.play("roll : 1");
    CHECK(campaign.at("/turn") == "11");
}
