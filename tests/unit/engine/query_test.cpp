// Looking at the game at hand: state, odds, the computer's advice, the last action, the rules.
#include <algorithm>

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include "support/stage.hpp"
#include "unit/engine/talk.hpp"

using disfida::test::one_lane;
using disfida::test::Talk;
using Json = nlohmann::ordered_json;

namespace {

const std::string levels = "1 (squire), 2 (knight), 3 (captain) or 4 (champion)";

constexpr double precise = 1e-12;
doctest::Approx exactly(double value) { return doctest::Approx(value).epsilon(precise); }

/// The odds of an action, by fighter and outcome.
Json odds(Talk& talk, const std::string& action) { return Json::parse(talk.ok("odds " + action)); }

} // namespace

TEST_CASE("the state is one line of JSON without spaces, the common keys first") {
    Talk talk;
    talk.tell({"new barletta gallantry=on"});
    const std::string state = talk.ok("state");
    CHECK(state.find_first_of(" \n") == std::string::npos);
    CHECK(state.starts_with(
        R"({"game":"barletta","phase":"deploy-roll","to_move":"none",)"
        R"("options":{"daste":false,"gallantry":true},"result":null,"round":0,"first":null,)"));
    CHECK(Json::parse(state)["knights"].size() == 26);
}

TEST_CASE("odds of a charge, by hand") {
    Talk talk;
    talk.tell(one_lane());
    const Json all = odds(talk, "charge fieramosca");

    // Only fieramosca rolls, and column +3 does him no harm.
    CHECK(all["attacker"].dump() == R"({"unhorsed":0.0,"wounded":0.0,"surrenders":0.0,"dies":0.0})");
    // 6 (5/36): D, down with 5-6. 7-9 (15/36): 1 Hit, down with 4-6. 10-11 (5/36): 2 Hits, down with 3-6.
    // 12 (1/36): 3 Hits, down with 2-6, which is the 4th Hit: a wound, and he yields with 4-6.
    // Who is hit and keeps his saddle gives way; who is unhorsed stays where he is.
    const Json& sachet = all["defender"];
    CHECK(sachet["unhorsed"] == exactly((5 * 2 + 15 * 3 + 5 * 4 + 1 * 5) / 216.0));
    CHECK(sachet["retreats"] == exactly((15 * 3 + 5 * 2 + 1 * 1) / 216.0));
    CHECK(sachet["wounded"] == exactly(5 / 216.0));
    CHECK(sachet["surrenders"] == exactly(5 / 432.0));
    CHECK(sachet["dies"] == 0.0);
}

TEST_CASE("odds of a charge that kills, by hand") {
    Talk talk;
    talk.tell(one_lane());
    talk.ok("set knight sachet 2406 hits 3 wounds 3");
    // Column +5, +3 to the roll: at least 5. Any Hit is the fourth one of the fourth wound; only 1+1 brings a
    // D alone, and then any die unhorses him, which is a Hit too.
    const Json sachet = odds(talk, "charge fieramosca")["defender"];
    CHECK(sachet["dies"] == exactly(1));
    CHECK(sachet["wounded"] == exactly(1));
    CHECK(sachet["unhorsed"] == exactly(1 / 36.0));
    CHECK(sachet["retreats"] == 0.0);
    CHECK(sachet["surrenders"] == 0.0);
}

TEST_CASE("odds of an attack, in which both roll, by hand") {
    Talk talk;
    talk.tell({"new barletta seed 5", "set empty", "set phase activate", "set round 1", "set to-move french",
               "set knight fieramosca 2407", "set knight sachet 2406 hits 3 wounds 3"});
    const Json all = odds(talk, "move sachet 2406 attack fieramosca");
    // Sachet rolls in column -5 with -3: up to 5 hurts himself, 9 dice are a D for himself, more is nothing.
    // Fieramosca rolls in column +5 with +3: a D with 1+1, else Hits. Sachet falls with his first Hit; he is
    // tested for his saddle only if he has none: 1+1 against him, and 9 or more of his own.
    CHECK(all["attacker"]["dies"] == exactly(1));
    CHECK(all["attacker"]["wounded"] == exactly(1));
    CHECK(all["attacker"]["unhorsed"] == exactly(1 / 36.0 * 10 / 36.0));
    CHECK(all["attacker"]["surrenders"] == 0.0);
    CHECK(all["defender"].dump() ==
          R"({"unhorsed":0.0,"wounded":0.0,"retreats":0.0,"surrenders":0.0,"dies":0.0})");
}

TEST_CASE("odds name all outcomes in their order") {
    Talk talk;
    talk.tell(one_lane());
    const Json all = odds(talk, "charge fieramosca");
    std::vector<std::string> keys;
    for (const auto& [fighter, outcomes] : all.items()) {
        for (const auto& [outcome, probability] : outcomes.items()) {
            keys.push_back(fighter + ' ' + outcome);
        }
    }
    CHECK(keys == std::vector<std::string>{"attacker unhorsed", "attacker wounded", "attacker surrenders",
                                           "attacker dies", "defender unhorsed", "defender wounded",
                                           "defender retreats", "defender surrenders", "defender dies"});
}

TEST_CASE("odds of a remount roll: 1 wound and 1 Hit leave 4, 5 and 6") {
    Talk talk;
    talk.tell({"new barletta seed 5", "set empty", "set phase regroup", "set round 2", "set to-move french",
               "set knight sachet 2406 foot hits 1 wounds 1 order reorganising",
               "set knight fieramosca 2407"});
    CHECK(talk.ok("odds remount sachet") == R"({"remounts":0.5})");
    CHECK(talk.refusal("odds recover sachet").starts_with("no dice with odds follow that action"));
}

TEST_CASE("odds change nothing, and are refused where no dice follow or the action is not legal") {
    Talk talk;
    talk.tell(one_lane());
    const std::string state = talk.ok("state");
    talk.ok("odds  charge   fieramosca");
    CHECK(talk.ok("state") == state);
    CHECK(talk.refusal("odds") == "odds is written: odds ACTION");
    CHECK(talk.refusal("odds charge miale") == "Miale takes no part and cannot charge [I2]");
    CHECK(talk.refusal("odds roll") == "this is the initial charge: charge KNIGHT [I2]");
    talk.ok("new barletta");
    CHECK(talk.refusal("odds roll") ==
          "a roll for who comes first has no odds: ask for an attack, a charge or a remount roll");
}

TEST_CASE("suggest names a legal action and does not play it") {
    Talk talk;
    talk.ok("new barletta seed 5");
    CHECK(talk.ok("suggest") == "roll");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
    talk.tell(one_lane());
    for (const char* command :
         {"suggest", "suggest 2", "suggest knight", "suggest 2 500", "suggest  knight  0"}) {
        CHECK(talk.ok(command) == "charge fieramosca");
    }
}

TEST_CASE("suggest refuses a level or a time that is none") {
    Talk talk;
    talk.ok("new barletta");
    CHECK(talk.refusal("suggest 0") == "the computer has no level '0': " + levels);
    CHECK(talk.refusal("suggest 99") == "the computer has no level '99': " + levels);
    CHECK(talk.refusal("suggest king") == "the computer has no level 'king': " + levels);
    CHECK(talk.refusal("suggest 1 soon") == "suggest is written: suggest [LEVEL] [ms]");
    CHECK(talk.refusal("suggest 1 -5") == "suggest is written: suggest [LEVEL] [ms]");
    CHECK(talk.refusal("suggest 1 5 5") == "suggest is written: suggest [LEVEL] [ms]");
}

TEST_CASE("events are those of the last action, a JSON object a line") {
    Talk talk;
    talk.tell(one_lane());
    CHECK(talk.refusal("events") == "no action has been played");
    talk.ok("set knight miale 2507");
    talk.ok("set knight daste 2506");
    // 7 in column +3: 1 Hit; 5+1 > 4: unhorsed, 2 Hits; fieramosca rides through to the hex behind him
    talk.ok("play charge fieramosca : 3 4 5");
    CHECK(
        talk.ok("events") ==
        R"({"kind":"charges","rule":"I2","knight":"fieramosca","enemy":"sachet"})"
        "\n"
        R"({"kind":"blow","rule":"H1","knight":"fieramosca","enemy":"sachet","attacker":true,"vc":3,"numbers":0,)"
        R"("horse":0,"wounds":0,"column":3,"dice":[3,4],"hits":0,"modifier":0,"roll":7,"cell":"-/1"})"
        "\n"
        R"({"kind":"hits","rule":"H1.3","knight":"sachet","taken":1,"total":1,"vc":4})"
        "\n"
        R"({"kind":"unhorsing-test","rule":"H3.1","knight":"sachet","die":5,"hits":1,"wounds":0,"vc":4,"unhorsed":true})"
        "\n"
        R"({"kind":"hits","rule":"H3.1","knight":"sachet","taken":1,"total":2,"vc":4})"
        "\n"
        R"({"kind":"rides-through","rule":"I2.1","knight":"fieramosca","to":"2405"})");
    talk.ok("undo");
    CHECK(talk.refusal("events") == "no action has been played");
}

TEST_CASE("explain of an action that has not been played shows what is settled and what is open") {
    Talk talk;
    talk.ok("new barletta");
    for (const char* statement : {"set empty", "set round 1", "set phase activate", "set first italian",
                                  "set to-move italian", "set knight miale 2407", "set knight sachet 2406"}) {
        talk.ok(statement);
    }
    const std::string page = talk.ok("explain move miale 2407 attack sachet");
    CHECK(page.find("[ +2]") != std::string::npos); // VC 6 against 4
    CHECK(page.find("2d") != std::string::npos);
    CHECK(talk.ok("explain move miale 2408").empty());
    CHECK(talk.refusal("explain move miale 9999").find("9999") != std::string::npos);
}

TEST_CASE("explain shows every number of the last action with its rule") {
    Talk talk;
    talk.tell(one_lane());
    CHECK(talk.refusal("explain") == "no action has been played");
    talk.ok("set knight sachet 2406 foot hits 1 wounds 1");
    // VC +3, horse +1, wounds +1: column +5; 3+3 and 1 Hit make 7: -/1. Nobody is left to unhorse, he gives
    // way, and having been wounded before he is tested: 3 + 1 wound against VC 4 holds.
    talk.ok("play charge fieramosca : 3 3 3");
    std::string page = talk.ok("explain");
    std::replace(page.begin(), page.end(), '\n', ' ');
    const std::string working = disfida::test::squeezed(page);
    for (const char* line :
         {"own VC less the enemy's +3 [H1.1]", "others before him this round +0 [H1.1]",
          "mounted against foot +1 [H1.1]", "enemy's wounds less own +1 [H1.1]", "column +5 [H1.1]",
          "dice 3+3 [H1]", "enemy's Hits less own +1 [H1.2]", "roll 7 [H1.2]", "[-/1]",
          "Sachet takes 1 Hit. [H1.3]", "Sachet gives way to 2405. [H2.1]",
          "die 3 + 1 wound + 0 (box 1) = 4 against VC 4, fights on. [H4.1]",
          "Fieramosca advances to 2406. [H2.4]"}) {
        CHECK_MESSAGE(working.find(line) != std::string::npos, line);
    }
}

TEST_CASE("rule gives id and title, then the text in our words with its ruling") {
    Talk talk;
    talk.ok("new barletta");
    const std::string rule = talk.ok("rule H2.2");
    CHECK(rule.starts_with("H2.2 Retreat blocked\n"));
    CHECK(rule.find("takes 1 more Hit") != std::string::npos);
    CHECK(rule.find("\nRuling: ") != std::string::npos);
    CHECK(talk.ok("rule B1").find("\nReconstruction: ") != std::string::npos);
    CHECK(talk.ok("rule G1").find("\nRuling: ") == std::string::npos);
    CHECK(talk.refusal("rule") == "rule is written: rule ID");
    CHECK(talk.refusal("rule Z9").starts_with("barletta has no rule 'Z9': A B B1 C C1 "));
}

TEST_CASE("advice is one sentence about what suggest answers") {
    Talk talk;
    talk.tell(one_lane());
    const std::string said = talk.ok("advice");
    CHECK(said.starts_with("The computer would: " + talk.ok("suggest") + "."));
    CHECK(said.find('\n') == std::string::npos);
    CHECK(talk.ok("advice squire") == said);
    CHECK(talk.refusal("advice king") == "the computer has no level 'king': " + levels);
}

TEST_CASE("report tells a game so far, without empty lines") {
    Talk talk;
    talk.tell(one_lane());
    talk.ok("play charge fieramosca : 6 6 6 6");
    const std::string said = talk.ok("report");
    CHECK(said.find("\nLuck:\n") != std::string::npos);
    CHECK(said.find("\n\n") == std::string::npos);
    CHECK(talk.refusal("report all") == "report is written: report");
}
