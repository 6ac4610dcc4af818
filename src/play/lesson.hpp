// Lessons: data files that set up a position and lead a pupil through it step by step.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/games.hpp"
#include "disfida/match.hpp"
#include "kernel/data.hpp"
#include "play/rulebook.hpp"

namespace disfida {

/// A move a beginner would try, and what is said to it.
struct WrongMove {
    std::string pattern; ///< of actions, `*` for any text; or the text of a choice
    std::string say;
    std::string rule;  ///< the rule behind it
    unsigned line = 0; ///< of `try` in the file
};

/// Where keys stand in a lesson's file, for what is found wrong when it is played.
using KeyLines = std::vector<std::pair<std::string_view, unsigned>>;

/// One step: a text to read and, but for steps that are only read, something to do.
struct LessonStep {
    enum class Task : std::uint8_t {
        read,   ///< nothing to do
        act,    ///< give an order that fits one of `expect`
        open,   ///< look at the page `page`
        choose, ///< answer the question in `ask`
        win,    ///< play on until one's side has won
    };
    Task task = Task::read;
    std::string text;
    std::string ask;                   ///< what to do, in one line
    std::vector<std::string> expect;   ///< patterns of actions that count as done
    std::string play;                  ///< one of them, for "show me"
    std::vector<int> dice;             ///< scripted dice of the action; empty: thrown from the lesson's seed
    std::vector<std::string> then;     ///< what the program plays after it, "ACTION : d d" or bare
    std::string page;                  ///< one to open: "odds", "log", ...; or none
    std::vector<std::string> choices;  ///< answers to the question
    std::size_t answer = 0;            ///< index of the right one
    std::vector<std::string> solution; ///< orders that win with the lesson's dice
    std::string otherwise;             ///< answer to any other order
    std::vector<WrongMove> wrong;
    KeyLines lines;
};

struct Lesson {
    std::string file; ///< what errors call it
    std::string id;   ///< "barletta-04"
    std::string game;
    std::string title;
    std::string about;              ///< one sentence
    std::vector<std::string> rules; ///< ids it shows, the one it is about first
    std::uint64_t seed = 1;         ///< of dice nothing scripts
    Options options;
    std::vector<std::string> set;    ///< set-up statements
    std::vector<std::string> before; ///< "ACTION : d d", played before it begins
    std::vector<LessonStep> steps;
    KeyLines lines;
};

/// An error about a key of a lesson's file: "FILE:LINE: KEY: what is wrong".
Error lesson_error(const Lesson& lesson, const KeyLines& lines, std::string_view key, std::string_view what);

/// Whether a text fits a pattern in which `*` stands for any text.
bool fits_pattern(std::string_view text, std::string_view pattern);

/// Reads a lesson. Error: with file, line and key.
Result<Lesson> read_lesson(const DataSource& data, std::string_view name,
                           std::span<const GameInfo> games = all_games());

/// All lessons that can be read, game by game in their order, and what is wrong with the others.
struct LessonShelf {
    std::vector<Lesson> lessons;
    std::vector<Error> broken;
    /// The lessons of a game; the number of a lesson is its place there, from 1.
    [[nodiscard]] std::vector<const Lesson*> of(std::string_view game) const;
    /// The lesson of that id, or null.
    [[nodiscard]] const Lesson* find(std::string_view id) const;
    /// The number of a lesson in its game, from 1, and the one after it, or null.
    [[nodiscard]] std::size_t number(const Lesson& lesson) const;
    [[nodiscard]] const Lesson* next(const Lesson& lesson) const;
    /// The lesson of that number in a game, or null.
    [[nodiscard]] const Lesson* numbered(std::string_view game, std::size_t number) const;
    /// The lesson in whose list of rules this one stands foremost, the first of several; or null.
    [[nodiscard]] const Lesson* showing(std::string_view game, std::string_view rule) const;
};
/// A rule as paragraphs (rule_lines), with the rules to go on to and the lesson that shows it.
std::vector<std::string> whole_rule(std::span<const RuleText> rules, const RuleText& rule,
                                    const LessonShelf& shelf, std::string_view game);

/// Reads all lesson files there are.
LessonShelf load_lessons(const DataSource& data, std::span<const GameInfo> games = all_games());

/// The match a lesson begins with. Error: with the lesson's file, when its set-up or an action is refused.
Result<Match> open_lesson(const DataSource& data, const Lesson& lesson,
                          std::span<const GameInfo> games = all_games());

/// Plays "ACTION : d d" with exactly these dice, or a bare action with thrown ones, in a match or a session.
template <class Game> Result<Done> play_line(Game& game, std::string_view line) {
    const auto parsed = parse_action_line(line);
    if (!parsed) {
        return parsed.error();
    }
    return parsed->given ? game.play(parsed->action, parsed->dice) : game.play(parsed->action);
}

/// Plays a lesson through its right answers and tries its wrong ones. Error: the first thing that is not as
/// the lesson says, with file, step and key.
Result<Done> check_lesson(const DataSource& data, const Lesson& lesson,
                          std::span<const GameInfo> games = all_games());

} // namespace disfida
