// One log line for a whole action: who, column, modifier, dice, result.
#pragma once

#include <span>
#include <string>

#include "barletta/tables.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// The events of one action in one terse line, with every number that decided.
std::string brief(const Tables& tables, std::span<const Event> events);

} // namespace disfida::barletta
