// What single events of the campaign read like: the sentence, the line of the log and the working, worked out
// by hand.
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/campaign.hpp"

using disfida::Event;
using disfida::Match;
using disfida::test::Campaign;
using disfida::test::march;
using disfida::test::quiet;
using disfida::test::relief;
using disfida::test::says;

namespace {

using Lines = std::vector<std::string>;

/// The sentences of the last action, a blank between.
std::string said(const Match& match) {
    Lines out;
    for (const Event& event : match.plies().back().events) {
        out.push_back(match.position().say(event));
    }
    return disfida::join(out, " ");
}

std::string brief(const Match& match) { return match.position().brief(match.plies().back().events); }
Lines working(const Match& match) { return match.position().explain(match.plies().back().events); }

/// What an event that a test makes itself reads like.
std::string sentence(const Event& event) {
    return disfida::test::start("lorraine", {}).position().say(event);
}

/// The last activation of the last turn, toulongeon's; nobody is short of generals. These are ravaged.
Campaign last_turn(const std::string& ravaged) {
    Campaign::Statements all{"turn 13", "general toulongeon montigny points 60 rank 1 skill expert"};
    int rank = 1;
    for (const char* captive : {"vaudemont", "ladan", "fribourg", "marigny", "antoing"}) {
        all.push_back("general " + std::string(captive) + " captive rank " + std::to_string(++rank) +
                      " skill poor");
    }
    rank = 0;
    for (const char* french : {"barbazan toulois", "baudricourt haye", "sarrebruck saintois",
                               "bayer la-reine", "salm xaintois", "linange darney"}) {
        all.push_back("general " + std::string(french) + " points 50 rank " + std::to_string(++rank) +
                      " skill competent activated");
    }
    all.push_back("ravaged " + ravaged);
    all.emplace_back("active toulongeon");
    return Campaign(all);
}

/// fribourg (84, poor) in Chaumont, cut off by barbazan (competent) in Nogent and salm; both about to pick.
Campaign cut_off() {
    return quiet({"general fribourg chaumont points 84 rank 2 skill poor",
                  "general barbazan nogent points 60 rank 1 skill competent",
                  "general salm val-rognon points 50 rank 3 skill poor"});
}

} // namespace

TEST_CASE("sentences: a forced march tells die and need, and what a failure does") {
    auto field = quiet({"general barbazan brixey points 60 rank 1 skill competent", "active barbazan"});
    field.play("move barbazan domremy");
    CHECK(said(field.match()) == "Barbazan marches from Brixey to Domremy.");
    field.play("press-on barbazan neufchateau : 3");
    CHECK(said(field.match()) ==
          "Barbazan presses on from Domremy to Neufchateau: die 3, needs 4: his army is exhausted.");
    CHECK(brief(field.match()) == "Barbazan presses on to Neufchateau: 3, exhausted");
    CHECK(says(working(field.match()), "needs 4, being his first extra zone [L-Move 2, 3]"));
    CHECK(says(working(field.match()), "exhausted 1 2 [3] | fresh 4 5 6"));
}

TEST_CASE("sentences: the second extra zone needs one more") {
    auto field = quiet({"general barbazan brixey points 60 rank 1 skill competent", "active barbazan"});
    field.play(
        {"move barbazan domremy", "press-on barbazan neufchateau : 4", "press-on barbazan colombey : 5"});
    CHECK(said(field.match()) == "Barbazan presses on from Neufchateau to Colombey: die 5, needs 5.");
    CHECK(says(working(field.match()), "needs 4, +1 for the extra zones before = 5 [L-Move 2, 3]"));
    CHECK(says(working(field.match()), "exhausted 1 2 3 4 | fresh [5] 6"));
}

TEST_CASE("sentences: equal totals of initiative go to Burgundy, with every die and bonus") {
    auto field = cut_off();
    field.play({"pick fribourg", "pick barbazan", "roll : 4 5 3 4"});
    CHECK(said(field.match()) == "Fribourg 4+5 +2 = 11 against Barbazan 3+4 +4 = 11: equal, so Burgundy has "
                                 "the initiative. Fribourg is active.");
    CHECK(brief(field.match()) == "Fribourg 11, Barbazan 11: Burgundy");
    CHECK(says(working(field.match()), "2d6 4+5 3+4 [L-Init 2]"));
    CHECK(says(working(field.match()), "skill +2 poor +4 competent [L-Init 2]"));
    CHECK(says(working(field.match()), "total, equal goes to Burgundy 11 11 [L-Init 2]"));
}

TEST_CASE("sentences: an epidemic out of supply, 8 dice for 84 points, doubled") {
    auto field = cut_off();
    field.play({"pick fribourg", "pick barbazan", "roll : 1 1 3 4"});
    CHECK(said(field.match()) ==
          "Fribourg 1+1 +2 = 4 against Barbazan 3+4 +4 = 11: the French have the initiative. Double 1: an "
          "epidemic in Fribourg's army.");
    CHECK(field.match().position().prompt() == "An epidemic, Fribourg: roll");
    CHECK(field.match().position().prospect("roll")[0] ==
          "Fribourg loses 8 dice of points, twice, being out of supply [L-Event 3]");
    field.play("roll : 3 4 4 4 4 4 4 3");
    CHECK(said(field.match()) == "Fribourg loses 60 points by the epidemic (dice 3 4 4 4 4 4 4 3, doubled "
                                 "out of supply) and has 24. Barbazan is active.");
    CHECK(brief(field.match()) == "Fribourg -60");
}

TEST_CASE("sentences: a siege with all that counts on both sides") {
    auto field = quiet({"general ladan gondrecourt points 60 rank 2 skill poor",
                        "castle gondrecourt french garrison 10 siege 2", "active ladan"});
    CHECK(field.match().position().prospect("siege ladan")[0] ==
          "Siege of Gondrecourt: 2d6, +2 poor (Ladan), +2 marker against 2d6, +0 nobody inside, +8 walls: it "
          "falls when higher [L-Siege 4]");
    field.play("siege ladan : 4 5 2 3");
    CHECK(said(field.match()) ==
          "Ladan presses the siege of Gondrecourt: 4+5 +2 +2 = 13 against 2+3 +8 = 13: it holds.");
    CHECK(brief(field.match()) == "Siege of Gondrecourt 13:13, holds");
    const Lines siege = working(field.match());
    CHECK(says(siege, "2d6 4+5 2+3 [L-Siege 4]"));
    CHECK(says(siege, "skill outside, inside +2 poor +0 [L-Siege 4]"));
    CHECK(says(siege, "siege marker, walls +2 +8 [L-Siege 4]"));
    CHECK(says(siege, "total 13 13 [L-Siege 4]"));
    CHECK(says(siege, "falls when the attack's dice make 5 more than the defence's [L-Siege 4]"));
    CHECK(says(siege, "against 5: holds 2 3 4 5 6 7 8 [9] | falls 10 11 12"));
}

TEST_CASE("sentences: an assault beaten off, and one whose ratio is held to the cap") {
    auto field = quiet({"general ladan gondrecourt points 100 rank 2 skill poor",
                        "castle gondrecourt french garrison 30", "active ladan"});
    field.play("assault ladan : 5 6 2 4");
    CHECK(said(field.match()) == "Ladan storms Gondrecourt with 100 against 30: 5+6 +2 +1 +3 = 17 against "
                                 "2+4 +12 = 18: beaten off, 2 points lost. Ladan loses 2 points, 98 left.");
    CHECK(brief(field.match()) == "Assault on Gondrecourt 17:18, holds, -2; Ladan -2");
    const Lines lines = working(field.match());
    CHECK(says(lines, "2d6 5+6 2+4 [L-Assault 4]"));
    CHECK(says(lines, "siege works, walls +1 +12 [L-Assault 4]"));
    CHECK(says(lines, "points 100 to 30 +3 [L-Assault 4]"));
    CHECK(says(lines, "total 17 18 [L-Assault 4]"));
    CHECK(says(lines, "falls when the attack's dice make 7 more than the defence's [L-Assault 4]"));
    CHECK(says(lines, "against 6: holds 2 3 4 5 6 7 8 9 10 [11] 12"));
    CHECK(says(lines, "beaten off by 1: twice as many points lost = 2 [L-Assault 5]"));
    auto cap = quiet({"general ladan gondrecourt points 100 rank 2 skill poor",
                      "castle gondrecourt french garrison 4", "active ladan"});
    cap.play("assault ladan : 1 1 1 1"); // 2 + 2 + 1 + 10 = 15 against 2 + 12
    CHECK(said(cap.match()).ends_with("= 15 against 1+1 +12 = 14: it falls. Gondrecourt is Burgundian now."));
    CHECK(says(working(cap.match()), "points 100 to 4, held +10 [L-Assault 4]"));
    CHECK(says(working(cap.match()), "total 15 14 [L-Assault 4]"));
    // Its dice may be lower by a point: 2 + 2 + 1 + 10 against 12.
    CHECK(says(working(cap.match()), "against 2: falls [2] 3 4 5 6 7 8 9 10 11 12"));
}

TEST_CASE("sentences: a meeting, a flight that fails, the way back") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill poor");
    field.play("move vaudemont liffol");
    CHECK(said(field.match()) == "Vaudemont marches from Lafauche to Liffol. Vaudemont with 84 points meets "
                                 "Barbazan with 50 in Liffol.");
    CHECK(brief(field.match()) == "Vaudemont to Liffol; battle, Vaudemont 84 : Barbazan 50");
    CHECK(field.match().position().prospect("flee")[0] ==
          "Barbazan flees: 4 or more costs 5, less 25 points [L-Battle 3]");
    field.play("flee : 3"); // five started twenties
    CHECK(said(field.match()) == "Barbazan flees: die 3, needs 4; he loses 25 points and has 25.");
    field.play("retreat gondrecourt");
    CHECK(said(field.match()) == "Barbazan falls back from Liffol to Gondrecourt.");
    CHECK(brief(field.match()) == "Back to Gondrecourt");
}

TEST_CASE("sentences: what a battle costs, half of what fell and a quarter") {
    auto field = march("points 84 rank 2 skill poor", "points 50 rank 1 skill poor");
    field.play({"move vaudemont liffol", "stand",
                "battle result french lost vaudemont:45,barbazan:45 captured vaudemont"});
    CHECK(said(field.match()) ==
          "The French win the battle in Liffol. Vaudemont lost units worth 45 and so 22 points; he has 62, "
          "exhausted. Barbazan lost units worth 45 and so 11 points; he has 39, exhausted. Vaudemont is "
          "captured.");
    CHECK(brief(field.match()) == "The French win; Vaudemont -22; Barbazan -11; Vaudemont captured");
    field.play("roll : 6"); // all of Burgundy's in the battle are gone
    CHECK(said(field.match()) ==
          "Mirebeau takes command for Burgundy of 62 points: rank 7, competent (die 6).");
    CHECK(brief(field.match()) == "Mirebeau for Burgundy, competent, rank 7");
}

TEST_CASE("sentences: the castle's help, given, refused, hindered, and on the way back in") {
    auto free = relief("points 20 rank 3 skill poor", "garrison 10");
    free.play({"move vaudemont la-mothe", "stand"});
    CHECK(free.match().position().prompt() == "Ladan may come out of the castle: join ladan N or no-join");
    free.play("join ladan 30");
    CHECK(said(free.match()) == "Ladan comes out of the castle with 30 points, 10 of them lent.");
    free.play("battle result burgundy lost vaudemont:0,ladan:0,barbazan:0");
    while (free.phase() == "retreat") {
        free.play("retreat domremy");
    }
    free.play("return ladan");
    CHECK(said(free.match()) == "Ladan goes back into La Mothe.");
    free.undo().play("stay ladan");
    CHECK(said(free.match()) == "Ladan stays outside La Mothe.");

    auto no = relief("points 20 rank 3 skill poor", "garrison 10");
    no.play({"move vaudemont la-mothe", "stand", "no-join"});
    CHECK(said(no.match()) == "The garrison stays inside.");

    auto shut = relief("points 20 rank 3 skill poor", "garrison 10 siege 1");
    shut.play({"move vaudemont la-mothe", "stand", "join ladan 30 : 2"});
    CHECK(said(shut.match()) == "Ladan cannot get out of the besieged castle: die 2, needs 4.");
    CHECK(brief(shut.match()) == "Ladan cannot get out: 2");
}

TEST_CASE("sentences: ranks die by die, a 6 among five rolls again") {
    auto field = Campaign::opening();
    // Six free: 3. Of 1 2 4 5 6: again, then the second. Of 1 4 5 6: the first. Of 4 5 6: half of 6, the
    // third. Of 4 5: the first on 2. The last takes what is left.
    field.play("roll : 3 6 2 1 6 2");
    CHECK(said(field.match()) == "The ranks of Burgundy: Toulongeon 3, Vaudemont 2, Ladan 1, Fribourg 6, "
                                 "Marigny 4, Antoing 5 (dice 3 6 2 1 6 2).");
    const Lines lines = working(field.match());
    CHECK(says(lines, "Toulongeon: free are 1 2 3 4 5 6; die 3: rank 3 [L-Set 2]"));
    CHECK(says(lines, "Vaudemont: free are 1 2 4 5 6; die 6 rolls again, die 2: rank 2 [L-Set 2]"));
    CHECK(says(lines, "Fribourg: free are 4 5 6; die 6: rank 6 [L-Set 2]"));
    CHECK(says(lines, "Antoing: free are 5; rank 5 [L-Set 2]"));
}

TEST_CASE("sentences: too many in one zone, and who shares the loss") {
    Campaign field({"general ladan bourmont points 100 rank 1 skill poor activated",
                    "general vaudemont bourmont points 66 rank 2 skill poor",
                    "general salm saint-mihiel points 50 rank 1 skill poor activated", "active vaudemont"});
    field.play("end vaudemont");
    CHECK(field.match().position().prompt() == "Bourmont holds 41 points too many: roll");
    CHECK(field.match().position().prospect("roll")[0] ==
          "The sum of 5 dice is lost, one for each started 10 points above 125 [L-Stack]");
    field.play("roll : 2 2 2 2 2");
    CHECK(said(field.match()) == "Bourmont holds 41 points too many: dice 2 2 2 2 2, 10 to be lost.");
    CHECK(field.match().position().prompt() ==
          "Burgundy shares 10 points lost in Bourmont, Ladan first, then Vaudemont: lose ladan 0-10");
    field.play("lose ladan 0");
    CHECK(said(field.match()).starts_with("Vaudemont loses 10 points, 56 left."));
}

TEST_CASE("sentences: the closing battle, its sheet and its end") {
    auto field = last_turn("ancerville,apremont,bar-le-duc,bouconville,bourmont,bulgneville,colombey,conde,"
                           "domremy,foug,lamarche,montiers,neufchateau,pierrefitte,revigny,saint-mihiel,"
                           "sandaucourt");
    field.play("end toulongeon"); // 95 VP: 150 less 47
    CHECK(said(field.match()) == "Toulongeon is done. With 95 VP lost Rene has to march: 103 points against "
                                 "150 under Toulongeon.");
    CHECK(brief(field.match()) == "Toulongeon is done; Rene marches, 103 to 150");
    const auto& position = field.match().position();
    CHECK(position.prompt() ==
          "The French choose how the battle is fought: battle auto plays it here with cards and dice, battle "
          "result burgundy|french enters it from a table; sheet shows the order of battle");
    const Lines sheet = position.sheet();
    REQUIRE(sheet.size() == 5);
    CHECK(
        sheet[1] ==
        "The French, attacking with 103 points in one corps under Rene d'Anjou, competent, 5 command cards.");
    CHECK(sheet[2] == "Burgundy, defending with 150 points in one corps under Antoine de Toulongeon "
                      "(toulongeon), expert, 6 command cards.");
    field.play("battle result burgundy");
    CHECK(said(field.match()) == "Burgundy wins the closing battle. Burgundy has won the campaign: the "
                                 "closing battle decides, 95 of 60 VP.");
    CHECK(position.status()[0] == "Burgundy has won the closing battle and the campaign, with 95 of 60 VP.");
}

TEST_CASE("sentences: Vaudemont falls, and a side gives up") {
    auto field = last_turn("bourmont,bar-le-duc");
    field.play("end toulongeon");
    CHECK(said(field.match()) ==
          "Toulongeon is done. The French have won the campaign: Vaudemont falls, 15 of 60 VP.");
    CHECK(field.match().position().status()[0] ==
          "The French have won: Vaudemont falls, Burgundy has 15 of 60 VP.");
    field.undo().play("resign french");
    CHECK(said(field.match()) ==
          "The French give up. Burgundy has won the campaign: the other side gave up, 15 of 60 VP.");
    CHECK(brief(field.match()) == "The French give up; Burgundy wins the campaign");
}

TEST_CASE("sentences: what a battle's round tells") {
    CHECK(sentence(Event("volley", "L-Quick")
                       .with("side", "burgundy")
                       .with("dice", {5, 4, 1, 5, 6, 2})
                       .with("hits", 4)
                       .with("flags", 1)
                       .with("enemy_lost", 1)
                       .with("enemy_breaks", 7)
                       .with("enemy_pushed", 2)) == "Burgundy rolls 5 4 1 5 6 2: 4 hits, 1 flag; the enemy "
                                                    "has lost 1 unit in all, 7 break him, pushed 2.");
    CHECK(sentence(
              Event("volley", "L-Quick").with("side", "french").with("dice", std::vector<std::int64_t>{})) ==
          "The French have nobody to strike with.");
    CHECK(sentence(
              Event("card", "L-Quick").with("side", "french").with("card", "banner").with("as", "charge")) ==
          "The French show banner as charge.");
    CHECK(sentence(Event("flank", "L-Quick")
                       .with("general", "ladan")
                       .with("die", 4)
                       .with("needed", 4)
                       .with("arrived", true)) == "Ladan arrives on the flank: die 4, needs 4.");
    CHECK(sentence(Event("night", "L-Quick").with("round", 6)) == "Night falls on the field in round 6.");
    const auto wounded = [](int wound, bool beaten) {
        return sentence(Event("fate", "L-Quick")
                            .with("general", "salm")
                            .with("die", 1)
                            .with("wound", wound)
                            .with("beaten", beaten));
    };
    CHECK(wounded(2, false) == "Salm is wounded (die 1), then 2: it is mortal.");
    CHECK(wounded(3, true) == "Salm is wounded (die 1), then 3: the enemy has him.");
    CHECK(wounded(3, false) == "Salm is wounded (die 1), then 3: he lives.");
}
