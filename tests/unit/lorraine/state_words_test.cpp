// Lorraine's states in words: generals, zones, where it stands, prompts, the map as text, the order of
// battle, the diary.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "support/campaign.hpp"

using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::quiet;

namespace {

using Lines = std::vector<std::string>;

/// ladan (60, exhausted) besieges Gondrecourt and is active; linange sits in La Mothe, salm beside it.
Campaign siege() {
    return Campaign({"turn 3", "general ladan gondrecourt points 60 rank 2 skill poor exhausted",
                     "general linange la-mothe points 40 rank 6 skill incompetent inside",
                     "general salm liffol points 84 rank 5 skill poor",
                     "castle gondrecourt french garrison 10 siege 2", "castle la-mothe french garrison 10",
                     "ravaged domremy", "active ladan"});
}

Lines pieces(const Campaign& field, std::string_view of) { return field.match().position().pieces(of); }

bool any_contains(const Lines& lines, std::string_view text) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(text) != std::string::npos; });
}

} // namespace

TEST_CASE("describe: a general with all his marks, besieging, inside, out of supply") {
    const auto field = siege();
    CHECK(pieces(field, "ladan") ==
          Lines{"Sir John Ladan (ladan), Burgundy, rank 2, poor, 60 points, in Gondrecourt, exhausted, "
                "active, in supply, besieging Gondrecourt, marker 2"});
    CHECK(pieces(field, "linange") ==
          Lines{"Count of Linange (linange), the French, rank 6, incompetent, 40 points, inside La Mothe, in "
                "supply"});
    CHECK(pieces(field, "mirebeau") == Lines{"Lord of Mirebeau (mirebeau), Burgundy, in reserve"});
    CHECK(pieces(field, "burgundy").size() == 1);
    CHECK(pieces(field, "").size() == 3);
    CHECK(pieces(field, "castles").size() == 4);
    CHECK(pieces(field, "nowhere").empty());
}

TEST_CASE("describe: a zone with its castle, who is there, and what waits at its links") {
    const auto field = siege();
    CHECK(pieces(field, "la-mothe") ==
          Lines{"La Mothe (la-mothe), castle of the French, garrison 50 of 50 (10 without a leader); Linange "
                "40 inside. To Bourmont (village), Bulgneville (village), Domremy (ravaged village), Liffol "
                "(the French 84), Morimond, Neufchateau (village)"});
    CHECK(pieces(field, "domremy")[0].starts_with("Domremy (domremy), ravaged village. To Brixey, "
                                                  "Gondrecourt (French castle, Burgundy 60), "));
    CHECK(pieces(field, "bar-le-duc")[0].starts_with(
        "Bar-le-Duc (bar-le-duc), town, 10 VP, a source of French supply. To "));
    CHECK(pieces(field, "montigny")[0].starts_with(
        "Montigny (montigny), country, where Burgundy's supply comes from. To "));
}

TEST_CASE(
    "describe: where supply comes from and where an army would be without it, for those who hear the map") {
    const Lines lines = pieces(siege(), "supply");
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].starts_with("Burgundy: supply comes from Montigny"));
    CHECK(lines[1].starts_with("The French: supply comes from Bar-le-Duc, Saint-Mihiel, St-Dizier"));
    // A castle of the enemy bars the way through its zone, not to it: the zone itself borders on supplied
    // ones.
    CHECK(lines[0].find("out of supply in ") == std::string::npos);
}

TEST_CASE("status: turn, VP, points under generals and in castles, what is ravaged and what is not") {
    const auto field = siege();
    const Lines lines = field.match().position().status();
    REQUIRE(lines.size() == 6);
    CHECK(lines[0] == "Turn 3 of 13, 5 of 60 VP.");
    CHECK(lines[1] == "Burgundy, 60 points under 1 general: Ladan 60~ Gondrecourt.");
    CHECK(lines[2] == "The French, 124 points under 2 generals and 20 in castles: Salm 84 Liffol, Linange 40 "
                      "inside La Mothe.");
    CHECK(lines[3] == "Castles: Commercy French 0 of 25; Gondrecourt French 10 of 40, siege 2; La Mothe "
                      "French 50 of 50; Vaucouleurs French 0 of 35.");
    CHECK(lines[4] == "Ravaged: Domremy.");
    CHECK(lines[5] == "Unravaged: 14 villages and 2 towns, 90 VP.");
}

TEST_CASE("status: a battle that waits, with the points of both") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill poor");
    field.play("move vaudemont liffol");
    CHECK(field.match().position().status()[1] ==
          "Battle in Liffol: Vaudemont attacks Barbazan, 84 points against 50.");
    CHECK(field.match().position().prompt() ==
          "Vaudemont attacks in Liffol, Barbazan answers for the French: stand or flee");
}

TEST_CASE("prompt: orders as they are typed, what can be chosen in capitals, to leave off last") {
    auto field = quiet({"general ladan bourmont points 60 rank 2 skill poor", "active ladan"});
    const auto prompt = [&] { return field.match().position().prompt(); };
    CHECK(prompt() == "Ladan is active in Bourmont: move ladan ZONE, ravage ladan or end ladan");
    field.play("move ladan liffol");
    CHECK(prompt() == "Ladan is active in Liffol: press-on ladan ZONE or end ladan");
    field.play("end ladan");
    CHECK(prompt() == "Burgundy picks a general: pick antoing");
    const auto start = quiet({"general ladan bourmont points 60 rank 2 skill poor"});
    CHECK(start.match().position().prompt() == "Burgundy picks a general: pick NAME, one of antoing, ladan");
    auto walls = siege();
    CHECK(walls.match().position().prompt() == "Ladan is active in Gondrecourt: assault ladan, move ladan "
                                               "ZONE, recover ladan, siege ladan or end ladan");
}

TEST_CASE("prompt: a card, first to show and as an answer, with the hand") {
    auto field = march("points 84 rank 2 skill poor", "points 84 rank 1 skill poor");
    // Four cards a side: banner, hold, rally, rally and charge, charge, loose, hold.
    field.play({"move vaudemont liffol", "stand", "battle auto : 6 1 5 5 3 3 2 1"});
    const auto prompt = [&] { return field.match().position().prompt(); };
    CHECK(prompt() == "Round 1, Burgundy shows a card: card NAME, in hand hold, rally, rally, banner (card "
                      "banner NAME plays it as any other)");
    field.play("card banner loose");
    CHECK(prompt() == "Round 1, Burgundy has shown banner as loose, the French show a card: card NAME, in "
                      "hand hold, loose, charge, charge");
    CHECK(
        field.match().position().status()[1] ==
        "Battle in Liffol: Vaudemont attacks Barbazan, round 1; Burgundy lost 0 of 18 units (9 to break), 3 "
        "cards; the French lost 0 of 18 units (9 to break), 4 cards.");
    CHECK(field.match().story()[2] ==
          "Turn 1. On the march: Vaudemont to Liffol. Vaudemont with 84 points attacks Barbazan with 84 in "
          "Liffol.");
}

TEST_CASE("prompt: the setting up, with what is left to place") {
    auto field = Campaign::opening();
    const auto prompt = [&] { return field.match().position().prompt(); };
    CHECK(prompt() == "The ranks of Burgundy: roll");
    field.play({"roll : 1 1 1 1 1", "roll : 1 1 1 1 1"});
    CHECK(prompt() == "The French place Barbazan, 240 points left for castles: garrison CASTLE N, muster "
                      "barbazan ZONE N [inside] or muster default");
    field.play("muster barbazan bar-le-duc 100");
    CHECK(prompt().starts_with("The French place Baudricourt, 240 points left for castles: "));
    field.play({"muster default"});
    CHECK(prompt() ==
          "Burgundy gives an army to Toulongeon, 500 points left: muster default or muster toulongeon N");
    CHECK(field.match().position().status()[0] ==
          "The armies are drawn up: Burgundy shares out 500 points, 500 are left.");
}

TEST_CASE("prospect: an assault with a friend tells his test, the points it needs and every bonus") {
    const auto field = quiet({"general ladan gondrecourt points 60 rank 2 skill poor exhausted",
                              "general toulongeon gondrecourt points 50 rank 1 skill expert",
                              "castle gondrecourt french garrison 20 siege 4", "active ladan"});
    CHECK(field.match().position().prospect("assault ladan,toulongeon") ==
          Lines{"Ladan takes part on 4 or more [L-Assault 1]",
                "  it goes in if those who do have at least 40 points [L-Assault 2]",
                "Assault on Gondrecourt: 2d6, +6 expert (Toulongeon), +3 siege works, +5 for 110 to 20, -4 "
                "exhausted against 2d6, +0 nobody inside, +12 walls: it falls when higher [L-Assault 4]",
                "  else twice the difference is lost in points [L-Assault 5]"});
}

TEST_CASE("prospect: a transfer towards a lower rank, a march into the enemy, and nothing without dice") {
    const auto field = quiet({"general ladan bourmont points 60 rank 2 skill poor",
                              "general fribourg bourmont points 60 rank 4 skill poor",
                              "general salm liffol points 84 rank 5 skill poor exhausted", "active ladan"});
    const auto& position = field.match().position();
    CHECK(position.prospect("transfer ladan fribourg 10") ==
          Lines{"Transfer: needs 5 or more, +1 towards a lower rank; else both are estranged this turn "
                "[L-Transfer 2, 3]"});
    CHECK(position.prospect("transfer fribourg ladan 10")[0].starts_with("Transfer: needs 4 or more; else"));
    CHECK(position.prospect("move ladan liffol") ==
          Lines{"A battle at once: Ladan 60 against Salm 84~, who may flee [L-Battle 1, 3]"});
    CHECK(position.prospect("move ladan morimond").empty());
    CHECK(position.prospect("end ladan").empty());
}

TEST_CASE("picture: kinds, garrisons, sieges, exhaustion and sides below the names") {
    const auto field = siege();
    const Lines lines = field.match().position().picture();
    const auto below = [&](std::string_view name) {
        for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
            const std::size_t at = lines[i].find(name);
            if (at != std::string::npos) { // a zone's part of the row: 7 cells on both sides of its centre
                const std::size_t middle = at + name.size() / 2;
                const std::size_t from = middle - std::min<std::size_t>(middle, 7);
                return from < lines[i + 1].size() ? lines[i + 1].substr(from, 15) : std::string();
            }
        }
        return std::string("not there");
    };
    CHECK(below("Gondrecourt").find("(#10)S2 La60~") != std::string::npos);
    CHECK(below("La Mothe").find("(#50)") != std::string::npos);
    CHECK(below("Liffol").find("(Sl84)") != std::string::npos);
    CHECK(below("Domremy").find('*') != std::string::npos);
    CHECK(below("Bourmont").find('o') != std::string::npos);
    CHECK(below("Bar-le-Duc").find('@') != std::string::npos);
    CHECK(below("Grand").find_first_not_of(' ') == std::string::npos);
    CHECK(any_contains(lines, "[Vaudemont]"));
    CHECK(any_contains(lines, "Burgundy: La Ladan."));
}

TEST_CASE("picture: more armies than fit are summed, briefly where a castle leaves less room") {
    const auto field =
        quiet({"general ladan montigny points 60 rank 2 skill poor",
               "general fribourg montigny points 70 rank 4 skill poor exhausted",
               "general marigny montigny points 10 rank 5 skill poor",
               "general toulongeon gondrecourt points 90 rank 1 skill expert",
               "general vaudemont gondrecourt points 80 rank 3 skill expert",
               "castle gondrecourt french garrison 25 siege 0",
               "general salm bar-le-duc points 50 rank 5 skill poor",
               "general bayer bar-le-duc points 50 rank 4 skill poor exhausted", "active ladan"});
    const Lines lines = field.match().position().picture();
    CHECK(any_contains(lines, " 3 armies 140"));
    CHECK(any_contains(lines, "(#25)S0 2:170"));
    CHECK(any_contains(lines, "@ (2:100)"));
}

TEST_CASE("L-Array 4 order of battle: corps, commander, elite units owed, exhaustion, how it is entered") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent exhausted",
                       {"general bayer liffol points 30 rank 4 skill poor"});
    CHECK(field.match().position().sheet().empty());
    field.play({"move vaudemont liffol", "stand"});
    CHECK(
        field.match().position().sheet() ==
        Lines{
            "Order of battle, Liffol, turn 1 [L-Array 4]", "Burgundy, attacking with 84 points:",
            std::string("  Antoine de Vaudemont (vaudemont): 84 points, rank 2, poor, commander in chief, 4 "
                        "command cards"),
            "  Generals on the table: 2.", "The French, defending with 80 points:",
            std::string(
                "  Arnault-Guilhem de Barbazan (barbazan): 50 points, rank 1, competent, commander in "
                "chief, 5 command cards, exhausted"),
            "  Conrad Bayer (bayer): 30 points, rank 4, poor, unreliable, elite units at least 2",
            "  Generals on the table: 1, one fewer for 50 exhausted points.",
            std::string(
                "Elite units are knights, mounted or on foot. Each unit of an unreliable corps rolls: "
                "a flag or a helmet makes it militia."),
            "An exhausted corps counts each flag as two.",
            std::string("To enter the result: battle result SIDE lost vaudemont:N,barbazan:N,bayer:N [killed "
                        "NAME,...] [captured NAME,...]"),
            std::string("SIDE has won; N is the value in points of the units each general lost, scaled back "
                        "if the armies were enlarged.")});
    CHECK(field.match().position().prompt() ==
          "Burgundy chooses how the battle is fought: battle auto plays it here with cards and dice, battle "
          "result SIDE lost vaudemont:N,barbazan:N,bayer:N enters it from a table; sheet shows the order of "
          "battle");
}

TEST_CASE("story: marches in one sentence, deeds without dice, and what each side did and lost") {
    auto raid = quiet({"turn 3", "general ladan bourmont points 84 rank 2 skill poor",
                       "general salm liffol points 50 rank 5 skill poor", "active ladan"});
    raid.play("ravage ladan");
    CHECK(raid.match().story() ==
          Lines{"Turn 3 of 13, 5 of 60 VP.", "", "Turn 3. Ladan ravages Bourmont.", "",
                "Burgundy: 1 place ravaged, 0 points lost in the field; 134 points under 2 generals.",
                "The French: 0 points lost in the field; 100 points under 2 generals."});
    raid.undo().play({"move ladan liffol", "flee : 3", "retreat gondrecourt"}); // five started twenties
    CHECK(raid.match().story() ==
          Lines{"Turn 3 of 13, 0 of 60 VP.", "",
                std::string(
                    "Turn 3. On the march: Ladan to Liffol. Ladan with 84 points attacks Salm with 50 in "
                    "Liffol; the enemy flees and loses 25 points."),
                "",
                std::string(
                    "Burgundy: 1 enemy general put to flight, 0 points lost in the field; 134 points under "
                    "2 generals."),
                "The French: 25 points lost in the field; 75 points under 2 generals."});
}

TEST_CASE("story: a battle with its price and its dead, and the turn that follows it") {
    Campaign field({"turn 3", "general ladan bourmont points 84 rank 2 skill poor",
                    "general salm liffol points 50 rank 5 skill poor",
                    "general bayer liffol points 30 rank 2 skill poor",
                    "general linange wassy points 50 rank 6 skill poor activated", "active ladan"});
    field.play(
        {"move ladan liffol", "stand", "battle result burgundy lost ladan:20,bayer:30,salm:20 killed bayer"});
    CHECK(field.match().story()[2] ==
          "Turn 3. On the march: Ladan to Liffol. Ladan with 84 points attacks Bayer and 1 more with 80 in "
          "Liffol; Burgundy wins. It costs Burgundy 5 points and the French 25. Bayer is killed.");
    CHECK(field.match().story().back() ==
          "The French: 25 points lost in the field; 105 points under 2 generals. Killed: Bayer.");
}

TEST_CASE("words: where both sides stand in one zone the map keeps them apart") {
    auto field = disfida::test::march("points 84 rank 2 skill poor", "points 50 rank 1 skill competent",
                                      {"general bayer liffol points 30 rank 4 skill poor"});
    field.play("move vaudemont liffol");
    std::string map;
    for (const std::string& line : field.match().position().picture()) {
        map += line + "\n";
    }
    CHECK(map.find("Va84 (2:80)") != std::string::npos); // each by itself needs 18 cells of 14
}
