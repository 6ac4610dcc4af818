// The state in short sentences: for plain mode, for the lines under the map, for those who listen to the
// screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// A general in words: "Antoine de Toulongeon (toulongeon), Burgundy, rank 3, expert, 100 points, in
/// montigny, in supply".
std::string describe(const Tables& tables, const State& state, GeneralId who);

/// A zone in words: what it is, who stands there, what its castle holds.
std::string describe_place(const Tables& tables, const State& state, ZoneId zone);

/// The same, then after ". To " where its links lead and who stands there.
std::string describe_zone(const Tables& tables, const State& state, ZoneId zone);

/// Where a side's supply comes from, and in which zones an army would be without it.
std::string describe_supply(const Tables& tables, const State& state, Side side);

/// Generals or zones in words, a line each: all on the map or captive (empty `of`), those of a side, one by
/// id, a zone by id, "castles", or "supply" of both sides. Nothing for another word.
std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of);

/// Where the campaign stands: first the turn, the VP and the event, or the result, in a sentence of its own;
/// then a sentence a side, the castles, what is ravaged, and the battle if one is fought.
std::vector<std::string> status(const Tables& tables, const State& state);

/// Who decides now and how it is typed, what can be chosen in capitals, without a mark at its end:
/// "Toulongeon is active in Bourmont: move toulongeon ZONE or end toulongeon".
std::string prompt(const Tables& tables, const State& state);

/// With what the dice of an action would be read, a line a roll, with rule ids. Nothing where no dice follow.
/// Precondition: the action is legal.
std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action);

/// The order of battle of a battle that waits to be fought (L-Array 4): for each side points per corps, the
/// commander and his cards, elite units owed, unreliable and exhausted corps, generals on the table; and how
/// the result is typed. Nothing
/// outside phase battle-mode.
std::vector<std::string> order_of_battle(const Tables& tables, const State& state);

} // namespace disfida::lorraine
