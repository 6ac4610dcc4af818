// The state in short sentences: for plain mode, for the line under the field, for those who listen to the
// screen.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "barletta/state.hpp"
#include "kernel/tongue.hpp"

namespace disfida::barletta {

/// How people call a side: "Italians"; English, for tr() where it is shown.
constexpr const char* people(Side side) { return side == Side::italian ? mark("Italians") : mark("French"); }

/// A knight in words: "La Motte (la-motte), VC 6, on foot, 2405, 2 Hits, 1 wound, attacked by fieramosca".
/// His id is told where it is not simply his name in small letters.
std::string describe(const Tables& tables, const State& state, KnightId id);

/// Knights in words, a line each: all of both sides, those of a side, or one by his id. Nothing for another
/// word.
std::vector<std::string> describe_pieces(const Tables& tables, const State& state, std::string_view of);

/// Where the game stands: first the round or the result in a sentence of its own, then a sentence a side.
std::vector<std::string> status(const Tables& tables, const State& state);

/// Who decides now and how it is written: "Italians, give an order: move, reorganise or pass".
std::string prompt(const Tables& tables, const State& state);

/// With what the dice of an action would be read: every shift and modifier with its rule, a line a roll.
/// Nothing where no dice with odds follow. Precondition: the action is legal.
std::vector<std::string> prospect(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::barletta
