// The state in short sentences: for plain mode, for the line under the arena, for those who listen to the
// screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "iliad/state.hpp"

namespace disfida::iliad {

/// A warrior in words: "Hector (hector), right, BOTTLE 10 of 11, AGILITY 7, bronze (CLANG! 5), 2 spears,
/// 1205".
std::string describe(const Tables& tables, const State& state, WarriorId who);

/// Warriors in words, a line each: all of the roster, those of a side, or one by his id. Nothing for another
/// word.
std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of);

/// Where the fight stands: first the turn or the result in a sentence of its own, then a sentence a side.
std::vector<std::string> status(const Tables& tables, const State& state);

/// Who decides now and how it is written: "Achilles acts: move, close, throw, wait or quit".
std::string prompt(const Tables& tables, const State& state);

/// With what the dice of an action would be read, a line a roll, with rule ids. Nothing where no dice with
/// odds follow. Precondition: the action is legal.
std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action);

/// Stands in the bracket before the word for the bout fought now.
inline constexpr std::string_view sign_of_now = "<-";

/// The bracket of a tourney, a line a bout, rounds parted by empty lines; nothing in another mode.
std::vector<std::string> bracket_lines(const Tables& tables, const State& state);

} // namespace disfida::iliad
