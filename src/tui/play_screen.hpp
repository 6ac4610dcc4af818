// The screen of a game being played: board above, messages, bottom line; prompts, dice entry, log and pages
// over it.
#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "disfida/dice.hpp"
#include "play/follower.hpp"
#include "play/session.hpp"
#include "play/settings.hpp"
#include "play/tutor.hpp"
#include "tui/game_view.hpp"
#include "tui/lineedit.hpp"
#include "tui/list_view.hpp"
#include "tui/menu.hpp"
#include "tui/message_area.hpp"
#include "tui/pager.hpp"
#include "tui/rule_view.hpp"
#include "tui/settings_view.hpp"

namespace disfida::tui {

class PlayScreen {
  public:
    using Clock = std::chrono::steady_clock;

    PlayScreen(const DataSource& data, Session session, const Settings& settings);
    /// A lesson, led by its tutor; `number` is its number in its game.
    PlayScreen(const DataSource& data, Tutor::Class lesson, std::size_t number, const Settings& settings);

    /// A game that another process plays, to be watched.
    PlayScreen(const DataSource& data, Follower::Begun watched, const Settings& settings);

    /// Handles one key; true when something has to be drawn.
    bool handle(const Key& key);
    /// Ctrl-C: asks whether to leave, the second time in a row leaves.
    bool interrupt();
    /// How long to wait for a key before `tick` has something to do, milliseconds; -1: nothing waits.
    [[nodiscard]] int timeout(Clock::time_point now) const;
    /// What time brings: some thinking of the computer, its next order, the next picture of rolling dice.
    /// True when to draw.
    bool tick(Clock::time_point now);
    /// Files of programs that play to wait for; when one can be read, `hear` it.
    [[nodiscard]] std::vector<int> files() const;
    bool hear(Clock::time_point now);
    void draw(Canvas& canvas);

    /// Whether a line is being typed, so that keys are text.
    [[nodiscard]] bool typing() const { return typing_ != Typing::nothing; }
    /// The player wants to leave.
    [[nodiscard]] bool done() const { return done_; }
    [[nodiscard]] const Session& session() const { return session_; }
    /// The game and whose turn it is, for the window's title.
    [[nodiscard]] std::string heading() const;
    /// The title waits behind the game: whoever leaves is told so.
    void set_title_behind() { title_behind_ = true; }
    /// How often the bell is to ring now. Asking clears it.
    int take_bells() { return std::exchange(bells_, 0); }
    /// The last line a player sees of the game when the screen is left.
    [[nodiscard]] std::string last_line() const;
    /// Whether this is a lesson, not a game.
    [[nodiscard]] bool is_lesson() const { return tutor_.has_value(); }
    /// Whether the player wants to go through the game so far. Asking clears it.
    bool take_wanted_replay() { return std::exchange(wanted_replay_, false); }
    /// The lesson to begin in the place of this one, or over this game; empty: none. Asking clears it.
    std::string take_wanted_lesson() { return std::exchange(wanted_lesson_, {}); }
    /// The settings, where the player has changed those of all games; nothing where not. Asking clears it.
    std::optional<Settings> take_settings();
    /// What a lesson leaves to be said when it is left.
    [[nodiscard]] std::string lesson_farewell() const;

  private:
    static constexpr std::chrono::milliseconds frame_time{70}; ///< 5 pictures stay below half a second
    enum class Typing : std::uint8_t { nothing, action, save, dice, number, story, talk };
    enum class Asking : std::uint8_t {
        nothing,
        quit,
        confirm,
        coach,
        opening,
        overwrite,
        offer,
        draw,
        give_up
    };

    [[nodiscard]] int own_timeout(Clock::time_point now) const;
    [[nodiscard]] std::string_view context() const;
    bool refuse_watcher();
    bool follow(Clock::time_point now);
    [[nodiscard]] std::string watched_line() const;
    [[nodiscard]] const Position& position() const { return session_.position(); }
    bool handle_page(const Key& key);
    bool handle_rules(const Key& key);
    bool handle_question(const Key& key);
    bool handle_typing(const Key& key);
    bool carry_out(Command command);
    bool reply(const Reply& reply);
    bool submit(const std::string& line);
    void save_as(const std::string& path);
    void save_over(const std::string& path);

    bool want(const std::string& action);
    bool start(const std::string& action);
    bool ask_dice();
    bool enter_dice(const std::string& line);
    bool enter_number(const std::string& line);
    bool count(const Key& key);
    bool played(const Result<Done>& result);
    [[nodiscard]] bool covered() const;
    [[nodiscard]] bool to_think() const;
    [[nodiscard]] bool waiting() const;
    bool think(Clock::time_point now);
    bool want_order();
    bool hurry(const Key& key);
    bool play_decision();
    [[nodiscard]] std::string waiting_line() const;
    bool play_opening();
    void refuse(const Error& error);
    void say(std::string text);
    /// Makes the lines of a page for a width in cells.
    using Lines = std::vector<std::string> (*)(const PlayScreen& play, int width);
    void open_page(std::string title, std::vector<std::string> lines);
    void open_page(std::string title, Lines lines);
    void open_help();
    void open_rulings();
    void open_rules(const std::vector<std::string>& ids);
    void read_rules_of(std::size_t ply);
    void open_options();
    bool handle_options(const Key& key);
    bool handle_preferences(const Key& key);
    void open_explanation(std::size_t ply);
    void open_outlook();
    void add_bars(std::vector<std::string>& lines, int width) const;
    void open_story();
    void write_story(const std::string& path);
    bool warned(const std::string& action);
    bool take_back();
    bool correct_result();
    bool show_sheet();
    bool export_game(const std::string& path);
    void give_hint();
    void open_advice();
    // At a table of two terminals
    bool tend_table();
    bool tell_news(const News& news);
    void see_offer();
    void open_table_page();
    bool say_line(const std::string& text);
    bool want_draw();
    bool want_give_up(std::string_view side);
    bool ask_for_undo();
    [[nodiscard]] std::string given_up() const;
    // In a lesson
    void show_card(const std::string& problem = {});
    bool handle_card(const Key& key);
    bool turn_card(bool right, const std::string& problem);
    bool leave_card();
    bool pass_on(const Key& key);
    bool answer(std::size_t choice);
    bool step_back();
    bool do_again();
    void draw_card(Canvas& canvas);
    bool refuse_lesson(Command command);
    bool judge(const std::string& action);
    void page_opened(std::string_view page);
    void note_progress();
    [[nodiscard]] int people_play() const;
    void ask_quit();
    [[nodiscard]] std::string question() const;
    void start_animation();

    [[nodiscard]] std::string computers_turn() const;
    [[nodiscard]] std::string waiting_for_other() const;
    [[nodiscard]] bool question_fits(int width) const;
    [[nodiscard]] std::string table_line(int width) const;
    [[nodiscard]] std::vector<Message> messages(const Rect& rect);
    [[nodiscard]] std::string first_keys() const;
    void draw_keys(Canvas& canvas, Point at, int width) const;
    void draw_bottom(Canvas& canvas, int y);
    [[nodiscard]] std::vector<std::string> candidates() const;
    [[nodiscard]] std::string log_line(const Ply& ply) const;

    const DataSource* data_;
    Session session_;
    Settings settings_;
    std::unique_ptr<GameView> view_;
    std::optional<Follower> follower_;  ///< of a game that is watched
    Clock::time_point look_due_{};      ///< when its file is looked at next
    std::optional<std::string> holder_; ///< who plays it, as far as is known

    std::vector<std::string> notice_; ///< what was refused or has to be known, until the next key
    bool notice_bad_ = false;
    bool fresh_ = false; ///< the last action's result has not been passed over by a key yet
    std::optional<Pager> page_;
    Lines page_lines_ = nullptr; ///< of a page that is laid out anew for each width
    int page_width_ = 0;         ///< the width it is laid out for
    bool help_open_ = false;     ///< that page is the help page
    std::optional<ListView> log_;
    std::optional<RuleView> rules_;
    bool hinting_ = false;          ///< the computer's advice stands there
    std::string cut_notice_;        ///< a message that had no room, for the key that shows all of it
    std::string more_key_;          ///< what opens the rest of a message that had no room
    std::string refused_rule_;      ///< the rule behind the last refusal, for the key that opens it
    std::size_t explained_ = 0;     ///< the ply whose working is shown
    bool explaining_ = false;       ///< a working is shown
    bool telling_ = false;          ///< the story is shown
    std::optional<Tutor> tutor_;    ///< in a lesson
    std::size_t lesson_number_ = 0; ///< of it in its game
    std::optional<Pager> card_;     ///< what the tutor says, over the board
    bool card_fits_ = true;         ///< all of it is seen
    bool card_folded_ = false;      ///< only its head is, so that the board can be seen
    std::size_t card_step_ = 0;     ///< the step it is for
    std::string wanted_lesson_;
    std::optional<SettingsView> preferences_; ///< the settings of all games
    bool preferences_changed_ = false;        ///< and the program does not know it yet
    bool wanted_replay_ = false;
    std::optional<Menu> options_;
    std::vector<std::vector<Player>> offered_; ///< on it, for each side
    std::vector<std::optional<int>> paces_;    ///< paces
    std::vector<int> thoughts_;                ///< and times to think, milliseconds
    Typing typing_ = Typing::nothing;
    LineEdit action_line_;
    LineEdit save_line_;
    LineEdit dice_line_;
    LineEdit number_line_;
    Reply number_;          ///< the number that is asked for
    bool proposed_ = false; ///< it is still the one proposed: the first digit replaces it
    Asking asking_ = Asking::nothing;
    std::string pending_; ///< what waits for a yes: an action, an opening, a file; or an action for its dice
    std::vector<int> given_dice_; ///< those already typed in for it
    std::optional<MissingDice> missing_;
    bool running_ = false;    ///< the computer's orders follow by themselves
    Clock::time_point due_{}; ///< of the computer's next order
    bool wanted_ = false;     ///< that order is waited for: any key hurries it
    Clock::time_point wanted_at_{};
    int waited_ = -1;     ///< what is shown of the waiting: seconds; negative: nothing
    bool failed_ = false; ///< there was no order that can be played: nothing goes on without the player
    int frames_left_ = 0; ///< pictures of rolling dice
    Clock::time_point frame_due_{};
    std::uint32_t tumble_ = 1;      ///< state of a generator for show, never for dice
    std::vector<std::string> said_; ///< at the table, the last of it
    LineEdit talk_line_;
    bool done_ = false;
    bool title_behind_ = false;
    bool others_before_ = false; ///< it was not one's own turn before the last action
    int bells_ = 0;
};

} // namespace disfida::tui
