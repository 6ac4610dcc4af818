// Odds in words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plain/talk.hpp"

namespace disfida::plain {

/// With what the dice of an action are read, and the chances of what it can bring; says so where no dice
/// follow.
void show_odds(Talk& talk, std::string_view action);

/// Odds as the engine writes them, in words: "attacker: unhorsed 12.5%, wounded 0%". A line for each part.
/// Keys that end in "loss" are points, whole numbers are counts; all else is a probability.
std::vector<std::string> odds_in_words(std::string_view json);

/// A probability as people read it: "12.5%"; "0%" and "100%" only where it is exactly that.
std::string percent(double probability);

} // namespace disfida::plain
