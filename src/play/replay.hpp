// Going through what has been played: where rounds begin, what was noted, and a new game from any place of
// it.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/match.hpp"

namespace disfida {

/// The position after so many actions. Precondition: there are so many.
std::unique_ptr<Position> position_after(const Match& match, std::size_t actions);

/// A stretch of a match that hangs together: a round, turn or bout, or what comes before the first.
struct Stretch {
    std::size_t from = 0; ///< actions played before it
    std::string name;     ///< "Round 2 of 5"
};

/// The stretches of a match in order, at least one. They begin where a record has a digest.
std::vector<Stretch> stretches(const Match& match);

/// The number of actions after which the stretch behind, or before, a place begins; the last action and 0
/// where there is none.
std::size_t stretch_after(const std::vector<Stretch>& all, std::size_t place, std::size_t actions);
std::size_t stretch_before(const std::vector<Stretch>& all, std::size_t place);

/// Something a person wrote into the record.
struct Remark {
    std::size_t after = 0; ///< actions played before it
    std::string text;      ///< without its "# "
};

/// The comments of a record that are meant for people, in their order: not those in which the program notes
/// who plays and with which data.
std::vector<Remark> notes_of(const Record& record);

/// Writes a note into the record at `path`, behind so many actions and what is noted there already. Refused:
/// the text would mean something to the program, somebody plays the game now, or the file cannot be read as a
/// record or written.
Result<Done> add_note(const std::string& path, std::size_t after, std::string_view text);

/// Where words lead: "first", "last", the number of an action, "round 3" or "r3" (also "turn", "t"), the
/// beginning of the first stretch that is called so. Refused: it is none of these, or there are not so many.
Result<std::size_t> place_named(std::string_view words, std::size_t actions, const std::vector<Stretch>& all);

/// How long each action is shown at speed 1.
inline constexpr int usual_step_ms = 1500;
inline constexpr int usual_speed = 100; ///< in hundredths

/// Reads a speed, 0.1 to 100 times the usual one, with up to two places behind a point: "0.5", "2". In
/// hundredths.
Result<int> parse_speed(std::string_view text);
/// Writes it back: "0.5", "2".
std::string speed_in_words(int speed);
/// How long an action is shown, milliseconds.
constexpr int step_time(int speed) { return usual_step_ms * usual_speed / speed; }

/// The record of the first so many actions, with comments and checks up to there. What bound the sides to
/// secrets is left out: the dice to come are not from them.
std::string record_up_to(const Record& record, std::size_t actions);

/// Begins a new kept game with the first so many actions of a match, which stays as it is, and gives its
/// path; it is played on by whoever its record says. Refused: the match is over there, or the game cannot be
/// kept.
Result<std::string> play_on_from(const Match& match, std::size_t actions);

} // namespace disfida
