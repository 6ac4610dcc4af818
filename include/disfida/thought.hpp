// What the computer thinks of at one position, whichever game it is.
#pragma once

#include <cstdint>
#include <string>

namespace disfida {

/// A choice under way, gone on with a slice at a time. It depends on the position, the level, the seed and
/// the number of nodes alone: never on dice to come or on time. A node is an action played in thought.
class Thought {
  public:
    Thought() = default;
    Thought(const Thought&) = delete;
    Thought& operator=(const Thought&) = delete;
    virtual ~Thought() = default;

    /// Goes on for about so many nodes; true when there is nothing left to think about.
    virtual bool think(std::uint64_t nodes) = 0;
    /// The best so far, there from the start; empty where there is nothing to choose, as when the game is
    /// over.
    [[nodiscard]] virtual std::string choice() const = 0;
    [[nodiscard]] virtual std::uint64_t nodes() const = 0;
};

} // namespace disfida
