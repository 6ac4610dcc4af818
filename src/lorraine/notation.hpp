// Actions as words and back (section 23).
#pragma once

#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// An action, or a line of the legal list, as it is written: "lose ladan 3-17", "siege ladan,antoing".
std::string text(const Tables& tables, const State& state, const Action& action);

/// Reads an action that is legal here, or says why it is none.
Result<Action> parse(const Tables& tables, const State& state, std::string_view line);

} // namespace disfida::lorraine
