// Actions of the Iliad as text and back: every verb, and what is said of words that are no action.
#include <string>

#include <doctest/doctest.h>

#include "support/fight.hpp"

using disfida::test::Fight;

TEST_CASE("I-Turn every legal action is read in its own spelling") {
    for (const Fight& fight :
         {Fight::opening(), Fight::engaged(), Fight::engaged().play("attack achilles hector"),
          Fight::opening().play("roll"), Fight::opening().play({"roll", "throw achilles hector : 6 6"}),
          Fight::engaged().play({"attack achilles hector", "armour : 5 5 6 2"})}) {
        for (const std::string& action : fight.legal()) {
            const auto checked = fight.match().position().check(action);
            REQUIRE_MESSAGE(checked, action);
            CHECK(*checked == action);
        }
    }
}

TEST_CASE("I-Turn words that are no action, or wrongly put") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    CHECK(fight.refusal("jump achilles") == "'jump' is no action");
    CHECK(fight.refusal("") == "'' is no action");
    CHECK(fight.refusal("Wait achilles") == "'Wait' is no action");
    CHECK(fight.refusal("wait") == "'wait' is not how it is written: wait WARRIOR");
    CHECK(fight.refusal("wait achilles now") == "'wait achilles now' is not how it is written: wait WARRIOR");
    CHECK(fight.refusal("wait  achilles") == "'wait  achilles' is not how it is written: wait WARRIOR");
    CHECK(fight.refusal("move achilles") == "'move achilles' is not how it is written: move WARRIOR HEX");
    CHECK(fight.refusal("close achilles") ==
          "'close achilles' is not how it is written: close WARRIOR ENEMY");
    CHECK(fight.refusal("throw achilles") ==
          "'throw achilles' is not how it is written: throw WARRIOR ENEMY");
    CHECK(fight.refusal("attack achilles") ==
          "'attack achilles' is not how it is written: attack WARRIOR ENEMY");
    CHECK(fight.refusal("quit") == "'quit' is not how it is written: quit WARRIOR");
    CHECK(fight.refusal("disengage") == "'disengage' is not how it is written: disengage WARRIOR");
    CHECK(fight.refusal("roll now") == "'roll now' is not how it is written: roll");
    CHECK(fight.refusal("parry hector") == "'parry hector' is not how it is written: parry");
}

TEST_CASE("I-Turn names and hexes nobody knows") {
    const Fight fight(
        {"warrior achilles 0405 side left", "warrior hector 1205 side right", "active achilles"});
    CHECK(fight.refusal("wait zeus") == "nobody is called 'zeus'");
    CHECK(fight.refusal("throw achilles zeus") == "nobody is called 'zeus'");
    CHECK(fight.refusal("throw achilles paris") == "paris is not in this fight");
    CHECK(fight.refusal("move achilles 405") == "'405' is no hex: four digits, column then row");
    CHECK(fight.refusal("move achilles hector") == "'hector' is no hex: four digits, column then row");
    CHECK(fight.refusal("move achilles 1601") == "1601 is off the arena, which is 0101 to 1509 [I-Move]");
}

TEST_CASE("I-Turn a record writes each action with its dice in the order they were taken") {
    Fight fight = Fight::opening();
    fight.play({"roll", "throw achilles hector : 6 6", "let", "wait hector"});
    const std::string record = fight.match().record().text();
    CHECK(record.starts_with("disfida 1 iliad\nroll\nthrow achilles hector : 6 6\nlet\nwait hector\ncheck "));
}

TEST_CASE("I-Turn a check stands after the end of a turn, a bout and the game, and nowhere else") {
    Fight fight = Fight::opening({{"mode", "tourney"}, {"field", "4"}});
    const auto checks = [&] {
        const std::string text = fight.match().record().text();
        int count = 0;
        for (auto at = text.find("\ncheck "); at != std::string::npos; at = text.find("\ncheck ", at + 1)) {
            ++count;
        }
        return count;
    };
    fight.play({"roll", "wait achilles"});
    CHECK(checks() == 0);
    fight.play("wait memnon");
    CHECK(checks() == 1); // a turn
    fight.play({"roll", "quit achilles"});
    CHECK(checks() == 2); // a bout
    fight.play({"roll : 2 1", "quit ajax"});
    CHECK(checks() == 3); // a bout in turn 1, followed by turn 1
    fight.play({"roll", "quit hector"});
    CHECK(checks() == 4); // the game
}

TEST_CASE("I-Turn dice: too few, too many and wrong ones are refused, and nothing changes") {
    Fight fight = Fight::engaged().play("attack achilles hector");
    const std::string before = fight.match().position().state();
    const auto refused = [&](const std::vector<int>& dice) { return !fight.match().play("armour", dice); };
    CHECK(refused({}));
    CHECK(refused({5}));
    CHECK(refused({5, 5}));
    CHECK(refused({5, 5, 6}));
    CHECK(refused({5, 5, 1, 1}));
    CHECK(refused({5, 5, 7}));
    CHECK(refused({5, 0, 1}));
    CHECK(fight.match().position().state() == before);
    CHECK_FALSE(refused({5, 5, 1}));
}
