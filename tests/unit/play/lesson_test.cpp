// Lessons: patterns, files that are wrong in every way, the shelf, and whether those of the program hold.
#include <algorithm>
#include <array>
#include <set>
#include <tuple>

#include <doctest/doctest.h>

#include "play/lesson.hpp"
#include "play/rulebook.hpp"
#include "support/lessons.hpp"

using namespace disfida;
using disfida::test::LessonFolder;
using disfida::test::small_lesson;
using disfida::test::small_lesson_file;
using disfida::test::with;

namespace {

/// Why a lesson with this text cannot be read: ":LINE: KEY: what".
std::string refusal(std::string_view text) {
    const LessonFolder folder(text);
    const auto lesson = folder.read();
    REQUIRE_FALSE(lesson);
    return folder.without_path(lesson.error().line());
}

/// Why a lesson that can be read does not hold when it is played: ":LINE: KEY: what".
std::string broken(std::string_view text) {
    const LessonFolder folder(text);
    const auto lesson = folder.read();
    REQUIRE_MESSAGE(lesson, lesson.error().line());
    const auto checked = check_lesson(folder.data(), *lesson);
    REQUIRE_FALSE(checked);
    return folder.without_path(checked.error().line());
}

bool readable(std::string_view text) { return static_cast<bool>(LessonFolder(text).read()); }

std::string letters(int count) { return std::string(static_cast<std::size_t>(count), 'x'); }

/// The same lesson with the key behind this beginning of a line at this text.
std::string with_text(std::string_view head, const std::string& text) {
    const std::string all(small_lesson);
    const std::size_t at = all.find("\n" + std::string(head)) + 1;
    REQUIRE(at != 0);
    return all.substr(0, at) + std::string(head.substr(0, head.find('\''))) + "'" + text + "'" +
           all.substr(all.find('\n', at));
}

} // namespace

TEST_CASE("lesson patterns: a star stands for any text, also none; all else for itself") {
    CHECK(fits_pattern("move miale 2409", "move miale 2409"));
    CHECK(fits_pattern("move miale 2409 attack sachet", "move * attack *"));
    CHECK(fits_pattern("abcabd", "*abd"));
    CHECK(fits_pattern("", "**"));
    CHECK_FALSE(fits_pattern("ab", "*a"));
    CHECK_FALSE(fits_pattern(letters(2000), std::string(200, '*') + "a")); // at once, whatever the stars
    CHECK_FALSE(fits_pattern("move miale 2409", "move miale 240"));
    CHECK_FALSE(fits_pattern("move miale 240", "move miale 2409"));
    CHECK(fits_pattern("move miale 2409", "move miale *"));
    CHECK(fits_pattern("move miale ", "move miale *"));
    CHECK_FALSE(fits_pattern("move miale", "move miale *"));
    CHECK(fits_pattern("move miale 2409 attack pises", "* attack pises"));
    CHECK(fits_pattern("move miale 2409 attack pises", "move * 2409 * pises"));
    CHECK_FALSE(fits_pattern("move miale 2409 attack pises", "move * 2410 * pises"));
    CHECK_FALSE(fits_pattern("move miale 2409 attack pises", "move * attack"));
    CHECK(fits_pattern("aab", "a*ab")); // a star that took the first a it finds would miss this
    CHECK(fits_pattern("", "*"));
    CHECK(fits_pattern("anything", "**"));
    CHECK(fits_pattern("", ""));
    CHECK_FALSE(fits_pattern("a", ""));
}

TEST_CASE("a lesson is read with all it says") {
    const LessonFolder folder(with(small_lesson, "\n\n[[step]]", "\n[options]\ndaste = 'on'\n[[step]]"));
    const auto lesson = folder.read();
    REQUIRE_MESSAGE(lesson, lesson.error().line());
    CHECK(lesson->id == "barletta-90");
    CHECK(lesson->game == "barletta");
    CHECK(lesson->title == "A small lesson");
    CHECK(lesson->about == "For tests alone.");
    CHECK(lesson->rules == std::vector<std::string>{"H1", "E1.1"});
    CHECK(lesson->seed == 3);
    CHECK(lesson->options == Options{{"daste", "on"}});
    CHECK(lesson->set.size() == 12);
    CHECK(lesson->before.empty());
    REQUIRE(lesson->steps.size() == 6);
    using Task = LessonStep::Task;
    const std::array<Task, 6> tasks{Task::read, Task::choose, Task::act, Task::open, Task::act, Task::read};
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        CHECK(lesson->steps[i].task == tasks.at(i));
    }
    CHECK(lesson->steps[1].answer == 1); // counted from 0
    CHECK(lesson->steps[1].choices == std::vector<std::string>{"+12", "+2", "-2"});
    CHECK(lesson->steps[2].play == "move fieramosca 2206 attack pises"); // the entry of expect without a star
    CHECK(lesson->steps[2].dice == std::vector<int>{4, 2, 3, 4});
    CHECK(lesson->steps[2].otherwise == "Possible, but now attack Pises.");
    REQUIRE(lesson->steps[2].wrong.size() == 2);
    CHECK(lesson->steps[2].wrong[1].pattern == "move miale *");
    CHECK(lesson->steps[2].wrong[1].say == "Miale waits.");
    CHECK(lesson->steps[2].wrong[1].rule == "E");
    CHECK(lesson->steps[3].page == "odds");
    CHECK(lesson->steps[4].play == "move miale 2308");
    CHECK(lesson->steps[4].then == std::vector<std::string>{"move salomone 2008"});
    CHECK(check_lesson(folder.data(), *lesson));
}

TEST_CASE("a broken lesson file is refused with file, line and key") {
    using Case = std::tuple<std::string_view, std::string_view, std::string_view>; // part, other, refusal
    const std::array<Case, 30> cases{{
        {"ask = 'Attack Pises with Fieramosca.'\n", "",
         ":21: ask: missing, a line that says what to do is needed"},
        {"(H1).'\n", "(H1).'\nask = 'What now?'\n",
         ":10: ask: there is nothing to do: expect, open, choices or until is needed with it"},
        {"open = 'odds'\n", "open = 'odds'\nuntil = 'won'\n",
         ":40: until: a step has one of expect, open, choices and until, not two of them"},
        {"answer = 2\n", "answer = 2\nopen = 'odds'\n",
         ":14: choices: a step has one of expect, open, choices and until, not two of them"},
        {"seed = 3\n", "sead = 3\n", ":5: sead: unknown key; known here: "},
        {"seed = 3\n", "seed = 'three'\n", ":5: seed: a whole number from 0 to "},
        {"answer = 2\n", "answer = 2\nhint = 'x'\n", ":16: hint: unknown key; known here: "},
        {"answer = 2\n", "answer = 2\ndice = [1]\n", ":16: dice: unknown key"},      // nothing is rolled
        {"answer = 2\n", "answer = 2\nthen = ['roll']\n", ":16: then: unknown key"}, // it would not be played
        {"say = 'Miale waits.'\n", "says = 'Miale waits.'\n", ":33: says: unknown key; known here: try, say"},
        {"say = 'Miale waits.'\n", "", ":31: say: missing, a text is needed"},
        {"'E1.1']", "'Z9']", ":4: rules: 'Z9' is no rule of barletta"},
        {"rule = 'E'\n", "rule = 'I-Hero'\n", ":34: rule: 'I-Hero' is no rule of barletta"},
        {"(H1).'\n", "(H1).'\n[[step.wrong]]\ntry = 'x'\nsay = 'y'\n",
         ":10: rule: missing, a text is needed"},
        {"text = 'Now strike.'\n", "text = ''\n", ":22: text: a text in quotes is needed"},
        {"text = 'Now strike.'\n", "", ":21: text: missing, a text is needed"},
        {"dice = [4, 2, 3, 4]", "dice = [4, 2, 3, 7]", ":25: dice: 7 is no such number: "},
        {"dice = [4, 2, 3, 4]", "dice = 4", ":25: dice: a list of whole numbers from 1 to 6 is needed"},
        {"play = 'move miale 2308'\n", "",
         ":41: play: missing, an action is needed where every entry of expect has a *"},
        {"play = 'move miale 2308'\n", "play = 'move pises 2308'\n",
         ":45: play: 'move pises 2308' fits none of expect"},
        {"open = 'odds'\n", "open = 'map'\n",
         ":39: open: 'map' is none of odds, explain, log, rules, help, hint, story"},
        {"open = 'odds'\n", "until = 'drawn'\nsolution = ['roll']\n",
         ":39: until: 'drawn' is not won, the only end there is"},
        {"open = 'odds'\n", "until = 'won'\n", ":36: solution: missing, a list of texts in quotes is needed"},
        {"['+12', '+2', '-2']", "['+12']", ":14: choices: 2 to 4 answers are needed, there are 1"},
        {"['+12', '+2', '-2']", "['1', '2', '3', '4', '5']",
         ":14: choices: 2 to 4 answers are needed, there are 5"},
        {"answer = 2\n", "answer = 4\n", ":15: answer: a whole number from 1 to 3 is needed"},
        {"answer = 2\n", "", ":11: answer: missing, a whole number from 1 to 3 is needed"},
        {"game = 'barletta'", "game = 'chess'", ":1: game: 'chess' is none of "},
        {"game = 'barletta'", "game = 'iliad'",
         ":1: game: is 'iliad', but the file's name begins with another"},
        {"\n\n[[step]]", "\n[options]\ndaste = true\n[[step]]",
         ":7: options: daste: a text in quotes is needed"},
    }};
    for (const auto& [part, other, wanted] : cases) {
        const std::string said = refusal(with(small_lesson, part, other));
        const std::string begin(wanted);
        CHECK_MESSAGE(said.starts_with(begin), "said: ", said, ", wanted: ", begin);
    }
    CHECK(refusal("title = 'x'\n[[step]\n").starts_with(":2: "));
    CHECK(refusal(small_lesson.substr(0, small_lesson.find("\n[[step]]"))) ==
          ":1: step: missing, at least one [[step]] is needed");
}

TEST_CASE("a lesson's text that could not be shown whole is refused, one that can is not") {
    using Bound = std::tuple<std::string_view, int, std::string_view>; // head, longest, refusal
    const std::array<Bound, 6> bounds{{
        {"title = '", 40, ":2: title: "},
        {"about = '", 75, ":3: about: "},
        {"text = '", 400, ":9: text: "},
        {"ask = '", 75, ":13: ask: "},
        {"say = '", 150, ":18: say: "},
        {"otherwise = '", 150, ":26: otherwise: "},
    }};
    for (const auto& [head, longest, wanted] : bounds) {
        CHECK(readable(with_text(head, letters(longest))));
        CHECK(refusal(with_text(head, letters(longest + 1))) ==
              std::string(wanted) + "is " + std::to_string(longest + 1) + " characters long, at most " +
                  std::to_string(longest) + " can be shown");
    }
    // What counts are columns, not bytes, and the line end before closing quotes is none.
    std::string accents;
    for (int i = 0; i < 400; ++i) {
        accents += "\xc3\xa9";
    }
    CHECK(readable(with(small_lesson, "text = 'Now strike.'", "text = \"\"\"\n" + accents + "\n\"\"\"")));
}

TEST_CASE("a lesson's file that is named in another way is refused") {
    for (const std::string name :
         {"attack.toml", "barletta-4-attack.toml", "barletta-04.toml", "barletta-x4-attack.toml",
          "barletta-004-attack.toml", "barletta-04-a.txt"}) {
        const LessonFolder folder(small_lesson, "lessons/" + name);
        const auto lesson = folder.read();
        REQUIRE_FALSE(lesson);
        CHECK(folder.without_path(lesson.error().line()) ==
              ": a lesson's file is called GAME-NN-WORD.toml, as barletta-04-attack.toml");
    }
    CHECK(LessonFolder(small_lesson, "lessons/barletta-91-two-words.toml").read());
}

TEST_CASE("a lesson that does not hold is refused with file, line and key") {
    using Case = std::tuple<std::string_view, std::string_view, std::string_view>; // part, other, refusal
    const std::array<Case, 15> cases{{
        {"knight miale 2408", "knight nobody 2408", ":6: set: 'knight nobody 2408': "},
        {"seed = 3\n", "seed = 3\nbefore = ['move nobody 2408']\n", ":6: before: 'move nobody 2408': "},
        {"seed = 3\n", "seed = 3\nbefore = ['move fieramosca 2206 attack pises : 1']\n",
         ":6: before: 'move fieramosca 2206 attack pises : 1': too few dice: "},
        {"\n\n[[step]]", "\n[options]\ndaste = 'perhaps'\n[[step]]", ":7: options: "},
        {"['move fieramosca 2206 attack pises']", "['move fieramosca 2206 attack sachet']", ":21: play: "},
        {"dice = [4, 2, 3, 4]", "dice = [4, 2, 3]", ":25: dice: too few dice: "},
        {"dice = [4, 2, 3, 4]", "dice = [4, 2, 3, 4, 5]", ":25: dice: too many dice: "},
        {"then = ['move salomone 2008']", "then = ['move nobody 2008']", ":46: then: "},
        {"then = ['move salomone 2008']", "then = ['move salomone 2008 attack landes : 1']",
         ":46: then: too few dice: "},
        {"try = '+12'", "try = '+2'", ":17: try: '+2' is the right answer"},
        {"try = '+12'", "try = '+13'", ":17: try: '+13' is none of the choices"},
        {"try = 'move fieramosca 2206'", "try = 'move fieramosca 2206 attack pises'",
         ":28: try: 'move fieramosca 2206 attack pises' is right"},
        {"try = 'move fieramosca 2206'", "try = 'move nobody *'",
         ":28: try: 'move nobody *' fits no action that is legal here, and is no single illegal one"},
        {"say = 'Miale waits.'\nrule = 'E'\n",
         "say = 'Miale waits.'\nrule = 'E'\n[[step]]\ntext = 'x'\n[[step.wrong]]\ntry = 'roll'\nsay = "
         "'y'\nrule = 'E'\n",
         ":38: try: 'roll': this step has no wrong answers"},
        {"[[step.wrong]]\ntry = 'move miale *'\nsay = 'Miale waits.'\nrule = 'E'\n", "",
         ":8: step: at least 3 wrong answers are needed in a lesson, there are 2"},
    }};
    for (const auto& [part, other, wanted] : cases) {
        const std::string said = broken(with(small_lesson, part, other));
        const std::string begin(wanted);
        CHECK_MESSAGE(said.starts_with(begin), "said: ", said, ", wanted: ", begin);
    }
}

TEST_CASE("a wrong answer may be one action that the game refuses") {
    CHECK(check_lesson(
        LessonFolder().data(),
        *LessonFolder(with(small_lesson, "try = 'move fieramosca 2206'", "try = 'move pises 2206'")).read()));
}

TEST_CASE("a lesson to be won is refused when its solution does not win") {
    constexpr std::string_view duel =
        "game = 'iliad'\ntitle = 'A duel'\nabout = 'For tests.'\nrules = ['I-Spear']\nseed = 25\n"
        "set = ['empty', 'warrior odysseus 0503 side left', 'warrior antinous 0903 side right bottle 6', "
        "'active odysseus,antinous']\n"
        "[[step]]\ntext = 'Which?'\nask = 'Which?'\nchoices = ['a', 'b', 'c', 'd']\nanswer = 1\n"
        "[[step.wrong]]\ntry = 'b'\nsay = 'No.'\nrule = 'I-Spear'\n"
        "[[step.wrong]]\ntry = 'c'\nsay = 'No.'\nrule = 'I-Spear'\n"
        "[[step.wrong]]\ntry = 'd'\nsay = 'No.'\nrule = 'I-Spear'\n"
        "[[step]]\ntext = 'Win.'\nask = 'Win.'\nuntil = 'won'\nsolution = ['throw odysseus antinous']\n";
    const auto said = [&](std::string_view solution) {
        const LessonFolder folder(with(duel, "['throw odysseus antinous']", solution),
                                  "lessons/iliad-90-duel.toml");
        const auto lesson = folder.read();
        REQUIRE_MESSAGE(lesson, lesson.error().line());
        const auto done = check_lesson(folder.data(), *lesson);
        REQUIRE_FALSE(done);
        return folder.without_path(done.error().line());
    };
    CHECK(said("['throw odysseus antinous']").starts_with(":28: solution: ends before the game does; now: "));
    CHECK(said("['throw odysseus nobody']").starts_with(":28: solution: 'throw odysseus nobody': "));
    CHECK(said("['quit odysseus']") == ":28: solution: the game is not won by it");
}

TEST_CASE("one broken lesson is named and left out, the others of its folder and the built-in ones stay") {
    const LessonFolder folder;
    folder.write("lessons/barletta-91-broken.toml", with(small_lesson, "seed = 3", "sead = 3"));
    folder.write("lessons/barletta-92-other.toml", small_lesson);
    folder.write("lessons/notes.toml", "x = 1\n");
    const LessonShelf built_in = load_lessons(DataSource());
    const LessonShelf shelf = load_lessons(folder.data());
    CHECK(shelf.lessons.size() == built_in.lessons.size() + 2);
    CHECK(shelf.find("barletta-90") != nullptr);
    CHECK(shelf.find("barletta-91") == nullptr);
    CHECK(shelf.find("barletta-92") != nullptr);
    REQUIRE(shelf.broken.size() == 2);
    CHECK(shelf.broken[0].line().find("barletta-91-broken.toml:5: sead: unknown key") != std::string::npos);
    CHECK(shelf.broken[1].line().find("notes.toml: a lesson's file is called ") != std::string::npos);
}

TEST_CASE("of two lessons with one number the second is named and left out") {
    const LessonFolder folder;
    folder.write("lessons/barletta-90-twice.toml", small_lesson);
    const LessonShelf shelf = load_lessons(folder.data());
    REQUIRE(shelf.broken.size() == 1);
    CHECK(shelf.broken[0].line() == folder.path() + "/lessons/barletta-90-twice.toml: has the number of " +
                                        folder.path() + "/" + std::string(small_lesson_file));
}

TEST_CASE("a lesson in the folder serves instead of the built-in one of that name") {
    const LessonFolder folder(small_lesson, "lessons/barletta-04-attack.toml");
    const LessonShelf shelf = load_lessons(folder.data());
    CHECK(shelf.broken.empty());
    REQUIRE(shelf.find("barletta-04") != nullptr);
    CHECK(shelf.find("barletta-04")->title == "A small lesson");
}

TEST_CASE("the shelf: lessons by game and number, the next, and the one that shows a rule") {
    const LessonFolder folder;
    const LessonShelf shelf = load_lessons(folder.data());
    const auto own = shelf.of("barletta");
    REQUIRE(own.size() >= 2);
    CHECK(own.back()->id == "barletta-90"); // numbered by their place, whatever their files say
    CHECK(shelf.number(*own.back()) == own.size());
    CHECK(shelf.numbered("barletta", own.size()) == own.back());
    CHECK(shelf.numbered("barletta", own.size() + 1) == nullptr);
    CHECK(shelf.numbered("barletta", 0) == nullptr);
    CHECK(shelf.next(*own[0]) == own[1]);
    CHECK(shelf.next(*own.back()) == nullptr);
    CHECK(shelf.of("chess").empty());
    const Lesson* shown = shelf.showing("barletta", "H1.1");
    REQUIRE(shown != nullptr);
    CHECK(std::count(shown->rules.begin(), shown->rules.end(), "H1.1") == 1);
    CHECK(shelf.showing("iliad", "H1.1") == nullptr);
    // Games in the order of the program, lessons in the order of their numbers.
    CHECK(shelf.lessons.front().id == "barletta-01");
    CHECK(shelf.lessons.back().game == "lorraine");
}

TEST_CASE("every shipped lesson plays through with its right answers and at least three wrong ones") {
    const DataSource data;
    const LessonShelf shelf = load_lessons(data);
    CHECK_MESSAGE(shelf.broken.empty(), (shelf.broken.empty() ? "" : shelf.broken.front().line()));
    for (const Lesson& lesson : shelf.lessons) {
        const auto done = check_lesson(data, lesson);
        CHECK_MESSAGE(done, (done ? "" : done.error().line()));
    }
}

TEST_CASE("there are lessons enough: twelve of barletta, six of each other game") {
    const LessonShelf shelf = load_lessons(DataSource());
    for (const GameInfo& game : all_games()) {
        CAPTURE(game.name);
        CHECK(shelf.of(game.name).size() >= (game.name == "barletta" ? 12U : 6U));
    }
}

TEST_CASE("every rule of every game is shown by a lesson, or says why none does") {
    const std::set<std::string> rare_ones{}; // every rule is in a lesson; one that no longer is is named here
    std::set<std::string> found;
    const DataSource data;
    const LessonShelf shelf = load_lessons(data);
    for (const GameInfo& game : all_games()) {
        const auto rules = load_rules(data, game.name);
        REQUIRE(rules);
        for (const RuleText& rule : *rules) {
            INFO(game.name << " " << rule.id);
            CHECK((shelf.showing(game.name, rule.id) != nullptr) == rule.rare.empty());
            if (!rule.rare.empty()) {
                found.insert(rule.id);
            }
        }
    }
    CHECK(found == rare_ones);
}

TEST_CASE("a lesson's texts hold no control character, its answers fit the card, and it has a step") {
    const std::string head = "title = '";
    const std::string all(small_lesson);
    const std::size_t at = all.find(head);
    REQUIRE(at != std::string::npos);
    const std::string escape =
        all.substr(0, at) + "title = \"a\\u001b[31m\"" + all.substr(all.find('\n', at));
    CHECK(refusal(escape).find("title: has a control character") != std::string::npos);
    const std::string none = all.substr(0, all.find("[[step]]")) + "step = []\n";
    CHECK(refusal(none).find("step: at least one [[step]] is needed") != std::string::npos);
}
