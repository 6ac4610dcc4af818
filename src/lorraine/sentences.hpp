// Lorraine's events in words: one sentence for the log, and a line for a whole action.
#pragma once

#include <span>
#include <string>

#include "disfida/event.hpp"
#include "lorraine/tables.hpp"

namespace disfida::lorraine {

/// One sentence for people, with the dice and what they needed; empty for facts that only programs need.
std::string say(const Tables& tables, const Event& event);

/// A whole action in one terse line, for the log.
std::string brief(const Tables& tables, std::span<const Event> events);

} // namespace disfida::lorraine
