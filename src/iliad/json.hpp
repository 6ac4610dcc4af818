// The state and the odds as one line of JSON, keys in the order of the protocol.
#pragma once

#include <string>

#include "disfida/result.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// The state as one line of JSON.
std::string state_json(const Tables& tables, const State& state);

/// What a legal action can bring, as one line of JSON; refused where no dice with odds follow.
Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action);

} // namespace disfida::iliad
