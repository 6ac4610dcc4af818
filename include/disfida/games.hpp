// The table of games: one line a game.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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

/// The option by which the player of a side is chosen: "italians". Precondition: side < info.sides.size().
std::string player_option(const GameInfo& info, std::size_t side);

/// The form for a new game of this kind when these options are chosen already.
std::vector<FormOption> form_options(const GameInfo& info, const DataSource& data, const Options& chosen);

/// Levels of the computer: 1 squire, 2 knight, 3 captain, 4 champion.
inline constexpr int first_level = 1;
inline constexpr int last_level = 4;

/// A level by number or name. Nothing for a name that is none.
std::optional<int> parse_level(std::string_view text);

/// The name of a level. Precondition: there is such a level.
std::string_view level_name(int level);

} // namespace disfida
