// Castles, ravaging, transfers and the end of a turn by the worked examples of the page, one rule at a time.
#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;

namespace {

/// Somebody who has not acted, so that the turn goes on.
const std::string waiting = "general toulongeon montigny points 50 rank 6 skill poor";

Campaign before_la_mothe(const std::string& ladan, const std::string& castle) {
    return Campaign(
        {"general ladan la-mothe " + ladan, waiting, "castle la-mothe french " + castle, "active ladan"});
}

/// Six generals a side who all have acted, Burgundy's crowded nowhere.
Campaign::Statements everybody_done(const std::string& turn) {
    return {"turn " + turn,
            "general toulongeon montigny points 50 rank 1 skill expert activated",
            "general vaudemont nogent points 50 rank 2 skill poor activated",
            "general ladan bourmont points 50 rank 3 skill poor activated",
            "general fribourg lafauche points 50 rank 4 skill poor activated",
            "general marigny chaumont points 50 rank 5 skill poor activated",
            "general antoing morimond points 50 rank 6 skill poor activated",
            "general barbazan saint-mihiel points 50 rank 1 skill competent activated",
            "general baudricourt bar-le-duc points 50 rank 2 skill poor activated",
            "general sarrebruck foug points 50 rank 3 skill poor activated",
            "general bayer apremont points 50 rank 4 skill poor activated",
            "general salm conde points 50 rank 5 skill poor activated",
            "general linange revigny points 50 rank 6 skill poor activated"};
}

} // namespace

TEST_CASE(
    "L-Siege 4 a poor general with marker 2 rolls 9 against 5: 13 against 13 holds, 13 against 12 falls") {
    Campaign siege = before_la_mothe("points 60 rank 1 skill poor", "garrison 20 siege 2");
    siege.play("siege ladan : 4 5 2 3");
    CHECK(siege.castle("la-mothe") == "french 20 siege 2");
    siege.undo().play("siege ladan : 4 5 2 2");
    CHECK(siege.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Siege 3 twice the garrison is needed") {
    CHECK(before_la_mothe("points 40 rank 1 skill poor", "garrison 20").allows("siege ladan"));
    CHECK_FALSE(before_la_mothe("points 39 rank 1 skill poor", "garrison 20").allows("siege ladan"));
}

TEST_CASE("L-Assault 4 and 5 a hundred against thirty: 11 against 6 is 17 against 18 and costs 2 points") {
    Campaign storm = before_la_mothe("points 100 rank 1 skill poor", "garrison 30");
    storm.play("assault ladan : 5 6 3 3");
    CHECK(storm.castle("la-mothe") == "french 30 siege 0");
    CHECK(storm.general("ladan") == "98 la-mothe activated");
    storm.undo().play("assault ladan : 6 6 3 3"); // 18 against 18: a tie holds and costs nothing
    CHECK(storm.castle("la-mothe") == "french 30 siege 0");
    CHECK(storm.general("ladan") == "100 la-mothe activated");
}

TEST_CASE("L-Assault 4 a ratio of 25 counts 10") {
    Campaign storm = before_la_mothe("points 100 rank 1 skill poor", "garrison 4");
    storm.play("assault ladan : 1 2 1 3"); // 3 + 2 + 1 + 10 = 16 against 4 + 12
    CHECK(storm.castle("la-mothe") == "french 4 siege 0");
    storm.undo().play("assault ladan : 1 2 1 2");
    CHECK(storm.castle("la-mothe") == "burgundy 0");
}

TEST_CASE(
    "L-Castle 2 and 3 who leaves points in a castle keeps 1, and those come this turn cannot be taken") {
    Campaign castle({"general barbazan la-mothe points 30 rank 1 skill poor", waiting,
                     "castle la-mothe french garrison 5", "active barbazan"});
    CHECK(castle.allows("garrison barbazan 29"));
    CHECK_FALSE(castle.allows("garrison barbazan 30"));
    castle.play("garrison barbazan 10");
    CHECK(castle.castle("la-mothe") == "french 15");
    CHECK(castle.allows("take barbazan 5"));
    CHECK_FALSE(castle.allows("take barbazan 6"));
    castle.play("take barbazan 5 : 4");
    CHECK(castle.castle("la-mothe") == "french 10");
    CHECK(castle.general("barbazan") == "25 la-mothe activated");
}

TEST_CASE("L-Ravage 1 a village brings 5, a town 10 and needs 25 points; only Burgundy ravages, once") {
    Campaign village({"general ladan domremy points 10 rank 1 skill poor", waiting, "active ladan"});
    village.play("ravage ladan");
    CHECK(village.at("/vp") == "5");
    CHECK(village.at("/ravaged/0") == "domremy");
    const auto town = [](const std::string& points) {
        return Campaign(
            {"general ladan bar-le-duc points " + points + " rank 1 skill poor", waiting, "active ladan"});
    };
    CHECK_FALSE(town("24").allows("ravage ladan"));
    CHECK(town("25").play("ravage ladan").at("/vp") == "10");
    CHECK_FALSE(Campaign({"general salm domremy points 50 rank 1 skill poor", waiting, "active salm"})
                    .allows("ravage salm"));
}

TEST_CASE("L-Transfer 2 and 3 towards a lower rank 5 is needed; a failure estranges both") {
    const auto two = [] {
        return Campaign({"general ladan bourmont points 30 rank 2 skill poor",
                         "general marigny bourmont points 30 rank 4 skill poor", waiting, "active ladan"});
    };
    Campaign down = two();
    down.play("transfer ladan marigny 10 : 4");
    CHECK(down.general("marigny").find("estranged") != std::string::npos);
    CHECK(down.at("/active/stage") == "acting");
    Campaign up = two();
    up.play("transfer marigny ladan 10 : 4");
    CHECK(up.general("ladan") == "40 bourmont activated");
}

TEST_CASE("L-Stack 41 above 125 are five dice, doubled out of supply, shared by rank down to 1 point") {
    auto statements = everybody_done("3");
    statements[6] = "general antoing bourmont points 116 rank 6 skill poor activated"; // 50 + 116
    Campaign crowd(statements);
    CHECK(crowd.turn_of() == "stack none");
    CHECK(crowd.dice_of("roll") == 5);
    crowd.play("roll : 1 2 3 4 5");
    CHECK(crowd.turn_of() == "losses burgundy");
    CHECK(crowd.legal() == "lose ladan 0-15");
    crowd.play("lose ladan 5");
    CHECK(crowd.general("antoing").starts_with("106 bourmont"));
}

TEST_CASE("L-Sieges at the end of a turn a marker grows under twice the garrison, and goes under fewer") {
    auto statements = everybody_done("3");
    statements[3] = "general ladan la-mothe points 50 rank 3 skill poor activated";
    statements.emplace_back("castle la-mothe french garrison 25 siege 1");
    CHECK(Campaign(statements).castle("la-mothe") == "french 25 siege 2");
    statements.back() = "castle la-mothe french garrison 26 siege 1";
    CHECK(Campaign(statements).castle("la-mothe") == "french 26");
    statements.back() = "castle la-mothe french garrison 25";
    CHECK(Campaign(statements).castle("la-mothe") == "french 25 siege 0");
}

TEST_CASE("L-Hostage the highest-ranked captives are exchanged, the Burgundian placed first with the nearest "
          "friend") {
    auto statements = everybody_done("3");
    statements[4] = "general fribourg captive rank 4 skill poor";
    statements[11] = "general salm captive rank 5 skill poor";
    Campaign exchange(statements);
    CHECK(exchange.turn_of() == "place burgundy");
    CHECK(exchange.legal() == "place fribourg montigny");
    exchange.play("place fribourg montigny");
    CHECK(exchange.general("fribourg").starts_with("1 montigny"));
    CHECK(exchange.turn_of() == "place french");
    CHECK(exchange.legal() == "place salm bar-le-duc; place salm saint-mihiel; place salm st-dizier");
    exchange.play("place salm saint-mihiel");
    CHECK(exchange.general("salm").starts_with("1 saint-mihiel"));
    CHECK(exchange.at("/turn") == "4");
}

TEST_CASE(
    "L-Replace a gap is filled by the next name with the largest free rank up to 6 and a skill by the die") {
    auto statements = everybody_done("3");
    statements[2] = "general vaudemont killed";
    Campaign gap(statements);
    CHECK(gap.turn_of() == "replace none");
    gap.play("roll : 6");
    CHECK(gap.quality("mirebeau") ==
          "competent 2"); // 1 3 4 5 6 are taken: nobody died this turn, ranks stand
    gap.play("place mirebeau montigny");
    CHECK(gap.general("mirebeau").starts_with("1 montigny"));
}

TEST_CASE("L-Victory 1 after turn 10 a 4 ends the campaign, after 11 a 3, after 12 a 2, after 13 nothing is "
          "rolled") {
    const auto ends = [](const std::string& turn, const std::string& die) {
        Campaign end(everybody_done(turn));
        CHECK(end.turn_of() == "end-roll none");
        end.play("roll : " + die);
        return end.phase() == "over";
    };
    CHECK(ends("10", "4"));
    CHECK_FALSE(ends("10", "3"));
    CHECK(ends("11", "3"));
    CHECK_FALSE(ends("11", "2"));
    CHECK(ends("12", "2"));
    CHECK_FALSE(ends("12", "1"));
    const Campaign last(everybody_done("13"));
    CHECK(last.phase() == "over");
    CHECK(last.at("/result/winner") == "french");
    CHECK(last.at("/result/by") == "siege");
    CHECK(Campaign(everybody_done("9")).at("/turn") == "10");
}
