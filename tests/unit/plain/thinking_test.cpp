// The computer and programs outside think in plain mode: what is said meanwhile, and what may be typed.
#include <chrono>

#include <doctest/doctest.h>

#include "support/slow_game.hpp"
#include "talking.hpp"

namespace {

using namespace std::chrono_literals;
using disfida::Player;
using disfida::test::holds;
using disfida::test::Talking;
using disfida::test::times;

const Player squire{Player::Kind::computer, 1};

Player program(std::string command) { return {Player::Kind::program, 1, std::move(command)}; }

/// A program that answers `suggest` by this, and all else with nothing.
std::string bot(const std::string& suggest) {
    return "while read -r l; do case $l in suggest) " + suggest + ";; *) printf '= \\n\\n';; esac; done";
}

/// At the charge, the Italians to move, played by a person, and the French by another.
struct AtTheCharge : Talking {
    explicit AtTheCharge(Player french) {
        plan.opening = "roster";
        plan.players = {Player{}, std::move(french)};
    }
};

} // namespace

TEST_CASE("plain thinking: who thinks longer than a moment is told once, and Enter hurries him") {
    AtTheCharge talking(squire);
    talking.games = disfida::test::slow_table();
    talking.interactive = true;
    talking.settings.limits.think = 700ms;
    const std::string out = talking.say({"charge fieramosca", "", "quit"});
    CHECK(times(out, "French: thinking; Enter hurries.") >= 1);
    AtTheCharge hurried(squire);
    hurried.games = disfida::test::slow_table(); // without a limit: nothing else would end it
    hurried.interactive = true;
    hurried.meanwhile = {"status", ""};
    const std::string said = hurried.say({"charge fieramosca", "quit"});
    CHECK(times(said, "The initial charge") >= 2); // the status was told meanwhile
    CHECK(holds(said, "French: charge "));
}

TEST_CASE("plain thinking: what is typed while somebody thinks may leave, or say who plays instead") {
    AtTheCharge talking(squire);
    talking.games = disfida::test::slow_table();
    talking.interactive = true;
    talking.meanwhile = {"quit"};
    CHECK(talking.say({"charge fieramosca"}).find("French: charge") == std::string::npos);
    AtTheCharge other(program(bot("sleep 60")));
    other.interactive = true;
    other.meanwhile = {"", "player french person"};
    const std::string out = other.say({"charge fieramosca", "quit"});
    CHECK(holds(out, "A program cannot be hurried"));
    CHECK(holds(out, "french is played by person."));
    CHECK(other.went_on);
}

TEST_CASE("plain thinking: a program plays a side") {
    AtTheCharge talking(program(bot("printf '= charge sachet\\n\\n'")));
    const std::string out = talking.say({"charge fieramosca", "quit"});
    CHECK(holds(out, "French: charge sachet\n"));
    CHECK(holds(talking.record(), "\ncharge sachet : "));
    CHECK(holds(talking.record(), "french=engine "));
}

TEST_CASE("plain thinking: a program that fails stops the game for the player to decide, and loses nothing") {
    AtTheCharge talking(program("./no-such-bot"));
    const std::string out =
        talking.say({"charge fieramosca", "", "status", "player french knight", "pace 0", "quit"});
    CHECK(times(out, "French: program './no-such-bot' ended with status 127: ") == 2);
    CHECK(holds(out, "Enter asks it again; player french knight goes on without it > "));
    CHECK(holds(out, "french is played by computer:2 (knight)."));
    CHECK(holds(out, "French: charge "));
    CHECK(talking.went_on);
    AtTheCharge alone(program(bot("printf '= charge nobody\\n\\n'")));
    const std::string end = alone.say({"charge fieramosca"});
    CHECK(holds(end, "wants 'charge nobody', which is refused: no knight"));
    CHECK_FALSE(alone.went_on); // the exit status says so
    CHECK(holds(alone.record(), "\ncharge fieramosca : "));
}

TEST_CASE("plain hint: by a knight, or by the level that is named, within a time") {
    AtTheCharge talking(squire);
    const std::string out = talking.say({"hint", "suggest captain 50", "hint champion 50", "hint king",
                                         "hint 3 soon", "hint 3 50 50", "think 50", "think long", "quit"});
    CHECK(times(out, "The computer would: charge ") == 3);
    CHECK(holds(out, "the computer has no level 'king': 1 (squire), 2 (knight), 3 (captain) or 4"));
    CHECK(holds(out, "'soon' is no time to think: milliseconds from 1 to 60000"));
    CHECK(holds(out, "hint is written: hint [LEVEL] [MS]"));
    CHECK(holds(out, "The computer thinks about an order for 50 milliseconds at most."));
    CHECK(holds(out, "'long' is no time to think"));
}
