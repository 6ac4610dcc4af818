// What happened in a game, knight by knight and round by round, gathered from its events.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "barletta/state.hpp"
#include "disfida/event.hpp"

namespace disfida::barletta {

/// What a knight can do to another that is worth telling.
enum class Feat : std::uint8_t { unhorses, takes, drives_off, kills };

/// A feat with its round, 0 being the charge.
struct Exploit {
    Feat feat = Feat::unhorses;
    KnightId by = nobody;
    KnightId whom = nobody;
    int round = 0;
};

/// What one knight did and suffered.
struct Tally {
    int attacks = 0; ///< charges and attacks he made
    int dealt = 0;   ///< Hits his enemies took from fighting him, in falls and blocked retreats too
    int taken = 0;   ///< Hits he took
    int falls = 0;   ///< how often he was unhorsed
    int remounts = 0;
    KnightId fallen_to = nobody; ///< who took or killed him
    int fell_in = 0;             ///< and in which round
};

struct Chronicle {
    std::vector<Exploit> feats; ///< in their order
    std::array<Tally, knight_count> tallies{};
    int first = 0; ///< round in which the game began, later than 0 after a set-up
    int last = 0;
};

/// Gathers a game, whole or so far: `actions` are the events of each action in order, `state` what they led
/// to.
Chronicle chronicle(const Tables& tables, const State& state,
                    std::span<const std::span<const Event>> actions);

/// Points a side has won by putting a knight out of action (J1).
int points_for(const Tables& tables, const State& state, KnightId fallen);

} // namespace disfida::barletta
