// Computer level 1, for any game: it weighs its actions like level 2, but overlooks some and misjudges the
// rest, as beginners do.
#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "ai/greedy.hpp"
#include "disfida/dice.hpp"

namespace disfida::ai {

inline constexpr std::uint32_t squire_sees = 60; ///< of a hundred actions
inline constexpr double squire_misjudges = 1.0;  ///< in deviations of what the actions he sees are worth

/// A number from -1 to 1, nearer to 0 more often: the sum of two even ones.
inline double misjudgement(SeededDice& random) {
    constexpr std::uint32_t steps = 1000;
    return (static_cast<double>(random.below(steps)) + static_cast<double>(random.below(steps))) / steps -
           1.0;
}

/// What a beginner would do. The same seed makes the same mistakes.
template <class G>
std::optional<typename G::Action> squire(const G& game, const typename G::State& state, std::uint64_t seed) {
    const auto list = std::make_unique<typename G::Actions>();
    game.candidates(state, *list);
    if (list->size() == 0) {
        return std::nullopt;
    }
    const auto seat = game.seat(state);
    // Other positions, other mistakes.
    SeededDice random(seed ^ std::bit_cast<std::uint64_t>(game.evaluate(state, seat)));
    std::vector<std::size_t> seen;
    for (std::size_t i = 0; i < list->size(); ++i) {
        if (random.below(100) < squire_sees) {
            seen.push_back(i);
        }
    }
    if (seen.size() <= 1) {
        return (*list)[seen.empty() ? random.below(static_cast<std::uint32_t>(list->size())) : seen[0]];
    }
    std::vector<double> worth;
    double sum = 0.0;
    double squares = 0.0;
    for (const std::size_t i : seen) {
        worth.push_back(expectation(game, state, (*list)[i], seat));
        sum += worth.back();
        squares += worth.back() * worth.back();
    }
    const double n = static_cast<double>(worth.size());
    const double deviation = std::sqrt(std::max(0.0, squares / n - sum / n * sum / n));
    for (double& one : worth) {
        one += squire_misjudges * deviation * misjudgement(random);
    }
    const auto best = std::max_element(worth.begin(), worth.end()) - worth.begin();
    return (*list)[seen[static_cast<std::size_t>(best)]];
}

} // namespace disfida::ai
