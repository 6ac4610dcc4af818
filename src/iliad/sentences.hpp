// The Iliad's events in words: one sentence for the log, a line for a whole action, and its full working.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "disfida/event.hpp"
#include "iliad/phrases.hpp"
#include "iliad/tables.hpp"

namespace disfida::iliad {

/// One sentence for people, with the dice and what they needed.
std::string say(const Tables& tables, const Phrases& phrases, const Event& event);

/// A whole action in one line, for the log.
std::string brief(const Tables& tables, const Phrases& phrases, std::span<const Event> events);

/// Every addition, die and test of an action, a line each, with rule ids.
std::vector<std::string> explain(const Tables& tables, const Phrases& phrases, std::span<const Event> events);

} // namespace disfida::iliad
