// Barletta's screen, keys in and screen out, a phase at a time.
#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "support/mistaken_game.hpp"

using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// Message lines as one.
std::string flat(std::string text) {
    const std::size_t end = text.find("\n ");
    return end == std::string::npos ? text : text.replace(end, 2, " ");
}

/// Round 1, Italians first: miale mounted in 2407 next to sachet in 2406, salomone two hexes off, sachet's
/// friend far away.
const std::string skirmish = "disfida 1 barletta\n"
                             "set empty\n"
                             "set phase activate\n"
                             "set round 1\n"
                             "set to-move italian\n"
                             "set knight miale 2407\n"
                             "set knight salomone 2409\n"
                             "set knight fanfulla camp foot hits 2\n"
                             "set knight riccio 2011 foot hits 1\n"
                             "set knight sachet 2406\n"
                             "set knight lambris 1702\n";

Table skirmish_table() {
    TableOptions options;
    options.record = skirmish;
    return Table(options);
}

} // namespace

TEST_CASE("screen: the field of the initial charge at 80x24") {
    Table table;
    CHECK(has(table.line(0), "Initial charge"));
    CHECK(has(table.line(0), "to charge"));
    CHECK(table.line(1).substr(0, 62) == "   00  01  02  03  04  05  06  07  08  09  10  11  12  13  14 ");
    // Column 24 is an even one: half a hex to the right. Guignes stands in 2406, Abignente in 2407, under the
    // cursor.
    CHECK(has(table.line(2 + 24 - 15), "24   .   .   .   .   .   .  (Gu)[Ab] .   .   .   .   .   .  "));
    CHECK(has(table.line(2 + 23 - 15), "23 .   .   .   .   .   .  (Pi) Ro  .   .   .   .   .   .   :"));
    CHECK(has(table.screen(), "Fieramosca"));
    CHECK(has(table.line(-1), "[Enter]charge"));
}

TEST_CASE("screen: a charge shows column and odds before, dice and result after") {
    Table table;
    CHECK(has(table.messages(), "Abignente>Guignes: column +0, dice +0"));
    table.type("<Enter>");
    CHECK(table.last_action() == "charge abignente");
    CHECK(has(flat(table.messages()), "Abignente charges Guignes. "));
    CHECK(has(table.line(0), "FRENCH to charge"));
}

TEST_CASE("screen: Tab goes through those who can act and back again") {
    Table table = skirmish_table();
    CHECK(has(table.messages(), "Miale"));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Salomone"));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Riccio"));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Fanfulla"));
    table.type("<S-Tab>");
    CHECK(has(table.messages(), "Riccio"));
}

TEST_CASE("screen: an attack in three keys, with the column's reasons and the odds before") {
    Table table = skirmish_table();
    table.type("a");
    // VC 6 against 4: column +2, both mounted, no Hits.
    CHECK(has(table.messages(), "Miale>Sachet: column +2 = VC+2, dice +0"));
    CHECK(has(table.messages(), "% enemy: unhorsed"));
    table.type("<Enter>");
    CHECK(table.last_action() == "move miale 2407 attack sachet");
    CHECK(has(flat(table.messages()), "Miale stays in 2407, attacks Sachet. "));
}

TEST_CASE("screen: aiming begins at the nearest enemy, and Tab goes on in the order of nearness and round") {
    TableOptions options;
    options.record = "disfida 1 barletta\nset empty\nset phase activate\nset round 1\nset to-move italian\n"
                     "set knight fieramosca 2407\nset knight la-motte 2404\nset knight daste 2604\n"
                     "set knight sachet 2405\n";
    Table table(options);
    table.type("a"); // 2 hexes away and straight ahead, before those who are 3 away
    CHECK(has(table.messages(), "Fieramosca>Sachet from "));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Fieramosca>La Motte from "));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Fieramosca>d'Aste from "));
    table.type("<Tab>");
    CHECK(has(table.messages(), "Fieramosca>Sachet from "));
}

TEST_CASE("screen: f attacks from elsewhere, Esc takes aim and choice back") {
    Table table = skirmish_table();
    table.type("<Tab>a");
    CHECK(has(table.messages(), "Salomone>Sachet from "));
    const std::string first = table.messages();
    table.type("f");
    CHECK(table.messages() != first);
    table.type("<Esc><Esc>");
    CHECK(has(table.line(-1), "[Tab]next"));
    CHECK(table.match().plies().empty());
}

TEST_CASE("screen: moving by cursor; a hex out of reach is refused with reason and rule") {
    Table table = skirmish_table();
    table.type("m");
    CHECK(has(table.line(-1), "[Enter]do it"));
    table.type("lu<Enter>"); // south, then south-west: 2408, then 2309
    CHECK(table.last_action() == "move miale 2309");
    Table other = skirmish_table();
    other.type("m");
    for (int i = 0; i < 6; ++i) {
        other.type("u");
    }
    other.type("<Enter>");
    CHECK(other.match().plies().empty());
    CHECK(has(other.messages(), "[F]"));
}

TEST_CASE("screen: reorganise is refused to a fresh knight with its rule, granted to one with Hits") {
    Table table = skirmish_table();
    table.type("r");
    CHECK(has(table.messages(), "[E1.2]"));
    table.type("<Tab><Tab>r");
    CHECK(table.last_action() == "reorganise riccio");
}

TEST_CASE("screen: the prompt completes, plays, and refuses with the reason") {
    Table table = skirmish_table();
    table.type(":mo<Tab>");
    CHECK(table.line(-1) == ":move");
    table.type("sal<Tab>2408<Enter>");
    CHECK(table.last_action() == "move salomone 2408");
    table.type(":move lambris 9999<Enter>");
    CHECK(has(table.messages(), "9999"));
}

TEST_CASE("screen: undo takes back an order without dice, and stops at dice") {
    TableOptions options;
    options.record = skirmish + "set po french 0\n"; // so that the turn stays with the Italians
    Table table(options);
    table.type(":move salomone 2408<Enter>U");
    CHECK(table.match().plies().empty());
    CHECK(has(table.messages(), "Taken back"));
    table.type("a<Enter>U");
    CHECK(table.match().plies().size() == 1);
    CHECK(has(table.messages(), "dice have been rolled"));
}

TEST_CASE("screen: x opens the full working, L the log, ? the keys and then the rules") {
    Table table = skirmish_table();
    table.type(":move miale 2407 attack sachet<Enter>x");
    CHECK(has(table.screen(), "own VC less the enemy's"));
    table.type("qL<Enter>");
    CHECK(has(table.screen(), "SCT roller/enemy [H1.3]: [] Miale"));
    table.type("qq?");
    CHECK(has(table.screen(), "go to the next knight who can still act"));
    table.type("?");
    CHECK(has(table.line(0), "Rulebook: "));
    table.type("/blocked<Enter>");
    CHECK(has(table.screen(), "H2.2      Retreat blocked (ruling)"));
    table.type("<Enter>");
    CHECK(has(table.screen(), "Ruling: "));
    table.type("qq");
    CHECK(has(table.line(0), "Round 1/5"));
}

TEST_CASE("screen: only Enter chooses a knight, aims at an enemy he reaches and attacks him") {
    Table table = skirmish_table();
    table.type("<Enter><Enter>"); // chooses, aims
    CHECK(table.match().plies().empty());
    table.type("<Enter>");
    CHECK(table.match().plies().size() == 1);
    CHECK(has(table.last_action(), " attack "));
}

TEST_CASE("screen: Enter pages through the story and closes it; [Enter] is named") {
    Table table = skirmish_table();
    table.type("W");
    CHECK(has(table.line(-1), "[Enter]on"));
    for (int pages = 0; pages < 50 && has(table.line(-1), "[w]rite it to a file"); ++pages) {
        table.type("<Enter>");
    }
    CHECK(has(table.line(0), "Round 1/5"));
}

TEST_CASE("screen: odds side by side") {
    Table table = skirmish_table();
    table.type("o");
    CHECK(has(table.screen(), "Miale > Sachet"));
}

TEST_CASE("screen: quitting asks once, no takes it back") {
    Table table = skirmish_table();
    table.type("q");
    CHECK(has(table.line(-1), "Leave the game? It is kept."));
    table.type("n");
    CHECK_FALSE(table.play().done());
    table.type("qy");
    CHECK(table.play().done());
}

TEST_CASE("expectation 18: a first Ctrl-C asks, a second leaves") {
    Table table = skirmish_table();
    table.play().interrupt();
    CHECK_FALSE(table.play().done());
    table.play().interrupt();
    CHECK(table.play().done());
}

TEST_CASE("screen: dice by hand are asked for a throw at a time and checked") {
    TableOptions options;
    options.record = skirmish;
    Table table(options);
    table.type("O<Down><Down><Down><Down><Right><Esc>"); // two sides, pace and thinking, then the dice
    table.type("a<Enter>");
    CHECK(has(table.line(-1), "roll two dice for Miale"));
    table.type("7<Enter>");
    CHECK(has(table.messages(), "is no die"));
    table.type("34<Enter>");
    CHECK(has(table.line(-1), "roll two dice for Sachet"));
    table.type("1 2<Enter>");
    // Column +2, roll 7: -/1; sachet's answer, column -2, roll 3: D/-. So sachet tests his saddle first and
    // last.
    CHECK(has(table.line(-1), "roll one die for Sachet, unhorsing"));
    table.type("4<Enter>");
    CHECK(table.match().plies().size() == 1);
    CHECK(table.match().record().text().find("move miale 2407 attack sachet : 3 4 1 2 4\n") !=
          std::string::npos);
}

TEST_CASE("screen: --confirm asks before dice roll, and only then") {
    TableOptions options;
    options.record = skirmish;
    options.confirm = true;
    Table table(options);
    table.type("a<Enter>");
    CHECK(table.match().plies().empty());
    CHECK(has(table.line(-1), "Dice will roll"));
    table.type("n");
    CHECK(table.match().plies().empty());
    table.type("<Enter>y");
    CHECK(table.match().plies().size() == 1);
}

TEST_CASE("screen: deployment by hand, knight by knight, then all others by one key") {
    TableOptions options;
    options.opening = "hand";
    Table table(options);
    CHECK(has(table.line(-1), "[Enter]roll the dice"));
    table.type("<Enter>");
    CHECK(has(table.line(0), "to place"));
    CHECK(has(table.messages(), "Place "));
    table.type(".<Enter>");
    CHECK(table.match().plies().size() == 2);
    table.type("ay"); // for both, as two people play
    CHECK(has(table.line(0), "Initial charge"));
    CHECK(table.match().plies().size() == 27);
}

TEST_CASE("screen: a computer that goes on by itself stops when its order is refused") {
    TableOptions options;
    options.players = "computer computer";
    options.opening = "hand";
    options.games = disfida::test::mistaken_table();
    Table table(options);
    table.type("g"); // on by itself
    auto& play = table.play();
    const auto now = disfida::tui::PlayScreen::Clock::now();
    CHECK(play.timeout(now) == 0);
    CHECK(play.tick(now));
    CHECK(has(table.messages(), "The computer's order is refused: no knight is called 'roland'"));
    CHECK(play.timeout(now) == -1); // nothing more comes without a key
    CHECK_FALSE(play.tick(now));
}

TEST_CASE("screen: the computer's orders come one at a time, each at a key") {
    TableOptions options;
    options.players = "computer computer";
    Table table(options);
    CHECK(has(table.line(-1), "[Enter]next order"));
    const std::size_t before = table.match().plies().size();
    table.type("<Enter>");
    CHECK(table.match().plies().size() == before + 1);
    table.type("<Enter>");
    CHECK(table.match().plies().size() == before + 2);
}

TEST_CASE("screen: pages opened and closed while the computer places its knights") {
    TableOptions options;
    options.players = "computer computer";
    options.opening = "hand";
    Table table(options);
    table.type("<Enter><Enter><Enter><Enter>Lq"); // the roll, three knights, the log
    CHECK(table.match().plies().size() == 4);
    CHECK(table.screen().find("Place  (VC") == std::string::npos); // nobody is picked
    table.type("?qoqR");
    CHECK(has(table.line(0), "Rulebook: "));
}

TEST_CASE("screen: R after a refusal of the board opens the rule it names") {
    Table table = skirmish_table();
    table.type(":move miale 2407 attack sachet<Enter>");
    table.type(":move miale 2406<Enter>"); // a second order in a round
    CHECK(table.messages().find('[') != std::string::npos);
    table.type("R");
    CHECK(has(table.line(0), "Barletta "));
}

TEST_CASE("screen: the computer's turn names who decides, and weighs no order nobody gives") {
    TableOptions options;
    options.players = "computer computer";
    Table table(options);
    const std::string said = disfida::test::in_one_line(table.messages());
    CHECK(has(said, ": the computer ("));
    CHECK(has(said, ") is to decide."));
    CHECK_FALSE(has(said, "% enemy"));
    CHECK_FALSE(has(said, "column"));
}

TEST_CASE("screen: what has no room below the board is opened by a key that the bottom line names") {
    TableOptions options;
    options.record = skirmish;
    Table table(options);
    table.type("t");
    const std::string narrow = table.screen(40, 24);
    CHECK(has(table.line(-1, 40, 24), "[t]more"));
    CHECK_FALSE(has(narrow, "..t"));
    CHECK(has(narrow, " .."));
}

TEST_CASE("screen: over, the bottom line offers the story, and neither odds nor a hint") {
    Table table = skirmish_table();
    table.type(":resign italian<Enter>y");
    REQUIRE(table.match().position().over());
    CHECK(has(table.line(-1), "[Enter]the story"));
    CHECK_FALSE(has(table.line(-1), "[o]dds"));
    CHECK_FALSE(has(table.line(-1), "hin[t]"));
}
