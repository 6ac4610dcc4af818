// L-Siege: the attempt, who takes part, the dice.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg, of these words, is active before la-mothe, which has this garrison; "siege 2" may follow it.
Campaign before_la_mothe(const std::string& fribourg, const std::string& garrison,
                         const Campaign::Statements& more = {}, const disfida::Options& options = {}) {
    Campaign::Statements all{"general fribourg la-mothe " + fribourg};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("castle la-mothe french garrison " + garrison);
    all.emplace_back("active fribourg");
    return quiet(all, options);
}

const std::string ladan = "general ladan la-mothe points 30 rank 2 skill competent";

} // namespace

TEST_CASE("L-Siege 1 one attempt, siege or assault, per castle and turn") {
    Campaign campaign = before_la_mothe("points 84 rank 1 skill poor", "10", {ladan});
    campaign.play({"siege fribourg : 1 1 6 6", "pick ladan", "pick linange", "roll : 6 5 1 2"});
    CHECK(campaign.marks("la-mothe") == "placed 0 used");
    CHECK(campaign.legal("siege") == "");
    CHECK(campaign.legal("assault") == "");
    CHECK(campaign.refusal("siege ladan").find("one attempt this turn") != std::string::npos);
    CHECK(campaign.refusal("assault ladan").find("one attempt this turn") != std::string::npos);
    const Campaign used = before_la_mothe("points 84 rank 1 skill poor", "10 used");
    CHECK(used.legal("siege") == "");
}

TEST_CASE("L-Siege 1 nor may a castle just taken be attempted again the same turn") {
    Campaign campaign = before_la_mothe("points 84 rank 1 skill poor", "10 siege 9",
                                        {"general salm domremy points 90 rank 1 skill expert",
                                         "general bayer domremy points 90 rank 2 skill expert"});
    campaign.play({"siege fribourg : 6 6 1 1", "pick antoing", "pick salm", "roll : 1 2 6 5"});
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    // fribourg makes way, and bayer stands before the castle.
    campaign.play({"move salm la-mothe", "flee : 4", "retreat bourmont", "pick antoing", "pick bayer",
                   "roll : 1 2 6 5", "move bayer la-mothe"});
    CHECK(campaign.marks("la-mothe") == "placed 0 used");
    CHECK(campaign.legal("siege") == "");
    CHECK(campaign.legal("assault") == "");
    CHECK(campaign.refusal("siege bayer").find("one attempt this turn") != std::string::npos);
}

TEST_CASE("L-Siege 1 another castle is another matter") {
    Campaign campaign = before_la_mothe("points 84 rank 1 skill poor", "10",
                                        {"general ladan gondrecourt points 30 rank 2 skill competent"});
    campaign.play({"siege fribourg : 1 1 6 6", "pick ladan", "pick linange", "roll : 6 5 1 2"});
    CHECK(campaign.legal("siege") == "siege ladan");
}

TEST_CASE("L-Siege 2 friends outside who have not acted may be named, in the order of the generals") {
    Campaign campaign = before_la_mothe("points 84 rank 3 skill poor", "10",
                                        {ladan, "general toulongeon la-mothe points 20 rank 1 skill expert",
                                         "general marigny la-mothe points 20 rank 4 skill poor activated",
                                         "general vaudemont domremy points 20 rank 5 skill poor"});
    CHECK(campaign.legal("siege") == "siege fribourg; siege fribourg,ladan; siege fribourg,toulongeon; "
                                     "siege fribourg,toulongeon,ladan");
    CHECK_FALSE(campaign.allows("siege fribourg,ladan,toulongeon"));
    CHECK_FALSE(campaign.allows("siege ladan,fribourg"));
    CHECK_FALSE(campaign.allows("siege fribourg,ladan,ladan"));
    CHECK_FALSE(campaign.allows("siege fribourg,fribourg"));
    CHECK(campaign.refusal("siege fribourg,marigny").find("marigny cannot help") == 0);
    CHECK(campaign.refusal("siege fribourg,vaudemont").find("vaudemont cannot help") == 0);
    CHECK(campaign.refusal("siege fribourg,linange").find("linange cannot help") == 0);
    campaign.play("siege fribourg,toulongeon : 1 1 6 6");
    CHECK(campaign.general("fribourg") == "84 la-mothe activated");
    CHECK(campaign.general("toulongeon") == "20 la-mothe activated");
    CHECK(campaign.general("ladan") == "30 la-mothe");
    CHECK(campaign.legal() == "pick antoing; pick ladan; pick vaudemont");
}

TEST_CASE("L-Siege 3 total points at least twice the garrison, leaderless and inside") {
    const Campaign::Statements salm{"general salm la-mothe points 12 rank 1 skill poor inside", ladan};
    const Campaign enough = before_la_mothe("points 44 rank 1 skill poor", "10", salm);
    CHECK(enough.legal("siege") == "siege fribourg; siege fribourg,ladan"); // 44 = 2 x 22
    const Campaign few = before_la_mothe("points 43 rank 1 skill poor", "10", salm);
    CHECK(few.legal("siege") == "siege fribourg,ladan"); // 73
    CHECK(few.legal("assault") == "assault fribourg,ladan");
    CHECK(few.refusal("siege fribourg").find("43 points are not twice the garrison of 22") == 0);
    const Campaign too_few = before_la_mothe("points 13 rank 1 skill poor", "10", salm);
    CHECK(too_few.legal("siege") == ""); // 43
}

TEST_CASE("L-Siege 3 an empty castle: any army") {
    const Campaign campaign = before_la_mothe("points 1 rank 1 skill poor", "0");
    CHECK(campaign.legal("siege") == "siege fribourg");
}

TEST_CASE("L-Siege 4 no marker: Siege 0 is placed first") {
    Campaign campaign = before_la_mothe("points 84 rank 1 skill incompetent", "10");
    CHECK(campaign.dice_of("siege fribourg") == 4);
    campaign.play("siege fribourg : 6 4 1 1"); // 10 + 0 + 0 against 2 + 8: holds
    CHECK(campaign.castle("la-mothe") == "french 10 siege 0");
    CHECK(campaign.general("fribourg") == "84 la-mothe activated"); // no losses
    campaign.undo().play("siege fribourg : 6 5 1 1");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Siege 4 marker and bonus count: 9 + 2 + 2 against 5 + 8 holds, one more and it falls") {
    Campaign campaign = before_la_mothe("points 84 rank 1 skill poor", "10 siege 2");
    campaign.play("siege fribourg : 4 5 2 3");
    CHECK(campaign.castle("la-mothe") == "french 10 siege 2");
    campaign.undo().play("siege fribourg : 4 5 2 2");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Siege 4 the bonus is that of the highest-ranked participant") {
    // ladan, competent (+4), outranks fribourg, poor (+2).
    const Campaign::Statements high{"general ladan la-mothe points 30 rank 1 skill competent"};
    Campaign campaign = before_la_mothe("points 84 rank 2 skill poor", "10", high);
    campaign.play("siege fribourg,ladan : 3 4 1 2"); // 7 + 4 against 3 + 8
    CHECK(campaign.castle("la-mothe") == "french 10 siege 0");
    campaign.undo().play("siege fribourg,ladan : 4 4 1 2");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    campaign.undo().play("siege fribourg : 4 5 1 2"); // 9 + 2 against 11: alone he has his own
    CHECK(campaign.castle("la-mothe") == "french 10 siege 0");
    // And a better man of lower rank is no help.
    Campaign low = before_la_mothe("points 84 rank 1 skill incompetent", "10",
                                   {"general ladan la-mothe points 30 rank 2 skill expert"});
    low.play("siege fribourg,ladan : 5 5 1 1");
    CHECK(low.castle("la-mothe") == "french 10 siege 0");
}

TEST_CASE("L-Siege 4 the defender's bonus is that of his highest-ranked general inside") {
    const Campaign::Statements inside{"general salm la-mothe points 1 rank 2 skill expert inside",
                                      "general bayer la-mothe points 1 rank 1 skill competent inside"};
    Campaign campaign = before_la_mothe("points 84 rank 1 skill poor", "10", inside);
    campaign.play("siege fribourg : 6 6 1 1"); // 12 + 2 against 2 + 4 + 8
    CHECK(campaign.castle("la-mothe") == "french 10 siege 0");
    const Campaign::Statements lesser{"general salm la-mothe points 1 rank 2 skill expert inside",
                                      "general bayer la-mothe points 1 rank 1 skill poor inside"};
    Campaign falls = before_la_mothe("points 84 rank 1 skill poor", "10", lesser);
    falls.play("siege fribourg : 6 6 1 1"); // against 2 + 2 + 8
    CHECK(falls.castle("la-mothe") == "burgundy 0");
    CHECK(falls.general("salm") == "captive");
}

TEST_CASE("L-Siege 4 an exhausted or estranged besieger is as good as any") {
    Campaign campaign =
        before_la_mothe("points 84 rank 2 skill poor exhausted estranged", "10 siege 2",
                        {"general ladan la-mothe points 30 rank 1 skill poor exhausted estranged"});
    CHECK(campaign.legal("siege") == "siege fribourg; siege fribourg,ladan");
    campaign.play("siege fribourg,ladan : 4 5 2 2"); // 13 against 12
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Siege a general inside his own castle besieges nothing") {
    const Campaign campaign =
        quiet({"castle la-mothe burgundy garrison 0",
               "general fribourg la-mothe points 20 rank 1 skill poor inside", "active fribourg"});
    CHECK(campaign.refusal("siege fribourg").find("before no enemy castle") != std::string::npos);
    const Campaign own = quiet({"castle la-mothe burgundy garrison 0",
                                "general fribourg la-mothe points 20 rank 1 skill poor", "active fribourg"});
    CHECK(own.legal("siege") == "");
}

TEST_CASE("L-Siege 2 friends inside another side's walls or one's own do not help") {
    const Campaign campaign =
        quiet({"castle la-mothe burgundy garrison 0", "general fribourg commercy points 20 rank 1 skill poor",
               "general ladan la-mothe points 20 rank 2 skill poor inside", "active fribourg"});
    CHECK(campaign.legal("siege") == "siege fribourg");
}
