// The Iliad's screen: arena, cards, ruler, and every decision by keys.
#include <doctest/doctest.h>

#include "screen/game/table.hpp"

using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

TableOptions fight(std::string_view record) {
    TableOptions options;
    options.game = "iliad";
    options.opening = "";
    options.record = "disfida 1 iliad\n" + std::string(record);
    return options;
}

bool shows(const std::string& screen, std::string_view text) {
    return screen.find(text) != std::string::npos;
}

/// Achilles (BOTTLE 11, AGILITY 8, CLANG! 5) and Hector (11, 7, 5) side by side, Achilles to strike.
constexpr std::string_view contact = "set warrior achilles 0805\nset warrior hector 0905\n"
                                     "set contact achilles hector initiative achilles\n"
                                     "set active achilles,hector\n";

} // namespace

TEST_CASE("iliad screen: both cards with armour, bars and the CLANG! mark at 80x24") {
    Table table(fight(contact));
    const std::string screen = table.screen();
    CHECK(shows(screen, "Achilles"));
    CHECK(shows(screen, "BOTTLE  ###########  11/11"));
    CHECK(shows(screen, "CLANG!      ^"));
    CHECK(shows(screen, "AGILITY ########     8/8"));
    CHECK(shows(screen, "bronze, 2 spears"));
    CHECK(shows(screen, "initiative over Hector"));
    CHECK(shows(screen, "Achilles has the initiative"));
}

TEST_CASE("iliad screen: the ruler shows which totals wound, which the armour stops, which miss") {
    Table table(fight(contact));
    // Striking is aimed at by itself. Wounds on 2 and 6 to 11; 3 to 5 are stopped by CLANG! 5; 12 is
    // above 11.
    CHECK(shows(table.screen(), "armour: Achilles     W  #  #  #  W  W  W  W  W  W  ."));
    // A parry is broken by success against failure, and always by double one.
    CHECK(shows(table.screen(), "parry: Achilles      W  o  o  o  o  o  o  o  o  o  ."));
    CHECK(shows(table.screen(), "defence: Hector      o  o  o  o  o  o  .  .  .  .  ."));
}

TEST_CASE("iliad screen: armour and parry are offered side by side, with their odds") {
    Table table(fight(contact));
    table.type("<Enter>");
    CHECK(table.last_action() == "attack achilles hector");
    CHECK(shows(table.screen(), "[a]rmour"));
    CHECK(shows(table.screen(), "[p]arry"));
    // 2 or 6 to 11: 1 + 5 + 6 + 5 + 4 + 3 + 2 = 26 of 36, 72 per cent.
    CHECK(shows(table.screen(), "W 72% out "));
    table.type("p");
    CHECK(table.last_action() == "parry");
}

TEST_CASE("iliad screen: keys aim at closing, throwing and breaking away, Enter does it") {
    Table table(fight("set warrior hector 0905\nset active achilles,hector\n"));
    table.type("c");
    CHECK(shows(table.screen(), "Achilles closes with Hector"));
    CHECK(shows(table.screen(), "close: BOTTLE 11"));
    table.type("s");
    CHECK(shows(table.screen(), "Achilles throws a spear at Hector"));
    CHECK(shows(table.screen(), "aim: AGILITY 8"));
    table.type("<Esc>");
    CHECK_FALSE(shows(table.screen(), "aim: AGILITY 8"));
    table.type("a");
    CHECK(shows(table.screen(), "Achilles is not in contact with Hector: close first"));
    table.type("<Tab><Enter>");
    CHECK(table.last_action() == "close achilles hector");
}

TEST_CASE("iliad screen: the cursor and Enter move, w waits, F leaves only when pressed twice") {
    Table table(fight("set active achilles,hector\n"));
    table.type("l<Enter>");
    CHECK(table.last_action() == "move achilles 0406");
    table.type("F");
    CHECK(table.last_action() == "move achilles 0406");
    CHECK(shows(table.screen(), "F once more"));
    table.type("h");
    CHECK(shows(table.screen(), "Hector"));
    table.type("w");
    CHECK(table.last_action() == "wait hector");
}

TEST_CASE("iliad screen: F twice quits the field, and that ends a duel") {
    Table table(fight("set active achilles,hector\n"));
    table.type("FF");
    CHECK(table.last_action() == "quit achilles");
    CHECK(table.match().position().over());
    table.type("<Enter>");
    CHECK(shows(table.screen(), "Achilles leaves the field"));
}

TEST_CASE("iliad screen: a missed spear may be caught or let fly, a plea heard or not") {
    Table table(fight("set active achilles,hector\nthrow achilles hector : 6 5\n"));
    CHECK(shows(table.screen(), "[c]atch it"));
    CHECK(shows(table.screen(), "catch: AGILITY 7"));
    table.type("f");
    CHECK(table.last_action() == "let");
    Table other(fight(std::string(contact) + "attack achilles hector\narmour : 5 4 6 2\n"));
    CHECK(shows(other.screen(), "[s]pare him"));
    other.type("s");
    CHECK(other.last_action() == "spare");
    CHECK(other.match().position().over());
}

TEST_CASE("iliad screen: the panel turns to everybody and to the bracket of a tourney") {
    Table table(fight("option mode tourney\noption field 4\n"));
    table.type("i");
    CHECK(shows(table.screen(), "Memnon"));
    table.type("i");
    CHECK(shows(table.screen(), "Half finals"));
    CHECK(shows(table.screen(), "Achilles against Memnon"));
    CHECK(shows(table.screen(), "The final"));
}

TEST_CASE("iliad screen: nothing is cut at 80x24 in a melee of twelve heroes with their bearers") {
    Table table(fight("option mode melee\noption left achilles,ajax,diomedes,patroclus,odysseus,idomeneus\n"
                      "option right memnon,hector,aeneas,sarpedon,deiphobus,agenor\n"));
    table.type("i");
    const std::string screen = table.screen();
    for (const std::string_view name : {"Automedon", "Meriones", "Thrasymelus", "Acamas"}) {
        CHECK_MESSAGE(shows(screen, name), name);
    }
}
