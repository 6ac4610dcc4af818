// Set-up statements: a position instead of the opening.
#pragma once

#include <optional>
#include <string_view>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// A position being set up: what has been said so far. What is not said is computed when it is finished.
struct Setup {
    State state;
    std::optional<Phase> phase;
    std::optional<int> round;
    std::optional<Side> first;
    std::optional<Side> to_move;
    std::array<std::optional<int>, 2> po;
    std::array<std::optional<int>, 2> passes;
    std::array<std::optional<int>, 2> attacks;
    /// Knights put somewhere by `set knight`, to tell a knight both placed and surrendered.
    std::array<bool, knight_count> placed{};
};

/// Takes one statement, the words after "set ". What it shows by itself to be wrong is refused and changes
/// nothing.
Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement);

/// The position a set-up stands for, or what only the whole shows to be wrong.
Result<State> finish(const Tables& tables, const Setup& setup);

} // namespace disfida::barletta
