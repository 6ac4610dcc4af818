// What the screen asks with yes or no, and that nothing happens without a yes.
#include <filesystem>

#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "support/paths.hpp"

using disfida::test::file_text;
using disfida::test::Table;
using disfida::test::TableOptions;

namespace {

bool has(const std::string& text, std::string_view part) { return text.find(part) != std::string::npos; }

/// Two knights face to face, the Italians to move.
const std::string duel = "disfida 1 barletta\nset empty\nset phase activate\nset round 1\n"
                         "set to-move italian\nset knight miale 2407\nset knight sachet 2406\n";

Table duel_table(bool confirm = false) {
    TableOptions options;
    options.record = duel;
    options.confirm = confirm;
    return Table(options);
}

} // namespace

TEST_CASE("screen: S writes over a record only after a yes, and over no other file at all") {
    Table table = duel_table();
    table.folder().write("old.disfida", "disfida 1 barletta\nseed 4\n");
    table.folder().write("letter.txt", "dear reader\n");
    const auto old = table.folder().path() / "old.disfida";
    const auto letter = table.folder().path() / "letter.txt";
    table.type("S" + old.string() + "<Enter>");
    CHECK(has(table.line(-1, 200), "A record is there already; write over " + old.string() + "? [y]es [n]o"));
    table.type("<Enter>"); // the Enter that was one too many is no yes
    CHECK(file_text(old) == "disfida 1 barletta\nseed 4\n");
    table.type("n");
    CHECK(file_text(old) == "disfida 1 barletta\nseed 4\n");
    table.type(":save " + old.string() + "<Enter>y");
    CHECK(file_text(old).starts_with(duel.substr(0, 18)));
    table.type("S" + letter.string() + "<Enter>");
    CHECK(has(table.screen(200), "is there already and is no record"));
    CHECK(file_text(letter) == "dear reader\n");
}

TEST_CASE("screen: S means nothing while something is asked") {
    Table quitting = duel_table();
    quitting.type("qS");
    CHECK(has(quitting.line(-1), "Leave the game?"));
    Table confirming = duel_table(true);
    confirming.type("a<Enter>S");
    CHECK(has(confirming.line(-1), "Dice will roll"));
    Table rolling = duel_table();
    rolling.type("O<Down><Down><Down><Down><Right><Esc>a<Enter>S");
    CHECK(has(rolling.line(-1), "roll two dice for Miale"));
    CHECK_FALSE(has(rolling.line(-1), "save a copy"));
}

TEST_CASE(
    "screen: drawing up by itself is asked about where two people play, for both sides would be placed") {
    TableOptions options;
    options.opening = "hand";
    options.record.clear();
    for (const std::string_view key : {"a", "r"}) {
        Table table(options);
        table.type("<Enter>");
        REQUIRE(table.match().plies().size() == 1);
        table.type(key);
        CHECK(has(table.line(-1), "Draw up all that is left of both sides? [y]es [n]o"));
        CHECK(table.match().plies().size() == 1);
        table.type("n");
        CHECK(table.match().plies().size() == 1);
        table.type(key).type("y");
        CHECK(table.match().plies().size() == 27);
    }
    options.players = "person computer";
    Table alone(options);
    alone.type("<Enter>");
    while (alone.play().session().computers_turn()) {
        alone.type("<Enter>");
    }
    alone.type("a");
    CHECK(alone.match().plies().size() == 27);
}

TEST_CASE("screen: a game that could not be kept is not left by an Enter, nor when it is over") {
    Table table = duel_table();
    std::filesystem::remove_all(table.folder().path());
    table.type("a<Enter>"); // the file cannot be written any more
    table.type("q");
    CHECK(has(table.line(-1), "It is NOT kept on disk."));
    table.type("<Enter>");
    CHECK_FALSE(table.play().done());
    table.type("y");
    CHECK(table.play().done());
    CHECK(table.play().session().unsaved());
}

TEST_CASE("screen: what is typed wrongly is answered with what can be typed") {
    Table table = duel_table();
    table.type(":m<Enter>");
    CHECK(has(table.messages(), "'m' is no action. Now: move"));
    table.type(":move mi 2408<Enter>");
    CHECK(has(table.messages(), "knights are named by id, as fieramosca"));
    table.type(":move sachet 2405<Enter>"); // the rules say why not: nothing about writing
    CHECK_FALSE(has(table.messages(), "Now:"));
}

TEST_CASE("screen: a hint says with what its dice would be read") {
    Table table;
    table.type("t");
    CHECK(has(table.screen(), "The computer would: charge "));
    CHECK(has(table.screen(), "column"));
    table.type("t"); // once more: all of it
    CHECK(has(table.screen(), "(VC "));
}

TEST_CASE("screen: the bottom line changes while the computer goes on by itself") {
    TableOptions options;
    options.players = "computer computer";
    Table table(options);
    CHECK(has(table.line(-1), "[g]o on by itself"));
    table.type("g");
    CHECK_FALSE(has(table.line(-1), "go on by itself"));
    CHECK(has(table.line(-1), "[g]stop"));
    table.type("g");
    CHECK(has(table.line(-1), "[g]o on by itself"));
}
