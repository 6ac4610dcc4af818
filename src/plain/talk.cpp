#include "plain/talk.hpp"

#include "kernel/answer.hpp"
#include "kernel/tongue.hpp"
#include "kernel/words.hpp"
#include "plain/closest.hpp"
#include "plain/commands.hpp"
#include "plain/learn.hpp"
#include "plain/order.hpp"
#include "plain/table.hpp"
#include "plain/thinking.hpp"
#include "play/asked.hpp"
#include "play/names.hpp"

namespace disfida::plain {

namespace {

void greet(Talk& talk) {
    const Session& session = talk.session;
    const GameInfo& info = session.match().info();
    talk.console.say(tr(info.title));
    if (const SharedTable* table = session.table()) {
        talk.told = session.match().plies().size();
        talk.console.show(table->described());
        const std::string_view own = table->own_side();
        talk.console.say((own.empty()
                              ? std::string(tr("You watch."))
                              : fill(tr("You play: {side}."), {{"side", called(session.match(), own)}})) +
                         " " +
                         tr("The dice come from both sides. say TEXT talks, table tells who is here, help "
                            "lists the commands."));
        show_status(talk);
        return;
    }
    std::string players;
    for (std::size_t i = 0; i < info.sides.size(); ++i) {
        players += (i == 0 ? "" : ", ") +
                   fill(tr("{side}: {player}"), {{"side", std::string(tr(side_title(info, i)))},
                                                 {"player", described(session.player(info.sides[i]))}});
    }
    talk.console.say(fill(session.hand_dice()
                              ? tr("{players}. Dice: rolled by hand. Type help for the commands.")
                              : tr("{players}. Dice: thrown by the program. Type help for the commands."),
                          {{"players", players}}));
    if (!session.position().over()) { // the story of a finished game says it too
        show_status(talk);
    }
}

void warn(Talk& talk) {
    if (const std::string warning = talk.session.take_warning(); !warning.empty()) {
        talk.console.say(fill(tr("Warning: {what}"), {{"what", warning}}));
    }
}

/// Plays an automatic opening to its end and says so once. False when none is under way.
bool open_lines(Talk& talk) {
    std::string action = talk.session.opening_action();
    if (action.empty()) {
        return false;
    }
    for (; !action.empty() && !talk.done && !talk.console.failed(); action = talk.session.opening_action()) {
        play_opening(talk, action);
    }
    talk.session.use_opening(""); // what is taken back now is not made again by itself
    if (!talk.done) {
        talk.console.print(talk.session.position().picture());
    }
    return true;
}

void tell_end(Talk& talk) {
    talk.end_told = true;
    talk.console.say("");
    talk.console.show(talk.session.match().story());
}

/// Waits as long as the pace says before the computer's next order. What is typed meanwhile is carried out.
/// True when the order may be played.
bool keep_pace(Talk& talk) {
    if (!talk.order_shown || !talk.console.interactive()) {
        return true;
    }
    std::string line;
    if (talk.settings.pace_ms) {
        Heard heard = talk.console.wait(*talk.settings.pace_ms);
        talk.done = heard.kind == Heard::Kind::end;
        line = std::move(heard.line);
    } else {
        const auto answer = talk.console.ask(tr("Enter for the next order, or a command"));
        talk.done = !answer;
        line = answer.value_or("");
    }
    if (!line.empty()) {
        if (!talk.tutor || !take_lesson_line(talk, line)) {
            take_line(talk, line);
        }
        return false;
    }
    return !talk.done;
}

/// What is done about a program that has failed is for the player to say. True when it is asked again.
bool try_program_again(Talk& talk) {
    const auto line =
        talk.console.ask(fill(tr("Enter asks it again; player {side} knight goes on without it"),
                              {{"side", std::string(talk.session.position().to_move())}}));
    if (!line) {
        talk.done = true;
        talk.stuck = true;
    } else if (!line->empty()) {
        take_line(talk, *line);
        return false;
    }
    talk.program_failed = false;
    return !talk.done;
}

void computers_turn(Talk& talk) {
    if (talk.program_failed ? try_program_again(talk) : keep_pace(talk)) {
        play_computer(talk);
    }
}

/// The pupil's turn in a lesson.
void pupils_turn(Talk& talk) {
    if (!talk.step_told) {
        tell_step(talk);
    }
    const std::string question = lesson_question(talk);
    const auto line = talk.console.ask(question.empty() ? talk.session.position().prompt() : question);
    talk.order_shown = false;
    if (!line) {
        talk.done = true;
    } else if (!take_lesson_line(talk, *line)) {
        take_line(talk, *line);
    }
}

void players_turn(Talk& talk) {
    const Position& position = talk.session.position();
    const bool table = talk.session.table() != nullptr;
    const auto line =
        talk.console.ask(table ? table_question(talk)
                               : (position.over() ? fill(tr("{prompt}: story, log, undo, save or quit"),
                                                         {{"prompt", position.prompt()}})
                                                  : position.prompt()));
    talk.order_shown = false;
    if (!line) {
        talk.done = true;
        return;
    }
    if (std::exchange(talk.interrupted, false) || answer_table(talk, *line)) {
        return;
    }
    if (line->empty() && (talk.session.others_turn() || waits_for_guest(talk.session))) {
        talk.console.say(tr("You wait; say TEXT talks, table tells who is here."));
        return;
    }
    if (!line->empty()) {
        take_line(talk, *line);
        return;
    }
    const auto legal = position.legal();
    if (legal.size() == 1 && !has_blank(legal.front())) { // Enter does what is to be done anyhow
        give_order(talk, legal.front());
    } else {
        talk.console.say(tr("Type an action, or help, moves, hint, field, status."));
    }
}

/// Refuses what is neither an action nor a command, with the reason and what may have been meant.
void refuse(Talk& talk, std::string_view line, const Error& error) {
    if (talk.session.others_turn()) {
        const SharedTable& table = *talk.session.table();
        talk.console.say(table.own_side().empty()
                             ? std::string(tr("You watch this game."))
                             : fill(tr("It is {player}'s turn: you wait."), {{"player", table.other()}}));
        return;
    }
    talk.console.say(error.line());
    if (!error.rule.empty()) {
        return; // it is written well, and the rules say why not
    }
    std::vector<std::string> known = talk.session.position().legal();
    for (const Command& command : all_commands()) {
        known.emplace_back(command.name);
    }
    const std::string meant = closest(line, known);
    talk.console.say(meant.empty()
                         ? std::string(tr("Type moves for what may be played, help for the commands."))
                         : fill(tr("Closest: {meant}"), {{"meant", meant}}));
}

} // namespace

bool agreed(Talk& talk, std::string_view question) {
    const std::string asked = fill(tr("{question}, yes or no?"), {{"question", std::string(question)}});
    auto answer = talk.console.ask(asked);
    while (answer && std::exchange(talk.interrupted, false)) { // by news, which is no answer
        answer = talk.console.ask(asked);
    }
    talk.done = talk.done || !answer;
    return answer && is_yes(*answer);
}

void show_status(Talk& talk) { talk.console.show(talk.session.position().status()); }

void take_line(Talk& talk, std::string_view line) {
    const bool by_will = line == "draw" || line == "resign" ||
                         (talk.session.table() != nullptr && line.starts_with("resign "));
    if (by_will && !talk.tutor) {
        line == "draw" ? offer_draw(talk, "")
                       : give_up(talk, line.substr(std::min<std::size_t>(7, line.size())));
        return;
    }
    const auto action = talk.session.position().check(line);
    // An action of the computer's side is the computer's.
    if (action && !talk.session.computers_turn()) {
        give_order(talk, *action);
        return;
    }
    if (talk.tutor && talk.tutor->judge(line).known) { // a wrong move the lesson foresees
        judge_order(talk, line);
        return;
    }
    const std::size_t end = std::min(line.find(' '), line.size());
    const std::string_view arguments = line.substr(std::min(end + 1, line.size()));
    if (const Command* command = find_command(line.substr(0, end), talk.session.match().info())) {
        if (talk.tutor && no_lesson_command(command->name)) {
            talk.console.say(tr("Not in a lesson: back goes back a step, again begins this one anew."));
            return;
        }
        command->run(talk, arguments);
        if (talk.tutor && talk.tutor->opened(talk.session, command->name)) {
            talk.step_told = false;
        }
    } else if (talk.program_failed && !talk.tutor) { // a rule of turn would not say what is amiss
        talk.console.say(
            fill(tr("{who}: the program has given no order; it is asked again, or replaced, first."),
                 {{"who", to_move(talk)}}));
    } else if (action) {
        talk.console.say(tr("The computer is to move: Enter lets it."));
    } else {
        refuse(talk, line, action.error());
    }
}

void talk(Talk& talk) {
    if (!talk.tutor) {
        greet(talk);
    }
    attend_table(talk);
    while (!talk.done && !talk.console.failed()) {
        warn(talk);
        if (talk.session.table() == nullptr && open_lines(talk)) {
            continue;
        }
        if (talk.tutor && !talk.session.computers_turn()) {
            pupils_turn(talk);
        } else if (talk.session.position().over() && !talk.end_told) {
            tell_end(talk);
        } else if (talk.session.computers_turn()) {
            computers_turn(talk);
        } else {
            players_turn(talk);
        }
    }
    talk.console.attend({});
    warn(talk);
    if (!talk.tutor) {
        talk.console.print({farewell(talk.session)});
    }
}

} // namespace disfida::plain
