// The full working of an action: what stands in each total, what each test needed and why, drawn as tables
// and rulers. Before the dice and after them the same page.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Every bonus, die, total and test of an action, from its events, with rule ids. No line is longer than 76
/// cells.
std::vector<std::string> explain(const Tables& tables, std::span<const Event> events);

/// The same page before the dice. Empty where none follow at once. Precondition: the action is legal.
std::vector<std::string> outlook(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::lorraine
