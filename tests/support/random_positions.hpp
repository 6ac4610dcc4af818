// Positions of a game as random play reaches them, under all its options by turns.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/position.hpp"

namespace disfida::test {

class RandomPositions {
  public:
    RandomPositions(const GameInfo& info, std::uint64_t seed);

    /// Plays on by one to six actions, in a new game when one is over. Half of them are of the kind played
    /// least so far, and else any kind is as likely, however many lines it has: so rare ones come up.
    const Position& next();
    /// The position `next` came to.
    [[nodiscard]] const Position& position() const { return *position_; }

    /// One legal action of each kind, its choices filled in, the kinds in any order. A kind is the action's
    /// first word; an attack at the end of a move is a kind of its own.
    std::vector<std::string> some_of_each();

  private:
    using Kinds = std::map<std::string, std::vector<std::string>>;
    [[nodiscard]] Kinds kinds() const;
    void begin();
    std::string any(const std::vector<std::string>& lines);
    std::size_t below(std::size_t bound) { return choice_.below(static_cast<std::uint32_t>(bound)); }

    const GameInfo& info_;
    std::vector<Options> sets_;
    SeededDice choice_;
    GeneratedDice dice_;
    std::unique_ptr<Position> position_;
    std::map<std::string, int> played_; ///< by kind, in all games
    std::size_t games_ = 0;
};

} // namespace disfida::test
