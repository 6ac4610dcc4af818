// Playing one action: dice thrown or entered by hand, and what it brought about in sentences.
#pragma once

#include <span>
#include <string_view>

#include "plain/talk.hpp"

namespace disfida::plain {

/// Plays a legal action of a person: asks first if the player wants that of orders that roll dice, has the
/// dice entered where they are thrown by hand, and tells what happened. Not played: the player said no, or
/// input ended.
void give_order(Talk& talk, std::string_view action);

/// Plays the computer's order and tells it.
void play_computer(Talk& talk);

/// Plays the next action of an automatic opening; only its dice are told.
void play_opening(Talk& talk, std::string_view action);

/// The events of an action, one sentence a line.
void tell(Talk& talk, std::span<const Event> events);

/// Reads dice as a person types them: digits 1 to 6, with or without blanks or commas between. Nothing unless
/// there are exactly `count`.
std::optional<std::vector<int>> parse_dice(std::string_view text, int count);

} // namespace disfida::plain
