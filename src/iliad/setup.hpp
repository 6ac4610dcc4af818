// A position set up by statements instead of the opening (section 8).
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// A set-up as far as its statements go.
struct Setup {
    State state;
    std::vector<WarriorId> active; ///< who acts now, then the others in order
};

/// Takes one statement, the words after "set ": refuses what it shows to be wrong by itself.
Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement);

/// The position of a set-up: refuses what only the whole shows to be wrong.
Result<State> finish(const Tables& tables, const Setup& setup);

} // namespace disfida::iliad
