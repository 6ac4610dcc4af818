// Barletta with a computer that never comes to an end of its thinking by itself.
#pragma once

#include <span>

#include "disfida/position.hpp"

namespace disfida::test {

/// A table of games with that one alone. What it has found so far is the knight's choice.
std::span<const GameInfo> slow_table();

} // namespace disfida::test
