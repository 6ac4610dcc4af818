// Why an action is not legal: names the piece, the place and the rule.
#pragma once

#include "barletta/state.hpp"
#include "disfida/result.hpp"

namespace disfida::barletta {

/// The reason a well-formed action is not among the legal ones. Precondition: it is not.
Error why_not(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::barletta
