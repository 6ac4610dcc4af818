// The full working of an action: how its numbers are built up, the table with the cells that count, every
// test with what it needs. Before the dice and after them the same page.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "barletta/state.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// Every shift, modifier, die, table cell and test of an action, from its events, with rule ids (H1.1 to H5)
/// and the tables drawn. No line is longer than 76 cells.
std::vector<std::string> explain(const Tables& tables, std::span<const Event> events);

/// The same page before the dice: what is known already, all cells that can come, the tests there may be and
/// what can follow. Empty where no dice follow. Precondition: the action is legal.
std::vector<std::string> outlook(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::barletta
