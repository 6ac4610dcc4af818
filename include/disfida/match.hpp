// A match: the one place where actions are checked, played, recorded and taken back, wherever they come from.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/games.hpp"
#include "disfida/position.hpp"
#include "disfida/record.hpp"
#include "disfida/result.hpp"

namespace disfida {

/// One action of a match as it was played.
struct Ply {
    std::string action;
    std::vector<int> dice;
    std::vector<Event> events;
    std::string side; ///< who decided, "none" where dice did
    /// The statement as it stands in the record.
    [[nodiscard]] std::string statement() const;
};

class Match {
  public:
    /// Starts a game. With a seed its dice are thrown from it and the record says so; without one the record
    /// has no seed and dice are given, or thrown from `entropy`. `games` are those it can be, and outlive the
    /// match.
    static Result<Match> create(const DataSource& data, std::string_view game, const Options& options,
                                std::optional<std::uint64_t> seed, std::uint64_t entropy,
                                std::span<const GameInfo> games = all_games());
    /// Replays a record; `name` is what errors call it: "NAME:LINE: what is wrong". Further dice come from
    /// `entropy`.
    static Result<Match> read(const DataSource& data, std::string_view text, std::string_view name,
                              std::uint64_t entropy, std::span<const GameInfo> games = all_games());

    [[nodiscard]] const GameInfo& info() const { return *info_; }
    [[nodiscard]] const Position& position() const { return *now_; }
    /// The position before the ply of that number. Precondition: ply < plies().size().
    [[nodiscard]] std::unique_ptr<Position> before(std::size_t ply) const;
    [[nodiscard]] const std::vector<Ply>& plies() const { return plies_; }
    [[nodiscard]] const Record& record() const { return record_; }

    /// The last ply that rolled dice, else the last one. Precondition: there is one.
    [[nodiscard]] std::size_t last_roll() const;

    /// The story of the game so far, in lines; empty lines part its paragraphs.
    [[nodiscard]] std::vector<std::string> story() const;
    /// What each piece has done so far, a line each.
    [[nodiscard]] std::vector<std::string> deeds() const;

    /// Takes a set-up statement, the words after "set ". Refused after the first action.
    Result<Done> set(std::string_view statement);
    /// Checks an open set-up as a whole; call before the position is looked at or played on.
    Result<Done> settle();

    /// Binds a side to the hash of the secret its share of the dice follows from (64 hex digits). Refused: no
    /// side of this game, bound already, or an action has been played.
    Result<Done> commit(std::string_view side, std::string_view hash);
    /// Discloses a side's secret; nothing is played afterwards. Refused: the side is not bound, or has
    /// disclosed it already. Whether it is the one of the commitment is for `proof` to say.
    Result<Done> reveal(std::string_view side, std::string_view secret);

    /// Plays an action with the match's own dice.
    Result<Done> play(std::string_view action);
    /// Plays an action with exactly these dice; too few, too many or faces outside 1-6 are refused.
    Result<Done> play(std::string_view action, std::span<const int> dice);
    /// The throw an action still needs after these dice; nothing when they suffice. Refused: an illegal
    /// action or more dice than it takes.
    Result<std::optional<MissingDice>> needs(std::string_view action, std::span<const int> dice) const;

    /// Takes the last action back with its dice and checks; false when there is none. No generator is
    /// rewound.
    bool undo();
    /// Plays the action taken back last again, with its dice; false when there is none or another was played
    /// since.
    bool redo();
    /// Puts comments, lines that begin with "#", at the end of the record. What was taken back cannot be
    /// played again after them.
    void note(const std::vector<std::string>& comments);
    [[nodiscard]] bool can_redo() const { return !undone_.empty(); }

  private:
    Match(const GameInfo& info, std::unique_ptr<Position> opening, Record record, std::uint64_t seed);
    void carry_out(const std::string& action, Dice& dice);
    Result<Done> carry_out_with(std::string_view action, std::span<const int> dice);
    void add_check();
    [[nodiscard]] Result<Done> playable();
    [[nodiscard]] Result<Done> check_side(std::string_view side) const;

    const GameInfo* info_;
    std::unique_ptr<Position> now_;
    std::unique_ptr<Position> last_;              ///< the position before the last ply
    std::vector<std::unique_ptr<Position>> kept_; ///< before every so many plies; the others are played again
    std::vector<Ply> plies_;
    std::vector<Ply> undone_;
    Record record_;
    GeneratedDice dice_;
};

/// CRC-32 of the state line in 8 lower-case hex digits, as `check` statements hold it.
std::string digest(std::string_view state);

} // namespace disfida
