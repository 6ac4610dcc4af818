// Who fights: the options of a game read and written, one's own heroes, and the opening they lead to.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "disfida/position.hpp"
#include "iliad/state.hpp"

namespace disfida::iliad {

/// What the options chose. Heroes are indexes in Tables::warriors.
struct Lineup {
    Mode mode = Mode::duel;
    bool bearers = false;
    std::array<std::vector<std::uint8_t>, 2> sides; ///< duel, melee, suitors
    std::vector<std::uint8_t> heroes;               ///< tourney, in the order of the bracket
    Options options; ///< those that differ from the default, as a record has them
};

/// Reads options; one's own heroes are added to `tables`. Refuses unknown names and values, heroes named
/// twice, options the mode does not have.
Result<Lineup> read_lineup(Tables& tables, const Options& options);

/// One's own hero written in full: "perry:bottle=9:agility=10:armour=bronze:spears=1".
Result<WarriorInfo> parse_own(const Tables& tables, std::string_view text);

/// A hero as he is named in a record: the id, or one's own in full.
std::string hero_text(const WarriorInfo& hero);

/// The heroes of a side where nobody is named, as an option says them.
std::string_view usual_heroes(Mode mode, Side side);

/// How one's own hero is written.
inline constexpr std::string_view own_pattern = "NAME:bottle=9:agility=10:armour=bronze[:spears=2]";

/// The position before the first roll (section 2).
State opening(const Tables& tables, const Lineup& lineup);

/// Adds a warrior of the data to the end of the roster, out of the arena. Precondition: he is not there yet.
WarriorId add_warrior(const Tables& tables, State& state, std::uint8_t info, Side side);

} // namespace disfida::iliad
