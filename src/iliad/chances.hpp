// What can come of an action in words, with its probability.
#pragma once

#include <vector>

#include "disfida/position.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Exact chances of a legal attack (with either answer), answer, throw, catch, closing or breaking away: what
/// becomes of the one it is aimed at, what is won by it, then one's own wounds. What cannot happen is left
/// out; empty where no dice with odds follow. That a missed throw is caught counts from the miss on.
std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::iliad
