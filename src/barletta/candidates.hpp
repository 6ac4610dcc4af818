// Which actions are worth the computer's while.
#pragma once

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The actions among `all` the computer looks at: of attacks that differ only by the hex they come from, one
/// for each way the defender can be pushed, and of these the dozen that promise most; of moves without an
/// attack, for each knight one for each distance from the nearest enemy and whether it ends at the edge; all
/// others. Never empty unless `all` is.
void candidates(const Tables& tables, const State& state, const ActionList& all, ActionList& out);

} // namespace disfida::barletta
