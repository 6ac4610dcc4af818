// What must hold after every action.
#pragma once

#include <optional>
#include <string>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The name of the first invariant a position breaks, with the piece; nothing when all hold.
std::optional<std::string> violated(const Tables& tables, const State& state);

} // namespace disfida::barletta
