// A game gone through again: the same board as in play, back and forth, by itself, and on from any place.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/replay.hpp"
#include "play/settings.hpp"
#include "tui/game_view.hpp"
#include "tui/lineedit.hpp"
#include "tui/list_view.hpp"
#include "tui/message_area.hpp"
#include "tui/pager.hpp"
#include "tui/replay_keys.hpp"

namespace disfida::tui {

/// A match to go through.
struct Reel {
    Match match;
    std::string name; ///< what it is called: its file's name
    std::size_t at = 0;
    int speed = usual_speed; ///< in hundredths
    std::string path = {};   ///< of the file it is kept in, for notes; empty: it is being played
};

class ReplayScreen {
  public:
    using Clock = std::chrono::steady_clock;

    ReplayScreen(Reel reel, const Settings& settings);

    /// Handles one key; true when something has to be drawn.
    bool handle(const Key& key);
    /// How long to wait for a key before `tick` has something to do, milliseconds; -1: nothing waits.
    [[nodiscard]] int timeout(Clock::time_point now) const;
    /// Goes on by itself where that is due. True when to draw.
    bool tick(Clock::time_point now);
    void draw(Canvas& canvas);

    [[nodiscard]] bool done() const { return done_; }
    [[nodiscard]] std::size_t at() const { return reel_.at; }
    [[nodiscard]] std::string heading() const;
    /// The path of the game that is to be played on, once; empty: none.
    std::string take_branch() { return std::exchange(branch_, {}); }
    /// Goes to a place; a number beyond the last action is the last.
    void go(std::size_t at);
    /// Draws no keys at the bottom but the game's name: for a film.
    void as_film() { film_ = true; }

  private:
    [[nodiscard]] const std::vector<Ply>& plies() const { return reel_.match.plies(); }
    [[nodiscard]] std::string brief(std::size_t ply) const;
    bool carry_out(ReplayCommand command);
    bool handle_page(const Key& key);
    bool handle_jump(const Key& key);
    bool handle_note(const Key& key);
    bool handle_question(const Key& key);
    void jump(const std::string& words);
    void play_by_itself(bool on);
    void change_speed(int way);
    void open_log();
    void explain();
    void next_turning_point();
    bool pass_on(Command command);
    void say(std::string text, bool bad = false);
    [[nodiscard]] std::vector<Message> messages();
    [[nodiscard]] std::string place() const;

    Reel reel_;
    Settings settings_;
    std::vector<Stretch> stretches_;
    std::vector<Remark> notes_;
    std::unique_ptr<GameView> view_;
    std::unique_ptr<Position> position_; ///< at the place
    std::vector<std::size_t> turning_points_;
    bool appraised_ = false;
    bool running_ = false;
    Clock::time_point due_{}; ///< of the next action by itself
    std::optional<Pager> page_;
    std::optional<ListView> log_;
    std::optional<LineEdit> jump_;
    std::optional<LineEdit> note_; ///< being typed for the place
    bool asking_ = false;          ///< whether to play on from here
    std::string notice_;
    bool notice_bad_ = false;
    std::string branch_;
    bool film_ = false;
    bool done_ = false;
};

} // namespace disfida::tui
