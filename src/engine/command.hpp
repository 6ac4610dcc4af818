// The commands of the engine: one table, from which they are listed, looked up and carried out.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "disfida/result.hpp"
#include "engine/session.hpp"

namespace disfida::engine {

/// What has to be there before a command is carried out.
enum class Needs : std::uint8_t {
    nothing,
    game,     ///< a game at hand
    position, ///< a game whose set-up holds as a whole
};

struct Command {
    std::string_view name;
    std::string_view arguments; ///< how they are written, empty when there are none
    Needs needs;
    /// Gives the lines of the answer. `arguments` have no spaces at the ends.
    Result<std::string> (*run)(Session&, std::string_view arguments);
};

/// All commands, in the order they are listed.
std::span<const Command> all_commands();

/// The command of that name, or null.
const Command* find_command(std::string_view name);

/// The refusal of arguments that are not as a command takes them: "play is written: play ACTION".
Error usage_of(std::string_view name);

} // namespace disfida::engine
