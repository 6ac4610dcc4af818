#include "plain/learn.hpp"

#include <algorithm>
#include <array>

#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "plain/order.hpp"
#include "play/tutor.hpp"

namespace disfida::plain {

namespace {

using Task = LessonStep::Task;

void tell_plies(Talk& talk, std::size_t from) {
    const auto& plies = talk.session.match().plies();
    for (std::size_t i = from; i < plies.size(); ++i) {
        if (i > from) { // what the program plays after the pupil's order
            talk.console.say(plies[i].action);
        }
        tell(talk, plies[i].events);
    }
}

void keep(Talk& talk) {
    if (const auto kept = Progress::load().note(*talk.tutor); !kept && !talk.loss_told) {
        talk.loss_told = true;
        talk.console.say(fill(tr("Warning: {what}"), {{"what", kept.error().line()}}));
    }
}

/// The step has changed: it has to be told, and where the pupil is kept.
void turn(Talk& talk) {
    talk.step_told = false;
    keep(talk);
}

void say_error(Talk& talk, const Result<Done>& done) {
    if (!done) {
        talk.console.say(done.error().line());
    }
}

/// Which lesson to begin: an id; empty when the pupil leaves.
std::string ask_lesson(Console& console, const LessonShelf& shelf, std::string_view game) {
    const Progress progress = Progress::load();
    std::vector<const Lesson*> listed;
    const Lesson* due = nullptr;
    for (const GameInfo& info : all_games()) {
        if (!game.empty() && game != info.name) {
            continue;
        }
        for (const Lesson* lesson : shelf.of(info.name)) {
            listed.push_back(lesson);
            console.say(fill(progress.done(lesson->id)
                                 ? tr("{number}. {game} lesson {lesson}: {title} (done). {about}")
                                 : tr("{number}. {game} lesson {lesson}: {title}. {about}"),
                             {{"number", std::to_string(listed.size())},
                              {"game", tr_data(capital(lesson->game))},
                              {"lesson", std::to_string(shelf.number(*lesson))},
                              {"title", lesson->title},
                              {"about", lesson->about}}),
                        3);
        }
        due = due != nullptr ? due : due_lesson(shelf, progress, info.name);
    }
    if (listed.empty()) {
        console.say(tr("There is no lesson."));
        return {};
    }
    due = due != nullptr ? due : listed.front();
    std::size_t offered = 1;
    while (listed[offered - 1] != due) {
        ++offered;
    }
    while (const auto answer = console.ask(fill(tr("Which lesson, by its number, or quit? [{number}]"),
                                                {{"number", std::to_string(offered)}}))) {
        if (*answer == "quit" || *answer == "leave" || *answer == "exit") {
            return {};
        }
        const auto number = answer->empty() ? std::optional(offered) : parse_number<std::size_t>(*answer);
        if (number && *number >= 1 && *number <= listed.size()) {
            return listed[*number - 1]->id;
        }
        console.say(fill(tr("{answer} is none of these: a number from 1 to {count}, or quit."),
                         {{"answer", in_quotes(*answer)}, {"count", std::to_string(listed.size())}}));
    }
    return {};
}

} // namespace

void tell_step(Talk& talk) {
    const Tutor& tutor = *talk.tutor;
    talk.step_told = true;
    if (tutor.done()) {
        return;
    }
    const LessonStep& step = tutor.step();
    talk.console.say("");
    talk.console.say(
        fill(tr("Step {step} of {count}. {text}"), {{"step", std::to_string(tutor.at() + 1)},
                                                    {"count", std::to_string(tutor.lesson().steps.size())},
                                                    {"text", step.text}}));
    if (!step.ask.empty()) {
        talk.console.say(fill(tr("Your task: {task}"), {{"task", step.ask}}));
    }
    if (step.task == Task::open) {
        talk.console.say(fill(tr("Here that is the command {command}."), {{"command", step.page}}));
    }
    for (std::size_t i = 0; i < step.choices.size(); ++i) {
        talk.console.say(std::to_string(i + 1) + ". " + step.choices[i], 3);
    }
}

std::string lesson_question(const Talk& talk) {
    const Tutor& tutor = *talk.tutor;
    if (tutor.done()) {
        return tr("The lesson is done. Enter for the next one; again, back, or leave");
    }
    if (tutor.lost(talk.session)) {
        return tr("This one is lost. Enter tries it again; back, or leave");
    }
    switch (tutor.step().task) {
    case Task::read:
        return tr("Enter goes on; back, again, show, or leave");
    case Task::choose:
        return tr("The number of your answer; back, again, show, or leave");
    case Task::open:
        return fill(tr("Type {command}; back, again, show, or leave"), {{"command", tutor.step().page}});
    default:
        return {};
    }
}

bool take_lesson_line(Talk& talk, std::string_view line) {
    Tutor& tutor = *talk.tutor;
    const std::size_t step = tutor.at();
    if (line.empty()) {
        if (tutor.done()) {
            talk.wanted_lesson = "next";
            talk.done = true;
        } else if (tutor.lost(talk.session)) {
            tutor.again(talk.session);
            turn(talk);
        } else if (tutor.step().task == Task::read) {
            say_error(talk, tutor.go_on(talk.session));
            turn(talk);
        } else {
            talk.console.say(fill(tr("Your task: {task}"), {{"task", tutor.step().ask}}));
        }
        return true;
    }
    if (line == "back") {
        tutor.back(talk.session);
    } else if (line == "again") {
        if (tutor.done()) {
            talk.wanted_lesson = tutor.lesson().id;
            talk.done = true;
            return true;
        }
        tutor.again(talk.session);
    } else if (line == "show") {
        const std::size_t from = talk.session.match().plies().size();
        if (!tutor.done() && tutor.step().task == Task::act) {
            talk.console.say(tutor.step().play);
        }
        say_error(talk, tutor.skip(talk.session));
        tell_plies(talk, from);
    } else if (line == "leave") {
        talk.done = true;
        return true;
    } else if (line == "step") {
        tell_step(talk);
        return true;
    } else if (!tutor.done() && tutor.step().task == Task::choose && parse_number<std::size_t>(line)) {
        const Verdict verdict = tutor.choose(talk.session, *parse_number<std::size_t>(line) - 1);
        talk.console.say(verdict.right ? tr("Right.") : verdict.as_error().line());
        if (!verdict.right) {
            return true;
        }
    } else {
        return false;
    }
    if (tutor.at() != step || line != "show") {
        turn(talk);
    }
    return true;
}

bool no_lesson_command(std::string_view name) {
    constexpr std::array<std::string_view, 11> commands{
        "undo", "redo", "correct", "auto", "draw", "resign", "player", "dice", "save", "load", "export"};
    return std::find(commands.begin(), commands.end(), name) != commands.end();
}

bool judge_order(Talk& talk, std::string_view action) {
    const Verdict verdict = talk.tutor->judge(action);
    if (!verdict.right) {
        talk.console.say(verdict.as_error().line());
    }
    return verdict.right;
}

void watch_lesson(Talk& talk) {
    const std::size_t step = talk.tutor->at();
    talk.tutor->watch(talk.session);
    if (talk.tutor->at() != step) {
        turn(talk);
    }
}

void give_lesson_order(Talk& talk, std::string_view action) {
    if (!judge_order(talk, action)) {
        return;
    }
    const std::size_t from = talk.session.match().plies().size();
    const std::size_t step = talk.tutor->at();
    say_error(talk, talk.tutor->carry_out(talk.session, action));
    tell_plies(talk, from);
    if (talk.tutor->at() != step) {
        turn(talk);
    }
}

Result<Done> learn(const DataSource& data, Console& console, std::string lesson, std::string_view game,
                   const Settings& settings) {
    const LessonShelf shelf = load_lessons(data);
    while (!console.failed()) {
        if (lesson.empty()) {
            lesson = ask_lesson(console, shelf, game);
        }
        const Lesson* found = shelf.find(lesson);
        if (found == nullptr) {
            return Done{};
        }
        const std::size_t at = Progress::load().step(found->id);
        auto begun = Tutor::begin(data, *found, at);
        if (!begun) {
            return begun.error();
        }
        console.say(fill(tr("{game}, lesson {lesson}: {title}. {about}"),
                         {{"game", tr_data(capital(found->game))},
                          {"lesson", std::to_string(shelf.number(*found))},
                          {"title", found->title},
                          {"about", found->about}}));
        console.say(tr(
            "Besides actions and the commands of the game (help): step tells the step again, back goes one "
            "back, again begins it anew, show does it for you, leave ends the lesson."));
        Talk one{data, console, std::move(begun->session), settings};
        one.settings.confirm = false;
        one.tutor.emplace(std::move(begun->tutor));
        talk(one);
        lesson = one.wanted_lesson;
        if (lesson == "next") {
            const Lesson* next = shelf.next(*found);
            lesson = next != nullptr ? next->id : std::string();
        } else if (lesson.empty()) {
            return Done{};
        }
    }
    return Done{};
}

} // namespace disfida::plain
