// What a game's own screen supplies to the frame: its board and panels, and what keys mean on it.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disfida/position.hpp"
#include "tui/canvas.hpp"
#include "tui/commands.hpp"

namespace disfida::tui {

/// What came of a command.
struct Reply {
    enum class Kind : std::uint8_t {
        ignored, ///< means nothing here
        changed, ///< the view changed: draw
        message, ///< `text` says why not
        play,    ///< `text` is a complete action
        number,  ///< a number is wanted, `text` says of what
    };
    Kind kind = Kind::ignored;
    std::string text = {};
    int low = 0; ///< of the number
    int high = 0;
    int start = 0; ///< what is proposed
};

inline Reply changed() { return {Reply::Kind::changed}; }
inline Reply message(std::string text) { return {Reply::Kind::message, std::move(text)}; }

/// A game's board on the screen. It holds cursor and half-made orders, never a state: every call gets the
/// position.
class GameView {
  public:
    GameView() = default;
    GameView(const GameView&) = delete;
    GameView& operator=(const GameView&) = delete;
    virtual ~GameView() = default;

    /// Whether the order is somebody else's: then `describe` says what stands under the cursor, and neither
    /// asks for an order nor weighs one.
    void set_watching(bool watching) { watching_ = watching; }
    [[nodiscard]] bool watching() const { return watching_; }

    /// The position is another one: drop half-made orders, put the cursor where the next decision is.
    virtual void sync(const Position& position) = 0;
    /// Context of the key table: what is being decided.
    [[nodiscard]] virtual std::string_view context(const Position& position) const = 0;
    virtual Reply handle(Command command, const Position& position) = 0;
    /// The number a reply asked for, within its bounds.
    virtual Reply number(int /*n*/, const Position& /*position*/) { return {}; }
    /// What the action that led here has brought, before `sync`.
    virtual void told(std::span<const Event> /*events*/) {}
    /// A click on the board.
    virtual Reply click(Point at, const Position& position) = 0;
    /// Draws status line, board and panels into the area above the messages.
    virtual void draw(Canvas& canvas, const Rect& area, const Position& position) = 0;
    /// What is under the cursor or aimed at, in words, with odds where dice follow: one or two lines.
    [[nodiscard]] virtual std::vector<std::string> describe(const Position& position) = 0;
    /// All attacks or charges open to the chosen knight with their odds side by side, for a page so wide.
    [[nodiscard]] virtual std::vector<std::string> odds_page(const Position& position, int width) = 0;
    /// The actions that page compares, in its order, for their bars.
    [[nodiscard]] virtual std::vector<std::string> compared(const Position& position) = 0;
    /// The action aimed at, that Enter would play; empty where there is none.
    [[nodiscard]] virtual std::string aimed(const Position& position) const = 0;
    /// What the signs on board and panels mean, in sentences; with them the help page begins.
    [[nodiscard]] virtual std::vector<std::string> legend() const = 0;
    /// Lines that status line, board and panels can use on a screen of that size; more are for messages.
    [[nodiscard]] virtual int wanted_height(Size screen) const = 0;
    /// Lines it cannot do without: what is between is given up for a long message.
    [[nodiscard]] virtual int least_height(Size screen) const { return wanted_height(screen); }
    /// Follows the last action with the cursor, while the computer plays.
    virtual void follow(const Position& position, std::string_view action) = 0;

  private:
    bool watching_ = false;
};

/// The screen of a game, by the game's name; null for a game without one.
std::unique_ptr<GameView> make_view(std::string_view game);

} // namespace disfida::tui
