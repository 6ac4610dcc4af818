// The Iliad's events in words: each sentence and working has the dice and what they needed.
#include <algorithm>
#include <string>
#include <vector>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "support/fight.hpp"

using disfida::test::Fight;

namespace {

std::vector<std::string> working(const Fight& fight) {
    return fight.match().position().explain(fight.match().plies().back().events);
}

/// The page as one line: where its sentences are broken does not matter.
std::string page(const Fight& fight) {
    return disfida::test::squeezed(" " + disfida::join(working(fight), " ") + " ");
}

bool has_line(const Fight& fight, const std::string& line) {
    return page(fight).find(disfida::test::squeezed(line)) != std::string::npos;
}

/// Whether the working has a line that ends so; its beginning is a phrase.
bool has_end(const Fight& fight, const std::string& end) { return has_line(fight, end); }

std::string brief(const Fight& fight) {
    return fight.match().position().brief(fight.match().plies().back().events);
}

std::vector<std::string> prospect(const Fight& fight, const std::string& action) {
    return fight.match().position().prospect(action);
}

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("I-Hand explain: a blow on armour, its totals, and the riposte") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 9 scratch"});
    fight.play({"attack achilles hector", "armour : 2 3 4 3 5"});
    // 9 with +1: 6 to 8 wound; Hector with 11: 6 to 11.
    CHECK(has_end(fight, " (2+3=5, wounds on 2 or 6-8) [I-Hand]"));
    CHECK(has_line(fight, "Achilles: BOTTLE 9 - 1 scratch or distraction = 8 [I-Wound, I-Bearer]"));
    CHECK(has_line(fight, "Hector: above CLANG! 5, or double one [I-Armour]"));
    CHECK(has_line(fight, "wounds 2 | CLANG! 3 4 [5] | wounds 6 7 8 | misses 9 10 11 12"));
    CHECK(has_line(fight, "Hector: BOTTLE 11 or less [I-Riposte]"));
    CHECK(has_line(fight, "wounds 2 | CLANG! 3 4 5 | wounds 6 [7] 8 9 10 11 | misses 12"));
    CHECK(has_line(fight, "scratch 1 2 | arm (B-1) 3 | leg (A-1) 4 | mortal (B-2 A-2) [5] | death 6"));
    CHECK(has_end(fight, " (4+3=7, wounds on 2 or 6-11) [I-Riposte]"));
    CHECK(has_end(fight, " (5: mortal, BOTTLE 7, AGILITY 6) [I-Wound]"));
    CHECK(working(fight).front() == "Hector trusts his armour. [I-Hand]");
}

TEST_CASE("I-Parry explain: both rolls and what they needed") {
    Fight fight = Fight::engaged({"warrior achilles 0805 bottle 8 scratch"});
    fight.play({"attack achilles hector", "parry : 4 4 3 4"});
    CHECK(has_end(fight, " (4+4=8 +1 against BOTTLE 8; 3+4=7 against AGILITY 7) [I-Parry]"));
    CHECK(has_line(fight, "Achilles: BOTTLE 8 - 1 scratch or distraction = 7 [I-Wound, I-Bearer]"));
    CHECK(has_line(fight, "Hector: AGILITY 7 or less [I-Parry]"));
    CHECK(has_line(fight, "Achilles: wounds 2 | succeeds 3 4 5 6 7 | fails [8] 9 10 11 12"));
    CHECK(has_line(fight, "Hector: parries 2 3 4 5 6 [7] | fails 8 9 10 11 12"));
}

TEST_CASE("I-Close explain: the roll, the contact and why the initiative") {
    Fight fight({"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    fight.play("close menelaus hector : 4 5");
    CHECK(has_end(fight, " (4+5=9 against BOTTLE 9) [I-Close]"));
    CHECK(has_line(fight, "Menelaus: BOTTLE 9 or less [I-Close]"));
    CHECK(has_line(fight, "closes 2 3 4 5 6 7 8 [9] | fails 10 11 12"));
    CHECK(has_line(fight, "a failed double costs 1 BOTTLE [I-Close]"));
    CHECK(has_line(fight,
                   "Menelaus and Hector are in contact in 0505; Hector has the initiative (higher BOTTLE). "
                   "[I-Hand]"));
    Fight dice({"warrior diomedes 0405 side left", "warrior hector 0605 side right", "active diomedes"});
    dice.play("close diomedes hector : 4 5 6 1");
    CHECK(has_line(dice,
                   "Diomedes and Hector are in contact in 0505; Diomedes has the initiative (by the dice). "
                   "[I-Hand]"));
}

TEST_CASE("I-Spear I-Catch explain: the throw, the strength and the catch") {
    Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    fight.play("throw achilles hector : 4 5");
    CHECK(has_end(fight, " (4+5=9 against AGILITY 8) [I-Spear]"));
    CHECK(has_line(fight, "Achilles: AGILITY 8 or less, or double one [I-Spear]"));
    CHECK(has_line(fight, "hits 2 3 4 5 6 7 8 | misses [9] 10 11 12"));
    fight.play("catch : 3 4");
    CHECK(has_end(fight, " (3+4=7 against AGILITY 7) [I-Catch]"));
    CHECK(has_line(fight, "Hector: AGILITY 7 or less [I-Catch]"));
    CHECK(has_line(fight, "catches 2 3 4 5 6 [7] | fails 8 9 10 11 | walks into it 12"));
    CHECK(has_line(fight, "a double: the spear alone, double six: a wound, else 1 BOTTLE too [I-Catch]"));
}

TEST_CASE("I-Disengage explain: both rolls, and the hack") {
    Fight fight = Fight::engaged({"warrior hector 0905 bottle 9 scratch"});
    fight.play("disengage achilles : 4 5 4 4 4 5 1");
    CHECK(has_end(fight, " (4+5=9 against AGILITY 8; Hector 4+4=8 +1 against BOTTLE 9) [I-Disengage]"));
    CHECK(has_end(fight, " (4+5=9, wounds on 2 or 6-9) [I-Disengage]"));
    CHECK(has_line(fight, "Achilles: slips away 2 3 4 5 6 7 8 | fails [9] 10 11 12"));
    CHECK(has_line(fight, "Hector: holds 2 3 4 5 6 7 [8] | lets go 9 10 11 12"));
}

TEST_CASE("I-Bearer explain: each missile die, the quadrants and the shield") {
    Fight fight({"warrior achilles 0405 side left", "warrior automedon 0305 side left scratch",
                 "warrior hector 1205 side right"});
    fight.play("roll : 6 4 2 3 3 3 2");
    CHECK(has_line(fight, "A missile flies at Achilles. [I-Bearer]"));
    CHECK(has_line(fight,
                   "It comes from the left, 2 quadrants from Automedon: 2+3=5 +2, below AGILITY 8 stops it: "
                   "stopped. [I-Bearer]"));
    CHECK(has_line(fight,
                   "Automedon takes it on the shield: 3+3=6 +1, above CLANG! 3 and below BOTTLE 8 leaves him "
                   "unhurt: unhurt. [I-Bearer]"));
    CHECK(has_line(fight, "Hector: 2, a 6 brings a missile. [I-Bearer]"));
    CHECK(has_line(fight, "nothing 1 2 3 4 5 | a missile [6]"));
    CHECK(has_line(fight,
                   "quadrant: 1 away: 1 | 2 away: 2 | 3 away: 3 | 2 away: [4] | 1 away: 5 | his own: 6"));
    CHECK(has_line(fight, "stops it 2 3 4 [5] | goes through 6 7 8 9 10 11 12")); // 2 more, below 8
    CHECK(has_line(fight, "hurt 2 3 | unhurt 4 5 [6] | hurt 7 8 9 10 11 12"));    // above 3, below 8 - 1
    CHECK(has_line(fight, "Turn 1. In order: Achilles, Hector, Automedon. [I-Turn]"));
}

TEST_CASE("I-Death I-Wound explain: the death die and the heel") {
    Fight fight = Fight::engaged();
    fight.play({"attack achilles hector", "armour : 5 5 6 4"});
    CHECK(has_end(fight, " (6: death, heroic death) [I-Wound]"));
    CHECK(has_end(fight, " (4: chest) [I-Death]"));
    CHECK(has_line(fight, "The left side wins the day. [I-Turn]"));
    Fight heel = Fight::engaged();
    heel.play({"attack achilles hector", "armour : 1 2 5 5 4 6"});
    CHECK(has_line(heel, "The heel of Achilles: 6, and it kills him. [I-Wound]"));
    CHECK(has_line(heel, "lives 1 2 3 4 | dies 5 [6]"));
    CHECK(has_line(fight, "saved 1 | plea 2 | groin 3 | chest [4] | disembowelled 5 | beheaded 6"));
}

TEST_CASE("I-Tourney explain: what the winner gains and who meets next") {
    Fight fight = Fight::opening({{"mode", "tourney"}, {"heroes", "paris,hector,nestor,thersites"}});
    fight.play({"roll", "wait hector", "throw paris hector : 4 5 3 3 5", "roll", "quit hector"});
    CHECK(has_line(fight, "Paris wins the bout against Hector and gains 1 BOTTLE: 8. [I-Tourney]"));
    CHECK(has_line(fight, "Next bout: Nestor against Thersites. [I-Tourney]"));
}

TEST_CASE("I-Turn every event of a fight is told, with a rule, in one line") {
    Fight fight = Fight::opening({{"mode", "melee"}});
    fight.play("roll : 1 1 1 1 1 1 2 1 2 1 2 1");
    for (const std::string& line : working(fight)) {
        CHECK(line.find('\n') == std::string::npos);
        CHECK_FALSE(line.starts_with(" ["));
    }
    CHECK(
        brief(fight).find("Turn 1. In order: Ajax, Hector, Odysseus, Aeneas, Sarpedon, Menelaus, Cebriones, "
                          "Lycophron, Achates, Thrasymelus, Eurybates, Eteoneus.") != std::string::npos);
}

TEST_CASE("I-Armour prospect: what an attack's dice would be read with") {
    const Fight fight = Fight::engaged({"warrior achilles 0805 bottle 9 scratch"});
    CHECK(prospect(fight, "attack achilles hector") ==
          Lines{"Armour: Achilles wounds on 2 or 6-8: above CLANG! 5 of Hector, not above BOTTLE 9 of "
                "Achilles, +1 "
                "for a scratch [I-Armour]",
                "  else the riposte of Hector wounds on 2 or 6-11: above CLANG! 5 of Achilles, not above "
                "BOTTLE 11 of "
                "Hector [I-Armour] [I-Riposte]",
                "Parry: Achilles needs 9 or less, +1 for a scratch, Hector AGILITY 7 or less; only success "
                "against "
                "failure wounds [I-Parry]"});
}

TEST_CASE("I-Armour the totals that wound: hopeless, all but 2, one alone") {
    const auto totals = [](int bottle, const std::string& armour) {
        Fight fight = Fight::engaged({"warrior achilles 0805 bottle " + std::to_string(bottle),
                                      "warrior hector 0905 armour " + armour});
        const std::string line = prospect(fight, "attack achilles hector")[0];
        const std::size_t from = line.find("wounds on ") + 10;
        return line.substr(from, line.find(':', from) - from);
    };
    CHECK(totals(5, "bronze") == "2"); // nothing above 5 is 5 or less
    CHECK(totals(6, "bronze") == "2 or 6");
    CHECK(totals(11, "bell") == "2 or 8-11");
    CHECK(totals(11, "naked") == "2-11"); // 1-11: 2 to 11
    CHECK(totals(8, "leather") == "2 or 4-8");
}
