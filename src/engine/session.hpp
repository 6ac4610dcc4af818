// What the engine's commands work on.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "disfida/match.hpp"
#include "kernel/data.hpp"

namespace disfida::engine {

/// A number from 0 to 2^64-1 nobody could foresee.
using Entropy = std::function<std::uint64_t()>;

struct Session {
    DataSource data;
    Entropy entropy;
    std::optional<Match> match; ///< the game at hand
    bool finished = false;      ///< `quit` was asked for
};

} // namespace disfida::engine
