// L-Castle: garrisons, who goes in and out, and what a fallen castle costs.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// la-mothe is Burgundian with this garrison; fribourg (poor, rank 1), of these words, is active there.
Campaign keeper(int garrison, const std::string& fribourg, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"castle la-mothe burgundy garrison " + std::to_string(garrison),
                             "general fribourg la-mothe " + fribourg};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all);
}

} // namespace

TEST_CASE("L-Castle 1 an empty castle keeps its owner, whoever passes") {
    Campaign campaign = quiet({"general fribourg bourmont points 84 rank 1 skill poor", "active fribourg"});
    campaign.play({"move fribourg la-mothe", "end fribourg"});
    CHECK(campaign.castle("la-mothe") == "french 0");
    CHECK_FALSE(quiet({"general fribourg la-mothe points 20 rank 1 skill poor", "active fribourg"})
                    .allows("enter fribourg"));
}

TEST_CASE("L-Castle 2 garrison leaves points behind, keeps 1 and is free as often as one likes") {
    Campaign campaign = keeper(5, "points 20 rank 1 skill poor");
    CHECK(campaign.legal("garrison") == "garrison fribourg 1-19");
    CHECK(campaign.dice_of("garrison fribourg 19") == 0);
    campaign.play({"garrison fribourg 9", "garrison fribourg 10"});
    CHECK(campaign.general("fribourg") == "1 la-mothe activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 24");
    CHECK(campaign.marks("la-mothe") == "placed 19");
    CHECK(campaign.legal("garrison") == ""); // he keeps 1
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none moving");
    campaign.play("move fribourg liffol");
    CHECK(campaign.general("fribourg") == "1 liffol activated");
}

TEST_CASE("L-Castle 2 the capacity holds, generals inside counted") {
    Campaign campaign = keeper(5, "points 84 rank 1 skill poor",
                               {"general ladan la-mothe points 30 rank 2 skill poor inside"});
    CHECK(campaign.legal("garrison") == "garrison fribourg 1-15"); // 50 - 35
    CHECK(campaign.refusal("garrison fribourg 16").find("room for 15") != std::string::npos);
    campaign.play("garrison fribourg 15");
    CHECK_FALSE(campaign.allows("garrison fribourg 1"));
}

TEST_CASE("L-Castle 2 from inside too: the sum within the walls stays the same") {
    Campaign campaign = keeper(20, "points 30 rank 1 skill poor inside");
    CHECK(campaign.legal("garrison") == "garrison fribourg 1-29");
    campaign.play("garrison fribourg 29");
    CHECK(campaign.general("fribourg") == "1 la-mothe inside activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 49");
    CHECK(campaign.marks("la-mothe") == "placed 29");
}

TEST_CASE("L-Castle 2 entering, passing or starting there; only his own castle, unbesieged") {
    Campaign campaign = quiet({"general fribourg bourmont points 84 rank 1 skill poor",
                               "castle la-mothe burgundy garrison 0", "active fribourg"});
    CHECK_FALSE(campaign.allows("garrison fribourg 1"));
    campaign.play("move fribourg la-mothe");
    campaign.play(
        {"garrison fribourg 4", "press-on fribourg domremy : 4", "press-on fribourg gondrecourt : 5"});
    CHECK_FALSE(campaign.allows("garrison fribourg 1")); // French
    CHECK(campaign.castle("la-mothe") == "burgundy 4");
}

TEST_CASE("L-Castle 2 of the points that leave, those placed this turn go last") {
    Campaign campaign =
        keeper(10, "points 84 rank 1 skill poor", {"general ladan la-mothe points 30 rank 2 skill poor"});
    campaign.play({"garrison fribourg 5", "end fribourg", "pick ladan", "pick linange", "roll : 6 5 1 2"});
    CHECK(campaign.marks("la-mothe") == "placed 5");
    CHECK(campaign.legal("take") == "take ladan 1-10");
    campaign.play("take ladan 8 : 4");
    CHECK(campaign.castle("la-mothe") == "burgundy 7");
    CHECK(campaign.marks("la-mothe") == "placed 5");
}

TEST_CASE("L-Castle 3 take: a morale test, and the activation is over; failed, nothing") {
    Campaign campaign = keeper(10, "points 20 rank 1 skill poor");
    CHECK(campaign.legal("take") == "take fribourg 1-10");
    CHECK(campaign.dice_of("take fribourg 10") == 1);
    campaign.play("take fribourg 10 : 4");
    CHECK(campaign.general("fribourg") == "30 la-mothe activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    CHECK(campaign.turn_of() == "pick burgundy");
    campaign.undo().play("take fribourg 10 : 3");
    CHECK(campaign.general("fribourg") == "20 la-mothe activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 10");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Castle 3 what he has just placed he cannot take back") {
    Campaign campaign = keeper(0, "points 20 rank 1 skill poor");
    campaign.play("garrison fribourg 5");
    CHECK(campaign.legal("take") == "");
    CHECK(campaign.refusal("take fribourg 1").find("0 leaderless points that did not come this turn") !=
          std::string::npos);
}

TEST_CASE("L-Castle 3 one inside takes too, in a full castle as well") {
    Campaign campaign = keeper(20, "points 30 rank 1 skill poor inside");
    campaign.play("take fribourg 20 : 6");
    CHECK(campaign.general("fribourg") == "50 la-mothe inside activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Castle 3 nothing is taken from an enemy castle") {
    const Campaign campaign =
        quiet({"castle la-mothe french garrison 10", "general fribourg la-mothe points 20 rank 1 skill poor",
               "active fribourg"});
    CHECK(campaign.refusal("take fribourg 1").find("in no zone of an own castle") != std::string::npos);
}

TEST_CASE("L-Castle 4 enter: from outside, the whole army within the capacity, and it is over") {
    Campaign fits = keeper(20, "points 30 rank 1 skill poor");
    fits.play("enter fribourg");
    CHECK(fits.general("fribourg") == "30 la-mothe inside activated");
    CHECK(fits.turn_of() == "pick burgundy");
    const Campaign large = keeper(20, "points 31 rank 1 skill poor");
    CHECK(large.legal("enter") == "");
    CHECK(large.refusal("enter fribourg").find("room for 30 points, fribourg brings 31") !=
          std::string::npos);
    const Campaign inside = keeper(20, "points 30 rank 1 skill poor inside");
    CHECK(inside.refusal("enter fribourg").find("inside already") != std::string::npos);
}

TEST_CASE("L-Castle 4 several may be inside") {
    Campaign campaign = keeper(10, "points 15 rank 1 skill poor",
                               {"general ladan la-mothe points 10 rank 2 skill poor inside",
                                "general marigny la-mothe points 15 rank 3 skill poor inside"});
    campaign.play("enter fribourg"); // 10 + 10 + 15 + 15 = 50
    CHECK(campaign.general("fribourg") == "15 la-mothe inside activated");
}

TEST_CASE("L-Castle 4 who has dropped enough gets in") {
    Campaign campaign = keeper(0, "points 60 rank 1 skill poor");
    CHECK_FALSE(campaign.allows("enter fribourg"));
    campaign.play("garrison fribourg 9"); // 51 against 41
    CHECK_FALSE(campaign.allows("enter fribourg"));
    const Campaign exact = keeper(0, "points 50 rank 1 skill poor");
    CHECK(exact.allows("enter fribourg"));
}

TEST_CASE("L-Castle 5 besieged, or with an enemy outside, a general can only sally or end") {
    for (const std::string mark : {"", " siege 2"}) {
        const Campaign campaign = keeper(10, "points 20 rank 1 skill poor inside",
                                         {"general salm la-mothe points 10 rank 1 skill poor",
                                          "general ladan la-mothe points 10 rank 2 skill poor inside",
                                          "castle la-mothe burgundy garrison 10" + mark});
        CHECK(campaign.legal() == "end fribourg; sally fribourg; sally fribourg 1-10");
        for (const char* action :
             {"garrison fribourg 1", "take fribourg 1", "transfer fribourg ladan 1", "leave fribourg"}) {
            CHECK(campaign.refusal(action).find("[L-") != std::string::npos);
        }
    }
    Campaign idle = keeper(10, "points 20 rank 1 skill poor inside",
                           {"general salm la-mothe points 10 rank 1 skill poor"});
    idle.play("end fribourg");
    CHECK(idle.general("fribourg") == "20 la-mothe inside activated");
}

TEST_CASE("L-Castle 6 nobody gets into a besieged castle: the way leads into battle") {
    Campaign campaign = quiet({"castle la-mothe burgundy garrison 10",
                               "general fribourg bourmont points 20 rank 1 skill poor",
                               "general salm la-mothe points 40 rank 1 skill poor",
                               "castle la-mothe burgundy garrison 10 siege 0", "active fribourg"});
    campaign.play("move fribourg la-mothe");
    CHECK(campaign.turn_of() == "battle-stand french");
}

TEST_CASE("L-Castle 7 leaderless points never move and have no activation") {
    const Campaign campaign({"castle la-mothe burgundy garrison 10",
                             "general fribourg montigny points 20 rank 1 skill poor",
                             "general barbazan conde points 20 rank 1 skill poor"});
    CHECK(campaign.legal() == "pick fribourg");
}

TEST_CASE("L-Castle 7 an army may stand before an enemy garrison without a battle") {
    Campaign campaign = quiet({"general fribourg bourmont points 10 rank 1 skill poor",
                               "castle la-mothe french garrison 50", "active fribourg"});
    campaign.play({"move fribourg la-mothe", "end fribourg"});
    CHECK(campaign.general("fribourg") == "10 la-mothe activated");
}

TEST_CASE(
    "L-Castle 8 a fallen castle: generals inside captured, from rank 7 on eliminated, the garrison gone") {
    Campaign campaign = quiet({"general fribourg la-mothe points 100 rank 1 skill poor",
                               "general salm la-mothe points 20 rank 6 skill poor inside debt",
                               "general bayer la-mothe points 10 rank 7 skill competent inside activated",
                               "castle la-mothe french garrison 20 siege 5", "active fribourg"});
    campaign.play("siege fribourg : 6 6 1 1"); // 12 + 2 + 5 = 19 against 2 + 2 + 8 = 12
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    CHECK(campaign.marks("la-mothe") == "placed 0 used");
    CHECK(campaign.general("salm") == "captive");
    CHECK(campaign.quality("salm") == "poor 6");
    CHECK(campaign.general("bayer") == "killed");
    CHECK(campaign.quality("bayer") == "competent 7");
    for (const char* at : {"/generals/10/", "/generals/9/"}) {
        for (const char* mark : {"inside", "activated", "debt"}) {
            CHECK(campaign.at(std::string(at) + mark) == "false");
        }
        CHECK(campaign.at(std::string(at) + "points") == "0");
        CHECK(campaign.at(std::string(at) + "zone") == "null");
    }
    CHECK(campaign.turn_of() == "pick burgundy"); // the siege ended his activation
}

TEST_CASE("L-Castle 8 the victor may garrison it from his next activation there") {
    Campaign campaign = quiet({"general fribourg la-mothe points 100 rank 1 skill poor",
                               "general ladan la-mothe points 20 rank 2 skill poor",
                               "castle la-mothe french garrison 20", "active fribourg"});
    campaign.play({"assault fribourg : 6 6 1 1", "pick ladan", "pick linange", "roll : 6 5 1 2"});
    CHECK(campaign.allows("garrison ladan 1"));
    CHECK(campaign.allows("enter ladan"));
}

TEST_CASE("L-Castle 8 the French take one back in the same way") {
    Campaign campaign = quiet({"castle la-mothe burgundy garrison 0",
                               "general ladan la-mothe points 10 rank 2 skill poor inside",
                               "general salm la-mothe points 20 rank 1 skill poor", "active salm"});
    campaign.play("siege salm : 6 6 1 1");
    CHECK(campaign.castle("la-mothe") == "french 0");
    CHECK(campaign.general("ladan") == "captive");
}
