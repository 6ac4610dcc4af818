#include "engine/command.hpp"

#include <algorithm>
#include <array>

#include "disfida/version.hpp"
#include "engine/match_commands.hpp"
#include "engine/query_commands.hpp"

namespace disfida::engine {

namespace {

Result<std::string> say_protocol(Session& /*session*/, std::string_view /*arguments*/) {
    return std::string("2");
}

Result<std::string> say_name(Session& /*session*/, std::string_view /*arguments*/) {
    return std::string("disfida");
}

Result<std::string> say_version(Session& /*session*/, std::string_view /*arguments*/) {
    return std::string(version());
}

Result<std::string> list_commands(Session& /*session*/, std::string_view /*arguments*/) {
    std::string out;
    for (const Command& command : all_commands()) {
        out += std::string(command.name) + '\n';
    }
    return out;
}

Result<std::string> known_command(Session& /*session*/, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("known_command");
    }
    return std::string(find_command(arguments) != nullptr ? "true" : "false");
}

Result<std::string> quit(Session& session, std::string_view /*arguments*/) {
    session.finished = true;
    return std::string();
}

Result<std::string> list_games(Session& /*session*/, std::string_view /*arguments*/) {
    std::string out;
    for (const GameInfo& game : all_games()) {
        out += std::string(game.name) + '\n';
    }
    return out;
}

constexpr std::array commands{
    Command{"protocol_version", "", Needs::nothing, say_protocol},
    Command{"name", "", Needs::nothing, say_name},
    Command{"version", "", Needs::nothing, say_version},
    Command{"list_commands", "", Needs::nothing, list_commands},
    Command{"known_command", "COMMAND", Needs::nothing, known_command},
    Command{"quit", "", Needs::nothing, quit},
    Command{"games", "", Needs::nothing, list_games},
    Command{"new", "GAME [seed N] [NAME=VALUE ...]", Needs::nothing, start_game},
    Command{"legal", "", Needs::position, list_legal},
    Command{"play", "ACTION [: d d d]", Needs::position, play},
    Command{"auto", "[N]", Needs::position, play_forced},
    Command{"state", "", Needs::position, show_state},
    Command{"record", "", Needs::position, show_record},
    Command{"undo", "", Needs::position, undo},
    Command{"save", "FILE", Needs::position, save_game},
    Command{"load", "FILE", Needs::nothing, load_game},
    Command{"odds", "ACTION", Needs::position, show_odds},
    Command{"suggest", "[LEVEL] [ms]", Needs::position, suggest},
    Command{"advice", "[LEVEL]", Needs::position, show_advice},
    Command{"report", "", Needs::position, show_report},
    Command{"set", "STATEMENT", Needs::game, set_up},
    Command{"explain", "[ACTION]", Needs::position, explain},
    Command{"events", "", Needs::position, list_events},
    Command{"rule", "ID", Needs::game, show_rule},
};

} // namespace

std::span<const Command> all_commands() { return commands; }

const Command* find_command(std::string_view name) {
    const auto* at = std::find_if(commands.begin(), commands.end(),
                                  [&](const Command& command) { return command.name == name; });
    return at == commands.end() ? nullptr : at;
}

Error usage_of(std::string_view name) {
    const Command* command = find_command(name);
    const std::string arguments(command->arguments);
    return Error{std::string(name) + " is written: " + std::string(name) + (arguments.empty() ? "" : " ") +
                 arguments};
}

} // namespace disfida::engine
