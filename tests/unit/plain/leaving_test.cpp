// Plain mode asks before something is lost, and gives hints that help.
#include <doctest/doctest.h>

#include "support/paths.hpp"
#include "talking.hpp"

using disfida::test::file_text;
using disfida::test::holds;
using disfida::test::skirmish;
using disfida::test::Talking;
using disfida::test::times;

TEST_CASE("plain: save asks before it writes over a record, and refuses any other file") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.write("old.disfida", "disfida 1 barletta\nseed 4\n");
    talking.write("letter.txt", "dear reader\n");
    const std::string old = (talking.folder() / "old.disfida").string();
    const std::string letter = (talking.folder() / "letter.txt").string();
    std::string out = talking.say({"save " + old, "no", "save " + letter});
    CHECK(times(out, "There is a record in") == 1);
    CHECK(holds(out, "Nothing is written.\n"));
    CHECK(holds(out, letter + ": is there already and is no record: it is not written over\n"));
    CHECK(file_text(old) == "disfida 1 barletta\nseed 4\n");
    CHECK(file_text(letter) == "dear reader\n");
    out = talking.say({"save " + old}); // the end of input is no
    CHECK(file_text(old) == "disfida 1 barletta\nseed 4\n");
    out = talking.say({"save " + old, "yes"});
    CHECK(holds(out, "The record is written to " + old));
    CHECK(file_text(old) == talking.record());
}

TEST_CASE("plain: a game that could not be kept is left only when that is wanted") {
    const auto leave = [](const std::vector<std::string>& lines) {
        Talking talking;
        const auto below = talking.folder() / "below";
        std::filesystem::create_directory(below);
        talking.plan.file = (below / "game.disfida").string();
        talking.before_line = [&](std::size_t line) {
            if (line == 0) {
                std::filesystem::remove_all(below);
            }
        };
        std::string out = talking.say(lines);
        CHECK_FALSE(talking.went_on); // a failure is what the program ends with
        return out;
    };
    const std::string out = leave({"roll", "quit", "no", "status", "quit", "yes", "status"});
    CHECK(times(out, "This game is not on the disk; save FILE writes it elsewhere.") == 2);
    CHECK(times(out, "status") == 1); // nothing is heard after the yes
    CHECK(holds(leave({"roll"}), "This game is not kept.\n"));
    Talking kept;
    CHECK(times(kept.say({"roll", "quit"}), "not on the disk") == 0);
    CHECK(kept.went_on);
}

TEST_CASE("plain: load asks about a torn record where somebody sits, and refuses it where nobody does") {
    const std::string whole = "disfida 1 barletta\nroll : 6 6 1 1\n";
    Talking talking;
    talking.go_on_with(skirmish);
    talking.write("torn.disfida", whole + "place fie");
    const std::string torn = (talking.folder() / "torn.disfida").string();
    std::string out = talking.say({"load " + torn});
    CHECK(holds(out, torn + ":3: the last line is cut off"));
    CHECK(times(out, "yes or no?") == 0);
    talking.interactive = true;
    out = talking.say({"load " + torn, "no"});
    CHECK(holds(out, "yes or no?"));
    CHECK(file_text(torn) == whole + "place fie");
    out = talking.say({"load " + torn, "yes"});
    CHECK(holds(out, "Deployment, 0 of 26 knights stand."));
    CHECK(file_text(torn + ".torn") == whole + "place fie");
    CHECK(file_text(torn).ends_with("roll : 6 6 1 1\n"));
}

TEST_CASE("plain: help knows the actions, and what a rule refuses is not called a slip of the pen") {
    Talking talking;
    talking.go_on_with(skirmish);
    const std::string out =
        talking.say({"help move", "move la-motte 2401", "move fi 2408", "mve fieramosca 2408"});
    CHECK(holds(out, "move is an action: moves move lists how it may be played now"));
    CHECK(times(out, "Closest: ") == 2); // not for la-motte, whom the rules refuse
    CHECK(holds(out, "Closest: move fieramosca 2408\n"));
    CHECK(holds(out, "no knight is called 'fi': knights are named by id, as fieramosca\n"));
}

TEST_CASE("plain: a finished game that is gone on with tells its result once before the prompt") {
    Talking talking;
    talking.go_on_with("disfida 1 barletta\nset empty\nset phase regroup\nset round 5\nset first italian\n"
                       "set knight fieramosca 2407\nset knight sachet 2403 foot hits 1 order reorganising\n"
                       "recover sachet\n");
    const std::string out = talking.say({});
    const std::string before = out.substr(0, out.find("The game is over: story"));
    CHECK(times(before, "A draw, 0 VP each: on points after round 5 [J1].") == 1);
}
