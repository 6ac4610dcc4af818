// The Iliad's screen: what the cursor, aims and shown panels are, over a position.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "iliad/notation.hpp"
#include "tui/game_view.hpp"
#include "tui/hexboard.hpp"
#include "tui/iliad/aims.hpp"
#include "tui/iliad/board.hpp"
#include "tui/iliad/ruler.hpp"

namespace disfida::tui::iliad_screen {

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
    [[nodiscard]] int least_height(Size screen) const override;
    void follow(const Position& position, std::string_view action) override;

  private:
    enum class Panel : std::uint8_t { cards, roster, bracket };

    [[nodiscard]] static Reply play(const Board& board, const iliad::Action& action) {
        return {Reply::Kind::play, iliad::text(board.tables, action)};
    }
    [[nodiscard]] iliad::WarriorId under_cursor(const Board& board) const {
        return iliad::warrior_at(board.state, iliad::spot_of(cursor_));
    }
    [[nodiscard]] static bool acts(const Board& board) { return board.state.phase == iliad::Phase::activate; }
    Reply carry_out(Command command, const Position& position);
    void note_ruler(const Board& board);
    void point_at(const Board& board, iliad::WarriorId who);
    Reply move_cursor(Command command);
    Reply choose(const Board& board);
    Reply aim(const Board& board, iliad::Verb verb);
    Reply flee(const Board& board);
    [[nodiscard]] std::array<iliad::WarriorId, 2> pair_shown(const Board& board) const;
    [[nodiscard]] iliad::WarriorId foe_shown(const Board& board, iliad::WarriorId own) const;
    void draw_panel(Canvas& canvas, const Rect& rect, const Board& board) const;
    [[nodiscard]] std::vector<RulerRow> ruler_rows(const Board& board) const;

    Aims aims_;
    Hex cursor_{8, 5}; ///< at first the middle
    Panel panel_ = Panel::cards;
    bool fleeing_ = false; ///< the key to quit the field was pressed once
    bool ruled_ = false;   ///< there is a ruler to show
    Rect arena_area_;
    Scale scale_;
};

} // namespace disfida::tui::iliad_screen
