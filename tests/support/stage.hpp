// A match put into a position and played on with given dice: what the tests of all games' rules share.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"

namespace disfida::test {

/// A new match of a game, without a seed. Fails the running test if the options are refused.
Match start(std::string_view game, const Options& options);

/// Why a game cannot be had with these options. Fails the running test if it can.
std::string options_refusal(std::string_view game, const Options& options);

/// Takes a set-up statement (without "set "). Fails the running test if it is refused.
void set_up(Match& match, std::string_view statement);

/// Checks the set-up as a whole. Fails the running test if it is refused.
void settle(Match& match);

/// Why a set-up is refused, by a statement or as a whole, as "text [rule]"; "" if it stands.
std::string setup_refusal(Match match, const std::vector<std::string_view>& statements);

/// Plays an action with the dice after its colon, exactly these. Fails the running test if it is refused.
void play_line(Match& match, std::string_view line);

/// The legal actions that begin with these words.
std::vector<std::string> legal_from(const Match& match, std::string_view beginning);

/// Whether an action is among the legal ones.
bool is_legal(const Match& match, std::string_view action);

/// Why an action is refused, as "text [rule]". Fails the running test if it is legal.
std::string action_refusal(const Match& match, std::string_view action);

/// The events of the last action of one kind.
std::vector<Event> last_events(const Match& match, std::string_view kind);

/// The kinds of all events of the last action, in order, with a space between.
std::string last_story(const Match& match);

/// How many dice an action takes when all that come after these are ones.
std::size_t count_dice(const Match& match, std::string_view action, std::vector<int> dice);

/// A list as one text, with a space between.
std::string words(const std::vector<std::string>& list);

/// A line with no two blanks in a row and none at its ends: what stands in a table, whatever its columns.
std::string squeezed(std::string_view line);

/// Whether one of these lines says this, blanks in a row counting as one.
bool says(const std::vector<std::string>& lines, std::string_view wanted);

} // namespace disfida::test
