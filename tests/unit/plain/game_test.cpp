// Whole games and single orders in plain mode.
#include <sstream>

#include <doctest/doctest.h>

#include "kernel/utf8.hpp"
#include "support/mistaken_game.hpp"
#include "talking.hpp"

namespace {

using disfida::Player;
using disfida::test::holds;
using disfida::test::skirmish;
using disfida::test::Talking;
using disfida::test::times;

const Player computer{Player::Kind::computer, 1};

/// The lines that are wider than a page; those with the path of a file may be.
std::string too_wide(const std::string& text, const Talking& talking) {
    std::istringstream lines(text);
    std::string out;
    for (std::string line; std::getline(lines, line);) {
        if (disfida::columns(line) > 78 && line.find(talking.folder().string()) == std::string::npos) {
            out += line + "\n";
        }
    }
    return out;
}

} // namespace

TEST_CASE(
    "plain: it says who plays, where the game stands and what is to be decided, and ends with the input") {
    Talking talking;
    const std::string out = talking.say({});
    CHECK(holds(out, "The Challenge of Barletta, 13 February 1503\n"));
    CHECK(holds(out, "Italians: person, French: person. Dice: thrown by the program."));
    CHECK(holds(out, "Deployment, 0 of 26 knights stand.\n"));
    CHECK(holds(out, "Dice decide who places first: roll > "));
    CHECK(holds(out, "Deployment, 0 of 26 knights stand. Go on with: disfida "));
}

TEST_CASE("plain: the game stops with one line when the computer's order is refused") {
    Talking talking;
    talking.games = disfida::test::mistaken_table();
    talking.plan.players = {computer, computer};
    talking.room = 4000; // an end, should it ask for ever
    const std::string out = talking.say({});
    CHECK(times(out, "The computer's order is refused, so the game stops here: no knight is") == 1);
    CHECK(out.find("Go on with: disfida ") != std::string::npos);
    CHECK(out.size() < 1000);
    CHECK_FALSE(talking.went_on);
    Talking well;
    well.say({"quit"});
    CHECK(well.went_on);
}

TEST_CASE("plain: an order is played and told, one sentence an event") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.plan.hand_dice = true;
    // Column +3 +1; dice 5 +2: 7, -/1. The answer, column -4, dice 6 -2: 4, 1/-: he hurts himself too. 4 Hits
    // are a wound, so he gives way and tests for surrender: a 1 never yields.
    const std::string out = talking.say({"move fieramosca 2407 attack sachet", "1 4", "24", "1", "quit"});
    CHECK(holds(out, "roll two dice for Fieramosca (the attack): 1 4\n"));
    CHECK(holds(out, "roll two dice for Sachet (the defence): 24\n"));
    CHECK(holds(out, "Fieramosca attacks Sachet.\n"));
    CHECK(holds(out, "Fieramosca rolls 1+4+2 in column +4: 7, -/1.\n"));
    CHECK(holds(talking.record(), "move fieramosca 2407 attack sachet : 1 4 2 4 1"));
}

TEST_CASE(
    "plain: dice by hand: a wrong entry is asked again, an order may be taken back before the first die") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.plan.hand_dice = true;
    const std::string attack = "move fieramosca 2407 attack sachet";
    const std::string out =
        talking.say({attack, "7 1", "1", "cancel", attack, "3 4", "cancel", "3 4", "quit"});
    CHECK(times(out, "Two dice are wanted, each 1 to 6, like 3 5 or 35; cancel takes the order back.\n") ==
          2);
    CHECK(times(out, "Taken back, nothing is played.\n") == 1);
    CHECK(
        times(out,
              "Two dice are wanted, each 1 to 6, like 3 5 or 35; quit leaves with the order\nunplayed.\n") ==
        1);
    CHECK(holds(talking.record(), attack + " : 3 4 3 4"));
}

TEST_CASE("plain: input that ends among the dice leaves the order unplayed") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.plan.hand_dice = true;
    talking.say({"move fieramosca 2407 attack sachet", "3 4"});
    CHECK(talking.record().find("\nmove") == std::string::npos);
}

TEST_CASE("plain: a refusal names the reason, its rule and the closest legal form, and changes nothing") {
    Talking talking;
    talking.go_on_with(skirmish);
    const std::string out =
        talking.say({"move fieramosca 2406", "move fieramosca 2407 atack sachet", "recover miale"});
    CHECK(holds(out, "[G]\n"));
    CHECK(holds(out, "Closest: move fieramosca 2407 attack sachet\n"));
    CHECK(holds(out, "orders are being given: move, reorganise or pass [E1]\n"));
    CHECK(talking.record().find("\nmove") == std::string::npos);
}

TEST_CASE("plain: Enter plays the only action there is, and nothing where there are several") {
    Talking talking;
    const std::string out = talking.say({"", "", "quit"});
    CHECK(holds(talking.record(), "\nroll : "));
    CHECK(holds(out, "have the initiative."));
    CHECK(times(talking.record(), "place ") == 0); // any of 13 knights could take the middle
    CHECK(holds(out, "Type an action, or help, moves, hint, field, status.\n"));
}

TEST_CASE("plain: confirm asks before dice, shows the odds, and no is no action") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.settings.confirm = true;
    const std::string attack = "move fieramosca 2407 attack sachet";
    std::string out = talking.say({attack, "no", attack, "", "move miale 2508", "quit"});
    CHECK(times(out, "This rolls dice. Is it to be played, yes or no? > ") == 2);
    CHECK(times(out, "Not played.\n") == 2);
    CHECK(holds(out, "defender: unhorsed 0%"));
    CHECK(talking.record().find("attack") == std::string::npos);
    CHECK(holds(talking.record(), "move miale 2508\n")); // no dice: not asked
    Talking yes;
    yes.go_on_with(skirmish);
    yes.settings.confirm = true;
    out = yes.say({attack, "yes"});
    CHECK(holds(yes.record(), attack + " : "));
}

TEST_CASE("plain: the computer's orders are told, and a whole game of two computers can be watched") {
    Talking talking;
    talking.plan.players = {computer, computer};
    talking.plan.opening = "roster";
    const std::string out = talking.say({"log 1", "quit"});
    CHECK(holds(out, "Italians: charge "));
    CHECK(holds(out, "French: charge "));
    CHECK(holds(out, "The dice: roll\n"));
    CHECK(holds(out, "The day is done: "));
    CHECK(times(out, "Surrender table of the French") == 1);
    CHECK(holds(out, "The game is over: story, log, undo, save or quit > log 1\n"));
    CHECK(holds(out, " The record is in "));
    CHECK(too_wide(out, talking).empty());
    CHECK(talking.waits == std::vector{-1, -1}); // nobody sits there: nothing waits but the prompt
}

TEST_CASE("plain: an automatic opening begins at the charge and shows the field") {
    Talking talking;
    talking.plan.opening = "random";
    const std::string out = talking.say({"undo"});
    CHECK(times(talking.record(), "place ") == 26);
    CHECK(holds(out, "the turn has passed to the other player: your order stands\n"));
    CHECK(holds(out, "24   .   .   .   .   .   .  ("));
    CHECK(times(out, " takes his place in ") == 0);
}

TEST_CASE("plain: between two orders of the computer a key is waited for, or as long as the pace says") {
    Talking talking;
    talking.interactive = true;
    talking.plan.players = {computer, computer};
    talking.plan.opening = "roster";
    SUBCASE("by key") {
        const std::string out = talking.say({"", "log 1", "", "quit"});
        CHECK(times(out, "Enter for the next order, or a command > ") == 4);
        CHECK(times(talking.record(), "charge ") == 3); // the first at once, two by Enter
        CHECK(holds(out, "29. "));                      // after the roll and 26 knights
    }
    SUBCASE("by itself") {
        talking.settings.pace_ms = 250;
        const std::string out = talking.say({"quit"});
        CHECK(holds(out, "The day is done: "));
        CHECK(talking.waits.size() > 30);
        CHECK(talking.waits.front() == 250);
        CHECK(times(out, "Enter for the next order") == 0);
    }
}

TEST_CASE("plain: against a person the computer answers without being asked") {
    Talking talking;
    talking.interactive = true;
    talking.plan.players = {Player{}, computer};
    talking.plan.opening = "roster";
    talking.plan.file += "2";
    const std::string out = talking.say({"hint", "charge fieramosca"});
    CHECK(holds(out, "The computer would: charge "));
    CHECK(times(out, "French: charge ") >= 1);
    CHECK(times(out, "Enter for the next order") == 0);
}

TEST_CASE("plain: an order of the computer's side is not the person's to give") {
    Talking talking;
    talking.interactive = true;
    talking.plan.players = {computer, computer};
    talking.plan.opening = "roster";
    const std::string out = talking.say({"quit"});
    Talking again;
    again.interactive = true;
    again.plan = talking.plan;
    again.plan.opening.reset();
    const std::string first = again.say({"", "charge la-motte", "charge fieramosca", "quit"});
    CHECK(times(first, "The computer is to move: Enter lets it.\n") >= 1);
}

TEST_CASE("plain: in ASCII not a byte is above 0x7f, whatever is shown") {
    Talking talking;
    talking.ascii = true;
    talking.plan.opening = "roster";
    const std::string out = talking.say(
        {"help", "rules", "rulings", "rules surrender", "pieces", "field", "options", "story", "moves"});
    CHECK(std::none_of(out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) > 0x7f; }));
    CHECK(too_wide(out, talking).empty());
}

TEST_CASE("plain: when nothing can be written any more the talk ends, and the game is kept") {
    Talking talking;
    talking.room = 400;
    talking.plan.players = {computer, computer};
    talking.plan.opening = "roster";
    const std::string out = talking.say({});
    CHECK(out.size() <= 400);
    CHECK(talking.waits.empty());
    CHECK(holds(talking.record(), "roll : "));
}

TEST_CASE("plain: a game that is not kept is warned of once") {
    Talking talking;
    const auto below = talking.folder() / "below";
    std::filesystem::create_directory(below);
    talking.plan.file = (below / "game.disfida").string();
    talking.before_line = [&](std::size_t line) {
        if (line == 0) {
            std::filesystem::remove_all(below);
        }
    };
    const std::string out = talking.say({"roll", "hint", "auto roster", "charge fieramosca"});
    CHECK(times(out, "Warning: ") == 1);
    CHECK(holds(out, "This game is not kept.\n"));
}
