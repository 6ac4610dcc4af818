// What can come of an action in words, with its probability.
#pragma once

#include <vector>

#include "barletta/state.hpp"
#include "disfida/position.hpp"

namespace disfida::barletta {

/// Exact chances of a legal attack, charge or remount roll: what becomes of the enemy, then of one's own
/// knight, the gravest first. What cannot happen is left out; empty where no dice with odds follow.
std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::barletta
