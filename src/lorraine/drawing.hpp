// The rolls of Lorraine drawn in plain letters: tests and tables as rulers, the dice of a battle troop by
// troop.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/event.hpp"

namespace disfida::lorraine {

/// A test: which faces of a die reach what is needed. `die` 0: still to be thrown.
std::string test_ruler(int die, int needed, const std::string& fails, const std::string& passes);

/// Which totals of the attackers' dice take a castle whose defenders' dice make so much. `dice` 0: still to
/// be thrown; `ahead`: what the defence has more but for the dice (L-Siege 4, L-Assault 4).
std::string storm_ruler(int dice, int defence, int ahead);

/// The dice of a volley, a line for each kind of troops: on which faces they hit, hits in [ ], a 2 that a
/// captain makes a hit in ( ), flags in < >. Without `thrown` how many dice each has (L-Quick 5d, 5e).
std::vector<std::string> volley_rows(const Event& volley, bool thrown);

/// What the two cards of a round do to each other: "charge against loose: loose is beaten" (L-Quick 5b).
std::string duel_of_cards(std::string_view card, std::string_view against);

} // namespace disfida::lorraine
