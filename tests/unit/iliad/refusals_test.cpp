// Refusals of the Iliad: each says who, what and by which rule; each rule named anywhere stands in the rules
// file.
#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <string>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "kernel/toml.hpp"
#include "support/fight.hpp"
#include "support/paths.hpp"

using disfida::test::Fight;

namespace {

std::set<std::string> rules_file() {
    const auto text = disfida::DataSource().read("iliad/rules.toml");
    REQUIRE(text);
    const auto table = disfida::parse_toml(*text, "rules.toml");
    REQUIRE_MESSAGE(table, table.error().text);
    disfida::TomlReader reader(*table, "rules.toml");
    std::set<std::string> out;
    for (const auto* rule : reader.tables("rule")) {
        disfida::TomlReader entry(*rule, "rules.toml");
        const std::string id = entry.text("id");
        CHECK_MESSAGE(out.insert(id).second, id, " is there twice");
        CHECK_FALSE(entry.text("title").empty());
        CHECK_FALSE(entry.text("text").empty());
    }
    return out;
}

} // namespace

TEST_CASE("the Iliad's rules file has every rule id, each once, with title and text") {
    CHECK(rules_file() == std::set<std::string>{"I-Hero", "I-Turn", "I-Armour", "I-Move", "I-Close", "I-Hand",
                                                "I-Riposte", "I-Parry", "I-Disengage", "I-Spear", "I-Catch",
                                                "I-Wound", "I-Death", "I-Bearer", "I-Tourney", "I-Quit"});
}

TEST_CASE("every rule id named in the Iliad's code stands in its rules file") {
    const std::set<std::string> known = rules_file();
    const std::regex pattern("\"(I-[A-Z][a-z]+)\"");
    std::set<std::string> named;
    for (const auto& entry :
         std::filesystem::directory_iterator(disfida::test::source_root() / "src" / "iliad")) {
        const std::string text = disfida::test::file_text(entry.path());
        for (std::sregex_iterator at(text.begin(), text.end(), pattern), end; at != end; ++at) {
            named.insert((*at)[1]);
        }
    }
    for (const std::string& id : named) {
        CHECK_MESSAGE(known.count(id) == 1, id);
    }
    CHECK(named.size() > 10);
}

TEST_CASE("I-Turn refusals say what is being decided instead") {
    CHECK(Fight::opening().refusal("wait achilles") == "turn 1 begins: roll [I-Turn]");
    const Fight active = Fight::engaged();
    CHECK(active.refusal("roll") ==
          "Achilles acts now: move, close, throw, attack, disengage, wait or quit [I-Turn]");
    CHECK(active.refusal("armour") ==
          "Achilles acts now: move, close, throw, attack, disengage, wait or quit [I-Turn]");
    CHECK(Fight::engaged().play("attack achilles hector").refusal("wait hector") ==
          "Achilles attacks Hector, who answers: armour or parry [I-Hand]");
    CHECK(Fight::opening().play({"roll", "throw achilles hector : 6 6"}).refusal("parry") ==
          "the spear of Achilles missed, Hector answers: catch or let [I-Catch]");
    CHECK(Fight::engaged().play({"attack achilles hector", "armour : 5 5 6 2"}).refusal("wait achilles") ==
          "Hector pleads for his life, Achilles answers: spare or kill [I-Death]");
    CHECK(Fight::engaged().play("quit achilles").refusal("roll") == "the fight is over [I-Turn]");
}

TEST_CASE("I-Turn refusals of those whose turn it is not, or who are out") {
    const Fight fight({"warrior achilles 0405 side left", "warrior hector 1205 side right",
                       "warrior paris dead side right", "active achilles,hector"});
    CHECK(fight.refusal("wait hector") == "it is the turn of Achilles, not of Hector [I-Turn]");
    CHECK(fight.refusal("wait paris") == "Paris is out of the fight, Achilles acts now [I-Turn]");
    CHECK(fight.refusal("throw achilles paris") == "Paris is out of the fight [I-Turn]");
    CHECK(fight.refusal("close achilles paris") == "Paris is out of the fight [I-Turn]");
}

TEST_CASE("I-Hand refusals of friends as enemies") {
    const Fight fight = Fight::engaged({"warrior ajax 0101 side left"});
    for (const char* verb : {"attack", "throw", "close"}) {
        CHECK(fight.refusal(std::string(verb) + " achilles ajax") == "Ajax is no enemy of Achilles [I-Hand]");
        CHECK(fight.refusal(std::string(verb) + " achilles achilles") ==
              "Achilles is no enemy of Achilles [I-Hand]");
    }
}

TEST_CASE("I-Move refusals: who stands there, too far, too exhausted") {
    const Fight fight(
        {"warrior agamemnon 0405 side left", "warrior hector 0404 side right", "active agamemnon"});
    CHECK(fight.refusal("move agamemnon 0404") == "Hector stands in 0404 [I-Move]");
    CHECK(fight.refusal("move agamemnon 0407") ==
          "Agamemnon cannot reach 0407 in 1 hex: BOTTLE 8, CLANG! 7 [I-Move]");
    const Fight two(
        {"warrior agamemnon 0405 side left bottle 9", "warrior hector 0404 side right", "active agamemnon"});
    CHECK(two.refusal("move agamemnon 0408") ==
          "Agamemnon cannot reach 0408 in 2 hexes: BOTTLE 9, CLANG! 7 [I-Move]");
    const Fight none(
        {"warrior agamemnon 0405 side left bottle 6", "warrior hector 0404 side right", "active agamemnon"});
    CHECK(none.refusal("move agamemnon 0406") ==
          "Agamemnon is too exhausted to move: BOTTLE 6, CLANG! 7 [I-Move]");
}
