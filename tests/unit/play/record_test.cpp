// Records: read strictly, kept to the byte, written one way.
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <doctest/doctest.h>

#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "support/folder.hpp"

using disfida::DataSource;
using disfida::Match;

namespace {

/// Every kind of statement; each line ends a game that stands by itself.
constexpr std::string_view whole = "disfida 1 barletta\n"
                                   "# a cold morning\n"
                                   "option daste on\n"
                                   "\n"
                                   "seed 20261129\n"
                                   "set empty\n"
                                   "set round 1\n"
                                   "set knight salomone 2407\n"
                                   "set knight pises 2406\n"
                                   "set po french 0\n"
                                   "roll : 3 3 4 2 6 6 1 1\n"
                                   "first\n"
                                   "# the only attack\n"
                                   "move salomone 2407 attack pises : 5 6 3 4 1\n"
                                   "check XXXXXXXX\n"
                                   "roll : 6 6 1 1\n";

Match read(std::string_view text) {
    auto match = Match::read(DataSource(), text, "r", 1);
    REQUIRE_MESSAGE(match, match.error().text);
    return std::move(*match);
}

std::string refused(std::string_view text) {
    const auto match = Match::read(DataSource(), text, "r", 1);
    REQUIRE_FALSE(match);
    return match.error().text;
}

/// The whole record with the check that belongs there, computed from the state of the game up to it.
std::string checked() {
    const std::string text(whole);
    const std::size_t at = text.find("XXXXXXXX");
    const Match before = read(text.substr(0, text.find("check")));
    return text.substr(0, at) + disfida::digest(before.position().state()) + text.substr(at + 8);
}

/// A short record with these lines after the header.
std::string after_header(std::string_view lines) {
    return refused("disfida 1 barletta\n" + std::string(lines));
}

} // namespace

TEST_CASE("record: a record read is the same record, comments and blank lines included") {
    const std::string text = checked();
    const Match match = read(text);
    CHECK(match.record().text() == text);
    CHECK(match.record().seed() == 20261129);
    CHECK(match.plies().size() == 4);
    CHECK(match.plies()[2].dice == std::vector<int>{5, 6, 3, 4, 1});
}

TEST_CASE("record: cut at every byte it is a shorter game after a line, else refused with its place") {
    const std::string text = checked();
    std::size_t line = 1;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const std::string cut = text.substr(0, size);
        if (size == 0) {
            CHECK(refused(cut) == "r:1: this is no record: it has to begin with the line: disfida 1 GAME");
        } else if (cut.back() == '\n') {
            CHECK(read(cut).record().text() == cut);
            ++line;
        } else {
            CHECK(refused(cut) ==
                  "r:" + std::to_string(line) + ": the last line is cut off: its line end is missing");
        }
    }
    CHECK(line == 17);
}

TEST_CASE("record: an option that states the default is read, not written") {
    CHECK(read("disfida 1 barletta\noption daste off\noption gallantry on\nseed 1\n").record().text() ==
          "disfida 1 barletta\noption gallantry on\nseed 1\n");
}

TEST_CASE("record: header") {
    CHECK(refused("chess\n") == "r:1: a record begins with the line: disfida 1 GAME");
    CHECK(refused("disfida 1\n") == "r:1: a record begins with the line: disfida 1 GAME");
    CHECK(refused("disfida 2 barletta\n") == "r:1: format version '2' is not known here, only 1");
    CHECK(refused("disfida 1 chess\n").starts_with("r:1: no game is called 'chess': barletta"));
    CHECK(refused("# only a comment\n") ==
          "r:1: this is no record: it has to begin with the line: disfida 1 GAME");
    CHECK(refused("\n\nroll : 6 6 1 1\n") == "r:3: a record begins with the line: disfida 1 GAME");
    CHECK(after_header("disfida 1 barletta\n") == "r:2: a second header");
    CHECK(read("# first\n\ndisfida 1 barletta\n").record().text() == "# first\n\ndisfida 1 barletta\n");
}

TEST_CASE("record: spelling") {
    CHECK(refused("disfida 1 barletta\r\n") == "r:1: lines end with LF alone, here is a CR too");
    CHECK(refused("disfida 1  barletta\n") == "r:1: two spaces where one belongs");
    CHECK(after_header("roll : 6 6  1 1\n") == "r:2: two spaces where one belongs");
    CHECK(after_header(" roll : 6 6 1 1\n") == "r:2: a space at the beginning or end of the line");
    CHECK(after_header("roll : 6 6 1 1 \n") == "r:2: a space at the beginning or end of the line");
    CHECK(after_header(" \n") == "r:2: a space at the beginning or end of the line");
    CHECK(after_header("roll\t: 6 6 1 1\n") == "r:2: a control character");
    CHECK(after_header(std::string_view("ro\0ll\n", 6)) == "r:2: a control character");
    CHECK(after_header("dance\n") == "r:2: 'dance' is no action");
    CHECK(after_header("SEED 5\n") == "r:2: 'SEED' is no action");
}

TEST_CASE("record: order of statements") {
    CHECK(after_header("seed 5\nseed 5\n") == "r:3: a second seed");
    const std::string order =
        ": out of order: header, options, seed, set-ups, commit, then actions, then reveal";
    CHECK(after_header("seed 5\noption daste on\n") == "r:3" + order);
    CHECK(after_header("set empty\noption daste on\n") == "r:3" + order);
    CHECK(after_header("set empty\nseed 5\n") == "r:3" + order);
    CHECK(after_header("roll : 6 6 1 1\nset empty\n") == "r:3" + order);
    CHECK(after_header("roll : 6 6 1 1\nseed 5\n") == "r:3" + order);
    CHECK(after_header("roll : 6 6 1 1\noption daste on\n") == "r:3" + order);
    CHECK(after_header("check 00000000\n") == "r:2: a check stands after an action");
    CHECK(after_header("set empty\ncheck 00000000\n") == "r:3: a check stands after an action");
    // Behind the secrets of the dice, too, it is compared.
    const std::string over = "commit french " + std::string(64, 'b') + "\nresign french\nreveal french " +
                             std::string(64, '1') + "\n";
    CHECK(after_header(over + "check 00000000\n").starts_with("r:5: the check does not hold"));
}

TEST_CASE("record: options, seeds, set-ups") {
    CHECK(after_header("option daste\n") == "r:2: an option is written: option NAME VALUE");
    CHECK(after_header("option daste on now\n") == "r:2: an option is written: option NAME VALUE");
    CHECK(after_header("option daste on\noption daste on\n") == "r:3: option 'daste' is said twice");
    CHECK(after_header("option daste on\noption speed on\n") ==
          "r:3: barletta has no option 'speed': daste, gallantry");
    CHECK(after_header("option daste maybe\n") == "r:2: option daste is on or off, not 'maybe'");
    for (const char* seed : {"-1", "18446744073709551616", "05", "1e3", "", "x"}) {
        CHECK(after_header("seed" + (*seed == '\0' ? "" : " " + std::string(seed)) + "\n") ==
              "r:2: a seed is a whole number from 0 to 18446744073709551615");
    }
    CHECK(read("disfida 1 barletta\nseed 18446744073709551615\n").record().seed() == 18446744073709551615U);
    CHECK(read("disfida 1 barletta\nseed 0\n").record().seed() == 0U);
    CHECK_FALSE(read("disfida 1 barletta\n").record().seed());
    CHECK(after_header("set\n") == "r:2: set what?");
    CHECK(after_header("set empty\nset knight miale 9999\n") == "r:3: 9999 is off the field");
    // What only the whole shows is told with the last set-up's line.
    CHECK(after_header("set empty\nset phase choose\nset round 1\n# that is all\n") ==
          "r:4: phase choose needs a side: set to-move italian or french");
    CHECK(after_header("set empty\nset phase choose\nset round 1\nfirst\n") ==
          "r:4: phase choose needs a side: set to-move italian or french");
}

TEST_CASE("record: actions and dice") {
    CHECK(after_header("first\n") == "r:2: dice decide first who places: roll");
    CHECK(after_header("roll\n") ==
          "r:2: too few dice: after 0, initiative of italian is still to be rolled");
    CHECK(after_header("roll : 6 6 1\n") ==
          "r:2: too few dice: after 3, initiative of french is still to be rolled");
    CHECK(after_header("roll : 6 6 1 1 1\n") == "r:2: too many dice: 'roll' takes 4 here, not 5");
    for (const char* die : {"0", "7", "66", "x", "-1"}) {
        CHECK(after_header("roll : 6 6 1 " + std::string(die) + "\n") ==
              "r:2: '" + std::string(die) + "' is no die: 1 to 6");
    }
    CHECK(after_header("roll :\n") == "r:2: no dice after the colon; an action without dice has none");
    CHECK(after_header("roll: 6 6 1 1\n").starts_with("r:2: "));
    CHECK(after_header("roll :6 6 1 1\n") == "r:2: dice are written: ACTION : 3 4 1");
    CHECK(after_header("roll : 6 6 1 1\nplace miale 2406\n") ==
          "r:3: the first knight stands in the middle of the line, 2407");
    CHECK(after_header("roll : 6 6 1 1\nplace miale 2407 : 3\n") ==
          "r:3: too many dice: 'place miale 2407' takes 0 here, not 1");
}

TEST_CASE("record: a check is verified wherever it stands, and may be missing") {
    const Match match = read("disfida 1 barletta\nroll : 6 6 1 1\n");
    const std::string good = disfida::digest(match.position().state());
    CHECK(
        read("disfida 1 barletta\nroll : 6 6 1 1\ncheck " + good + "\ncheck " + good + "\nplace miale 2407\n")
            .plies()
            .size() == 2);
    CHECK(after_header("roll : 6 6 1 1\n\ncheck 0badc0de\n") ==
          "r:4: the check does not hold: the position here has " + good);
    CHECK(after_header("roll : 6 6 1 1\nplace miale 2407\ncheck " + good + "\n")
              .starts_with("r:4: the check does not hold"));
    for (const char* bad : {"check 5F0C21AA", "check 123", "check 5f0c21aa0", "check", "check 5f0c 21aa"}) {
        CHECK(after_header("roll : 6 6 1 1\n" + std::string(bad) + "\n") ==
              "r:3: a check is 8 lower-case hex digits");
    }
}

TEST_CASE("record: a refusal carries its rule") {
    const auto match =
        Match::read(DataSource(), "disfida 1 barletta\nroll : 6 6 1 1\nplace miale 2406\n", "r", 1);
    REQUIRE_FALSE(match);
    CHECK(match.error().rule == "I1");
}

TEST_CASE("record: a bad data file is told as itself, not as a line of the record") {
    const disfida::test::TemporaryFolder folder;
    folder.write("barletta/surrender.toml", "modifiers = 3\n");
    const auto data = DataSource::open(folder.path().string());
    REQUIRE(data);
    const auto match = Match::read(*data, "disfida 1 barletta\noption daste on\n", "r", 1);
    REQUIRE_FALSE(match);
    CHECK(match.error().text.starts_with((folder.path() / "barletta/surrender.toml").string() + ":1: "));
}

TEST_CASE("record: actions with dice are split and joined one way") {
    const auto line = disfida::parse_action_line("charge miale : 3 4 4");
    REQUIRE(line);
    CHECK(line->action == "charge miale");
    CHECK(line->dice == std::vector<int>{3, 4, 4});
    CHECK(line->given);
    CHECK(disfida::with_dice(line->action, line->dice) == "charge miale : 3 4 4");
    const auto empty = disfida::parse_action_line("pass :");
    REQUIRE(empty);
    CHECK(empty->given);
    CHECK(empty->dice.empty());
    const auto bare = disfida::parse_action_line("pass");
    REQUIRE(bare);
    CHECK_FALSE(bare->given);
    CHECK(disfida::with_dice("pass", {}) == "pass");
}
