// Lessons in plain mode: the tutor's words among the sentences of the game.
#pragma once

#include <string>
#include <string_view>

#include "plain/talk.hpp"

namespace disfida::plain {

/// Takes a pupil through lessons, beginning with the one of that id; without one the lessons are listed,
/// those of `game` alone if one is named, and he is asked which. Ends when he leaves or input ends. Refused:
/// a lesson that cannot be begun.
Result<Done> learn(const DataSource& data, Console& console, std::string lesson, std::string_view game,
                   const Settings& settings);

/// Tells the step at hand, if it has not been told. Precondition: the talk is a lesson.
void tell_step(Talk& talk);

/// The question that is put instead of the position's own at this step; empty where the position's is.
std::string lesson_question(const Talk& talk);

/// Takes a line if it means something to the tutor: going on, back, again, show, step, an answer. False where
/// it is an action or a command.
bool take_lesson_line(Talk& talk, std::string_view line);

/// Whether a command has no place in a lesson, where the tutor takes back and the dice are the lesson's.
bool no_lesson_command(std::string_view name);

/// Whether an order is what the step wants; says why not otherwise.
bool judge_order(Talk& talk, std::string_view action);

/// The computer has played: the step may be done by it.
void watch_lesson(Talk& talk);

/// Plays a right order with what follows it, and tells all of it.
void give_lesson_order(Talk& talk, std::string_view action);

} // namespace disfida::plain
