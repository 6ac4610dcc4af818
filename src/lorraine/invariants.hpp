// What has to hold in every position, for tests and debug builds.
#pragma once

#include <optional>
#include <string>

#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The name of a violated invariant, or nothing.
std::optional<std::string> violated(const Tables& tables, const State& state);

} // namespace disfida::lorraine
