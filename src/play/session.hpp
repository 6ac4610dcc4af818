// A match with its players and its file: what every front end plays. Each action is on disk before a front
// end can show it.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"
#include "play/game_file.hpp"
#include "play/players.hpp"
#include "play/table.hpp"
#include "play/thinking.hpp"

namespace disfida {

/// What was asked for when a session is opened; what is not said follows from the record or the default.
struct Plan {
    std::string game;
    Options options;
    std::optional<std::uint64_t> seed;
    std::optional<bool> hand_dice;              ///< a person throws real dice and types them in
    std::vector<std::optional<Player>> players; ///< in the order of the game's sides; shorter: not said
    Player opponent = {Player::Kind::computer}; ///< plays the last side of a new game where nobody is named
    std::optional<std::string> opening;         ///< one of GameInfo::openings
    std::string scenario;                       ///< name of one of GameInfo::scenarios; empty: the opening
    std::string own_file;                       ///< of one's own pieces, see GameInfo::prepare; empty: none
    bool at_table = false; ///< for two terminals: no seed, the dice will come from both sides
    bool mend = false;     ///< where the last line of the file is cut off, go on from the line before
    std::string file; ///< a record to go on with or, if there is none, where the new game is kept; empty: the
                      ///< state directory
};

class Session {
  public:
    /// Goes on with the plan's file, or starts a new game. An option that contradicts the record is refused.
    /// A game that cannot be kept on disk is played all the same, see `warning`. `games` are those it can be.
    static Result<Session> open(const DataSource& data, const Plan& plan,
                                std::span<const GameInfo> games = all_games());

    /// A session that is kept nowhere, both sides played by people: for a lesson.
    static Session practice(Match match);

    /// A mirror of a game that is kept by another process, with a file for a copy of its record or none.
    static Session mirror(Match match, GameFile file);

    /// Sits down at a table: from now on orders go through it, and both sides are people.
    void sit_down(std::unique_ptr<SharedTable> table);
    /// The table one sits at; null for a game at one terminal.
    [[nodiscard]] SharedTable* table() const { return table_.get(); }
    /// Lets the table do what is due, and one's own side draw up by itself where that was asked for; nothing
    /// without a table.
    void tend();
    /// Whether another terminal decides now, or always for who only watches.
    [[nodiscard]] bool others_turn() const;

    // For the table, which has agreed on them with the other side:
    /// Binds a side to a hash, or discloses its secret, and puts that on disk.
    Result<Done> commit(std::string_view side, std::string_view hash);
    Result<Done> reveal(std::string_view side, std::string_view secret);
    /// Takes back all but the first so many plies, and puts that on disk.
    void take_back_to(std::size_t plies);
    /// Puts the whole game on disk as it is now.
    void put_on_disk() { rewrite(); }
    /// Puts another match in the place of this one, and on disk.
    void replace(Match match);

    [[nodiscard]] const Match& match() const { return match_; }
    [[nodiscard]] const Position& position() const { return match_.position(); }
    /// Where the game is kept; empty when it is not.
    [[nodiscard]] std::string path() const { return unkept_ ? std::string() : file_.path(); }
    /// Whether actions would be lost by leaving: the file they belong in could not be written, and no copy
    /// was.
    [[nodiscard]] bool unsaved() const;
    /// The folder its data files are from; empty when all are built in.
    [[nodiscard]] const std::string& data_folder() const { return data_folder_; }
    [[nodiscard]] bool hand_dice() const { return hand_dice_; }
    void set_hand_dice(bool on);
    /// Player of a side by its name; a person where dice decide.
    [[nodiscard]] Player player(std::string_view side) const;
    void set_player(std::string_view side, Player player);
    /// Whether the computer or a program outside is to move; where dice decide, whether no person plays. What
    /// only a person can know, as a result from the table, a person enters.
    [[nodiscard]] bool computers_turn() const;
    /// What went wrong with the file since last asked, one line; empty when nothing did.
    std::string take_warning();

    /// Plays an action with thrown dice, or with these.
    Result<Done> play(std::string_view action);
    Result<Done> play(std::string_view action, std::span<const int> dice);
    /// What the computer would do for the side to move, thought to its end here and now.
    [[nodiscard]] std::string suggestion() const;
    /// Begins to think about the computer's order, or asks the program outside whose turn it is. It is given
    /// up when the position or the player changes. Precondition: computers_turn().
    void begin_thinking(const Limits& limits);
    /// What is thought about now.
    [[nodiscard]] const Thinking& thinking() const { return thinking_; }
    /// Thinks on for about so long; true when there is a decision. Precondition: thinking().begun().
    bool think(std::chrono::milliseconds slice) { return thinking_.go_on(match_, slice); }
    /// Has the computer decide now; false where a program outside is asked.
    bool hurry() { return thinking_.hurry(); }
    void stop_thinking() { thinking_.stop(); }
    /// The order decided on, checked by the rules, or why there is none. Precondition: thinking().decided().
    Result<std::string> decision();
    /// Hears what programs outside say unasked; to be called when one of thinking().files() can be read.
    void look_after_programs() { thinking_.look_after(match_); }
    /// The next action of the opening that was asked for, or of `how`; empty when it is over or none was
    /// asked for.
    [[nodiscard]] std::string opening_action() const;
    /// Plays the opening that was asked for to its end, or up to where a person has to roll dice, and puts it
    /// on disk in one piece. False when there was none. Refused: with what was wrong with an action.
    Result<bool> play_opening();
    /// The comment of a kept record that says who plays each side and how dice are rolled.
    [[nodiscard]] std::string players_comment() const;
    void use_opening(std::string how) { opening_ = std::move(how); }

    /// Takes back one's own last decision: nothing that rolled dice, nothing from before a change of player;
    /// the computer's answers without dice go with it. Refused: with the reason.
    Result<Done> take_back();
    /// Plays again what was taken back last, with the computer's answers to it.
    Result<Done> redo();
    /// Takes back all but the first so many plies, dice or none, in a session that is kept nowhere.
    void rewind(std::size_t plies);
    /// Takes back the last action that reports what happened away from the program (GameInfo::reported) with
    /// all that came after it, dice and all, and notes each in comments of the record. How many actions it
    /// were. Refused: there is none.
    Result<std::size_t> correct();
    /// Writes the record somewhere else, over a record that is there (see holds_record); the game stays kept
    /// where it is. Refused: something else is there, or a game that is being played.
    Result<Done> save_copy(const std::string& path);

  private:
    Session(Match match, GameFile file) : match_(std::move(match)), file_(std::move(file)) {}
    [[nodiscard]] bool only_reported() const;
    void journal();
    void rewrite();
    void put_down(const Result<Done>& written);
    bool leave_foreign_file();
    /// Gives the sides a program played.
    std::vector<std::size_t> read_players_comment();
    [[nodiscard]] std::string whole_text() const;
    [[nodiscard]] std::string data_comment() const;
    [[nodiscard]] std::size_t side_index(std::string_view side) const;

    Match match_;
    std::unique_ptr<SharedTable> table_;
    GameFile file_; ///< without a path when the game is not kept
    std::string data_folder_;
    std::vector<Player> players_;
    Thinking thinking_;
    bool hand_dice_ = false;
    std::string opening_;
    std::uint64_t opening_seed_ = 0;
    std::string warning_;
    std::size_t kept_plies_ = 0;   ///< plies that are in the file
    std::size_t copied_plies_ = 0; ///< plies that are in the last copy
    bool unkept_ = false;          ///< the file could not be written last time
};

/// The question whether to go on from the line before, where a record is damaged and what was played before
/// the damage replays: with Plan::mend the damaged file is kept beside as "FILE.torn". Nothing for any other
/// file.
std::optional<std::string> torn_question(const DataSource& data, const std::string& file);

/// How the comment begins in which a kept record says who plays.
inline constexpr std::string_view players_comment_head = "# players ";

/// The comment in which a kept record names the folder of its data files.
inline constexpr std::string_view data_comment_head = "# data ";

/// An error of replaying a record, with the data files its comment names, if it does: they may be the reason.
Error with_data_named(const Error& error, std::string_view record);

/// The last line a player sees: round or result, and where the game is kept.
std::string farewell(const Session& session);

/// A kept game, for the title screen.
struct KeptGame {
    std::string path;
    std::int64_t modified = 0; ///< seconds since 1970
};

/// The folder in which games are kept: disfida/games below XDG_STATE_HOME, or below ~/.local/state. Empty
/// without a home.
std::string games_folder();
/// The games kept there, the one played last first. What is no record is left out.
std::vector<KeptGame> kept_games();

/// Whether a plan for a new game fails because of the options in it, not of a file.
bool options_refused(const DataSource& data, const Plan& plan, std::span<const GameInfo> games = all_games());

/// A random number from the system, for seeds.
std::uint64_t system_entropy();

} // namespace disfida
