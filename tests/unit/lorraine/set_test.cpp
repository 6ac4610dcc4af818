// L-Set: who the generals are, their ranks by dice, and the two musters.
#include <array>
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// After the dice for ranks: each side's generals have ranks 1 to 6 in roster order (each takes the lowest
/// rank still free).
Campaign french_muster() { return Campaign::opening().play({"roll : 1 1 1 1 1", "roll : 1 1 1 1 1"}); }
Campaign burgundian_muster() { return french_muster().play("muster default"); }

/// The ranks of a side's six, in roster order.
std::string ranks(const Campaign& campaign, int first) {
    std::string out;
    for (int i = first; i < first + 6; ++i) {
        out += (out.empty() ? "" : " ") + campaign.at("/generals/" + std::to_string(i) + "/rank");
    }
    return out;
}

} // namespace

TEST_CASE("L-Set 1 six generals a side, then the replacements, in roster order with their skills") {
    struct Row {
        const char* id;
        const char* side;
        const char* skill;
    };
    constexpr std::array<Row, 24> roster{{
        {"toulongeon", "burgundy", "expert"}, {"vaudemont", "burgundy", "competent"},
        {"ladan", "burgundy", "competent"},   {"fribourg", "burgundy", "poor"},
        {"marigny", "burgundy", "poor"},      {"antoing", "burgundy", "incompetent"},
        {"barbazan", "french", "competent"},  {"baudricourt", "french", "competent"},
        {"sarrebruck", "french", "poor"},     {"bayer", "french", "poor"},
        {"salm", "french", "incompetent"},    {"linange", "french", "incompetent"},
        {"mirebeau", "burgundy", "null"},     {"humieres", "burgundy", "null"},
        {"vergy", "burgundy", "null"},        {"gargrave", "burgundy", "null"},
        {"bazentin", "burgundy", "null"},     {"marechal", "burgundy", "null"},
        {"barbey", "french", "null"},         {"ourches", "french", "null"},
        {"pouilly", "french", "null"},        {"chatelet", "french", "null"},
        {"rodemack", "french", "null"},       {"haussonville", "french", "null"},
    }};
    const Campaign campaign = Campaign::opening();
    for (std::size_t i = 0; i < roster.size(); ++i) {
        const std::string at = "/generals/" + std::to_string(i) + "/";
        CHECK(campaign.at(at + "id") == roster.at(i).id);
        CHECK(campaign.at(at + "side") == roster.at(i).side);
        CHECK(campaign.at(at + "skill") == roster.at(i).skill);
        CHECK(campaign.at(at + "rank") == "null");
        CHECK(campaign.at(at + "zone") == "null");
        CHECK(campaign.at(at + "points") == "0");
        CHECK(campaign.at(at + "status") == (i < 12 ? "field" : "reserve"));
    }
    CHECK(campaign.match().position().state().find("rene") == std::string::npos);
}

TEST_CASE("L-Set 2 ranks by dice, one side an action, Burgundy first") {
    Campaign campaign = Campaign::opening();
    CHECK(campaign.turn_of() == "ranks none");
    CHECK(campaign.legal() == "roll");
    CHECK(campaign.at("/turn") == "0");
    // toulongeon 3 of six. vaudemont: five free, 1 2 4 5 6, his 6 rolls again, 2. ladan: 1 4 5 6, his 5 and 6
    // roll again, 4 is rank 6. fribourg: 1 4 5, half of 3 up is the second, 4. marigny: 1 5, a 4 is the
    // second, 5.
    campaign.play("roll : 3 6 2 5 6 4 3 4");
    CHECK(ranks(campaign, 0) == "3 2 6 4 5 1");
    CHECK(ranks(campaign, 6) == "null null null null null null");
    CHECK(campaign.turn_of() == "ranks none");
    // barbazan 6. baudricourt: 1 2 3 4 5, 5. sarrebruck: 1 2 3 4, 1. bayer: 2 3 4, half of 6 is the third, 4.
    // salm: 2 3, a 3 is the first.
    campaign.play("roll : 6 5 1 6 3");
    CHECK(ranks(campaign, 6) == "6 5 1 4 2 3");
    CHECK(campaign.turn_of() == "muster-french french");
}

TEST_CASE("L-Set 2 with three ranks free half of the die up, with two 1-3 and 4-6") {
    const std::array<const char*, 6> of_three{"4", "4", "5", "5", "6", "6"};
    for (int die = 1; die <= 6; ++die) {
        Campaign three = Campaign::opening();
        three.play("roll : 1 1 1 " + std::to_string(die) + " 1");
        CHECK(three.at("/generals/3/rank") == of_three.at(static_cast<std::size_t>(die - 1)));
        Campaign two = Campaign::opening();
        two.play("roll : 1 1 1 1 " + std::to_string(die));
        CHECK(ranks(two, 0) == (die <= 3 ? "1 2 3 4 5 6" : "1 2 3 4 6 5"));
    }
}

TEST_CASE("L-Set 2 dice: five when none rolls again, one more for each that does") {
    const Campaign campaign = Campaign::opening();
    CHECK(campaign.dice_of("roll") == 5);
    CHECK(campaign.dice_of("roll", {1, 6, 6, 1}) == 7);
    CHECK(campaign.dice_of("roll", {1, 1, 5, 6, 5}) == 8);
    CHECK(campaign.dice_of("roll", {6, 5, 4, 6, 6}) == 5);
}

TEST_CASE("L-Set 3 the French go first: towns, castle zones, garrisons") {
    const Campaign campaign = french_muster();
    CHECK(campaign.at("/muster") == R"({"burgundy":500,"french":440})");
    CHECK(campaign.legal() ==
          "garrison commercy 1-25; garrison gondrecourt 1-40; garrison la-mothe 1-50; "
          "garrison vaucouleurs 1-35; muster barbazan bar-le-duc 100; muster barbazan bar-le-duc 50; "
          "muster barbazan commercy 50-125; muster barbazan gondrecourt 50-125; "
          "muster barbazan la-mothe 50 inside; muster barbazan la-mothe 50-125; "
          "muster barbazan saint-mihiel 100; muster barbazan saint-mihiel 50; "
          "muster barbazan vaucouleurs 50-125; muster default");
}

TEST_CASE("L-Set 3 a castle bears garrison and generals inside within its capacity") {
    Campaign campaign = french_muster();
    campaign.play("garrison la-mothe 1");
    CHECK_FALSE(campaign.allows("muster barbazan la-mothe 50 inside"));
    CHECK(campaign.refusal("muster barbazan la-mothe 50 inside").find("room for 49") != std::string::npos);
    CHECK_FALSE(campaign.allows("garrison la-mothe 1")); // it has its garrison
    campaign.play({"unmuster", "muster barbazan la-mothe 50 inside"});
    CHECK(campaign.general("barbazan") == "50 la-mothe inside");
    CHECK(campaign.legal("garrison") ==
          "garrison commercy 1-25; garrison gondrecourt 1-40; garrison vaucouleurs 1-35");
    // A second army outside needs no room.
    campaign.play("muster baudricourt la-mothe 125");
    CHECK(campaign.general("baudricourt") == "125 la-mothe");
}

TEST_CASE("L-Set 3 lists shrink with what is left of the 240 and with the towns") {
    Campaign campaign = french_muster();
    campaign.play({"muster barbazan la-mothe 50 inside", "muster baudricourt commercy 125"});
    CHECK(campaign.at("/muster/french") == "265");
    // 240 - 175 = 65.
    CHECK(campaign.legal("muster sarrebruck gondrecourt") == "muster sarrebruck gondrecourt 50-65");
    CHECK(campaign.legal("garrison gondrecourt") == "garrison gondrecourt 1-40");
    campaign.play("garrison gondrecourt 15");
    CHECK(campaign.legal("muster sarrebruck gondrecourt") == "muster sarrebruck gondrecourt 50");
    CHECK(campaign.legal("garrison") == "garrison commercy 1-25; garrison vaucouleurs 1-35");
    campaign.play("garrison vaucouleurs 1"); // 49 left: no army any more
    CHECK(campaign.legal() == "garrison commercy 1-25; muster default; muster sarrebruck bar-le-duc 100; "
                              "muster sarrebruck bar-le-duc 50; muster sarrebruck saint-mihiel 100; "
                              "muster sarrebruck saint-mihiel 50; unmuster");
    campaign.play("muster sarrebruck bar-le-duc 50");
    CHECK(campaign.legal("muster bayer") ==
          "muster bayer bar-le-duc 50; muster bayer saint-mihiel 100; muster bayer saint-mihiel 50");
    campaign.play("muster bayer bar-le-duc 50");
    CHECK(campaign.legal("muster salm") == "muster salm saint-mihiel 100; muster salm saint-mihiel 50");
}

TEST_CASE("L-Set 3 ready when all six stand, the towns are full and nothing is left") {
    Campaign campaign = french_muster();
    campaign.play({"muster barbazan bar-le-duc 50", "muster baudricourt bar-le-duc 50",
                   "muster sarrebruck saint-mihiel 100", "muster bayer commercy 100",
                   "muster salm vaucouleurs 50", "muster linange vaucouleurs 50"});
    CHECK(campaign.legal() == "garrison commercy 1-25; garrison gondrecourt 1-40; garrison la-mothe 1-40; "
                              "garrison vaucouleurs 1-35; muster default; unmuster");
    CHECK(campaign.refusal("ready").find("40 of the 240 points") == 0);
    campaign.play("garrison la-mothe 40");
    CHECK(campaign.legal() == "muster default; ready; unmuster");
    campaign.play("ready");
    CHECK(campaign.turn_of() == "muster-burgundy burgundy");
    CHECK(campaign.castle("la-mothe") == "french 40");
    CHECK(campaign.marks("la-mothe") == "placed 0");
    CHECK(campaign.at("/muster") == R"({"burgundy":500,"french":0})");
}

TEST_CASE("L-Set 3 an order that leads nowhere ends in unmuster") {
    Campaign campaign = french_muster();
    campaign.play({"garrison gondrecourt 40", "muster barbazan bar-le-duc 100",
                   "muster baudricourt saint-mihiel 100", "muster sarrebruck commercy 125",
                   "muster bayer commercy 75"});
    CHECK(campaign.legal() == "muster default; unmuster"); // nothing left for salm and linange
    CHECK_FALSE(campaign.allows("ready"));
    campaign.play("unmuster");
    CHECK(campaign.general("barbazan") == "waits");
    CHECK(campaign.castle("gondrecourt") == "french 0");
    CHECK(campaign.at("/muster/french") == "440");
    CHECK(campaign.refusal("unmuster").find("[L-Set]") != std::string::npos); // nothing is placed
}

TEST_CASE("L-Set 3 a town is not full with 50: no ready") {
    Campaign campaign = french_muster();
    campaign.play({"muster barbazan bar-le-duc 50", "muster baudricourt saint-mihiel 100",
                   "muster sarrebruck commercy 60", "muster bayer commercy 60", "muster salm commercy 60",
                   "muster linange commercy 60"});
    CHECK(campaign.at("/muster/french") == "50");
    CHECK(campaign.legal() == "muster default; unmuster");
    CHECK(campaign.refusal("ready").find("bar-le-duc has 50 points, 100 are needed") == 0);
}

TEST_CASE("L-Set 3 what is refused in the French muster") {
    Campaign campaign = french_muster();
    for (const char* action : {
             "muster baudricourt commercy 60", // barbazan is the next
             "muster toulongeon commercy 60",  // not theirs
             "muster barbazan commercy 49",    // no army
             "muster barbazan commercy 126",   // too large
             "muster barbazan bar-le-duc 75",  // 50 or 100
             "muster barbazan bar-le-duc 100 inside",
             "muster barbazan commercy 50 inside", // 25 at most
             "muster barbazan liffol 60",          // neither town nor castle
             "muster barbazan liffol 60 inside",
             "garrison commercy 26",
             "garrison commercy 0",
             "garrison commercy 05",
             "garrison liffol 5",
             "garrison bar-le-duc 5",
             "ready",
             "pick barbazan",
             "roll",
         }) {
        CAPTURE(action);
        CHECK_FALSE(campaign.allows(action));
    }
    CHECK(campaign.refusal("muster baudricourt commercy 60").find("barbazan is the next of the roster") == 0);
    CHECK(campaign.refusal("muster barbazan liffol 60").find("liffol is neither a town nor") == 0);
}

TEST_CASE("L-Set 4 Burgundy: 50 to 125 each, so that 50 to 125 are left for the later ones") {
    Campaign campaign = burgundian_muster();
    CHECK(campaign.legal() == "muster default; muster toulongeon 50-125");
    campaign.play("muster toulongeon 125");
    CHECK(campaign.legal() == "muster default; muster vaudemont 50-125; unmuster");
    campaign.play("muster vaudemont 125"); // 250 left: 150 at least for the three after ladan
    CHECK(campaign.legal("muster ladan") == "muster ladan 50-100");
    campaign.play("muster ladan 100");
    CHECK(campaign.legal("muster fribourg") == "muster fribourg 50");
    campaign.play({"muster fribourg 50", "muster marigny 50"});
    CHECK(campaign.legal("muster antoing") == "muster antoing 50");
    CHECK(campaign.refusal("ready").find("antoing has no army yet") == 0);
    campaign.play("muster antoing 50");
    CHECK(campaign.legal() == "muster default; ready; unmuster");
}

TEST_CASE("L-Set 4 a small start makes the later ones large") {
    Campaign campaign = burgundian_muster();
    campaign.play({"muster toulongeon 50", "muster vaudemont 50"}); // 400 left for four
    CHECK(campaign.legal("muster ladan") == "muster ladan 50-125");
    campaign.play("muster ladan 50"); // 350 for three, 250 at most for two
    CHECK(campaign.legal("muster fribourg") == "muster fribourg 100-125");
    campaign.play("muster fribourg 100");
    CHECK(campaign.legal("muster marigny") == "muster marigny 125");
    campaign.play({"muster marigny 125", "muster antoing 125", "ready"});
    CHECK(campaign.general("antoing") == "125 montigny");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "1");
    CHECK(campaign.at("/muster") == "null");
}

TEST_CASE("L-Set 4 what is refused in the Burgundian muster") {
    const Campaign campaign = burgundian_muster();
    for (const char* action : {"muster toulongeon 49", "muster toulongeon 126", "muster vaudemont 60",
                               "muster toulongeon montigny 60", "muster toulongeon 60 inside",
                               "garrison la-mothe 5", "unmuster", "ready", "muster barbazan 60"}) {
        CAPTURE(action);
        CHECK_FALSE(campaign.allows(action));
    }
    CHECK(campaign.refusal("muster toulongeon 126") ==
          "muster toulongeon 126 is out of bounds: muster toulongeon 50-125 [L-Set]");
}

TEST_CASE("L-Set 4 unmuster takes only one's own armies back") {
    Campaign campaign = burgundian_muster();
    campaign.play({"muster toulongeon 100", "unmuster"});
    CHECK(campaign.general("toulongeon") == "waits");
    CHECK(campaign.general("barbazan") == "100 saint-mihiel");
    CHECK(campaign.at("/muster") == R"({"burgundy":500,"french":0})");
}

TEST_CASE("L-Set 5 muster default: the armies of the page, and ready") {
    Campaign campaign = french_muster();
    // Whatever is placed goes back first.
    campaign.play({"garrison commercy 25", "muster barbazan commercy 125", "muster default"});
    CHECK(campaign.turn_of() == "muster-burgundy burgundy");
    CHECK(campaign.general("barbazan") == "100 saint-mihiel");
    CHECK(campaign.general("bayer") == "100 bar-le-duc");
    CHECK(campaign.general("baudricourt") == "60 vaucouleurs");
    CHECK(campaign.general("sarrebruck") == "60 commercy");
    CHECK(campaign.general("salm") == "60 gondrecourt");
    CHECK(campaign.general("linange") == "50 la-mothe inside");
    CHECK(campaign.castle("gondrecourt") == "french 10");
    CHECK(campaign.castle("commercy") == "french 0");
    campaign.play("muster default");
    CHECK(campaign.general("toulongeon") == "100 montigny");
    CHECK(campaign.general("vaudemont") == "90 montigny");
    CHECK(campaign.general("ladan") == "90 montigny");
    CHECK(campaign.general("fribourg") == "80 montigny");
    CHECK(campaign.general("marigny") == "75 montigny");
    CHECK(campaign.general("antoing") == "65 montigny");
}

TEST_CASE("L-Set 5 turn 1 begins with nobody exhausted or activated and no markers") {
    const Campaign campaign = burgundian_muster().play("muster default");
    CHECK(campaign.turn_of() == "pick burgundy");
    CHECK(campaign.at("/turn") == "1");
    CHECK(campaign.at("/vp") == "0");
    CHECK(campaign.at("/event") == "null");
    CHECK(campaign.at("/ravaged") == "[]");
    for (int i = 0; i < 12; ++i) {
        for (const char* mark : {"exhausted", "activated", "estranged", "beloved", "debt"}) {
            CHECK(campaign.at("/generals/" + std::to_string(i) + "/" + mark) == "false");
        }
    }
    for (int i = 0; i < 4; ++i) {
        const std::string castle = "/castles/" + std::to_string(i);
        CHECK(campaign.at(castle + "/siege") == "null");
        CHECK(campaign.at(castle + "/used") == "false");
        CHECK(campaign.at(castle + "/placed") == "0");
    }
    CHECK(campaign.legal() == "pick antoing; pick fribourg; pick ladan; pick marigny; pick toulongeon; "
                              "pick vaudemont");
}
