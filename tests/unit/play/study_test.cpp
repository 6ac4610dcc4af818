// Lessons and rules as the command line prints them, and what it says of lessons that are broken.
#include <algorithm>
#include <filesystem>

#include <doctest/doctest.h>

#include "play/study.hpp"
#include "kernel/words.hpp"
#include "play/tutor.hpp"
#include "support/environment.hpp"
#include "support/has.hpp"
#include "support/lessons.hpp"
#include "support/paths.hpp"

namespace {

using disfida::DataSource;
using disfida::LessonShelf;
using disfida::check_lessons;
using disfida::lesson_list;
using disfida::rule_text;
using disfida::test::has;
using disfida::test::LessonFolder;
using disfida::test::small_lesson;
using disfida::test::TemporaryFolder;
using disfida::test::Variable;
using disfida::test::with;

std::string rules(std::string_view game, std::string_view item) {
    const auto text = rule_text(DataSource(), game, item);
    REQUIRE_MESSAGE(text, text.error().line());
    return *text;
}

/// What is said of the lessons in a folder, which hold.
std::string report(const std::string& folder) {
    const auto text = check_lessons(folder);
    REQUIRE_MESSAGE(text, text.error().line());
    return *text;
}

} // namespace

TEST_CASE("learn --check: a folder whose lessons hold says how many, and counts the built-in ones not") {
    const LessonFolder folder;
    CHECK(report(folder.path()) ==
          "1 lesson played through: every right and wrong answer is as the lesson says.\n");
    folder.write("lessons/barletta-91-more.toml", small_lesson);
    CHECK(report(folder.path()).starts_with("2 lessons played through: "));
    CHECK(report(folder.path() + "/").starts_with("2 lessons"));
}

TEST_CASE("learn --check: every broken lesson is a line with its file, its line and the key") {
    const LessonFolder folder(with(small_lesson, "seed = 3", "sead = 3"));
    folder.write("lessons/barletta-91-dice.toml", with(small_lesson, "[4, 2, 3, 4]", "[4, 2, 3]"));
    folder.write("lessons/barletta-92-good.toml", small_lesson);
    folder.write("lessons/barletta-93-long.toml", with(small_lesson, "Now strike.", std::string(401, 'x')));
    const auto checked = check_lessons(folder.path());
    REQUIRE_FALSE(checked);
    const std::string head = folder.path() + "/lessons/";
    CHECK(has(checked.error().text, head + "barletta-90-small.toml:5: sead: unknown key"));
    CHECK(has(checked.error().text, head + "barletta-91-dice.toml:25: dice: too few dice"));
    CHECK(has(checked.error().text, head + "barletta-93-long.toml:22: text: is 401 characters long"));
    CHECK_FALSE(checked.error().text.find("92-good") != std::string::npos);
    CHECK(std::count(checked.error().text.begin(), checked.error().text.end(), '\n') == 2);
}

TEST_CASE("learn --check: a folder without lessons, or none at all, is an error") {
    const TemporaryFolder folder;
    const auto empty = check_lessons(folder.path().string());
    REQUIRE_FALSE(empty);
    CHECK(empty.error().text == folder.path().string() + ": has no lesson: one is called " +
                                    folder.path().string() + "/lessons/barletta-01-field.toml");
    CHECK_FALSE(check_lessons("/nowhere/at/all"));
}

TEST_CASE("learn --check: a folder whose name begins as that of the built-in data counts its own lessons") {
    const TemporaryFolder folder;
    folder.write("data/lessons/barletta-90-small.toml", small_lesson);
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const auto checked = check_lessons("data");
    std::filesystem::current_path(before);
    REQUIRE_MESSAGE(checked, checked.error().line());
    CHECK(checked->starts_with("1 lesson played"));
}

TEST_CASE("manual: the example of a lesson is one that holds") {
    const std::string page =
        disfida::test::file_text(disfida::test::source_root() / "man" / "disfida-lesson.7");
    const std::string begin = ".Bd -literal\n";
    const std::size_t from = page.find(begin) + begin.size();
    const LessonFolder folder(page.substr(from, page.find(".Ed\n") - from), "lessons/barletta-15-gate.toml");
    const auto checked = check_lessons(folder.path());
    CHECK_MESSAGE(checked, (checked ? "" : checked.error().line()));
}

TEST_CASE("learn --list: the lessons of all games or one, with what is done") {
    const TemporaryFolder home;
    const Variable state("XDG_STATE_HOME", home.path().string());
    home.write("disfida/lessons", "barletta-01 0 done\nbarletta-02 3\n");
    const LessonShelf shelf = disfida::load_lessons(DataSource());
    const std::string all = lesson_list(DataSource(), "");
    for (const auto& lesson : shelf.lessons) {
        CHECK(has(all, std::to_string(shelf.number(lesson)) + "  " + lesson.title));
        CHECK(has(all, "\n      " + lesson.about + "\n"));
    }
    CHECK(has(all, "   1  " + shelf.find("barletta-01")->title + "  (done)\n"));
    CHECK(has(all, "   2  " + shelf.find("barletta-02")->title + "  (at step 4)\n"));
    CHECK(has(all, "\n  10  "));
    const std::string iliad = lesson_list(DataSource(), "iliad");
    CHECK(has(iliad, shelf.find("iliad-01")->title));
    CHECK(iliad.find(shelf.find("barletta-01")->title) == std::string::npos);
    CHECK(lesson_list(DataSource(), "chess") == "There is no lesson.\n");
}

TEST_CASE("rules: one by its id, with what it refers to and the lesson that shows it") {
    const LessonShelf shelf = disfida::load_lessons(DataSource());
    const std::string one = rules("barletta", "H1.1");
    CHECK(one.starts_with(std::string(disfida::find_game("barletta")->title) + "\n\nH1.1  "));
    CHECK(has(one, "\n  See also: H1"));
    const auto* lesson = shelf.showing("barletta", "H1.1");
    REQUIRE(lesson != nullptr);
    CHECK(has(one, "\n  Lesson " + std::to_string(shelf.number(*lesson)) + ": " + lesson->title));
    CHECK(rules("", "H1.1") == one); // of whichever game
    CHECK(rules("", "I-Hero").starts_with(std::string(disfida::find_game("iliad")->title)));
    for (const auto line : disfida::split(one, '\n')) {
        CHECK(line.size() <= 78);
    }
}

TEST_CASE("rules: an index of all games, the whole book of one, those with a word, and none at all") {
    const std::string index = rules("", "");
    for (const auto& game : disfida::all_games()) {
        CHECK(has(index, std::string(game.title) + "\n"));
    }
    CHECK(has(index, "\nH1.1      "));
    CHECK(has(index, "\nI-Hero    "));
    CHECK(index.find("See also") == std::string::npos);
    const std::string book = rules("iliad", "");
    CHECK(has(book, "\nI-Hero  "));
    CHECK(has(book, "See also"));
    CHECK(book.find("\nH1.1") == std::string::npos);
    const std::string found = rules("", "supply");
    CHECK(has(found, "\nL-Supply  "));
    CHECK(found.find("\nI-Hero  ") == std::string::npos);
    const auto none = rule_text(DataSource(), "iliad", "artillery");
    REQUIRE_FALSE(none);
    CHECK(none.error().line() ==
          "'artillery' is no rule of iliad, and no rule has that word; disfida rules lists them");
    CHECK(rule_text(DataSource(), "", "artillery").error().line() ==
          "'artillery' is no rule, and no rule has that word; disfida rules lists them");
}
