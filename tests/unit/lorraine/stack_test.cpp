// L-Stack and the sharing of losses.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// One general of each side far away has acted; so have all of these, and the turn ends.
Campaign evening(const Campaign::Statements& statements) {
    Campaign::Statements all{"general antoing darney points 1 rank 21 skill incompetent activated",
                             "general linange wassy points 1 rank 21 skill incompetent activated"};
    all.insert(all.end(), statements.begin(), statements.end());
    return Campaign(all);
}

std::string army(const std::string& who, const std::string& where, int points, int rank) {
    return "general " + who + " " + where + " points " + std::to_string(points) + " rank " +
           std::to_string(rank) + " skill poor activated";
}

} // namespace

TEST_CASE("L-Stack 125 points of a side are borne, 126 are diced for") {
    CHECK(evening({army("ladan", "montigny", 125, 1)}).turn_of() == "replace none");
    const Campaign campaign = evening({army("ladan", "montigny", 126, 1)});
    CHECK(campaign.turn_of() == "stack none");
    CHECK(campaign.pending() == "stack burgundy - 1 montigny -");
    CHECK(campaign.legal() == "roll");
    CHECK(campaign.dice_of("roll") == 1);
}

TEST_CASE("L-Stack a die per started 10 above: 166 are 41 above, 5 dice") {
    const Campaign campaign = evening({army("ladan", "montigny", 166, 1)});
    CHECK(campaign.pending() == "stack burgundy - 41 montigny -");
    CHECK(campaign.dice_of("roll") == 5);
    CHECK(evening({army("ladan", "montigny", 165, 1)}).dice_of("roll") == 4);
    CHECK(evening({army("ladan", "montigny", 135, 1)}).dice_of("roll") == 1);
    CHECK(evening({army("ladan", "montigny", 136, 1)}).dice_of("roll") == 2);
}

TEST_CASE("L-Stack the sum is lost; one general alone is not asked") {
    Campaign campaign = evening({army("ladan", "montigny", 166, 1)});
    campaign.play("roll : 6 5 4 3 2");
    CHECK(campaign.general("ladan") == "146 montigny activated");
    CHECK(campaign.turn_of() == "replace none"); // looked at once, though 146 are too many
}

TEST_CASE("L-Stack doubled if an army of its outside there is out of supply") {
    const std::string block = army("salm", "montigny", 10, 1);
    Campaign campaign = evening({army("ladan", "lafauche", 126, 1), block});
    campaign.play("roll : 4");
    CHECK(campaign.general("ladan") == "118 lafauche activated");
}

TEST_CASE("L-Stack outside, inside and leaderless together, each side by itself") {
    const Campaign campaign =
        evening({"castle la-mothe burgundy garrison 10", army("ladan", "la-mothe", 76, 1),
                 "general marigny la-mothe points 40 rank 2 skill poor inside activated"});
    CHECK(campaign.pending() == "stack burgundy - 1 la-mothe -"); // 126
    const Campaign apart = evening({"castle la-mothe french garrison 50", army("ladan", "la-mothe", 125, 1)});
    CHECK(apart.turn_of() == "replace none");
}

TEST_CASE("L-Stack Burgundy first, zones by id, each looked at once") {
    Campaign campaign = evening({army("ladan", "montigny", 126, 1), army("marigny", "bourmont", 126, 2),
                                 army("salm", "conde", 126, 1), army("bayer", "apremont", 126, 2)});
    for (const char* zone : {"bourmont", "montigny"}) {
        CHECK(campaign.pending() == "stack burgundy - 1 " + std::string(zone) + " -");
        campaign.play("roll : 1");
    }
    for (const char* zone : {"apremont", "conde"}) {
        CHECK(campaign.pending() == "stack french - 1 " + std::string(zone) + " -");
        campaign.play("roll : 1");
    }
    CHECK(campaign.turn_of() == "replace none");
}

TEST_CASE("L-Stack generals share by rank, leaderless points last") {
    Campaign campaign = evening({"castle la-mothe burgundy garrison 10", army("ladan", "la-mothe", 60, 2),
                                 army("fribourg", "la-mothe", 60, 1),
                                 "general marigny la-mothe points 36 rank 3 skill poor inside activated"});
    campaign.play("roll : 6 6 6 6 6"); // 166: 30
    CHECK(campaign.turn_of() == "losses burgundy");
    CHECK(campaign.pending() == "losses burgundy fribourg,ladan,marigny,garrison 30 la-mothe -");
    CHECK(campaign.legal() == "lose fribourg 0-30");
    campaign.play("lose fribourg 0");
    CHECK(campaign.pending() == "losses burgundy ladan,marigny,garrison 30 la-mothe -");
    campaign.play("lose ladan 12");
    CHECK(campaign.legal() == "lose marigny 8-18"); // the garrison bears 10
    campaign.play("lose marigny 8");
    CHECK(campaign.general("ladan") == "48 la-mothe activated");
    CHECK(campaign.general("marigny") == "28 la-mothe inside activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 0");
    CHECK(campaign.turn_of() == "replace none");
}

TEST_CASE("L-Stack the last share of all is taken without an action") {
    Campaign campaign = evening({"castle la-mothe burgundy garrison 40", army("ladan", "la-mothe", 100, 1)});
    campaign.play("roll : 6 4"); // 140: 15 above, 10 lost
    CHECK(campaign.legal() == "lose ladan 0-10");
    campaign.play("lose ladan 3");
    CHECK(campaign.general("ladan") == "97 la-mothe activated");
    CHECK(campaign.castle("la-mothe") == "burgundy 33");
}

TEST_CASE("L-Stack more than there is to lose leaves 1") {
    Campaign campaign = evening({army("ladan", "lafauche", 999, 1), army("salm", "montigny", 10, 1)});
    CHECK(campaign.pending() == "stack burgundy - 874 lafauche -");
    std::string dice = "roll :";
    for (int i = 0; i < 88; ++i) {
        dice += " 6"; // 528, doubled 1056
    }
    campaign.play(dice);
    CHECK(campaign.general("ladan") == "1 lafauche activated");
}

TEST_CASE("L-Stack who has a single point bears nothing and is not asked") {
    // 101 + 25 = 126, out of supply.
    Campaign campaign = evening({"castle commercy burgundy garrison 25", army("salm", "montigny", 10, 1),
                                 army("ladan", "commercy", 1, 1), army("marigny", "commercy", 2, 2),
                                 army("fribourg", "commercy", 98, 3)});
    campaign.play("roll : 6"); // 12
    CHECK(campaign.pending() == "losses burgundy marigny,fribourg,garrison 12 commercy -");
    campaign.play("lose marigny 1");
    CHECK(campaign.general("ladan") == "1 commercy activated"); // he has none to lose and was not asked
    CHECK(campaign.legal() == "lose fribourg 0-11");
}

TEST_CASE("L-Stack the other side's zones are shared by their owner") {
    Campaign campaign = evening({army("salm", "conde", 100, 2), army("bayer", "conde", 50, 1)});
    campaign.play("roll : 2 2 2"); // 25 above
    CHECK(campaign.turn_of() == "losses french");
    CHECK(campaign.legal() == "lose bayer 0-6");
    CHECK(campaign.refusal("lose salm 6").find("bayer comes first, by rank") == 0);
    CHECK(campaign.refusal("lose bayer 7").find("[L-Stack]") != std::string::npos);
}

TEST_CASE("L-Stack a share is at least what the later ones cannot bear") {
    Campaign campaign = evening({army("ladan", "montigny", 121, 1), army("marigny", "montigny", 3, 2),
                                 army("fribourg", "montigny", 2, 3)});
    campaign.play("roll : 6"); // they bear 2 and 1
    CHECK(campaign.legal() == "lose ladan 3-6");
    campaign.play("lose ladan 4");
    CHECK(campaign.legal() == "lose marigny 1-2");
    campaign.play("lose marigny 2");
    CHECK(campaign.general("fribourg") == "2 montigny activated");
}

TEST_CASE("L-Stack points that die are first those not placed this turn") {
    Campaign campaign({"castle la-mothe burgundy garrison 10",
                       "general ladan la-mothe points 130 rank 1 skill poor",
                       "general linange wassy points 1 rank 21 skill incompetent activated", "active ladan"});
    campaign.play({"garrison ladan 8", "end ladan"});
    CHECK(campaign.pending() == "stack burgundy - 15 la-mothe -");
    campaign.play({"roll : 6 6", "lose ladan 0"});
    CHECK(campaign.castle("la-mothe") == "burgundy 6");
    CHECK(campaign.marks("la-mothe") == "placed 6"); // 10 old ones and 2 of the 8
}
