// The tutor: what he takes for right, what he says to the rest, and the ways through a lesson.
#include <doctest/doctest.h>

#include "play/tutor.hpp"
#include "support/lessons.hpp"

using namespace disfida;
using disfida::test::LessonFolder;

namespace {

Tutor::Class begin(const DataSource& data, const Lesson& lesson, std::size_t step) {
    auto begun = Tutor::begin(data, lesson, step);
    REQUIRE_MESSAGE(begun, begun.error().line());
    return std::move(*begun);
}

/// The small lesson under way.
struct Lesson90 {
    explicit Lesson90(std::size_t step = 0)
        : begun(begin(folder.data(), *folder.read(), step)), tutor(begun.tutor), session(begun.session) {}
    [[nodiscard]] std::size_t plies() const { return session.match().plies().size(); }

    LessonFolder folder;
    Tutor::Class begun;
    Tutor& tutor;
    Session& session;
};

/// The lesson in which Odysseus has to beat Antinous, at the step from which he has to.
struct Duel {
    explicit Duel(std::size_t step = 4)
        : shelf(load_lessons(data)), begun(begin(data, *shelf.find("iliad-08"), step)), tutor(begun.tutor),
          session(begun.session) {}

    /// Plays on by the solution, the computer for Antinous, until the step is done or the game over.
    void win() {
        std::size_t next = 0;
        while (!session.position().over()) {
            if (session.computers_turn()) {
                REQUIRE(session.play(session.suggestion()));
                tutor.watch(session);
            } else {
                REQUIRE(tutor.carry_out(session, shelf.find("iliad-08")->steps[4].solution.at(next++)));
            }
        }
    }

    DataSource data;
    LessonShelf shelf;
    Tutor::Class begun;
    Tutor& tutor;
    Session& session;
};

const std::string attack = "move fieramosca 2206 attack pises";

} // namespace

TEST_CASE("tutor: begins at the first step, with the position set up and nothing kept") {
    const Lesson90 at;
    CHECK(at.tutor.at() == 0);
    CHECK_FALSE(at.tutor.done());
    CHECK(at.tutor.since() == 0);
    CHECK(at.plies() == 0);
    CHECK(at.session.path().empty());
    CHECK(at.session.position().to_move() == "italian");
    CHECK_FALSE(at.session.computers_turn());
}

TEST_CASE("tutor: a lesson whose position cannot be set up does not begin") {
    const LessonFolder folder(test::with(test::small_lesson, "knight miale 2408", "knight nobody 2408"));
    const auto begun = Tutor::begin(folder.data(), *folder.read());
    REQUIRE_FALSE(begun);
    CHECK(folder.without_path(begun.error().line()).starts_with(":6: set: "));
}

TEST_CASE("tutor: a step that is read is gone on from, and nothing else will do") {
    Lesson90 at;
    const Verdict verdict = at.tutor.judge(attack);
    CHECK_FALSE(verdict.right);
    CHECK(verdict.text == "Not yet: read on first");
    CHECK_FALSE(at.tutor.opened(at.session, "odds"));
    CHECK_FALSE(at.tutor.choose(at.session, 0).right);
    CHECK(at.tutor.at() == 0);
    CHECK(at.tutor.go_on(at.session));
    CHECK(at.tutor.at() == 1);
    const auto refused = at.tutor.go_on(at.session); // now something is to be done
    REQUIRE_FALSE(refused);
    CHECK(refused.error().line() == "VC 7 against VC 5: which column?");
    CHECK(at.tutor.at() == 1);
}

TEST_CASE("tutor: a question goes on with the right answer, and has words for the wrong ones") {
    Lesson90 at(1);
    const Verdict known = at.tutor.choose(at.session, 0);
    CHECK_FALSE(known.right);
    CHECK(known.known);
    CHECK(known.text == "Take the VC of the enemy away.");
    CHECK(known.rule == "H1.1");
    const Verdict unknown = at.tutor.choose(at.session, 2);
    CHECK_FALSE(unknown.right);
    CHECK_FALSE(unknown.known);
    CHECK(unknown.text == "Not quite: try once more");
    CHECK(at.tutor.choose(at.session, 3).text == "There is no such answer");
    CHECK(at.tutor.at() == 1);
    CHECK(at.tutor.choose(at.session, 1).right);
    CHECK(at.tutor.at() == 2);
}

TEST_CASE("tutor: an order is right, known to be wrong, or another than is wanted now") {
    const Lesson90 at(2);
    CHECK(at.tutor.judge(attack).right);
    const Verdict stand = at.tutor.judge("move fieramosca 2206");
    CHECK_FALSE(stand.right);
    CHECK(stand.known);
    CHECK(stand.text == "That is standing there.");
    CHECK(stand.rule == "E1.1");
    CHECK(stand.as_error().line() == "That is standing there. [E1.1]");
    CHECK(at.tutor.judge("move miale 2308").text == "Miale waits."); // by its pattern
    const Verdict other = at.tutor.judge("move salomone 2008");
    CHECK_FALSE(other.right);
    CHECK_FALSE(other.known);
    CHECK(other.text == "Possible, but now attack Pises.");
    CHECK(other.rule.empty());
    // Where the lesson has nothing to say to other orders, what is to be done is said.
    const Lesson90 page(3);
    CHECK(page.tutor.judge(attack).text == "That may be done, but now the point is another: Open the odds.");
}

TEST_CASE("tutor: a right order has the dice of its step and what follows it") {
    Lesson90 at(2);
    REQUIRE(at.tutor.carry_out(at.session, attack));
    CHECK(at.tutor.at() == 3);
    REQUIRE(at.plies() == 1);
    CHECK(at.session.match().plies()[0].dice == std::vector<int>{4, 2, 3, 4});
    CHECK(at.tutor.since() == 0);
    CHECK(at.tutor.opened(at.session, "odds"));
    CHECK(at.tutor.since() == 1); // looking at a page has brought about nothing
    CHECK(at.tutor.judge("move miale 2409").right);
    REQUIRE(at.tutor.carry_out(at.session, "move miale 2409"));
    REQUIRE(at.plies() == 3);
    CHECK(at.session.match().plies()[1].action == "move miale 2409");
    CHECK(at.session.match().plies()[2].action == "move salomone 2008");
    CHECK(at.tutor.since() == 1);
    CHECK(at.tutor.at() == 5);
}

TEST_CASE("tutor: an order the game refuses changes nothing, though it fits the pattern") {
    Lesson90 at(4);
    CHECK(at.tutor.judge("move miale 9999").right);
    CHECK_FALSE(at.tutor.carry_out(at.session, "move miale 9999"));
    CHECK(at.tutor.at() == 4);
    CHECK(at.plies() == 1);
}

TEST_CASE("tutor: only the page that was asked for goes on") {
    Lesson90 at(3);
    CHECK_FALSE(at.tutor.opened(at.session, "log"));
    CHECK(at.tutor.at() == 3);
    CHECK(at.tutor.opened(at.session, "odds"));
    CHECK(at.tutor.at() == 4);
    CHECK_FALSE(at.tutor.opened(at.session, "odds"));
}

TEST_CASE("tutor: back takes back what was played since, step by step to the beginning") {
    Lesson90 at(5);
    CHECK(at.plies() == 3);
    at.tutor.back(at.session);
    CHECK(at.tutor.at() == 4);
    CHECK(at.plies() == 1); // Miale's move and Salomone's are gone, the attack stands
    at.tutor.back(at.session);
    at.tutor.back(at.session);
    CHECK(at.tutor.at() == 2);
    CHECK(at.plies() == 0);
    at.tutor.back(at.session);
    at.tutor.back(at.session);
    at.tutor.back(at.session); // there is nothing before the first
    CHECK(at.tutor.at() == 0);
    REQUIRE(at.tutor.skip(at.session));
    REQUIRE(at.tutor.skip(at.session));
    CHECK(at.tutor.judge(attack).right); // the attack can be given again
    CHECK(at.tutor.carry_out(at.session, attack));
    CHECK(at.plies() == 1);
}

TEST_CASE("tutor: again is the beginning of the step at hand") {
    Duel duel;
    REQUIRE(duel.tutor.carry_out(duel.session, "throw odysseus antinous"));
    CHECK(duel.session.match().plies().size() == 1);
    duel.tutor.again(duel.session);
    CHECK(duel.tutor.at() == 4);
    CHECK(duel.session.match().plies().empty());
}

TEST_CASE("tutor: skip does each step's right answer, to the end and no further") {
    Lesson90 at;
    for (std::size_t step = 1; step <= 6; ++step) {
        REQUIRE(at.tutor.skip(at.session));
        CHECK(at.tutor.at() == step);
    }
    CHECK(at.tutor.done());
    REQUIRE(at.plies() == 3);
    CHECK(at.session.match().plies()[1].action == "move miale 2308");
    CHECK(at.tutor.skip(at.session).error().line() == "the lesson is over");
    CHECK(at.tutor.go_on(at.session).error().line() == "the lesson is over");
    CHECK(at.tutor.judge(attack).text == "The lesson is over: Enter goes on");
    CHECK(at.tutor.choose(at.session, 0).text == "There is no such answer");
    CHECK_FALSE(at.tutor.opened(at.session, "odds"));
    at.tutor.back(at.session);
    CHECK(at.tutor.at() == 5);
}

TEST_CASE("tutor: goes on at any step, and at the end where a lesson has become shorter") {
    CHECK(Lesson90(3).tutor.at() == 3);
    CHECK(Lesson90(3).plies() == 1);
    CHECK(Lesson90(99).tutor.done());
}

TEST_CASE("tutor: a step to be won is the pupil against the computer, and ends with his winning") {
    Duel duel;
    REQUIRE(duel.tutor.step().task == LessonStep::Task::win);
    CHECK(duel.session.player("left").kind == Player::Kind::person);
    CHECK(duel.session.player("right").kind == Player::Kind::computer);
    CHECK(duel.tutor.judge("anything").right); // the game refuses what is not legal
    duel.win();
    CHECK(duel.tutor.at() == 5);
    CHECK_FALSE(duel.tutor.lost(duel.session));
    CHECK(duel.session.player("right").kind == Player::Kind::person);
    CHECK(duel.tutor.opened(duel.session, "story"));
    duel.tutor.back(duel.session);
    duel.tutor.back(duel.session); // into the duel again: from its beginning, against the computer
    CHECK(duel.session.match().plies().empty());
    CHECK(duel.session.player("right").kind == Player::Kind::computer);
}

TEST_CASE("tutor: a game that is lost is begun again") {
    Duel duel;
    CHECK_FALSE(duel.tutor.lost(duel.session));
    REQUIRE(duel.tutor.carry_out(duel.session, "quit odysseus"));
    REQUIRE(duel.session.position().over());
    CHECK(duel.tutor.lost(duel.session));
    CHECK(duel.tutor.at() == 4);
    duel.tutor.watch(duel.session);
    CHECK(duel.tutor.at() == 4);
    duel.tutor.again(duel.session);
    CHECK_FALSE(duel.tutor.lost(duel.session));
    CHECK_FALSE(duel.session.position().over());
    CHECK(duel.session.match().plies().empty());
}

TEST_CASE("tutor: showing a step to be won wins it, so that the steps behind it hold") {
    Duel fresh;
    REQUIRE(fresh.tutor.skip(fresh.session));
    CHECK(fresh.tutor.at() == 5);
    CHECK(fresh.session.position().over());
    CHECK(fresh.session.position().winning("left") == 1.0);
    // The same when the dice are others than the solution was written for.
    Duel late;
    REQUIRE(late.tutor.carry_out(late.session, "throw odysseus antinous"));
    REQUIRE(late.tutor.skip(late.session));
    CHECK(late.session.position().over());
    CHECK(late.session.position().winning("left") == 1.0);
    // And when the lesson is gone on with behind it.
    const Duel behind(5);
    CHECK(behind.tutor.at() == 5);
    CHECK(behind.session.position().winning("left") == 1.0);
}

TEST_CASE("tutor: what a broken lesson cannot play after an answer takes the answer back too") {
    for (const char* then :
         {"then = ['zzz']", "then = ['move salomone 2008 : 7']", "then = ['move nobody 2008']"}) {
        const LessonFolder folder(test::with(test::small_lesson, "then = ['move salomone 2008']", then));
        auto begun = Tutor::begin(folder.data(), *folder.read(), 4);
        REQUIRE(begun);
        REQUIRE(begun->tutor.at() == 4);
        const std::size_t plies = begun->session.match().plies().size();
        CHECK_FALSE(begun->tutor.carry_out(begun->session, "move miale 2308"));
        CHECK(begun->tutor.at() == 4);
        CHECK(begun->session.match().plies().size() == plies);
        CHECK(begun->session.position().check("move miale 2308")); // and may be given again
    }
}
