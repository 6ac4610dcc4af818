// What a command line says of the game that is to be played.
#pragma once

#include "cli/values.hpp"
#include "disfida/games.hpp"
#include "play/session.hpp"

namespace disfida::cli {

/// The game's own options, its opening, scenario and file of one's own pieces.
Result<Done> read_game_words(const Values& values, const GameInfo& game, Plan& plan);

/// The seed of the dice, where one is given.
Result<Done> read_seed(const Values& values, Plan& plan);

} // namespace disfida::cli
