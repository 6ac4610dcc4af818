// The rolls of the Iliad drawn as rulers: which totals do what, and which one was rolled.
#pragma once

#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/tables.hpp"

namespace disfida::iliad {

/// The rulers of an event's rolls, a line each, each indented: 2 to 12 for two dice, 1 to 6 for one. With
/// `thrown` the roll is marked; without it the dice of the event do not matter. Empty for an event without a
/// roll that has any need.
std::vector<std::string> rulers(const Tables& tables, const Event& event, bool thrown);

} // namespace disfida::iliad
