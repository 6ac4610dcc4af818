// Barletta's screen: what the cursor, half-made orders and shown panels are, over a position.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "barletta/notation.hpp"
#include "tui/barletta/board.hpp"
#include "tui/game_view.hpp"
#include "tui/hexboard.hpp"

namespace disfida::tui::barletta_screen {

class Screen final : public GameView {
  public:
    void sync(const Position& position) override;
    [[nodiscard]] std::string_view context(const Position& position) const override;
    Reply handle(Command command, const Position& position) override;
    Reply click(Point at, const Position& position) override;
    void draw(Canvas& canvas, const Rect& area, const Position& position) override;
    [[nodiscard]] std::vector<std::string> describe(const Position& position) override;
    [[nodiscard]] std::vector<std::string> odds_page(const Position& position, int width) override;
    [[nodiscard]] std::vector<std::string> compared(const Position& position) override;
    [[nodiscard]] std::string aimed(const Position& position) const override;
    [[nodiscard]] std::vector<std::string> legend() const override;
    [[nodiscard]] int wanted_height(Size screen) const override;
    void follow(const Position& position, std::string_view action) override;

  private:
    [[nodiscard]] static Reply play(const Board& board, const Action& action) {
        return {Reply::Kind::play, barletta::text(board.tables, action)};
    }
    /// The knight the cursor stands for: on the field under it, else the one in camp picked with Tab.
    [[nodiscard]] KnightId under_cursor(const Board& board) const;
    Reply walk(const Board& board, Command command);
    Reply step_actor(const Board& board, int step);
    Reply step_place(const Board& board, int step);
    Reply step_unplaced(int step);
    Reply choose(const Board& board);
    Reply choose_knight(const Board& board);
    Reply carry_out(const Board& board);
    Reply attack(const Board& board, int step);
    Reply from(const Board& board);
    Reply simple_order(const Board& board, barletta::Verb verb);
    Reply back();
    [[nodiscard]] std::vector<std::string> placing(const Board& board) const;
    void point_at(const Board& board, KnightId knight);
    [[nodiscard]] std::vector<Action> fights(const Board& board) const;

    Orders orders_;
    Spot cursor_ = no_spot;
    KnightId camp_pick_ = nobody;     ///< picked without a hex of his own: in camp, or to be placed
    Side panel_side_ = Side::italian; ///< whom the panel shows, unless the player asks for the other
    bool other_side_ = false;
    int width_ = 80;
    int message_lines_ = 2;
    HexBoard field_; ///< of the last position
    Rect field_area_;
    Scale scale_;
};

} // namespace disfida::tui::barletta_screen
