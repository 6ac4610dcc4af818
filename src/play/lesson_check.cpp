// A lesson played through by the program: its right answers, and its wrong ones.
#include <algorithm>

#include "kernel/words.hpp"
#include "play/lesson.hpp"
#include "play/tutor.hpp"

namespace disfida {

namespace {

using Task = LessonStep::Task;

constexpr std::size_t fewest_wrong = 3;
constexpr int longest_game = 400; // actions in a game a pupil has to win

class Check {
  public:
    Check(const Lesson& lesson, Tutor::Class at)
        : lesson_(lesson), tutor_(std::move(at.tutor)), session_(std::move(at.session)) {}

    Result<Done> run() {
        while (!tutor_.done()) {
            step_ = tutor_.at();
            if (auto wrong = try_wrong(); !wrong) {
                return wrong;
            }
            if (auto right = play_right(); !right) {
                return right;
            }
        }
        return Done{};
    }

  private:
    [[nodiscard]] Error at(std::string_view key, const std::string& what) const {
        return lesson_error(lesson_, step().lines, key, what);
    }
    [[nodiscard]] Error at_try(const WrongMove& wrong, const std::string& what) const {
        return lesson_error(lesson_, {{"try", wrong.line}}, "try", in_quotes(wrong.pattern) + what);
    }
    [[nodiscard]] const LessonStep& step() const { return lesson_.steps[step_]; }

    /// Each wrong answer has to be one: legal and not the right one, or refused by the game.
    Result<Done> try_wrong() {
        const auto legal = session_.position().legal();
        for (const WrongMove& wrong : step().wrong) {
            if (step().task == Task::choose) {
                if (auto done = try_choice(wrong); !done) {
                    return done;
                }
                continue;
            }
            if (step().task != Task::act) {
                return at_try(wrong, ": this step has no wrong answers");
            }
            const auto one = std::find_if(legal.begin(), legal.end(), [&](const std::string& action) {
                return fits_pattern(action, wrong.pattern) && !tutor_.judge(action).right;
            });
            if (one != legal.end()) {
                continue;
            }
            const bool concrete = wrong.pattern.find('*') == std::string::npos;
            if (!concrete || tutor_.judge(wrong.pattern).right || session_.position().check(wrong.pattern)) {
                return at_try(wrong,
                              tutor_.judge(wrong.pattern).right
                                  ? " is right"
                                  : " fits no action that is legal here, and is no single illegal one");
            }
        }
        return Done{};
    }

    Result<Done> try_choice(const WrongMove& wrong) {
        const auto& choices = step().choices;
        const auto one = std::find_if(choices.begin(), choices.end(), [&](const std::string& choice) {
            return fits_pattern(choice, wrong.pattern);
        });
        if (one == choices.end()) {
            return at_try(wrong, " is none of the choices");
        }
        if (tutor_.choose(session_, static_cast<std::size_t>(one - choices.begin())).right) {
            return at_try(wrong, " is the right answer");
        }
        return Done{};
    }

    Result<Done> play_right() {
        switch (step().task) {
        case Task::read:
            return tutor_.go_on(session_);
        case Task::open:
            tutor_.opened(session_, step().page);
            return Done{};
        case Task::choose:
            tutor_.choose(session_, step().answer);
            return Done{};
        case Task::win:
            return win();
        case Task::act:
            break;
        }
        const auto action = session_.position().check(step().play);
        if (!action) {
            return at("play", action.error().line());
        }
        if (*action != step().play) {
            return at("play", in_quotes(step().play) + " is written " + in_quotes(*action));
        }
        if (auto done = tutor_.carry_out(session_, *action); !done) {
            // The answer itself was fine if it asks for no other dice than it was given.
            const auto own = session_.match().needs(*action, step().dice);
            const bool fine = own && (!*own || step().dice.empty());
            return at(fine ? "then" : "dice", done.error().line());
        }
        return Done{};
    }

    /// Plays the solution, the computer answering as it will against the pupil.
    Result<Done> win() {
        std::size_t next = 0;
        for (int i = 0; i < longest_game && tutor_.at() == step_; ++i) {
            if (session_.position().over()) {
                return at("solution", "the game is not won by it");
            }
            const bool computer = session_.computers_turn();
            if (!computer && next == step().solution.size()) {
                return at("solution", "ends before the game does; now: " + session_.position().prompt());
            }
            const std::string action = computer ? session_.suggestion() : step().solution[next++];
            if (auto done = computer ? session_.play(action) : tutor_.carry_out(session_, action); !done) {
                return at("solution", in_quotes(action) + ": " + done.error().line());
            }
            if (computer) {
                tutor_.watch(session_);
            }
        }
        return Done{};
    }

    const Lesson& lesson_;
    Tutor tutor_;
    Session session_;
    std::size_t step_ = 0;
};

} // namespace

Result<Done> check_lesson(const DataSource& data, const Lesson& lesson, std::span<const GameInfo> games) {
    std::size_t wrong = 0;
    for (const LessonStep& step : lesson.steps) {
        wrong += step.wrong.size();
    }
    if (wrong < fewest_wrong) {
        return lesson_error(lesson, lesson.lines, "step",
                            "at least " + std::to_string(fewest_wrong) +
                                " wrong answers are needed in a lesson, there are " + std::to_string(wrong));
    }
    auto begun = Tutor::begin(data, lesson, 0, games);
    if (!begun) {
        return begun.error();
    }
    return Check(lesson, std::move(*begun)).run();
}

} // namespace disfida
