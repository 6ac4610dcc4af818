// L-Sieges, L-Hostage and L-Replace: what the end of a turn brings after stacking.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// A general who has acted, poor.
std::string army(const std::string& who, const std::string& where, int points, int rank,
                 const std::string& marks = "") {
    return "general " + who + " " + where + " points " + std::to_string(points) + " rank " +
           std::to_string(rank) + " skill poor" + marks + " activated";
}
std::string captive(const std::string& who, int rank) {
    return "general " + who + " captive rank " + std::to_string(rank) + " skill poor";
}

/// All have acted, and the turn ends: antoing in darney and linange in wassy, ranks 21, and these.
Campaign evening(const Campaign::Statements& statements) {
    Campaign::Statements all{army("antoing", "darney", 1, 21), army("linange", "wassy", 1, 21)};
    all.insert(all.end(), statements.begin(), statements.end());
    return Campaign(all);
}

/// toulongeon and barbazan are exchanged with these on the map; toulongeon has been placed.
std::string placed(const Campaign::Statements& statements) {
    Campaign::Statements all{captive("toulongeon", 1), captive("barbazan", 1)};
    all.insert(all.end(), statements.begin(), statements.end());
    return Campaign(all).play("place toulongeon montigny").general("toulongeon");
}

/// la-mothe after a turn's end, with ladan (these points) before this garrison.
std::string besieged(int points, const std::string& castle, const Campaign::Statements& more = {}) {
    Campaign::Statements all{army("ladan", "la-mothe", points, 1)};
    all.insert(all.end(), more.begin(), more.end());
    all.emplace_back("castle la-mothe french garrison " + castle);
    return evening(all).castle("la-mothe");
}

} // namespace

TEST_CASE("L-Sieges with at least twice the garrison the marker goes up by 1") {
    CHECK(besieged(40, "20 siege 2") == "french 20 siege 3");
    CHECK(besieged(40, "20 siege 0") == "french 20 siege 1");
}

TEST_CASE("L-Sieges without a marker Siege 0 is placed") { CHECK(besieged(40, "20") == "french 20 siege 0"); }

TEST_CASE("L-Sieges an empty castle: any army") { CHECK(besieged(1, "0 siege 4") == "french 0 siege 5"); }

TEST_CASE("L-Sieges too few: the marker is taken off") {
    CHECK(besieged(39, "20 siege 2") == "french 20");
    CHECK(besieged(39, "20") == "french 20");
}

TEST_CASE("L-Sieges generals outside count together, those inside with the garrison") {
    CHECK(besieged(30, "20 siege 2", {army("marigny", "la-mothe", 10, 2)}) == "french 20 siege 3");
    const std::string salm = army("salm", "la-mothe", 11, 1, " inside");
    CHECK(besieged(60, "20 siege 2", {salm}) == "french 20"); // 31
    CHECK(besieged(62, "20 siege 2", {salm}) == "french 20 siege 3");
}

TEST_CASE("L-Sieges after stacking: what is lost there counts no more") {
    Campaign campaign = evening(
        {army("ladan", "la-mothe", 126, 1), army("salm", "la-mothe", 50, 1, " inside"),
         army("bayer", "gondrecourt", 40, 2, " inside"), army("marigny", "gondrecourt", 80, 2),
         "castle la-mothe french garrison 0 siege 1", "castle gondrecourt french garrison 0 siege 1"});
    CHECK(campaign.castle("la-mothe") == "french 0 siege 1");
    campaign.play("roll : 6"); // 120 left, in supply: still twice 50
    CHECK(campaign.castle("la-mothe") == "french 0 siege 2");
    CHECK(campaign.castle("gondrecourt") == "french 0 siege 2");
}

TEST_CASE("L-Sieges castles of both sides, whoever besieges") {
    const Campaign campaign = evening({army("salm", "la-mothe", 40, 1), army("ladan", "commercy", 40, 1),
                                       "castle la-mothe burgundy garrison 20 siege 0",
                                       "castle commercy french garrison 20 siege 6"});
    CHECK(campaign.castle("la-mothe") == "burgundy 20 siege 1");
    CHECK(campaign.castle("commercy") == "french 20 siege 7");
}

TEST_CASE("L-Hostage captives of one side alone stay captives") {
    Campaign campaign = evening({captive("toulongeon", 1)});
    CHECK(campaign.turn_of() == "replace none");
    CHECK(campaign.general("toulongeon") == "captive");
}

TEST_CASE("L-Hostage the highest-ranked of each are exchanged, the Burgundian placed first") {
    Campaign campaign =
        evening({captive("vaudemont", 2), captive("ladan", 5), captive("salm", 3), captive("bayer", 1)});
    CHECK(campaign.turn_of() == "place burgundy");
    CHECK(campaign.pending() == "place burgundy vaudemont 1 null montigny");
    CHECK(campaign.legal() == "place vaudemont montigny");
    CHECK(campaign.general("vaudemont") == "waits");
    CHECK(campaign.general("bayer") == "waits"); // both are at liberty at once
    CHECK(campaign.general("ladan") == "captive");
    CHECK(campaign.general("salm") == "captive");
    campaign.play("place vaudemont montigny");
    CHECK(campaign.general("vaudemont") == "1 darney"); // with antoing
    CHECK(campaign.turn_of() == "place french");
    CHECK(campaign.pending() == "place french bayer 1 null bar-le-duc,saint-mihiel,st-dizier");
    CHECK(campaign.legal() == "place bayer bar-le-duc; place bayer saint-mihiel; place bayer st-dizier");
    campaign.play("place bayer st-dizier");
    CHECK(campaign.general("bayer") == "1 wassy");
    CHECK(campaign.quality("bayer") == "poor 1");
    // Then the next two.
    CHECK(campaign.legal() == "place ladan montigny");
    campaign.play({"place ladan montigny", "place salm bar-le-duc"});
    CHECK(campaign.turn_of() == "replace none");
}

TEST_CASE("L-Hostage rank by rank, the rest stay captives") {
    Campaign campaign =
        evening({captive("vaudemont", 4), captive("salm", 6), captive("bayer", 1), captive("barbazan", 3)});
    campaign.play({"place vaudemont montigny", "place bayer st-dizier"});
    CHECK(campaign.turn_of() == "replace none");
    CHECK(campaign.general("barbazan") == "captive");
    CHECK(campaign.general("salm") == "captive");
}

TEST_CASE("L-Hostage a ravaged town is no source to name") {
    Campaign campaign = evening({captive("vaudemont", 4), captive("bayer", 1), "ravaged bar-le-duc"});
    campaign.play("place vaudemont montigny");
    CHECK(campaign.legal() == "place bayer saint-mihiel; place bayer st-dizier");
    Campaign both =
        evening({captive("vaudemont", 4), captive("bayer", 1), "ravaged bar-le-duc,saint-mihiel"});
    both.play("place vaudemont montigny");
    CHECK(both.legal() == "place bayer st-dizier"); // one line, an action all the same
}

TEST_CASE("L-Hostage with the own general nearest to the source, in links") {
    CHECK(placed({army("ladan", "liffol", 10, 2), army("marigny", "bourmont", 10, 3)}) == "1 bourmont");
    CHECK(placed({army("ladan", "montigny", 10, 2), army("marigny", "bourmont", 10, 3)}) == "1 montigny");
    // Whatever stands in between.
    CHECK(placed({army("ladan", "liffol", 10, 2), army("marigny", "darney", 10, 3),
                  army("salm", "lafauche", 10, 2), army("bayer", "bourmont", 10, 3)}) == "1 liffol");
}

TEST_CASE("L-Hostage equally near: the highest rank") {
    CHECK(placed({army("ladan", "bourmont", 10, 3), army("marigny", "nogent", 10, 2)}) == "1 nogent");
    CHECK(placed({army("ladan", "bourmont", 10, 2), army("marigny", "nogent", 10, 3)}) == "1 bourmont");
}

TEST_CASE("L-Hostage on the same side of the walls") {
    const std::string castle = "castle la-mothe burgundy garrison 10";
    CHECK(placed({castle, army("ladan", "la-mothe", 10, 2, " inside"), army("marigny", "darney", 10, 3)}) ==
          "1 la-mothe inside");
    // Two there, equally near: the rank decides on which side he is.
    CHECK(placed({castle, army("ladan", "la-mothe", 10, 3, " inside"), army("marigny", "la-mothe", 10, 2)}) ==
          "1 la-mothe");
    CHECK(placed({castle, army("ladan", "la-mothe", 10, 2, " inside"), army("marigny", "la-mothe", 10, 3)}) ==
          "1 la-mothe inside");
}

TEST_CASE("L-Hostage not with one in a full castle, or with an enemy outside") {
    const std::string marigny = army("marigny", "darney", 10, 3);
    CHECK(placed({"castle la-mothe burgundy garrison 40", army("ladan", "la-mothe", 10, 2, " inside"),
                  marigny}) == "1 darney");
    CHECK(placed({"castle la-mothe burgundy garrison 39", army("ladan", "la-mothe", 10, 2, " inside"),
                  marigny}) == "1 la-mothe inside"); // room for one point
    CHECK(placed({"castle la-mothe burgundy garrison 10", army("ladan", "la-mothe", 10, 2, " inside"),
                  marigny, army("salm", "la-mothe", 10, 2)}) == "1 darney");
}

TEST_CASE("L-Hostage nobody to join: at the source, or in the nearest zone without an enemy, first by id") {
    CHECK(placed({army("salm", "bourmont", 10, 2)}) == "1 montigny");
    CHECK(placed({army("salm", "montigny", 10, 2)}) == "1 bourmont");
    CHECK(placed({army("salm", "montigny", 10, 2), army("bayer", "bourmont", 10, 3)}) == "1 lafauche");
    CHECK(placed({army("salm", "montigny", 10, 2), army("bayer", "bourmont", 10, 3),
                  army("linange", "lafauche", 10, 4), army("sarrebruck", "nogent", 10, 5)}) == "1 chaumont");
    // One inside a castle that is full does not count either.
    CHECK(placed({"castle la-mothe burgundy garrison 40", army("ladan", "la-mothe", 10, 2, " inside"),
                  army("salm", "montigny", 10, 2)}) == "1 bourmont");
}

TEST_CASE("L-Hostage who was exchanged before may be joined") {
    Campaign campaign({captive("toulongeon", 1), captive("vaudemont", 2), captive("barbazan", 1),
                       captive("bayer", 2), army("salm", "montigny", 10, 3)});
    campaign.play({"place toulongeon montigny", "place barbazan st-dizier", "place vaudemont montigny"});
    CHECK(campaign.general("toulongeon") == "1 bourmont");
    CHECK(campaign.general("vaudemont") == "1 bourmont");
    CHECK(campaign.general("barbazan") == "1 montigny"); // with salm
}

TEST_CASE("L-Hostage they come back fresh, and act in the next turn") {
    Campaign campaign = evening({captive("toulongeon", 1), captive("barbazan", 1)});
    campaign.play({"place toulongeon montigny", "place barbazan st-dizier"});
    CHECK(campaign.general("toulongeon") == "1 darney");
    CHECK(campaign.general("barbazan") == "1 wassy");
}

TEST_CASE("L-Replace fewer than six living: a name, the largest free rank up to 6, a skill, a place") {
    // toulongeon 1, ladan 4 and a captive 6 live: 5, 3 and 2 are free in this order.
    Campaign campaign({army("toulongeon", "bourmont", 10, 1), army("ladan", "darney", 10, 4),
                       captive("marigny", 6), army("salm", "wassy", 10, 1)});
    CHECK(campaign.turn_of() == "replace none");
    CHECK(campaign.pending() == "replace burgundy mirebeau 0 null -");
    CHECK(campaign.legal() == "roll");
    CHECK(campaign.dice_of("roll") == 1);
    campaign.play("roll : 2");
    CHECK(campaign.turn_of() == "place burgundy");
    CHECK(campaign.pending() == "place burgundy mirebeau 1 null montigny");
    CHECK(campaign.general("mirebeau") == "waits");
    CHECK(campaign.quality("mirebeau") == "incompetent 5");
    campaign.play("place mirebeau montigny");
    CHECK(campaign.general("mirebeau") == "1 bourmont");
    campaign.play({"roll : 3", "place humieres montigny", "roll : 6", "place vergy montigny"});
    CHECK(campaign.quality("humieres") == "poor 3");
    CHECK(campaign.quality("vergy") == "competent 2");
    CHECK(campaign.pending() == "replace french barbey 0 null -"); // Burgundy has six
    campaign.play("roll : 5");
    CHECK(campaign.quality("barbey") == "poor 6");
    campaign.undo().play("roll : 1");
    CHECK(campaign.quality("barbey") == "incompetent 6");
}

TEST_CASE("L-Replace the turn goes on when both sides have six") {
    Campaign campaign({army("toulongeon", "bourmont", 10, 1), army("vaudemont", "bourmont", 10, 2),
                       army("ladan", "bourmont", 10, 3), army("fribourg", "bourmont", 10, 4),
                       army("marigny", "bourmont", 10, 5), army("antoing", "bourmont", 10, 6),
                       army("barbazan", "wassy", 10, 1), captive("baudricourt", 2), captive("sarrebruck", 3),
                       captive("bayer", 4), captive("salm", 5)});
    CHECK(campaign.pending() == "replace french barbey 0 null -"); // captives live
    campaign.play({"roll : 6", "place barbey bar-le-duc"});
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "2");
    CHECK(campaign.general("barbey") == "1 wassy");
}

TEST_CASE("L-Replace a loss in this turn renumbers: 1 3 5 6 become 1 2 3 4, the new ones get 6, then 5") {
    Campaign campaign({army("toulongeon", "bourmont", 50, 1), army("ladan", "bourmont", 10, 3),
                       "general vaudemont liffol points 40 rank 2 skill poor",
                       "general fribourg liffol points 20 rank 4 skill poor",
                       "general marigny liffol points 20 rank 5 skill poor", captive("antoing", 6),
                       "general barbazan grand points 90 rank 1 skill poor",
                       army("baudricourt", "wassy", 10, 2), army("sarrebruck", "wassy", 10, 3),
                       army("bayer", "wassy", 10, 4), army("salm", "wassy", 10, 5),
                       army("linange", "wassy", 10, 6), "active barbazan"});
    campaign.play({"move barbazan liffol", "stand",
                   "battle result french lost barbazan:0,vaudemont:10,fribourg:10,marigny:0 "
                   "killed vaudemont,fribourg"});
    // 35 and 15 points are marigny's now; he goes home, and nobody is promoted.
    CHECK(campaign.legal() == "retreat bourmont; retreat lafauche");
    CHECK(campaign.quality("marigny") == "poor 5");
    campaign.play({"retreat bourmont", "roll : 5 5"});
    CHECK(campaign.turn_of() == "stack none"); // 50 + 10 + 70 in bourmont
    campaign.play({"roll : 1", "lose toulongeon 0", "lose ladan 0"});
    CHECK(campaign.quality("toulongeon") == "poor 1");
    CHECK(campaign.quality("ladan") == "poor 2");
    CHECK(campaign.quality("marigny") == "poor 3");
    CHECK(campaign.quality("antoing") == "poor 4"); // captives too
    campaign.play({"roll : 3", "place mirebeau montigny", "roll : 6", "place humieres montigny"});
    CHECK(campaign.quality("mirebeau") == "poor 6");
    CHECK(campaign.quality("humieres") == "competent 5");
    CHECK(campaign.quality("vaudemont") == "poor 2"); // the dead keep theirs
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "2");
}

TEST_CASE("L-Replace an emergency nominee closes the gap; nobody else comes") {
    Campaign campaign(
        {"general toulongeon liffol points 50 rank 1 skill poor", army("vaudemont", "darney", 1, 2),
         army("ladan", "darney", 1, 3), army("fribourg", "darney", 1, 4), army("marigny", "darney", 1, 5),
         army("antoing", "darney", 1, 6), "general barbazan grand points 90 rank 1 skill poor",
         army("baudricourt", "wassy", 1, 2), army("sarrebruck", "wassy", 1, 3), army("bayer", "wassy", 1, 4),
         army("salm", "wassy", 1, 5), army("linange", "wassy", 1, 6), "active barbazan"});
    campaign.play({"move barbazan liffol", "stand",
                   "battle result french lost barbazan:0,toulongeon:10 killed toulongeon", "roll : 1"});
    CHECK(campaign.quality("mirebeau") == "incompetent 7");
    campaign.play({"retreat lafauche", "roll : 5"});
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "2");
    CHECK(campaign.quality("vaudemont") == "poor 1");
    CHECK(campaign.quality("antoing") == "poor 5");
    CHECK(campaign.quality("mirebeau") == "incompetent 6");
    CHECK(campaign.general("mirebeau") == "45 lafauche exhausted");
}

TEST_CASE("L-Replace a capture renumbers nobody, an elimination does") {
    const auto storm = [](int rank) {
        Campaign campaign({"general toulongeon la-mothe points 90 rank 1 skill poor",
                           army("barbazan", "la-mothe", 10, rank, " inside"), army("salm", "wassy", 10, 9),
                           "castle la-mothe french garrison 0", "active toulongeon"});
        campaign.play("siege toulongeon : 6 6 1 1");
        return campaign.quality("salm");
    };
    CHECK(storm(2) == "poor 9"); // captured
    CHECK(storm(7) == "poor 1"); // eliminated
}

TEST_CASE("L-Replace the ranks of a side without a loss stay as they are") {
    Campaign campaign({army("toulongeon", "bourmont", 10, 2), army("salm", "wassy", 10, 4)});
    CHECK(campaign.turn_of() == "replace none");
    CHECK(campaign.quality("toulongeon") == "poor 2");
    CHECK(campaign.quality("salm") == "poor 4");
    campaign.play("roll : 3");
    CHECK(campaign.quality("mirebeau") == "poor 6");
}

TEST_CASE("L-Replace after six names captains come, numbered from 7") {
    Campaign::Statements all{army("toulongeon", "bourmont", 10, 1), army("salm", "wassy", 10, 1)};
    for (const char* name : {"mirebeau", "humieres", "vergy", "gargrave", "bazentin"}) {
        all.push_back("general " + std::string(name) + " killed");
    }
    Campaign campaign(all);
    CHECK(campaign.pending() == "replace burgundy marechal 0 null -");
    campaign.play({"roll : 3", "place marechal montigny"});
    CHECK(campaign.pending() == "replace burgundy captain-b7 0 null -");
    campaign.play({"roll : 6"});
    CHECK(campaign.legal() == "place captain-b7 montigny");
    CHECK(campaign.at("/generals/24/id") == "captain-b7");
    CHECK(campaign.at("/generals/24/side") == "burgundy");
    campaign.play({"place captain-b7 montigny", "roll : 1", "place captain-b8 montigny"});
    CHECK(campaign.quality("captain-b7") == "competent 5");
    CHECK(campaign.quality("captain-b8") == "incompetent 4");
    CHECK(campaign.general("captain-b8") == "1 bourmont");
}

TEST_CASE("L-Replace a seventh general after an exchange stays") {
    Campaign campaign({army("toulongeon", "bourmont", 10, 1), army("vaudemont", "bourmont", 10, 2),
                       army("ladan", "bourmont", 10, 3), army("fribourg", "bourmont", 10, 4),
                       army("marigny", "bourmont", 10, 5), army("antoing", "bourmont", 10, 6),
                       captive("vergy", 7), army("barbazan", "wassy", 10, 1),
                       army("baudricourt", "wassy", 10, 2), army("sarrebruck", "wassy", 10, 3),
                       army("bayer", "wassy", 10, 4), army("salm", "wassy", 10, 5), captive("linange", 6)});
    campaign.play({"place vergy montigny", "place linange st-dizier"});
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.general("vergy") == "1 bourmont");
    CHECK(campaign.quality("vergy") == "poor 7");
    CHECK(campaign.legal() == "pick antoing; pick fribourg; pick ladan; pick marigny; pick toulongeon; "
                              "pick vaudemont; pick vergy");
}
