// The commands of plain mode.
#include <doctest/doctest.h>

#include "plain/commands.hpp"
#include "support/paths.hpp"
#include "talking.hpp"

namespace {

using disfida::Player;
using disfida::test::file_text;
using disfida::test::holds;
using disfida::test::skirmish;
using disfida::test::Talking;
using disfida::test::times;

const Player computer{Player::Kind::computer, 1};

std::string said(const std::vector<std::string>& lines) {
    Talking talking;
    talking.go_on_with(skirmish);
    return talking.say(lines);
}

} // namespace

TEST_CASE("plain commands: help lists every one, and says one by either name") {
    const std::string all = said({"help"});
    for (const auto& command : disfida::plain::all_commands()) {
        CHECK(holds(all, "\n" + std::string(command.name)));
    }
    CHECK(holds(said({"help moves"}), "moves or legal [WORD ...]: what may be played now"));
    CHECK(holds(said({"? legal"}), "moves or legal [WORD ...]: what may be played now"));
    CHECK(holds(said({"help dance"}), "'dance' is no command: help lists them.\n"));
}

TEST_CASE("plain commands: no two have one name") {
    std::vector<std::string_view> names;
    for (const auto& command : disfida::plain::all_commands()) {
        names.push_back(command.name);
        if (!command.other.empty()) {
            names.push_back(command.other);
        }
    }
    for (const auto name : names) {
        CHECK_MESSAGE(std::count(names.begin(), names.end(), name) == 1, name);
    }
}

TEST_CASE("plain commands: moves lists, filters by words, and counts where there are many") {
    CHECK(holds(said({"moves fieramosca attack"}), "\nmove fieramosca 2407 attack sachet\n"));
    CHECK(holds(said({"moves fiera att sach"}), "\nmove fieramosca 2407 attack sachet\n"));
    CHECK(holds(said({"moves dragon"}), " legal actions has 'dragon'.\n"));
    const std::string all = said({"moves"});
    CHECK(holds(all, "move miale: "));
    CHECK(holds(all, " ways\n"));
    CHECK(holds(all, "Add words to see fewer of them whole"));
    // fieramosca, mounted, and his 5 points: more than 15 and, without attacks, fewer than 81 hexes
    CHECK(holds(said({"moves fieramosca"}), "move fieramosca: "));
    CHECK(holds(said({"legal reorganise"}), "None of the ")); // nobody has Hits or is on foot
}

TEST_CASE("plain commands: odds tell shifts and chances, or why there are none") {
    const std::string out =
        said({"odds move fieramosca 2407 attack sachet", "odds move miale 2508", "odds", "odds jump"});
    CHECK(holds(out, "Fieramosca strikes: column +4 (VC +3, others before him +0, horse +1, wounds"));
    CHECK(holds(out, "attacker: unhorsed "));
    CHECK(holds(out, "defender: unhorsed 0%, wounded "));
    CHECK(holds(out, "no dice with odds follow that action"));
    CHECK(holds(out, " attack sachet: Sachet surrenders ")); // alone, odds compares all there is
    CHECK(holds(out, "'jump' is no action\n"));
}

TEST_CASE("plain commands: status, field, pieces by side, by name and by what the game calls them") {
    const std::string out = said({"status", "field", "pieces french", "knights sachet", "pieces dragons"});
    CHECK(holds(out, "Round 1 of 5.\n"));
    CHECK(holds(out, "24   .   .  (Lm) .   .   .  (sc) Fi  .   .   .   .   .   .\n"));
    CHECK(holds(out, "French:\nLa Motte (la-motte), VC 6, mounted, 2402.\n"));
    CHECK(holds(out, "Sachet, VC 4, on foot, 2406, 2 Hits.\n"));
    CHECK(holds(out, "'dragons' is neither a side nor a piece: italian, french, or a piece"));
}

TEST_CASE("plain commands: log and explain by number") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.plan.hand_dice = true;
    const std::string out =
        talking.say({"log", "explain", "move fieramosca 2407 attack sachet", "1 4", "2 4", "1",
                     "move la-motte 2401", "log", "log 1", "log many", "explain", "explain 2", "explain 3"});
    CHECK(times(out, "Nothing has been played yet.\n") == 2);
    CHECK(times(out, "1. Fieramosca stays in 2407, attacks Sachet. Sachet takes 2 Hits, is") == 1);
    CHECK(times(out, "2. La Motte moves to 2401.\n") == 2);
    CHECK(holds(out, "log is written: log [COUNT]\n"));
    CHECK(holds(out, "2. move la-motte 2401\n"));
    CHECK(holds(out, "1. move fieramosca 2407 attack sachet : 1 4 2 4 1\n"));
    CHECK(holds(out, "  own VC less the enemy's"));
    CHECK(holds(out, "SCT roller/enemy [H1.3]: [] Fieramosca, () Sachet"));
    CHECK(holds(out, "'3' is no action's number: 1 to 2.\n"));
}

TEST_CASE("plain commands: undo and redo with the computer's answers, and why not") {
    Talking talking;
    talking.plan.hand_dice = true;
    talking.plan.seed.reset();
    talking.plan.players = {Player{}, computer};
    const std::string out =
        talking.say({"undo", "redo", "roll", "6 6", "1 1", "undo", "place fieramosca 2407", "undo", "redo"});
    CHECK(holds(out, "there is nothing to take back\n"));
    CHECK(holds(out, "there is nothing to play again\n"));
    CHECK(holds(out, "dice have been rolled since your last decision: it stands\n"));
    CHECK(holds(
        out, "Your last order and the answers to it are taken back. Deployment, 0 of 26\nknights stand.\n"));
    CHECK(holds(out, "Played again. Deployment, 3 of 26 knights stand.\n"));
}

TEST_CASE("plain commands: undo takes an order back that nobody has answered") {
    Talking talking;
    talking.plan.hand_dice = true;
    talking.plan.seed.reset();
    const std::string out =
        talking.say({"roll", "66", "11", "place fieramosca 2407", "place la-motte 1806", "undo", "redo"});
    CHECK(holds(out, "Your last order is taken back. Deployment, 1 of 26 knights stand.\n"));
    CHECK(holds(out, "Played again. Deployment, 2 of 26 knights stand.\n"));
    CHECK(holds(talking.record(), "place la-motte 1806\n"));
}

TEST_CASE(
    "plain commands: save writes a copy, load goes on with another game, a failed load changes nothing") {
    Talking talking;
    talking.go_on_with(skirmish);
    const std::string copy = (talking.folder() / "copy.disfida").string();
    const std::string bad = (talking.folder() / "bad.disfida").string();
    talking.write("bad.disfida", "nothing\n");
    const std::string out = talking.say({"save " + copy, "move miale 2508", "load " + bad, "load none",
                                         "load", "save", "load " + copy, "log", "move miale 2509"});
    CHECK(holds(out, "The record is written to " + copy + "\n"));
    CHECK(holds(out, bad + ":1: "));
    CHECK(holds(out, "none: is not there\n"));
    CHECK(holds(out, "load is written: load FILE\n"));
    CHECK(holds(out, "save is written: save FILE\n"));
    CHECK(times(out, "Nothing has been played yet.\n") == 1); // in the copy
    CHECK(holds(file_text(copy), "move miale 2509\n"));
    CHECK(holds(talking.record(), "move miale 2508\n"));
    CHECK(talking.record().find("2509") == std::string::npos);
}

TEST_CASE("plain commands: a game that is finished can be taken up again, and ends again") {
    Talking talking;
    talking.go_on_with("disfida 1 barletta\nset empty\nset phase regroup\nset round 5\nset first italian\n"
                       "set knight fieramosca 2407\nset knight sachet 2403 foot hits 1 order reorganising\n");
    const std::string out =
        talking.say({"recover sachet", "moves", "move fieramosca 2408", "undo", "recover sachet"});
    CHECK(times(out, "A draw, 0 VP each: on points after round 5 [J1].\n") == 2);
    CHECK(holds(out, "Nothing more can be played, the game is over.\n"));
    CHECK(holds(out, "the game is over [J1]\n"));
    CHECK(holds(out, "Your last order is taken back. Round 5 of 5.\n"));
}

TEST_CASE("plain commands: auto draws up the lines") {
    Talking talking;
    const std::string out = talking.say({"auto", "auto hand", "auto roster", "auto roster"});
    CHECK(times(out, "auto is written with one of: roster, random.\n") == 2);
    CHECK(times(talking.record(), "place ") == 26);
    CHECK(holds(talking.record(), "place fieramosca "));
    CHECK(holds(out, "The opening is over.\n"));
}

TEST_CASE("plain commands: rules by id and by word, rulings") {
    const std::string out = said({"rules", "rule H2.2", "rules Fieramosca", "rules xyzzy", "rulings"});
    CHECK(holds(out, "\nH2.2  Retreat blocked\n"));
    CHECK(holds(out, "No rule is called or mentions 'xyzzy': rules lists them.\n"));
    CHECK(holds(out, "  Ruling: "));
    CHECK(holds(out, "  Reconstruction: "));
    CHECK(times(out, "H2.2  Retreat blocked\n") == 2); // by itself, among the rulings
    CHECK(holds(out, "H2.2      Retreat blocked (ruling)\n"));
    CHECK(holds(out, "  See also: H1.4, H2, H4, H5\n"));
    CHECK(holds(out, "  Lesson 8: "));
}

TEST_CASE("plain commands: players, dice, pace and confirm can be changed, and options shows them") {
    Talking talking;
    talking.go_on_with(skirmish);
    const std::string out = talking.say(
        {"options", "dice hand", "pace 300", "pace key", "pace 300", "confirm on", "dice foot", "pace slow",
         "confirm maybe", "player germans person", "player french dog", "player french person", "options"});
    CHECK(holds(out, "gallantry off. K2: "));
    CHECK(holds(out, "player french person.\n"));
    CHECK(holds(out, "dice hand.\n"));
    CHECK(holds(out, "pace 300 ms, confirm on.\n"));
    CHECK(holds(out, "dice is written: dice hand|thrown\n"));
    CHECK(holds(out, "'slow' is no pace: key, or milliseconds from 0 to 60000\n"));
    CHECK(holds(out, "confirm is written: confirm on|off\n"));
    CHECK(holds(out, "player is written: player SIDE WHO, with SIDE one of italian, french."));
    CHECK(holds(out, "'dog' is no player"));
    CHECK(holds(out, "The game is kept in "));
    CHECK(holds(talking.record(), "dice=hand\n"));
}

TEST_CASE("plain commands: a side given to the computer is played by it at once") {
    Talking talking;
    talking.go_on_with(skirmish);
    talking.say({"player italian computer", "quit"});
    CHECK(holds(talking.record(), "\nmove "));
    CHECK(holds(talking.record(), "# players italian=computer:1 french=person dice=thrown\n"));
}

TEST_CASE("plain commands: an unknown word is refused with what may have been meant") {
    const std::string out = said({"helpp", "xyzzy"});
    CHECK(holds(out, "'helpp' is no action\nClosest: help\n"));
    CHECK(holds(out, "Type moves for what may be played, help for the commands.\n"));
}
