// How far a pupil has come: kept in a small file of text, and never lost by what is wrong with it.
#include <filesystem>

#include <sys/stat.h>
#include <unistd.h>

#include <doctest/doctest.h>

#include "play/tutor.hpp"
#include "support/home.hpp"
#include "support/paths.hpp"
#include "support/small_disk.hpp"

using disfida::due_lesson;
using disfida::Lesson;
using disfida::LessonShelf;
using disfida::Progress;
using disfida::test::file_text;
using disfida::test::SmallDisk;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;

namespace {

struct Home : disfida::test::Home {
    [[nodiscard]] std::string file() const { return own("lessons").string(); }
};

} // namespace

TEST_CASE("progress: nothing has been done where nothing is kept") {
    const Home home;
    const Progress progress = Progress::load();
    CHECK_FALSE(progress.done("barletta-01"));
    CHECK(progress.step("barletta-01") == 0);
    CHECK(progress.last().empty());
    CHECK_FALSE(std::filesystem::exists(home.file())); // looking leaves no trace
}

TEST_CASE("progress: step and end of each lesson are kept, the one at hand last") {
    const Home home;
    Progress progress = Progress::load();
    REQUIRE(progress.note("barletta-01", 3, false));
    REQUIRE(progress.note("iliad-02", 1, false));
    REQUIRE(progress.note("barletta-01", 0, true));
    CHECK(file_text(home.file()) == "iliad-02 1\nbarletta-01 0 done\n");
    const Progress again = Progress::load();
    CHECK(again.done("barletta-01"));
    CHECK(again.step("barletta-01") == 0);
    CHECK_FALSE(again.done("iliad-02"));
    CHECK(again.step("iliad-02") == 1);
    CHECK(again.last() == "barletta-01");
}

TEST_CASE("progress: a lesson once done stays done when it is repeated") {
    const Home home;
    Progress progress = Progress::load();
    REQUIRE(progress.note("barletta-01", 0, true));
    REQUIRE(progress.note("barletta-01", 2, false));
    CHECK(Progress::load().done("barletta-01"));
    CHECK(Progress::load().step("barletta-01") == 2);
}

TEST_CASE("progress: lines that are none are passed over") {
    const Home home;
    home.folder.write("disfida/lessons",
                      "\n\nbarletta-01\nbarletta-02 many\nbarletta-03 -1\n"
                      "barletta-04 2\n\xff\xfe garbage \x01\nbarletta-05 0 done\n"
                      "barletta-06 1 don\n99999999999999999999999 99999999999999999999999");
    const Progress progress = Progress::load();
    CHECK(progress.step("barletta-01") == 0);
    CHECK(progress.step("barletta-02") == 0);
    CHECK(progress.step("barletta-03") == 0);
    CHECK(progress.step("barletta-04") == 2);
    CHECK(progress.done("barletta-05"));
    CHECK_FALSE(progress.done("barletta-06"));
    CHECK(progress.last() == "barletta-06");
}

TEST_CASE("progress: with no state directory it is kept below home, readable by its owner alone") {
    const TemporaryFolder folder;
    const Variable state("XDG_STATE_HOME", std::nullopt);
    const Variable home("HOME", folder.path().string());
    Progress progress = Progress::load();
    REQUIRE(progress.note("barletta-01", 1, false));
    CHECK(file_text(folder.path() / ".local/state/disfida/lessons") == "barletta-01 1\n");
    struct stat status {};
    REQUIRE(stat((folder.path() / ".local/state/disfida").c_str(), &status) == 0);
    CHECK((status.st_mode & 0777U) == 0700U);
}

TEST_CASE("progress: where there is no home it is not kept, which is an error and no loss") {
    const Variable state("XDG_STATE_HOME", std::nullopt);
    const Variable home("HOME", std::nullopt);
    Progress progress = Progress::load();
    const auto noted = progress.note("barletta-01", 0, true);
    REQUIRE_FALSE(noted);
    CHECK(noted.error().line() == "there is no home folder: progress is not kept");
    CHECK(progress.done("barletta-01"));
}

TEST_CASE("progress: a folder that cannot be made is an error that names the file") {
    const Home home;
    home.folder.write("disfida", "a file where the folder should be\n");
    Progress progress = Progress::load();
    const auto noted = progress.note("barletta-01", 2, false);
    REQUIRE_FALSE(noted);
    CHECK(noted.error().line().starts_with(home.file() + ": "));
    CHECK(noted.error().line().ends_with("; progress is not kept"));
    CHECK(progress.step("barletta-01") == 2);
}

TEST_CASE("progress: what cannot be written leaves what was kept, and is written the next time") {
    const Home home;
    Progress progress = Progress::load();
    REQUIRE(progress.note("barletta-01", 0, true));
    {
        const SmallDisk full(4);
        CHECK_FALSE(progress.note("barletta-02", 5, false));
    }
    CHECK(file_text(home.file()) == "barletta-01 0 done\n");
    CHECK(progress.step("barletta-02") == 5);
    REQUIRE(progress.note("barletta-02", 6, false));
    CHECK(file_text(home.file()) == "barletta-01 0 done\nbarletta-02 6\n");
}

TEST_CASE("progress: a read-only folder is an error and loses nothing" * doctest::skip(geteuid() == 0)) {
    const Home home;
    Progress progress = Progress::load();
    REQUIRE(progress.note("barletta-01", 0, true));
    const std::string folder = (home.folder.path() / "disfida").string();
    REQUIRE(chmod(folder.c_str(), 0500) == 0);
    CHECK_FALSE(progress.note("barletta-02", 1, false));
    REQUIRE(chmod(folder.c_str(), 0700) == 0);
    CHECK(file_text(home.file()) == "barletta-01 0 done\n");
    CHECK(progress.done("barletta-01"));
}

TEST_CASE("the lesson that is due is the first that is not done, none when all are") {
    const Home home;
    const LessonShelf shelf = disfida::load_lessons(disfida::DataSource());
    const auto own = shelf.of("iliad");
    Progress progress = Progress::load();
    CHECK(due_lesson(shelf, progress, "iliad") == own[0]);
    REQUIRE(progress.note(own[1]->id, 0, true));
    CHECK(due_lesson(shelf, progress, "iliad") == own[0]); // one that was jumped over stays due
    REQUIRE(progress.note(own[0]->id, 0, true));
    CHECK(due_lesson(shelf, progress, "iliad") == own[2]);
    for (const Lesson* lesson : own) {
        REQUIRE(progress.note(lesson->id, 0, true));
    }
    CHECK(due_lesson(shelf, progress, "iliad") == nullptr);
    CHECK(due_lesson(shelf, progress, "barletta") == shelf.numbered("barletta", 1));
    CHECK(due_lesson(shelf, progress, "chess") == nullptr);
}

TEST_CASE("progress: a file that is there and cannot be read is left alone, which is said") {
    const Home home;
    std::filesystem::create_directories(home.folder.path() / "disfida");
    std::filesystem::create_symlink("lessons", home.file()); // a loop
    Progress progress = Progress::load();
    const auto noted = progress.note("barletta-01", 2, false);
    REQUIRE_FALSE(noted);
    CHECK(noted.error().line().ends_with("; progress is not kept"));
    CHECK(std::filesystem::is_symlink(home.file()));
}
