// The result of a battle fought on a table, put together line by line (L-Array 5).
#pragma once

#include "tui/game_view.hpp"
#include "tui/lorraine/board.hpp"

namespace disfida::tui::lorraine_screen {

class ResultForm {
  public:
    /// An empty result: the attacker has won, nobody lost anything.
    explicit ResultForm(const State& state);

    /// Steps, toggles, asks for a loss, or gives the whole action.
    Reply handle(Command command, const Board& board);
    /// The loss that was asked for.
    void number(int n);
    void draw(Canvas& canvas, const Rect& rect, const Board& board) const;
    /// What the marked line is, in words.
    [[nodiscard]] std::string describe(const Board& board) const;

  private:
    [[nodiscard]] std::size_t lines(const Board& board) const;
    void turn_fate(const Board& board);
    void turn_winner(const Board& board);

    Action action_;
    std::size_t line_ = 0; ///< 0 the winner, then a line a general, the last lets the result stand
};

} // namespace disfida::tui::lorraine_screen
