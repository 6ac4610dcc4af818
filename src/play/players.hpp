// Who plays a side.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "disfida/result.hpp"

#include "kernel/tongue.hpp"

namespace disfida {

struct Player {
    enum class Kind : std::uint8_t {
        person,
        computer, ///< of `level`
        program,  ///< another program, by the engine protocol: `command`
    };
    Kind kind = Kind::person;
    int level = 1;            ///< of a computer: without another word the first
    std::string command = {}; ///< of a program, for the shell
    friend bool operator==(const Player&, const Player&) = default;
    [[nodiscard]] bool person() const { return kind == Kind::person; }
};

/// Reads "person", "computer", "computer:LEVEL", the number or name of a level, or "engine:COMMAND".
Result<Player> parse_player(std::string_view text);
/// Writes it back: "person", "computer:1", "engine:./mybot".
std::string name(const Player& player);
/// The word the command line takes for him: "person", "squire", "engine:./mybot".
std::string word_for(const Player& player);
/// What a person calls him, in a word or two: "person", "squire", "./mybot".
std::string called(const Player& player);
/// Both: "person", "computer:1 (squire)", "engine:./mybot".
std::string described(const Player& player);

/// What there is to say where a player is chosen.
inline constexpr std::string_view who_plays =
    mark("Who plays: a person, or the computer as squire, who errs, knight, captain or champion.");

/// Whom a person can choose from: a person and the levels of the computer, and behind them this player where
/// he is a program.
std::vector<Player> offered_players(const Player& now);

/// The levels as a sentence lists them: "1 (squire), 2 (knight), 3 (captain) or 4 (champion)".
std::string level_list();
/// A level by number or name. Refused: there is none, and which there are.
Result<int> read_level(std::string_view text);

} // namespace disfida
