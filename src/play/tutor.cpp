#include "play/tutor.hpp"

#include <algorithm>

#include "kernel/tongue.hpp"
#include "play/advice.hpp"

namespace disfida {

using Task = LessonStep::Task;

namespace {

constexpr int opponents_level = 2; // steady enough for a lesson, and beatable

/// What the lesson has to say to just this wrong answer; no text where it has nothing.
Verdict wrong_by(const LessonStep& step, std::string_view tried) {
    const auto at = std::find_if(step.wrong.begin(), step.wrong.end(),
                                 [&](const WrongMove& wrong) { return fits_pattern(tried, wrong.pattern); });
    if (at != step.wrong.end()) {
        return {false, at->say, at->rule, true};
    }
    return {};
}

} // namespace

Result<Tutor::Class> Tutor::begin(const DataSource& data, Lesson lesson, std::size_t step,
                                  std::span<const GameInfo> games) {
    auto match = open_lesson(data, lesson, games);
    if (!match) {
        return match.error();
    }
    Session session = Session::practice(std::move(*match));
    Tutor tutor(std::move(lesson), session.match().plies().size());
    tutor.enter(session);
    // A step that has been changed since may not be reached again; then the lesson begins anew.
    for (std::size_t i = 0; i < step && !tutor.done(); ++i) {
        if (!tutor.skip(session)) {
            break;
        }
    }
    return Class{std::move(tutor), std::move(session)};
}

/// The pupil's side in a game to be won: whoever is to move as the step begins.
std::string Tutor::side(const Session& session) const {
    const std::size_t mark = marks_.back();
    return std::string(mark < session.match().plies().size() ? session.match().before(mark)->to_move()
                                                             : session.position().to_move());
}

void Tutor::enter(Session& session) const {
    const bool against = !done() && step().task == Task::win;
    const std::string own = against ? side(session) : std::string();
    for (const std::string_view other : session.match().info().sides) {
        session.set_player(other, {against && other != own ? Player::Kind::computer : Player::Kind::person,
                                   opponents_level});
    }
}

void Tutor::advance(Session& session) {
    marks_.push_back(session.match().plies().size());
    enter(session);
}

bool Tutor::lost(const Session& session) const {
    return !done() && step().task == Task::win && session.position().over() &&
           session.position().winning(side(session)) < 1.0;
}

Result<Done> Tutor::go_on(Session& session) {
    if (done()) {
        return Error{tr("the lesson is over")};
    }
    if (step().task != Task::read) {
        return Error{step().ask};
    }
    advance(session);
    return Done{};
}

/// Plays a game on until the pupil has won it: by the lesson's solution, as long as the dice are as it says,
/// then as the computer would. False, and nothing is played, when that does not come within so many tries.
bool Tutor::win(Session& session) const {
    constexpr int most_tries = 30;
    constexpr int longest_game = 400;
    const std::vector<std::string>& solution = step().solution;
    for (int i = 0; i < most_tries; ++i) {
        std::size_t next = 0;
        for (int action = 0; action < longest_game && !session.position().over(); ++action) {
            const bool by_it = !session.computers_turn() && next < solution.size() &&
                               session.position().check(solution[next]);
            next = session.computers_turn() ? next : by_it ? next + 1 : solution.size();
            if (!session.play(by_it ? solution[next - 1] : counsel(session.position()))) {
                break;
            }
        }
        if (session.position().over() && !lost(session)) {
            return true;
        }
        session.rewind(marks_.back());
    }
    return false;
}

Result<Done> Tutor::skip(Session& session) {
    if (done()) {
        return Error{tr("the lesson is over")};
    }
    again(session);
    if (step().task == Task::act) {
        return carry_out(session, step().play);
    }
    if (step().task == Task::win) {
        win(session); // where it cannot be won the pupil goes on all the same
    }
    advance(session);
    return Done{};
}

void Tutor::again(Session& session) {
    session.rewind(marks_.back());
    enter(session);
}

void Tutor::back(Session& session) {
    if (marks_.size() > 1) {
        marks_.pop_back();
    }
    again(session);
}

Verdict Tutor::judge(std::string_view action) const {
    if (done()) {
        return {false, tr("The lesson is over: Enter goes on")};
    }
    const LessonStep& now = step();
    if (now.task == Task::win) {
        return {true};
    }
    const bool right = now.task == Task::act &&
                       std::any_of(now.expect.begin(), now.expect.end(),
                                   [&](const std::string& pattern) { return fits_pattern(action, pattern); });
    if (right) {
        return {true};
    }
    if (Verdict known = wrong_by(now, action); !known.text.empty()) {
        return known;
    }
    const bool reading = now.task == Task::read;
    return {false, !now.otherwise.empty() ? now.otherwise
                   : reading              ? tr("Not yet: read on first")
                             : fill(tr("That may be done, but now the point is another: {point}"),
                                    {{"point", now.ask}})};
}

Result<Done> Tutor::carry_out(Session& session, std::string_view action) {
    const LessonStep now = step();
    auto played =
        now.dice.empty() || now.task != Task::act ? session.play(action) : session.play(action, now.dice);
    if (!played || now.task == Task::win) {
        if (played) {
            watch(session);
        }
        return played;
    }
    for (const std::string& line : now.then) {
        played = play_line(session, line);
        if (!played) {
            session.rewind(marks_.back()); // a broken lesson leaves nobody between two steps
            return played;
        }
    }
    advance(session);
    return played;
}

void Tutor::watch(Session& session) {
    if (!done() && step().task == Task::win && session.position().over() && !lost(session)) {
        advance(session);
    }
}

bool Tutor::opened(Session& session, std::string_view page) {
    const bool wanted = !done() && step().task == Task::open && step().page == page;
    if (wanted) {
        advance(session);
    }
    return wanted;
}

Verdict Tutor::choose(Session& session, std::size_t choice) {
    if (done() || step().task != Task::choose || choice >= step().choices.size()) {
        return {false, tr("There is no such answer")};
    }
    if (choice == step().answer) {
        advance(session);
        return {true};
    }
    Verdict known = wrong_by(step(), step().choices[choice]);
    return known.text.empty() ? Verdict{false, tr("Not quite: try once more")} : known;
}

const Lesson* due_lesson(const LessonShelf& shelf, const Progress& progress, std::string_view game) {
    const auto own = shelf.of(game);
    const auto at =
        std::find_if_not(own.begin(), own.end(), [&](const Lesson* one) { return progress.done(one->id); });
    return at == own.end() ? nullptr : *at;
}

} // namespace disfida
