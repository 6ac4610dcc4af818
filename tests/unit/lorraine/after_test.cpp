// L-After: losses, the points of the fallen, successors, going back into the castle, promotion.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::relief;

namespace {

/// vaudemont (84, rank 2, poor) before barbazan (50, rank 1, competent) and bayer (30, rank 4, poor).
Campaign fight(const Campaign::Statements& more = {}) {
    Campaign::Statements all{"general bayer liffol points 30 rank 4 skill poor"};
    all.insert(all.end(), more.begin(), more.end());
    return march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent", all)
        .play({"move vaudemont liffol", "stand"});
}

/// The same two alone, of these ranks and skills.
Campaign duel(const std::string& vaudemont, const std::string& barbazan,
              const Campaign::Statements& more = {}) {
    return march("points 84 " + vaudemont, "points 50 " + barbazan, more)
        .play({"move vaudemont liffol", "stand"});
}

/// vaudemont (60, rank 5, poor) and ladan, who joins with so many, before barbazan (80, rank 1, poor).
Campaign joined(const std::string& ladan, const std::string& castle, int points,
                const Campaign::Statements& more = {}) {
    return relief(ladan, castle, more)
        .play({"move vaudemont la-mothe", "stand", "join ladan " + std::to_string(points)});
}

} // namespace

TEST_CASE("L-After 1 the loser's points go down by half the value he lost, the winner's by a quarter") {
    auto field = fight();
    field.play("battle result burgundy lost vaudemont:45,barbazan:45,bayer:7");
    CHECK(field.general("vaudemont") == "73 liffol exhausted activated"); // 45 / 4 = 11.25
    CHECK(field.general("barbazan") == "28 liffol exhausted activated");  // 45 / 2 = 22.5
    CHECK(field.general("bayer") == "27 liffol exhausted activated");     // 3.5
}

TEST_CASE("L-After 1 rounding down, and one point is never lost") {
    struct Row {
        int value;
        int winner;
        int loser;
    };
    for (const Row& row :
         {Row{0, 0, 0}, Row{1, 0, 0}, Row{2, 0, 1}, Row{3, 0, 1}, Row{4, 1, 2}, Row{50, 12, 25}}) {
        CAPTURE(row.value);
        const std::string value = std::to_string(row.value);
        auto field = duel("rank 2 skill poor", "rank 1 skill poor");
        field.play("battle result burgundy lost vaudemont:" + value + ",barbazan:" + value);
        CHECK(field.at("/generals/1/points") == std::to_string(84 - row.winner));
        CHECK(field.at("/generals/6/points") == std::to_string(50 - row.loser));
    }
    auto last = march("points 1 rank 2 skill poor", "points 1 rank 1 skill poor");
    last.play({"move vaudemont liffol", "stand", "battle result french lost vaudemont:1,barbazan:1"});
    CHECK(last.general("vaudemont") == "1 liffol exhausted activated");
    CHECK(last.general("barbazan") == "1 liffol exhausted activated");
}

TEST_CASE("L-After 1 everyone who fought is exhausted, nobody else") {
    auto field = joined("points 20 rank 3 skill poor", "garrison 0", 20,
                        {"general fribourg la-mothe points 10 rank 4 skill poor inside"});
    field.play("battle result burgundy lost vaudemont:0,ladan:0,barbazan:0");
    CHECK(field.general("vaudemont") == "60 la-mothe exhausted activated");
    CHECK(field.general("ladan") == "20 la-mothe exhausted");
    CHECK(field.general("barbazan") == "80 la-mothe exhausted activated");
    CHECK(field.general("fribourg") == "10 la-mothe inside");
}

TEST_CASE("L-After 2 the points of the fallen go to the highest-ranked survivor, after the losses") {
    const Campaign::Statements salm{"general salm liffol points 10 rank 3 skill incompetent"};
    auto field = fight(salm);
    SUBCASE("the commander killed") {
        field.play("battle result burgundy lost vaudemont:0,barbazan:40,salm:4,bayer:10 killed barbazan");
        CHECK(field.general("barbazan") == "killed");
        CHECK(field.general("salm") == "38 liffol exhausted activated"); // 10 - 2 + 50 - 20
        CHECK(field.general("bayer") == "25 liffol exhausted activated");
    }
    SUBCASE("a lower one captured") {
        field.play("battle result burgundy lost vaudemont:0,barbazan:40,salm:4,bayer:10 captured bayer");
        CHECK(field.general("barbazan") == "55 liffol exhausted activated"); // 30 + 25
        CHECK(field.general("salm") == "8 liffol exhausted activated");
    }
    SUBCASE("two") {
        field.play("battle result burgundy lost vaudemont:0,barbazan:40,salm:4,bayer:10 killed barbazan "
                   "captured salm");
        CHECK(field.general("bayer") == "63 liffol exhausted activated"); // 30 + 8 + 25
    }
    CHECK(field.phase() == "retreat");
}

TEST_CASE("L-After 2 the killed and captured keep rank and skill and nothing else") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent estranged debt",
                       {"general bayer liffol points 30 rank 4 skill poor estranged debt",
                        "general salm liffol points 10 rank 3 skill incompetent"});
    field.play(
        {"move vaudemont liffol", "stand",
         "battle result burgundy lost vaudemont:0,barbazan:0,salm:0,bayer:0 killed barbazan captured bayer"});
    for (const char* who : {"/generals/6", "/generals/9"}) {
        const std::string general(who);
        CHECK(field.at(general + "/points") == "0");
        CHECK(field.at(general + "/zone") == "null");
        for (const char* mark : {"inside", "exhausted", "activated", "estranged", "beloved", "debt"}) {
            CHECK(field.at(general + "/" + mark) == "false");
        }
    }
    CHECK(field.at("/generals/6/status") == "killed");
    CHECK(field.at("/generals/9/status") == "captive");
    CHECK(field.quality("barbazan") == "competent 1");
    CHECK(field.quality("bayer") == "poor 4");
    CHECK(field.general("salm") == "90 liffol exhausted activated");
}

TEST_CASE("L-After 2 the garrison corps inherits its commander, the commander the corps") {
    auto field = joined("points 20 rank 3 skill poor", "garrison 10", 25);
    SUBCASE("the commander") {
        field.play("battle result burgundy lost vaudemont:8,ladan:0,barbazan:0 killed vaudemont");
        CHECK(field.general("ladan") == "83 la-mothe exhausted"); // 25 + 60 - 2
        CHECK(field.at("/battle/joined/lent") == "5");
    }
    SUBCASE("the corps, with what it was lent") {
        field.play("battle result burgundy lost vaudemont:8,ladan:0,barbazan:0 killed ladan");
        CHECK(field.general("vaudemont") == "83 la-mothe exhausted activated");
        field.play({"retreat domremy", "roll : 2 2"}); // nobody is left to go back in
        CHECK(field.castle("la-mothe") == "burgundy 5");
        CHECK(field.phase() == "pick");
    }
}

TEST_CASE("L-After 2 friends who were not in the battle inherit nothing") {
    auto field = relief("points 20 rank 3 skill poor", "garrison 10")
                     .play({"move vaudemont la-mothe", "stand", "no-join",
                            "battle result french lost vaudemont:8,barbazan:0 killed vaudemont"});
    CHECK(field.general("ladan") == "20 la-mothe inside");
    CHECK(field.asked() == "burgundy mirebeau 56 la-mothe -");
}

TEST_CASE("L-After 2 with all of a side gone a new general takes their points") {
    auto field = fight();
    field.play("battle result burgundy lost vaudemont:0,barbazan:40,bayer:10 killed barbazan captured bayer");
    CHECK(field.turn_of() == "successor none");
    CHECK(field.asked() == "french barbey 55 liffol -"); // 30 + 25
    CHECK(field.legal() == "roll");
    CHECK(field.dice_of("roll") == 1);
    field.play("roll : 3");
    CHECK(field.general("barbey") == "55 liffol exhausted activated");
    CHECK(field.quality("barbey") == "poor 7");
    CHECK(field.asked() == "french barbey 0 liffol gondrecourt"); // and he retreats
    field.play({"retreat gondrecourt", "roll : 2"});              // vaudemont alone is promoted
    CHECK(field.phase() == "pick");
}

TEST_CASE("L-After 2 his skill by one die: 1-2 incompetent, 3-5 poor, 6 competent") {
    const char* skills[] = {"incompetent", "incompetent", "poor", "poor", "poor", "competent"};
    for (int die = 1; die <= 6; ++die) {
        CAPTURE(die);
        auto field = duel("rank 2 skill poor", "rank 1 skill poor");
        field.play({"battle result burgundy lost vaudemont:0,barbazan:0 captured barbazan",
                    "roll : " + std::to_string(die)});
        CHECK(field.quality("barbey") == std::string(skills[die - 1]) + " 7");
    }
}

TEST_CASE("L-After 2 rank 7, or the next that no living general of his side has") {
    const auto rank = [](const Campaign::Statements& more, const std::string& line) {
        auto field = duel("rank 2 skill poor", "rank 1 skill poor", more);
        field.play({"battle result burgundy lost vaudemont:0,barbazan:0 killed barbazan", "roll : 3"});
        return field.quality(line);
    };
    CHECK(rank({"general salm foug points 10 rank 7 skill poor"}, "barbey") == "poor 8");
    CHECK(rank({"general salm foug points 10 rank 7 skill poor",
                "general bayer foug points 10 rank 8 skill poor"},
               "barbey") == "poor 9");
    CHECK(rank({"general salm foug points 10 rank 8 skill poor"}, "barbey") == "poor 7");
    CHECK(rank({"general salm captive rank 7 skill poor"}, "barbey") == "poor 8"); // captives live
    CHECK(rank({"general ladan montigny points 10 rank 7 skill poor"}, "barbey") ==
          "poor 7"); // the other side's
}

TEST_CASE("L-After 2 the next name is the first in reserve, then captains without end") {
    const auto next = [](const Campaign::Statements& more) {
        auto field = duel("rank 2 skill poor", "rank 1 skill poor", more);
        field.play("battle result burgundy lost vaudemont:0,barbazan:0 killed barbazan");
        return field.at("/pending/generals");
    };
    CHECK(next({}) == R"(["barbey"])");
    CHECK(next({"general barbey foug points 10 rank 4 skill poor"}) == R"(["ourches"])");
    CHECK(next({"general barbey killed"}) == R"(["ourches"])");
    CHECK(next({"general ourches foug points 10 rank 4 skill poor"}) == R"(["barbey"])");
    const Campaign::Statements all{"general barbey killed",   "general ourches killed",
                                   "general pouilly killed",  "general chatelet killed",
                                   "general rodemack killed", "general haussonville killed"};
    CHECK(next(all) == R"(["captain-f7"])");
    auto field = duel("rank 2 skill poor", "rank 1 skill poor", all);
    field.play({"battle result burgundy lost vaudemont:0,barbazan:0 killed barbazan", "roll : 6"});
    CHECK(field.general("captain-f7") == "50 liffol exhausted activated");
    CHECK(field.at("/generals/24/id") == "captain-f7");
    CHECK(field.quality("captain-f7") == "competent 7");
}

TEST_CASE("L-After 2 captains are counted by their names, ranks by what is free") {
    auto field = duel("rank 2 skill poor", "rank 1 skill poor",
                      {"general barbey killed", "general ourches killed", "general pouilly killed",
                       "general chatelet killed", "general rodemack killed", "general haussonville killed",
                       "general linange nogent points 20 rank 21 skill poor"});
    field.play({"battle result burgundy lost vaudemont:0,barbazan:0 killed barbazan", "roll : 3",
                "retreat gondrecourt", "roll : 2", "pick antoing", "pick linange", "roll : 6 5 1 2",
                "move antoing nogent", "stand",
                "battle result burgundy lost antoing:0,linange:0 killed linange"});
    CHECK(field.at("/pending/generals") == R"(["captain-f8"])");
    field.play("roll : 1");
    CHECK(field.quality("captain-f8") == "incompetent 8"); // captain-f7 holds rank 7
}

TEST_CASE("L-After 2 a Burgundian captain is a captain-b") {
    auto field = duel("rank 2 skill poor", "rank 1 skill poor",
                      {"general mirebeau killed", "general humieres killed", "general vergy killed",
                       "general gargrave killed", "general bazentin killed", "general marechal killed"});
    field.play("battle result french lost vaudemont:0,barbazan:0 captured vaudemont");
    CHECK(field.at("/pending/generals") == R"(["captain-b7"])");
}

TEST_CASE("L-After 2 both sides may need one, the attacker's before the defender's") {
    auto field = duel("rank 2 skill poor", "rank 1 skill poor");
    field.play("battle result french lost vaudemont:20,barbazan:20 killed vaudemont,barbazan");
    CHECK(field.asked() == "burgundy mirebeau 74 liffol -");
    field.play("roll : 1");
    CHECK(field.asked() == "french barbey 45 liffol -");
    field.play("roll : 6");
    CHECK(field.general("mirebeau") == "74 liffol exhausted activated");
    CHECK(field.general("barbey") == "45 liffol exhausted activated");
    CHECK(field.asked() == "burgundy mirebeau 0 liffol bourmont,lafauche");
    field.play("retreat bourmont");
    CHECK(field.phase() == "pick"); // nobody of those who fought is left to be promoted
    CHECK(field.general("barbey") == "45 liffol exhausted activated");
}

TEST_CASE("L-After 2 also when a sallier falls; the castle keeps its own") {
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general barbazan la-mothe points 80 rank 1 skill poor",
                    "castle la-mothe burgundy garrison 15",
                    "general ladan la-mothe points 30 rank 2 skill poor inside", "active ladan"});
    field.play({"sally ladan 10", "stand", "battle result burgundy lost ladan:0,barbazan:0 killed ladan"});
    CHECK(field.asked() == "burgundy mirebeau 40 la-mothe -");
    field.play(
        {"roll : 3", "retreat domremy", "roll : 2"}); // barbazan's die; mirebeau has no castle to go back to
    CHECK(field.general("mirebeau") == "40 la-mothe exhausted activated");
    CHECK(field.castle("la-mothe") == "burgundy 5");
}

TEST_CASE("L-After 2 a captured general of rank 7 or more is eliminated") {
    auto field = fight({"general salm liffol points 10 rank 7 skill poor"});
    field.play("battle result burgundy lost vaudemont:0,barbazan:0,bayer:0,salm:0 captured bayer,salm");
    CHECK(field.general("bayer") == "captive");
    CHECK(field.general("salm") == "killed");
    CHECK(field.general("barbazan") == "90 liffol exhausted activated");
    auto six = fight({"general salm liffol points 10 rank 6 skill poor"});
    six.play("battle result burgundy lost vaudemont:0,barbazan:0,bayer:0,salm:0 captured salm");
    CHECK(six.general("salm") == "captive");
}

TEST_CASE("L-After 3 the losers retreat together, garrison corps included, and not into their castle") {
    auto field = joined("points 20 rank 3 skill poor", "garrison 10", 12);
    field.play("battle result french lost vaudemont:0,ladan:4,barbazan:0");
    CHECK(field.turn_of() == "retreat burgundy");
    CHECK(field.asked() == "burgundy ladan,vaudemont 0 la-mothe bourmont"); // by rank
    CHECK(field.legal() == "retreat bourmont");
    field.play({"retreat bourmont", "roll : 2 2 2"});
    CHECK(field.general("vaudemont") == "60 bourmont exhausted activated");
    CHECK(field.general("ladan") == "10 bourmont exhausted");
    CHECK(field.castle("la-mothe") == "burgundy 18"); // what he left behind
    CHECK(field.phase() == "pick");
}

TEST_CASE("L-After 4 a garrison corps that has won may go back in") {
    auto field = joined("points 20 rank 3 skill poor", "garrison 10", 12,
                        {"general fribourg la-mothe points 5 rank 9 skill poor inside"});
    field.play({"battle result burgundy lost vaudemont:0,ladan:4,barbazan:0", "retreat liffol"});
    CHECK(field.turn_of() == "return burgundy");
    CHECK(field.asked() == "burgundy ladan 11 la-mothe -");
    CHECK(field.legal() == "return ladan; stay ladan");
    field.play({"return ladan", "roll : 2 2 2"});
    CHECK(field.general("ladan") == "11 la-mothe inside"); // fresh
    CHECK(field.castle("la-mothe") == "burgundy 18");      // the eight he left are leaderless now
    CHECK(field.general("vaudemont") == "60 la-mothe exhausted activated");
}

TEST_CASE("L-After 4 there has to be room for his army with the lent points") {
    // Capacity 50. ladan's 30 and 10 lent; after vaudemont's death he has 60 more.
    auto field = joined("points 30 rank 3 skill poor", "garrison 20", 40);
    SUBCASE("room") {
        field.play({"battle result burgundy lost vaudemont:0,ladan:0,barbazan:0", "retreat liffol"});
        CHECK(field.turn_of() == "return burgundy"); // 10 inside, 40 outside
    }
    SUBCASE("none") {
        field.play({"battle result burgundy lost vaudemont:0,ladan:0,barbazan:0 killed vaudemont",
                    "retreat liffol", "roll : 2 2"});
        CHECK(field.phase() == "pick");
        CHECK(field.general("ladan") == "100 la-mothe exhausted");
    }
}

TEST_CASE("L-After 4 room to the point") {
    // vaudemont's 10 points are ladan's: 20 + 10 lent + 10, with 10 inside: 50.
    for (const int left : {10, 11}) {
        CAPTURE(left);
        Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                        "general barbazan la-mothe points 80 rank 1 skill poor",
                        "castle la-mothe burgundy garrison 20",
                        "general ladan la-mothe points 20 rank 3 skill poor inside",
                        "general vaudemont bourmont points " + std::to_string(left) + " rank 5 skill poor",
                        "active vaudemont"});
        field.play({"move vaudemont la-mothe", "stand", "join ladan 30",
                    "battle result burgundy lost vaudemont:0,ladan:0,barbazan:0 killed vaudemont",
                    "retreat liffol"});
        CHECK((field.phase() == "return") == (left == 10));
        if (left == 10) {
            field.play({"return ladan", "roll : 2 2"});
            CHECK(field.general("ladan") == "30 la-mothe inside");
            CHECK(field.castle("la-mothe") == "burgundy 20");
        }
    }
}

TEST_CASE("L-After 4 nobody else goes in, and nobody of a beaten side") {
    auto alone = relief("points 20 rank 3 skill poor", "garrison 10")
                     .play({"move vaudemont la-mothe", "stand", "no-join",
                            "battle result burgundy lost vaudemont:0,barbazan:0", "retreat liffol"});
    CHECK(alone.phase() == "promotion"); // vaudemont did not come out of the castle
    auto beaten = joined("points 20 rank 3 skill poor", "garrison 10", 20);
    beaten.play({"battle result french lost vaudemont:0,ladan:0,barbazan:0", "retreat bourmont"});
    CHECK(beaten.phase() == "promotion");
}

TEST_CASE("L-After 5 the winners are diced for by rank, then the losers: 6 is up, 1 is down") {
    auto field = fight({"general salm liffol points 10 rank 2 skill poor"});
    field.play({"battle result french lost vaudemont:0,barbazan:0,salm:0,bayer:0", "retreat bourmont"});
    CHECK(field.turn_of() == "promotion none");
    CHECK(field.legal() == "roll");
    CHECK(field.dice_of("roll") == 4);
    SUBCASE("the second in rank") {
        field.play("roll : 2 6 2 2");
        CHECK(field.quality("barbazan") == "competent 1");
        CHECK(field.quality("salm") == "competent 2");
        CHECK(field.quality("bayer") == "poor 4");
        CHECK(field.quality("vaudemont") == "poor 2");
    }
    SUBCASE("the loser last; his 6 is nothing, a winner's 1 neither") {
        field.play("roll : 1 1 1 6");
        CHECK(field.quality("barbazan") == "competent 1");
        CHECK(field.quality("salm") == "poor 2");
        CHECK(field.quality("vaudemont") == "poor 2");
    }
    SUBCASE("down") {
        field.play("roll : 6 2 6 1");
        CHECK(field.quality("barbazan") == "expert 1");
        CHECK(field.quality("bayer") == "competent 4");
        CHECK(field.quality("vaudemont") == "incompetent 2");
    }
    CHECK(field.phase() == "pick");
}

TEST_CASE("L-After 5 nobody is more than expert or less than incompetent, though all are diced for") {
    auto field = duel("rank 1 skill expert", "rank 1 skill incompetent");
    field.play({"battle result burgundy lost vaudemont:0,barbazan:0", "retreat gondrecourt", "roll : 6 1"});
    CHECK(field.quality("vaudemont") == "expert 1");
    CHECK(field.quality("barbazan") == "incompetent 1");
}

TEST_CASE("L-After 5 a garrison corps is diced for by its rank, inside or out") {
    for (const char* choice : {"return ladan", "stay ladan"}) {
        CAPTURE(choice);
        auto field = joined("points 20 rank 3 skill poor", "garrison 0", 20); // vaudemont is of rank 5
        field.play({"battle result burgundy lost vaudemont:0,ladan:0,barbazan:0", "retreat liffol", choice,
                    "roll : 6 2 2"});
        CHECK(field.quality("ladan") == "competent 3");
        CHECK(field.quality("vaudemont") == "poor 5");
    }
}

TEST_CASE("L-After 5 the fallen and the new are not diced for") {
    auto field = fight();
    field.play({"battle result burgundy lost vaudemont:0,barbazan:0,bayer:0 killed barbazan",
                "retreat gondrecourt"});
    CHECK(field.dice_of("roll") == 2); // vaudemont and bayer
    auto successor = duel("rank 2 skill poor", "rank 1 skill poor");
    successor.play({"battle result burgundy lost vaudemont:0,barbazan:0 killed vaudemont,barbazan",
                    "roll : 6", "roll : 6", "retreat gondrecourt"});
    CHECK(successor.phase() == "pick");
    CHECK(successor.quality("mirebeau") == "competent 7");
}

TEST_CASE("L-After 5 a loser whom the retreat cost his last point is not diced for") {
    // chaumont has two neighbours, both Burgundian.
    Campaign field({"general antoing montigny points 50 rank 21 skill incompetent",
                    "general linange st-dizier points 50 rank 21 skill incompetent",
                    "general barbazan chaumont points 10 rank 1 skill poor",
                    "general ladan nogent points 30 rank 1 skill poor",
                    "general marigny val-rognon points 20 rank 3 skill poor",
                    "general vaudemont val-rognon points 84 rank 2 skill poor", "active vaudemont"});
    field.play({"move vaudemont chaumont", "stand", "battle result burgundy lost vaudemont:0,barbazan:0",
                "retreat val-rognon"});
    CHECK(field.general("barbazan") == "captive");
    CHECK(field.dice_of("roll") == 1);
    field.play("roll : 6");
    CHECK(field.quality("vaudemont") == "competent 2");
    CHECK(field.quality("barbazan") == "poor 1");
}
