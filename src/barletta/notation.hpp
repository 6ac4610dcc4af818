// Actions as text and back. Reading an action is finding it among the legal ones; what is not there is
// refused with the reason.
#pragma once

#include <string>
#include <string_view>

#include "barletta/state.hpp"
#include "disfida/result.hpp"

namespace disfida::barletta {

/// The text of an action: "move salomone 2405 attack sachet".
std::string text(const Tables& tables, const Action& action);

/// The legal action a text stands for, or why it is none now, with the rule that forbids it.
Result<Action> parse(const Tables& tables, const State& state, std::string_view line);

} // namespace disfida::barletta
