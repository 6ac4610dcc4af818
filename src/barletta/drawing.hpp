// Barletta's tables drawn in plain letters, with the cells marked that count for an action.
#pragma once

#include <string>
#include <vector>

#include "barletta/tables.hpp"

namespace disfida::barletta {

/// How one roll reads the melee table (H1.1 to H1.3).
struct Reading {
    bool reads = false; ///< whether the roll is made at all
    int column = 0;     ///< -5 to +5
    int modifier = 0;   ///< of the dice, -5 to +5
    int dice = 0;       ///< the sum of the two dice; 0 when they are still to be rolled
};

/// The melee table, a head line and a line a row. The attack's cells stand in [ ], the defence's in ( ),
/// those of both in { }: the one that counts, or all that can still come. Where a modifier moved a roll, the
/// cell the dice alone would have led to stands between dots.
std::vector<std::string> melee_table(const Tables& tables, const Reading& attack, const Reading& defence);

/// The thirteen boxes of a side's surrender table with their modifiers, the box that counts in [ ], filled
/// ones before it as x (H4.3). `box`: 1 to 13.
std::vector<std::string> surrender_boxes(const Tables& tables, int box);

} // namespace disfida::barletta
