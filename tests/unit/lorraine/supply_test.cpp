// L-Supply: sources, chains of links, and what cuts them.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// Those in supply in a position where all have yet to act.
std::string supplied(const Campaign::Statements& statements) { return Campaign(statements).supplied(); }

} // namespace

TEST_CASE("L-Supply 1 Burgundy draws from the entry zone, the French from towns and the western road") {
    // Nobody in between: all are supplied, and the list is in the order of the generals.
    CHECK(supplied({"general antoing haye points 10 rank 1 skill poor",
                    "general barbazan darney points 10 rank 2 skill poor",
                    "general toulongeon revigny points 10 rank 3 skill poor"}) ==
          "toulongeon antoing barbazan");
}

TEST_CASE("L-Supply 1 a French army in its source, a Burgundian in the entry, shut in all round") {
    CHECK(supplied({"general toulongeon montigny points 10 rank 1 skill poor",
                    "general barbazan bourmont points 10 rank 1 skill poor",
                    "general salm lafauche points 10 rank 2 skill poor",
                    "general bayer nogent points 10 rank 3 skill poor"})
              .find("toulongeon") == 0);
    CHECK(supplied({"general barbazan st-dizier points 10 rank 1 skill poor",
                    "general toulongeon ancerville points 10 rank 1 skill poor",
                    "general vaudemont bar-le-duc points 10 rank 2 skill poor",
                    "general ladan revigny points 10 rank 3 skill poor",
                    "general fribourg wassy points 10 rank 4 skill poor"})
              .find("barbazan") != std::string::npos);
}

TEST_CASE("L-Supply 1 a ravaged town supplies nobody, the western road always does") {
    // barbazan in revigny has bar-le-duc and st-dizier beside him.
    const std::string barbazan = "general barbazan revigny points 10 rank 1 skill poor";
    const std::string block = "general toulongeon st-dizier points 10 rank 1 skill poor";
    CHECK(supplied({barbazan, block}) == "toulongeon barbazan");
    // saint-mihiel still supplies by pierrefitte and bar-le-duc.
    CHECK(supplied({barbazan, block, "ravaged bar-le-duc"}) == "toulongeon barbazan");
    CHECK(supplied({barbazan, block, "ravaged bar-le-duc,saint-mihiel"}) == "toulongeon");
    CHECK(supplied({barbazan, "ravaged bar-le-duc,saint-mihiel"}) == "barbazan"); // by st-dizier
}

TEST_CASE("L-Supply 1 who stands in a ravaged town is not at a source") {
    CHECK(supplied({"general barbazan saint-mihiel points 10 rank 1 skill poor",
                    "general toulongeon apremont points 10 rank 1 skill poor",
                    "general vaudemont commercy points 10 rank 2 skill poor",
                    "general ladan conde points 10 rank 3 skill poor"})
              .find("barbazan") != std::string::npos);
    CHECK(supplied({"general barbazan saint-mihiel points 10 rank 1 skill poor",
                    "general toulongeon apremont points 10 rank 1 skill poor",
                    "general vaudemont commercy points 10 rank 2 skill poor",
                    "general ladan conde points 10 rank 3 skill poor", "ravaged saint-mihiel"})
              .find("barbazan") == std::string::npos);
}

TEST_CASE("L-Supply 2 the source's zone is tested too") {
    // salm in montigny: no Burgundian has supply, wherever he stands.
    CHECK(supplied({"general toulongeon nogent points 10 rank 1 skill poor",
                    "general salm montigny points 10 rank 1 skill poor"}) == "salm");
    // Inside a castle an enemy would not count, but montigny has none; a town can be held from the outside.
    CHECK(supplied({"general barbazan revigny points 10 rank 1 skill poor",
                    "general toulongeon bar-le-duc points 10 rank 1 skill poor",
                    "general vaudemont st-dizier points 10 rank 2 skill poor"})
              .find("barbazan") == std::string::npos);
}

TEST_CASE("L-Supply 2 enemy generals outside cut a chain, those inside do not add to their castle") {
    // chaumont: by nogent, or by val-rognon and further round.
    const std::string toulongeon = "general toulongeon chaumont points 10 rank 1 skill poor";
    const std::string nogent = "general salm nogent points 10 rank 1 skill poor";
    CHECK(supplied({toulongeon, nogent}) == "toulongeon salm");
    CHECK(supplied({toulongeon, nogent, "general bayer val-rognon points 10 rank 2 skill poor"}) ==
          "bayer salm");
    // Two steps away it is the same: reynel and joinville shut val-rognon off.
    CHECK(supplied({toulongeon, nogent, "general bayer reynel points 10 rank 2 skill poor",
                    "general linange joinville points 10 rank 3 skill poor"}) == "bayer salm linange");
}

TEST_CASE("L-Supply 2 friends do not cut a chain") {
    CHECK(supplied({"general toulongeon chaumont points 10 rank 1 skill poor",
                    "general ladan nogent points 10 rank 2 skill poor",
                    "general fribourg val-rognon points 10 rank 3 skill poor"}) ==
          "toulongeon ladan fribourg");
}

TEST_CASE("L-Supply 2 an enemy castle that is not besieged cuts a chain, without a garrison too") {
    // toulongeon in saint-mihiel; conde and apremont are held by the French; left is commercy, and behind it
    // gondrecourt, which is Burgundy's.
    const Campaign::Statements siege{"general toulongeon saint-mihiel points 10 rank 1 skill poor",
                                     "general marigny commercy points 10 rank 2 skill poor",
                                     "general salm conde points 10 rank 1 skill poor",
                                     "general bayer apremont points 10 rank 2 skill poor",
                                     "castle gondrecourt burgundy garrison 0"};
    // marigny himself is supplied: his own zone is not tested.
    CHECK(Campaign(siege).supplied().find("marigny") == 0);
    Campaign::Statements besieged = siege;
    besieged.emplace_back("castle commercy french garrison 0 siege 0");
    CHECK(Campaign(besieged).supplied().find("toulongeon marigny") == 0);
    Campaign::Statements own = siege;
    own.emplace_back("castle commercy burgundy garrison 0");
    CHECK(Campaign(own).supplied().find("toulongeon marigny") == 0);
    // And with gondrecourt French again neither is.
    Campaign::Statements cut = besieged;
    cut.emplace_back("castle gondrecourt french garrison 0");
    CHECK(Campaign(cut).supplied().find("toulongeon") == std::string::npos);
    CHECK(Campaign(cut).supplied().find("marigny") == std::string::npos);
}

TEST_CASE("L-Supply 2 a Burgundian castle cuts the French") {
    // barbazan in commercy's zone, around him Burgundians, but for saint-mihiel's side.
    const Campaign::Statements base{"general barbazan apremont points 10 rank 1 skill poor",
                                    "general toulongeon saint-mihiel points 10 rank 1 skill poor",
                                    "general ladan foug points 10 rank 2 skill poor",
                                    "general fribourg bouconville points 10 rank 3 skill poor",
                                    "castle vaucouleurs burgundy garrison 0"};
    CHECK(Campaign(base).supplied().find("barbazan") != std::string::npos); // by commercy and conde
    Campaign::Statements cut = base;
    cut.emplace_back("castle commercy burgundy garrison 0");
    CHECK(Campaign(cut).supplied().find("barbazan") == std::string::npos);
}

TEST_CASE("L-Supply 2 the army's own zone is never tested") {
    // In the zone of an unbesieged enemy castle, beside a supplied zone.
    CHECK(supplied({"general toulongeon la-mothe points 10 rank 1 skill poor",
                    "castle la-mothe french garrison 50"}) == "toulongeon");
}

TEST_CASE("L-Supply 3 garrisons and generals inside are always in supply") {
    const Campaign campaign({"general toulongeon la-mothe points 60 rank 1 skill poor",
                             "general vaudemont st-dizier points 10 rank 2 skill poor",
                             "general linange la-mothe points 10 rank 1 skill poor inside",
                             "ravaged bar-le-duc,saint-mihiel",
                             "castle la-mothe french garrison 10 siege 3"});
    CHECK(campaign.supplied() == "toulongeon vaudemont linange");
}

TEST_CASE("L-Supply captives, the dead and those in reserve are not listed") {
    CHECK(supplied({"general toulongeon montigny points 60 rank 1 skill poor",
                    "general vaudemont captive rank 2 skill poor", "general ladan killed"}) == "toulongeon");
}
