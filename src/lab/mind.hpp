// Who plays a side in the laboratory, and how he comes to his move.
#pragma once

#include <chrono>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "ai/thought.hpp"
#include "disfida/dice.hpp"

namespace disfida::lab {

/// A computer level with its bounds.
struct Mind {
    ai::Level level = ai::Level::knight;
    std::uint64_t nodes = 0; ///< actions it plays in thought a move at most; 0: as many as the level takes
    int time_ms = 0;         ///< the champion's time for a move; 0: no clock
    friend bool operator==(const Mind&, const Mind&) = default;
};

/// A level by number or name, the page included.
std::optional<ai::Level> parse_level(std::string_view text);

/// "knight", "champion, 5000 nodes", "champion, 100 ms".
std::string text(const Mind& mind);

/// Whether the clock has a say in its moves.
constexpr bool by_clock(const Mind& mind) { return mind.time_ms > 0 && mind.level == ai::Level::champion; }

/// The action of a mind; `seed` is what it draws from where it plays by chance. Precondition: somebody
/// decides, and there is something to choose.
template <class G>
typename G::Action decide(const G& game, const typename G::State& state, const Mind& mind,
                          std::uint64_t seed) {
    if (!by_clock(mind)) {
        return *ai::choose(game, state, mind.level, mind.nodes, seed);
    }
    constexpr std::uint64_t slice = 1000; // nodes between two looks at the clock
    const auto end = std::chrono::steady_clock::now() + std::chrono::milliseconds(mind.time_ms);
    const std::uint64_t nodes = mind.nodes == 0 ? std::numeric_limits<std::uint64_t>::max() : mind.nodes;
    ai::Thought<G> thought(game, state, mind.level, nodes, seed);
    while (!thought.think(slice) && std::chrono::steady_clock::now() < end) {
    }
    return *thought.choice();
}

} // namespace disfida::lab
