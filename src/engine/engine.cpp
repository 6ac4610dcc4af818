#include "engine/engine.hpp"

#include <utility>

#include "engine/command.hpp"
#include "engine/framing.hpp"
#include "kernel/words.hpp"

namespace disfida::engine {

namespace {

Result<std::string> carry_out(Session& session, const Line& line) {
    if (line.too_long) {
        return Error{"the line is longer than " + std::to_string(longest_line) + " bytes"};
    }
    const Command* command = find_command(line.command);
    if (command == nullptr) {
        return Error{"unknown command " + in_quotes(line.command) + ": list_commands names all"};
    }
    if (command->needs != Needs::nothing && !session.match) {
        return Error{"no game"};
    }
    if (command->arguments.empty() && !line.arguments.empty()) {
        return usage_of(command->name);
    }
    if (command->needs == Needs::position) {
        if (auto settled = session.match->settle(); !settled) {
            return settled.error();
        }
    }
    return command->run(session, line.arguments);
}

} // namespace

Engine::Engine(DataSource data, Entropy entropy) : session_{std::move(data), std::move(entropy), {}} {}

std::string Engine::answer(std::string_view text) {
    const auto line = parse_line(text);
    if (!line) {
        return {};
    }
    const auto outcome = carry_out(session_, *line);
    return outcome ? success(line->id, *outcome) : failure(line->id, outcome.error().line());
}

} // namespace disfida::engine
