// One game at one moment, whichever game it is: what front ends, records and Match see of the rules.
// Everything is said in the text notation.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "disfida/dice.hpp"
#include "disfida/event.hpp"
#include "disfida/result.hpp"
#include "disfida/thought.hpp"

namespace disfida {

/// Options as name and value, in the order the game lists them.
using Options = std::vector<std::pair<std::string, std::string>>;

/// One thing that can come of an action.
struct Chance {
    /// What the number counts: whether it happens, or how much of it on the average.
    enum class Kind : std::uint8_t { probability, average };
    std::string what; ///< in words, with the piece's name: "Sachet is unhorsed"
    double value = 0; ///< 0 to 1, or the average
    Kind kind = Kind::probability;
    bool sampled = false; ///< counted over fought samples, not over all dice
};

/// A position with its rules. Copies are independent of each other.
class Position {
  public:
    Position() = default;
    Position(const Position&) = default;
    Position& operator=(const Position&) = default;
    virtual ~Position() = default;

    [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
    /// The options that differ from the default, in canonical order.
    [[nodiscard]] virtual const Options& options() const = 0;

    /// All legal actions, one line each, sorted by byte. Empty only when the game is over.
    [[nodiscard]] virtual std::vector<std::string> legal() const = 0;
    /// A line of that list with what it leaves open filled in by any number, for random play and tests; the
    /// line itself where nothing is open.
    [[nodiscard]] virtual std::string filled(std::string_view line, std::uint64_t by) const = 0;
    /// Says why an action is not legal, or gives it back in canonical spelling.
    [[nodiscard]] virtual Result<std::string> check(std::string_view action) const = 0;
    /// Plays an action. Precondition: check(action) holds and no set-up is half made.
    virtual void play(std::string_view action, Dice& dice, EventLog& events) = 0;

    /// Takes a set-up statement (the words after "set "). Precondition: no action has been played.
    virtual Result<Done> set(std::string_view statement) = 0;
    /// Checks the set-up as a whole and computes what it left out. Does nothing where none is open.
    virtual Result<Done> settle() = 0;

    /// The state as one line of JSON, keys in the protocol's order.
    [[nodiscard]] virtual std::string state() const = 0;
    /// Side that decides now, "none" when dice do or the game is over.
    [[nodiscard]] virtual std::string_view to_move() const = 0;
    [[nodiscard]] virtual bool over() const = 0;
    /// Whether a digest belongs into the record after the action that led from `before` to this position.
    [[nodiscard]] virtual bool checkpoint(const Position& before) const = 0;

    /// Exact probabilities of what a legal action can bring, one line of JSON.
    [[nodiscard]] virtual Result<std::string> odds(std::string_view action) const = 0;
    /// What can come of a legal action, the most telling first, from the same count as `odds`; empty where no
    /// dice follow.
    [[nodiscard]] virtual std::vector<Chance> chances(std::string_view action) const = 0;
    /// The chance of a side to win from here, 0 to 1, estimated from `evaluate`; both sides' add up to 1.
    /// Once the game is over exactly 1, 0 or a half, as at the start of a tourney's bout, which has the
    /// result of the one before.
    [[nodiscard]] virtual double winning(std::string_view side) const = 0;
    /// `winning` after a legal action, averaged over all its dice; over a sample of 200 throws where they
    /// can fall in more ways, as in the clash of two armies. Answers are given as it suits who gives them.
    [[nodiscard]] virtual double winning_after(std::string_view action, std::string_view side) const = 0;
    /// What the computer looks at for who decides now, each action with that side's `winning_after`, the best
    /// first; empty where dice decide, the game is over or the computer has no candidates.
    [[nodiscard]] virtual std::vector<std::pair<std::string, double>> ranking() const = 0;
    /// Begins to think about the choice of a level (`parse_level`), with so many nodes at most; 0: as many as
    /// the level takes by itself. Precondition: a level there is.
    [[nodiscard]] virtual std::unique_ptr<Thought> consider(int level, std::uint64_t nodes,
                                                            std::uint64_t seed) const = 0;
    /// The computer's choice at a level, thought to its end; empty when it has none, as when the game is
    /// over.
    [[nodiscard]] std::string suggest(int level, std::uint64_t nodes = 0) const;
    /// What a side can expect from here, in the measure of the game; for hints and tests.
    [[nodiscard]] virtual double evaluate(std::string_view side) const = 0;

    /// The next action of an automatic opening of that name (GameInfo::openings), drawn from `seed` where
    /// chance has a part; empty when the opening is over.
    [[nodiscard]] virtual std::string opening_action(std::string_view how, std::uint64_t seed) const = 0;

    /// One sentence for people; empty for facts that only programs need.
    [[nodiscard]] virtual std::string say(const Event& event) const = 0;
    /// A whole action in one terse line, for a log.
    [[nodiscard]] virtual std::string brief(std::span<const Event> events) const = 0;
    /// The full working of an action, from its events: every shift, modifier, die and table cell, with rule
    /// ids.
    [[nodiscard]] virtual std::vector<std::string> explain(std::span<const Event> events) const = 0;

    /// Where the game stands, in sentences; the first tells the round or the result and stands alone.
    [[nodiscard]] virtual std::vector<std::string> status() const = 0;
    /// Who decides what now and how it is written, without a mark at its end.
    [[nodiscard]] virtual std::string prompt() const = 0;
    /// The board as text in ASCII, at most 78 cells wide.
    [[nodiscard]] virtual std::vector<std::string> picture() const = 0;
    /// The pieces in words, a line each: all (empty `of`), those of a side, or one by its id; nothing for
    /// another word.
    [[nodiscard]] virtual std::vector<std::string> pieces(std::string_view of) const = 0;
    /// With what an action's dice would be read: every shift and modifier, with rule ids. Empty where none
    /// are.
    [[nodiscard]] virtual std::vector<std::string> prospect(std::string_view action) const = 0;
    /// The page `explain` will show after a legal action, before its dice: how the numbers are built up, the
    /// tables drawn with what counts marked, and what is still open. Empty where no dice follow.
    [[nodiscard]] virtual std::vector<std::string> outlook(std::string_view action) const = 0;
    /// A page to print for what is decided now, as an order of battle for the table; empty where there is
    /// none.
    [[nodiscard]] virtual std::vector<std::string> sheet() const { return {}; }
    /// The story of the game so far, told from the events of each action in order; empty lines part its
    /// paragraphs.
    [[nodiscard]] virtual std::vector<std::string>
    story(std::span<const std::span<const Event>> actions) const = 0;
    /// What each piece has done in the actions so far, a line each, told from their events: the most telling
    /// first.
    [[nodiscard]] virtual std::vector<std::string>
    deeds(std::span<const std::span<const Event>> actions) const = 0;

    /// The name of a violated invariant, or nothing. For tests and debug builds.
    [[nodiscard]] virtual std::optional<std::string> violated() const = 0;
};

/// One value an option can take, and what it means.
struct OptionInfo {
    std::string_view name;
    std::string_view standard; ///< the default, not written in records
    std::string_view allowed;  ///< allowed values in words: "on or off"
    std::string_view meaning;  ///< one sentence
};

/// One line of the form for a new game: an option with the values a person can step through.
struct FormOption {
    std::string name;                ///< the option
    std::string label;               ///< what it is called on the form
    std::vector<std::string> values; ///< the first is the default
    std::string meaning;             ///< one sentence
    bool typed = false;              ///< another value may be typed
};

class DataSource;

/// A position to begin from instead of the opening: a record among the data files.
struct Scenario {
    std::string_view name;  ///< on the command line
    std::string_view title; ///< for people
    std::string_view file;  ///< the record, below data/
};

/// A game's line in the table of games.
struct GameInfo {
    std::string_view name;  ///< in records and on the command line
    std::string_view title; ///< for people
    std::span<const std::string_view> sides;
    std::span<const OptionInfo> options;
    /// Ways to begin: "hand" first, then automatic ones; a game without any has none.
    std::span<const std::string_view> openings;
    /// Makes the opening position. Refuses unknown options and bad data files.
    std::function<Result<std::unique_ptr<Position>>(const DataSource&, const Options&)> open;
    /// The sides as people call them ("Italians"), in the same order; in small letters they are also the
    /// options by which a side's player is chosen.
    std::span<const std::string_view> side_titles = {};
    std::string_view pieces = "pieces"; ///< what its pieces are called, one small word: "knights"
    /// The options by which a side's player is chosen, where they are not its title in small letters.
    std::span<const std::string_view> player_options = {};
    /// The form for a new game when these options are chosen already; without it every option is on or off.
    std::function<std::vector<FormOption>(const DataSource&, const Options&)> form = {};
    /// What has to be done to the options a person gave before a game is opened with them: pieces of his own
    /// from a file's text (empty: none; `file` is what errors call it), and what is drawn by lot from `seed`.
    std::function<Result<Options>(const DataSource&, const Options&, std::string_view text,
                                  std::string_view file, std::uint64_t seed)>
        prepare = {};
    /// What the file of one's own pieces is called on the command line ("own") and what it is; empty: none.
    std::string_view file_option = {};
    std::string_view file_meaning = {};
    /// Records one can begin with.
    std::span<const Scenario> scenarios = {};
    /// How actions begin that report what happened away from the program, as the result of a battle fought on
    /// a table; they can be corrected later (Session::correct). Empty: there are none.
    std::string_view reported = {};
};

} // namespace disfida
