// The Iliad's heroes, everybody against everybody.
#pragma once

#include "lab/games.hpp"

namespace disfida::lab {

/// Plays the games of a part for each two heroes, each on either side. Who: `heroes` among the options, as in
/// a tourney; all of the data who have spears where nobody is named. Refused: options a duel does not have.
Result<Done> duels(const Match& start, const Order& order, const Control& control, Report& report);

} // namespace disfida::lab
