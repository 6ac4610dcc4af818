// A position set up by statements instead of the opening (section 24).
#pragma once

#include <string_view>

#include "disfida/result.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// A set-up as far as its statements go.
struct Setup {
    State state;
    bool emptied = false;      ///< `set empty` came first
    GeneralId active = nobody; ///< who acts
};

/// Takes one statement, the words after "set ". One after which the position breaks a rule is refused and
/// changes nothing.
Result<Done> set(const Tables& tables, Setup& setup, std::string_view statement);

/// The position of a set-up: the activation of who was named, else phase pick, which may be a turn's end.
Result<State> finish(const Tables& tables, const Setup& setup);

} // namespace disfida::lorraine
