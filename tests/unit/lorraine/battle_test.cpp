// L-Battle: how a battle comes about, who is in it, flight, and the sally.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::relief;

namespace {

/// barbazan alone in liffol with these points flees from vaudemont's with this die: what he has left.
std::string fled(int attacker, int defender, int die) {
    auto field = march("points " + std::to_string(attacker) + " rank 1 skill poor",
                       "points " + std::to_string(defender) + " rank 1 skill poor");
    field.play({"move vaudemont liffol", "flee : " + std::to_string(die)});
    return field.at("/generals/6/points");
}

/// ladan (30 points, rank 2) inside la-mothe, his to act, with this castle; barbazan (80) outside.
Campaign inside(const std::string& castle, const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general antoing montigny points 50 rank 21 skill incompetent",
                             "general linange st-dizier points 50 rank 21 skill incompetent",
                             "general barbazan la-mothe points 80 rank 1 skill poor",
                             "castle la-mothe burgundy " + castle,
                             "general ladan la-mothe points 30 rank 2 skill poor inside"};
    all.insert(all.end(), more.begin(), more.end());
    all.push_back("active ladan");
    return Campaign(all);
}

} // namespace

TEST_CASE("L-Battle 1 a march into enemies outside is a battle at once, against all of them") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 3 skill poor",
                       {"general bayer liffol points 30 rank 1 skill poor",
                        "general salm liffol points 10 rank 2 skill poor"});
    CHECK(field.at("/battle") == "null");
    field.play("move vaudemont liffol");
    CHECK(field.turn_of() == "battle-stand french");
    CHECK(field.legal() == "flee; stand");
    CHECK(field.at("/battle/zone") == "liffol");
    CHECK(field.at("/battle/attacker") == "vaudemont");
    CHECK(field.at("/battle/defenders") == R"(["bayer","salm","barbazan"])"); // by rank: 1, 2, 3
    CHECK(field.at("/active") == "null");
    CHECK(field.general("vaudemont") == "84 liffol activated");
}

TEST_CASE("L-Battle 1 generals inside a castle neither stop a march nor are attacked") {
    const Campaign::Statements two{"general linange montiers points 50 rank 21 skill incompetent",
                                   "castle la-mothe french garrison 10",
                                   "general salm la-mothe points 20 rank 2 skill poor inside",
                                   "general vaudemont bourmont points 84 rank 1 skill poor"};
    Campaign::Statements alone = two;
    alone.emplace_back("active vaudemont");
    Campaign passes(alone);
    passes.play("move vaudemont la-mothe");
    CHECK(passes.phase() == "activate");

    Campaign::Statements with_friend = two;
    with_friend.emplace_back("general bayer la-mothe points 30 rank 1 skill poor");
    with_friend.emplace_back("active vaudemont");
    Campaign field(with_friend);
    field.play("move vaudemont la-mothe");
    CHECK(field.at("/battle/defenders") == R"(["bayer"])");
    CHECK(field.general("salm") == "20 la-mothe inside");
}

TEST_CASE("L-Battle 1 a press-on that meets the enemy takes its test before the battle") {
    Campaign field({"general barbazan liffol points 50 rank 3 skill poor",
                    "general vaudemont montigny points 84 rank 2 skill poor", "active vaudemont"});
    field.play({"move vaudemont lafauche", "press-on vaudemont liffol : 3"});
    CHECK(field.turn_of() == "battle-stand french");
    CHECK(field.general("vaudemont") == "84 liffol exhausted activated");
    field.play({"stand", "battle auto : 1 1 1 1 1 1 1 1"});
    CHECK(field.at("/battle/sides/burgundy/captains") == "1"); // exhausted against fresh
}

TEST_CASE("L-Battle 2 the attacker's activation is over and every defender's used, also by flight") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 3 skill poor",
                       {"general bayer liffol points 30 rank 1 skill poor"});
    field.play("move vaudemont liffol");
    SUBCASE("flight") {
        field.play({"flee : 4 4", "retreat gondrecourt"});
        CHECK(field.general("barbazan") == "45 gondrecourt activated");
        CHECK(field.general("bayer") == "25 gondrecourt activated");
        CHECK(field.general("vaudemont") == "84 liffol activated");
    }
    SUBCASE("a battle fought") {
        field.play({"stand", "battle result burgundy lost vaudemont:0,bayer:4,barbazan:4",
                    "retreat gondrecourt", "roll : 2 2 2"});
        CHECK(field.general("barbazan") == "48 gondrecourt exhausted activated");
        CHECK(field.general("bayer") == "28 gondrecourt exhausted activated");
        CHECK(field.general("vaudemont") == "84 liffol exhausted activated");
    }
    CHECK(field.turn_of() == "pick burgundy"); // antoing and linange are left
    CHECK(field.at("/active") == "null");
    CHECK(field.at("/battle") == "null");
    CHECK(field.legal() == "pick antoing");
}

TEST_CASE("L-Battle 2 a defender who has acted already loses nothing more") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 3 skill poor activated");
    field.play({"move vaudemont liffol", "flee : 4", "retreat gondrecourt"});
    CHECK(field.general("barbazan") == "45 gondrecourt activated");
}

TEST_CASE("L-Battle 3 flight: one die each by rank; 4 or more costs 5 points") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 3 skill poor",
                       {"general bayer liffol points 40 rank 1 skill poor estranged"});
    field.play("move vaudemont liffol");
    CHECK(field.dice_of("flee") == 2);
    SUBCASE("bayer, rank 1, rolls first though he comes after barbazan in the roster") {
        field.play("flee : 3 4");
        CHECK(field.at("/generals/9/points") == "15");
        CHECK(field.at("/generals/6/points") == "45");
    }
    SUBCASE("the other way round") {
        field.play("flee : 4 3");
        CHECK(field.at("/generals/9/points") == "35");
        CHECK(field.at("/generals/6/points") == "25");
    }
    CHECK(field.asked() == "french bayer,barbazan 0 liffol gondrecourt");
    CHECK(field.at("/battle/fled") == "true");
}

TEST_CASE("L-Battle 3 a failure costs 5 for each started 20 of the attacker's points") {
    CHECK(fled(84, 50, 3) == "25"); // five started twenties
    CHECK(fled(84, 50, 1) == "25"); // no natural 1
    CHECK(fled(80, 50, 3) == "30"); // four
    CHECK(fled(81, 50, 3) == "25");
    CHECK(fled(20, 50, 3) == "45");
    CHECK(fled(1, 50, 3) == "45");
    CHECK(fled(84, 50, 4) == "45");
}

TEST_CASE("L-Battle 3 flight leaves everybody one point") {
    CHECK(fled(84, 20, 3) == "1");
    CHECK(fled(84, 25, 3) == "1");
    CHECK(fled(84, 26, 3) == "1");
    CHECK(fled(84, 27, 3) == "2");
    CHECK(fled(84, 5, 4) == "1");
    CHECK(fled(84, 6, 4) == "1");
    CHECK(fled(84, 1, 4) == "1");
}

TEST_CASE("L-Battle 3 the whole garrison of the attacker's castle in the zone counts, besieged or not") {
    for (const std::string siege : {"", " siege 0"}) {
        CAPTURE(siege);
        // 60 + 15 inside + 10 leaderless = 85: five started twenties; 60 alone would be three
        auto field = relief("points 15 rank 3 skill poor", "garrison 10" + siege);
        field.play({"move vaudemont la-mothe", "flee : 3"});
        CHECK(field.at("/generals/6/points") == "55");
    }
    // without a general inside: 60 + 20
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general barbazan la-mothe points 80 rank 1 skill poor",
                    "castle la-mothe burgundy garrison 21",
                    "general vaudemont bourmont points 60 rank 5 skill poor", "active vaudemont"});
    field.play({"move vaudemont la-mothe", "flee : 3"});
    CHECK(field.at("/generals/6/points") == "55"); // 81 points
}

TEST_CASE("L-Battle 3 a castle of the defender's adds nothing to the attacker's points") {
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "castle la-mothe french garrison 40",
                    "general barbazan la-mothe points 80 rank 1 skill poor",
                    "general vaudemont bourmont points 60 rank 5 skill poor", "active vaudemont"});
    field.play({"move vaudemont la-mothe", "flee : 3"});
    CHECK(field.at("/generals/6/points") == "65"); // three twenties
}

TEST_CASE("L-Battle 3 flight exhausts nobody and promotes nobody; the attacker stays") {
    auto field = march("points 84 rank 2 skill poor exhausted", "points 50 rank 3 skill poor");
    field.play({"move vaudemont liffol", "flee : 6"});
    CHECK(field.legal() == "retreat gondrecourt");
    field.play("retreat gondrecourt");
    CHECK(field.phase() == "pick"); // no promotion roll
    CHECK(field.general("barbazan") == "45 gondrecourt activated");
    CHECK(field.general("vaudemont") == "84 liffol exhausted activated"); // as he came
}

TEST_CASE("L-Battle 3 a besieger who flees takes his siege along") {
    auto field = relief("points 15 rank 3 skill poor", "garrison 10 siege 3");
    field.play({"move vaudemont la-mothe", "flee : 4", "retreat domremy"});
    CHECK(field.castle("la-mothe") == "burgundy 10");
    CHECK(field.general("ladan") == "15 la-mothe inside");
}

TEST_CASE("L-Battle 3 a besieger beaten leaves his siege too") {
    auto field = relief("points 15 rank 3 skill poor", "garrison 10 siege 3");
    field.play({"move vaudemont la-mothe", "stand", "no-join",
                "battle result burgundy lost vaudemont:0,barbazan:0 killed barbazan", "roll : 3"});
    CHECK(field.castle("la-mothe") == "burgundy 10 siege 3"); // barbey, the new general, is still there
    field.play("retreat liffol");
    CHECK(field.castle("la-mothe") == "burgundy 10");
}

TEST_CASE("L-Battle 4 a general inside with an enemy outside may sally, alone or with leaderless points") {
    for (const std::string siege : {"", " siege 2"}) {
        CAPTURE(siege);
        auto field = inside("garrison 15" + siege);
        CHECK(field.legal() == "end ladan; sally ladan; sally ladan 1-15");
        CHECK_FALSE(field.allows("sally ladan 0"));
        CHECK_FALSE(field.allows("sally ladan 16"));
        CHECK_FALSE(field.allows("sally ladan 05"));
    }
    CHECK(inside("garrison 1").legal() == "end ladan; sally ladan; sally ladan 1");
    CHECK(inside("garrison 0").legal() == "end ladan; sally ladan");
}

TEST_CASE("L-Battle 4 nobody sallies without an enemy outside") {
    const Campaign field({"castle la-mothe burgundy garrison 10",
                          "general ladan la-mothe points 30 rank 2 skill poor inside", "active ladan"});
    CHECK_FALSE(field.allows("sally ladan"));
    CHECK_FALSE(field.allows("sally ladan 5"));
}

TEST_CASE("L-Battle 4 the sallier comes out with what he takes and attacks") {
    auto field = inside("garrison 15 siege 2");
    field.play("sally ladan 10");
    CHECK(field.turn_of() == "battle-stand french");
    CHECK(field.general("ladan") == "40 la-mothe activated");
    CHECK(field.castle("la-mothe") == "burgundy 5 siege 2");
    CHECK(field.at("/battle/attacker") == "ladan");
    CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":40,"lent":10})");
    field.play("stand"); // nobody joins a sally
    CHECK(field.turn_of() == "battle-mode burgundy");
    field.play("battle auto : 4 4 4 4 4 4 4 4");
    CHECK(field.at("/battle/sides/burgundy/corps/0/flank") == "false");
    CHECK(field.at("/battle/sides/burgundy/corps/0/points") == "40");
}

TEST_CASE("L-Battle 4 a friend inside does not join a sally") {
    auto field = inside("garrison 0", {"general marigny la-mothe points 10 rank 1 skill poor inside"});
    field.play({"sally ladan", "stand"});
    CHECK(field.phase() == "battle-mode");
    CHECK(field.general("marigny") == "10 la-mothe inside");
}

TEST_CASE("L-Battle 4 points placed this turn may sally; unmarked ones go first") {
    Campaign field({"castle la-mothe burgundy garrison 4",
                    "general ladan la-mothe points 30 rank 2 skill poor inside",
                    "general antoing montigny points 50 rank 21 skill incompetent",
                    "general vaudemont la-mothe points 60 rank 5 skill poor",
                    "general barbazan domremy points 80 rank 1 skill poor",
                    "general linange st-dizier points 50 rank 21 skill incompetent", "active vaudemont"});
    field.play({"garrison vaudemont 10", "move vaudemont bourmont", "end vaudemont"});
    // 1 + 2 + 2 against 3 + 4 + 2: the French move
    field.play({"pick ladan", "pick barbazan", "roll : 1 2 3 4", "move barbazan la-mothe", "end barbazan",
                "pick ladan", "pick linange", "roll : 5 4 1 2"});
    CHECK(field.at("/castles/2/placed") == "10");
    CHECK(field.legal() == "end ladan; sally ladan; sally ladan 1-14");
    SUBCASE("three of the four unmarked ones") {
        field.play("sally ladan 3");
        CHECK(field.at("/castles/2/garrison") == "11");
        CHECK(field.at("/castles/2/placed") == "10");
    }
    SUBCASE("five of the marked ones too") {
        field.play("sally ladan 9");
        CHECK(field.at("/castles/2/garrison") == "5");
        CHECK(field.at("/castles/2/placed") == "5");
    }
    SUBCASE("all") {
        field.play("sally ladan 14");
        CHECK(field.at("/castles/2/garrison") == "0");
        CHECK(field.at("/castles/2/placed") == "0");
    }
}

TEST_CASE("L-Battle 4 the enemy who flees a sally counts the sallier and the whole garrison once") {
    // 30 out + 15 left behind = 45, or 40 out + 5 left: three started twenties either way
    for (const std::string sally : {"sally ladan", "sally ladan 10", "sally ladan 15"}) {
        CAPTURE(sally);
        auto field = inside("garrison 15 siege 2");
        field.play({sally, "flee : 3"});
        CHECK(field.at("/generals/6/points") == "65");
    }
}

TEST_CASE("L-Battle 4 beaten, the sallier retreats and the siege goes on") {
    auto field = inside("garrison 15 siege 2");
    field.play({"sally ladan 10", "stand", "battle result french lost ladan:20,barbazan:8"});
    CHECK(field.asked() == "burgundy ladan 0 la-mothe bourmont"); // the only zone nearer to montigny
    field.play({"retreat bourmont", "roll : 2 2"});
    CHECK(field.general("ladan") == "30 bourmont exhausted activated"); // 40 - 10
    CHECK(field.castle("la-mothe") == "burgundy 5 siege 2");
}

TEST_CASE("L-Battle 4 victorious, or when the enemy flees, he may go back in") {
    auto field = inside("garrison 15 siege 2");
    field.play("sally ladan 10");
    SUBCASE("a victory") {
        field.play({"stand", "battle result burgundy lost ladan:0,barbazan:8", "retreat domremy"});
        CHECK(field.turn_of() == "return burgundy");
        CHECK(field.legal() == "return ladan; stay ladan");
        field.play({"return ladan", "roll : 2 2"});
    }
    SUBCASE("a flight") {
        field.play({"flee : 4", "retreat domremy"});
        CHECK(field.turn_of() == "return burgundy");
        field.play("return ladan");
    }
    CHECK(field.general("ladan") == "30 la-mothe inside activated");
    CHECK(field.castle("la-mothe") == "burgundy 15"); // the ten are back, the siege is over
    CHECK(field.phase() == "pick");
}

TEST_CASE("L-Battle 4 an estranged general may sally") {
    Campaign field({"general barbazan la-mothe points 80 rank 1 skill poor",
                    "castle la-mothe burgundy garrison 0 siege 1",
                    "general ladan la-mothe points 30 rank 2 skill poor inside estranged", "active ladan"});
    CHECK(field.legal() == "end ladan; sally ladan");
}

TEST_CASE("L-Battle 4 or stay outside with all he took") {
    auto field = inside("garrison 15 siege 2");
    field.play({"sally ladan 10", "flee : 4", "retreat domremy", "stay ladan"});
    CHECK(field.general("ladan") == "40 la-mothe activated"); // a flight exhausts nobody
    CHECK(field.castle("la-mothe") == "burgundy 5");
}
