// A game on two terminals in plain mode: what comes over the line is told in sentences, what is asked is
// asked.
#pragma once

#include <string>
#include <string_view>

#include "plain/talk.hpp"

namespace disfida::plain {

/// Lets the table be looked after while a line is waited for; nothing for a game at one terminal. `talk`
/// outlives its console's next question.
void attend_table(Talk& talk);

/// What is asked for at a table now: an answer, an order, or patience.
std::string table_question(const Talk& talk);

/// Takes a line that answers what the other player asks. False: it answers nothing.
bool answer_table(Talk& talk, std::string_view line);

/// Offers a draw, or gives up: at a table, or where all play at this terminal.
void offer_draw(Talk& talk, std::string_view arguments);
void give_up(Talk& talk, std::string_view side);
void say_at_table(Talk& talk, std::string_view text);
void show_table(Talk& talk, std::string_view arguments);
/// Asks the other player whether the last order may be taken back.
void offer_undo(Talk& talk);

} // namespace disfida::plain
