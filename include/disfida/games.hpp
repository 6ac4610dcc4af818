// The table of games: one line a game.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "disfida/position.hpp"

namespace disfida {

/// All games, in the order they are listed to people.
std::span<const GameInfo> all_games();

/// The game of that name, or null.
const GameInfo* find_game(std::string_view name, std::span<const GameInfo> games = all_games());

/// The names of games, for an error: "barletta, iliad".
std::string game_names(std::span<const GameInfo> games = all_games());

/// A side as people call it. Precondition: side < info.sides.size().
std::string_view side_title(const GameInfo& info, std::size_t side);

/// Levels of the computer by number or name. Nothing for a name that is none.
std::optional<int> parse_level(std::string_view text);

} // namespace disfida
