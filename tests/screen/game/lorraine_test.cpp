// Lorraine's screen: the map with what is marked on it, every decision by keys, the battle, the form for
// results.
#include <doctest/doctest.h>

#include "screen/game/table.hpp"

using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

TableOptions campaign(std::string_view record) {
    TableOptions options;
    options.game = "lorraine";
    options.opening = "";
    options.record = "disfida 1 lorraine\nset empty\n" + std::string(record);
    return options;
}

bool shows(const std::string& screen, std::string_view text) {
    return screen.find(text) != std::string::npos;
}

/// Three Burgundians before Gondrecourt, Barbazan two zones away, Linange inside La Mothe.
constexpr std::string_view siege =
    "set turn 3\nset general toulongeon gondrecourt points 60 rank 3 skill expert\n"
    "set general vaudemont gondrecourt points 50 rank 1 skill competent\n"
    "set general ladan gondrecourt points 30 rank 2 skill poor exhausted\n"
    "set general fribourg domremy points 80 rank 4 skill poor exhausted\n"
    "set general barbazan neufchateau points 84 rank 1 skill competent\n"
    "set general salm liffol points 30 rank 5 skill poor\n"
    "set general linange la-mothe points 40 rank 6 skill poor inside\n"
    "set castle gondrecourt french garrison 25\nset ravaged bourmont\nset active toulongeon\n";

/// Toulongeon next to Barbazan and Salm, who hold Neufchateau.
constexpr std::string_view meeting =
    "set turn 3\nset general toulongeon domremy points 100 rank 3 skill expert\n"
    "set general barbazan neufchateau points 84 rank 1 skill competent\n"
    "set general salm neufchateau points 30 rank 5 skill poor\nset active toulongeon\n";

/// The same, and both hosts drawn up: 16 units against 13 and 5 (18 for the larger side's 114 points). The
/// dice: Toulongeon's six cards; Salm's five units, three of them unreliable; Barbazan's five cards.
const std::string battle = std::string(meeting) + "move toulongeon neufchateau\nstand\n"
                                                  "battle auto : 1 3 4 5 5 6 1 2 2 3 4 2 2 5 6 3\n";

} // namespace

TEST_CASE("lorraine screen: the whole map at 80x24, with signs, garrisons and armies, both sides apart") {
    Table table(campaign(siege));
    const std::string screen = table.screen();
    for (const std::string_view part :
         {"@4Saint-Mihiel", "o4Neufchateau", "*5Bourmont", "# Gondrecourt", "(#25) To60 2:80", "Fr80~",
          "(Ba84)", "(Sl30)", "(#0[Li40])", "Vaudemont", "6Bar-le-Duc", "o6Sandaucourt", "o5Bouconville",
          "Turn 3/13", "VP 5/60", "BURGUNDY: Toulongeon is active"}) {
        CHECK_MESSAGE(shows(screen, part), part);
    }
}

TEST_CASE("lorraine screen: reach by the die it needs, a stronger enemy's reach, a march that is a battle") {
    Table table(campaign(siege));
    // Links from Gondrecourt: Commercy is 1 away, Apremont 2, Bouconville 3, Haye 5.
    const std::string screen = table.screen();
    CHECK(shows(screen, "#+Commercy"));
    CHECK(shows(screen, "o4Apremont"));
    CHECK(shows(screen, "o5Bouconville"));
    CHECK_FALSE(shows(screen, "7"));
    // Barbazan has 84 to Toulongeon's 60 and stands next to Brixey, Domremy, Colombey; not to Foug.
    CHECK(shows(screen, "4Brixey!"));
    CHECK(shows(screen, "o+Domremy!"));
    CHECK_FALSE(shows(screen, "Foug!"));
    // Salm has 30: no danger. The battle with him is foreseen in words.
    CHECK_FALSE(shows(screen, "Grand!"));
    table.type("jjh<Tab>");
    CHECK(shows(screen, "+Liffol"));
}

TEST_CASE("lorraine screen: v shows the zones in supply, the sources, and the general's line") {
    Table table(campaign(siege));
    table.type("v");
    const std::string screen = table.screen();
    // Salm holds Liffol, Linange's castle bars La Mothe: from Montigny by Lafauche, Reynel, Montiers, Grand.
    CHECK(shows(screen, "SMontigny"));
    CHECK(shows(screen, "=Lafauche"));
    CHECK(shows(screen, "=Reynel"));
    CHECK(shows(screen, "o=Montiers"));
    CHECK(shows(screen, "=Grand"));
    CHECK(shows(screen, "*:Bourmont"));
    table.type("v");
    CHECK_FALSE(shows(table.screen(), "SMontigny"));
}

TEST_CASE("lorraine screen: friends join a siege by Space, with exact odds before anything is spent") {
    Table table(campaign(siege));
    table.type("s");
    // Alone: expert 2d + 6 against 2d + 8, above it in 310 of 1296 throws.
    CHECK(shows(table.screen(), "Siege by 60 points against 25: it falls 24%."));
    table.type(" ");
    // Vaudemont leads by rank, competent: 2d + 4, 126 of 1296.
    CHECK(shows(table.screen(), "Siege by 110 points against 25: it falls 10%."));
    CHECK(shows(table.screen(120, 30), ">[x]Vaudemont 50 [ ]Ladan 30"));
    table.type("<Tab> <Enter>");
    CHECK(table.last_action() == "siege toulongeon,vaudemont,ladan");
}

TEST_CASE("lorraine screen: too few against the walls is said before and refused with the rule") {
    Table table(campaign("set turn 2\nset general toulongeon commercy points 50 rank 3 skill expert\n"
                         "set general ladan commercy points 10 rank 2 skill poor\n"
                         "set castle commercy french garrison 25\nset active ladan\n"));
    table.type("a");
    CHECK(shows(table.screen(120, 30), "twice the garrison is needed [L-Siege]"));
    table.type("<Enter>");
    CHECK(table.match().plies().empty());
    table.type(" ");
    CHECK(shows(table.screen(), "Assault by 60 points against 25"));
    table.type("<Esc>");
    CHECK(shows(table.screen(), "Ladan is active"));
}

TEST_CASE("lorraine screen: Enter alone finds what to do, marches by Tab, ends by e") {
    Table table(campaign("set turn 2\nset general ladan domremy points 60 rank 2 skill poor\n"
                         "set general fribourg domremy points 40 rank 1 skill poor\n"
                         "set general salm commercy points 60 rank 5 skill poor\nset active ladan\n"));
    table.type("<Enter>");
    CHECK(shows(table.screen(), "ravage ladan: 5 VP"));
    table.type("<Esc>");
    // Right of Domremy (46,10) the column of Neufchateau and Brixey: a row of steps goes up from here.
    table.type("l");
    CHECK(shows(table.screen(), "[ +Brixey]"));
    table.type("<Enter>");
    CHECK(table.last_action() == "move ladan brixey");
    CHECK(shows(table.screen(), "4Foug"));
    table.type("k");
    CHECK(shows(table.screen(), "Press on here: needs 4+, 50%"));
    table.type("e");
    CHECK(table.last_action() == "end ladan");
}

TEST_CASE("lorraine screen: a number is asked for, counted by + and -, typed over, and kept in its bounds") {
    Table table(campaign("set turn 2\nset general ladan commercy points 60 rank 2 skill poor\n"
                         "set general fribourg commercy points 40 rank 3 skill poor\n"
                         "set general salm la-mothe points 30 rank 5 skill poor\n"
                         "set castle commercy burgundy garrison 5\nset active ladan\n"));
    table.type("g");
    CHECK(shows(table.line(-1), "Points that stay in Commercy, 1-20 [+ -]: 1")); // 25 hold, 5 are there
    table.type("++-21<Enter>");
    CHECK(shows(table.screen(), "a number from 1 to 20"));
    table.type("12<Enter>");
    CHECK(table.last_action() == "garrison ladan 12");
    table.type("g<Esc>");
    CHECK(table.match().plies().size() == 1);
    // To a lower rank the transfer needs 5 or more, from it 4 or more.
    table.type("f");
    CHECK(shows(table.screen(), "needs 4+, 50%"));
    table.type("<Tab>");
    CHECK(shows(table.screen(), "needs 5+, 33%"));
    table.type("<Enter>");
    CHECK(shows(table.line(-1), "Ladan gives Fribourg, 1-47"));
    table.type("7<Enter>");
    CHECK(table.last_action() == "transfer ladan fribourg 7");
}

TEST_CASE("lorraine screen: before a march into the enemy the trial battles are told, with their number") {
    Table table(campaign(meeting));
    table.type(":move toulongeon neufchateau<Enter>");
    const std::string screen = table.screen(100, 30);
    CHECK(shows(screen, "Stand: Burgundy wins "));
    CHECK(shows(screen, "of 2000 trial battles"));
    CHECK(shows(screen, "4+, 50%: 5 points lost, else 25")); // 100 points are five twenties
    table.type("f");
    CHECK(table.last_action() == "flee");
}

TEST_CASE("lorraine screen: the battle by units, captains and cards, and what a round threw") {
    Table table(campaign(battle));
    const std::string screen = table.screen();
    CHECK(shows(screen, "Battle of Neufchateau, round 1 of 6. Burgundy shows first"));
    CHECK(shows(screen, "KKKKKMMMMMMMMMMM")); // 16 units, a third knights
    CHECK(shows(screen, "KKKKMMMMMMMMM"));    // 13, a third is 4
    CHECK(shows(table.screen(120, 45), "Cards: hold, charge"));
    CHECK(shows(screen, "rally(2)"));
    CHECK(shows(screen, "lost 0, breaks at 8"));
    CHECK(shows(screen, "of 2000 trial battles"));
    // Marked is the first that is no banner; the next one is hold.
    CHECK(shows(screen, "[charge]"));
    table.type("l<Enter>");
    CHECK(table.last_action() == "card hold");
    CHECK(shows(table.screen(), "shows hold"));
    table.type(":card banner loose<Enter>");
    CHECK(shows(table.screen(), "shows banner as loose"));
    CHECK(shows(table.screen(), "shows hold, beaten: does nothing"));
    table.type("<Enter>");
    CHECK(table.last_action() == "roll");
    CHECK(shows(table.screen(), "Threw "));
}

TEST_CASE("lorraine screen: a result from the table goes in line by line") {
    Table table(campaign(std::string(meeting) + "move toulongeon neufchateau\nstand\n"));
    table.type("v");
    CHECK(shows(table.screen(), "Order of battle"));
    table.type("ve");
    CHECK(shows(table.screen(), "> Won by: BURGUNDY"));
    // A winner's general is never captured: f turns from unhurt to killed and back.
    table.type("jff");
    CHECK(shows(table.screen(), "> Toulongeon    lost 0 of 100     unhurt"));
    table.type("<Enter>101<Enter>");
    CHECK(shows(table.screen(), "a number from 0 to 100"));
    table.type("30<Enter><Enter>50<Enter>ff");
    CHECK(shows(table.screen(), "> Salm          lost 0 of 30      captured"));
    table.type("j");
    CHECK(shows(table.screen(120, 30),
                "Enter plays it: battle result burgundy lost toulongeon:30,barbazan:50,salm:0 "
                "captured salm"));
    table.type("<Enter>");
    CHECK(table.last_action() ==
          "battle result burgundy lost toulongeon:30,barbazan:50,salm:0 captured salm");
}

TEST_CASE("lorraine screen: losers retreat to a place chosen by Tab") {
    Table table(campaign(std::string(meeting) +
                         "move toulongeon neufchateau\nstand\n"
                         "battle result burgundy lost toulongeon:0,barbazan:0,salm:0\n"));
    // Saint-Mihiel is nearest: 4 links from Neufchateau, 3 from Brixey, Domremy is as near.
    CHECK(shows(table.line(-1), "[Enter]here"));
    CHECK(shows(table.screen(), "+Brixey"));
    table.type("<Tab><Enter>");
    CHECK(table.last_action().starts_with("retreat "));
}

TEST_CASE("lorraine screen: generals are picked by Tab or the cursor, six in one zone by their number") {
    TableOptions options;
    options.game = "lorraine";
    options.opening = "default";
    Table table(options);
    CHECK(shows(table.screen(), "5:4")); // five of the six and their points, the one shown apart
    table.type("<Tab><Tab><Enter>");
    CHECK(table.last_action() == "pick ladan"); // antoing, fribourg, ladan
    table.type("<Tab><Enter>");
    CHECK(table.last_action() == "pick baudricourt"); // barbazan, baudricourt
}

TEST_CASE("lorraine screen: armies are mustered zone by zone with their points") {
    TableOptions options;
    options.game = "lorraine";
    options.opening = "hand";
    Table table(options);
    table.type("rr"); // the ranks
    CHECK(shows(table.line(-1), "[Enter]place him here"));
    table.type("<Enter>");
    CHECK(shows(table.line(-1), "Points of Barbazan, 50 or 100, 50-100 [+ -]: 100"));
    table.type("<Enter>");
    CHECK(table.last_action() == "muster barbazan bar-le-duc 100");
    table.type("w"); // Bar-le-Duc is full: the cursor is at the next place, Commercy
    CHECK(shows(table.screen(), "a castle with room for 50 is needed"));
    table.type("g7<Enter>");
    CHECK(table.last_action() == "garrison commercy 7");
    CHECK(shows(table.screen(120, 30), "233 of 240 left for castles, Bar-le-Duc has 100 of 100"));
    table.type("zd");
    CHECK(table.last_action() == "muster default");
    table.type("<Enter>");
    CHECK(shows(table.line(-1), "Points of Toulongeon, 50-125 [+ -]: 100"));
}

TEST_CASE("lorraine screen: the lists beside the map from 104 columns, in its place by i on 80") {
    Table table(campaign(siege));
    const std::string wide = table.screen(104, 24);
    CHECK(shows(wide, "To Toulongeon  3 exp  60"));
    CHECK(shows(wide, "Fr Fribourg    4 poo  80~"));
    CHECK(shows(wide, "# Gondrecourt (Fr) 25/40"));
    CHECK(shows(wide, "o4Neufchateau"));
    CHECK_FALSE(shows(table.screen(), "Gondrecourt (Fr)"));
    table.type("i");
    CHECK(shows(table.screen(), "Li Linange      6 poo  40    in La Mothe"));
    CHECK_FALSE(shows(table.screen(), "o4Neufchateau"));
}

TEST_CASE("lorraine screen: on a small screen the map follows the cursor") {
    Table table(campaign(siege));
    CHECK(shows(table.screen(60, 20), "# Gondrecourt"));
    table.type("bbbb"); // down and left as far as it goes
    CHECK(shows(table.screen(60, 20), "Chaumont"));
    CHECK(shows(table.screen(40, 12), "Chaumont"));
}

TEST_CASE("lorraine screen: all that rolls dice stands side by side on the page of odds") {
    Table table(campaign(siege));
    table.type("o");
    const std::string screen = table.screen(120, 100);
    CHECK(shows(screen, "siege toulongeon: it falls 24%"));
    CHECK(shows(screen, "siege toulongeon,vaudemont,ladan: it falls 10%"));
    CHECK(shows(screen, "assault toulongeon: it falls "));
    CHECK(shows(screen, "move toulongeon liffol: if they stand, Burgundy wins "));
}

TEST_CASE("lorraine screen: the general to be picked first is described at once, without a Tab") {
    TableOptions options;
    options.game = "lorraine";
    options.opening = "hand";
    Table table(options);
    for (int keys = 0; keys < 12 && !shows(table.line(-1), "[Enter]pick him"); ++keys) {
        table.type(shows(table.line(-1), "[d]efault") ? "d" : "<Enter>");
    }
    REQUIRE(shows(table.line(-1), "[Enter]pick him"));
    CHECK(shows(table.messages(), ", rank "));
}

TEST_CASE("lorraine screen: a Tab that has no meaning while ranks are rolled says so") {
    TableOptions options;
    options.game = "lorraine";
    options.opening = "hand";
    Table table(options);
    table.type("<Tab>");
    CHECK(shows(table.messages(), "Tab does nothing here"));
}
