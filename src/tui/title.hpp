// The title screen and the form for a new game.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "play/follower.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "play/tutor.hpp"
#include "tui/key_page.hpp"
#include "tui/lineedit.hpp"
#include "tui/menu.hpp"
#include "tui/new_game.hpp"
#include "tui/pager.hpp"
#include "tui/past_view.hpp"
#include "tui/replay_screen.hpp"
#include "tui/rule_view.hpp"
#include "tui/settings_view.hpp"

namespace disfida::tui {

class TitleScreen {
  public:
    TitleScreen(const DataSource& data, const Settings& settings);
    /// Opens the list of lessons, of one game first if one is named; with `only` leaving it leaves the
    /// program.
    void open_lessons(std::string_view game, bool only);
    /// The rulebook of a game at these rules, likewise.
    void open_rules(std::string_view game, const std::vector<std::string>& ids, bool only);

    /// Handles one key; true when something has to be drawn.
    bool handle(const Key& key);
    /// Esc or Ctrl-C: one page back, from the title out.
    bool back();
    void draw(Canvas& canvas);

    [[nodiscard]] bool done() const { return done_; }
    /// What the player chose to play, once.
    std::optional<Session> take_session();
    /// A game that another process plays and the player wants to watch, once.
    std::optional<Follower::Begun> take_watched() { return std::exchange(watched_, std::nullopt); }
    /// A kept game that is to be gone through, once.
    std::optional<Reel> take_replay() { return std::exchange(replay_, std::nullopt); }
    /// The id of the lesson the player chose, once; empty: none.
    std::string take_lesson() { return std::exchange(lesson_, {}); }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Whether they were changed for all games, once.
    bool take_settings_changed() { return std::exchange(settings_changed_, false); }
    /// Opens the settings; with `only` leaving them leaves the program.
    void open_settings(bool only);
    /// Opens the list of finished games, likewise.
    void open_past(bool only);
    /// How long to wait for a key before `tick` has something to do, milliseconds; -1: without end.
    [[nodiscard]] int timeout() const { return past_ && past_->reading() ? 0 : -1; }
    /// Reads one more of the finished games; true when to draw.
    bool tick();
    /// Shows what went wrong.
    void say(std::string text) { notice_ = std::move(text); }

  private:
    void make_title();
    void make_kept_list(std::size_t selected = 0);
    void note_kept();
    bool handle_kept(const Key& key);
    bool handle_question(const Key& key);
    bool handle_name(const Key& key);
    void open_help();
    void watch(const std::string& path);
    void replay(const std::string& path);
    [[nodiscard]] std::string footer(int width) const;
    void draw_said(Canvas& canvas) const;
    bool choose_title();
    bool handle_form(const Key& key);
    bool handle_settings(const Key& key);
    bool handle_past(const Key& key);
    void open(const Plan& plan);
    void take(Result<Session> session);
    void host_or_ask(const net::Hosting& hosting);
    void resume(bool yes, bool anew);
    void make_table_list();
    void choose_table();
    bool handle_line(const Key& key);

    const DataSource* data_;
    Settings settings_;
    Menu menu_;
    std::optional<NewGameForm> form_;
    std::vector<KeptGame> kept_;
    std::optional<Menu> kept_list_;
    enum class Asking : std::uint8_t { nothing, mend, watch, remove, resume };
    Asking asking_ = Asking::nothing;
    std::string asked_;                ///< the question, over the bottom line
    std::string asked_path_;           ///< of the game it is about
    net::Hosting hosting_;             ///< the table that is opened if the one asked about is not
    std::optional<LineEdit> new_name_; ///< being typed for the game that is selected
    std::optional<PastView> past_;
    std::optional<SettingsView> preferences_;
    bool settings_changed_ = false;
    std::optional<RuleView> rules_;
    std::optional<KeyPage> help_; ///< the keys of the page it lies over
    std::optional<Menu> lessons_;
    std::optional<Menu> tables_;
    std::vector<std::string> table_actions_; ///< what each entry of `tables_` does
    std::optional<bool> typing_;             ///< a table is typed: whether it is only watched
    LineEdit line_;
    std::vector<std::string> lesson_ids_; ///< of the entries of `lessons_`
    std::string lesson_;
    bool only_ = false;                ///< there is nothing behind the page that is open
    std::vector<std::string> actions_; ///< what each entry of the title does
    std::string notice_;
    std::optional<Session> session_;
    std::optional<Follower::Begun> watched_;
    std::optional<Reel> replay_;
    bool done_ = false;
};

} // namespace disfida::tui
