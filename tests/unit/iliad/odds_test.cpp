// Odds of the Iliad: worked out by hand, and counted over every combination of dice.
#include <algorithm>
#include <array>
#include <string>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/fight.hpp"
#include "support/measured_odds.hpp"

using disfida::test::Fight;
using Json = nlohmann::ordered_json;

namespace {

Json odds(const Fight& fight, const std::string& action) {
    const auto answer = fight.match().position().odds(action);
    REQUIRE_MESSAGE(answer, answer.error().text);
    CHECK(answer->find(' ') == std::string::npos);
    return Json::parse(*answer);
}

doctest::Approx about(double p) { return doctest::Approx(p).epsilon(1e-12); }

/// How the odds of an action differ from a count over all its dice; empty if they do not.
std::string miscounted(const Fight& fight, const std::string& action) {
    return disfida::test::miscounted(fight.match().position(), action);
}

/// The chance that events tell something of a warrior, over all dice: "wounded automedon".
double count(const Fight& fight, const std::string& action, const std::string& fact) {
    const auto run = disfida::test::run_of(fight.match().position(), action);
    return disfida::test::every_roll(run, disfida::test::tell_warriors)->mean(fact);
}

/// Chances of a wound's dice to put a man out: heroic death 2 to 6; Achilles by his heel too.
constexpr double deadly = 1.0 / 6 * 5 / 6;
constexpr double deadly_heel = deadly + 1.0 / 6 * 2 / 6;

} // namespace

TEST_CASE("I-Hand I-Riposte odds of an attack against armour by hand") {
    // BOTTLE 11 against CLANG! 5: 6 to 11 (5 6 5 4 3 2 = 25 of 36) and double one: 26 of 36, both ways.
    const Json answer = odds(Fight::engaged(), "attack achilles hector")["armour"];
    CHECK(answer["target"]["wounded"].get<double>() == about(26 / 36.0));
    CHECK(answer["target"]["out"].get<double>() == about(26 / 36.0 * deadly));
    CHECK(answer["attacker"]["wounded"].get<double>() == about(10 / 36.0 * 26 / 36));
    CHECK(answer["attacker"]["out"].get<double>() == about(10 / 36.0 * 26 / 36 * deadly_heel));
    CHECK(answer["initiative"].get<double>() == 0.0);
    CHECK(answer["bearer"].get<double>() == 0.0);
}

TEST_CASE("I-Parry odds of an attack against a parry by hand") {
    // BOTTLE 11: 35 of 36, of them double one always; AGILITY 7: 21 of 36.
    const Json answer = odds(Fight::engaged(), "attack achilles hector")["parry"];
    const double wounded = 1 / 36.0 + 34 / 36.0 * 15 / 36;
    CHECK(answer["target"]["wounded"].get<double>() == about(wounded));
    CHECK(answer["target"]["out"].get<double>() == about(wounded * deadly));
    CHECK(answer["attacker"]["wounded"].get<double>() == 0.0);
    CHECK(answer["initiative"].get<double>() == about(1 / 36.0 * 21 / 36));
}

TEST_CASE("I-Hand odds: armour and parry stand apart, in this order, with these keys") {
    const Json answer = odds(Fight::engaged(), "attack achilles hector");
    std::string keys;
    for (const auto& [key, value] : answer.items()) {
        keys += key + " ";
        for (const auto& [inner, more] : value.items()) {
            keys += inner + " ";
        }
    }
    CHECK(keys == "armour target attacker initiative bearer parry target attacker initiative bearer ");
}

TEST_CASE("I-Hand odds of the answers are those of the attack") {
    const Fight fight = Fight::engaged();
    const Json whole = odds(fight, "attack achilles hector");
    const Fight asked = Fight::engaged().play("attack achilles hector");
    CHECK(odds(asked, "armour") == whole["armour"]);
    CHECK(odds(asked, "parry") == whole["parry"]);
}

TEST_CASE("I-Hand I-Parry odds of an attack over all dice: scratches, exhaustion, collapse") {
    for (const char* values : {"bottle 8 scratch", "bottle 6 distracted", "bottle 2 scratch distracted"}) {
        CAPTURE(values);
        const std::string own = "warrior achilles 0805 " + std::string(values);
        const Fight asked =
            Fight::engaged({own, "warrior hector 0905 bottle 1 scratch armour leather agility 5"})
                .play("attack achilles hector");
        CHECK(miscounted(asked, "armour") == "");
        CHECK(miscounted(asked, "parry") == "");
    }
}

TEST_CASE("I-Bearer odds with a bearer in the way, by hand and over all dice") {
    const auto position = [] {
        return Fight::engaged({"warrior automedon 0804 side left",
                               "contact achilles hector initiative hector", "active hector,achilles"});
    };
    const Json answer = odds(position(), "attack hector achilles");
    // Armour: of the doubles 2 2 alone is stopped by bronze and not by leather. Parry: 2 2 to 5 5 against a
    // success of AGILITY 8 (26 of 36).
    CHECK(answer["armour"]["bearer"].get<double>() == about(1 / 36.0));
    CHECK(answer["armour"]["target"]["wounded"].get<double>() == about(26 / 36.0));
    CHECK(answer["armour"]["attacker"]["wounded"].get<double>() == about(9 / 36.0 * 26 / 36));
    CHECK(answer["parry"]["bearer"].get<double>() == about(4 / 36.0 * 26 / 36));
    const Fight asked = position().play("attack hector achilles");
    CHECK(miscounted(asked, "armour") == "");
    CHECK(miscounted(asked, "parry") == "");
}

TEST_CASE("I-Bearer odds with bearers of both in the way, over all dice: the riposte may strike one too") {
    const auto position = [] {
        return Fight::engaged(
            {"warrior automedon 0804 side left", "warrior cebriones 0906 side right bottle 2"});
    };
    CHECK(miscounted(position(), "attack achilles hector") == "");
    const Fight asked = position().play("attack achilles hector");
    // By hand: 2 2 strikes Cebriones; 9 of 36 leave Hector a riposte, 2 2 of it strikes Automedon.
    CHECK(count(asked, "armour", "wounded cebriones") == about(1 / 36.0));
    CHECK(count(asked, "armour", "wounded automedon") == about(9 / 36.0 * 1 / 36));
}

TEST_CASE("I-Spear I-Catch odds of a throw by hand: its own two rolls and the chance of a catch") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    const Json answer = odds(fight, "throw achilles hector");
    CHECK(answer["hits"].get<double>() == about(26 / 36.0));     // 8 or less
    CHECK(answer["strength"].get<double>() == about(26 / 36.0)); // 6 to 11 and double one
    CHECK(answer["target"]["wounded"].get<double>() == about(26 / 36.0 * 26 / 36));
    CHECK(answer["target"]["out"].get<double>() == about(26 / 36.0 * 26 / 36 * deadly));
    // Catch on 7 or less: 21, three of them doubles; five doubles bring the spear alone, double six a wound.
    CHECK(answer["catch"]["caught"].get<double>() == about(23 / 36.0));
    CHECK(answer["catch"]["heartened"].get<double>() == about(18 / 36.0));
    CHECK(answer["catch"]["wounded"].get<double>() == about(1 / 36.0));
    CHECK(answer["catch"]["out"].get<double>() == about(1 / 36.0 * deadly));
}

TEST_CASE("I-Spear odds of a throw at a bearer: nobody catches") {
    const Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                       "warrior cebriones 1305 side right", "active achilles"});
    CHECK(odds(fight, "throw achilles cebriones")["catch"].is_null());
}

TEST_CASE("I-Spear I-Catch odds of a throw over all dice, with a scratch and little AGILITY") {
    const auto position = [] {
        return Fight({"warrior achilles 0405 side left bottle 7 agility 1 scratch",
                      "warrior hector 1205 side right bottle 2 agility 9", "active achilles"});
    };
    const Json answer = odds(position(), "throw achilles hector");
    CHECK(miscounted(position(), "throw achilles hector") == "");
    CHECK(answer["hits"].get<double>() == about(1 / 36.0));     // double one alone
    CHECK(answer["strength"].get<double>() == about(6 / 36.0)); // 6 + 1 <= 7: five ways, and double one
    const Fight missed = position().play("throw achilles hector : 6 5");
    CHECK(miscounted(missed, "catch") == "");
    CHECK(odds(missed, "catch") == answer["catch"]);
}

TEST_CASE("I-Close odds by hand: closing, a shaken failure, the initiative") {
    const Fight fight(
        {"warrior menelaus 0405 side left", "warrior hector 0605 side right", "active menelaus"});
    const Json lower = odds(fight, "close menelaus hector");
    CHECK(lower["closes"].get<double>() == about(30 / 36.0)); // 9 or less
    CHECK(lower["shaken"].get<double>() == about(2 / 36.0));  // 5 5, 6 6
    CHECK(lower["initiative"].get<double>() == 0.0);
    const Fight other(
        {"warrior hector 0405 side left scratch", "warrior menelaus 0605 side right", "active hector"});
    const Json higher = odds(other, "close hector menelaus");
    CHECK(higher["closes"].get<double>() == about(33 / 36.0)); // 10 or less, with the scratch
    CHECK(higher["shaken"].get<double>() == about(1 / 36.0));
    CHECK(higher["initiative"].get<double>() == about(33 / 36.0));
}

TEST_CASE("I-Close I-Hand odds at equal BOTTLE and AGILITY: the dice give each half of the initiative") {
    const Fight fight(
        {"warrior diomedes 0405 side left", "warrior hector 0605 side right", "active diomedes"});
    const Json answer = odds(fight, "close diomedes hector");
    CHECK(answer["closes"].get<double>() == about(35 / 36.0));
    CHECK(answer["initiative"].get<double>() == about(35 / 72.0));
    CHECK(answer["shaken"].get<double>() == about(1 / 36.0));
}

TEST_CASE("I-Close odds over all dice") {
    const Fight fight(
        {"warrior paris 0405 side left distracted", "warrior dolon 0605 side right", "active paris"});
    CHECK(miscounted(fight, "close paris dolon") == "");
}

TEST_CASE("I-Disengage odds from one, by hand and over all dice") {
    const Fight fight = Fight::engaged({"warrior hector 0905 bottle 9"});
    const Json answer = odds(fight, "disengage achilles");
    // AGILITY 8: 26; BOTTLE 9 holds on 30; the hack wounds on 6 to 9 (20) and double one.
    CHECK(answer["escapes"].get<double>() == about(26 / 36.0 * 6 / 36));
    CHECK(answer["wounded"].get<double>() == about(10 / 36.0 * 30 / 36 * 21 / 36));
    CHECK(answer["out"].get<double>() == about(10 / 36.0 * 30 / 36 * 21 / 36 * deadly_heel));
    CHECK(miscounted(fight, "disengage achilles") == "");
}

TEST_CASE("I-Disengage odds from two, by hand: a hack of the first changes the roll against the second") {
    // Ajax, AGILITY 7 (no heel), BOTTLE 11, from Hector, BOTTLE 9, then Paris, BOTTLE 7; both strike at
    // bronze.
    const Fight fight({"warrior ajax 0805 side left", "warrior hector 0905 side right bottle 9",
                       "warrior paris 0806 side right", "contact ajax hector initiative ajax",
                       "contact ajax paris initiative ajax", "active ajax"});
    const Json answer = odds(fight, "disengage ajax");
    const auto at_most = [](int value) {
        constexpr std::array ways{0, 0, 1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36};
        return ways.at(static_cast<std::size_t>(std::max(0, value))) / 36.0;
    };
    // A hack needs failure against success; it wounds on 6 to BOTTLE and double one: 21 and 12 of 36.
    const auto hacked = [&](int agility, int bottle, int ways) {
        return (1 - at_most(agility)) * at_most(bottle) * ways / 36.0;
    };
    const double first = hacked(7, 9, 21);
    const double second = hacked(7, 7, 12);
    CHECK(answer["escapes"].get<double>() ==
          about(at_most(7) * (1 - at_most(9)) * at_most(7) * (1 - at_most(7))));
    CHECK(answer["wounded"].get<double>() == about(1 - (1 - first) * (1 - second)));
    // Out: by the first, or left in by him with AGILITY 7 (unwounded, scratch, arm, saved), 6 (leg) or 5
    // (mortal).
    const double seven = 1 - first + first * (2.0 / 6 + 1.0 / 6 + 1.0 / 36);
    const double six = first / 6;
    const double five = first / 6;
    CHECK(answer["out"].get<double>() ==
          about(first * deadly + seven * second * deadly + six * hacked(6, 7, 12) * deadly +
                five * hacked(5, 7, 12) * deadly));
}

TEST_CASE("I-Turn odds: none where no dice follow, and none of what is not legal") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    const auto none = fight.match().position().odds("wait achilles");
    REQUIRE_FALSE(none);
    CHECK(none.error().text == "no dice with odds follow that action: ask for attack, throw, close, "
                               "disengage, armour, parry or catch");
    CHECK_FALSE(fight.match().position().odds("move achilles 0505"));
    CHECK_FALSE(fight.match().position().odds("attack achilles hector"));
}
