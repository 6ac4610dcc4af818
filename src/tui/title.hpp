// The title screen and the form for a new game.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "play/session.hpp"
#include "play/settings.hpp"
#include "play/tutor.hpp"
#include "tui/lineedit.hpp"
#include "tui/menu.hpp"
#include "tui/new_game.hpp"
#include "tui/rule_view.hpp"

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
    /// The id of the lesson the player chose, once; empty: none.
    std::string take_lesson() { return std::exchange(lesson_, {}); }
    [[nodiscard]] const Settings& settings() const { return settings_; }
    /// Shows what went wrong.
    void say(std::string text) { notice_ = std::move(text); }

  private:
    void make_title();
    void make_kept_list();
    bool choose_title();
    bool handle_form(const Key& key);
    void open(const Plan& plan);
    void take(Result<Session> session);
    void make_table_list();
    void choose_table();
    bool handle_line(const Key& key);

    const DataSource* data_;
    Settings settings_;
    Menu menu_;
    std::optional<NewGameForm> form_;
    std::vector<KeptGame> kept_;
    std::optional<Menu> kept_list_;
    std::optional<RuleView> rules_;
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
    bool done_ = false;
};

} // namespace disfida::tui
