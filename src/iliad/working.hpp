// The full working of an action: what each roll needs and why, drawn as rulers. Before the dice and after
// them the same page.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/phrases.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// Every addition, die and test of an action, from its events, with rule ids and the totals that bring what.
/// No line is longer than 76 cells.
std::vector<std::string> explain(const Tables& tables, const Phrases& phrases, std::span<const Event> events);

/// The same page before the dice: an attack with both answers, a throw with the catch after a miss. Empty
/// where no dice follow. Precondition: the action is legal.
std::vector<std::string> outlook(const Tables& tables, const Phrases& phrases, const State& state,
                                 const Action& action);

} // namespace disfida::iliad
