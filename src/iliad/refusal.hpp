// Why an action is not legal: names the warrior, the place and the rule.
#pragma once

#include "disfida/result.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// The reason a well-formed action of people in the roster is not among the legal ones. Precondition: it is
/// not.
Error why_not(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::iliad
