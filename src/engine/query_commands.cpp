#include "engine/query_commands.hpp"

#include <algorithm>

#include "engine/command.hpp"
#include "engine/framing.hpp"
#include "kernel/words.hpp"
#include "play/advice.hpp"
#include "play/players.hpp"
#include "play/report.hpp"
#include "play/rulebook.hpp"
#include "play/thinking.hpp"

namespace disfida::engine {

namespace {

Result<const Ply*> last_ply(const Session& session) {
    const auto& plies = session.match->plies();
    if (plies.empty()) {
        return Error{"no action has been played"};
    }
    return &plies.back();
}

} // namespace

Result<std::string> list_legal(Session& session, std::string_view /*arguments*/) {
    return join(session.match->position().legal(), "\n");
}

Result<std::string> show_state(Session& session, std::string_view /*arguments*/) {
    return session.match->position().state();
}

Result<std::string> show_record(Session& session, std::string_view /*arguments*/) {
    return session.match->record().text();
}

Result<std::string> show_odds(Session& session, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("odds");
    }
    return session.match->position().odds(single_spaced(arguments));
}

Result<std::string> suggest(Session& session, std::string_view arguments) {
    const std::string spaced = single_spaced(arguments);
    const auto words = split(spaced, ' ');
    const auto level = words[0].empty() ? Result<int>(last_level) : read_level(words[0]);
    if (!level) {
        return level.error();
    }
    const auto limit = words.size() == 2 ? parse_number<unsigned>(words[1]) : std::nullopt;
    if (words.size() > 2 || (words.size() == 2 && !limit)) {
        return usage_of("suggest");
    }
    const Position& position = session.match->position();
    if (position.over()) {
        return Error{"the game is over"};
    }
    // With a time the clock decides when it is enough, without one the level's own effort: always the same.
    std::string action = limit ? decide_within(position, *level, std::chrono::milliseconds(*limit))
                         : words[0].empty() ? counsel(position)
                                            : position.suggest(*level);
    if (action.empty()) {
        return Error{"the computer knows no action here"};
    }
    return action;
}

Result<std::string> show_advice(Session& session, std::string_view arguments) {
    const auto level = arguments.empty() ? Result<int>(last_level) : read_level(arguments);
    if (!level) {
        return level.error();
    }
    const Position& position = session.match->position();
    if (position.over()) {
        return Error{"the game is over"};
    }
    return arguments.empty() ? advise(position).sentence
                             : advise(position, position.suggest(*level)).sentence;
}

Result<std::string> show_report(Session& session, std::string_view /*arguments*/) {
    return join(report(*session.match), "\n");
}

Result<std::string> explain(Session& session, std::string_view arguments) {
    const Position& position = session.match->position();
    if (!arguments.empty()) { // an action that has not been played
        const auto action = position.check(single_spaced(arguments));
        return action ? Result<std::string>(join(position.outlook(*action), "\n"))
                      : Result<std::string>(action.error());
    }
    const auto ply = last_ply(session);
    if (!ply) {
        return ply.error();
    }
    return join(position.explain((*ply)->events), "\n");
}

Result<std::string> list_events(Session& session, std::string_view /*arguments*/) {
    const auto ply = last_ply(session);
    if (!ply) {
        return ply.error();
    }
    std::string out;
    for (const Event& event : (*ply)->events) {
        out += to_json(event) + '\n';
    }
    return out;
}

Result<std::string> show_rule(Session& session, std::string_view arguments) {
    if (arguments.empty()) {
        return usage_of("rule");
    }
    const GameInfo& game = session.match->info();
    const auto rules = load_rules(session.data, game.name);
    if (!rules) {
        return rules.error();
    }
    const auto rule = std::find_if(rules->begin(), rules->end(),
                                   [&](const RuleText& known) { return known.id == arguments; });
    if (rule == rules->end()) {
        std::vector<std::string> ids;
        for (const RuleText& known : *rules) {
            ids.push_back(known.id);
        }
        return Error{std::string(game.name) + " has no rule " + in_quotes(arguments) + ": " + join(ids, " ")};
    }
    std::string out = rule->id + ' ' + rule->title + '\n' + rule->text + '\n';
    if (!rule->ruling.empty()) {
        out += "Ruling: " + rule->ruling + '\n';
    }
    if (!rule->reconstruction.empty()) {
        out += "Reconstruction: " + rule->reconstruction + '\n';
    }
    return out;
}

} // namespace disfida::engine
