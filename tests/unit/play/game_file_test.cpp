// The file of a game: held by one player at a time, never written over when another program has changed it.
#include <array>
#include <filesystem>
#include <fstream>

#include <sys/wait.h>
#include <unistd.h>

#include <doctest/doctest.h>

#include "disfida/record.hpp"
#include "kernel/data.hpp"
#include "play/follower.hpp"
#include "play/game_file.hpp"
#include "play/session.hpp"
#include "support/folder.hpp"
#include "support/paths.hpp"

namespace {

using disfida::DataSource;
using disfida::GameFile;
using disfida::Plan;
using disfida::Session;
using disfida::test::file_text;
using disfida::test::TemporaryFolder;

constexpr std::array italians_win{6, 6, 1, 1};

std::string path_in(const TemporaryFolder& folder) { return (folder.path() / "game.disfida").string(); }

Session new_game(const std::string& path) {
    Plan plan;
    plan.game = "barletta";
    plan.file = path;
    plan.seed = 7;
    plan.players = {disfida::Player{}, disfida::Player{}};
    auto session = Session::open(DataSource(), plan);
    REQUIRE_MESSAGE(session, session.error().line());
    return std::move(*session);
}

std::string refusal(const std::string& path) {
    Plan plan;
    plan.file = path;
    const auto session = Session::open(DataSource(), plan);
    return session ? "opened" : session.error().line();
}

void append(const std::string& path, std::string_view text) {
    std::ofstream(path, std::ios::app | std::ios::binary) << text;
}

} // namespace

TEST_CASE("game file: held once, and free again when it is let go") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    folder.write("game.disfida", "text\n");
    {
        const auto file = GameFile::hold(path);
        REQUIRE(file);
        const auto second = GameFile::hold(path);
        REQUIRE_FALSE(second);
        CHECK(second.error().text == path + ": is being played already");
    }
    CHECK(GameFile::hold(path));
}

TEST_CASE("game file: another process is told by its number, and what dies lets go") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    folder.write("game.disfida", "text\n");
    std::array<int, 2> ready{};
    std::array<int, 2> done{};
    REQUIRE(pipe(ready.data()) == 0);
    REQUIRE(pipe(done.data()) == 0);
    const pid_t child = fork();
    if (child == 0) {
        const auto file = GameFile::hold(path);
        char sign = file ? 'y' : 'n';
        close(done[1]);
        if (write(ready[1], &sign, 1) == 1) {
            while (read(done[0], &sign, 1) > 0) {
            }
        }
        _exit(0); // nothing is put in order
    }
    close(ready[1]);
    close(done[0]);
    char sign = 'n';
    REQUIRE(read(ready[0], &sign, 1) == 1);
    CHECK(sign == 'y');
    const auto file = GameFile::hold(path);
    const std::string said = file ? "held" : file.error().text;
    CHECK(said.starts_with(path + ": is being played by process " + std::to_string(child) + " of "));
    CHECK(said.find(" since ") != std::string::npos);
    const auto holder = disfida::held_by_another(path);
    CHECK((holder ? path + ": " + *holder : "free") == said);
    const auto question = disfida::watch_question(path);
    CHECK((question ? *question : "") == said + ". Watch it?");
    close(done[1]);
    REQUIRE(waitpid(child, nullptr, 0) == child);
    close(ready[0]);
    CHECK_FALSE(disfida::held_by_another(path));
    CHECK(GameFile::hold(path));
}

TEST_CASE("game file: a new one in its place is held too") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    auto file = GameFile::make(path, "one\n");
    REQUIRE(file);
    CHECK_FALSE(GameFile::hold(path));
    REQUIRE(file->rewrite("two\n"));
    CHECK_FALSE(GameFile::hold(path));
    REQUIRE(file->append("three\n"));
    CHECK(file_text(path) == "two\nthree\n");
    CHECK(file->found() == GameFile::Found::own);
    CHECK_FALSE(GameFile::make(path, "four\n"));
    CHECK(file_text(path) == "two\nthree\n");
}

TEST_CASE("game file: what another program makes of it is noticed") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    auto file = GameFile::make(path, "one\n");
    REQUIRE(file);
    append(path, "x");
    CHECK(file->found() == GameFile::Found::foreign);
    std::filesystem::resize_file(path, 4);
    CHECK(file->found() == GameFile::Found::own);
    folder.write("other", "one\n");
    std::filesystem::rename(folder.path() / "other", path);
    CHECK(file->found() == GameFile::Found::foreign);
    std::filesystem::remove(path);
    CHECK(file->found() == GameFile::Found::gone);
}

TEST_CASE("session: a game that is being played is refused to a second player and stays as it is") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    Session session = new_game(path);
    const std::string before = file_text(path);
    CHECK(refusal(path) == path + ": is being played already");
    REQUIRE(session.play("roll", italians_win));
    CHECK(refusal(path) == path + ": is being played already");
    CHECK(file_text(path) == before + "roll : 6 6 1 1\n");
}

TEST_CASE("session: a file another program has changed is left alone, the game goes on in one beside it") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    const std::string beside = (folder.path() / "game-2.disfida").string();
    Session session = new_game(path);
    REQUIRE(session.play("roll", italians_win));
    SUBCASE("it was added to") { append(path, "place fiera"); }
    SUBCASE("another stands there") {
        folder.write("other", "disfida 1 barletta\n");
        std::filesystem::rename(folder.path() / "other", path);
    }
    const std::string theirs = file_text(path);
    REQUIRE(session.play("place fieramosca 2407"));
    CHECK(session.take_warning() == path +
                                        ": another program has changed it, so it is left alone; this game "
                                        "is kept in " +
                                        beside + " from now on");
    REQUIRE(session.play("place la-motte 1806"));
    CHECK(session.take_warning().empty());
    CHECK(file_text(path) == theirs);
    CHECK(file_text(beside).ends_with("roll : 6 6 1 1\nplace fieramosca 2407\nplace la-motte 1806\n"));
    CHECK(session.path() == beside);
    session.set_player("french", {disfida::Player::Kind::computer, 1}); // writes the whole file
    CHECK(file_text(path) == theirs);
    CHECK(refusal(beside) == beside + ": is being played already");
}

TEST_CASE("session: a copy goes over no other file, and over no game that is being played") {
    const TemporaryFolder folder;
    Session session = new_game(path_in(folder));
    folder.write("letter.txt", "dear reader\n");
    folder.write("old.disfida", "disfida 1 barletta\nseed 4\n");
    const std::string letter = (folder.path() / "letter.txt").string();
    const std::string old = (folder.path() / "old.disfida").string();
    const auto refused = session.save_copy(letter);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().text == letter + ": is there already and is no record: it is not written over");
    CHECK(file_text(letter) == "dear reader\n");
    const auto there = disfida::holds_record(old);
    REQUIRE(there);
    CHECK(*there);
    const auto free = disfida::holds_record((folder.path() / "none").string());
    REQUIRE(free);
    CHECK_FALSE(*free);
    {
        const auto held = GameFile::hold(old);
        CHECK_FALSE(session.save_copy(old));
        CHECK(file_text(old) == "disfida 1 barletta\nseed 4\n");
    }
    CHECK(session.save_copy(old));
    CHECK(file_text(old) == file_text(session.path()));
    CHECK_FALSE(session.save_copy(session.path())); // the game itself
}

TEST_CASE("session: actions that are on no disk are unsaved until a copy has them") {
    const TemporaryFolder folder;
    const auto below = folder.path() / "below";
    std::filesystem::create_directory(below);
    Session session = new_game((below / "game.disfida").string());
    CHECK_FALSE(session.unsaved());
    std::filesystem::remove_all(below);
    REQUIRE(session.play("roll", italians_win));
    CHECK(session.unsaved());
    REQUIRE(session.save_copy((folder.path() / "copy.disfida").string()));
    CHECK_FALSE(session.unsaved());
    REQUIRE(session.play("place fieramosca 2407"));
    CHECK(session.unsaved());
}

TEST_CASE("session: a record with a torn last line is gone on with only when that is wanted") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    const std::string whole = "disfida 1 barletta\nroll : 6 6 1 1\n";
    folder.write("game.disfida", whole + "place fiera");
    folder.write("game.disfida.torn", "an older one");
    CHECK(refusal(path) == path + ":3: the last line is cut off: its line end is missing");
    const auto question = disfida::torn_question(DataSource(), path);
    REQUIRE(question);
    CHECK(question->starts_with(path + ":3: the last line is cut off. Go on from the line before?"));
    CHECK(file_text(path) == whole + "place fiera");
    Plan plan;
    plan.file = path;
    plan.mend = true;
    auto session = Session::open(DataSource(), plan);
    REQUIRE_MESSAGE(session, session.error().line());
    CHECK(session->match().plies().size() == 1);
    CHECK(file_text(folder.path() / "game.disfida.torn") == "an older one");
    CHECK(file_text(folder.path() / "game.disfida.torn-2") == whole + "place fiera");
    CHECK(file_text(path).ends_with("roll : 6 6 1 1\n"));
    REQUIRE(session->play("place fieramosca 2407"));
    CHECK(file_text(path).ends_with("roll : 6 6 1 1\nplace fieramosca 2407\n"));
    // A whole record, or one that does not hold otherwise, is not asked about.
    folder.write("b.disfida", whole);
    CHECK_FALSE(disfida::torn_question(DataSource(), (folder.path() / "b.disfida").string()));
    folder.write("c.disfida", "disfida 1 barletta\nroll : 6 6\nplace");
    CHECK_FALSE(disfida::torn_question(DataSource(), (folder.path() / "c.disfida").string()));
    folder.write("d.disfida", "disf");
    CHECK_FALSE(disfida::torn_question(DataSource(), (folder.path() / "d.disfida").string()));
}

TEST_CASE("session: a record with a line that does not hold is gone on with from the line before, if that is "
          "wanted") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    const std::string good = "disfida 1 barletta\nroll : 6 6 1 1\n";
    for (const std::string bad : {"place fieramosca 2507\nplace la-motte 2401\n", "place fieramosca 2407 \n",
                                  "check 00000000\nplace fieramosca 2407\n", "option daste on\n"}) {
        folder.write("game.disfida", good + bad);
        const auto question = disfida::torn_question(DataSource(), path);
        REQUIRE(question);
        CHECK(question->starts_with(path + ":3: this line does not hold. Go on from the line before?"));
        Plan plan;
        plan.file = path;
        plan.mend = true;
        {
            const auto session = Session::open(DataSource(), plan);
            REQUIRE_MESSAGE(session, session.error().line());
            CHECK(session->match().plies().size() == 1);
        }
        CHECK(file_text(path + ".torn") == good + bad);
        std::filesystem::remove(path + ".torn");
    }
    // Other data files may be all that is wrong: the record says which it was played with.
    folder.write("game.disfida", "disfida 1 barletta\n# data /somewhere\nroll : 6 6 1 1\ncheck 00000000\n");
    CHECK_FALSE(disfida::torn_question(DataSource(), path));
}

TEST_CASE("session: a game with other data files notes them, and says how to go on and why it cannot") {
    const TemporaryFolder folder;
    const std::string path = path_in(folder);
    const auto root = folder.path() / "my data";
    std::string knights = file_text(disfida::test::source_root() / "data/barletta/knights.toml");
    const std::size_t vc = knights.find("vc = 7"); // fieramosca's
    REQUIRE(vc != std::string::npos);
    folder.write("my data/barletta/knights.toml", knights.replace(vc, 6, "vc = 6"));
    const auto data = DataSource::open(root.string());
    REQUIRE(data);
    {
        Plan plan;
        plan.game = "barletta";
        plan.file = path;
        plan.players = {disfida::Player{}, disfida::Player{}};
        auto session = Session::open(*data, plan);
        REQUIRE_MESSAGE(session, session.error().line());
        CHECK(file_text(path).find("\n# data " + root.string() + "\n") != std::string::npos);
        CHECK(disfida::farewell(*session) == "Deployment, 0 of 26 knights stand. Go on with: disfida " +
                                                 path + " --data='" + root.string() + "'");
    }
    const std::string plain = file_text(path);
    folder.write("game.disfida", plain + "roll : 6 6\n");
    CHECK(refusal(path).find("; it was played with --data='" + root.string() + "'") != std::string::npos);
    folder.write("game.disfida", plain + "roll : 6 6 1 1 \n"); // not how a record is written: no hint
    CHECK(refusal(path).find("--data") == std::string::npos);
    folder.write("game.disfida", "disfida 1 barletta\nroll : 6 6\n"); // no comment: no hint
    CHECK(refusal(path).find("--data") == std::string::npos);
}
