// The computer, or a program outside, thinks while the screen stays alive.
#include <chrono>

#include <doctest/doctest.h>

#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "support/slow_game.hpp"

using namespace disfida::test;
using namespace std::chrono_literals;
using disfida::tui::PlayScreen;

namespace {

/// At the charge: a person, and a computer that thinks until it is hurried.
TableOptions against_slow(std::string players = "person squire") {
    TableOptions options;
    options.players = std::move(players);
    options.games = slow_table();
    return options;
}

TableOptions against_program(std::string command) {
    TableOptions options;
    options.program = std::move(command);
    return options;
}

/// A program that answers `suggest` by this, and all else with nothing.
std::string bot(const std::string& suggest) {
    return "while read -r l; do case $l in suggest) " + suggest + ";; *) printf '= \n\n';; esac; done";
}

} // namespace

TEST_CASE("thinking: one's own move is drawn before the computer begins to think") {
    Table table(against_slow());
    const std::size_t before = table.match().plies().size();
    table.type("<Enter>");
    CHECK(table.match().plies().size() == before + 1);
    CHECK(has(table.messages(), "charges"));
    CHECK_FALSE(table.play().session().thinking().begun());
    const auto now = PlayScreen::Clock::now();
    CHECK(table.play().timeout(now) == 0); // as soon as it is drawn
    table.play().tick(now);
    CHECK(table.play().session().thinking().busy());
    CHECK(table.match().plies().size() == before + 1);
}

TEST_CASE("thinking: who waits is told once a second, and any key has the computer decide") {
    Table table(against_slow());
    table.type("<Enter>");
    const std::size_t before = table.match().plies().size();
    table.type("<Enter>"); // the next order
    const auto now = PlayScreen::Clock::now();
    CHECK_FALSE(table.play().tick(now)); // a moment is not worth a word
    CHECK(has(table.line(-1), "[Enter]next order"));
    CHECK(table.play().tick(now + 300ms));
    CHECK(has(table.line(-1), "French thinking  [any key]decide now  [q]leave"));
    CHECK_FALSE(table.play().tick(now + 600ms)); // nothing is drawn that is the same
    CHECK(table.play().tick(now + 2500ms));
    CHECK(has(table.line(-1), "French thinking 2 s  [any key]decide now  [q]leave"));
    CHECK(table.line(-1, 40, 12).size() <= 40);
    CHECK(table.match().plies().size() == before);
    table.type("z");
    CHECK(table.match().plies().size() == before + 1);
    CHECK(table.last_action().starts_with("charge "));
    CHECK(has(table.line(-1), "[Enter]charge"));
}

TEST_CASE("thinking: q asks, Ctrl-C leaves, pages open, and undo takes back what is thought about") {
    Table table(against_slow());
    table.type("<Enter>");
    table.play().tick(PlayScreen::Clock::now());
    table.type("L"); // nobody waits: keys do what they do
    CHECK(has(table.screen(), "Log"));
    table.play().tick(PlayScreen::Clock::now());
    CHECK(table.play().session().thinking().busy()); // it goes on behind the page
    table.type("q<Enter>q");
    CHECK(has(table.line(-1), "Leave the game? It is kept."));
    table.type("n");
    CHECK_FALSE(table.play().done());
    table.play().interrupt();
    table.play().interrupt();
    CHECK(table.play().done());
}

TEST_CASE("thinking: orders that follow by themselves are hurried by any key too") {
    Table table(against_slow("squire squire"));
    const std::size_t before = table.match().plies().size();
    table.type("g");
    const auto now = PlayScreen::Clock::now();
    table.play().tick(now);
    CHECK(table.play().tick(now + 300ms));
    CHECK(has(table.line(-1), "thinking  [any key]decide now"));
    table.type("j");
    CHECK(table.match().plies().size() == before + 1);
    table.type("g"); // the next one is not waited for yet: this stops it
    table.play().tick(PlayScreen::Clock::now());
    CHECK(table.match().plies().size() == before + 1);
}

TEST_CASE("thinking: once the computer has decided nothing happens until a key asks for it") {
    TableOptions options;
    options.players = "person squire";
    Table table(options);
    CHECK(table.play().timeout(PlayScreen::Clock::now()) == -1);
    table.type("<Enter>");
    const std::size_t before = table.match().plies().size();
    table.play().tick(PlayScreen::Clock::now());
    CHECK(table.play().session().thinking().decided());
    CHECK(table.play().timeout(PlayScreen::Clock::now()) == -1);
    CHECK(table.match().plies().size() == before);
    table.type("<Enter>");
    CHECK(table.match().plies().size() == before + 1);
    CHECK(table.play().timeout(PlayScreen::Clock::now()) == -1); // a person decides
}

TEST_CASE("thinking: the options say who plays, by the names of the levels, and how long they think") {
    TableOptions options;
    options.players = "person squire";
    Table table(options);
    table.type("O");
    CHECK(has(table.screen(), "squire"));
    table.type("<Down><Right>");
    CHECK(table.play().session().player("french") == *disfida::parse_player("knight"));
    table.type("<Right><Right>");
    CHECK(table.play().session().player("french") == *disfida::parse_player("champion"));
    table.type("<Right>");
    CHECK(table.play().session().player("french") == disfida::Player{});
    table.type("<Esc>");
    TableOptions with_program = against_program("./mybot");
    Table other(with_program);
    other.type("O<Down>");
    CHECK(has(other.screen(), "./mybot"));
    other.type("<Right><Left>");
    CHECK(other.play().session().player("french").command == "./mybot");
}

TEST_CASE("outside, screen: a program plays a side, and its order comes at a key") {
    Table table(against_program(bot("printf '= charge sachet\n\n'")));
    table.type("<Enter>");
    const std::size_t before = table.match().plies().size();
    table.play().tick(PlayScreen::Clock::now());
    CHECK(table.play().files().size() == 2);
    table.type("<Enter>");
    REQUIRE(table.wait_for_plies(before + 1));
    CHECK(table.last_action() == "charge sachet");
}

TEST_CASE("outside, screen: keys do what they do while a program thinks, Esc waits no longer") {
    Table table(against_program(bot("sleep 60")));
    table.type("<Enter><Enter>");
    const auto now = PlayScreen::Clock::now();
    CHECK(table.play().timeout(now) > 0); // it sleeps as long as nothing is said
    CHECK(table.play().tick(now + 300ms));
    CHECK(has(table.line(-1), "French: the program thinks  [Esc]do not wait  [O]ptions  [q]leave"));
    table.type("L");
    CHECK(has(table.screen(), "Log"));
    table.type("q<Esc>");
    CHECK(has(table.line(-1), "[Enter]next order"));
    table.type("O<Down><Left><Left><Left><Left><Esc>"); // a squire goes on for it
    const std::size_t before = table.match().plies().size();
    table.type("<Enter>");
    CHECK(table.match().plies().size() == before + 1);
    CHECK(table.play().files().empty());
}

TEST_CASE("outside, screen: what is wrong with a program is one message, and the game waits for the player") {
    for (const auto& [command, said] :
         {std::pair{std::string("./no-such-bot"), "ended with status 127"},
          {bot("printf '= charge nobody\n\n'"), "wants 'charge nobody', which is refused: no knight is"},
          {bot("echo hello"), "answers 'suggest' with 'hello', which is no answer"}}) {
        Table table(against_program(command));
        table.type("<Enter>");
        const std::size_t before = table.match().plies().size();
        table.type("<Enter>");
        CHECK_MESSAGE(table.wait_for_message(said), table.screen());
        CHECK(has(in_one_line(table.messages()), "French: program '"));
        CHECK(has(table.line(-1), "[Enter]next order"));
        CHECK(table.match().plies().size() == before);
        CHECK(table.play().timeout(PlayScreen::Clock::now()) == -1); // it is not asked again by itself
        table.type("U");
        CHECK(table.match().plies().size() <= before);
    }
}
