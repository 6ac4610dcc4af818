// Chances in words, before anything is spent.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "lorraine/odds.hpp"
#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

/// Chances of one position. A battle is fought in trials once, however often it is looked at.
class Odds {
  public:
    /// Takes a new position: nothing is known.
    void reset();
    /// Of the battle that is on.
    const lorraine::BattleOdds& battle(const Board& board);
    /// Of the battle a march into a zone, or a sally, leads to; nothing where none does. `action` is legal.
    std::optional<lorraine::BattleOdds> after(const Board& board, const Action& action);
    /// With every card that can be shown, in the order of `cards`.
    const std::vector<lorraine::BattleOdds>& by_card(const Board& board, const ActionList& cards);

  private:
    std::optional<lorraine::BattleOdds> battle_;
    std::array<std::optional<lorraine::BattleOdds>, lorraine::zone_count> marches_;
    std::optional<lorraine::BattleOdds> sally_;
    int sally_points_ = 0;
    std::vector<lorraine::BattleOdds> cards_;
};

/// "Burgundy wins 43% of 2000 trial battles, losing about 9 points to 14".
std::string battle_words(Side attacker, const lorraine::BattleOdds& odds);

/// What is likely to come of a legal action, in one line; empty where no dice follow.
std::string odds_line(const Board& board, const Action& action, Odds& odds);

/// All that can be done now and rolls dice, side by side.
std::vector<std::string> odds_lines(const Board& board, const ActionList& legal, Odds& odds);

} // namespace disfida::tui::lorraine_screen
