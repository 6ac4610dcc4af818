// Which games of which run have been played.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace disfida::lab {

/// Games `first` to `first + games - 1` of the run of a seed.
struct Part {
    std::uint64_t seed = 0;
    std::uint64_t first = 0;
    std::uint64_t games = 0;
    friend bool operator==(const Part&, const Part&) = default;
};

using Parts = std::vector<Part>;

/// In order, neighbours joined, without empty ones. Precondition: none have a game in common.
Parts joined(Parts parts);

/// A game that two lists have in common.
std::optional<Part> common(const Parts& a, const Parts& b);

/// How many games there are.
std::uint64_t count(const Parts& parts);

/// What is left of `whole` when `done` is taken away.
Parts missing(const Part& whole, const Parts& done);

/// "seed 5, games 0 to 99".
std::string text(const Part& part);

} // namespace disfida::lab
