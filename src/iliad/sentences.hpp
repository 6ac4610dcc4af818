// The Iliad's events in words: one sentence for the log, and a line for a whole action.
#pragma once

#include <span>
#include <string>

#include "disfida/event.hpp"
#include "iliad/phrases.hpp"
#include "iliad/tables.hpp"

namespace disfida::iliad {

/// One sentence for people, with the dice and what they needed.
std::string say(const Tables& tables, const Phrases& phrases, const Event& event);

/// A whole action in one line, for the log.
std::string brief(const Tables& tables, const Phrases& phrases, std::span<const Event> events);

} // namespace disfida::iliad
