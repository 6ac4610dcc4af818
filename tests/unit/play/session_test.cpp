// A session: its file, its players, and what may be taken back.
#include <array>
#include <filesystem>
#include <set>

#include <sys/stat.h>

#include <doctest/doctest.h>

#include "kernel/data.hpp"
#include "play/session.hpp"
#include "support/environment.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

using disfida::DataSource;
using disfida::Plan;
using disfida::Player;
using disfida::Session;
using disfida::test::file_text;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

const Player person{};
const Player computer{Player::Kind::computer, 1};
constexpr std::array italians_win{6, 6, 1, 1};

/// A game kept in a file of this folder.
Plan plan_in(const TemporaryFolder& folder, Player italian = person, Player french = person) {
    Plan plan;
    plan.game = "barletta";
    plan.file = (folder.path() / "game.disfida").string();
    plan.seed = 7;
    plan.players = {italian, french};
    return plan;
}

Session open(const Plan& plan) {
    auto session = Session::open(DataSource(), plan);
    REQUIRE_MESSAGE(session, session.error().line());
    return std::move(*session);
}

std::string refusal(const Plan& plan) {
    const auto session = Session::open(DataSource(), plan);
    REQUIRE_FALSE(session);
    return session.error().line();
}

void play(Session& session, std::string_view action) {
    const auto done = session.play(action);
    REQUIRE_MESSAGE(done, done.error().line());
}

/// The roll for the deployment, won by the Italians.
void roll(Session& session) {
    const auto done = session.play("roll", italians_win);
    REQUIRE_MESSAGE(done, done.error().line());
}

/// A position in round 1 with one knight a side, far from each other, and one order left.
constexpr std::string_view last_order = "disfida 1 barletta\n"
                                        "set empty\n"
                                        "set phase activate\n"
                                        "set round 1\n"
                                        "set to-move italian\n"
                                        "set po italian 1\n"
                                        "set po french 0\n"
                                        "set knight fieramosca 2410\n"
                                        "set knight la-motte 2403\n";

} // namespace

TEST_CASE("session: each action is in the file when it has been played") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    Session session = open(plan);
    CHECK(file_text(plan.file) ==
          "disfida 1 barletta\n# players italian=person french=person dice=thrown\nseed 7\n");
    roll(session);
    const std::string first = file_text(plan.file);
    CHECK(first.ends_with("seed 7\nroll : 6 6 1 1\n"));
    play(session, "place fieramosca 2407");
    CHECK(file_text(plan.file) == first + "place fieramosca 2407\n");
    CHECK(session.take_warning().empty());
}

TEST_CASE("session: the check at the end of the charge goes into the file with its action") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder, computer, computer);
    folder.write("game.disfida", "disfida 1 barletta\nset empty\nset phase charge\nset to-move italian\n"
                                 "set knight miale 2407\nset knight sachet 2406\n");
    Plan going_on;
    going_on.file = plan.file;
    Session session = open(going_on);
    const auto done = session.play("charge miale", std::array{3, 4, 4}); // the rulebook's own example
    REQUIRE_MESSAGE(done, done.error().line());
    const std::string text = file_text(plan.file);
    const std::size_t action = text.find("charge miale : 3 4 4\ncheck ");
    REQUIRE(action != std::string::npos);
    CHECK(text.size() == action + std::string_view("charge miale : 3 4 4\ncheck 12345678\n").size());
}

TEST_CASE("session: a resumed game has the same state, players and dice") {
    const TemporaryFolder folder;
    Plan plan = plan_in(folder, computer, person);
    plan.options = {{"gallantry", "on"}};
    std::string state;
    {
        Session session = open(plan);
        roll(session);
        play(session, "place fieramosca 2407");
        session.set_hand_dice(true);
        state = session.position().state();
    }
    Plan going_on;
    going_on.file = plan.file;
    const Session session = open(going_on);
    CHECK(session.position().state() == state);
    CHECK(session.player("italian") == computer);
    CHECK(session.player("french") == person);
    CHECK(session.hand_dice());
    CHECK(session.match().plies().size() == 2);
    CHECK(session.path() == plan.file);
}

TEST_CASE("session: players named at resuming replace those of the file, and are noted") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder, person, computer);
    { Session session = open(plan); }
    Plan going_on;
    going_on.file = plan.file;
    going_on.players = {computer, std::nullopt};
    CHECK(open(going_on).player("italian") == computer);
    going_on.players.clear();
    CHECK(open(going_on).player("italian") == computer);
    CHECK(open(going_on).player("french") == computer);
}

TEST_CASE("session: resuming without a change leaves the file as it is") {
    const TemporaryFolder folder;
    folder.write("game.disfida", "disfida 1 barletta\nroll : 6 6 1 1\n# a word of mine\n");
    Plan plan;
    plan.file = (folder.path() / "game.disfida").string();
    Session session = open(plan);
    CHECK(file_text(plan.file) == "disfida 1 barletta\nroll : 6 6 1 1\n# a word of mine\n");
    play(session, "place fieramosca 2407");
    CHECK(file_text(plan.file) ==
          "disfida 1 barletta\nroll : 6 6 1 1\n# a word of mine\nplace fieramosca 2407\n");
}

TEST_CASE("session: an option that contradicts the record is refused, and the file stays") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    { Session session = open(plan); }
    const std::string before = file_text(plan.file);
    const auto with = [&](const auto& change) {
        Plan other;
        other.file = plan.file;
        change(other);
        return refusal(other);
    };
    CHECK(with([](Plan& p) {
              p.options = {{"gallantry", "on"}};
          }) == plan.file + ": was begun with gallantry off, not on");
    CHECK(with([](Plan& p) { p.options = {{"magic", "on"}}; }) == "barletta has no option 'magic'");
    CHECK(with([](Plan& p) { p.seed = 8; }) == plan.file + ": was begun with seed 7, not with seed 8");
    CHECK(with([](Plan& p) { p.game = "iliad"; }) == plan.file + ": is a game of barletta, not of iliad");
    CHECK(file_text(plan.file) == before);
    Plan same = plan;
    same.options = {{"gallantry", "off"}};
    CHECK(Session::open(DataSource(), same));
}

TEST_CASE("session: an opening cannot be asked for once it is over") {
    const TemporaryFolder folder;
    folder.write("game.disfida", last_order);
    Plan plan;
    plan.file = (folder.path() / "game.disfida").string();
    plan.opening = "roster";
    CHECK(refusal(plan) == plan.file + ": its opening is over, it cannot be made roster");
    plan.opening = "hand";
    CHECK(Session::open(DataSource(), plan));
    Plan fresh = plan_in(folder);
    fresh.file = (folder.path() / "new.disfida").string();
    fresh.opening = "magic";
    CHECK(refusal(fresh) == "'magic' is no way to begin barletta");
    CHECK_FALSE(std::filesystem::exists(fresh.file));
}

TEST_CASE("session: a seed and dice rolled by hand exclude each other") {
    const TemporaryFolder folder;
    Plan plan = plan_in(folder);
    plan.hand_dice = true;
    CHECK(refusal(plan) ==
          "a seed is for dice the program throws; leave it out where they are entered by hand");
    plan.seed.reset();
    const Session session = open(plan);
    CHECK_FALSE(session.match().record().seed());
}

TEST_CASE("session: a file that is no record is refused and stays as it is") {
    const TemporaryFolder folder;
    folder.write("game.disfida", "dear diary\n");
    Plan plan = plan_in(folder);
    CHECK(refusal(plan).starts_with(plan.file + ":1: "));
    CHECK(file_text(plan.file) == "dear diary\n");
    plan.game.clear();
    plan.file = (folder.path() / "none.disfida").string();
    CHECK(refusal(plan) == plan.file + ": cannot be read: No such file or directory");
    plan.game = "barletta";
    plan.file = (folder.path() / "no" / "such.disfida").string();
    CHECK(refusal(plan) == plan.file + ": cannot be written: No such file or directory");
}

TEST_CASE("session: automatic openings end at the charge") {
    const TemporaryFolder folder;
    for (const std::string_view how : {"roster", "random"}) {
        Plan plan = plan_in(folder, computer, computer);
        plan.file = (folder.path() / how).string();
        plan.opening = how;
        Session session = open(plan);
        std::size_t actions = 0;
        for (std::string action = session.opening_action(); !action.empty();
             action = session.opening_action()) {
            play(session, action);
            ++actions;
        }
        CHECK(actions == 27); // the roll and 26 knights
        CHECK(session.position().state().find("\"phase\":\"charge\"") != std::string::npos);
    }
    CHECK(open(plan_in(folder)).opening_action().empty()); // by hand when nothing was asked for
}

TEST_CASE("session: an opening played in one go is the same on disk, and waits for dice rolled by hand") {
    const TemporaryFolder folder;
    Plan plan = plan_in(folder);
    plan.opening = "roster";
    Session step_by_step = open(plan);
    for (std::string action = step_by_step.opening_action(); !action.empty();
         action = step_by_step.opening_action()) {
        play(step_by_step, action);
    }
    plan.file = (folder.path() / "whole.disfida").string();
    Session whole = open(plan);
    const auto played = whole.play_opening();
    REQUIRE(played);
    CHECK(*played);
    CHECK(file_text(plan.file) == file_text(step_by_step.path()));
    const auto again = whole.play_opening();
    REQUIRE(again);
    CHECK_FALSE(*again);
    play(whole, "charge fieramosca"); // goes to the end of the file as ever
    CHECK(file_text(plan.file).find("\ncharge fieramosca : ") != std::string::npos);

    plan.file = (folder.path() / "hand.disfida").string();
    plan.seed.reset();
    plan.hand_dice = true;
    Session by_hand = open(plan);
    REQUIRE(by_hand.play_opening());
    CHECK(by_hand.opening_action() == "roll");
    CHECK(by_hand.match().plies().empty());
    roll(by_hand);
    REQUIRE(by_hand.play_opening());
    CHECK(by_hand.match().plies().size() == 27); // the roll and 26 knights
    CHECK(file_text(plan.file).find("place sachet ") != std::string::npos);
}

TEST_CASE("session: the computer moves its sides, and where dice decide only if it plays all") {
    const TemporaryFolder folder;
    Session session = open(plan_in(folder, person, computer));
    CHECK_FALSE(session.computers_turn()); // the deployment roll: the person's
    roll(session);
    CHECK_FALSE(session.computers_turn());
    play(session, "place fieramosca 2407");
    CHECK(session.computers_turn());
    session.set_player("french", person);
    CHECK_FALSE(session.computers_turn());
    Plan plan = plan_in(folder, computer, computer);
    plan.file += "2";
    Session watched = open(plan);
    CHECK(watched.computers_turn());
    CHECK(watched.suggestion() == "roll");
}

TEST_CASE("session: undo stops at dice") {
    const TemporaryFolder folder;
    Session session = open(plan_in(folder));
    const auto nothing = session.take_back();
    REQUIRE_FALSE(nothing);
    CHECK(nothing.error().text == "there is nothing to take back");
    roll(session);
    const auto rolled = session.take_back();
    REQUIRE_FALSE(rolled);
    CHECK(rolled.error().text == "dice have been rolled since your last decision: it stands");
}

TEST_CASE("session: undo stops at a change of player") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    Session session = open(plan);
    roll(session);
    play(session, "place fieramosca 2407");
    const auto passed = session.take_back();
    REQUIRE_FALSE(passed);
    CHECK(passed.error().text == "the turn has passed to the other player: your order stands");
    play(session, "place la-motte 1806"); // the French place two
    const std::string before = session.position().state();
    play(session, "place daste 1906");
    CHECK_FALSE(session.take_back()); // the turn is the Italians' now
    play(session, "place fanfulla 1807");
    const std::string kept = file_text(plan.file);
    CHECK(session.take_back());
    CHECK(session.position().state() != before);
    CHECK(file_text(plan.file) + "place fanfulla 1807\n" == kept);
    CHECK_FALSE(session.take_back());
}

TEST_CASE("session: against the computer undo goes back to one's own decision, redo forward again") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder, person, computer);
    Session session = open(plan);
    roll(session);
    const std::string before = session.position().state();
    play(session, "place fieramosca 2407");
    play(session, session.suggestion());
    play(session, session.suggestion());
    const std::string after = session.position().state();
    const std::string kept = file_text(plan.file);
    CHECK(session.match().plies().size() == 4);
    CHECK(session.take_back());
    CHECK(session.position().state() == before);
    CHECK(session.match().plies().size() == 1);
    CHECK(session.redo());
    CHECK(session.position().state() == after);
    CHECK(file_text(plan.file) == kept);
    const auto again = session.redo();
    REQUIRE_FALSE(again);
    CHECK(again.error().text == "there is nothing to play again");
}

TEST_CASE("session: the order that ends a round may be taken back until the dice are rolled") {
    const TemporaryFolder folder;
    folder.write("game.disfida", last_order);
    Plan plan;
    plan.file = (folder.path() / "game.disfida").string();
    plan.players = {person, person};
    Session session = open(plan);
    play(session, "move fieramosca 2409");
    CHECK(session.position().to_move() == "none"); // round 2 begins with the initiative
    CHECK(session.take_back());
    CHECK(session.position().to_move() == "italian");
    CHECK(session.match().plies().empty());
}

TEST_CASE("session: a refused action changes neither game nor file") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    Session session = open(plan);
    const std::string before = file_text(plan.file);
    CHECK_FALSE(session.play("place fieramosca 2407"));
    CHECK_FALSE(session.play("roll", std::array{1, 2, 3}));
    CHECK(session.match().plies().empty());
    CHECK(file_text(plan.file) == before);
}

TEST_CASE("session: a file that cannot be written is warned of once, and written whole when it can again") {
    const TemporaryFolder folder;
    Plan plan = plan_in(folder);
    const auto below = folder.path() / "below";
    std::filesystem::create_directory(below);
    plan.file = (below / "game.disfida").string();
    Session session = open(plan);
    std::filesystem::remove_all(below);
    roll(session);
    const std::string warning = session.take_warning();
    CHECK(warning.starts_with(plan.file + ": cannot be written: No such file or directory"));
    CHECK(session.path().empty());
    CHECK(disfida::farewell(session) == "Deployment, 0 of 26 knights stand. This game is not kept.");
    play(session, "place fieramosca 2407");
    CHECK(session.take_warning().empty());
    std::filesystem::create_directory(below);
    play(session, "place la-motte 1806");
    CHECK(session.take_warning().empty());
    CHECK(session.path() == plan.file);
    CHECK(file_text(plan.file) ==
          "disfida 1 barletta\n# players italian=person french=person dice=thrown\nseed 7\n"
          "roll : 6 6 1 1\nplace fieramosca 2407\nplace la-motte 1806\n");
}

TEST_CASE("session: a kept file that is taken away comes back whole") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    Session session = open(plan);
    roll(session);
    std::filesystem::remove(plan.file);
    play(session, "place fieramosca 2407");
    CHECK(session.take_warning().empty());
    CHECK(file_text(plan.file).ends_with("roll : 6 6 1 1\nplace fieramosca 2407\n"));
}

TEST_CASE("session: without a FILE a game is kept in a folder of its owner's, under a name of its own") {
    const TemporaryFolder folder;
    const Variable state("XDG_STATE_HOME", folder.path().string());
    Plan plan;
    plan.game = "barletta";
    std::set<std::string> names;
    for (int i = 0; i < 3; ++i) { // within one second
        const Session session = open(plan);
        names.insert(session.path());
        CHECK(session.path().starts_with((folder.path() / "disfida/games/barletta-").string()));
        CHECK(std::filesystem::exists(session.path()));
    }
    CHECK(names.size() == 3);
    const auto modes = [](const std::filesystem::path& path) {
        return std::filesystem::status(path).permissions() & std::filesystem::perms::all;
    };
    CHECK(modes(folder.path() / "disfida/games") == std::filesystem::perms::owner_all);
    CHECK(modes(*names.begin()) ==
          (std::filesystem::perms::owner_read | std::filesystem::perms::owner_write));
}

TEST_CASE("session: without a home, or where it cannot be written, one plays all the same") {
    Plan plan;
    plan.game = "barletta";
    const Variable state("XDG_STATE_HOME", std::nullopt);
    SUBCASE("no home") {
        const Variable home("HOME", std::nullopt);
        Session session = open(plan);
        CHECK(session.take_warning() ==
              "there is no home folder: this game is not kept; name a FILE to keep it in");
        roll(session);
        CHECK(session.take_warning().empty());
        CHECK(session.path().empty());
    }
    SUBCASE("a home in which no folder can be made") {
        const Variable home("HOME", "/dev/null");
        Session session = open(plan);
        CHECK(session.take_warning() ==
              "/dev/null/.local/state/disfida/games: cannot be made (Not a directory): this "
              "game is not kept; name a FILE to keep it in");
        roll(session);
        CHECK(session.take_warning().empty());
    }
}

TEST_CASE("session: kept games are listed, the one played last first") {
    const TemporaryFolder folder;
    const Variable state("XDG_STATE_HOME", folder.path().string());
    CHECK(disfida::kept_games().empty());
    folder.write("disfida/games/barletta-1.disfida", "disfida 1 barletta\n");
    folder.write("disfida/games/barletta-2.disfida", "disfida 1 barletta\n");
    folder.write("disfida/games/notes.txt", "");
    const auto path = [&](const char* name) { return folder.path() / "disfida/games" / name; };
    const auto now = std::filesystem::last_write_time(path("barletta-2.disfida"));
    std::filesystem::last_write_time(path("barletta-1.disfida"), now + std::chrono::seconds(10));
    const auto games = disfida::kept_games();
    REQUIRE(games.size() == 2);
    CHECK(games[0].path == path("barletta-1.disfida"));
    CHECK(games[1].path == path("barletta-2.disfida"));
}

TEST_CASE("session: the last line tells the round and how to go on") {
    const TemporaryFolder folder;
    folder.write("game.disfida", last_order);
    Plan plan;
    plan.file = (folder.path() / "game.disfida").string();
    CHECK(disfida::farewell(open(plan)) == "Round 1 of 5. Go on with: disfida " + plan.file);
    const TemporaryFolder other;
    other.write("my game.disfida", last_order);
    plan.file = (other.path() / "my game.disfida").string();
    CHECK(disfida::farewell(open(plan)) == "Round 1 of 5. Go on with: disfida '" + plan.file + "'");
}

TEST_CASE("session: a copy is written elsewhere, the game stays where it is") {
    const TemporaryFolder folder;
    const Plan plan = plan_in(folder);
    Session session = open(plan);
    roll(session);
    const std::string copy = (folder.path() / "copy.disfida").string();
    CHECK(session.save_copy(copy));
    CHECK(file_text(copy) == file_text(plan.file));
    play(session, "place fieramosca 2407");
    CHECK(file_text(copy) != file_text(plan.file));
    const auto nowhere = session.save_copy((folder.path() / "no" / "way").string());
    CHECK_FALSE(nowhere);
}

TEST_CASE("players: written as they are read") {
    for (const auto& [text, player] : {std::pair{"person", person}, {"computer:1", computer}}) {
        const auto read = disfida::parse_player(text);
        REQUIRE(read);
        CHECK(*read == player);
        CHECK(disfida::name(*read) == text);
    }
    for (const std::string_view text : {"computer", "squire", "computer:squire"}) {
        const auto read = disfida::parse_player(text);
        REQUIRE(read);
        CHECK(*read == computer);
    }
    for (const std::string_view text : {"", "computer:", "computer:9", "human", "person:1", "Person"}) {
        CHECK_FALSE(disfida::parse_player(text));
    }
}

TEST_CASE("session: what was played on two terminals is not taken back alone, nor a resignation with it") {
    const TemporaryFolder folder;
    const std::string text = "disfida 1 barletta\ncommit italian " + std::string(64, 'a') +
                             "\ncommit french " + std::string(64, 'b') + "\nroll : 6 6 1 1\nresign french\n";
    for (const std::string& rest : {std::string(), "reveal french " + std::string(64, '1') + "\n"}) {
        folder.write("game.disfida", text + rest);
        Plan plan;
        plan.file = (folder.path() / "game.disfida").string();
        Session session = open(plan);
        REQUIRE(session.position().over());
        CHECK(session.take_back().error().text == "this was played on two terminals: what was played stands");
        CHECK_FALSE(session.correct());
        CHECK(session.position().over());
        CHECK(file_text(plan.file).find("\nresign french\n") != std::string::npos);
    }
}
