// Drawing up the lines without placing each knight by hand (I1).
#pragma once

#include <cstdint>
#include <optional>

#include "barletta/state.hpp"

namespace disfida::barletta {

/// The next action of an automatic deployment: the roll, then one knight after the other, so that each side
/// stands in roster order from the lowest column on, or in an order drawn from `seed`. Knights placed by hand
/// stay. Nothing once all stand.
std::optional<Action> deploy_next(const Tables& tables, const State& state, bool random, std::uint64_t seed);

} // namespace disfida::barletta
