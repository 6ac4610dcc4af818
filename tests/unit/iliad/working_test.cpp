// The page of an action before its dice: what each roll needs and which totals bring what; and the chances in
// words.
#include <map>
#include <string>
#include <vector>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "kernel/words.hpp"
#include "support/fight.hpp"

namespace {

using disfida::test::Fight;
using disfida::test::says;
using Lines = std::vector<std::string>;

Lines outlook(const Fight& fight, std::string_view action) {
    return fight.match().position().outlook(action);
}

std::map<std::string, double> chances(const Fight& fight, std::string_view action) {
    std::map<std::string, double> out;
    for (const auto& chance : fight.match().position().chances(action)) {
        CHECK(out.emplace(chance.what, chance.value).second);
        CHECK_FALSE(chance.sampled);
    }
    return out;
}

doctest::Approx about(double p) { return doctest::Approx(p).epsilon(1e-12); }

const std::string attack = "attack achilles hector";

} // namespace

TEST_CASE("I-Hand I-Parry outlook: an attack with both answers, the bands of each roll") {
    const Fight fight = Fight::engaged({"warrior achilles 0805 bottle 9 scratch"});
    const Lines page = outlook(fight, attack);
    CHECK(says(page, "The blow of Achilles at Hector [I-Hand]"));
    CHECK(says(page, "Achilles: BOTTLE 9 - 1 scratch or distraction = 8 [I-Wound, I-Bearer]"));
    CHECK(says(page, "wounds 2 | CLANG! 3 4 5 | wounds 6 7 8 | misses 9 10 11 12"));
    CHECK(says(page, "A wound of Hector, B is BOTTLE, A AGILITY [I-Wound]"));
    CHECK(says(page, "scratch 1 2 | arm (B-1) 3 | leg (A-1) 4 | mortal (B-2 A-2) 5 | death 6"));
    CHECK(says(page, "The heroic death of Hector [I-Death]"));
    CHECK(says(page, "The riposte of Hector at Achilles [I-Riposte]"));
    CHECK(says(page, "wounds 2 | CLANG! 3 4 5 | wounds 6 7 8 9 10 11 | misses 12"));
    CHECK(says(page, "The heel of Achilles [I-Wound]"));
    CHECK(says(page, "Hector parries Achilles [I-Parry]"));
    CHECK(says(page, "Achilles: wounds 2 | succeeds 3 4 5 6 7 8 | fails 9 10 11 12"));
    CHECK(says(page, "Hector: parries 2 3 4 5 6 7 | fails 8 9 10 11 12"));
    for (const std::string& line : page) {
        CHECK(line.find(" [2]") == std::string::npos); // nothing is rolled yet
    }
}

TEST_CASE("I-Close I-Hand outlook: the roll, and who would have the initiative and why") {
    const Fight fight(
        {"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    const Lines page = outlook(fight, "close menelaus hector");
    CHECK(says(page, "closes 2 3 4 5 6 7 8 9 | fails 10 11 12"));
    CHECK(disfida::join(page, " ").find("BOTTLE 9 against 11, then AGILITY ") != std::string::npos);
    const Fight dice(
        {"warrior diomedes 0405 side left", "warrior hector 0605 side right", "active diomedes"});
    CHECK(says(outlook(dice, "close diomedes hector"),
               "Diomedes and Hector: dice give the initiative [I-Hand]"));
}

TEST_CASE("I-Spear I-Catch outlook: the throw, its strength, and the catch after a miss") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    const Lines page = outlook(fight, "throw achilles hector");
    CHECK(says(page, "hits 2 3 4 5 6 7 8 | misses 9 10 11 12"));
    CHECK(says(page, "The strength of the throw of Achilles at Hector [I-Spear]"));
    CHECK(says(page, "After a miss he may try to catch it:"));
    CHECK(says(page, "catches 2 3 4 5 6 7 | fails 8 9 10 11 | walks into it 12"));
}

TEST_CASE("I-Turn I-Bearer outlook of a roll: missiles, bearers, equals; nothing where no dice are due") {
    CHECK(Fight::opening().match().position().outlook("roll").empty()); // 11, 8 before 11, 7
    const Fight equal({"warrior diomedes 0405 side left", "warrior hector 0605 side right"});
    CHECK(disfida::join(outlook(equal, "roll"), " ").find("Diomedes, Hector [I-Turn]") != std::string::npos);
    const Fight fight({"warrior achilles 0405 side left", "warrior automedon 0305 side left scratch",
                       "warrior hector 1205 side right"});
    const Lines page = outlook(fight, "roll");
    CHECK(says(page, "nothing 1 2 3 4 5 | a missile 6"));
    CHECK(says(page, "Automedon stops it for Achilles below AGILITY 8, 2d6 + quadrants [I-Bearer]"));
    CHECK(says(page, "hurt 2 3 | unhurt 4 5 6 | hurt 7 8 9 10 11 12")); // CLANG! 3, BOTTLE 8, a scratch
}

TEST_CASE("outlook and chances: nothing where no dice follow") {
    const Fight fight = Fight::engaged();
    for (const char* action : {"wait achilles", "quit achilles", "nonsense"}) {
        CHECK(outlook(fight, action).empty());
        CHECK(chances(fight, action).empty());
    }
}

TEST_CASE("I-Hand I-Parry chances of an attack, by hand") {
    const Fight fight = Fight::engaged(); // both BOTTLE 11 in bronze, Hector AGILITY 7
    const auto told = chances(fight, attack);
    const double blow = 26 / 36.0; // 2 and 6 to 11
    CHECK(told.at("Hector is wounded, met with armour") == about(blow));
    CHECK(told.at("Achilles is wounded, met with armour") == about((1 - blow) * blow));
    const double parried = 21 / 36.0; // 7 or less
    CHECK(told.at("Hector is wounded, met with a parry") == about(1 / 36.0 + 34 / 36.0 * (1 - parried)));
    CHECK(told.at("Hector gets the initiative, met with a parry") == about(1 / 36.0 * parried));
    CHECK(told.count("Achilles is wounded, met with a parry") == 0);
    CHECK(fight.match().position().chances(attack).front().what == "Hector falls or pleads, met with armour");
}

TEST_CASE("chances agree with odds: closing, a throw with its catch, breaking away") {
    const auto odds = [](const Fight& fight, std::string_view action) {
        return nlohmann::json::parse(*fight.match().position().odds(action));
    };
    const Fight closing(
        {"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    const auto closes = chances(closing, "close menelaus hector");
    CHECK(closes.at("Menelaus comes to close quarters") == odds(closing, "close menelaus hector")["closes"]);
    CHECK(closes.at("Menelaus loses 1 BOTTLE") == odds(closing, "close menelaus hector")["shaken"]);
    const Fight far({"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    const auto thrown = chances(far, "throw achilles hector");
    const auto numbers = odds(far, "throw achilles hector");
    CHECK(thrown.at("Hector is hit by the spear") == numbers["hits"]);
    CHECK(thrown.at("Hector is wounded") == numbers["target"]["wounded"]);
    const Fight engaged = Fight::engaged({"active hector"});
    const auto away = chances(engaged, "disengage hector");
    CHECK(away.at("Hector breaks away") == odds(engaged, "disengage hector")["escapes"]);
    CHECK(away.at("Hector is wounded") == odds(engaged, "disengage hector")["wounded"]);
}
