// Past games in words, for every front end.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "play/past.hpp"

namespace disfida {

/// "won", "lost" or "drawn" from the player's point of view; where he has no side, "played".
std::string_view outcome_word(const PastGame& game);
/// The same word in the language spoken.
std::string outcome_text(const PastGame& game);
/// A luck with its sign in points of winning chance: "+12", "-3", "0".
std::string luck_points(double luck);
/// A game in a row of at most 78 cells: date, game, outcome, who played, luck of the player.
std::string past_row(const PastGame& game);
/// A game in sentences: when, what, who, how it ended, luck of each side.
std::string past_sentences(const PastGame& game);

/// What the games say of the player, a line for each game and opponent: won, drawn, lost of how many, the
/// score with its 95 % interval, the mean luck. Says of how many games nothing follows, and why.
std::vector<std::string> standing_lines(std::span<const PastGame> games);

/// All of it as one line of JSON for programs.
std::string past_json(std::span<const PastGame> games);

/// What `disfida past` prints.
std::string past_text(const PastReader& all);

} // namespace disfida
