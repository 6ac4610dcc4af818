// A match played over again, each action with the chances of winning around it and the dice it took: what a
// report is made from.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "disfida/match.hpp"

namespace disfida {

/// One ply, from the point of view of the game's first side; chances are 0 to 1.
struct Appraisal {
    double before = 0.5;   ///< its chance to win before the action
    double expected = 0.5; ///< after it, averaged over all dice; without dice the same as `after`
    double after = 0.5;
    std::string_view side; ///< who decided, one of GameInfo::sides; empty where only dice did
    std::string where;     ///< the round or turn it was played in, in words: "Round 2 of 5"
    std::vector<std::pair<int, int>> pairs; ///< dice thrown two at a time
    std::size_t dice = 0;

    /// What the dice brought the first side beyond what could be expected.
    [[nodiscard]] double luck() const { return after - expected; }
    [[nodiscard]] double change() const { return after - before; }
};

/// Where a game stands, as far as its first sentence names round or turn: what stands before the first comma,
/// "Round 2 of 5".
std::string round_in_words(const Position& position);

/// The plies of a match in their order. The first action of a new bout of a tourney, of which the position
/// before still has the result of the last one, counts as changing only what its dice change. Where more dice
/// follow than can be counted, `expected` is itself an average over a sample (Position::winning_after).
std::vector<Appraisal> appraise(const Match& match);

/// A ply in a sentence: "Round 2 of 5, action 57: Sachet is unhorsed."
std::string told(const Match& match, std::span<const Appraisal> plies, std::size_t ply);

} // namespace disfida
