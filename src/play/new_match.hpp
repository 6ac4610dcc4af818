// A new game from what a person asked for: options, one's own pieces, scenario.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "disfida/match.hpp"

namespace disfida {

struct Plan;

/// The options of a new game, with one's own pieces and what is drawn by lot from `seed` written out.
Result<Options> prepared_options(const DataSource& data, const Plan& plan, std::span<const GameInfo> games,
                                 std::uint64_t seed);

/// The match a plan's new game begins with, at its opening or its scenario. `seed` is that of its dice, none
/// where they are entered by hand; `entropy` is where all else comes from. Nothing is kept on disk.
Result<Match> new_match(const DataSource& data, const Plan& plan, std::span<const GameInfo> games,
                        std::optional<std::uint64_t> seed, std::uint64_t entropy);

} // namespace disfida
