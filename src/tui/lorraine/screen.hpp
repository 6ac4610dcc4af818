// Lorraine's screen: what the cursor, half-made orders and shown pages are, over a position.
#pragma once

#include <optional>

#include "tui/game_view.hpp"
#include "tui/lorraine/battlefield.hpp"
#include "tui/lorraine/marks.hpp"
#include "tui/lorraine/odds_text.hpp"
#include "tui/lorraine/orders.hpp"
#include "tui/lorraine/result_form.hpp"

namespace disfida::tui::lorraine_screen {

class Screen final : public GameView {
  public:
    void sync(const Position& position) override;
    [[nodiscard]] std::string_view context(const Position& position) const override;
    Reply handle(Command command, const Position& position) override;
    Reply number(int n, const Position& position) override;
    void told(std::span<const Event> events) override { volleys_.read(events); }
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
    // Keys, by what is being decided.
    Reply muster(const Board& board, Command command);
    Reply pick(const Board& board, Command command);
    Reply activate(const Board& board, Command command);
    Reply storming(const Board& board, Command command);
    Reply fighting(const Board& board, Command command);
    Reply after_battle(const Board& board, Command command);
    Reply walk_to(const Board& board, Command command);

    [[nodiscard]] static Reply play(const Board& board, const Action& action);
    /// Plays an action, or asks for the number it leaves open.
    Reply complete(const Board& board, const Action& action, std::string question, int start);
    Reply aim(const Board& board, Verb verb);
    Reply begin_storm(const Board& board, Verb verb);
    Reply do_aimed(const Board& board);
    Reply choose_zone(const Board& board);
    bool step_zone(Zones zones, int by);
    void step_general(const Board& board, int by);
    void show_pickable(const Board& board);

    /// Whom the marks on the map are for.
    [[nodiscard]] GeneralId subject(const Board& board) const;
    [[nodiscard]] Marks marks(const Board& board) const;
    [[nodiscard]] std::string muster_words(const Board& board) const;
    [[nodiscard]] std::string march_words(const Board& board);
    [[nodiscard]] std::string aim_words(const Board& board);
    [[nodiscard]] std::string danger_words(const Board& board) const;

    Orders orders_;
    Odds odds_;
    Volleys volleys_;
    ZoneId cursor_ = 0;
    GeneralId chosen_ = nobody;  ///< who would be picked
    std::size_t card_ = 0;       ///< the card marked
    std::optional<Storm> storm_; ///< being put together
    std::optional<ResultForm> form_;
    std::optional<Action> asked_; ///< waits for its number
    bool supply_ = false;         ///< supply is shown on the map
    bool list_ = false;           ///< the lists are shown in place of the map
    bool array_ = false;          ///< the order of battle is
    Rect map_area_;
};

} // namespace disfida::tui::lorraine_screen
