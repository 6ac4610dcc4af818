// L-Quick 1 to 4: what the armies put into the field, and the commanders' cards.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::quick;
using disfida::test::relief;

namespace {

std::string side(const Campaign& field, const std::string& name, const std::string& key) {
    return field.at("/battle/sides/" + name + "/" + key);
}

/// Units and breaking figure of one corps against another of these points: "18/9 v 13/7".
std::string sizes(int attacker, int defender) {
    const auto field = quick("points " + std::to_string(attacker) + " rank 1 skill poor",
                             "points " + std::to_string(defender) + " rank 1 skill poor", "1 1 1 1 1 1 1 1");
    const auto of = [&](const char* name) {
        return side(field, name, "corps/0/units") + "/" + side(field, name, "breaks_at");
    };
    return of("burgundy") + " v " + of("french");
}

/// Captains of attacker and defender, when vaudemont (60) and ladan, who joins with so many, meet barbazan.
std::string captains(const std::string& vaudemont, int join, const std::string& barbazan) {
    auto field = Campaign(
        {"general antoing montigny points 50 rank 21 skill incompetent",
         "general barbazan la-mothe points 80 rank 1 skill poor" + barbazan,
         "castle la-mothe burgundy garrison 0", "general ladan la-mothe points 50 rank 6 skill poor inside",
         "general vaudemont bourmont points 40 rank 5 skill poor" + vaudemont, "active vaudemont"});
    field.play(
        {"move vaudemont la-mothe", "stand", join == 0 ? "no-join" : "join ladan " + std::to_string(join)});
    std::string dice = "3";
    for (std::size_t i = 1; i < field.dice_of("battle auto"); ++i) {
        dice += " 3";
    }
    field.play("battle auto : " + dice);
    return side(field, "burgundy", "captains") + " v " + side(field, "french", "captains");
}

} // namespace

TEST_CASE("L-Quick 1 the larger side has 18 units, the other in proportion, halves up, one at least") {
    CHECK(sizes(84, 60) == "18/9 v 13/7"); // 12.86
    CHECK(sizes(60, 84) == "13/7 v 18/9");
    CHECK(sizes(80, 80) == "18/9 v 18/9");
    CHECK(sizes(36, 3) == "18/9 v 2/1");   // 1.5
    CHECK(sizes(36, 5) == "18/9 v 3/2");   // 2.5
    CHECK(sizes(36, 2) == "18/9 v 1/1");   // 1
    CHECK(sizes(99, 1) == "18/9 v 1/1");   // 0.18
    CHECK(sizes(90, 87) == "18/9 v 17/9"); // 17.4
    CHECK(sizes(2, 1) == "18/9 v 9/5");
}

TEST_CASE("L-Quick 1 two corps share the units by their points") {
    const auto field =
        quick("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
              "1 1 1 1 5 5 5 5 5 5 1 1 1 1 1", {"general bayer liffol points 30 rank 4 skill poor"});
    CHECK(field.corps("burgundy") == "vaudemont 6+12+0");
    CHECK(field.corps("french") == "barbazan 4+7+0, bayer 2+4+0"); // 10.71 and 6.43
    CHECK(side(field, "burgundy", "breaks_at") == "9");
    CHECK(side(field, "french", "breaks_at") == "9"); // half of 17, rounded up
    CHECK(side(field, "french", "corps/1/units") == "6");
}

TEST_CASE("L-Quick 1 the points of the flank corps count for the larger side and the figure to break") {
    auto field = relief("points 30 rank 3 skill poor", "garrison 0"); // 60 + 30 against 80
    field.play(
        {"move vaudemont la-mothe", "stand", "join ladan 30", "battle auto : 5 5 5 5 5 5 1 1 1 1 1 1 1 1"});
    CHECK(side(field, "burgundy", "corps/0/units") == "12");
    CHECK(side(field, "burgundy", "corps/1/units") == "6");
    CHECK(side(field, "burgundy", "breaks_at") == "9");
    CHECK(side(field, "french", "corps/0/units") == "16");
    CHECK(side(field, "french", "breaks_at") == "8");
}

TEST_CASE("L-Quick 1 the lent points of a corps are in its units") {
    auto field = relief("points 10 rank 3 skill poor", "garrison 20");
    field.play(
        {"move vaudemont la-mothe", "stand", "join ladan 30", "battle auto : 5 5 5 5 5 5 1 1 1 1 1 1 1 1"});
    CHECK(side(field, "burgundy", "corps/1/points") == "30");
    CHECK(side(field, "burgundy", "corps/1/units") == "6");
}

TEST_CASE("L-Quick 1 a third of the commander's units, to the nearest, are knights") {
    // 90 points are 18 units: 5 points a unit
    const char* knights[] = {"0+1+0", "1+1+0", "1+2+0",  "1+3+0",  "2+3+0",  "2+4+0",
                             "2+5+0", "3+5+0", "3+6+0",  "3+7+0",  "4+7+0",  "4+8+0",
                             "4+9+0", "5+9+0", "5+10+0", "5+11+0", "6+11+0", "6+12+0"};
    for (int units = 1; units <= 18; ++units) {
        CAPTURE(units);
        const auto field =
            quick("points 90 rank 1 skill poor", "points " + std::to_string(5 * units) + " rank 1 skill poor",
                  "1 1 1 1 1 1 1 1");
        CHECK(field.corps("french") == "barbazan " + std::string(knights[units - 1]));
    }
}

TEST_CASE("L-Quick 1 another corps has 6 - rank knights, not below 0 and no more than units") {
    struct Row {
        int rank;
        int points;
        const char* corps;
    };
    // barbazan's 45 points are 9 units; 5 points a unit
    for (const Row& row : {Row{2, 45, "4+5+0"}, Row{3, 45, "3+6+0"}, Row{5, 45, "1+8+0"}, Row{6, 45, "0+9+0"},
                           Row{7, 45, "0+9+0"}, Row{20, 45, "0+9+0"}, Row{2, 15, "3+0+0"},
                           Row{2, 20, "4+0+0"}, Row{2, 25, "4+1+0"}, Row{2, 1, "1+0+0"}}) {
        CAPTURE(row.rank);
        CAPTURE(row.points);
        std::string dice = "1 1 1 1";
        for (int i = 0; i < (row.points + 4) / 5; ++i) {
            dice += " 6";
        }
        const auto field =
            quick("points 90 rank 1 skill poor", "points 45 rank 1 skill poor", dice + " 1 1 1 1",
                  {"general bayer liffol points " + std::to_string(row.points) + " rank " +
                   std::to_string(row.rank) + " skill poor"});
        CHECK(field.corps("french") == "barbazan 3+6+0, bayer " + std::string(row.corps));
    }
}

TEST_CASE("L-Quick 2 unreliable units are diced for knights first; 1 and 2 make militia") {
    const Campaign::Statements bayer{"general bayer liffol points 30 rank 4 skill poor"};
    const auto of = [&](const std::string& dice) {
        return quick("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
                     "1 1 1 1 " + dice + " 1 1 1 1 1", bayer)
            .corps("french");
    };
    CHECK(of("3 3 3 3 3 3") == "barbazan 4+7+0, bayer 2+4+0");
    CHECK(of("1 2 3 3 3 3") == "barbazan 4+7+0, bayer 0+4+2");
    CHECK(of("1 3 2 4 5 6") == "barbazan 4+7+0, bayer 1+3+2");
    CHECK(of("3 3 1 1 2 2") == "barbazan 4+7+0, bayer 2+0+4");
    CHECK(of("1 1 1 1 1 1") == "barbazan 4+7+0, bayer 0+0+6");
}

TEST_CASE("L-Quick 2 the corps of a side are diced for in rank order") {
    // salm comes after bayer in the roster. Five and five units, three knights and one.
    const auto field = quick("points 90 rank 2 skill poor", "points 40 rank 1 skill poor",
                             "1 1 1 1 1 1 1 6 6 1 1 6 6 6 1 1 1 1",
                             {"general bayer liffol points 25 rank 5 skill poor",
                              "general salm liffol points 25 rank 3 skill poor"});
    CHECK(field.corps("french") == "barbazan 3+5+0, salm 0+2+3, bayer 0+3+2");
}

TEST_CASE("L-Quick 3 one die a card: hold, loose, charge, outflank, rally, banner, in that order") {
    const auto field =
        quick("points 80 rank 1 skill expert", "points 80 rank 1 skill poor", "6 5 4 3 2 1 5 1 5 1");
    CHECK(side(field, "burgundy", "cards") == R"(["hold","loose","charge","outflank","rally","banner"])");
    CHECK(side(field, "french", "cards") == R"(["hold","hold","rally","rally"])");
}

TEST_CASE("L-Quick 3 an incompetent or poor commander has 4 cards, a competent 5, an expert 6") {
    struct Row {
        const char* skill;
        std::size_t cards;
    };
    for (const Row& row : {Row{"incompetent", 4}, Row{"poor", 4}, Row{"competent", 5}, Row{"expert", 6}}) {
        CAPTURE(row.skill);
        auto attacker =
            march("points 80 rank 1 skill " + std::string(row.skill), "points 80 rank 1 skill poor");
        attacker.play({"move vaudemont liffol", "stand"});
        CHECK(attacker.dice_of("battle auto") == row.cards + 4);
        auto defender =
            march("points 80 rank 1 skill poor", "points 80 rank 1 skill " + std::string(row.skill));
        defender.play({"move vaudemont liffol", "stand"});
        CHECK(defender.dice_of("battle auto") == row.cards + 4);
    }
}

TEST_CASE("L-Quick 3 the hands are the commanders', the attacker's first") {
    // ladan on the flank is an expert, his chief is not
    auto field = relief("points 30 rank 1 skill expert", "garrison 0");
    field.play({"move vaudemont la-mothe", "stand", "join ladan 30"});
    field.play("battle auto : 6 6 6 6 6 6 2 2 3 3 4 4 5 5");
    CHECK(side(field, "burgundy", "cards") == R"(["loose","loose","charge","charge"])");
    CHECK(side(field, "french", "cards") == R"(["outflank","outflank","rally","rally"])");
}

TEST_CASE("L-Quick 4 two captains; one with more than half the points exhausted, unless all are") {
    CHECK(captains("", 0, "") == "2 v 2");
    CHECK(captains(" exhausted", 0, "") == "1 v 2");
    CHECK(captains("", 0, " exhausted") == "2 v 1");
    CHECK(captains(" exhausted", 0, " exhausted") == "2 v 2"); // every corps of both sides
}

TEST_CASE("L-Quick 4 the flank corps counts, and a garrison is never exhausted") {
    CHECK(captains(" exhausted", 39, "") == "1 v 2"); // 40 of 79
    CHECK(captains(" exhausted", 40, "") == "2 v 2"); // exactly half
    CHECK(captains(" exhausted", 50, "") == "2 v 2");
    CHECK(captains(" exhausted", 1, " exhausted") == "1 v 1"); // ladan's one point is fresh
}

TEST_CASE("L-Quick 4 the points of a side's exhausted corps are added up") {
    const auto of = [](const std::string& barbazan, const std::string& bayer) {
        return side(quick("points 90 rank 1 skill poor", "points 45 rank 1 skill poor" + barbazan,
                          "1 1 1 1 6 6 6 6 6 6 6 6 6 1 1 1 1",
                          {"general bayer liffol points 46 rank 2 skill poor" + bayer}),
                    "french", "captains");
    };
    CHECK(of("", "") == "2");
    CHECK(of(" exhausted", "") == "2"); // 45 of 91
    CHECK(of("", " exhausted") == "1"); // 46 of 91
    CHECK(of(" exhausted", " exhausted") == "1");
}
