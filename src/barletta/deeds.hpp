// What each knight did in a game, a line each.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "barletta/state.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// A line for each knight who fought or was fought: attacks, Hits, enemies unhorsed, taken and killed, falls
/// and remounts, and where `state`, to which the actions led, has him. Who won most points (J1) comes first,
/// then who unhorsed most, then who dealt most Hits.
std::vector<std::string> deeds(const Tables& tables, const State& state,
                               std::span<const std::span<const Event>> actions);

} // namespace disfida::barletta
