// Odds: exact for everything with few dice, sampled for battles (L-Quick).
#pragma once

#include <optional>
#include <string>

#include "disfida/result.hpp"
#include "lorraine/state.hpp"

namespace disfida::lorraine {

/// The odds of a legal action as JSON; refused where no dice follow. A battle that has more combinations of
/// dice and cards than can be counted is fought `sampled` times by a plain plan of cards.
Result<std::string> odds_json(const Tables& tables, const State& state, const Action& action);

/// How often a battle is fought to estimate its odds.
inline constexpr int battle_samples = 2000;

/// What a castle's attackers can expect (exact).
struct StormOdds {
    double falls = 0.0;
    double goes_in = 1.0; ///< an assault is rolled at all
    double loss = 0.0;    ///< points, on the average
};
StormOdds storm_odds(const Tables& tables, const State& state, const Action& action);

/// What a battle from this position on can bring; `wins` is the attacker's chance.
struct BattleOdds {
    double wins = 0.0;
    double attacker_loss = 0.0; ///< points after L-After 1, on the average
    double defender_loss = 0.0;
    int samples = 0; ///< 0: exact
};
BattleOdds battle_odds(const Tables& tables, const State& state, int samples = battle_samples);

/// What the battle can bring that an action may lead to, over all dice of the test before it: it decides
/// whether the army fights exhausted. Nothing where the action meets no enemy.
std::optional<BattleOdds> meeting_odds(const Tables& tables, const State& state, const Action& action);

/// The chance that a die shows at least so much.
constexpr double at_least(int needed) { return needed <= 1 ? 1.0 : needed > 6 ? 0.0 : (7 - needed) / 6.0; }

} // namespace disfida::lorraine
