// The numbers of a run from which its games are played: game by game, whoever plays them.
#pragma once

#include <cstdint>

namespace disfida::lab {

/// Stirs a number (the finisher of SplitMix64): neighbours give numbers that have nothing to do with each
/// other.
constexpr std::uint64_t stirred(std::uint64_t number) {
    number = (number ^ (number >> 30U)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27U)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31U);
}

/// The seed of a game's dice: that of the run and the game's number in it.
constexpr std::uint64_t seed_of_game(std::uint64_t run, std::uint64_t game) {
    return stirred(stirred(run + 0x9e3779b97f4a7c15U) + (game + 1) * 0x9e3779b97f4a7c15U);
}

/// The number a player thinks with, from the game's seed and how many actions there were: it is no dice to
/// come.
constexpr std::uint64_t seed_of_thought(std::uint64_t game, std::uint64_t actions) {
    return stirred(~game + actions * 0xd1342543de82ef95U);
}

} // namespace disfida::lab
