// Half-made orders over the list of legal actions: what is aimed at, who takes part in a siege or an assault.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tui/lorraine/odds_text.hpp"

namespace disfida::tui::lorraine_screen {

/// The legal actions of one position and the one aimed at.
class Orders {
  public:
    /// Takes a new position: nothing is aimed at.
    void reset(const Board& board);

    [[nodiscard]] const ActionList& legal() const { return legal_; }
    [[nodiscard]] const std::optional<Action>& aim() const { return aim_; }
    void drop() { aim_.reset(); }
    /// Aims at the first action with a verb, or at the next one when one of them is aimed at already. False
    /// if there is none.
    bool aim_next(Verb verb, int step = 1);

    /// The legal action with a verb, towards a zone if one is given.
    [[nodiscard]] std::optional<Action> find(Verb verb, ZoneId zone = no_zone) const;
    /// The march into a zone, whatever it is called.
    [[nodiscard]] std::optional<Action> march(ZoneId zone) const;
    /// The zones named by legal actions.
    [[nodiscard]] Zones zones() const;
    /// The generals that can be picked, in the list's order.
    [[nodiscard]] std::vector<GeneralId> pickable() const;

  private:
    ActionList legal_;
    std::optional<Action> aim_;
};

/// A siege or an assault being put together: the friends who may take part, and who does.
class Storm {
  public:
    Storm(const Board& board, Verb verb);

    [[nodiscard]] bool alone() const { return friends_.empty(); }
    [[nodiscard]] Verb verb() const { return action_.verb; }
    void step(int by);
    void toggle();
    [[nodiscard]] const Action& action() const { return action_; }
    /// "Siege by 190 points against 40: ODDS. Toulongeon with >[x]Ladan 90 [ ]Fribourg 80".
    [[nodiscard]] std::string words(const Board& board, const std::string& odds) const;
    /// The general marked, nobody without friends.
    [[nodiscard]] GeneralId marked() const { return friends_.empty() ? nobody : friends_[at_]; }

  private:
    std::vector<GeneralId> friends_;
    std::size_t at_ = 0;
    Action action_;
};

} // namespace disfida::tui::lorraine_screen
