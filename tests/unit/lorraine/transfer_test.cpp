// L-Transfer: points handed from one general to another.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg (40 points, rank 2), active, and ladan (30), of these words, in liffol.
Campaign two(const std::string& ladan = "rank 1 skill poor", const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general fribourg liffol points 40 rank 2 skill poor",
                             "general ladan liffol points 30 " + ladan};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("active fribourg");
    return quiet(all);
}

} // namespace

TEST_CASE("L-Transfer 1 either way, both keep 1") {
    Campaign campaign = two();
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1-39; transfer ladan fribourg 1-29");
    CHECK_FALSE(campaign.allows("transfer fribourg ladan 40"));
    CHECK_FALSE(campaign.allows("transfer fribourg ladan 0"));
    CHECK_FALSE(campaign.allows("transfer fribourg ladan 07"));
    CHECK(campaign.refusal("transfer fribourg ladan 40").find("gives 1 to 39") != std::string::npos);
    campaign.play("transfer fribourg ladan 39 : 4");
    CHECK(campaign.general("fribourg") == "1 liffol activated");
    CHECK(campaign.general("ladan") == "69 liffol"); // it activates nobody
    CHECK(campaign.turn_of() == "activate burgundy");
}

TEST_CASE("L-Transfer 1 nothing comes from one who has a single point") {
    const Campaign campaign = two("rank 1 skill poor", {"general ladan liffol points 1 rank 1 skill poor"});
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1-39");
}

TEST_CASE("L-Transfer 1 activated friends may take part, and enemies and absent ones may not") {
    const Campaign campaign =
        two("rank 1 skill poor activated", {"general marigny grand points 10 rank 3 skill poor",
                                            "general vaudemont captive rank 4 skill poor"});
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1-39; transfer ladan fribourg 1-29");
    for (const char* action :
         {"transfer fribourg marigny 1", "transfer fribourg linange 1", "transfer fribourg vaudemont 1",
          "transfer fribourg fribourg 1", "transfer ladan marigny 1", "transfer fribourg mirebeau 1"}) {
        CAPTURE(action);
        CHECK(campaign.refusal(action).find("[L-Transfer]") != std::string::npos);
    }
}

TEST_CASE("L-Transfer 1 one of the two is the active general") {
    const Campaign campaign =
        two("rank 1 skill poor", {"general marigny liffol points 10 rank 3 skill poor"});
    CHECK(campaign.refusal("transfer ladan marigny 1").find("fribourg is active and has to be one") == 0);
    CHECK(campaign.legal("transfer") ==
          "transfer fribourg ladan 1-39; transfer fribourg marigny 1-39; transfer ladan fribourg 1-29; "
          "transfer marigny fribourg 1-9");
}

TEST_CASE("L-Transfer 1 on the same side of the walls") {
    const Campaign campaign =
        quiet({"castle la-mothe burgundy garrison 0", "general fribourg la-mothe points 20 rank 2 skill poor",
               "general ladan la-mothe points 10 rank 1 skill poor inside", "active fribourg"});
    CHECK(campaign.legal("transfer") == "");
    CHECK(campaign.refusal("transfer fribourg ladan 1").find("one side of the walls") != std::string::npos);
}

TEST_CASE("L-Transfer 1 inside only if no enemy is outside") {
    const Campaign::Statements inside{"castle la-mothe burgundy garrison 0",
                                      "general fribourg la-mothe points 20 rank 2 skill poor inside",
                                      "general ladan la-mothe points 10 rank 1 skill poor inside"};
    Campaign::Statements peace = inside;
    peace.emplace_back("active fribourg");
    Campaign campaign = quiet(peace);
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1-19; transfer ladan fribourg 1-9");
    campaign.play("transfer fribourg ladan 5 : 4");
    CHECK(campaign.general("ladan") == "15 la-mothe inside");
    // Nobody moves after it, from inside neither.
    CHECK(campaign.legal() == "end fribourg");
    Campaign::Statements war = inside;
    war.emplace_back("general salm la-mothe points 1 rank 1 skill poor");
    war.emplace_back("active fribourg");
    CHECK(quiet(war).legal("transfer") == "");
}

TEST_CASE("L-Transfer 1 after movement") {
    Campaign campaign = quiet({"general fribourg montigny points 40 rank 2 skill poor",
                               "general ladan liffol points 30 rank 1 skill poor", "active fribourg"});
    CHECK(campaign.legal("transfer") == "");
    campaign.play({"move fribourg lafauche", "press-on fribourg liffol : 1"});
    CHECK(campaign.legal("transfer") == "transfer fribourg ladan 1-39; transfer ladan fribourg 1-29");
}

TEST_CASE("L-Transfer 2 one morale test, -1 if the taker is of lower rank than the giver") {
    // Up the ranks 4 is enough.
    Campaign up = two("rank 1 skill poor");
    CHECK(up.dice_of("transfer fribourg ladan 5") == 1);
    up.play("transfer fribourg ladan 5 : 4");
    CHECK(up.general("ladan") == "35 liffol");
    up.undo().play("transfer fribourg ladan 5 : 3");
    CHECK(up.general("ladan") == "30 liffol estranged");
    // Down the ranks it takes 5, whoever of the two is active.
    Campaign down = two("rank 3 skill poor");
    down.play("transfer fribourg ladan 5 : 4");
    CHECK(down.general("ladan") == "30 liffol estranged");
    down.undo().play("transfer fribourg ladan 5 : 5");
    CHECK(down.general("ladan") == "35 liffol");
    Campaign from_above = two("rank 1 skill poor");
    from_above.play("transfer ladan fribourg 5 : 4");
    CHECK(from_above.general("ladan") == "30 liffol estranged");
    from_above.undo().play("transfer ladan fribourg 5 : 5");
    CHECK(from_above.general("fribourg") == "45 liffol activated");
}

TEST_CASE("L-Transfer 3 failed: both are estranged, and no points change hands") {
    Campaign campaign = two();
    campaign.play("transfer fribourg ladan 5 : 3");
    CHECK(campaign.general("fribourg") == "40 liffol activated estranged");
    CHECK(campaign.general("ladan") == "30 liffol estranged");
    CHECK(campaign.active() == "fribourg moved 0 extra 0 none acting");
    CHECK(campaign.legal() == "end fribourg");
}

TEST_CASE("L-Transfer 3 an estranged general does not press on, save once for a beloved one") {
    Campaign campaign =
        quiet({"general fribourg montigny points 40 rank 2 skill poor estranged", "active fribourg"});
    campaign.play("move fribourg lafauche");
    CHECK(campaign.legal() == "end fribourg");
    CHECK(campaign.refusal("press-on fribourg liffol").find("[L-Transfer]") != std::string::npos);
    Campaign beloved =
        quiet({"general fribourg montigny points 40 rank 2 skill poor estranged beloved", "active fribourg"});
    beloved.play({"move fribourg lafauche", "press-on fribourg liffol"});
    CHECK(beloved.general("fribourg") == "40 liffol activated estranged");
    CHECK(beloved.legal() == "end fribourg");
}

TEST_CASE("L-Transfer 3 no recovery, no try-again, no take, no transfer") {
    const Campaign tired =
        quiet({"general fribourg montigny points 40 rank 2 skill expert exhausted estranged",
               "general ladan montigny points 30 rank 1 skill poor", "active fribourg"});
    CHECK(tired.legal() ==
          "end fribourg; move fribourg bourmont; move fribourg lafauche; move fribourg nogent");
    CHECK(tired.refusal("recover fribourg").find("[L-Transfer]") != std::string::npos);
    CHECK(tired.refusal("transfer fribourg ladan 1").find("fribourg is estranged") == 0);
    const Campaign castle =
        quiet({"castle la-mothe burgundy garrison 10",
               "general fribourg la-mothe points 20 rank 2 skill poor estranged", "active fribourg"});
    CHECK(castle.legal("take") == "");
    CHECK(castle.refusal("take fribourg 1").find("[L-Transfer]") != std::string::npos);
    CHECK(castle.allows("garrison fribourg 1"));
    CHECK(castle.allows("enter fribourg"));
    const Campaign partner = two("rank 1 skill poor estranged");
    CHECK(partner.legal("transfer") == "");
    CHECK(partner.refusal("transfer fribourg ladan 1").find("ladan is estranged") == 0);
}

TEST_CASE("L-Transfer 3 after a failed transfer no take in the same activation") {
    Campaign campaign = quiet({"castle la-mothe burgundy garrison 10",
                               "general fribourg la-mothe points 20 rank 2 skill poor",
                               "general ladan la-mothe points 20 rank 1 skill poor", "active fribourg"});
    campaign.play("transfer fribourg ladan 1 : 1");
    CHECK(campaign.legal() == "end fribourg; enter fribourg");
}

TEST_CASE("L-Transfer 3 flight is no action and stays open") {
    Campaign campaign =
        quiet({"general fribourg montigny points 40 rank 2 skill poor",
               "general salm lafauche points 40 rank 1 skill poor estranged", "active fribourg"});
    campaign.play({"move fribourg lafauche", "flee : 4"});
    CHECK(campaign.general("salm") == "35 lafauche activated estranged");
}

TEST_CASE("L-Transfer 4 an exhausted giver exhausts the taker, an exhausted taker nobody") {
    Campaign gives = quiet({"general fribourg liffol points 40 rank 2 skill poor exhausted",
                            "general ladan liffol points 30 rank 1 skill poor", "active fribourg"});
    gives.play("transfer fribourg ladan 1 : 4");
    CHECK(gives.general("ladan") == "31 liffol exhausted");
    gives.undo().play("transfer fribourg ladan 1 : 3");
    CHECK(gives.general("ladan") == "30 liffol estranged"); // nothing received
    gives.undo().play("transfer ladan fribourg 1 : 5");
    CHECK(gives.general("ladan") == "29 liffol");
}
