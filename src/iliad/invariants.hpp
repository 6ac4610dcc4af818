// What holds in every position, checked by tests and debug builds.
#pragma once

#include <optional>
#include <string>

#include "iliad/state.hpp"

namespace disfida::iliad {

/// The name of a violated invariant, or nothing.
std::optional<std::string> violated(const Tables& tables, const State& state);

} // namespace disfida::iliad
