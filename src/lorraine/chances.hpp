// What can come of an action in words, with its probability or its average.
#pragma once

#include <vector>

#include "disfida/position.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The chances of a legal action, from the odds of the same action: exact but for battles with too many dice,
/// which are marked as sampled. What cannot happen is left out; empty where no dice with odds follow.
std::vector<Chance> chances(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::lorraine
