// Lorraine's events in words: one sentence for the log, a line for a whole action, and its full working.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine {

/// One sentence for people, with the dice and what they needed; empty for facts that only programs need.
std::string say(const Tables& tables, const Event& event);

/// A whole action in one terse line, for the log.
std::string brief(const Tables& tables, std::span<const Event> events);

/// Every bonus, die, total and test of an action, a line each, with rule ids.
std::vector<std::string> explain(const Tables& tables, std::span<const Event> events);

} // namespace disfida::lorraine
