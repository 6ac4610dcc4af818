// The list of games as tests walk it: by their rules at compile time, and by the options worth trying.
#pragma once

#include <string_view>
#include <vector>

#include "barletta/game.hpp"
#include "disfida/games.hpp"
#include "disfida/position.hpp"
#include "iliad/game.hpp"
#include "lorraine/game.hpp"

namespace disfida::test {

/// Calls `visit.template operator()<G>(name)` for the rules of every game. A game that is missing here fails
/// the test that compares the names with all_games().
template <class Visit> void for_every_game(const Visit& visit) {
    visit.template operator()<barletta::Game>("barletta");
    visit.template operator()<iliad::Game>("iliad");
    visit.template operator()<lorraine::Game>("lorraine");
}

/// Choices of options under which a game shows all it has: every combination of switches, and for games with
/// other options a list of their own.
std::vector<Options> option_sets(const GameInfo& info);

} // namespace disfida::test
