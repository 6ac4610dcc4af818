// Lessons in plain mode.
#include <doctest/doctest.h>

#include "play/tutor.hpp"
#include "support/environment.hpp"
#include "support/lessons.hpp"
#include "support/paths.hpp"
#include "talking.hpp"

namespace {

using disfida::DataSource;
using disfida::Lesson;
using disfida::LessonShelf;
using disfida::LessonStep;
using disfida::Progress;
using disfida::test::file_text;
using disfida::test::holds;
using disfida::test::LessonFolder;
using disfida::test::Talking;
using disfida::test::TemporaryFolder;
using disfida::test::times;
using disfida::test::Variable;

/// A pupil with a state directory of his own, and the small lesson among those of the program.
struct Pupil {
    Pupil() { talking.data = folder.data(); }
    std::string learn(const std::vector<std::string>& lines, const std::string& lesson = "barletta-90") {
        return talking.learn(lines, lesson);
    }
    [[nodiscard]] std::string kept() const { return file_text(home.path() / "disfida/lessons"); }

    TemporaryFolder home;
    Variable state{"XDG_STATE_HOME", home.path().string()};
    LessonFolder folder;
    Talking talking;
};

const std::string attack = "move fieramosca 2206 attack pises";

} // namespace

TEST_CASE("plain lesson: a whole one, with wrong answers, to its end") {
    Pupil pupil;
    const std::string out =
        pupil.learn({"", "1", "3", "2", "move fieramosca 2206", "move salomone 2008", "move miale 9999",
                     attack, "odds", "odds " + attack, "move miale 2409", ""});
    CHECK(holds(out, "Barletta, lesson 15: A small lesson. For tests alone.\n"));
    CHECK(holds(out, "Step 1 of 6. A knight fights with his neighbour (H1).\n"));
    CHECK(holds(out, "Enter goes on; back, again, show, or leave > \n"));
    CHECK(holds(out,
                "Step 2 of 6. Value less value is the column.\nYour task: VC 7 against VC 5: which column?\n"
                "1. +12\n2. +2\n3. -2\nThe number of your answer; back, again, show, or leave > 1\n"
                "Take the VC of the enemy away. [H1.1]\n"));
    CHECK(holds(out, "> 3\nNot quite: try once more\n"));
    CHECK(holds(out, "> 2\nRight.\n\nStep 3 of 6. Now strike.\nYour task: Attack Pises with Fieramosca.\n"));
    CHECK(holds(out, "> move fieramosca 2206\nThat is standing there. [E1.1]\n"));
    CHECK(holds(out, "> move salomone 2008\nPossible, but now attack Pises.\n"));
    CHECK(holds(out, "> move miale 9999\nMiale waits. [E]\n"));
    CHECK(holds(out, "> " + attack + "\n"));
    CHECK(holds(out,
                "Step 4 of 6. Nobody was hurt.\nYour task: Open the odds.\nHere that is the command odds.\n"
                "Type odds; back, again, show, or leave > odds\n"));
    CHECK(holds(out, "Step 5 of 6. Miale may ride now.\n"));
    CHECK(holds(out, "\nmove salomone 2008\n")); // what the program plays after it
    CHECK(holds(out, "Step 6 of 6. That was all.\n"));
    CHECK(holds(out, "The lesson is done. Enter for the next one; again, back, or leave > "));
    CHECK(pupil.kept() == "barletta-90 0 done\n");
}

TEST_CASE("plain lesson: back, again, show, step and leave") {
    Pupil pupil;
    const std::string out =
        pupil.learn({"show", "show", "back", "step", "2", "show", "back", "again", attack, "leave"});
    CHECK(times(out, "Step 2 of 6.") == 3); // come to, back to, told again
    CHECK(times(out, "Step 3 of 6.") == 4); // shown, answered, back to, again
    CHECK(times(out, attack) >= 2);         // shown with its dice, then played
    CHECK(times(out, "Step 4 of 6.") == 2);
    CHECK(out.ends_with("leave\n"));
    CHECK(pupil.kept() == "barletta-90 3\n");
}

TEST_CASE("plain lesson: goes on at the step at which it was left, and again at the end is the beginning") {
    Pupil pupil;
    pupil.learn({"", "2"}); // the end of input leaves as well
    CHECK(pupil.kept() == "barletta-90 2\n");
    const std::string out = pupil.learn({"show", "show", "show", "show", "again", "", "leave"});
    CHECK(out.find("Step 1 of 6.") > out.find("Step 6 of 6."));
    CHECK(times(out, "Step 1 of 6.") == 1);
    CHECK(holds(out, "Step 2 of 6."));
    CHECK(pupil.kept() == "barletta-90 1 done\n");
}

TEST_CASE("plain lesson: Enter at the end begins the next lesson, and after the last one the list") {
    Pupil pupil;
    const LessonShelf shelf = disfida::load_lessons(DataSource());
    const Lesson& first = *shelf.numbered("iliad", 1);
    std::vector<std::string> lines(first.steps.size(), "show");
    lines.insert(lines.end(), {"", "leave"});
    const std::string out = pupil.talking.learn(lines, first.id);
    CHECK(holds(out, "Iliad, lesson 2: " + shelf.numbered("iliad", 2)->title));
    const std::string last = pupil.learn({"show", "show", "show", "show", "show", "show", "", "quit"});
    CHECK(holds(last, "Which lesson, by its number, or quit? ["));
}

TEST_CASE("plain lesson: the list, of a game or of all; Enter takes the one that is due") {
    Pupil pupil;
    const LessonShelf shelf = disfida::load_lessons(pupil.folder.data());
    const std::string all = pupil.talking.learn({"none", "0", "999", "quit"}, "");
    CHECK(holds(all, "1. Barletta lesson 1: " + shelf.numbered("barletta", 1)->title + ". "));
    CHECK(holds(all, std::to_string(shelf.lessons.size()) + ". Lorraine lesson "));
    CHECK(holds(all, "[1] > none\n'none' is none of these: a number from 1 to " +
                         std::to_string(shelf.lessons.size()) + ", or quit.\n"));
    CHECK(holds(all, "'0' is none of these"));
    CHECK(holds(all, "'999' is none of these"));
    Progress progress = Progress::load();
    REQUIRE(progress.note("iliad-01", 0, true));
    const std::string iliad = pupil.talking.learn({"", "leave"}, "", "iliad");
    CHECK(holds(iliad, "1. Iliad lesson 1: " + shelf.numbered("iliad", 1)->title + " (done). "));
    CHECK(holds(iliad, "Which lesson, by its number, or quit? [2] > \nIliad, lesson 2: "));
    CHECK(iliad.find("Barletta lesson") == std::string::npos);
}

TEST_CASE("plain lesson: from the menu, and back to it") {
    Pupil pupil;
    const std::string out = pupil.talking.say_to_menu({"learn", "1", "leave", "quit"});
    CHECK(holds(out, "A number, learn, rules, games, open FILE, or quit [1] > learn\n"));
    CHECK(holds(out, "Barletta, lesson 1: "));
    CHECK(out.ends_with("A number, learn, rules, games, open FILE, or quit [1] > quit\n"));
}

TEST_CASE("plain lesson: commands that would upset it are refused, others serve as in a game") {
    Pupil pupil;
    const std::string out = pupil.learn({"show", "show", "show", "undo", "redo", "correct", "auto roster",
                                         "player french computer", "dice hand", "save x.disfida",
                                         "load x.disfida", "log", "rules H1", "field", "quit"});
    CHECK(times(out, "Not in a lesson: back goes back a step, again begins this one anew.") == 8);
    CHECK(holds(out, "1. ")); // the log has the attack
    CHECK(holds(out, "H1  "));
    CHECK(holds(out, "See also: "));
    CHECK(holds(out, "  Lesson "));
    CHECK(out.ends_with("quit\n")); // without a question: nothing is lost
    CHECK(pupil.kept() == "barletta-90 3\n");
}

TEST_CASE("plain lesson: an empty line where something is to be done says what; nonsense is no answer") {
    Pupil pupil;
    const std::string out = pupil.learn({"", "", "9", "jump", attack, "leave"});
    CHECK(holds(out, "or leave > \nYour task: VC 7 against VC 5: which column?\n"));
    CHECK(holds(out, "> 9\nThere is no such answer\n"));
    CHECK(holds(out, "> jump\n"));
    CHECK(times(out, "Step 3 of 6.") == 0);
}

TEST_CASE("plain lesson: a game to be won, lost first, then won by the solution") {
    Pupil pupil;
    const LessonShelf shelf = disfida::load_lessons(DataSource());
    const Lesson& duel = *shelf.find("iliad-08");
    std::vector<std::string> lines(4, "show");
    REQUIRE(duel.steps[4].task == LessonStep::Task::win);
    lines.insert(lines.end(), {"quit odysseus", "", "quit odysseus", "back", "leave"});
    const std::string lost = pupil.talking.learn(lines, duel.id);
    CHECK(times(lost, "This one is lost. Enter tries it again; back, or leave > ") == 2);
    lines.assign(1, "show");
    lines.insert(lines.end(), duel.steps[4].solution.begin(), duel.steps[4].solution.end());
    lines.insert(lines.end(), {"story", "", "leave"});
    const std::string won = pupil.talking.learn(lines, duel.id);
    CHECK(holds(won, "Step 6 of 7.")); // told though the computer's parry ended the duel
    CHECK(holds(won, "Type story; back, again, show, or leave > story\n"));
    CHECK(holds(won, "Step 7 of 7."));
    CHECK(holds(won, "The lesson is done."));
}

TEST_CASE("plain lesson: that progress cannot be kept is said, and the lesson goes on") {
    Pupil pupil;
    pupil.home.write("disfida", "a file where the folder should be");
    const std::string out = pupil.learn({"", "2", "leave"});
    CHECK(holds(out, "progress is not kept"));
    CHECK(holds(out, "Step 3 of 6."));
}
