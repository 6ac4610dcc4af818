// Lessons on the screen: every one of them by keys alone, and the keys of the tutor's card.
#include <algorithm>
#include <map>

#include <doctest/doctest.h>

#include "kernel/words.hpp"
#include "play/tutor.hpp"
#include "screen/game/table.hpp"
#include "support/has.hpp"
#include "support/paths.hpp"

using namespace disfida;
using disfida::test::file_text;
using disfida::test::has;
using disfida::test::in_one_line;
using disfida::test::Table;
using disfida::test::TableOptions;
using Task = LessonStep::Task;

namespace {

TableOptions lesson(std::string id, std::size_t step = 0) {
    TableOptions options;
    options.lesson = std::move(id);
    options.step = step;
    return options;
}

/// A small screen holds a card only in part: what one reads of it, paging down with Space.
std::string read_through(Table& table, int width, int height) {
    std::string text;
    std::string before;
    table.screen(width, height); // which keys scroll a card depends on whether it fits
    for (std::string now = table.screen(width, height); now != before; now = table.screen(width, height)) {
        // Without its title above and its keys below.
        const std::size_t from = now.find('\n') + 1;
        text += "\n" + now.substr(from, now.rfind('\n', now.size() - 2) - from);
        before = now;
        table.type(" ");
    }
    table.screen(); // whole again
    return in_one_line(text);
}

/// A pupil who does everything a lesson asks for, by keys, and first everything it warns of.
class Pupil {
  public:
    Pupil(const LessonShelf& shelf, const Lesson& lesson)
        : shelf_(shelf), lesson_(lesson), table_(::lesson(lesson.id)) {}

    void learn() {
        for (at_ = 0; at_ < lesson_.steps.size(); ++at_) {
            INFO(lesson_.id << " step " << at_ + 1);
            see_card();
            do_step();
        }
        INFO(lesson_.id);
        const std::string screen = table_.screen();
        CHECK(has(in_one_line(screen), title()));
        CHECK(has(screen, "That is the end of this lesson. Well fought!"));
        CHECK(has(screen, "[Enter]next lesson"));
        CHECK(has(file_text(table_.folder().path() / "disfida/lessons"), lesson_.id + " 0 done\n"));
        table_.type("<Enter>");
        CHECK(table_.play().done());
        const Lesson* next = shelf_.next(lesson_);
        CHECK(table_.play().take_wanted_lesson() == (next != nullptr ? next->id : ""));
        CHECK(table_.play().lesson_farewell() ==
              "Lesson " + number() + " of " + capital(lesson_.game) + " is done.");
    }

  private:
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[at_]; }
    [[nodiscard]] std::string number() const { return std::to_string(shelf_.number(lesson_)); }
    [[nodiscard]] std::string title() const { return "Lesson " + number() + ": " + lesson_.title; }
    [[nodiscard]] std::string place() const {
        return ", step " + std::to_string(at_ + 1) + " of " + std::to_string(lesson_.steps.size());
    }

    /// The card stands whole on a usual screen, and can be read through on the smallest.
    void see_card() {
        const std::string screen = in_one_line(table_.screen());
        CHECK(has(screen, title() + place()));
        CHECK(has(screen, in_one_line(step().text)));
        CHECK(screen.find(step().ask) != std::string::npos);
        const std::string small = read_through(table_, 40, 12);
        const std::string wanted = in_one_line(step().text + " " + step().ask);
        for (const std::string_view word : split(wanted, ' ')) {
            CHECK_MESSAGE(small.find(word) != std::string::npos, word, " is not in ", small);
        }
    }

    void do_step() {
        switch (step().task) {
        case Task::read:
            table_.type("<Enter>");
            break;
        case Task::choose:
            answer();
            break;
        case Task::act:
            act();
            break;
        case Task::open:
            open();
            break;
        case Task::win:
            win();
            break;
        }
    }

    void answer() {
        for (std::size_t i = 0; i < step().choices.size(); ++i) {
            CHECK(has(in_one_line(table_.screen()), "[" + std::to_string(i + 1) + "] " + step().choices[i]));
            if (i == step().answer) {
                continue;
            }
            table_.type(std::to_string(i + 1));
            const std::string screen = in_one_line(table_.screen());
            CHECK(has(screen, place())); // still at this step
            CHECK(has(screen, said_to(step().choices[i], "Not quite: try once more")));
        }
        table_.type(std::to_string(step().answer + 1));
    }

    /// What the lesson says to a wrong answer.
    [[nodiscard]] std::string said_to(const std::string& tried, const std::string& otherwise) const {
        for (const WrongMove& wrong : step().wrong) {
            if (fits_pattern(tried, wrong.pattern)) {
                return in_one_line(wrong.say + " [" + wrong.rule + "]");
            }
        }
        return otherwise;
    }

    [[nodiscard]] bool right(const std::string& action) const {
        return std::any_of(step().expect.begin(), step().expect.end(),
                           [&](const std::string& pattern) { return fits_pattern(action, pattern); });
    }

    /// Gives an order at the prompt that has to be refused with these words.
    void refused(const std::string& action, const std::string& words) {
        const std::size_t plies = table_.match().plies().size();
        table_.type(":" + action + "<Enter>");
        INFO(action);
        CHECK(has(in_one_line(table_.screen()), words));
        CHECK(table_.match().plies().size() == plies);
    }

    void act() {
        table_.type("<Enter>"); // to the board
        const std::string board = in_one_line(table_.screen());
        CHECK(has(board, step().ask));
        CHECK(board.find(place()) == std::string::npos);
        std::vector<std::string> legal; // with numbers in the place of N
        for (const std::string& action : table_.match().position().legal()) {
            legal.push_back(table_.match().position().filled(action, 0));
        }
        for (const WrongMove& wrong : step().wrong) {
            const auto fits = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
                return fits_pattern(action, wrong.pattern) && !right(action);
            });
            const std::string action = fits != legal.end() ? *fits : wrong.pattern;
            refused(action, said_to(action, ""));
        }
        const auto other = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
            return !right(action) && said_to(action, "").empty();
        });
        if (other != legal.end()) {
            refused(*other,
                    in_one_line(!step().otherwise.empty()
                                    ? step().otherwise
                                    : "That may be done, but now the point is another: " + step().ask));
        }
        table_.type(":" + step().play + "<Enter>");
    }

    void open() {
        static const std::map<std::string, std::string, std::less<>> keys{
            {"odds", "o"}, {"explain", "x"}, {"log", "L"},        {"rules", "R"},
            {"help", "?"}, {"hint", "t"},    {"story", "<Enter>"}};
        table_.type("<Enter>"); // to the board
        CHECK(has(in_one_line(table_.screen()), step().ask));
        table_.type(keys.at(step().page));
        if (step().page != "hint") {
            CHECK(table_.screen().find(place()) == std::string::npos); // the page itself
            table_.type("q");
        }
    }

    void win() {
        table_.type("<Enter>"); // to the board
        CHECK(has(in_one_line(table_.screen()), step().ask));
        std::size_t next = 0;
        for (int i = 0; i < 400 && !table_.match().position().over(); ++i) {
            table_.type(table_.play().session().computers_turn()
                            ? std::string("<Enter>")
                            : ":" + step().solution.at(next++) + "<Enter>");
        }
    }

    const LessonShelf& shelf_;
    const Lesson& lesson_;
    Table table_;
    std::size_t at_ = 0;
};

void learn_all(std::string_view game) {
    const LessonShelf shelf = load_lessons(DataSource());
    for (const Lesson* one : shelf.of(game)) {
        Pupil(shelf, *one).learn();
    }
}

/// What is kept of the lesson of a table.
std::string kept(const Table& table) { return file_text(table.folder().path() / "disfida/lessons"); }

} // namespace

TEST_CASE("screen: every lesson of barletta by keys, each wrong order refused with the lesson's words") {
    learn_all("barletta");
}

TEST_CASE("screen: every lesson of the iliad by keys, each wrong order refused with the lesson's words") {
    learn_all("iliad");
}

TEST_CASE("screen: every lesson of lorraine by keys, each wrong order refused with the lesson's words") {
    learn_all("lorraine");
}

// Lesson 4 of barletta: a question, the odds to open, an attack, its working to open.

TEST_CASE("screen: Backspace goes back a step and takes back what was played; A begins the step again") {
    Table table(lesson("barletta-04", 3));
    REQUIRE(table.match().plies().size() == 1);
    CHECK(has(table.screen(), "step 4 of "));
    CHECK(kept(table) == "barletta-04 3\n");
    table.type("<Back>");
    CHECK(has(table.screen(), "step 3 of "));
    CHECK(table.match().plies().empty());
    CHECK(kept(table) == "barletta-04 2\n");
    table.type("A");
    CHECK(has(table.screen(), "step 3 of "));
    table.type("<Back><Back><Back>");
    CHECK(has(table.screen(), "step 1 of "));
}

TEST_CASE("screen: D does what a step asks for and goes on, to the end, where A begins the lesson again") {
    Table table(lesson("barletta-04"));
    const std::size_t steps = load_lessons(DataSource()).find("barletta-04")->steps.size();
    for (std::size_t step = 1; step <= steps; ++step) {
        CHECK(has(table.screen(), "step " + std::to_string(step) + " of "));
        table.type("D");
    }
    CHECK(has(table.screen(), "That is the end of this lesson."));
    table.type("D"); // there is nothing more to show
    CHECK(has(table.screen(), "That is the end of this lesson."));
    table.type("A");
    CHECK(table.play().done());
    CHECK(table.play().take_wanted_lesson() == "barletta-04");
    CHECK(table.play().take_wanted_lesson().empty()); // once
}

TEST_CASE("screen: D on a game to be won wins it, and the story behind it can be read") {
    Table table(lesson("iliad-08", 4));
    table.type("D");
    CHECK(has(table.screen(), "step 6 of "));
    CHECK(table.match().position().over());
    table.type("<Enter><Enter>");
    CHECK(has(table.screen(), "The story of the day"));
    table.type("q");
    CHECK(has(table.screen(), "step 7 of "));
    table.type("<Back>W"); // the key that tells the story at any time
    CHECK(has(table.screen(), "The story of the day"));
}

TEST_CASE("screen: T shows the card again after a look at the board, wherever one is in an order") {
    Table table(lesson("barletta-04", 2));
    table.type("<Enter>");
    CHECK(table.screen().find("step 3 of ") == std::string::npos);
    table.type("T");
    CHECK(has(table.screen(), "step 3 of "));
    table.type("<Enter><Tab>a<F3>");
    CHECK(has(table.screen(), "step 3 of "));
    // In a game there is no such card.
    Table game;
    game.type("T");
    CHECK(has(game.messages(), "This is no lesson"));
}

TEST_CASE("screen: orders given by the game's keys are judged as those that are typed") {
    Table table(lesson("barletta-04", 2));
    table.type("<Enter>");
    for (int i = 0; i < 3 && table.screen().find("Fieramosca>Pises") == std::string::npos; ++i) {
        table.type("<Esc><Esc><Tab>a");
    }
    table.type("<Enter>");
    REQUIRE(table.last_action() == "move fieramosca 2206 attack pises");
    CHECK(table.match().plies().back().dice == std::vector<int>{4, 2, 3, 4});
    CHECK(has(table.screen(), "step 4 of "));
}

TEST_CASE("screen: the key of a page that is asked for works on the card as on the board") {
    Table odds(lesson("barletta-04", 1));
    odds.type("o");
    CHECK(has(odds.screen(), "Odds"));
    odds.type("q");
    CHECK(has(odds.screen(), "step 3 of "));
    Table rules(lesson("barletta-01", 6));
    CHECK(has(rules.screen(), "step 7 of "));
    rules.type("R");
    CHECK(has(rules.screen(), "Rulebook: "));
    rules.type("q");
    CHECK(has(rules.screen(), "step 8 of "));
    // Another page is none: the card stays.
    Table other(lesson("barletta-04", 1));
    other.type("x");
    CHECK(has(other.screen(), "step 2 of "));
}

TEST_CASE("screen: what the lesson has no place for is refused, and nothing changes") {
    Table table(lesson("barletta-04", 3));
    table.type("<Enter>");
    for (const std::string keys :
         {"U", "O", "S", ":undo<Enter>", ":redo<Enter>", ":save x<Enter>", ":correct<Enter>"}) {
        INFO(keys);
        table.type(keys);
        CHECK(has(in_one_line(table.screen()), "Not in a lesson; T shows its card again"));
        CHECK(table.match().plies().size() == 1);
    }
}

TEST_CASE("screen: a lesson is left after a yes, from the card and from the board; its place is kept") {
    Table card(lesson("barletta-04", 3));
    card.type("q");
    CHECK_FALSE(card.play().done());
    CHECK(has(card.line(-1), "Leave the lesson?"));
    card.type("y");
    CHECK(card.play().done());
    CHECK(card.play().take_wanted_lesson().empty());
    CHECK(card.play().lesson_farewell() ==
          "Lesson 4 of Barletta is at step 4. Go on with: disfida learn barletta 4");
    Table board(lesson("barletta-04", 3));
    board.type("<Enter>");
    CHECK(has(board.line(-1), "[T]ext")); // brings the card back
    board.type("q");
    CHECK_FALSE(board.play().done());
    CHECK(has(board.line(-1), "Leave the lesson?"));
    CHECK(board.screen().find("NOT kept") == std::string::npos);
    board.type("n");
    CHECK_FALSE(board.play().done());
    board.type("qy");
    CHECK(board.play().done());
    CHECK(kept(board) == "barletta-04 3\n");
}

TEST_CASE("screen: a game that was to be won and is lost is begun again") {
    Table table(lesson("iliad-08", 4));
    table.type("<Enter>:quit odysseus<Enter>");
    CHECK(has(in_one_line(table.screen()), "This one is lost. Try it again"));
    CHECK(has(table.screen(), "[Enter]again"));
    table.type("<Enter>");
    CHECK(has(table.screen(), "step 5 of "));
    CHECK(table.match().plies().empty());
    table.type("<Enter>:quit odysseus<Enter><Back>"); // back is to the beginning of it as well
    CHECK(has(table.screen(), "step 5 of "));
    CHECK(table.match().plies().empty());
}

TEST_CASE("screen: a hint in a lesson is what the lesson wants") {
    Table table(lesson("barletta-04", 2));
    table.type("<Enter>t");
    CHECK(has(in_one_line(table.screen()), "The lesson would: move fieramosca 2206 attack pises"));
}

TEST_CASE("screen: that progress cannot be kept is said on the first card, and the lesson goes on") {
    TableOptions options = lesson("barletta-04");
    Table table(options);
    std::filesystem::remove_all(table.folder().path() / "disfida");
    table.folder().write("disfida", "a file where the folder should be");
    table.type("A");
    CHECK(has(table.screen(), "cannot be written"));
    table.type("D");
    CHECK(has(table.screen(), "step 2 of "));
}

TEST_CASE("screen: keys of the board act from the card, and pages open over it") {
    Table table(lesson("barletta-04", 2));
    table.type("a"); // the step says so, and the card stands over the board
    CHECK(table.screen().find("step 3 of ") == std::string::npos);
    table.type("<Enter>");
    CHECK(table.last_action() == "move fieramosca 2206 attack pises");
    Table reading(lesson("barletta-01"));
    reading.type("?");
    CHECK(has(reading.screen(), "Signs and keys"));
    reading.type("q");
    CHECK(has(reading.screen(), "step 1 of "));
    reading.type("a"); // there is something to read first
    CHECK(has(reading.screen(), "step 1 of "));
}
