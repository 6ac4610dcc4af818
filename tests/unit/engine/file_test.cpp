// Saving and loading.
#include <filesystem>

#include <doctest/doctest.h>

#include "support/folder.hpp"
#include "support/paths.hpp"
#include "unit/engine/talk.hpp"

using disfida::SeededDice;
using disfida::test::deployment_roll;
using disfida::test::first_line;
using disfida::test::one_lane;
using disfida::test::Talk;
using disfida::test::TemporaryFolder;

TEST_CASE("a game saved and loaded is the same game") {
    const TemporaryFolder folder;
    Talk talk;
    talk.tell(one_lane());
    talk.ok("play charge fieramosca : 6 6 2 4");
    const std::string record = talk.ok("record");
    const std::string state = talk.ok("state");
    const std::string events = talk.ok("events");

    // names may hold spaces, and letters beyond ASCII
    const std::filesystem::path path = folder.path() / "a  game of Forl\xc3\xac.disfida";
    CHECK(talk.ok("save " + path.string()).empty());
    CHECK(disfida::test::file_text(path) == record + "\n");

    Talk other;
    CHECK(other.ok("load " + path.string()).empty());
    CHECK(other.ok("record") == record);
    CHECK(other.ok("state") == state);
    CHECK(other.ok("events") == events);
    other.ok("undo");
    CHECK(other.ok("legal") == "charge fieramosca");
}

TEST_CASE("dice of a loaded game come from the system, not from its seed") {
    const TemporaryFolder folder;
    folder.write("game.disfida", "disfida 1 barletta\nseed 5\n");
    Talk talk(9);
    talk.ok("load " + (folder.path() / "game.disfida").string());
    SeededDice dice(9);
    const std::string roll = deployment_roll(dice);
    CHECK(first_line(talk.ok("play roll")) == roll);
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5\n" + roll);
}

TEST_CASE("blank lines of a file are kept in it, but not answered") {
    const TemporaryFolder folder;
    const std::string text = "disfida 1 barletta\n\n# the day\nroll : 6 6 1 1\n\n";
    folder.write("game.disfida", text);
    Talk talk;
    const std::string path = (folder.path() / "game.disfida").string();
    talk.ok("load " + path);
    CHECK(talk.ok("record") == "disfida 1 barletta\n# the day\nroll : 6 6 1 1");
    talk.ok("save " + path);
    CHECK(disfida::test::file_text(path) == text);
}

TEST_CASE("a refused load leaves the game at hand, and says where the file is wrong") {
    const TemporaryFolder folder;
    Talk talk;
    talk.ok("new barletta seed 5");
    const std::string name = (folder.path() / "bad").string();
    const auto refused = [&](std::string_view text) {
        folder.write("bad", text);
        return talk.refusal("load " + name);
    };
    CHECK(refused("") == name + ":1: this is no record: it has to begin with the line: disfida 1 GAME");
    CHECK(refused("disfida 1 barletta\nroll : 6 6 1 1\nplace miale 2406\n") ==
          name + ":3: the first knight stands in the middle of the line, 2407 [I1]");
    CHECK(refused("disfida 1 barletta\nroll : 6 6 1\n") ==
          name + ":2: too few dice: after 3, initiative of french is still to be rolled [I1]");
    CHECK(refused("disfida 1 barletta\nroll : 6 6 6 6\n") ==
          name + ":2: too few dice: after 4, initiative of italian is still to be rolled [I1]");
    CHECK(refused("disfida 1 barletta\nroll : 6 6 1 1") ==
          name + ":2: the last line is cut off: its line end is missing");
    CHECK(refused("disfida 1 barletta\nset round 3\nset phase charge\n").starts_with(name + ":3: "));
    CHECK(talk.refusal("load") == "load is written: load FILE");
    CHECK(talk.refusal("load " + name + "ly") == name + "ly: cannot be read: No such file or directory");
    CHECK(talk.refusal("load " + folder.path().string()) == folder.path().string() + ": is no regular file");
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
}

TEST_CASE("a file that cannot be written is said, and the game goes on") {
    const TemporaryFolder folder;
    Talk talk;
    talk.ok("new barletta seed 5");
    CHECK(talk.refusal("save") == "save is written: save FILE");
    const std::string nowhere = (folder.path() / "none" / "game").string();
    CHECK(talk.refusal("save " + nowhere) == nowhere + ": cannot be written: No such file or directory");
    CHECK(talk.refusal("save " + folder.path().string())
              .starts_with(folder.path().string() + ": is no regular file"));
    CHECK(talk.ok("record") == "disfida 1 barletta\nseed 5");
}
