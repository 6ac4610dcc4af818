// Why an action is not legal.
#pragma once

#include "disfida/result.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// What is wrong with a well-formed action that is not legal here, with the rule and the numbers.
Error why_not(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::lorraine
