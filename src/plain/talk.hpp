// A game in plain mode: the session, who is talked to, and the loop that asks, plays and tells.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/data.hpp"
#include "plain/console.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "play/tutor.hpp"

namespace disfida::plain {

struct Talk {
    const DataSource& data;
    Console& console;
    Session session;
    Settings settings;
    bool done = false;           ///< the player has had enough
    bool stuck = false;          ///< the game cannot go on: the computer's order was refused
    bool program_failed = false; ///< the program outside to move has not given an order that can be played
    bool end_told = false;       ///< the story of the finished game has been told
    bool order_shown =
        false; ///< the last thing shown is an order of the computer: the next one waits for the pace
    std::optional<Tutor> tutor = {}; ///< in a lesson
    bool loss_told = false;          ///< that progress cannot be kept has been said
    bool step_told = false;          ///< its step has been told
    std::size_t replayed = 0;        ///< how many actions `replay` has come to
    std::size_t told = 0;            ///< plies of a table that have been told
    bool interrupted = false;        ///< the last question was ended by what came over the line
    std::string wanted_lesson = {};  ///< what the pupil wants after it: an id, or "next"; empty: nothing
};

/// Asks, plays and tells until the player leaves or input ends.
void talk(Talk& talk);

/// One line of the player: an action, or else a command. Nothing that is refused changes the game.
void take_line(Talk& talk, std::string_view line);

/// Asks a question that is answered with yes or no. The end of input is no, and ends the talk.
bool agreed(Talk& talk, std::string_view question);

/// Shows where the game stands.
void show_status(Talk& talk);

} // namespace disfida::plain
