// Barletta's state as one line of JSON, keys in the protocol's order.
#pragma once

#include <string>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The state line, without a line end; the record's digest is taken from it.
std::string state_json(const Tables& tables, const State& state);

/// Exact odds of a legal action that rolls dice (attack, charge, remount), one line of JSON; an error where
/// no dice with odds follow.
Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::barletta
