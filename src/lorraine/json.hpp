// The state as one line of JSON (section 24).
#pragma once

#include <string>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// Keys in the order of section 24, without spaces.
std::string state_json(const Tables& tables, const State& state);

} // namespace disfida::lorraine
