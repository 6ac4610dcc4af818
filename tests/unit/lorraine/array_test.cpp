// L-Array: who commands, the garrison corps, lent points, and what a tabletop battle tells the campaign.
#include <algorithm>
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::relief;

namespace {

/// vaudemont has marched into la-mothe to relieve ladan, and barbazan stands.
Campaign joining(const std::string& ladan, const std::string& castle, const Campaign::Statements& more = {}) {
    return relief(ladan, castle, more).play({"move vaudemont la-mothe", "stand"});
}

/// 84 points (rank 2) against bayer (30, rank 1) and barbazan (50, rank 4), about to be fought.
Campaign facing(const Campaign::Statements& more = {}, const disfida::Options& options = {}) {
    Campaign::Statements all{"general bayer liffol points 30 rank 1 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    return march("points 84 rank 2 skill poor", "points 50 rank 4 skill poor", all, options)
        .play({"move vaudemont liffol", "stand"});
}

} // namespace

TEST_CASE("L-Array 1 the highest-ranked general of a side commands, the others are unreliable by rank") {
    auto field = march("points 84 rank 9 skill poor", "points 50 rank 4 skill expert",
                       {"general bayer liffol points 20 rank 3 skill incompetent",
                        "general salm liffol points 14 rank 1 skill incompetent"});
    field.play({"move vaudemont liffol", "stand"});
    // 84 a side: 18 units; 14, 20 and 50 points are 3, 4.29 and 10.71 units
    // attacker's 4 cards, defender's 4 + 11 unreliable dice, salm's 4 cards (incompetent)
    CHECK(field.dice_of("battle auto") == 4 + 15 + 4);
    // bayer: 3 knights of 4, the second die 1; barbazan: 2 knights of 11, the first die 2
    field.play("battle auto : 6 6 6 6 3 1 3 3 2 3 3 3 3 3 3 3 3 3 3 6 6 6 6");
    CHECK(field.at("/battle/sides/french/corps/0/general") == "salm");
    CHECK(field.corps("french") == "salm 1+2+0, bayer 2+1+1, barbazan 1+9+1");
}

TEST_CASE("L-Array 1 a garrison corps never commands, whatever its rank") {
    auto field = joining("points 30 rank 1 skill expert", "garrison 0");
    field.play("join ladan 30");
    // 90 points to 80: 12 and 6 units against 16; six unreliable dice, vaudemont's four cards, barbazan's
    // four
    CHECK(field.dice_of("battle auto") == 6 + 4 + 4);
    field.play("battle auto : 3 3 3 3 3 3 1 2 3 4 5 6 1 2");
    CHECK(field.corps("burgundy") == "vaudemont 4+8+0, ladan 5+1+0");
    CHECK(field.at("/battle/sides/burgundy/cards") == R"(["hold","loose","charge","outflank"])");
    CHECK(field.at("/battle/sides/burgundy/corps/1/flank") == "true");
    CHECK(field.at("/battle/sides/burgundy/corps/1/arrived") == "false");
}

TEST_CASE("L-Array 2 the highest-ranked general inside may join with 1 to all points of the castle") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10",
                         {"general fribourg la-mothe points 12 rank 2 skill poor inside"});
    CHECK(field.turn_of() == "battle-join burgundy");
    CHECK(field.legal() == "join fribourg 1-22; no-join"); // ladan, rank 3, is not asked
    CHECK_FALSE(field.allows("join fribourg 0"));
    CHECK_FALSE(field.allows("join fribourg 23"));
    CHECK_FALSE(field.allows("join ladan 5"));
    field.play("no-join");
    CHECK(field.turn_of() == "battle-mode burgundy");
    CHECK(field.at("/battle/joined") == "null");
    CHECK(field.general("fribourg") == "12 la-mothe inside");
    CHECK(field.castle("la-mothe") == "burgundy 10");
}

TEST_CASE("L-Array 2 one point inside is one line") {
    CHECK(joining("points 1 rank 3 skill poor", "garrison 0").legal() == "join ladan 1; no-join");
}

TEST_CASE("L-Array 2 below his own points the rest stays behind, leaderless and not placed") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    field.play("join ladan 12");
    CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":12,"lent":0})");
    CHECK(field.general("ladan") == "12 la-mothe"); // outside now, and not activated
    CHECK(field.castle("la-mothe") == "burgundy 18");
    CHECK(field.at("/castles/2/placed") == "0");
}

TEST_CASE("L-Array 2 his own points exactly") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    field.play("join ladan 20");
    CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":20,"lent":0})");
    CHECK(field.castle("la-mothe") == "burgundy 10");
}

TEST_CASE("L-Array 2 above his own points the difference is lent") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    field.play("join ladan 27");
    CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":27,"lent":7})");
    CHECK(field.general("ladan") == "27 la-mothe");
    CHECK(field.castle("la-mothe") == "burgundy 3");
}

TEST_CASE("L-Array 2 unbesieged he joins without a die, besieged by a morale test") {
    CHECK(joining("points 20 rank 3 skill poor", "garrison 10").dice_of("join ladan 20") == 0);
    auto field = joining("points 20 rank 3 skill poor", "garrison 10 siege 1");
    CHECK(field.dice_of("join ladan 20") == 1);
    SUBCASE("passed") {
        field.play("join ladan 25 : 4");
        CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":25,"lent":5})");
        CHECK(field.castle("la-mothe") == "burgundy 5 siege 1");
    }
    SUBCASE("failed: he stays in, and is not asked again") {
        field.play("join ladan 25 : 3");
        CHECK(field.at("/battle/joined") == "null");
        CHECK(field.general("ladan") == "20 la-mothe inside");
        CHECK(field.castle("la-mothe") == "burgundy 10 siege 1");
    }
    CHECK(field.turn_of() == "battle-mode burgundy");
}

TEST_CASE("L-Array 2 an estranged general is asked unless besieged; nobody is asked in his place") {
    const Campaign::Statements lower{"general fribourg la-mothe points 12 rank 4 skill poor inside"};
    const Campaign::Statements both{lower[0],
                                    "general ladan la-mothe points 20 rank 3 skill poor inside estranged"};
    CHECK(joining("points 20 rank 3 skill poor", "garrison 5", both).legal() == "join ladan 1-25; no-join");
    const auto field = joining("points 20 rank 3 skill poor", "garrison 5 siege 0", both);
    CHECK(field.phase() == "battle-mode");
}

TEST_CASE("L-Array 2 an estranged lower general changes nothing") {
    CHECK(joining("points 20 rank 3 skill poor", "garrison 5 siege 0",
                  {"general fribourg la-mothe points 12 rank 4 skill poor inside estranged"})
              .legal() == "join ladan 1-25; no-join");
}

TEST_CASE("L-Array 2 joining is no activation; a general who has acted may join") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 0");
    field.play({"join ladan 20", "battle result burgundy lost vaudemont:0,ladan:0,barbazan:0",
                "retreat domremy", "stay ladan", "roll : 2 2 2"});
    CHECK(field.general("ladan") == "20 la-mothe exhausted"); // still to act
    CHECK(field.legal() == "pick antoing; pick ladan");
    CHECK(joining("points 20 rank 3 skill poor", "garrison 0",
                  {"general ladan la-mothe points 20 rank 3 skill poor inside activated"})
              .allows("join ladan 20"));
}

TEST_CASE("L-Array 2 only attackers are joined, only from their own castle, and not in a flight") {
    // The defender's general inside his castle.
    Campaign defended({"general antoing montigny points 50 rank 21 skill incompetent",
                       "castle la-mothe french garrison 5",
                       "general salm la-mothe points 20 rank 2 skill poor inside",
                       "general barbazan la-mothe points 50 rank 1 skill poor",
                       "general vaudemont bourmont points 84 rank 1 skill poor", "active vaudemont"});
    defended.play({"move vaudemont la-mothe", "stand"});
    CHECK(defended.phase() == "battle-mode");

    // A castle without a general.
    Campaign leaderless({"general antoing montigny points 50 rank 21 skill incompetent",
                         "castle la-mothe burgundy garrison 40",
                         "general barbazan la-mothe points 50 rank 1 skill poor",
                         "general vaudemont bourmont points 84 rank 1 skill poor", "active vaudemont"});
    leaderless.play({"move vaudemont la-mothe", "stand"});
    CHECK(leaderless.phase() == "battle-mode");

    auto flight = relief("points 20 rank 3 skill poor", "garrison 0");
    flight.play({"move vaudemont la-mothe", "flee : 4"});
    CHECK(flight.phase() == "retreat");
}

TEST_CASE("L-Array 2 a press-on may be joined as well") {
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general barbazan la-mothe points 80 rank 1 skill poor",
                    "castle la-mothe burgundy garrison 0",
                    "general ladan la-mothe points 20 rank 2 skill poor inside",
                    "general vaudemont lafauche points 60 rank 5 skill poor", "active vaudemont"});
    field.play({"move vaudemont bourmont", "press-on vaudemont la-mothe : 3", "stand"});
    CHECK(field.legal() == "join ladan 1-20; no-join");
}

TEST_CASE("L-Array 3 lent points bear losses first and go back with him") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    // 27 in the field, 7 lent; a value of 16 costs the winner 4
    field.play(
        {"join ladan 27", "battle result burgundy lost vaudemont:0,ladan:16,barbazan:0", "retreat domremy"});
    CHECK(field.at("/battle/joined") == R"({"general":"ladan","points":27,"lent":3})");
    CHECK(field.asked() == "burgundy ladan 23 la-mothe -");
    SUBCASE("inside") {
        field.play({"return ladan", "roll : 2 2 2"});
        CHECK(field.general("ladan") == "20 la-mothe inside");
        CHECK(field.castle("la-mothe") == "burgundy 6"); // 3 left there, 3 given back
    }
    SUBCASE("outside they are his") {
        field.play({"stay ladan", "roll : 2 2 2"});
        CHECK(field.general("ladan") == "23 la-mothe exhausted");
        CHECK(field.castle("la-mothe") == "burgundy 3");
    }
}

TEST_CASE("L-Array 3 after a relief he may go back in, for the siege is over") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10 siege 4");
    field.play({"join ladan 25 : 6", "battle result burgundy lost vaudemont:0,ladan:0,barbazan:0",
                "retreat liffol"});
    CHECK(field.castle("la-mothe") == "burgundy 5");
    field.play({"return ladan", "roll : 2 2 2"});
    CHECK(field.castle("la-mothe") == "burgundy 10");
    CHECK(field.general("ladan") == "20 la-mothe inside");
}

TEST_CASE("L-Array 3 beyond what was lent his own points go") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    field.play({"join ladan 22", "battle result burgundy lost vaudemont:0,ladan:22,barbazan:0", // 5
                "retreat domremy", "return ladan", "roll : 2 2 2"});
    CHECK(field.general("ladan") == "17 la-mothe inside");
    CHECK(field.castle("la-mothe") == "burgundy 8"); // nothing left to give back
}

TEST_CASE("L-Array 3 what a beaten corps was lent is its general's") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 10");
    field.play({"join ladan 30", "battle result french lost vaudemont:0,ladan:8,barbazan:0", // -4
                "retreat bourmont", "roll : 2 2 2"});
    CHECK(field.general("ladan") == "26 bourmont exhausted");
    CHECK(field.castle("la-mothe") == "burgundy 0");
}

TEST_CASE("L-Array 4 the order of battle tells the table what it needs") {
    auto field = joining("points 20 rank 3 skill poor", "garrison 15",
                         {"general barbazan la-mothe points 50 rank 4 skill poor exhausted",
                          "general bayer la-mothe points 29 rank 2 skill competent",
                          "general salm la-mothe points 1 rank 3 skill expert"});
    field.play("join ladan 30");
    const auto sheet = field.match().position().sheet();
    const auto says = [&](const std::string& who, const std::string& what) {
        return std::any_of(sheet.begin(), sheet.end(), [&](const std::string& line) {
            return line.find(who) != std::string::npos && line.find(what) != std::string::npos;
        });
    };
    CHECK(says("60 points, rank 5", "commander in chief"));
    CHECK(says("60 points, rank 5", "4 command cards")); // poor
    CHECK(says("30 points, rank 3", "unreliable"));
    CHECK(says("30 points, rank 3", "elite units at least 3")); // 6 - 3
    CHECK(says("Ladan", "10 are lent"));
    CHECK(says("29 points, rank 2", "5 command cards"));      // competent, rank 2
    CHECK(says("1 point, rank 3", "elite units at least 1")); // 3, but he has one point
    CHECK(says("50 points, rank 4", "elite units at least 2"));
    CHECK(says("50 points, rank 4", ", exhausted"));
    CHECK_FALSE(says("29 points, rank 2", ", exhausted"));
    CHECK(says("Generals on the table", ": 2"));
    CHECK(says("Generals on the table", ": 1")); // 50 of 80 exhausted
    field.play("battle result burgundy lost vaudemont:0,ladan:0,bayer:0,salm:0,barbazan:0");
    CHECK(field.match().position().sheet().empty());
}

TEST_CASE("L-Array 4 no general fewer where all on the field are exhausted; no elite owed from rank 6") {
    auto field =
        march("points 84 rank 2 skill expert exhausted", "points 50 rank 1 skill incompetent exhausted",
              {"general bayer liffol points 30 rank 6 skill poor exhausted"});
    field.play({"move vaudemont liffol", "stand"});
    std::string text;
    for (const std::string& line : field.match().position().sheet()) {
        text += line + "\n";
    }
    CHECK(text.find("Generals on the table: 1") == std::string::npos);
    CHECK(text.find("6 command cards") != std::string::npos);
    CHECK(text.find("4 command cards") != std::string::npos);
    CHECK(text.find("elite units at least 0") != std::string::npos);
}

TEST_CASE("L-Array 5 the attacker chooses the mode, or the option does") {
    CHECK(facing().turn_of() == "battle-mode burgundy");
    CHECK(facing().legal() == "battle auto; battle result ...");
    CHECK(facing({}, {{"battles", "auto"}}).legal() == "battle auto");
    CHECK(facing({}, {{"battles", "result"}}).legal() == "battle result ...");
    CHECK_FALSE(facing({}, {{"battles", "auto"}})
                    .allows("battle result burgundy lost vaudemont:0,bayer:0,barbazan:0"));
    CHECK_FALSE(facing({}, {{"battles", "result"}}).allows("battle auto"));
}

TEST_CASE(
    "L-Array 5 a result names all on the field, the attacker's first, each commander before the others") {
    const auto field = facing();
    CHECK(field.allows("battle result burgundy lost vaudemont:84,bayer:30,barbazan:50"));
    CHECK(field.allows("battle result french lost vaudemont:0,bayer:0,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:0,barbazan:0,bayer:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost bayer:0,barbazan:0,vaudemont:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:0,bayer:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:0,bayer:0,barbazan:0,salm:0"));
    CHECK_FALSE(field.allows("battle result burgundy"));
    CHECK_FALSE(field.allows("battle result ..."));
    CHECK(field.dice_of("battle result burgundy lost vaudemont:84,bayer:30,barbazan:50") == 0);
}

TEST_CASE("L-Array 5 the flank corps comes last of its side, whatever its rank") {
    auto field = joining("points 20 rank 1 skill poor", "garrison 0");
    field.play("join ladan 20");
    CHECK(field.allows("battle result burgundy lost vaudemont:60,ladan:20,barbazan:80"));
    CHECK_FALSE(field.allows("battle result burgundy lost ladan:20,vaudemont:60,barbazan:80"));
}

TEST_CASE("L-Array 5 a loss is 0 to his points, written without leading zeros") {
    const auto field = facing();
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:85,bayer:0,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:0,bayer:31,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:-1,bayer:0,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:05,bayer:0,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:00,bayer:0,barbazan:0"));
    CHECK_FALSE(field.allows("battle result burgundy lost vaudemont:,bayer:0,barbazan:0"));
}

TEST_CASE("L-Array 5 killed, then captured, in the same order; nobody in both, no winner captured") {
    const auto field = facing();
    const std::string burgundy = "battle result burgundy lost vaudemont:0,bayer:0,barbazan:0";
    CHECK(field.allows(burgundy + " killed vaudemont"));
    CHECK(field.allows(burgundy + " killed vaudemont,bayer,barbazan"));
    CHECK(field.allows(burgundy + " captured bayer,barbazan"));
    CHECK(field.allows(burgundy + " killed barbazan captured bayer"));
    CHECK(field.allows(burgundy + " killed vaudemont,bayer captured barbazan"));
    CHECK_FALSE(field.allows(burgundy + " captured barbazan killed bayer"));
    CHECK_FALSE(field.allows(burgundy + " killed bayer captured bayer"));
    CHECK_FALSE(field.allows(burgundy + " killed barbazan,bayer"));
    CHECK_FALSE(field.allows(burgundy + " killed bayer,bayer"));
    CHECK_FALSE(field.allows(burgundy + " captured barbazan,bayer"));
    CHECK_FALSE(field.allows(burgundy + " captured vaudemont"));
    CHECK_FALSE(field.allows(burgundy + " killed"));
    CHECK_FALSE(field.allows(burgundy + " killed salm"));
    CHECK_FALSE(field.allows(burgundy + " captured"));
    const std::string french = "battle result french lost vaudemont:0,bayer:0,barbazan:0";
    CHECK(field.allows(french + " captured vaudemont"));
    CHECK_FALSE(field.allows(french + " captured bayer"));
    CHECK(field.allows(french + " killed bayer captured vaudemont"));
    CHECK_FALSE(field.allows("battle result nobody lost vaudemont:0,bayer:0,barbazan:0"));
}

TEST_CASE("L-Array 5 the value lost counts and the mode is on record") {
    auto field = facing();
    field.play("battle result burgundy lost vaudemont:3,bayer:30,barbazan:45 captured bayer");
    CHECK(field.at("/battle/mode") == "result");
    CHECK(field.at("/battle/winner") == "burgundy");
    CHECK(field.at("/battle/losses") == R"({"vaudemont":3,"bayer":30,"barbazan":45})");
    CHECK(field.at("/battle/sides") == R"({"burgundy":null,"french":null})");
    CHECK(field.at("/battle/round") == "0");
    CHECK(field.at("/battle/first") == "null");
    CHECK(field.general("bayer") == "captive");
    CHECK(field.general("barbazan") == "43 liffol exhausted activated");  // 50 - 22 + bayer's 30 - 15
    CHECK(field.general("vaudemont") == "84 liffol exhausted activated"); // a quarter of 3 is nothing
}
