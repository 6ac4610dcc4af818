// L-Battle state: `battle` and `pending`, whole, at each step of a battle; the legal lists of its phases.
#include <string>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::relief;

TEST_CASE("L-Battle state: a battle from the march to the first clash, whole") {
    // 60 points with 30 of the castle, 10 of them lent, against 50 and 30: 12 and 6 units, 11 (11.1, 90
    // points being the larger side: 10) and 6.
    auto field = relief("points 20 rank 1 skill poor", "garrison 15",
                        {"general barbazan la-mothe points 50 rank 4 skill poor exhausted",
                         "general bayer la-mothe points 30 rank 2 skill competent"});
    field.play("move vaudemont la-mothe");
    CHECK(field.at("/battle") ==
          R"({"zone":"la-mothe","attacker":"vaudemont","defenders":["bayer","barbazan"],"fled":false,)"
          R"("joined":null,"closing":false,"mode":null,"round":0,"first":null,)"
          R"("sides":{"burgundy":null,"french":null},"winner":null,"losses":{}})");
    field.play({"stand", "join ladan 30"});
    CHECK(field.at("/battle") ==
          R"({"zone":"la-mothe","attacker":"vaudemont","defenders":["bayer","barbazan"],"fled":false,)"
          R"("joined":{"general":"ladan","points":30,"lent":10},"closing":false,"mode":null,"round":0,)"
          R"("first":null,"sides":{"burgundy":null,"french":null},"winner":null,"losses":{}})");
    // ladan's five knights and one man: the last die makes militia. Cards 1 6 3 3. barbazan: 2 knights and 8
    // men: the first two dice make militia. Five cards of bayer's, competent.
    field.play("battle auto : 3 3 3 3 3 1 1 6 3 3 2 1 3 3 3 3 3 3 3 3 5 4 5 2 1");
    CHECK(
        field.at("/battle") ==
        R"({"zone":"la-mothe","attacker":"vaudemont","defenders":["bayer","barbazan"],"fled":false,)"
        R"("joined":{"general":"ladan","points":30,"lent":10},"closing":false,"mode":"auto","round":1,)"
        R"("first":"burgundy","sides":{"burgundy":{"corps":[)"
        R"({"general":"vaudemont","points":60,"units":12,"knights":4,"men":8,"militia":0,"lost":0,)"
        R"("flank":false,"arrived":true,"exhausted":false},)"
        R"({"general":"ladan","points":30,"units":6,"knights":5,"men":0,"militia":1,"lost":0,)"
        R"("flank":true,"arrived":false,"exhausted":false}],)"
        R"("cards":["hold","charge","charge","banner"],"played":null,"captains":2,"pushed":0,"breaks_at":9},)"
        R"("french":{"corps":[)"
        R"({"general":"bayer","points":30,"units":6,"knights":2,"men":4,"militia":0,"lost":0,)"
        R"("flank":false,"arrived":true,"exhausted":false},)"
        R"({"general":"barbazan","points":50,"units":10,"knights":0,"men":8,"militia":2,"lost":0,)"
        R"("flank":false,"arrived":true,"exhausted":true}],)"
        R"("cards":["hold","loose","outflank","rally","rally"],"played":null,"captains":1,"pushed":0,)"
        R"("breaks_at":8}},"winner":null,"losses":{}})");
    CHECK(field.legal() == "card banner charge; card banner hold; card banner loose; card banner outflank; "
                           "card banner rally; card charge; card hold");
    field.play({"card banner loose", "card rally"});
    CHECK(field.at("/battle/sides/burgundy/played") == R"({"card":"banner","as":"loose"})");
    CHECK(field.at("/battle/sides/french/played") == R"({"card":"rally","as":"rally"})");
    CHECK(field.at("/battle/sides/burgundy/cards") == R"(["hold","charge","charge"])");
    CHECK(field.legal() == "roll");
    // 12 units on the field against 16: six dice each. Two hits, one flag: barbazan (10, 9, then 8: militia
    // runs and, exhausted, once more). One hit on vaudemont, who is alone.
    field.play("roll : 5 3 3 5 1 3 6 3 3 3 3 3");
    CHECK(field.at("/battle/round") == "2");
    CHECK(field.at("/battle/first") == "french");
    CHECK(field.at("/battle/sides/french/corps/1") ==
          R"({"general":"barbazan","points":50,"units":10,"knights":0,"men":6,"militia":0,"lost":4,)"
          R"("flank":false,"arrived":true,"exhausted":true})");
    CHECK(field.at("/battle/sides/burgundy/corps/0/lost") == "1");
    CHECK(field.turn_of() == "flank none");
}

TEST_CASE("L-Battle state: the end of a quick battle is kept until promotions are done") {
    auto field =
        disfida::test::quick("points 90 rank 2 skill poor", "points 10 rank 1 skill poor", "6 6 6 6 6 6 6 6");
    // Two units; one lost breaks them. 8 dice and 2.
    field.round("banner loose", "banner outflank", "6 3 3 3 3 3 3 3 6 3 3");
    const std::string over =
        R"("round":1,"first":"burgundy","sides":{"burgundy":{"corps":[)"
        R"({"general":"vaudemont","points":90,"units":18,"knights":6,"men":11,"militia":0,"lost":1,)"
        R"("flank":false,"arrived":true,"exhausted":false}],"cards":["banner","banner","banner"],)"
        R"("played":{"card":"banner","as":"loose"},"captains":2,"pushed":0,"breaks_at":9},)"
        R"("french":{"corps":[{"general":"barbazan","points":10,"units":2,"knights":1,"men":0,"militia":0,)"
        R"("lost":1,"flank":false,"arrived":true,"exhausted":false}],"cards":["banner","banner","banner"],)"
        R"("played":{"card":"banner","as":"outflank"},"captains":2,"pushed":0,"breaks_at":1}},)"
        R"("winner":"burgundy","losses":{"vaudemont":5,"barbazan":5}})";
    CHECK(field.phase() == "fates");
    CHECK(field.at("/battle").ends_with(over));
    field.play("roll : 2 2");
    CHECK(field.phase() == "retreat");
    CHECK(field.at("/battle").ends_with(over)); // the corps as they fought
    field.play("retreat gondrecourt");
    CHECK(field.phase() == "promotion");
    CHECK(field.at("/battle").ends_with(over));
    field.play("roll : 2 2");
    CHECK(field.at("/battle") == "null");
}

TEST_CASE("L-Battle state: the losses are in the order of a result") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 4 skill poor",
                       {"general bayer liffol points 30 rank 1 skill poor",
                        "general salm liffol points 10 rank 2 skill poor"});
    field.play({"move vaudemont liffol", "stand",
                "battle result french lost vaudemont:7,bayer:1,salm:0,barbazan:3"});
    CHECK(field.at("/battle/losses") == R"({"vaudemont":7,"bayer":1,"salm":0,"barbazan":3})");
}

TEST_CASE("L-Battle state: pending in each phase, whole") {
    auto field = relief("points 20 rank 1 skill poor", "garrison 15");
    CHECK(field.at("/pending") == "null");
    field.play("move vaudemont la-mothe");
    CHECK(field.at("/pending") == "null");
    field.play({"stand", "join ladan 30"});
    CHECK(field.at("/pending") == "null");
    field.play("battle result burgundy lost vaudemont:0,ladan:4,barbazan:0 killed barbazan");
    CHECK(
        field.at("/pending") ==
        R"({"side":"french","kind":"successor","generals":["barbey"],"points":80,"zone":"la-mothe","choices":[]})");
    field.play("roll : 4");
    CHECK(field.at("/pending") ==
          R"({"side":"french","kind":"retreat","generals":["barbey"],"points":0,"zone":"la-mothe",)"
          R"("choices":["domremy","liffol"]})");
    field.play("retreat liffol");
    CHECK(
        field.at("/pending") ==
        R"({"side":"burgundy","kind":"return","generals":["ladan"],"points":29,"zone":"la-mothe","choices":[]})");
    field.play("return ladan");
    CHECK(field.phase() == "promotion");
    CHECK(field.at("/pending") == "null");
}

TEST_CASE("L-Battle state: who decides in each phase") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 4 skill poor");
    CHECK(field.turn_of() == "activate burgundy");
    field.play("move vaudemont liffol");
    CHECK(field.turn_of() == "battle-stand french");
    field.play("stand");
    CHECK(field.turn_of() == "battle-mode burgundy");
    field.play("battle result french lost vaudemont:0,barbazan:0 killed vaudemont");
    CHECK(field.turn_of() == "successor none");
    field.play("roll : 6");
    CHECK(field.turn_of() == "retreat burgundy");
    field.play("retreat lafauche");
    CHECK(field.turn_of() == "promotion none");
}

TEST_CASE("L-Battle resign is open in every phase of a battle, to both, and never listed") {
    const auto check = [](Campaign& field) {
        CHECK(field.legal().find("resign") == std::string::npos);
        const std::string battle = field.at("/battle");
        for (const std::string side : {"burgundy", "french"}) {
            field.play("resign " + side);
            CHECK(field.turn_of() == "over none");
            CHECK(field.at("/result") == R"({"winner":")" +
                                             std::string(side == "french" ? "burgundy" : "french") +
                                             R"(","by":"resigned","vp":0})");
            CHECK(field.at("/pending") == "null");
            CHECK(field.at("/battle") == battle); // only phase, to_move, result and pending change
            field.undo();
        }
    };
    auto field = relief("points 20 rank 1 skill poor", "garrison 15");
    check(field);
    for (const std::string action :
         {"move vaudemont la-mothe", "stand", "join ladan 30",
          "battle result burgundy lost vaudemont:0,ladan:4,barbazan:0 killed barbazan", "roll : 4",
          "retreat liffol", "return ladan"}) {
        field.play(action);
        check(field);
    }
    auto quick =
        disfida::test::quick("points 90 rank 2 skill poor", "points 10 rank 1 skill poor", "6 6 6 6 6 6 6 6");
    check(quick);
    for (const std::string action :
         {"card banner rally", "card banner rally", "roll : 6 3 3 3 3 3 3 3 6 3"}) {
        quick.play(action);
        check(quick);
    }
}
