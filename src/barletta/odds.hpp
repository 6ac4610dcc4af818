// Exact chances of one action, by running the rules over all dice.
#pragma once

#include <array>
#include <optional>

#include "barletta/combat.hpp"

namespace disfida::barletta {

/// Probabilities of each Fact, 0 to 1, for one fighter of a combat.
using FactOdds = std::array<double, 5>;

struct CombatOdds {
    KnightId attacker = nobody;
    KnightId defender = nobody;
    FactOdds attacking{};
    FactOdds defending{};
    [[nodiscard]] double of_attacker(Fact fact) const { return attacking[static_cast<std::size_t>(fact)]; }
    [[nodiscard]] double of_defender(Fact fact) const { return defending[static_cast<std::size_t>(fact)]; }
};

/// The two who fight when this action is played, if any: attack or charge.
std::optional<std::pair<KnightId, KnightId>> fighters(const Tables& tables, const State& state,
                                                      const Action& action);

/// Odds of a legal attack or charge (H, I2). Precondition: fighters() gives two.
CombatOdds combat_odds(const Tables& tables, const State& state, const Action& action);

/// Chance that a remount roll succeeds, 1 when none is due (E1.2, E1.3). Precondition: a knight on foot.
double remount_odds(const Knight& knight);

} // namespace disfida::barletta
