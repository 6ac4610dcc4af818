// The way in without a screen.
#include <filesystem>

#include <doctest/doctest.h>

#include "disfida/games.hpp"
#include "support/environment.hpp"
#include "talking.hpp"

namespace {

using disfida::test::holds;
using disfida::test::skirmish;
using disfida::test::Talking;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

} // namespace

TEST_CASE("plain menu: who only presses Enter plays against the computer, and goes on the next time") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    Talking talking;
    const std::string out = talking.say_to_menu({"", "", "", "", "quit"});
    CHECK(holds(out, "1. The Challenge of Barletta, 13 February 1503: lead the Italians against the\n"));
    CHECK(holds(out, "How strong is the computer: 1 (squire), 2 (knight), 3 (captain)"));
    CHECK(holds(out, "How do the sides draw up: hand, roster, random? [roster] > "));
    CHECK(holds(out, "Which of these optional rules? [none] > "));
    CHECK(holds(out, "Italians: person, French: computer:1 (squire)."));
    CHECK(holds(out, ", choose who charges: charge KNIGHT > quit\n"));
    const auto kept = disfida::kept_games();
    REQUIRE(kept.size() == 1);
    const std::string again = talking.say_to_menu({"", "quit"});
    CHECK(holds(again, "1. go on with "));
    CHECK(holds(again, "The initial charge, "));
    CHECK(holds(again, "2. The Challenge of Barletta"));
}

TEST_CASE("plain menu: a game that is over is not offered to go on with") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    home.write("disfida/games/barletta-1.disfida",
               "disfida 1 barletta\nset empty\nset phase regroup\nset round 5\nset first italian\n"
               "set knight fieramosca 2407\nset knight sachet 2403 foot hits 1 order reorganising\nrecover "
               "sachet\n");
    home.write("disfida/games/barletta-2.disfida", "no record at all\n");
    Talking talking;
    CHECK(holds(talking.say_to_menu({"quit"}), "1. The Challenge of Barletta"));
}

TEST_CASE("plain menu: ? and help say what there is, and the questions of host lead back") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    Talking talking;
    const std::string out =
        talking.say_to_menu({"?", "help", "host", "join", "host iliad", "quit", "host iliad", "",
                             "listen nowhere", "back", "nonsense", "quit"});
    CHECK(disfida::test::times(out, "host GAME, join TABLE, watch TABLE: two players at two terminals.") ==
          3);
    CHECK(holds(out, "host is written with a game: " + disfida::game_names() + "."));
    CHECK(holds(out, "join is written with a table: its name, its code, or ADDRESS:PORT CODE."));
    CHECK(holds(out, "'listen nowhere' is none of them."));
    CHECK(holds(out, "host GAME, join TABLE, watch"));
    CHECK(out.ends_with("> quit\n"));
}

TEST_CASE("plain menu: an option that may be typed does not speak of the form's Enter") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    Talking talking;
    const std::string menu = talking.say_to_menu({"quit"});
    const std::size_t title = menu.find(". Iliad, combats of Homeric heroes: two people");
    REQUIRE(title != std::string::npos);
    const std::size_t line = menu.rfind('\n', title) + 1;
    const std::string out = talking.say_to_menu({menu.substr(line, title - line), "melee", "", "quit"});
    CHECK(holds(out, "unless you say another"));
    CHECK(out.find("Enter types") == std::string::npos);
}

TEST_CASE("plain menu: choices, optional rules and records, wrong answers asked again") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    Talking talking;
    const std::string out = talking.say_to_menu({"13", "zero", "open /nowhere", "3", "sideways", "hand",
                                                 "magic", "gallantry=perhaps", "gallantry daste", "options"});
    CHECK(holds(
        out,
        "'13' is none of these: a number from 1 to 12, learn, rules, games, past,\nsettings, open FILE"));
    CHECK(holds(out, "'zero' is none of these"));
    CHECK(holds(out, "/nowhere: is not there\n"));
    CHECK(holds(out, "'sideways' is none of them.\n"));
    CHECK(holds(out, "barletta has no option 'magic'"));
    CHECK(holds(out, "option gallantry is on or off, not 'perhaps'"));
    CHECK(holds(out, "gallantry on. "));
    CHECK(holds(out, "daste on. "));
    CHECK(holds(out, "Italians: person, French: person."));
    const std::string stronger = talking.say_to_menu({"2", "dog", "captain", "", "", "quit"});
    CHECK(holds(stronger, "the computer has no level 'dog': 1 (squire), 2 (knight), 3 (captain) or 4"));
    CHECK(holds(stronger, "French: computer:3 (captain)"));
    talking.go_on_with(skirmish);
    CHECK(holds(talking.say_to_menu({"open " + talking.plan.file, "quit"}), "Round 1 of 5.\n"));
    CHECK(talking.say_to_menu({}).find("Round") == std::string::npos); // the end of input leaves
}
