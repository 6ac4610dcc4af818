// L-Assault: who goes in, the dice, and the price of failure.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quiet;

namespace {

/// fribourg, of these words, is active before la-mothe, which has this garrison; "siege 2" may follow it.
Campaign storm(const std::string& fribourg, const std::string& garrison,
               const Campaign::Statements& more = {}, const disfida::Options& options = {}) {
    Campaign::Statements all{"general fribourg la-mothe " + fribourg};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("castle la-mothe french garrison " + garrison);
    all.emplace_back("active fribourg");
    return quiet(all, options);
}

} // namespace

TEST_CASE("L-Assault 1 all but the highest-ranked must pass a test, in rank order") {
    Campaign campaign = storm("points 60 rank 3 skill poor", "10",
                              {"general ladan la-mothe points 30 rank 1 skill poor",
                               "general marigny la-mothe points 20 rank 2 skill poor"});
    CHECK(campaign.legal("assault") == "assault fribourg; assault fribourg,ladan; "
                                       "assault fribourg,ladan,marigny; assault fribourg,marigny");
    CHECK(campaign.dice_of("assault fribourg") == 4);
    CHECK(campaign.dice_of("assault fribourg,ladan,marigny", {6, 6}) == 6);
    // marigny fails (3), fribourg, the active one, passes (4): 90 against 10.
    campaign.play("assault fribourg,ladan,marigny : 3 4 1 1 6 6");
    CHECK(campaign.events("assault").at(0).number("points") == 90);
    CHECK(campaign.general("marigny") == "20 la-mothe activated"); // all the same
    CHECK(campaign.general("ladan").find("activated") != std::string::npos);
}

TEST_CASE("L-Assault 1 the active general may fail his own test") {
    Campaign campaign =
        storm("points 60 rank 3 skill poor", "10", {"general ladan la-mothe points 30 rank 1 skill poor"});
    campaign.play("assault fribourg,ladan : 1 1 1 6 6"); // 2 + 2 + 1 + 3 against 12 + 12: 32 lost
    CHECK(campaign.events("assault").at(0).number("points") == 30);
    CHECK(campaign.general("ladan") == "1 la-mothe activated"); // he bears it alone
    CHECK(campaign.general("fribourg") == "60 la-mothe activated");
}

TEST_CASE("L-Assault 1 an estranged general is named only if he is the highest-ranked of those named") {
    const Campaign active = storm("points 60 rank 2 skill poor estranged", "10",
                                  {"general ladan la-mothe points 30 rank 1 skill poor",
                                   "general marigny la-mothe points 30 rank 3 skill poor"});
    CHECK(active.legal("assault") == "assault fribourg; assault fribourg,marigny");
    CHECK(active.refusal("assault fribourg,ladan").find("[L-Assault]") != std::string::npos);
    const Campaign friends = storm("points 60 rank 2 skill poor", "10",
                                   {"general ladan la-mothe points 30 rank 1 skill poor estranged",
                                    "general marigny la-mothe points 30 rank 3 skill poor estranged"});
    CHECK(friends.legal("assault") == "assault fribourg; assault fribourg,ladan");
}

TEST_CASE("L-Assault 2 twice the garrison with all named, and again with those who passed") {
    const Campaign::Statements ladan{"general ladan la-mothe points 30 rank 2 skill poor"};
    Campaign campaign = storm("points 20 rank 1 skill poor", "20", ladan);
    CHECK(campaign.legal("assault") == "assault fribourg,ladan");
    CHECK(campaign.dice_of("assault fribourg,ladan", {3}) == 1); // 20 are not twice 20: no assault is rolled
    CHECK(campaign.dice_of("assault fribourg,ladan", {4}) == 5);
    campaign.play("assault fribourg,ladan : 3");
    CHECK(campaign.castle("la-mothe") == "french 20 siege 0");
    CHECK(campaign.marks("la-mothe") == "placed 0 used");
    CHECK(campaign.general("fribourg") == "20 la-mothe activated");
    CHECK(campaign.general("ladan") == "30 la-mothe activated");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Assault 2 a marker there stays as it is when no assault is rolled") {
    Campaign campaign = storm("points 20 rank 1 skill poor", "20 siege 3",
                              {"general ladan la-mothe points 30 rank 2 skill poor"});
    campaign.play("assault fribourg,ladan : 1");
    CHECK(campaign.castle("la-mothe") == "french 20 siege 3");
}

TEST_CASE("L-Assault 3 4 5 the example: 100 poor and fresh on 30 leaderless, 17 against 18 costs 2") {
    Campaign campaign = storm("points 100 rank 1 skill poor", "30");
    campaign.play("assault fribourg : 5 6 1 5"); // 11 + 2 + 1 + 3 against 6 + 12
    CHECK(campaign.castle("la-mothe") == "french 30 siege 0");
    CHECK(campaign.general("fribourg") == "98 la-mothe activated");
    // 18 against 18 costs nothing, 19 takes it.
    campaign.undo().play("assault fribourg : 6 6 1 5");
    CHECK(campaign.castle("la-mothe") == "french 30 siege 0");
    CHECK(campaign.general("fribourg") == "100 la-mothe activated");
    campaign.undo().play("assault fribourg : 6 6 1 4");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    CHECK(campaign.general("fribourg") == "100 la-mothe activated");
}

TEST_CASE("L-Assault 4 +1, from marker 4 on +3") {
    const auto lost = [](const std::string& garrison) {
        Campaign campaign = storm("points 100 rank 1 skill poor", garrison);
        campaign.play("assault fribourg : 1 2 4 4"); // 3 + 2 + works + 3 against 8 + 12
        return campaign.general("fribourg");
    };
    CHECK(lost("30") == "78 la-mothe activated"); // 9 against 20
    CHECK(lost("30 siege 0") == "78 la-mothe activated");
    CHECK(lost("30 siege 3") == "78 la-mothe activated");
    CHECK(lost("30 siege 4") == "82 la-mothe activated"); // 11 against 20
    CHECK(lost("30 siege 7") == "82 la-mothe activated");
}

TEST_CASE("L-Assault 4 the ratio, rounded down, at most 10, the garrison counted 1 at least") {
    const auto ratio = [](const std::string& points, const std::string& garrison,
                          const disfida::Options& options = {}) {
        Campaign campaign = storm("points " + points + " rank 1 skill poor", garrison, {}, options);
        campaign.play("assault fribourg : 6 6 1 1");
        return campaign.events("assault").at(0).number("ratio");
    };
    CHECK(ratio("59", "20") == 2);
    CHECK(ratio("60", "20") == 3);
    CHECK(ratio("100", "4") == 10); // 25, counted 10
    CHECK(ratio("7", "0") == 7);
    CHECK(ratio("100", "0") == 10);
    CHECK(ratio("100", "4", {{"castle-cap", "0"}}) == 25); // no cap
    CHECK(ratio("100", "0", {{"castle-cap", "0"}}) == 100);
    CHECK(ratio("100", "4", {{"castle-cap", "3"}}) == 3);
    CHECK(ratio("100", "4", {{"castle-cap", "24"}}) == 24);
}

TEST_CASE("L-Assault 4 the ratio is of those who take part, to leaderless points and generals inside") {
    Campaign campaign = storm("points 60 rank 1 skill poor", "10",
                              {"general ladan la-mothe points 40 rank 2 skill poor",
                               "general salm la-mothe points 5 rank 1 skill poor inside"});
    campaign.play("assault fribourg,ladan : 3 6 6 1 1");
    CHECK(campaign.events("assault").at(0).number("ratio") == 4); // 60 : 15
    campaign.undo().play("assault fribourg,ladan : 4 6 6 1 1");
    CHECK(campaign.events("assault").at(0).number("ratio") == 6); // 100 : 15
}

TEST_CASE("L-Assault 4 -4 if any who takes part is exhausted") {
    const auto total = [](const std::string& fribourg, const std::string& ladan, const std::string& dice) {
        Campaign campaign = storm("points 60 rank 1 skill poor" + fribourg, "20",
                                  {"general ladan la-mothe points 40 rank 2 skill poor" + ladan});
        campaign.play("assault fribourg,ladan : " + dice);
        return campaign.events("assault").at(0).number("attacker");
    };
    CHECK(total("", "", "4 1 2 1 1") == 11); // 3 + 2 + 1 + 5
    CHECK(total(" exhausted", "", "4 1 2 1 1") == 7);
    CHECK(total("", " exhausted", "4 1 2 1 1") == 7);
    CHECK(total(" exhausted", " exhausted", "4 1 2 1 1") == 7);
    CHECK(total("", " exhausted", "3 1 2 1 1") == 9); // he stays out: 3 + 2 + 1 + 3
}

TEST_CASE("L-Assault 4 the bonus of the highest-ranked participant, and of the highest-ranked inside") {
    Campaign campaign = storm("points 60 rank 2 skill incompetent", "10",
                              {"general ladan la-mothe points 40 rank 1 skill expert",
                               "general salm la-mothe points 5 rank 1 skill competent inside",
                               "general bayer la-mothe points 5 rank 2 skill expert inside"});
    campaign.play("assault fribourg,ladan : 6 1 2 1 1");
    CHECK(campaign.events("assault").at(0).number("attacker") == 15); // 3 + 6 + 1 + 5
    CHECK(campaign.events("assault").at(0).number("defender") == 18); // 2 + 4 + 12
    campaign.undo().play("assault fribourg : 1 2 1 1");
    CHECK(campaign.events("assault").at(0).number("attacker") == 7); // 3 + 0 + 1 + 3
}

TEST_CASE("L-Assault 5 those who took part share the loss by rank, nobody below 1, the rest is waived") {
    const Campaign::Statements two{"general ladan la-mothe points 30 rank 1 skill poor",
                                   "general marigny la-mothe points 20 rank 2 skill poor"};
    Campaign campaign = storm("points 40 rank 3 skill poor", "10", two);
    // marigny stays out. 3 + 2 + 1 + 7 = 13 against 7 + 12 = 19: 12 points, ladan's and fribourg's.
    campaign.play("assault fribourg,ladan,marigny : 1 5 1 2 3 4");
    CHECK(campaign.turn_of() == "losses burgundy");
    CHECK(campaign.pending() == "losses burgundy ladan,fribourg 12 la-mothe -");
    CHECK(campaign.legal() == "lose ladan 0-12");
    CHECK_FALSE(campaign.allows("lose ladan 13"));
    CHECK_FALSE(campaign.allows("lose fribourg 12"));
    CHECK_FALSE(campaign.allows("lose ladan 012"));
    campaign.play("lose ladan 5"); // fribourg's 7 without an action
    CHECK(campaign.general("ladan") == "25 la-mothe activated");
    CHECK(campaign.general("fribourg") == "33 la-mothe activated");
    CHECK(campaign.general("marigny") == "20 la-mothe activated");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Assault 5 shares: what the later ones cannot bear is the first one's") {
    Campaign campaign = storm("points 6 rank 2 skill incompetent", "10",
                              {"general ladan la-mothe points 30 rank 1 skill incompetent"});
    // 3 + 0 + 1 + 3 = 7 against 5 + 12 = 17: 20 points, of which fribourg bears 5 at most.
    campaign.play("assault fribourg,ladan : 4 1 2 2 3");
    CHECK(campaign.legal() == "lose ladan 15-20");
    campaign.play("lose ladan 20");
    CHECK(campaign.general("ladan") == "10 la-mothe activated");
    CHECK(campaign.general("fribourg") == "6 la-mothe activated");
}

TEST_CASE("L-Assault 5 more than all can bear leaves 1 each and asks nobody") {
    Campaign campaign = storm("points 6 rank 2 skill incompetent", "4",
                              {"general ladan la-mothe points 7 rank 1 skill incompetent"});
    // 3 + 0 + 1 + 3 = 7 against 12 + 12 = 24: 34 points, 11 there are to lose.
    campaign.play("assault fribourg,ladan : 4 1 2 6 6");
    CHECK(campaign.general("ladan") == "1 la-mothe activated");
    CHECK(campaign.general("fribourg") == "1 la-mothe activated");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Assault 5 one alone is not asked") {
    Campaign campaign = storm("points 40 rank 1 skill poor", "20");
    campaign.play("assault fribourg : 1 1 6 6"); // 2 + 2 + 1 + 2 = 7 against 24
    CHECK(campaign.general("fribourg") == "6 la-mothe activated");
    CHECK(campaign.turn_of() == "pick burgundy");
}

TEST_CASE("L-Assault 5 the last of the turn's activations: the loss is shared before the turn ends") {
    Campaign campaign({"turn 13", "general fribourg la-mothe points 60 rank 2 skill poor",
                       "general ladan la-mothe points 60 rank 1 skill poor activated",
                       "general marigny la-mothe points 30 rank 3 skill poor",
                       "castle la-mothe french garrison 20", "active fribourg"});
    campaign.play("assault fribourg,marigny : 4 1 2 6 6"); // 3 + 2 + 1 + 4 = 10 against 24
    CHECK(campaign.legal() == "lose fribourg 0-28");
    campaign.play("lose fribourg 28");
    CHECK(campaign.general("fribourg") == "32 la-mothe activated");
}
