// Actions as text and back. Reading an action is finding it among the legal ones; what is not there is
// refused with the reason.
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// The text of an action: "attack achilles hector".
std::string text(const Tables& tables, const Action& action);

/// The legal action a text stands for, or why it is none now, with the rule that forbids it.
Result<Action> parse(const Tables& tables, const State& state, std::string_view line);

} // namespace disfida::iliad
