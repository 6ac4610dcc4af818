// L-Quick 5 g, 6 and 7: breaking, nightfall, what the lost units were worth, and the fates of generals.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::quick;

namespace {

const std::string threes = "3 3 3 3 3 3";

Campaign against(int attacker, int defender, const std::string& a = "poor", const std::string& d = "poor") {
    const auto hand = [](const std::string& skill) {
        return std::string(skill == "expert"      ? "6 6 6 6 6 6"
                           : skill == "competent" ? "6 6 6 6 6"
                                                  : "6 6 6 6");
    };
    return quick("points " + std::to_string(attacker) + " rank 1 skill " + a,
                 "points " + std::to_string(defender) + " rank 1 skill " + d, hand(a) + " " + hand(d));
}

/// A round in which neither card makes a hit of sixes, threes and ones more or less.
void clash(Campaign& field, const std::string& dice) { field.round("banner charge", "banner charge", dice); }

/// Plays rounds 1 to 6 without a loss but in the first, whose dice these are: the winner.
std::string night(Campaign field, const std::string& first) {
    clash(field, first);
    for (int round = 2; round <= 6; ++round) {
        CHECK(field.at("/battle/winner") == "null");
        CHECK(field.at("/battle/round") == std::to_string(round));
        const auto card = [&](const std::string& side) {
            return field.at("/battle/sides/" + side + "/cards") == "[]" ? "" : "banner charge";
        };
        field.round(card("burgundy"), card("french"), threes + " " + threes);
    }
    return field.at("/battle/winner");
}

/// 90 points break barbazan (10, rank 1) and bayer (15, rank 4) in one round, with one loss of their own:
/// the fates are to be rolled.
Campaign beaten_two() {
    auto field = quick("points 90 rank 1 skill poor", "points 10 rank 1 skill poor", "6 6 6 6 3 3 3 6 6 6 6",
                       {"general bayer liffol points 15 rank 4 skill poor"});
    field.round("banner rally", "banner rally", "6 6 6 3 3 3 3 3 6 3 3 3 3");
    CHECK(field.corps("burgundy") == "vaudemont 6+11+0 -1");
    CHECK(field.toll() == "1 3, 0 0");
    return field;
}

} // namespace

TEST_CASE("L-Quick 5g a side with half its units lost is broken and has lost") {
    auto field = against(80, 80);
    clash(field, "6 6 6 6 3 3 " + threes);
    CHECK(field.toll() == "0 4, 0 0");
    clash(field, "6 6 6 6 3 3 " + threes); // 18 to 14
    CHECK(field.toll() == "0 8, 0 0");
    CHECK(field.at("/battle/winner") == "null");
    clash(field, "6 3 3 3 3 3 3 " + threes); // 18 to 10: seven dice
    CHECK(field.at("/battle/winner") == "burgundy");
    CHECK(field.at("/battle/losses") == R"({"vaudemont":0,"barbazan":40})"); // 9 of 18
}

TEST_CASE("L-Quick 5g an odd number of units breaks at half, rounded up") {
    auto field = against(84, 60); // 13 units break at 7
    clash(field, "6 6 6 6 6 6 " + threes);
    CHECK(field.at("/battle/winner") == "null");
    clash(field, "6 3 3 3 3 3 3 3 " + threes); // 18 to 7: eight dice
    CHECK(field.at("/battle/winner") == "burgundy");
    CHECK(field.at("/battle/losses") == R"({"vaudemont":0,"barbazan":32})"); // 60 x 7 / 13 = 32.3
}

TEST_CASE("L-Quick 5g if both break, the larger share has lost") {
    auto field = against(84, 60);
    clash(field, "6 6 6 3 3 3 6 6 6 6 6 3"); // 13 units to 10
    CHECK(field.toll() == "5 3, 0 0");
    SUBCASE("9 of 18 against 7 of 13") {
        clash(field, "6 6 6 6 3 3 6 6 6 6 3 3");
        CHECK(field.toll() == "9 7, 0 0");
        CHECK(field.at("/battle/winner") == "burgundy");
        CHECK(field.at("/battle/losses") == R"({"vaudemont":42,"barbazan":32})");
    }
    SUBCASE("10 of 18 against 7 of 13") {
        clash(field, "6 6 6 6 3 3 6 6 6 6 6 3");
        CHECK(field.toll() == "10 7, 0 0");
        CHECK(field.at("/battle/winner") == "french");
    }
}

TEST_CASE("L-Quick 5g the share counts, not the number of units or points") {
    auto field = against(60, 84); // 13 units against 18
    clash(field, "6 6 6 6 6 3 6 6 6 3 3 3");
    clash(field, "6 6 6 6 3 3 6 6 6 6 3 3");
    CHECK(field.toll() == "7 9, 0 0");
    CHECK(field.at("/battle/winner") == "french");
}

TEST_CASE("L-Quick 5g if both break with equal shares there is one more round") {
    auto field = against(80, 80);
    clash(field, "6 6 6 6 6 3 6 6 6 6 6 3");
    clash(field, "6 6 6 6 3 3 6 6 6 6 3 3");
    CHECK(field.toll() == "9 9, 0 0");
    CHECK(field.at("/battle/winner") == "null");
    CHECK(field.turn_of() == "card burgundy");
    SUBCASE("the next hit decides") {
        clash(field, threes + " 6 3 3 3 3 3");
        CHECK(field.at("/battle/winner") == "french");
    }
    SUBCASE("a rally mends what was broken") {
        field.round("banner rally", "banner charge", threes + " " + threes);
        CHECK(field.toll() == "8 9, 0 0");
        CHECK(field.at("/battle/winner") == "burgundy");
    }
    SUBCASE("or it goes on") {
        clash(field, threes + " " + threes);
        CHECK(field.at("/battle/winner") == "null");
        CHECK(field.at("/battle/round") == "4");
    }
}

TEST_CASE("L-Quick 5g units rallied are not lost") {
    auto field = against(80, 80);
    clash(field, "6 6 6 6 6 6 " + threes);                                 // 18 to 12
    field.round("banner charge", "banner rally", "6 6 6 3 3 3 " + threes); // back to 13: six dice
    CHECK(field.toll() == "0 8, 0 0");                                     // six, less one, and three
    CHECK(field.at("/battle/winner") == "null");
}

TEST_CASE("L-Quick 6 after round 6 the larger share lost has lost") {
    CHECK(night(against(80, 80), "6 3 3 3 3 3 " + threes) == "burgundy");
    CHECK(night(against(80, 80), threes + " 6 3 3 3 3 3") == "french");
    // 1 of 18 against 1 of 13, and 2 of 18 against 1 of 13
    CHECK(night(against(84, 60), "6 3 3 3 3 3 6 3 3 3 3 3") == "burgundy");
    CHECK(night(against(84, 60), "6 3 3 3 3 3 6 6 3 3 3 3") == "french");
}

TEST_CASE("L-Quick 6 equal shares: the less skilful commander has lost, then the attacker") {
    const std::string none = threes + " " + threes;
    CHECK(night(against(80, 80, "competent", "poor"), none) == "burgundy");
    CHECK(night(against(80, 80, "poor", "incompetent"), none) == "burgundy");
    CHECK(night(against(80, 80, "competent", "expert"), none) == "french");
    CHECK(night(against(80, 80, "poor", "poor"), none) == "french");
    CHECK(night(against(80, 80, "expert", "expert"), none) == "french");
    CHECK(night(against(80, 80, "poor", "poor"), "6 3 3 3 3 3 6 3 3 3 3 3") == "french");
}

TEST_CASE("L-Quick 6 with nothing lost there are no fates") {
    auto field = against(80, 80);
    for (int round = 1; round <= 6; ++round) {
        const char* card = round <= 4 ? "banner rally" : "";
        field.round(card, card, threes + " " + threes);
    }
    CHECK(field.turn_of() == "retreat burgundy");
    CHECK(field.at("/battle/losses") == R"({"vaudemont":0,"barbazan":0})");
    CHECK(field.general("vaudemont") == "80 liffol exhausted activated");
}

TEST_CASE("L-Quick 7 the units lost are worth their part of the corps' points, rounded down") {
    // 84 points, 18 units; 50 and 30 points, 11 and 6 units, of which 5 and 1 are lost in the first round
    auto field = quick("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
                       "6 6 6 6 3 3 3 3 3 3 6 6 6 6 6", {"general bayer liffol points 30 rank 4 skill poor"});
    clash(field, "6 6 6 6 6 6 6 6 6 3 3 3"); // 15 units to 6 and 5
    clash(field, "6 6 6 3 3 3 6 6 6 6 3 3"); // barbazan, bayer (equal, lower rank), barbazan
    CHECK(field.toll() == "7 9, 0 0");
    CHECK(field.at("/battle/winner") == "burgundy");
    // 84 x 7 / 18 = 32.7; barbazan lost 7 of 11: 31.8; bayer 2 of 6
    CHECK(field.at("/battle/losses") == R"({"vaudemont":32,"barbazan":31,"bayer":10})");
    CHECK(field.phase() == "fates");
}

TEST_CASE("L-Quick 7 fates: attacker, then defender, the commander first, only corps that lost a unit") {
    auto field = beaten_two();
    CHECK(field.turn_of() == "fates none");
    CHECK(field.legal() == "roll");
    CHECK(field.dice_of("roll", {2, 2, 2}) == 3);
    CHECK(field.dice_of("roll", {1, 3, 2, 2}) == 4);
    CHECK(field.dice_of("roll", {1, 1, 1, 1, 1, 1}) == 6);
}

TEST_CASE("L-Quick 7 a 1 is a wound; of the wounded 1 and 2 die, beaten ones are captured, victors nothing") {
    auto field = beaten_two();
    SUBCASE("nobody") {
        field.play("roll : 2 6 3");
        CHECK(field.general("vaudemont") == "89 liffol exhausted activated"); // 90 x 1 / 18 = 5, a quarter 1
        CHECK(field.general("barbazan") == "8 liffol exhausted activated");   // 1 of 2: 5, half 2
        CHECK(field.general("bayer") == "10 liffol exhausted activated");     // 2 of 3: 10, half 5
    }
    SUBCASE("the victor is wounded only") {
        field.play("roll : 1 3 2 2");
        CHECK(field.at("/generals/1/status") == "field");
        CHECK(field.phase() == "retreat");
    }
    SUBCASE("the victor is killed") {
        field.play("roll : 1 2 2 2");
        CHECK(field.general("vaudemont") == "killed");
        CHECK(field.phase() == "successor");
    }
    SUBCASE("the second in rank is captured by a 3") {
        field.play("roll : 2 2 1 3");
        CHECK(field.general("bayer") == "captive");
        CHECK(field.general("barbazan") == "18 liffol exhausted activated"); // 8 + 10
    }
    SUBCASE("the commander is killed by a 2") {
        field.play("roll : 2 1 2 2");
        CHECK(field.general("barbazan") == "killed");
        CHECK(field.general("bayer") == "18 liffol exhausted activated");
    }
    SUBCASE("one killed, one captured") {
        field.play("roll : 6 1 1 1 6");
        CHECK(field.general("barbazan") == "killed");
        CHECK(field.general("bayer") == "captive");
        CHECK(field.turn_of() == "successor none");
    }
}

TEST_CASE("L-Quick 7 a corps that lost nothing is not diced for") {
    // Two units and ten, broken at six: all of them bayer's.
    auto field =
        quick("points 90 rank 1 skill poor", "points 10 rank 1 skill poor",
              "6 6 6 6 3 3 3 3 3 3 3 3 3 3 6 6 6 6", {"general bayer liffol points 50 rank 4 skill poor"});
    clash(field, "6 6 6 6 6 6 3 " + threes); // 18 to 12: seven dice
    CHECK(field.at("/battle/losses") == R"({"vaudemont":0,"barbazan":0,"bayer":30})");
    CHECK(field.dice_of("roll", {2}) == 1);
    field.play("roll : 1 2");
    CHECK(field.general("bayer") == "killed");
    CHECK(field.general("barbazan") == "45 liffol exhausted activated"); // 10 + 50 - 15
}
